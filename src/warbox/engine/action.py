"""Actions: what a seat, or chance, answers to a decision."""

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One answer in notation, without the seat: `shot C`, `plot F F R`. The text is its identity.

    Games subclass it to carry the parsed fields, and keep actions that do not vary as module constants.
    """

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __str__(self) -> str:
        return self.text


class Dice(Action):
    """Chance's answer to a `Roll`: the faces in the order drawn."""

    def __init__(self, faces: list[int]) -> None:
        super().__init__("dice " + " ".join([str(face) for face in faces]))
        self.faces: Final = faces


class Order(Action):
    """Chance's answer to a `Shuffle`: where each place's content comes from, counted from 0."""

    def __init__(self, order: list[int]) -> None:
        super().__init__("order " + " ".join([str(index) for index in order]))
        self.order: Final = order
