"""What a seat may know, field by field; and what it may not, drawn anew for players who think ahead.

Hidden are only: placements until both have placed, answers to the surrender question until both have answered, and
cards until their step. Everything else is public.
"""

from typing import Final

from warbox.engine.decision import ARBITER
from warbox.engine.game import View
from warbox.engine.sampler import Sampler
from warbox.engine.state import Frame
from warbox.games.broadsides.actions import CARDS, PLOTS_BY_DAMAGE, SLOTS, Plot
from warbox.games.broadsides.boarding import BoardingTurn, FirstBoarding
from warbox.games.broadsides.captain import Promotion
from warbox.games.broadsides.collision import AFTER_SALVO
from warbox.games.broadsides.deck import (
    CANNON_SECTIONS,
    HULL_NAMES,
    LYING,
    MASTS,
    ROWS,
    SECTION_COUNT,
    SECTIONS,
    SPOTS,
)
from warbox.games.broadsides.firing import Exchange, FirstFire, ShotRoll
from warbox.games.broadsides.melee import Round
from warbox.games.broadsides.plotting import Plotting, SurrenderOffer
from warbox.games.broadsides.sea import HEADINGS, SEATS, SIDES
from warbox.games.broadsides.setup import TO_PLACE, Deployment, has_room
from warbox.games.broadsides.ship import FIGHTS_ON, NO_ANSWER, NOWHERE, SURRENDERS, Ship
from warbox.games.broadsides.state import BOARDING, DEPLOYING, SAILING, BroadsidesState

PHASES: Final = ["deploy", "broadsides", "boarding"]


def knows(seat: int, owner: int) -> bool:
    """Whether a seat may see what the owner has chosen and not yet revealed."""
    return seat in (owner, ARBITER)


def spot_name(seat: int, spot: int) -> str:
    """A spot as a ship's owner writes it: `C3` on his own ship, `I.C3` on the other."""
    return SECTIONS[spot % SECTION_COUNT] if spot // SECTION_COUNT == seat else SPOTS[spot]


def view_plot(state: BroadsidesState, ship: Ship, known: bool) -> list[str] | None:
    """[BBP-CARDS-02] [BBP-MOVE-01] A ship's cards; those not yet turned over are `?` to all but the owner."""
    plot = ship.plot
    if plot is None:
        return None
    return [CARDS[plot.card(slot)] if known or slot <= state.step else "?" for slot in range(1, SLOTS + 1)]


def view_ship(state: BroadsidesState, ship: Ship, known: bool) -> View:
    """Both decks are open to all: every figure, cannon, mast part and hull hit, and the Damage cards due."""
    seat = int(ship.seat)
    view: View = {}
    if state.phase != BOARDING:
        view["x"] = int(ship.x)
        view["y"] = int(ship.y)
        view["heading"] = HEADINGS[int(ship.heading)]
    view["captain"] = None if ship.captain == NOWHERE else spot_name(seat, int(ship.captain))
    crew: dict[str, int] = {}
    for spot, count in enumerate(ship.crew):
        if count:
            crew[spot_name(seat, spot)] = count
    view["crew"] = crew
    view["cannons"] = [SECTIONS[section] for section in CANNON_SECTIONS if ship.cannons[section]]
    masts: dict[str, int] = {}
    for mast, parts in enumerate(ship.masts):
        masts[MASTS[mast]] = parts
    view["masts"] = masts
    hull: dict[str, int] = {}
    for place, hits in enumerate(ship.hull):
        if hits:
            hull[HULL_NAMES[place]] = hits
    view["hull"] = hull
    view["damage_cards"] = int(ship.damage_cards()) if state.phase != BOARDING else 0
    view["aground"] = ship.aground
    view["no_cards"] = ship.no_cards
    view["captain_lost"] = ship.captain_lost
    view["plot"] = view_plot(state, ship, known)
    view["placed"] = None
    if state.phase == DEPLOYING:
        view["placed"] = [SECTIONS[section] for section in ship.placed] if known else "?"
    view["answer"] = None
    if ship.answer != NO_ANSWER:
        view["answer"] = ("surrender" if ship.answer == SURRENDERS else "fight-on") if known else "?"
    return view


