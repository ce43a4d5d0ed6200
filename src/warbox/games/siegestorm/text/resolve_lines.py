"""A program under way from the words of a position: `resolve A action from=link.1 entry=2 stage=pick ...`."""

from typing import Final

from warbox.engine.lines import Said
from warbox.engine.notation import ParseError, parse_number
from warbox.engine.page import Moment
from warbox.games.siegestorm.battlefield import COOP, ON_TRACK
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.box import GANG_PROGRAM, SPIRIT_PROGRAM
from warbox.games.siegestorm.cards.card import Entry, Program
from warbox.games.siegestorm.effects import picking
from warbox.games.siegestorm.effects.operations import OPERATIONS
from warbox.games.siegestorm.effects.resolve import Resolve
from warbox.games.siegestorm.effects.stages import (
    ASK_EXTRA,
    ASK_MAY,
    ASK_PAY,
    ASK_PICK,
    ASK_TARGET,
    BEGIN,
    COPIED,
    NEXT_ENTRY,
    RESOLVE_KINDS,
    TRIGGERED,
)
from warbox.games.siegestorm.rules.acts import funds
from warbox.games.siegestorm.rules.chain import Chain
from warbox.games.siegestorm.state import SiegestormState
from warbox.games.siegestorm.text.link_lines import read_ability, read_bits, read_targets, read_zone
from warbox.games.siegestorm.text.notation import CARRIED_OUT, POOL, RESOLVE_STAGE
from warbox.games.siegestorm.text.refs import NO_REF, parse_player, parse_ref

GANG: Final = RESOLVE_KINDS.index("gang")
SPIRIT: Final = RESOLVE_KINDS.index("spirit")


def read_resolve(state: SiegestormState, moment: Moment, links: list[int], chain: Chain | None) -> Resolve:
    said = moment.said
    you = parse_player(state, said.text("player"))
    kind = said.index("carried", CARRIED_OUT)
    source = parse_ref(state, said.text("from", NO_REF), links)
    program, ability = read_program(state, moment, you, kind, source)
    if kind < TRIGGERED:
        check_link(moment, kind, source, ability, chain)
    entries = len(program.entries)
    zone = read_zone(state, said, you)
    answers = said.within("answers", 0, 0, len(links)) - 1
    targets = read_targets(state, said, entries, links)
    extras = read_bits(said.items("extras"), entries, "an entry")
    subject = parse_ref(state, said.text("subject", NO_REF), links)
    frame = Resolve(
        program, kind, you, source, ability, subject, max(zone, 0), targets, extras, answers if kind < TRIGGERED else -1
    )
    frame.entry = said.within("entry", 1, 1, entries + 1) - 1
    frame.done = not said.has("undone")
    frame.acted = said.has("acted")
    frame.negated = said.within("negated", 0, 0, len(links)) - 1
    frame.stage = said.index("stage", RESOLVE_STAGE, BEGIN)
    if frame.entry == entries and frame.stage != BEGIN:
        raise ParseError("all entries are done", said.text("stage"))
    if frame.entry < entries:
        read_stage(state, said, frame, links)
    return frame


def read_program(state: SiegestormState, moment: Moment, you: int, kind: int, source: int) -> tuple[Program, int]:
    """The program, and the number of the ability; -1: the card's Action."""
    if kind == GANG or kind == SPIRIT:
        if not state.is_boss(you) or source < 0:
            raise ParseError("only the boss's cards have symbols", RESOLVE_KINDS[kind])
        return (GANG_PROGRAM if kind == GANG else SPIRIT_PROGRAM), -1
    if kind == TRIGGERED and source < 0 and state.is_boss(you):
        effects = state.readings.boss.menace_effect
        number = moment.said.within("ability", 1, 1, max(1, len(effects)))
        if not effects:
            raise ParseError("the boss has no such effect", RESOLVE_KINDS[kind])
        return effects[number - 1], number - 1
    if source < 0:
        raise ParseError("name the card: from=A.T1", moment.text)
    if kind in (RESOLVE_KINDS.index("ability"), RESOLVE_KINDS.index("totem"), TRIGGERED):
        ability = read_ability(state, moment.said, source)
        program = state.card(source).passives[ability]
        activated = program.when in (v.ACTIVATED, v.REACTION)
        if program.when == v.STATIC or (kind == RESOLVE_KINDS.index("ability")) != activated:
            raise ParseError("this ability is not carried out so", state.name(source))
        return program, ability
    action = state.card(source).action
    if action is None:
        raise ParseError("this card has no Action", state.name(source))
    return action, -1


