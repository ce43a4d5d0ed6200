"""Siegestorm: what a choice costs now, what a storm would do, and why the boss plays what it plays.

The rules themselves are asked: nothing is told twice. Costs are those of the seat that asks; the rest is public.
"""

from typing import Any, Final

from warbox.engine.action import Action
from warbox.engine.game import View
from warbox.engine.outlook import Outlook
from warbox.engine.turn import legal
from warbox.games.siegestorm.actions import DEPLOY_CARD, PLAY, USE, CardAction, SpotAction
from warbox.games.siegestorm.battlefield import LAST, NML, NOBODY, SPOT_TEXTS
from warbox.games.siegestorm.boss import hand as boss_hand
from warbox.games.siegestorm.boss.turn import GROUPS, BossTurn
from warbox.games.siegestorm.cards.card import Entry, Program
from warbox.games.siegestorm.effects.select import legal_targets
from warbox.games.siegestorm.rules.asking import named_card
from warbox.games.siegestorm.rules.track import Exit
from warbox.games.siegestorm.rules.values import ability_cost, card_cost, defence, strength
from warbox.games.siegestorm.spots import card_at, key_of
from warbox.games.siegestorm.state import MOST_MENACE, SiegestormState
from warbox.games.siegestorm.text.refs import card_text

COSTLY: Final = ("act", "react")
VERDICTS: Final = [
    "deploy",
    "leader",
    "gang",
    "action",
]  # by the group that plays the card


def foresee(state: SiegestormState, seat: int) -> Outlook:
    return Outlook(None, preview(state, seat), because(state, seat))


def because(state: SiegestormState, seat: int) -> str:
    """[SGS-STORM-02] What an attack is worth; [SGS-SOLO-42] what may be answered to the boss."""
    question = state.question
    if question is None or seat not in question.seats:
        return ""
    if question.kind == "attack":
        return "SGS-STORM-02"
    return "SGS-SOLO-42" if question.kind == "react" and state.battlefield.boss != NOBODY else ""


def preview(state: SiegestormState, seat: int) -> View:
    question = state.question
    asked = question is not None and seat in question.seats
    return {
        "kind": "siege",
        "costs": costs(state, seat) if asked and question is not None and question.kind in COSTLY else {},
        "targets": targets(state, seat) if asked and question is not None and question.kind in COSTLY else {},
        "vain": vain(state, seat) if asked and question is not None and question.kind in COSTLY else [],
        "storm": storm_outlook(state),
        "plan": boss_plan(state),
        "rules": boss_rules(state),
    }


def costs(state: SiegestormState, seat: int) -> dict[str, int]:
    """[SGS-COST-06] What each choice costs with all that changes it."""
    found: dict[str, int] = {}
    for action in legal(state, seat):
        if isinstance(action, CardAction) and action.verb in (PLAY, DEPLOY_CARD):
            found[action.text] = card_cost(state, seat, state.box.designs[action.design], action.verb == DEPLOY_CARD)
        elif isinstance(action, SpotAction) and action.verb == USE:
            program = state.card(card_at(state, int(action.key))).passives[action.ability]
            found[action.text] = ability_cost(state, seat, program)
    return found