def view_moment(state: BroadsidesState) -> View:
    """Which rule is being carried out, and how far it has come: all of it is public."""
    if state.outcome is not None:
        winners = "+".join([SEATS[seat] for seat in state.outcome.winners]) or "draw"
        return {"kind": "over", "end": state.outcome.kind, "rule": state.outcome.rule, "winner": winners}
    top: Frame[BroadsidesState] = state.stack[-1]  # type: ignore[assignment]
    if isinstance(top, Deployment):
        return {"kind": "deploy"}
    if isinstance(top, SurrenderOffer):
        return {"kind": "surrender"}
    if isinstance(top, Plotting):
        return {"kind": "plot"}
    if isinstance(top, Promotion):
        return {"kind": "promote", "seat": SEATS[top.seat], "salvo_fired": is_salvo_fired(state)}
    if isinstance(top, FirstBoarding):
        return {"kind": "first-boarding"}
    if isinstance(top, BoardingTurn):
        if top.moves:
            return {"kind": "step", "seat": SEATS[top.seat], "moves": int(top.moves)}
        return {"kind": "fight", "seat": SEATS[top.seat]}
    if isinstance(top, Round):
        turn = state.stack[-3]
        assert isinstance(turn, BoardingTurn)
        return {"kind": "melee", "seat": SEATS[turn.seat], "spot": SPOTS[top.spot]}
    return view_exchange(state, top)


def is_salvo_fired(state: BroadsidesState) -> bool:
    return state.phase == BOARDING and state.stage == AFTER_SALVO


def view_exchange(state: BroadsidesState, top: Frame[BroadsidesState]) -> View:
    """The shots left to the one who fires, and to the other after him."""
    if isinstance(top, Exchange):
        shooter = int(top.shooter)
        return {"kind": "shot", "seat": SEATS[shooter], "shots": top.shots[shooter], "then": top.shots[1 - shooter]}
    exchange = state.stack[-2]
    assert isinstance(exchange, Exchange)
    if isinstance(top, FirstFire):
        return {"kind": "first-fire", "S": exchange.shots[0], "I": exchange.shots[1]}
    assert isinstance(top, ShotRoll)
    moment: View = {"kind": "shot-die", "seat": SEATS[top.seat], "row": ROWS[top.row]}
    moment["shots"] = exchange.shots[top.seat]
    moment["then"] = exchange.shots[1 - top.seat]
    return moment


def view(state: BroadsidesState, seat: int) -> View:
    shown: View = {"game": "broadsides", "options": dict(state.readings.chosen)}
    shown["phase"] = PHASES[state.phase]
    shown["turn"] = int(state.turn)
    shown["step"] = int(state.step)
    shown["idle"] = int(state.idle)
    shown["fought"] = state.fought
    shown["ships"] = {
        SEATS[owner]: view_ship(state, state.ships[owner], knows(seat, owner)) for owner in range(len(SEATS))
    }
    shown["placement"] = None
    if state.phase == BOARDING:
        same, side_s, side_i = LYING[state.lying]
        shown["placement"] = {"bows": "same" if same else "opposite", "S": SIDES[side_s], "I": SIDES[side_i]}
    shown["at"] = view_moment(state)
    question = state.question
    shown["asked"] = None
    if question is not None:
        seats = [SEATS[asked] if asked >= 0 else "*" for asked in question.seats]
        shown["asked"] = {"kind": question.kind, "rule": question.rule, "seats": seats}
    return shown


def determinize(state: BroadsidesState, seat: int, sampler: Sampler) -> BroadsidesState:
    """A copy in which what the seat may not know is drawn at random among what it could be."""
    copy = state.clone()
    for owner in range(len(SEATS)):
        if not knows(seat, owner):
            imagine(copy, copy.ships[owner], sampler)
    return copy


def imagine(state: BroadsidesState, ship: Ship, sampler: Sampler) -> None:
    if state.phase == DEPLOYING:
        finished = len(ship.placed) == TO_PLACE
        ship.placed = []
        while finished and len(ship.placed) < TO_PLACE:
            open_sections = [section for section in range(SECTION_COUNT) if has_room(ship, section)]
            ship.placed.append(open_sections[int(sampler.below(len(open_sections)))])
    if ship.answer != NO_ANSWER:
        ship.answer = SURRENDERS if sampler.below(2) else FIGHTS_ON
    plot = ship.plot
    if plot is not None and state.phase == SAILING:
        # how many Damage cards were due when the turn began is public, and so are the cards turned over
        possible: list[Plot] = []
        for choice in PLOTS_BY_DAMAGE[plot.damage]:
            assert isinstance(choice, Plot)
            turned_over = range(1, int(state.step) + 1)
            if [choice.card(slot) for slot in turned_over] == [plot.card(slot) for slot in turned_over]:
                possible.append(choice)
        ship.plot = possible[int(sampler.below(len(possible)))]