def check_link(moment: Moment, kind: int, source: int, ability: int, chain: Chain | None) -> None:
    """A link that is carried out is the last one of its chain."""
    if chain is None or not chain.resolving or not chain.under_way:
        raise ParseError("a link is carried out in a chain that is resolving and under-way", moment.kind)
    link = chain.links[-1]
    if link.kind != kind or link.source != source or link.ability != ability:
        raise ParseError("this is not the last link", moment.text)


def read_stage(state: SiegestormState, said: Said, frame: Resolve, links: list[int]) -> None:
    """How far the entry has come, with whatever that stage needs."""
    entry = frame.current()
    stage = frame.stage
    human = not state.is_boss(int(frame.you))
    if stage == ASK_MAY and not (entry.may and human):
        raise ParseError("this entry is not a matter of choice", "stage=may")
    if stage in (ASK_EXTRA, ASK_PAY):
        if not (frame.program.is_action and entry.cost > 0 and human and frame.is_late() and frame.kind != COPIED):
            raise ParseError("nothing is paid for this entry now", said.text("stage"))
        if entry.cost > funds(state, int(frame.you)) and stage == ASK_EXTRA:
            raise ParseError("this cannot be paid (SGS-COST-04)", said.text("stage"))
    frame.owed = said.number("owed")
    if stage == ASK_PAY and not 0 < frame.owed <= funds(state, int(frame.you)):
        raise ParseError("this cannot be paid (SGS-COST-04)", f"owed={int(frame.owed)}")
    if stage == ASK_TARGET and not (frame.is_late() and entry.targets() and frame.candidates(state)):
        raise ParseError("no target is named now", "stage=target")
    frame.left = said.number("left")
    frame.victims = [parse_player(state, letter) for letter in said.items("victims")]
    if stage >= ASK_PICK and stage < NEXT_ENTRY:
        read_pick(state, said, frame, entry, links)


def read_pick(state: SiegestormState, said: Said, frame: Resolve, entry: Entry, links: list[int]) -> None:
    """A choice under way."""
    pool = said.index("pool", POOL, 0)
    frame.pool = pool
    frame.asker = parse_player(state, said.text("asker", said.text("player")))
    if pool == picking.VICTIM:
        hits = OPERATIONS[entry.verb].hits_one(entry)
        both = state.battlefield.mode == COOP and state.is_boss(int(frame.you)) and frame.victims == [0, 1]
        if not hits or not both or frame.asker != 0 or said.has("picks"):
            raise ParseError("the partners do not decide who is hit now", "pool=victim")
    elif pool == picking.NUMBER:
        if not entry.asks_number or said.has("picks"):
            raise ParseError("no number is named now", "pool=number")
    elif pool != OPERATIONS[entry.verb].pool(entry):
        raise ParseError("nothing of the kind is chosen now", said.text("pool"))
    check_asker(state, frame, entry)
    for item in said.items("picks"):
        if picking.is_hidden(pool) or pool in (picking.FROM_CASUALTIES, picking.SACRIFICED):
            choice = parse_ref(state, item, links)
        else:
            choice = parse_number(item, "a Supporter", 1, 99) - 1
        if choice not in picking.candidates(state, frame):
            raise ParseError("this cannot have been chosen", item)
        frame.picks.append(choice)
    if frame.stage == ASK_PICK and frame.left < 1:
        raise ParseError("how many are still to be chosen: left=N", "left")


def check_asker(state: SiegestormState, frame: Resolve, entry: Entry) -> None:
    if frame.pool == picking.VICTIM:
        return
    if OPERATIONS[entry.verb].takes_turns():
        by_you = entry.verb == v.DISCARD and entry.pick == v.BY_YOU
        if not frame.victims or frame.asker != (frame.you if by_you else frame.victims[0]):
            raise ParseError("the first of 'players' is asked", f"asker={state.letter(int(frame.asker))}")
    elif entry.verb == v.SHAPESHIFT:
        source = int(frame.source)
        if state.place[source] < ON_TRACK or state.controller(source) != frame.asker:
            raise ParseError("who controls the card changes its shape", f"asker={state.letter(int(frame.asker))}")
    elif frame.asker != frame.you:
        raise ParseError("the player himself chooses", f"asker={state.letter(int(frame.asker))}")