def programs(state: SiegestormState, seat: int) -> list[tuple[Action, int, Program, list[int]]]:
    """The choices that carry something out: each with its card, what it does, and the zones in which it may."""
    found: list[tuple[Action, int, Program, list[int]]] = []
    every = [track // 2 for track in state.battlefield.tracks[seat]]
    for action in legal(state, seat):
        if isinstance(action, CardAction) and action.verb == PLAY:
            card = named_card(state, action, seat, state.players[seat].hand)
            program = state.card(card).action
            if program is not None:
                found.append((action, card, program, every))
        elif isinstance(action, SpotAction) and action.verb == USE:
            card = card_at(state, int(action.key))
            zones = [state.zone_of(card)] if state.battlefield.mode == LAST else [state.battlefield.home(seat)]
            found.append((action, card, state.card(card).passives[action.ability], zones))
    return found


def reach(state: SiegestormState, seat: int, card: int, entry: Entry, by_action: bool, zones: list[int]) -> list[int]:
    """[SGS-R-52] The cards that an entry could aim at, in any of these zones."""
    found: list[int] = []
    for zone in zones:
        for one in legal_targets(state, seat, card, zone, entry, by_action, []):
            if one not in found:
                found.append(one)
    return found


def targets(state: SiegestormState, seat: int) -> dict[str, list[str]]:
    """[SGS-R-52] The spaces that the first target of a choice may be named in, if it has any in play."""
    found: dict[str, list[str]] = {}
    for action, card, program, zones in programs(state, seat):
        aiming = [entry for entry in program.entries if entry.targets()]
        if aiming:
            cards = reach(state, seat, card, aiming[0], program.is_action, zones)
            spaces = [SPOT_TEXTS[key_of(state, one)] for one in cards if state.is_in_play(one)]
            if spaces:
                found[action.text] = spaces
    return found


def vain(state: SiegestormState, seat: int) -> list[str]:
    """[SGS-R-52] [SGS-R-60] The choices that would fizzle now: every part needs a target and has none."""
    return [
        action.text
        for action, card, program, zones in programs(state, seat)
        if not [
            entry
            for entry in program.entries
            if not entry.targets() or reach(state, seat, card, entry, program.is_action, zones)
        ]
    ]


def storm_outlook(state: SiegestormState) -> dict[str, Any] | None:
    """[SGS-STORM-02] [SGS-STORM-06] Of the creature that gets its order or storms: its Attack Strength as things stand,
    and which creatures of the Battle Zone it would kill."""
    top = state.stack[-1] if state.stack else None
    storming = state.question is not None and state.question.kind == "attack"
    if not state.storming or not (isinstance(top, Exit) or storming):
        return None
    card = state.storming[-1]
    if state.is_boss(state.controller(card)):
        return None
    track = state.track_of(card)
    rival = track ^ 1
    if state.battlefield.mode != LAST and state.battlefield.boss != NOBODY:
        rival = 1
    force = strength(state, card, rival)
    zone, side = track // 2, track % 2
    targets = [state.field[zone * 3 + 1 - side]]
    if state.no_mans[zone] != side:
        targets.append(state.field[zone * 3 + NML])
    killed = {SPOT_TEXTS[key_of(state, one)]: force > defence(state, one) for one in targets if one >= 0}
    return {"strength": force, "kills": killed}


def boss_rules(state: SiegestormState) -> dict[str, str]:
    """What the boss's Menace lets him play, and what becomes of his hand."""
    acting = [frame for frame in state.stack if isinstance(frame, BossTurn)] != []
    return {
        "menace": "SGS-SOLO-22" if state.menace >= MOST_MENACE else "SGS-SOLO-21",
        "hand": "SGS-SOLO-25" if acting else "SGS-SOLO-16",
    }


def boss_plan(state: SiegestormState) -> list[dict[str, Any]] | None:
    """Every card of the boss's hand, in the order in which it would be played as things stand, and why.

    [SGS-SOLO-21] [SGS-SOLO-25] [SGS-SOLO-27] [SGS-SOLO-28]. Out of his turn what is left goes
    to the Reserve [SGS-SOLO-16].
    """
    if state.battlefield.boss == NOBODY:
        return None
    boss = int(state.battlefield.boss)
    hand = list(state.players[boss].hand)
    turn = next((frame for frame in state.stack if isinstance(frame, BossTurn)), None)
    planned: list[tuple[int, str, str]] = []
    if turn is None or turn.step < GROUPS:
        planned = [(card, "reserve", "SGS-SOLO-16") for card in hand]
    else:
        free = 1 if boss_hand.may_deploy(state, turn.deployed) else 0
        room = [free, len(boss_hand.space_keys(state)), len(hand), len(hand)]
        rules = ["SGS-SOLO-27", "SGS-SOLO-28", "SGS-SOLO-37", "SGS-SOLO-29"]
        for group in range(max(0, int(turn.step) - GROUPS), len(VERDICTS)):
            fits = [card for card in hand if group in state.card(card).commands and boss_hand.affordable(state, card)]
            fits.sort(key=lambda card: -int(state.card(card).cost))
            for card in fits[: room[group]]:
                planned.append((card, VERDICTS[group], rules[group]))
                hand.remove(card)
        for card in hand:
            dear = not boss_hand.affordable(state, card)
            planned.append((card, "dear" if dear else "no-room", "SGS-SOLO-21" if dear else "SGS-SOLO-31"))
    return [{"card": card_text(state, boss, card), "verdict": verdict, "rule": rule} for card, verdict, rule in planned]
