"""A player's turn, or the turn that partners share: six steps, with windows between them in which players act."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import ANY, Decision, Refusal
from warbox.engine.event import Public
from warbox.engine.state import Frame
from warbox.games.siegestorm.actions import (
    ADVANCE_NUMBER,
    DEPLOY_CARD,
    NEXT,
    NUMBER_ACTIONS,
    CardAction,
    NumberAction,
    SpotAction,
)
from warbox.games.siegestorm.battlefield import DUEL, LAST, NOBODY, SEATS
from warbox.games.siegestorm.boss import turn as boss_turn
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.effects.effect import Effect
from warbox.games.siegestorm.rules import declare, loops, track, triggers
from warbox.games.siegestorm.rules.acts import add_abilities, add_deployments, add_plays, why_no_act
from warbox.games.siegestorm.rules.asking import AskingFrame, by_seat
from warbox.games.siegestorm.rules.drawing import draw_for
from warbox.games.siegestorm.rules.pending import Pending
from warbox.games.siegestorm.rules.sides import on_tracks
from warbox.games.siegestorm.state import (
    ADVANCING,
    BEFORE_ADVANCE,
    BEFORE_DRAW,
    BEFORE_PREPARATION,
    DEPLOYMENT,
    DONE,
    WAITING,
    SiegestormState,
)

DRAWN: Final = 2  # [SGS-DRAW-01]
DRAWN_FIRST: Final = 1  # [SGS-DRAW-02] [SGS-DUEL-03]
DRAWN_LAST: Final = 3  # [SGS-LAST-04] [SGS-R-42]


def acting_question(bits: int) -> Decision:
    """[SGS-TURN-08] [SGS-COOP-02] The seats that may act now, by their bits."""
    seats = tuple([seat for seat in range(len(SEATS)) if bits >> seat & 1])
    if len(seats) == 1:
        return Decision("act", "SGS-TURN-08", seats, silent=True)
    return Decision("act", "SGS-COOP-02", seats, ANY, silent=True)


ACT: Final = [acting_question(bits) for bits in range(16)]
WHICH_TRACK: Final = by_seat("advance", "SGS-R-45")


class Turn(AskingFrame):
    """[SGS-TURN-01] Preparation, Draw, Advance, Deployment, Extra Turn, End; [SGS-R-11] windows lie between them.

    [SGS-COOP-02] [SGS-R-64] Partners prepare and draw together; then each goes on at his own pace. [SGS-SOLO-01]
    [SGS-SOLO-14] Against the boss a human's turn is the same.
    """

    def __init__(self, seats: list[int], tracks: list[int]) -> None:
        self.seats: Final = seats
        self.tracks = tracks  # still to advance in this step

    def asks(self, state: SiegestormState) -> Decision | None:
        bits = 0
        for seat in self.seats:
            step = state.players[seat].step
            if step == BEFORE_PREPARATION:
                return None  # [SGS-R-64] both prepare before either acts
            if step == ADVANCING:
                return WHICH_TRACK[seat] if len(self.filled_tracks(state)) > 1 else None
            if step in (BEFORE_DRAW, BEFORE_ADVANCE, DEPLOYMENT):
                bits |= 1 << seat
        return ACT[bits] if bits else None

    def filled_tracks(self, state: SiegestormState) -> list[int]:
        """[SGS-R-45] The tracks whose order of advancing can matter."""
        return [line for line in self.tracks if on_tracks(state, [line], False)]

    def legal(self, state: SiegestormState, seat: int) -> list[Action]:
        if state.players[seat].step == ADVANCING:
            return [NUMBER_ACTIONS[ADVANCE_NUMBER][line // 2 + 1] for line in self.filled_tracks(state)]
        choices: list[Action] = [NEXT]
        add_plays(state, seat, choices)
        add_deployments(state, seat, choices)
        add_abilities(state, seat, choices)
        return choices

    def why_not(self, state: SiegestormState, seat: int, action: Action) -> Refusal | None:
        return None if state.players[seat].step == ADVANCING else why_no_act(state, seat, action)

    def answer(self, state: SiegestormState, seat: int, action: Action) -> None:
        player = state.players[seat]
        state.cascade = 0
        if isinstance(action, NumberAction):
            zone = int(action.number) - 1
            state.push(track.Advance(state.battlefield.own_track(seat, zone), 1, False))
            self.tracks = [line for line in self.tracks if line // 2 != zone]
        elif isinstance(action, CardAction):
            loops.remember(state)
            if action.verb == DEPLOY_CARD:
                declare.declare_creature(state, seat, action)
            else:
                zone = -1 if len(state.battlefield.tracks[seat]) > 1 else state.battlefield.home(seat)
                declare.declare_play(state, seat, action, zone, -1)
        elif isinstance(action, SpotAction):
            loops.remember(state)
            declare.declare_ability(state, seat, action, -1)
        elif player.step == BEFORE_DRAW:
            player.step = WAITING
        elif player.step == BEFORE_ADVANCE:
            player.step = ADVANCING
            self.tracks = state.battlefield.tracks[seat].copy()
        else:
            player.step = DONE

    def run(self, state: SiegestormState) -> None:
        waiting: list[int] = []
        for seat in self.seats:
            step = state.players[seat].step
            if step == BEFORE_PREPARATION:
                prepare(state, seat)
                return
            if step == ADVANCING:
                self.advance(state, seat)
                return
            if step == WAITING:
                waiting.append(seat)
        if waiting:
            draw_step(state, waiting)
        else:
            end_turn(state, self)

    def advance(self, state: SiegestormState, seat: int) -> None:
        """[SGS-TURN-04] The track moves, mandatory; then the next one, if there are two."""
        self.tracks = [line for line in self.tracks if line in state.battlefield.tracks[seat]]
        if not self.tracks:
            state.players[seat].step = DEPLOYMENT
            return
        line = self.tracks[0]
        self.tracks = self.tracks[1:]
        state.push(track.Advance(line, 1, False))

    def clone(self) -> Frame[SiegestormState]:
        return Turn(self.seats, self.tracks)


def prepare(state: SiegestormState, seat: int) -> None:
    """[SGS-TURN-02] [SGS-SUPPORT-05] [SGS-R-09] Committed Supporters are reset; what lasted until now ends."""
    player = state.players[seat]
    player.step = BEFORE_DRAW
    end_effects(state, v.YOUR_NEXT_TURN, seat)
    support = player.support
    for index in range(len(support)):
        support[index] &= ~1


def draw_step(state: SiegestormState, seats: list[int]) -> None:
    """[SGS-TURN-03] All who share the turn draw; then what the Draw step sets off."""
    for seat in seats:
        state.players[seat].step = BEFORE_ADVANCE
    if not draw_for(state, seats, [cards_to_draw(state)] * len(seats)):
        return
    found: list[Pending] = []
    for seat in seats:
        if state.players[seat].alive:
            triggers.by_player(state, found, seat, v.DRAW_STEP)
    triggers.push_triggers(state, found)


def cards_to_draw(state: SiegestormState) -> int:
    """[SGS-DRAW-02] [SGS-LAST-04] [SGS-SOLO-10] [SGS-R-23] Only in a Duel, and only the first turn of all, is short."""
    if state.battlefield.mode == LAST:
        return DRAWN_LAST
    return DRAWN_FIRST if state.battlefield.mode == DUEL and state.turn == 1 else DRAWN


def end_effects(state: SiegestormState, until: int, whose: int) -> None:
    """Drop the lasting effects of a kind; `whose`: only those a player made, -1: all."""
    if not state.effects:
        return
    kept: list[Effect] = []
    for effect in state.effects:
        if effect.until != until or (whose >= 0 and effect.whose != whose):
            kept.append(effect)
    state.effects = kept


def end_turn(state: SiegestormState, frame: Frame[SiegestormState]) -> None:
    """[SGS-TURN-10] [SGS-R-20] What lasted for the turn ends; then an extra turn, or the next player's."""
    end_effects(state, v.END_OF_TURN, -1)
    end_effects(state, v.NEXT, -1)
    state.finish(frame)
    active = int(state.active)
    field = state.battlefield
    if field.boss != NOBODY and active != field.boss:
        takers = [seat for seat in range(int(field.seats)) if takes_extra(state, seat)]
        if takers:
            begin_extra(state, takers)
        else:
            begin_turn(state, int(field.boss))
        return
    if state.players[active].alive and takes_extra(state, active):
        begin_extra(state, [active])
        return
    if field.boss != NOBODY:
        begin_turn(state, 0)
        return
    following = (active + 1) % int(field.seats)
    while not state.players[following].alive:
        following = (following + 1) % int(field.seats)
    begin_turn(state, following)


