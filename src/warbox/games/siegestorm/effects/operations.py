"""The operations, one entry for each verb of the vocabulary. The set is closed, and each verb is a small class."""

from typing import TYPE_CHECKING, Final

from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import Entry
from warbox.games.siegestorm.cards.verbs import VERBS
from warbox.games.siegestorm.effects.affected import number_for, number_meant, players_meant
from warbox.games.siegestorm.effects.lasting import Lasting
from warbox.games.siegestorm.effects.on_cards import (
    Destroy,
    Kill,
    MakeSupporter,
    Menace,
    Move,
    PutTokens,
    ReturnToHand,
)
from warbox.games.siegestorm.effects.on_chain import CopyNegated, ExtraTurn, Negate, Win
from warbox.games.siegestorm.effects.on_piles import Discard, Draw, Heal, Seeing, Taking
from warbox.games.siegestorm.effects.on_supporters import Commit, Reset, Sacrifice
from warbox.games.siegestorm.effects.on_track import AdvanceTracks, Coming, Shapeshift, Shift, StormNow, Switch
from warbox.games.siegestorm.effects.operation import Operation
from warbox.games.siegestorm.effects.picking import NUMBER, VICTIM
from warbox.games.siegestorm.rules import damage
from warbox.games.siegestorm.state import SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.effects.resolve import Resolve


class Deal(Operation):
    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        """Each of these players suffers DMG at the same time."""
        victims = players_meant(state, frame, entry)
        if not victims:
            return
        amounts = [number_for(state, frame, entry, victim) for victim in victims]
        additional = frame.program.deals_more
        frame.done = damage.inflict(state, victims, amounts, int(frame.zone), int(frame.you), additional)


class Recover(Operation):
    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        """The boss gains Life; [SGS-R-66] nothing under human control. [SGS-R-31] Without a number: all."""
        if state.is_boss(int(frame.you)):
            amount = 1000 if entry.n == v.NO_NUMBER else number_meant(state, frame, entry)
            frame.done = damage.recover(state, amount)


TABLE: Final[list[Operation]] = [
    Deal("deal"),
    Lasting("modify_damage"),
    Draw("draw"),
    Seeing("vision"),
    Discard("discard"),
    Heal("heal"),
    Kill("kill"),
    Destroy("destroy"),
    Sacrifice("sacrifice"),
    ReturnToHand("return_to_hand"),
    Move("move"),
    Shift("shift"),
    Switch("switch"),
    AdvanceTracks("advance"),
    Coming("place"),
    Coming("deploy"),
    StormNow("storm"),
    MakeSupporter("make_supporter"),
    Reset("reset"),
    Commit("commit"),
    Lasting("modify"),
    Lasting("modify_cost"),
    Lasting("ignore_defenders"),
    Lasting("protect"),
    Negate("negate"),
    CopyNegated("copy_negated"),
    Shapeshift("shapeshift"),
    Taking("steal"),
    Taking("raise"),
    ExtraTurn("extra_turn"),
    Win("win"),
    Recover("recover"),
    Menace("menace"),
    PutTokens("token"),
]
BY_NAME: Final = {operation.name: operation for operation in TABLE}
OPERATIONS: Final = [BY_NAME[verb.name] for verb in VERBS]  # by the number of the verb


def begin(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    if entry.asks_number and frame.number < 0 and not state.is_boss(int(frame.you)):
        frame.ask_pick(NUMBER, int(frame.you), 1)
    else:
        OPERATIONS[entry.verb].begin(state, frame, entry)


def finish(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    """Go on with what was chosen."""
    if frame.pool == VICTIM:  # the players have decided who is meant
        frame.victims = frame.picks.copy()
        frame.picks = []
        begin(state, frame, entry)
    elif frame.pool == NUMBER:
        frame.number = frame.picks[0]
        frame.picks = []
        begin(state, frame, entry)
    else:
        OPERATIONS[entry.verb].finish(state, frame, entry)
