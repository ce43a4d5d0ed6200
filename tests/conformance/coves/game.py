"""Coves, a tiny complete game: the worked example of `docs/how-to-add-a-game.md` and the proof of the conformance kit.

Two smugglers, A and B, each hide a chest in one of their three coves. Five cards are shuffled and one dealt to each.
Every round both play a card or none, face down; the higher card digs in a cove of the other, who may guard it with a
card; a die says whether the digger gets to the bottom. Then either may draw from the pack before the next round.
"""

from typing import Final

from tests.conformance.coves.notation import MOMENTS, OPTIONS, PAGE, format_position, moment_of, read_position
from tests.conformance.coves.rules import NO_CARD, UNANSWERED, VERBS, CovesState
from tests.conformance.coves.shape import Shown
from warbox.engine.decision import ARBITER
from warbox.engine.game import Game, View
from warbox.engine.page import Lines
from warbox.engine.sampler import Sampler


class Coves(Game[CovesState]):
    def __init__(self) -> None:
        self.slug = "coves"
        self.prefix = "TOY"
        self.rules_version = "1"
        self.seats = ["A", "B"]
        self.options = OPTIONS
        self.verbs = VERBS
        self.page = PAGE

    def new(self, options: dict[str, str]) -> CovesState:
        return self.parse(f"game coves\noptions rounds={options['rounds']} last={options['last']}")

    def view(self, state: CovesState, seat: int) -> View:
        sides: list[object] = []
        for side in (0, 1):
            known = seat in (side, ARBITER)
            own: View = {
                "cove": state.coves[side] if known else None,
                "hidden": state.coves[side] != 0,
                "dug": list[object](state.dug[side]),
                "hand": list[object](state.hands[side]) if known else None,
                "cards": len(state.hands[side]),
                "bid": state.bids[side] if known else None,
                "answered": state.bids[side] != UNANSWERED,
            }
            sides.append(own)
        return {
            "round": state.round,
            "rounds": state.rounds,
            "last": state.last,
            "sides": sides,
            "pack": len(state.pack),
            "spent": list[object](state.spent),
            "at": MOMENTS.write(moment_of(state)).removeprefix("at "),
        }

    def shape(self) -> object:
        return Shown

    def format(self, state: CovesState, seat: int = ARBITER) -> str:
        return format_position(state, seat)

    def read(self, lines: Lines) -> CovesState:
        return read_position(lines)

    def determinize(self, state: CovesState, seat: int, sampler: Sampler) -> CovesState:
        copy = state.clone()
        others = [side for side in (0, 1) if side != seat]
        unseen = list(copy.pack)
        for side in others:
            unseen += copy.hands[side]
            if copy.coves[side]:
                choices = [cove for cove in (1, 2, 3) if cove not in copy.dug[side]]
                copy.coves[side] = choices[int(sampler.below(len(choices)))]
        unseen.sort()
        unseen = [unseen[index] for index in sampler.order(len(unseen))]
        for side in others:
            count = len(copy.hands[side])
            copy.hands[side] = sorted(unseen[:count])
            unseen = unseen[count:]
            if copy.bids[side] != UNANSWERED:
                bids = [NO_CARD, *copy.hands[side]]
                copy.bids[side] = bids[int(sampler.below(len(bids)))]
        copy.pack = unseen
        return copy

    def evaluate(self, state: CovesState, seat: int) -> float:
        if state.outcome is not None:
            return state.outcome.score(seat)
        return 0.5 + 0.1 * (len(state.dug[1 - seat]) - len(state.dug[seat]))


COVES: Final = Coves()
GAME: Final = COVES
