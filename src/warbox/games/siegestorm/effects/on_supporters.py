"""Operations in which players choose among their own: sacrifice, reset, commit."""

from typing import TYPE_CHECKING

from warbox.engine.event import Public
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import Entry
from warbox.games.siegestorm.effects.affected import count_for, players_meant
from warbox.games.siegestorm.effects.picking import SACRIFICED, TO_COMMIT, TO_RESET, proceed
from warbox.games.siegestorm.rules import killing
from warbox.games.siegestorm.state import SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.effects.resolve import Resolve


def begin(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    if entry.verb == v.SACRIFICE and entry.to == v.SELF:
        sacrifice_itself(state, frame)
        return
    players = players_meant(state, frame, entry)
    if players:
        frame.victims = players.copy()
        next_player(state, frame, entry)


def sacrifice_itself(state: SiegestormState, frame: "Resolve") -> None:
    """[SGS-KEYWORD-23] This very card, only while it is on the War Track."""
    source = int(frame.source)
    if source >= 0 and state.track_of(source) >= 0:
        frame.done = True
        killing.kill(state, [source], state.controller(source))


def next_player(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    """The players meant, one after the other."""
    while frame.victims:
        player = frame.victims[0]
        if not state.players[player].alive or (state.is_boss(player) and entry.verb != v.SACRIFICE):
            del frame.victims[0]  # [SGS-R-34] the boss has no Supporters
            continue
        pool = SACRIFICED
        if entry.verb != v.SACRIFICE:
            pool = TO_RESET if entry.verb == v.RESET else TO_COMMIT
        frame.ask_pick(pool, player, count_for(state, frame, entry, player))
        if entry.verb == v.COMMIT and (entry.amount == v.FIXED or entry.amount == v.COUNTED):
            ready = [supporter for supporter in state.players[player].support if not supporter & 1]
            if len(ready) < frame.left:  # impossible if fewer
                del frame.victims[0]
                continue
        proceed(state, frame)
        return
    frame.skip_choice()


def finish(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    player = frame.victims[0]
    del frame.victims[0]
    if entry.verb == v.SACRIFICE:
        if frame.picks:
            frame.done = True
            killing.kill(state, frame.picks.copy(), player)
    else:
        for index in frame.picks:
            turn(state, frame, player, index, entry.verb == v.COMMIT)
    frame.picks = []
    next_player(state, frame, entry)


def turn(state: SiegestormState, frame: "Resolve", player: int, index: int, commit: bool) -> None:
    """[SGS-KEYWORD-07] [SGS-SUPPORT-05] Turn a Supporter, or straighten it."""
    frame.done = True
    supporter = state.players[player].support[index]
    state.players[player].support[index] = supporter | 1 if commit else supporter & ~1
    if state.events is not None:
        facts: dict[str, str | int] = {"player": state.letter(player), "number": index + 1}
        if commit:
            state.emit(Public("committed", "SGS-KEYWORD-07", facts))
        else:
            state.emit(Public("reset", "SGS-KEYWORD-07", facts))
