"""The operations: what each verb of the vocabulary does. The set is closed, and each verb is a small function.

`begin` starts an operation; if something must be chosen or rolled first, `finish` goes on with what came of it.
"""

from typing import TYPE_CHECKING

from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import NO_NUMBER, Entry
from warbox.games.siegestorm.effects import lasting as op_lasting
from warbox.games.siegestorm.effects import on_cards as op_cards
from warbox.games.siegestorm.effects import on_chain as op_chain
from warbox.games.siegestorm.effects import on_piles as op_piles
from warbox.games.siegestorm.effects import on_supporters as op_supporters
from warbox.games.siegestorm.effects import on_track as op_track
from warbox.games.siegestorm.effects.affected import number_for, number_meant, players_meant
from warbox.games.siegestorm.effects.picking import NUMBER, VICTIM, sacrifices
from warbox.games.siegestorm.rules import damage
from warbox.games.siegestorm.rules.sides import opponents
from warbox.games.siegestorm.rules.victory import win_at_once
from warbox.games.siegestorm.state import SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.effects.resolve import Resolve


def is_possible(state: SiegestormState, frame: "Resolve", entry: Entry) -> bool:
    """Whether there is any point in asking: nobody is asked whether to sacrifice if there is nothing to sacrifice.

    Only what all can see is looked at, so that nobody learns anything from not being asked.
    """
    verb = entry.verb
    if verb == v.SACRIFICE and entry.who == v.YOU and entry.to != v.SELF:
        return sacrifices(state, frame, int(frame.you)) != []
    if not entry.may:
        return True
    if verb == v.RESET and entry.who == v.YOU:
        return [one for one in state.players[frame.you].support if one & 1] != []
    if verb == v.RAISE or verb == v.STEAL:
        for rival in opponents(state, int(frame.you), int(frame.zone)):
            piles = state.players[rival]
            if piles.casualties if verb == v.RAISE else piles.hand:
                return True
        return False
    return True


def begin(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    verb = entry.verb
    if entry.asks_number and frame.number < 0 and not state.is_boss(int(frame.you)):
        frame.ask_pick(NUMBER, int(frame.you), 1)
    elif verb == v.DEAL:
        deal(state, frame, entry)
    elif verb in (v.DRAW, v.VISION, v.DISCARD, v.HEAL, v.STEAL, v.RAISE):
        op_piles.begin(state, frame, entry)
    elif verb in (v.MODIFY, v.MODIFY_COST, v.MODIFY_DAMAGE, v.IGNORE_DEFENDERS, v.PROTECT):
        op_lasting.add_effects(state, frame, entry)
    elif verb in (v.KILL, v.DESTROY, v.RETURN_TO_HAND, v.MOVE, v.MAKE_SUPPORTER):
        op_cards.begin(state, frame, entry)
    elif verb in (v.SACRIFICE, v.RESET, v.COMMIT):
        op_supporters.begin(state, frame, entry)
    elif verb in (v.SHIFT, v.SWITCH, v.ADVANCE, v.PLACE, v.DEPLOY, v.STORM, v.SHAPESHIFT):
        op_track.begin(state, frame, entry)
    elif verb == v.NEGATE:
        op_chain.negate(state, frame)
    elif verb == v.COPY_NEGATED:
        op_chain.copy_negated(state, frame)
    elif verb == v.EXTRA_TURN:
        op_chain.extra_turn(state, frame, entry)
    elif verb == v.WIN:
        win_at_once(state, int(frame.you))
    elif verb == v.RECOVER:
        recover(state, frame, entry)
    elif verb == v.MENACE:
        op_cards.menace(state, frame, entry)
    else:
        op_cards.put_tokens(state, frame, entry)


def finish(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    """Go on with what was chosen."""
    verb = entry.verb
    if frame.pool == VICTIM:  # the players have decided who is meant
        frame.victims = frame.picks.copy()
        frame.picks = []
        begin(state, frame, entry)
    elif frame.pool == NUMBER:
        frame.number = frame.picks[0]
        frame.picks = []
        begin(state, frame, entry)
    elif verb in (v.DISCARD, v.VISION):
        op_piles.finish(state, frame, entry)
    elif verb in (v.KILL, v.DESTROY, v.RETURN_TO_HAND, v.MOVE, v.MAKE_SUPPORTER):
        op_cards.finish(state, frame, entry)
    elif verb in (v.SACRIFICE, v.RESET, v.COMMIT):
        op_supporters.finish(state, frame, entry)
    else:
        op_track.finish(state, frame, entry)


def deal(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    """`deal`: each of these players suffers DMG at the same time."""
    victims = players_meant(state, frame, entry)
    if not victims:
        return
    amounts = [number_for(state, frame, entry, victim) for victim in victims]
    additional = frame.program.deals_more
    frame.done = damage.inflict(state, victims, amounts, int(frame.zone), int(frame.you), additional)


def recover(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    """`recover`: the boss gains Life; [SGS-R-66] nothing under human control. [SGS-R-31] Without a number: all."""
    if not state.is_boss(int(frame.you)):
        return
    amount = 1000 if entry.n == NO_NUMBER else number_meant(state, frame, entry)
    frame.done = damage.recover(state, amount)
