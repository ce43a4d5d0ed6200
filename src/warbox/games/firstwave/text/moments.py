"""The moment of a position: the frames that its lines `during` and `at` describe."""

from typing import Final, cast

from warbox.engine.lines import Said
from warbox.engine.notation import ParseError
from warbox.engine.page import Lines, Moment
from warbox.engine.state import Frame, Outcome
from warbox.games.firstwave.actions import code, munition_bit
from warbox.games.firstwave.pieces.bestiary import NPC_NAMES
from warbox.games.firstwave.pieces.figure import Figure
from warbox.games.firstwave.pieces.limits import ACTIONS, RESOURCE_THEN
from warbox.games.firstwave.rules import arrival, melee, moving, resource, shot
from warbox.games.firstwave.rules.acting import FRESH, Acting
from warbox.games.firstwave.rules.activation import STEPS as ACT_STEPS
from warbox.games.firstwave.rules.activation import Activation
from warbox.games.firstwave.rules.arrival import AT_EDGE, IN_CONTACT, Arrival
from warbox.games.firstwave.rules.melee import DEFENCE, PLATING, Fight, Side, can_fight_with, has_choice
from warbox.games.firstwave.rules.moving import AfterMove
from warbox.games.firstwave.rules.npcs import ENGAGED, NpcTurn
from warbox.games.firstwave.rules.resource import SECOND_DIE, SHIELD_CHOICE, Find
from warbox.games.firstwave.rules.scenario import chief_of
from warbox.games.firstwave.rules.shot import AGAIN, ALLIES, ALLY_PLATING, EXTRA, Shot
from warbox.games.firstwave.rules.states import is_plated
from warbox.games.firstwave.state import NOBODY, NPC_PHASE, STAGES, SURVIVORS, FirstWaveState
from warbox.games.firstwave.text.notation import MOMENTS

ENDS: Final = [
    ("score", "FW-SCEN1-03"),
    ("score", "FW-R-92"),
    ("nobody-left", "FW-R-92"),
    ("conceded", "FW-R-92"),
    ("bloodline", "FW-SCEN3-04"),
    ("bloodline", "FW-R-90"),
    ("unfinished", "FW-R-90"),
]


def figure_named(state: FirstWaveState, said: Said, key: str) -> int:
    index = state.by_code(code(said.text(key)))
    if index == NOBODY:
        raise ParseError("there is no such figure", said.text(key))
    return index


def standing(state: FirstWaveState, said: Said, key: str) -> Figure:
    figure = state.figure(figure_named(state, said, key))
    if not figure.present:
        raise ParseError("it is not on the table", said.text(key))
    return figure


def step_of(said: Said, steps: list[str], default: int) -> int:
    return steps.index(said.text("step")) if said.has("step") else default


def slot_of(said: Said, key: str, figure: Figure, shoots: bool) -> int:
    """The place of a weapon; NOBODY if none is named."""
    if not said.has(key):
        return NOBODY
    place = said.number(key)
    if place >= len(figure.weapons):
        raise ParseError("there is no such weapon, counted from 0", str(place))
    carried = figure.weapons[place]
    if not (carried.weapon.shoots() if shoots else can_fight_with(carried)):
        raise ParseError("this weapon is of no use here", carried.weapon.id)
    return place


def read_frame(state: FirstWaveState, moment: Moment) -> Frame[FirstWaveState]:
    said = moment.said
    kind = moment.kind
    if kind == "act":
        return read_act(state, said)
    if kind == "npc":
        return read_npc_turn(state, said)
    if kind == "moved":
        return read_moved(state, said)
    if kind == "shot":
        return read_shot(state, said)
    if kind == "melee":
        return read_fight(state, said)
    if kind == "find":
        return read_find(state, said)
    if kind == "arrival":
        return read_arrival(state, said)
    raise ParseError("nothing can wait for this moment", kind)


def read_act(state: FirstWaveState, said: Said) -> Activation:
    figure = standing(state, said, "figure")
    if figure.is_npc():
        raise ParseError("nobody decides for an NPC: write 'at npc'", said.text("figure"))
    given = said.has("given")
    step = step_of(said, ACT_STEPS, FRESH)
    frame = Activation(int(figure.index), said.number("actions", 1 if given else ACTIONS), step, given)
    frame.moves = said.number("moves")
    frame.combats = said.number("combats")
    frame.gave = said.number("gave")
    frame.halved = said.has("halved")
    if not given:
        state.edit(figure.index).activated = True
    return frame


