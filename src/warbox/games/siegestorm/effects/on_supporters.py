"""Operations in which players choose among their own: sacrifice, reset, commit."""

from typing import TYPE_CHECKING

from warbox.engine.event import Public
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import Entry
from warbox.games.siegestorm.effects.affected import count_for, players_meant
from warbox.games.siegestorm.effects.operation import NO_POOL, Operation
from warbox.games.siegestorm.effects.picking import SACRIFICED, TO_COMMIT, TO_RESET, proceed, sacrifices
from warbox.games.siegestorm.rules import killing
from warbox.games.siegestorm.state import SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.effects.resolve import Resolve


class InTurn(Operation):
    """The players meant choose among their own, one after the other."""

    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        players = players_meant(state, frame, entry)
        if players:
            frame.victims = players.copy()
            self.next_player(state, frame, entry)

    def next_player(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        while frame.victims:
            player = frame.victims[0]
            if state.players[player].alive and self.may_choose(state, player):
                frame.ask_pick(self.pool(entry), player, count_for(state, frame, entry, player))
                if self.has_enough(state, player, entry, int(frame.left)):
                    proceed(state, frame)
                    return
            del frame.victims[0]
        frame.skip_choice()

    def may_choose(self, state: SiegestormState, player: int) -> bool:
        """[SGS-R-34] The boss has no Supporters."""
        return not state.is_boss(player)

    def has_enough(self, state: SiegestormState, player: int, entry: Entry, wanted: int) -> bool:
        return True

    def finish(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        player = frame.victims[0]
        del frame.victims[0]
        self.apply(state, frame, player)
        frame.picks = []
        self.next_player(state, frame, entry)

    def apply(self, state: SiegestormState, frame: "Resolve", player: int) -> None:
        raise NotImplementedError

    def takes_turns(self) -> bool:
        return True


class Sacrifice(InTurn):
    def is_possible(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> bool:
        """Nobody is asked whether to sacrifice if there is nothing to sacrifice."""
        return entry.who != v.YOU or entry.to == v.SELF or sacrifices(state, frame, int(frame.you)) != []

    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        if entry.to == v.SELF:
            sacrifice_itself(state, frame)
        else:
            super().begin(state, frame, entry)

    def may_choose(self, state: SiegestormState, player: int) -> bool:
        return True

    def apply(self, state: SiegestormState, frame: "Resolve", player: int) -> None:
        if frame.picks:
            frame.done = True
            killing.kill(state, frame.picks.copy(), player)

    def pool(self, entry: Entry) -> int:
        return SACRIFICED if entry.to != v.SELF else NO_POOL


class Reset(InTurn):
    def is_possible(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> bool:
        if not entry.may or entry.who != v.YOU:
            return True
        return [one for one in state.players[frame.you].support if one & 1] != []

    def apply(self, state: SiegestormState, frame: "Resolve", player: int) -> None:
        for index in frame.picks:
            turn(state, frame, player, index, False)

    def pool(self, entry: Entry) -> int:
        return TO_RESET


class Commit(InTurn):
    def has_enough(self, state: SiegestormState, player: int, entry: Entry, wanted: int) -> bool:
        """Impossible if fewer are ready than it says."""
        ready = [supporter for supporter in state.players[player].support if not supporter & 1]
        return len(ready) >= wanted or (entry.amount != v.FIXED and entry.amount != v.COUNTED)

    def apply(self, state: SiegestormState, frame: "Resolve", player: int) -> None:
        for index in frame.picks:
            turn(state, frame, player, index, True)

    def pool(self, entry: Entry) -> int:
        return TO_COMMIT


def sacrifice_itself(state: SiegestormState, frame: "Resolve") -> None:
    """[SGS-KEYWORD-23] This very card, only while it is on the War Track."""
    source = int(frame.source)
    if source >= 0 and state.track_of(source) >= 0:
        frame.done = True
        killing.kill(state, [source], state.controller(source))


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
