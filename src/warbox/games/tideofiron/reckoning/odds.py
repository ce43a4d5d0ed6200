"""Chances of an attack: final hits, and what they do. Exact weights, and floats for judging positions."""

from fractions import Fraction
from typing import Final

from warbox.engine.game import View
from warbox.games.tideofiron.cards.card import OP_SHAKEN
from warbox.games.tideofiron.pieces.box import (
    ASSAULT_HIT,
    CONDITIONS,
    DAMAGES,
    DEFENCE_HIT,
    suppressed,
)
from warbox.games.tideofiron.pieces.mod import SUPPRESS_HITS
from warbox.games.tideofiron.pieces.unit import SQUAD, Unit, head_count
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.rules.casualty import after_hits
from warbox.games.tideofiron.state import ToiState
from warbox.odds.dice import pool, successes
from warbox.odds.distribution import Distribution

MOST_KEPT: Final = 4000
KEPT: Final[dict[int, list[float]]] = {}


def final_hits(black: int, hit: int, red: int, thick: bool) -> Distribution:
    """[TOI-ATTACK-10] [TOI-UNIT-38] Black successes less red ones, at least 0. Thick armour turns a die that failed."""
    cancelled = pool(red, successes(DEFENCE_HIT))
    if thick and red:
        cancelled = cancelled.shifted(1).clipped(0, red)
    return pool(black, successes(hit)).minus(cancelled).clipped(0, black)


def quick_hits(black: int, hit: int, red: int) -> list[float]:
    """The same as floats, kept: place n is the chance of n final hits."""
    key = (black * 8 + hit) * 256 + red
    found = KEPT.get(key)
    if found is None:
        whole = final_hits(black, hit, red, False)
        found = [float(whole.exactly(count)) for count in range(black + 1)]
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        KEPT[key] = found
    return found


def result_of(state: ToiState, target: Unit, suppress: bool, hits: int) -> str:
    """What so many final hits do to a target, in a word."""
    if hits <= 0:
        return "none"
    if target.kind != SQUAD:
        return DAMAGES[after_hits(target, hits)]
    if suppress:
        if state.has_op(1 - target.side, OP_SHAKEN):
            hits += 1
        hits += int(state.mod_sum(SUPPRESS_HITS, target.side, target.division))
        return CONDITIONS[suppressed(int(target.condition), hits)] if hits > 0 else "none"
    figures = int(head_count(target.figs))
    return "wiped" if hits >= figures else f"lost-{hits}"


def fraction(chance: Fraction) -> list[object]:
    return list[object]([chance.numerator, chance.denominator])


def told(state: ToiState, target: Unit, suppress: bool, chances: Distribution) -> View:
    """Chances of the final hits and of what they do; `does` says it of each number of hits in turn."""
    hits: list[object] = []
    does: list[object] = []
    results: dict[str, Fraction] = {}
    for count, _ in chances.outcomes():
        chance = chances.exactly(count)
        hits.append([count, chance.numerator, chance.denominator])
        word = result_of(state, target, suppress, count)
        does.append(word)
        results[word] = results.get(word, Fraction(0)) + chance
    return {"hits": hits, "does": does, "results": {word: fraction(chance) for word, chance in results.items()}}


def assault_chances(attack: int, cover: int, defence: int) -> tuple[Distribution, Distribution]:
    """[TOI-ASSAULT-14] [TOI-ASSAULT-15] The hits of both sides."""
    attackers = pool(attack, successes(ASSAULT_HIT)).minus(pool(cover, successes(DEFENCE_HIT))).clipped(0, attack)
    return attackers, pool(defence, successes(ASSAULT_HIT))


def is_thick(target: Unit) -> bool:
    return target.kind != SQUAD and VEHICLES[target.kind].thick_armor