def read_npc_turn(state: FirstWaveState, said: Said) -> NpcTurn:
    figure = standing(state, said, "figure")
    if not figure.is_npc():
        raise ParseError("this is no NPC", said.text("figure"))
    frame = NpcTurn(int(figure.index), said.number("actions", ACTIONS), said.number("row", ENGAGED), False)
    frame.moves = said.number("moves")
    frame.combats = said.number("combats")
    frame.halved = said.has("halved")
    state.edit(figure.index).activated = True
    return frame


def read_moved(state: FirstWaveState, said: Said) -> AfterMove:
    index = figure_named(state, said, "figure")
    figure = state.figure(index)
    rooms = [room_named(state, name) for name in said.items("rooms")]
    target, slot, second = NOBODY, NOBODY, NOBODY
    if said.has("target"):
        target = figure_named(state, said, "target")
        slot, second = slot_of(said, "weapon", figure, False), slot_of(said, "second", figure, False)
    step = step_of(said, moving.STEPS, moving.SWIM)
    frame = AfterMove(index, said.has("swam"), rooms, target, slot, second, step)
    frame.drop = said.number("drop")
    foot = said.table("foot")
    if foot:
        frame.foot = (cast(int, foot["x"]), cast(int, foot["y"]), cast(int, foot.get("z", 0)))
    if step == moving.FALL and (not foot or not frame.drop or not figure.present or figure.is_npc()):
        raise ParseError("a fall is written 'at moved A1 fall drop=MM foot=X,Y,Z'")
    if step == moving.SWIM_PLATING and not is_plated(figure):
        raise ParseError("it has no plating", said.text("figure"))
    if figure.is_npc() and (rooms or target != NOBODY):
        raise ParseError("NPCs enter no rooms, and their charges have no target here", said.text("figure"))
    return frame


def room_named(state: FirstWaveState, name: str) -> int:
    room = state.table.room_number(name)
    if room < 0:
        raise ParseError("there is no such room", name)
    return room


def read_shot(state: FirstWaveState, said: Said) -> Shot:
    index = figure_named(state, said, "figure")
    shooter = state.figure(index)
    slot = slot_of(said, "weapon", shooter, True)
    if slot == NOBODY:
        for place in range(len(shooter.weapons) - 1, -1, -1):
            if shooter.weapons[place].weapon.shoots():
                slot = place
    if slot == NOBODY or not shooter.profile.shoots:
        raise ParseError("it cannot shoot", said.text("figure"))
    second = slot_of(said, "second", shooter, True)
    if second == slot or (second != NOBODY and shooter.weapons[slot].weapon is not shooter.weapons[second].weapon):
        raise ParseError("a pair are two of the same weapon (FW-R-41)")
    munition = munition_bit(said.text("munition"))
    if munition and not shooter.weapons[slot].munitions & munition:
        raise ParseError("the weapon has no such munition", said.text("munition"))
    pools = said.counts("targets")
    targets: list[int] = []
    for name in pools:
        target = state.by_code(code(name))
        if target == NOBODY:
            raise ParseError("there is no such figure", name)
        targets.append(target)
    if not targets or not sum(pools.values()):
        raise ParseError("a shot has targets with dice: targets=B1:5")
    if state.bodies[targets[0]].side == shooter.side:
        raise ParseError("a shot is at an enemy (FW-R-111)")
    frame = Shot(index, slot, second, munition, targets, list(pools.values()))
    frame.step = step_of(said, shot.STEPS, shot.POOL)
    frame.target = said.within("place", 0, 0, len(targets))
    frame.left = said.number("left", 0)
    frame.final = said.has("final")
    frame.ones = counted(said, "ones", len(targets))
    frame.hits = counted(said, "hits", len(targets))
    frame.sixes = counted(said, "sixes", len(targets))
    frame.bonus = counted(said, "bonus", len(targets))
    check_shot_step(state, frame, said)
    return frame


