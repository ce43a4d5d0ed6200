"""What the lab keeps of a game, in a line of a file."""

import msgspec

Counts = dict[str, dict[str, dict[str, int]]]  # by seat's letter, by kind, by name


class Row(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A finished game.

    `players` by seat; `winners`: none is a draw. `kinds`: by seat and kind of decision, how many there were and how
    many choices they had in all. `uses`: cards, units, weapons that a seat used. `places`: where something of a seat's
    happened. `outlook`: the chances of each side at the end of every turn, as the game reckons them.
    """

    number: int
    deal: int
    variant: str
    lineup: int
    rotation: int
    players: dict[str, str]
    winners: list[str]
    end: str
    rule: str
    turns: int
    decisions: int
    kinds: dict[str, dict[str, tuple[int, int]]]
    uses: Counts
    places: Counts
    outlook: list[list[float]]

    def score(self, letter: str) -> float:
        """1 for a win, 0.5 for a draw, 0 for a loss."""
        if not self.winners:
            return 0.5
        return 1.0 if letter in self.winners else 0.0
