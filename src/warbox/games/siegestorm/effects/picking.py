"""Choices inside a resolution: from a hand, the Casualties, the Supporters, a track, or between players.

Whether a player is asked never depends on what only he can see: where nothing in a hand fits he answers `none`.
"""

from typing import TYPE_CHECKING, Final

from warbox.engine.action import Action
from warbox.engine.decision import Decision
from warbox.games.siegestorm.actions import (
    ENOUGH,
    NONE,
    NUMBER_ACTIONS,
    PICK,
    PICK_NUMBER,
    PICK_PLAYER,
    PICK_SPOT,
    PLAYER_ACTIONS,
    SPOT_ACTIONS,
    CardAction,
    NumberAction,
    PlayerAction,
    SpotAction,
)
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.effects.stages import ASK_PICK, PICKED
from warbox.games.siegestorm.rules.asking import by_seat, card_actions, named_card
from warbox.games.siegestorm.rules.priorities import are_alike, cheapest, dearest
from warbox.games.siegestorm.rules.sides import own_creatures
from warbox.games.siegestorm.rules.values import is_protected, passes
from warbox.games.siegestorm.spots import key_of
from warbox.games.siegestorm.state import SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.effects.resolve import Resolve

# what is chosen from
FROM_HAND: Final = 0  # to be discarded, or otherwise given up
HAND_CARD: Final = 1  # to be used: as a Supporter, to come into play
SHAPE: Final = 2  # [SGS-R-21]
FROM_CASUALTIES: Final = 3
SUPPORTER: Final = 4  # any
TO_RESET: Final = 5  # a committed one
TO_COMMIT: Final = 6  # a ready one
SACRIFICED: Final = 7
VICTIM: Final = 8  # [SGS-COOP-10]
NUMBER: Final = 9  # of `up_to`
POOLS: Final[list[str]] = [
    "discard",
    "hand-card",
    "shape",
    "casualty",
    "supporter",
    "reset",
    "commit",
    "sacrifice",
    "victim",
    "number",
]
QUESTIONS: Final = [
    by_seat("discard", "SGS-KEYWORD-10", silent=True),
    by_seat("hand-card", "SGS-R-52", silent=True),
    by_seat("shape", "SGS-KEYWORD-24", silent=True),
    by_seat("casualty", "SGS-R-52"),
    by_seat("supporter", "SGS-R-52", silent=True),
    by_seat("reset", "SGS-KEYWORD-07"),
    by_seat("commit", "SGS-KEYWORD-07"),
    by_seat("sacrifice", "SGS-KEYWORD-23"),
    by_seat("victim", "SGS-COOP-10"),
    by_seat("number", "SGS-R-52"),
]


def is_hidden(pool: int) -> bool:
    """Whether only the asked player knows what there is to choose."""
    return pool in (FROM_HAND, HAND_CARD, SHAPE)


def goes_by_face(frame: "Resolve") -> bool:
    """Whether it depends on the faces of Supporters which of them may be chosen."""
    entry = frame.current()
    return frame.pool == SUPPORTER and (entry.filters != [] or entry.verb in (v.PLACE, v.DEPLOY))


def question(state: SiegestormState, frame: "Resolve") -> Decision | None:
    return QUESTIONS[frame.pool][state.seat_for(int(frame.asker))]


def is_optional(state: SiegestormState, frame: "Resolve") -> bool:
    """[SGS-R-66] `up_to`: the player may stop; the boss takes as many as it can."""
    if frame.pool == VICTIM or frame.pool == NUMBER or state.is_boss(int(frame.asker)):
        return False
    if frame.pool == SACRIFICED and frame.asker != frame.you:
        return False
    return frame.current().amount == v.UP_TO


def candidates(state: SiegestormState, frame: "Resolve") -> list[int]:
    """Cards (Supporters by their index, victims by their number) that may be chosen next."""
    pool = frame.pool
    asker = int(frame.asker)
    if pool == VICTIM:
        return frame.victims
    if pool == NUMBER:
        return list(range(1, int(frame.current().n) + 1))
    if pool in (SUPPORTER, TO_RESET, TO_COMMIT):
        return supporters(state, frame, asker)
    if pool == SACRIFICED:
        found = sacrifices(state, frame, asker)
        return cheapest(state, found) if state.is_boss(asker) else found
    owner = holder(frame)
    pile = state.players[owner].casualties[::-1] if pool == FROM_CASUALTIES else state.players[owner].hand
    cards: list[int] = []
    for card in pile:
        if card not in frame.picks and (pool == FROM_HAND or may_be_used(state, frame, card)):
            cards.append(card)
    if not state.is_boss(asker):
        return cards
    return cheapest(state, cards) if pool == FROM_HAND and owner == asker else dearest(state, cards)


def holder(frame: "Resolve") -> int:
    """Whose pile is chosen from: of a discard the next victim's, whoever picks."""
    return frame.victims[0] if frame.pool == FROM_HAND else int(frame.asker)


