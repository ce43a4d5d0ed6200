"""A probe: what the rules say about one answer before it is given, whether or not a list has it."""

from fractions import Fraction
from typing import Final

from warbox.engine.decision import Modifier, Refusal, total

NOT_NOTATION: Final = "not-notation"  # the kind of a refusal of what cannot be read


class Probe:
    """Whether an answer would be taken or why not, the numbers behind it with their causes, the odds, where it goes.

    A frame fills it in `Frame.probe`. It is worked out on a position in which what the seat may not know has been drawn
    anew, so that nothing hidden can come into it.
    """

    def __init__(self, action: str, refusal: Refusal | None) -> None:
        self.action: Final = action
        self.refusal: Final = refusal
        self.numbers: Final[dict[str, list[Modifier]]] = {}  # by name: the causes, summed last
        self.odds: Final[dict[str, Fraction]] = {}  # by name: exact
        self.told: object = None  # what the game's outlook tells of this choice; plain data
        self.region: Final[list[dict[str, object]]] = []  # shapes on the board: regions, routes; plain data

    def plain(self) -> dict[str, object]:
        """As it is sent: a chance is numerator and denominator."""
        refusal = self.refusal
        why: dict[str, object] | None = None
        if refusal is not None:
            why = {"kind": refusal.kind, "rule": refusal.rule, "facts": dict[str, object](refusal.facts)}
        numbers: dict[str, object] = {}
        for name, causes in self.numbers.items():
            listed: list[object] = []
            for cause in causes:
                one: dict[str, object] = {"value": cause.value, "rule": cause.rule, "kind": cause.kind}
                listed.append(one)
            number: dict[str, object] = {"total": total(causes), "causes": listed}
            numbers[name] = number
        odds: dict[str, object] = {}
        for name, chance in self.odds.items():
            odds[name] = list[object]([chance.numerator, chance.denominator])
        return {
            "action": self.action,
            "allowed": refusal is None,
            "refusal": why,
            "numbers": numbers,
            "odds": odds,
            "region": list[object](self.region),
            "told": self.told,
        }

    def __repr__(self) -> str:
        return f"<probe of {self.action!r}: {'allowed' if self.refusal is None else self.refusal.text()}>"
