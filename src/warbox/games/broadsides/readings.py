"""The readings on which tables differ. Each is an option of the setup; the ruling is the default."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.game import Option
from warbox.games.broadsides.sea import CONTENT

YES_NO: Final = ["yes", "no"]
LIMITS: Final = CONTENT.table("limits")  # [BBP-R-42] house numbers

OPTIONS: Final = [
    Option("three-masts-lose", "BBP-R-38", "no", YES_NO),
    Option("salvo-captain-loses", "BBP-R-49", "no", YES_NO),
    Option("captain-counts", "BBP-R-56", "yes", YES_NO),
    Option("captains-tie", "BBP-R-59", "alone", ["alone", "present"]),
    Option("idle-turns", "BBP-R-42", str(LIMITS.number("idle_broadsides_turns", 1, 9999)), []),
    Option("idle-boarding-turns", "BBP-R-42", str(LIMITS.number("idle_boarding_turns", 1, 9999)), []),
]


class Readings:
    """The chosen options. Never changed during a game: clones share it."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen: Final = chosen
        self.three_masts_lose: Final = chosen["three-masts-lose"] == "yes"
        self.salvo_captain_loses: Final = chosen["salvo-captain-loses"] == "yes"
        self.captain_counts: Final = chosen["captain-counts"] == "yes"
        self.captains_present_reroll: Final = chosen["captains-tie"] == "present"
        self.idle_turns: Final[i64] = int(chosen["idle-turns"])
        self.idle_boarding_turns: Final[i64] = int(chosen["idle-boarding-turns"])