def may_be_used(state: SiegestormState, frame: "Resolve", card: int) -> bool:
    """A card that meets the filters; [SGS-R-18] what comes into play has ATT and DEF."""
    entry = frame.current()
    if entry.verb in (v.PLACE, v.DEPLOY, v.SHAPESHIFT) and not state.card(card).is_creature:
        return False
    return passes(state, entry, int(frame.source), card, True)


def sacrifices(state: SiegestormState, frame: "Resolve", player: int) -> list[int]:
    """[SGS-KEYWORD-23] Creatures of the own War Track; [SGS-R-47] not the one whose own Action this is; [SGS-SOLO-34]
    nor one that is protected from who demands it."""
    found: list[int] = []
    for card in own_creatures(state, player, zone_for(state, frame, player)):
        if card in frame.picks or (frame.program.is_action and card == frame.source):
            continue
        if not is_protected(state, card, int(frame.you)):
            found.append(card)
    return found


def zone_for(state: SiegestormState, frame: "Resolve", player: int) -> int:
    """The zone in which a player is concerned: the program's, or his own in Coop. [SGS-COOP-08]"""
    zone = int(frame.zone)
    return zone if state.battlefield.side_of(player, zone) >= 0 else state.battlefield.home(player)


def supporters(state: SiegestormState, frame: "Resolve", player: int) -> list[int]:
    """Indices into a Support Zone."""
    support = state.players[player].support
    found: list[int] = []
    for index in range(len(support)):
        if index in frame.picks:
            continue
        committed = support[index] & 1 == 1
        if frame.pool == SUPPORTER:
            if may_be_used(state, frame, support[index] >> 1):
                found.append(index)
        elif committed == (frame.pool == TO_RESET):
            found.append(index)
    return found


def choices(state: SiegestormState, frame: "Resolve") -> list[Action]:
    pool = frame.pool
    found = candidates(state, frame)
    listed: list[Action] = []
    if pool == VICTIM:
        listed = [PLAYER_ACTIONS[PICK_PLAYER][player] for player in found]
    elif pool == NUMBER:
        listed = [NUMBER_ACTIONS[PICK_NUMBER][number] for number in found]
        listed.append(NONE)
    elif pool in (SUPPORTER, TO_RESET, TO_COMMIT):
        listed = [NUMBER_ACTIONS[PICK_NUMBER][index + 1] for index in found]
    elif pool == SACRIFICED:
        listed = [SPOT_ACTIONS[PICK_SPOT][key_of(state, card)] for card in found]
    else:
        listed = card_actions(state, PICK, holder(frame), found)
    if is_optional(state, frame):
        listed.append(ENOUGH)
    if not listed:
        listed.append(NONE)
    return listed


def take(state: SiegestormState, frame: "Resolve", action: Action) -> None:
    """Take a choice; when all are made the operation goes on."""
    if frame.pool == NUMBER:
        frame.picks.append(int(action.number) if isinstance(action, NumberAction) else 0)
        frame.left = 0
    elif action.text == ENOUGH.text or action.text == NONE.text:
        frame.left = 0
    else:
        frame.picks.append(chosen(state, frame, action))
        frame.left -= 1
    proceed(state, frame)


def chosen(state: SiegestormState, frame: "Resolve", action: Action) -> int:
    found = candidates(state, frame)
    if isinstance(action, PlayerAction):
        return int(action.player)
    if isinstance(action, NumberAction):
        return int(action.number) - 1
    if isinstance(action, SpotAction):
        for card in found:
            if key_of(state, card) == action.key:
                return card
    assert isinstance(action, CardAction)
    return named_card(state, action, holder(frame), found)


def proceed(state: SiegestormState, frame: "Resolve") -> None:
    """Go on with a choice: ask, or choose what needs no asking, until enough is chosen."""
    while frame.left > 0:
        if needs_asking(state, frame):
            frame.stage = ASK_PICK
            return
        found = candidates(state, frame)
        if not found:
            break
        frame.picks.append(found[0])
        frame.left -= 1
    frame.left = 0
    frame.stage = PICKED


def needs_asking(state: SiegestormState, frame: "Resolve") -> bool:
    """A hand is always asked for while it holds cards; what all can see only if there is a choice."""
    asker = int(frame.asker)
    if state.is_boss(asker):
        found = candidates(state, frame)
        return len(found) > 1 and (frame.pool == SACRIFICED or not are_alike(state, found))
    if is_hidden(int(frame.pool)):
        return len(state.players[holder(frame)].hand) > len(frame.picks)
    if goes_by_face(frame):
        return len(state.players[asker].support) > len(frame.picks)
    found = candidates(state, frame)
    if is_optional(state, frame):
        return found != []
    if frame.pool == FROM_CASUALTIES and are_alike(state, found):
        return False
    return len(found) > frame.left or (len(found) > 1 and frame.pool == VICTIM)