def check_shot_step(state: FirstWaveState, frame: Shot, said: Said) -> None:
    """What the step of a shot demands."""
    shooter = state.figure(frame.shooter)
    if frame.step == AGAIN and (shooter.is_npc() or not shooter.reroll):
        raise ParseError("it has no re-roll left (FW-RESOURCE-05)", said.text("figure"))
    if said.has("ally"):
        frame.ally = figure_named(state, said, "ally")
    if frame.step == ALLY_PLATING and (frame.ally == NOBODY or not is_plated(state.figure(frame.ally))):
        raise ParseError("whose plating is tested? Write ally=N2")
    if frame.step in (ALLIES, ALLY_PLATING, EXTRA) and frame.target >= len(frame.targets):
        raise ParseError("there is no such target, counted from 0", str(frame.target))
    if frame.step == EXTRA:
        target = state.figure(frame.targets[frame.target])
        poison = munition_bit("poison")
        if not target.present or (frame.munition == poison) == target.is_npc():
            raise ParseError("an extra die is for poison in a survivor, or for plating")
        if frame.munition != poison and not is_plated(target):
            raise ParseError("it has no plating", state.name(target.index))


def counted(said: Said, key: str, size: int) -> list[int]:
    if not said.has(key):
        return [0] * size
    found = said.numbers(key)
    if len(found) != size:
        raise ParseError(f"'{key}=' has a number for each target")
    return found


def read_fight(state: FirstWaveState, said: Said) -> Fight:
    attacker, defender = standing(state, said, "figure"), standing(state, said, "target")
    if attacker.side == defender.side:
        raise ParseError("a melee is between enemies (FW-R-111)")
    attack = read_side(said, attacker, "weapon", "second", "dice")
    defence = read_side(said, defender, "weapon2", "second2", "dice2")
    usual = melee.ATTACK_POOL if defender.is_npc() or not has_choice(defender) else DEFENCE
    frame = Fight(int(attacker.index), int(defender.index), attack, defence, step_of(said, melee.STEPS, usual))
    if frame.step == DEFENCE and usual != DEFENCE:
        raise ParseError("it has no melee weapon to choose", said.text("target"))
    if frame.step == PLATING and not is_plated(state.figure(frame.loser())):
        raise ParseError("the loser has no plating")
    return frame


def read_side(said: Said, figure: Figure, weapon: str, second: str, dice: str) -> Side:
    slot, other = slot_of(said, weapon, figure, False), slot_of(said, second, figure, False)
    if other != NOBODY and (slot in (other, NOBODY) or figure.weapons[slot].weapon is not figure.weapons[other].weapon):
        raise ParseError("a pair are two of the same weapon (FW-R-40)")
    counts = counted(said, dice, 4)
    return Side(slot, other, counts[0], counts[1], counts[2], counts[3])


def read_find(state: FirstWaveState, said: Said) -> Find:
    figure = state.figure(figure_named(state, said, "figure"))
    if figure.is_npc():
        raise ParseError("NPCs pick nothing up (FW-R-106)", said.text("figure"))
    frame = Find(int(figure.index))
    frame.die = said.number("die")
    frame.step = step_of(said, resource.STEPS, resource.FIRST_DIE)
    if frame.step == SECOND_DIE and not RESOURCE_THEN[frame.die]:
        raise ParseError("which die asks for a second one? Write die=4, 5 or 6 (FW-RESOURCE-03)")
    if frame.step == SHIELD_CHOICE and (figure.shielded() or not figure.present):
        raise ParseError("it has a shield already, or is gone", said.text("figure"))
    return frame


def read_arrival(state: FirstWaveState, said: Said) -> Arrival:
    figure = state.figure(figure_named(state, said, "figure"))
    if figure.is_npc():
        raise ParseError("NPCs cause no arrivals (FW-R-106)", said.text("figure"))
    room = room_named(state, said.text("room")) if said.has("room") else AT_EDGE
    if said.has("contact"):
        if room != AT_EDGE:
            raise ParseError("'contact' or 'room=', not both")
        room = IN_CONTACT
    frame = Arrival(int(figure.index), room)
    frame.step = step_of(said, arrival.STEPS, int(frame.step))
    if room == IN_CONTACT:
        if frame.step != arrival.PLACING:
            raise ParseError("a started robot is only placed")
        return frame
    if said.has("npc"):
        frame.npc = NPC_NAMES.index(said.text("npc"))
        frame.left = said.number("left", 1)
    if frame.step != arrival.DICE and frame.npc == NOBODY and frame.step != arrival.PLACING:
        raise ParseError("who arrives? Write npc=infected_human")
    if frame.left and frame.npc == NOBODY:
        raise ParseError("who arrives? Write npc=infected_human")
    return frame


# ---- the stack


