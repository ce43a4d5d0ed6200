"""The words of a report: the lab's own from the shell's catalogue, a game's from the game's."""

import re
from typing import Any

from warbox.i18n import Speech, speech

MESSAGES = {"card": "card", "agent": "agent", "weapon": "weapon", "squad": "figure"}  # the game's word for a kind
VEHICLES = {  # names that no language changes
    "m4a1": "M4A1 Sherman",
    "panzer4": "Panzer IV",
    "tiger1": "Tiger I",
    "m3a1": "M3A1",
    "sdkfz251": "SdKfz 251",
    "gmc": "GMC",
    "opel": "Opel",
}


class Words:
    def __init__(self, game: str, lang: str) -> None:
        self.said: Speech = speech(game, lang)
        self.lang = self.said.lang

    def __call__(self, message: str, **facts: str | int) -> str:
        return self.said.say(f"lab-report-{message}", **facts)

    def number(self, value: float, digits: int = 1, sign: bool = False) -> str:
        told = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
        if float(told) == 0:
            told = told.lstrip("+-")
        return told.replace("-", "−").replace(".", self.said.say("decimal-point"))

    def percent(self, share: float, digits: int = 1) -> str:
        return self.number(100 * share, digits)

    def side(self, seats: list[str]) -> str:
        """A side by its seats; where their names say whose they are (`Americans, division 2`) the first one will do."""
        first, *others = (self.seat(seat) for seat in seats)
        return " + ".join([first, *(name for name in others if not name.startswith(first))])

    def seat(self, letter: str) -> str:
        for message, fact in (("seat-name", "seat"), ("winner", "winner")):
            if self.said.knows(message):
                return self.said.say(message, **{fact: letter}).removesuffix(f" ({letter})")
        return letter

    def thing(self, kind: str, name: str) -> str:
        """A card, unit, weapon or place in words."""
        if kind in MESSAGES and self.said.knows(MESSAGES[kind]):
            told = self.said.say(MESSAGES[kind], **{MESSAGES[kind]: name})
            return told[:1].upper() + told[1:]
        if kind == "vehicle":
            return VEHICLES.get(name, name)
        return self("row", row=name) if kind == "row" else name

    def end(self, found: dict[str, Any], letters: list[str]) -> str:
        """An end in words; who won by it is shown beside them, so a sentence `X wins: why` is cut down to why."""
        wins = found["wins"]
        winner = letters[wins.index(max(wins))] if any(wins) else "draw"
        message = f"outcome-{found['end']}"
        if not self.said.knows(message):
            return str(found["end"])
        told = self.said.say(message, winner=winner, seat=winner)
        why = re.split(r"\s?:\s", told, maxsplit=1)[-1]
        return why[:1].upper() + why[1:]
