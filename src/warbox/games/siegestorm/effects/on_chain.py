"""Operations on the chain, the turns and the game: negate, copy_negated, extra_turn, win."""

from typing import TYPE_CHECKING

from warbox.engine.event import Public
from warbox.games.siegestorm.cards.card import Entry
from warbox.games.siegestorm.effects import resolve
from warbox.games.siegestorm.effects.affected import players_meant
from warbox.games.siegestorm.effects.operation import Operation
from warbox.games.siegestorm.rules import chain as chains
from warbox.games.siegestorm.rules.values import passes
from warbox.games.siegestorm.rules.victory import win_at_once
from warbox.games.siegestorm.state import SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.effects.resolve import Resolve


class Negate(Operation):
    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        negate(state, frame)


class CopyNegated(Operation):
    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        copy_negated(state, frame)


class ExtraTurn(Operation):
    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        extra_turn(state, frame, entry)


class Win(Operation):
    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        """[SGS-PROMO-03]"""
        win_at_once(state, int(frame.you))


def negate(state: SiegestormState, frame: "Resolve") -> None:
    """[SGS-KEYWORD-16] [SGS-CHAIN-09] The link that this one answers has no effect; used through a copy: the next
    action link that has not been carried out."""
    chain = chains.chain_below(state)
    if chain is None:
        return
    index = int(frame.answers) if frame.answers >= 0 else next_action(state, chain, frame)
    if index < 0 or not chain.negate(index):
        return
    frame.negated = index
    frame.done = True
    if state.events is not None:
        state.emit(Public("negated", "SGS-KEYWORD-16", chains.link_facts(state, chain.links[index])))


def next_action(state: SiegestormState, chain: "chains.Chain", frame: "Resolve") -> int:
    for index in range(len(chain.links) - 2, -1, -1):
        link = chain.links[index]
        if link.is_action() and not chain.negated & chains.LINK_BITS[index]:
            if passes(state, frame.current(), int(frame.source), int(link.source), True):
                return index
    return -1


def copy_negated(state: SiegestormState, frame: "Resolve") -> None:
    """The Action just negated, as one's own. [SGS-R-66] A Gang or Spirit symbol copied does nothing."""
    chain = chains.chain_below(state)
    if chain is None or frame.negated < 0 or frame.negated >= len(chain.links):
        return
    link = chain.links[frame.negated]
    if link.kind != chains.ACTION and link.kind != chains.STORM_ACTION:
        return
    frame.done = True
    if state.events is not None:
        facts: dict[str, str | int] = {"player": state.letter(int(frame.you)), "card": state.name(int(link.source))}
        state.emit(Public("copied", "SGS-R-52", facts))
    state.push(resolve.copy_of(link.program(state), int(frame.you), int(link.source), int(frame.zone)))


def extra_turn(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    """[SGS-TURN-06] [SGS-TURN-07] [SGS-R-20] [SGS-R-58] A second grant before somebody else's turn is lost."""
    for player in players_meant(state, frame, entry):
        piles = state.players[player]
        if piles.extra or piles.had_extra:
            if state.events is not None:
                state.emit(Public("extra-lost", "SGS-TURN-07", {"player": state.letter(player)}))
            continue
        piles.extra = True
        frame.done = True
        if state.events is not None:
            state.emit(Public("extra-turn", "SGS-TURN-06", {"player": state.letter(player)}))
