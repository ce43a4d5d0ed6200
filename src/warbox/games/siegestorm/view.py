"""What a seat may know, field by field.

[SGS-DRAW-08] Hidden are the hands of others, the order of all Resources, the faces of others' Supporters, what somebody
sees by Vision, and answers that are still sealed. [SGS-KEYWORD-05] [SGS-KEYWORD-06] Everything else is public.
"""

from warbox.engine.decision import ARBITER
from warbox.engine.game import View
from warbox.engine.kinds import HIDDEN
from warbox.games.siegestorm.battlefield import (
    CASUALTIES,
    HAND,
    HEAL,
    LAST,
    NML,
    NOBODY,
    RESOURCES,
    SEATS,
    SLOT_COUNT,
    SLOT_NAMES,
    SPOT_TEXTS,
    SUPPORT,
    ZONE_NAMES,
)
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.box import STANDARD
from warbox.games.siegestorm.cards.deck import format_deck
from warbox.games.siegestorm.rules.chain import Chain
from warbox.games.siegestorm.rules.numbering import numbered
from warbox.games.siegestorm.rules.setup import AGREED, CONSENT, DECKS, MULLIGAN, Setup
from warbox.games.siegestorm.rules.turn import Turn
from warbox.games.siegestorm.rules.values import attack, causes, defence, strength
from warbox.games.siegestorm.rules.victory import BOSS_SEAT
from warbox.games.siegestorm.spots import key_of
from warbox.games.siegestorm.state import NEWER, STEPS, SiegestormState
from warbox.games.siegestorm.text.frames import effect_values, frame_values, is_stale, link_values
from warbox.games.siegestorm.text.refs import card_text, pile, sees_pile


def view_pile(state: SiegestormState, kind: int, player: int, seat: int) -> list[str]:
    """The cards of a pile, the top one first; `?` for each that the seat may not know, [SGS-MELEE-03] back included."""
    cards = pile(state, kind, player)
    if not sees_pile(state, seat, kind, player):
        return [HIDDEN] * len(cards)
    return [card_text(state, player, card) for card in cards]


def view_support(state: SiegestormState, player: int, seat: int) -> list[View]:
    """[SGS-SUPPORT-01] Face down: the faces are for their controller, committed or not is for all."""
    known = sees_pile(state, seat, SUPPORT, player)
    shown: list[View] = []
    for supporter in state.players[player].support:
        name = card_text(state, player, supporter >> 1) if known else HIDDEN
        shown.append({"card": name, "committed": supporter & 1 == 1})
    return shown


