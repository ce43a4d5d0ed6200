"""Voluntary loops: an activation that would only repeat an earlier state of the same turn is not allowed."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE
from warbox.engine.turn import apply, legal
from warbox.games.siegestorm.actions import PASS
from warbox.games.siegestorm.battlefield import NML, OUT
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import Program
from warbox.games.siegestorm.rules.values import ability_cost
from warbox.games.siegestorm.state import SiegestormState

MOST_TRIES: Final = 300  # ways to go on that are looked at; more than that are taken to lead elsewhere
PRIME: Final[i64] = 2147483629
SPENT: Final = 4096
OUT_NUMBERS: Final = 10_000  # of cards that are no longer in the game


def mark(state: SiegestormState) -> int:
    """[SGS-R-47] A number for the full state: every physical card counts as distinct, hidden piles included."""
    ident = state.ident
    total: i64 = 17
    for card, place in enumerate(state.place):
        if place != OUT:
            there: i64 = (ident[card] * 7919 + place * 104_729 + 1) % PRIME
            total = (total + there * there) % PRIME
    for player in state.players:
        for pile in (player.resources, player.casualties, player.heal):
            for card in pile:
                total = (total * 1_000_003 + ident[card] + 7) % PRIME
            total = (total * 31 + 5) % PRIME
        committed = 0
        for supporter in player.support:
            if supporter & 1:
                committed += ident[supporter >> 1] * 37 + 1
        total = (total * 1_000_003 + committed) % PRIME
        total = (total * 31 + int(player.step) * 4 + int(player.deployed) * 64) % PRIME
        total = (total * 31 + (1 if player.extra else 0) + (2 if player.had_extra else 0)) % PRIME
    marks = 0
    for card in state.in_play():
        if state.gang:
            marks += (ident[card] + 3) * state.gang[card] * 131
        if state.spirit:
            marks += (ident[card] + 5) * state.spirit[card] * 137
    for use in state.used:
        marks += (ident[use // 8] * 8 + use % 8 + 3) * 139
    for effect in state.effects:
        card = -1 if effect.card < 0 else ident[effect.card]
        marks += effect_mark(int(effect.verb), card, int(effect.player), int(effect.n), int(effect.until))
    total = (total * 1_000_003 + marks) % PRIME
    for zone, side in enumerate(state.no_mans):
        held = state.field[zone * 3 + NML] >= 0
        total = (total * 3 + (side if held else 0)) % PRIME
    return int((total * 1009 + int(state.life) * 8 + int(state.menace)) % PRIME)


def effect_mark(verb: int, card: int, player: int, n: int, until: int) -> int:
    return (((verb * 251 + card + 2) * 11 + player) * 199 + n + 99) * 7 + until


def spent(state: SiegestormState) -> int:
    """What has been used up: cards among the Casualties and committed Supporters. A payment makes it grow."""
    total = 0
    for player in state.players:
        total += len(player.casualties)
        for supporter in player.support:
            total += supporter & 1
    return total


def number_cards(state: SiegestormState) -> None:
    """Which physical card is which is told from how the cards lie when the first state of a turn is remembered."""
    ident = [OUT_NUMBERS + card for card in range(len(state.place))]
    number = 0
    for player in state.players:
        supporters = [supporter >> 1 for supporter in player.support]
        for pile in (player.hand, player.resources[::-1], player.casualties[::-1], player.heal[::-1], supporters):
            for card in pile:
                ident[card] = number
                number += 1
    for card in state.reserve + state.in_play():
        ident[card] = number
        number += 1
    state.ident = ident


def remember(state: SiegestormState) -> None:
    """Somebody acts freely: this state must not come back by an activation in this turn."""
    if not state.past:
        number_cards(state)
    here = mark(state) * SPENT + spent(state)
    if here not in state.past:
        state.past.append(here)


def would_repeat(state: SiegestormState, player: int, action: Action, program: Program) -> bool:
    """[SGS-R-47] Whether an activation leads back whatever is chosen, if nobody reacts.

    A limit that it uses up, or a payment that nothing gives back, makes a difference: then nothing needs to be tried.
    """
    if program.limited:
        return False
    if not gives_back(program):
        least = spent(state) + ability_cost(state, player, program)
        first = program.entries[0]
        changes = first.verb == v.SHAPESHIFT or (first.verb == v.SACRIFICE and first.to == v.SELF)
        if first.verb == v.SACRIFICE:
            least += 1
        if (changes or least > spent(state)) and not had_spent(state, least):
            return False
    here = state
    if not state.past:  # nobody has acted freely in this turn yet: the cards get their numbers now
        here = state.clone()
        number_cards(here)
    marks = [item // SPENT for item in here.past]
    marks.append(mark(here))
    return leads_back(here, player, action, marks, Tries())


def may_lead_back(program: Program) -> bool:
    """Whether how an activation is paid can make the difference: only if it gives back what was paid."""
    return not program.limited and program.cost > 0 and gives_back(program)


def gives_back(program: Program) -> bool:
    for entry in program.entries:
        if entry.gives_back:
            return True
    return False


def had_spent(state: SiegestormState, least: int) -> bool:
    """Whether an earlier state of this turn had as much used up: otherwise no payment leads back to it."""
    for item in state.past:
        if item % SPENT >= least:
            return True
    return False


def without_repeats(state: SiegestormState, seat: int, choices: list[Action], program: Program) -> list[Action]:
    """[SGS-R-47] A single choice of an activation that leads back is left out while others stay."""
    if len(choices) < 2 or program.limited or not state.past:
        return choices
    if not gives_back(program) and not had_spent(state, spent(state)):
        return choices
    kept = [choice for choice in choices if not repeats(state, seat, choice)]
    return kept if kept else choices


def repeats(state: SiegestormState, seat: int, choice: Action) -> bool:
    """Whether a single choice of an activation leads back to an earlier state of this turn."""
    return leads_back(state, seat, choice, [item // SPENT for item in state.past], Tries())


class Tries:
    def __init__(self) -> None:
        self.count: i64 = 0


def leads_back(state: SiegestormState, player: int, action: Action, marks: list[int], tries: Tries) -> bool:
    """Whether an answer, and every way to go on after it, ends in one of these states."""
    tries.count += 1
    if tries.count > MOST_TRIES:
        return False
    after = state.clone()
    apply(after, player, action)
    after.past = []  # all ways are looked at, none is left out
    return all_back(after, player, marks, tries)


def all_back(state: SiegestormState, player: int, marks: list[int], tries: Tries) -> bool:
    question = state.question
    if question is None or CHANCE in question.seats:
        return False
    if question.kind == "act":
        return mark(state) in marks
    if question.kind == "react":
        return leads_back(state, question.seats[0], PASS, marks, tries)
    for choice in legal(state, question.seats[0]):
        if not leads_back(state, question.seats[0], choice, marks, tries):
            return False
    return True