def takes_extra(state: SiegestormState, player: int) -> bool:
    return state.players[player].extra and not state.players[player].had_extra


def begin_extra(state: SiegestormState, players: list[int]) -> None:
    """[SGS-TURN-06] [SGS-COOP-07] A complete further turn of those who were granted one."""
    for player in players:
        state.players[player].extra = False
        state.players[player].had_extra = True
    if state.events is not None:
        names = "+".join([state.letter(player) for player in players])
        state.emit(Public("extra-begins", "SGS-TURN-06", {"player": names}))
    set_up_turn(state, players[0], players)


def begin_turn(state: SiegestormState, player: int) -> None:
    """[SGS-TURN-07] The others may be granted an extra turn again."""
    field = state.battlefield
    players = [player]
    if field.boss != NOBODY and player != field.boss:
        players = list(range(int(field.seats)))
    for other in range(len(state.players)):
        if other not in players:
            state.players[other].had_extra = False
    set_up_turn(state, player, players)


def set_up_turn(state: SiegestormState, player: int, players: list[int]) -> None:
    state.turn += 1
    state.active = player
    state.used = []
    state.past = []
    state.cascade = 0
    for acting in players:
        if not state.is_boss(acting):
            state.players[acting].step = BEFORE_PREPARATION
            state.players[acting].deployed = 0
    if state.events is not None:
        names = "+".join([state.letter(acting) for acting in players])
        state.emit(Public("turn", "SGS-TURN-01", {"player": names, "turn": int(state.turn)}))
    if state.is_boss(player):
        state.push(boss_turn.BossTurn())
    else:
        state.push(Turn(players, []))