def implied(state: FirstWaveState, frame: Frame[FirstWaveState]) -> Acting | None:
    """The activation below a moment that has no line `during`."""
    index = NOBODY
    combats, moves, cost = 0, 0, 1
    if isinstance(frame, Shot):
        index, combats = frame.shooter, 1
        if state.figure(index).weapons[frame.slot].weapon.heavy:
            combats, cost = 2, 2
    elif isinstance(frame, Fight):
        index, combats = frame.attacker, 1
    elif isinstance(frame, AfterMove):
        index, moves = frame.figure, 1
    elif isinstance(frame, Find):
        index = frame.figure
    elif isinstance(frame, Arrival):
        index = frame.cause
    if index == NOBODY:
        return None
    figure = state.figure(index)
    acting: Acting
    if figure.is_npc():
        row = 8 if isinstance(frame, Shot) else 6 if isinstance(frame, Fight) else 9
        acting = NpcTurn(index, ACTIONS - cost, row, False)
    else:
        acting = Activation(index, ACTIONS - cost, 2, False)
    acting.combats = combats
    acting.moves = moves
    state.edit(index).activated = True
    return acting


def check_stack(frames: list[Frame[FirstWaveState]]) -> None:
    """Which moments can wait for which."""
    for place, frame in enumerate(frames):
        below = frames[place - 1] if place else None
        if isinstance(frame, Activation) and frame.given:
            fits = below is None or (isinstance(below, Activation) and not below.given and place == 1)
        elif isinstance(frame, Acting):
            fits = below is None
        elif isinstance(frame, Arrival):
            fits = isinstance(below, (AfterMove, Find, Activation))
        else:
            fits = isinstance(below, Acting)
        if not fits:
            raise ParseError("these moments cannot wait for each other")


def place_moment(state: FirstWaveState, lines: Lines, moment: Moment) -> None:
    """Fill the stack above the course of the game, and set where that stands."""
    said = moment.said
    if moment.kind == "over":
        place_end(state, said)
        return
    frames: list[Frame[FirstWaveState]] = []
    for number, words in lines.each("during"):
        lines.now = number
        texts = cast(list[str], words.values["words"])
        if not texts or texts[0] not in MOMENTS.lines:
            raise ParseError("write 'during MOMENT', as a line 'at' is written", " ".join(texts))
        frames.append(read_frame(state, Moment(texts[0], MOMENTS.lines[texts[0]].read(texts[1:]))))
    lines.at("at")
    if moment.kind in STAGES:
        if frames:
            raise ParseError("nothing can wait for this moment", moment.kind)
        state.stage = STAGES.index(moment.kind)
        place_seat(state, said)
        return
    top = read_frame(state, moment)
    if not frames:
        acting = implied(state, top)
        if acting is not None:
            frames.append(acting)
        elif isinstance(top, Activation) and top.given:
            add_chief(state, frames, top)
    frames.append(top)
    check_stack(frames)
    state.stage = NPC_PHASE if isinstance(frames[0], NpcTurn) else SURVIVORS
    if not lines.said("turn").has("next"):
        side = state.bodies[cast(Acting, frames[0]).figure].side
        state.next = 1 - side if side < 2 else state.next
    lines.at("at")
    for frame in frames:
        state.push(frame)


def add_chief(state: FirstWaveState, frames: list[Frame[FirstWaveState]], top: Activation) -> None:
    """Given actions come from the chief, who has what is left of three."""
    chief = chief_of(state, state.bodies[top.figure].side)
    if chief == NOBODY or chief == top.figure or not state.bodies[chief].present:
        return
    giver = Activation(chief, max(0, ACTIONS - int(top.actions)), 2, False)
    giver.gave = top.actions
    state.edit(chief).activated = True
    frames.append(giver)


def place_seat(state: FirstWaveState, said: Said) -> None:
    """`at activate B`: who is asked."""
    if not said.has("seat"):
        return
    seat = "AB".index(said.text("seat"))
    if STAGES[state.stage] in ("first", "deploy-first", "scenery-first"):
        state.winner = seat
    else:
        state.next = seat


def place_end(state: FirstWaveState, said: Said) -> None:
    """`at over score FW-R-92 winner=A`."""
    kind, rule = said.text("end"), said.text("rule")
    if (kind, rule) not in ENDS:
        known = ", ".join([f"{end} {why}" for end, why in ENDS])
        raise ParseError(f"a game ends by {known}", f"{kind} {rule}")
    winner = said.text("winner")
    state.end(Outcome(kind, rule, () if winner == "draw" else ("AB".index(winner),)))