def view_card(state: SiegestormState, card: int) -> View:
    """A card in play, with what its numbers are now and why."""
    holder = state.controller(card)
    used = [int(use % 8) + 1 for use in state.used if use // 8 == card]
    shown: View = {"card": card_text(state, holder, card), "spot": SPOT_TEXTS[key_of(state, card)]}
    shown["att"] = attack(state, card)
    shown["def"] = defence(state, card)
    shown["att_causes"] = [[cause.value, cause.rule, cause.kind] for cause in causes(state, card, v.ATT)]
    shown["def_causes"] = [[cause.value, cause.rule, cause.kind] for cause in causes(state, card, v.DEF)]
    shown["gang"] = state.gang[card] if state.gang else 0
    shown["spirit"] = state.spirit[card] if state.spirit else 0
    shown["used"] = sorted(used)
    return shown


def view_spaces(state: SiegestormState, player: int) -> dict[str, View | None]:
    """The spaces of a player by name, empty ones included: `T1`, with several zones `2.T1`."""
    field = state.battlefield
    keys: list[int] = []
    for track in field.tracks[player]:
        keys += field.track_keys[track * 3 : track * 3 + 3]
    for track in range(len(field.sides)):
        if field.sides[track] == player:
            keys += [field.front_keys[track], field.no_mans_keys[track]]
    spaces: dict[str, View | None] = {space_name(key): None for key in keys}
    for card in state.in_play():
        if state.controller(card) == player:
            spaces[space_name(key_of(state, card))] = view_card(state, card)
    return spaces


def space_name(key: int) -> str:
    """A space without its player."""
    zone = key // SLOT_COUNT % ZONE_NAMES
    return f"{zone}.{SLOT_NAMES[key % SLOT_COUNT]}" if zone else SLOT_NAMES[key % SLOT_COUNT]


def is_acting(state: SiegestormState, player: int) -> bool:
    """Whether the turn that is going on is this player's."""
    for frame in state.stack:
        if isinstance(frame, Turn) and player in frame.seats:
            return True
    return False


def view_player(state: SiegestormState, player: int, seat: int) -> View:
    piles = state.players[player]
    shown: View = {"alive": piles.alive, "step": STEPS[piles.step] if is_acting(state, player) else None}
    shown["extra"] = piles.extra
    shown["had_extra"] = piles.had_extra
    shown["deployed"] = [zone + 1 for zone in range(4) if piles.deployed >> zone & 1]
    shown["resources"] = view_pile(state, RESOURCES, player, seat)
    shown["hand"] = view_pile(state, HAND, player, seat)
    shown["casualties"] = view_pile(state, CASUALTIES, player, seat)
    shown["heal"] = view_pile(state, HEAL, player, seat)
    shown["support"] = view_support(state, player, seat)
    shown["spaces"] = view_spaces(state, player)
    shown["answer"] = view_answer(state, player, seat)
    if not state.is_boss(player):
        shown["passed"] = [] if state.outcome is not None else view_passed(state, player)
    else:
        shown["reserve"] = [card_text(state, player, card) for card in state.reserve]
        shown["token"] = state.reserve_token
        shown["life"] = int(state.life)
        shown["menace"] = int(state.menace)
    return shown


def view_passed(state: SiegestormState, player: int) -> list[View]:
    """[SGS-CHAIN-05] What a player could have answered with, as far as all can tell, and did not."""
    found: list[View] = []
    for entry in state.players[player].passed:
        found.append({"card": state.box.designs[entry // NEWER].name, "newer": entry % NEWER})
    return found


def view_answer(state: SiegestormState, player: int, seat: int) -> str | None:
    """An answer that is still sealed: its own seat sees it, the others that there is one."""
    frame = state.stack[0] if state.stack else None
    if not isinstance(frame, Setup) or state.is_boss(player):
        return None
    known = seat in (player, ARBITER)
    if frame.stage == DECKS:
        deck = frame.decks[player]
        open_choice = state.readings.decks[player] is None
        if deck is None or not open_choice:
            return None
        return (deck.name or format_deck(deck)) if known else HIDDEN
    answer = int(state.players[player].answer)
    if answer < 0 or frame.stage not in (CONSENT, MULLIGAN):
        return None
    if not known:
        return HIDDEN
    if frame.stage == CONSENT:
        return "agree" if answer == AGREED else "refuse"
    hand = state.players[player].hand
    return "+".join([card_text(state, player, hand[index]) for index in (0, 1) if answer >> index & 1]) or "keep"


def view_chain(state: SiegestormState, seat: int) -> list[View]:
    """The open or resolving chain, the first link first."""
    links: list[View] = []
    for frame in state.stack:
        if isinstance(frame, Chain):
            for index, link in enumerate(frame.links):
                shown = link_values(state, link, seat)
                shown["card"] = state.name(int(link.source))
                shown["action"] = link.is_action()
                shown["negated"] = frame.negated >> index & 1 == 1
                links.append(shown)
    return links


def view_zones(state: SiegestormState) -> list[View]:
    """The Battle Zones: who faces whom, and who holds No Man's Land."""
    field = state.battlefield
    zones: list[View] = []
    for zone in range(int(field.zones)):
        first, second = field.sides[zone * 2], field.sides[zone * 2 + 1]
        if first == NOBODY:
            continue
        card = state.field[zone * 3 + NML]
        holder = None if card < 0 else state.letter(state.controller(card))
        zones.append({"zone": zone + 1, "sides": [state.letter(first), state.letter(second)], "no_mans_land": holder})
    return zones


def view(state: SiegestormState, seat: int) -> View:
    shown: View = {"game": "siegestorm", "options": dict(state.readings.chosen)}
    shown["cards"] = [design.toml for design in state.box.designs[len(STANDARD.designs) :]]
    shown["turn"] = int(state.turn)
    shown["active"] = state.letter(int(state.active))
    shown["cascade"] = int(state.cascade)
    shown["players"] = {state.letter(player): view_player(state, player, seat) for player in range(len(state.players))}
    shown["zones"] = view_zones(state)
    shown["effects"] = [effect_values(state, effect, seat) for effect in state.effects]
    shown["chain"] = view_chain(state, seat)
    frames = [frame for frame in state.stack if not is_stale(state, frame)]  # type: ignore[arg-type]
    shown["frames"] = [frame_values(state, frame, seat) for frame in frames]  # type: ignore[arg-type]
    shown["acts"] = bool(state.past)
    shown["past"] = None
    if seat == ARBITER and state.past:
        shown["past"] = [str(item) for item in state.past]
        shown["ids"] = [str(state.ident[card]) for card in numbered(state)]
    shown["strength"] = view_strength(state)
    shown["asked"] = None
    question = state.question
    if question is not None:
        seats = [SEATS[asked] if asked >= 0 else "*" for asked in question.seats]
        shown["asked"] = {"kind": question.kind, "rule": question.rule, "seats": seats}
    shown["over"] = None
    outcome = state.outcome
    if outcome is not None:
        winners = [state.letter(int(state.battlefield.boss)) if w == BOSS_SEAT else SEATS[w] for w in outcome.winners]
        shown["over"] = {"kind": outcome.kind, "rule": outcome.rule, "winner": "+".join(winners) or "draw"}
    return shown


def view_strength(state: SiegestormState) -> int | None:
    """[SGS-STORM-04] The Attack Strength is shown before a target is chosen."""
    question = state.question
    if question is None or question.kind != "attack" or not state.storming:
        return None
    card = state.storming[-1]
    track = state.track_of(card)
    rival = track ^ 1
    if state.battlefield.mode != LAST and state.battlefield.boss != NOBODY:
        rival = 1
    return strength(state, card, rival)
