"""An outlook: what a person is told before choosing, as far as the seat may know it."""

from typing import Final


class Outlook:
    """Plain data. Made by `Game.foresee`, on a position in which what the seat may not know has been drawn anew."""

    def __init__(
        self, odds: dict[str, object] | None = None, preview: dict[str, object] | None = None, because: str = ""
    ) -> None:
        self.odds: Final = odds  # of the choices: what each can bring, with exact chances
        self.preview: Final = preview  # of the table: ways, lines, costs, plans, as far as they are certain
        self.because: Final = because  # the rule behind the question as it is now, if another than the question's own

    def about(self, action: str) -> object:
        """What is told of one choice; None if nothing is."""
        choices = None if self.odds is None else self.odds.get("choices")
        return choices.get(action) if isinstance(choices, dict) else None


NOTHING: Final = Outlook()
