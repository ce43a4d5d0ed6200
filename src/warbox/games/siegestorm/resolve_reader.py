"""A program under way from the words of a position: `resolve A action from=link.1 entry=2 stage=pick ...`."""

from typing import Final

from warbox.engine.notation import ParseError, parse_number
from warbox.games.siegestorm import picking
from warbox.games.siegestorm import vocabulary as v
from warbox.games.siegestorm.acts import funds
from warbox.games.siegestorm.battlefield import COOP, ON_TRACK
from warbox.games.siegestorm.box import GANG_PROGRAM, SPIRIT_PROGRAM
from warbox.games.siegestorm.card import Entry, Program
from warbox.games.siegestorm.chain import Chain
from warbox.games.siegestorm.link_reader import read_ability, read_bits, read_targets, read_zone
from warbox.games.siegestorm.refs import parse_player, parse_ref
from warbox.games.siegestorm.resolve import Resolve
from warbox.games.siegestorm.stages import (
    ASK_EXTRA,
    ASK_MAY,
    ASK_PAY,
    ASK_PICK,
    ASK_TARGET,
    BEGIN,
    COPIED,
    NEXT_ENTRY,
    RESOLVE_KINDS,
    STAGES,
    TRIGGERED,
)
from warbox.games.siegestorm.state import SiegestormState
from warbox.games.siegestorm.words import Words

GANG: Final = RESOLVE_KINDS.index("gang")
SPIRIT: Final = RESOLVE_KINDS.index("spirit")
FACTS: Final = [
    "from",
    "card",
    "ability",
    "subject",
    "zone",
    "targets",
    "extras",
    "answers",
    "entry",
    "stage",
    "owed",
    "negated",
    "left",
    "pool",
    "asker",
    "picks",
    "players",
]


def read_resolve(state: SiegestormState, words: Words, links: list[int], chain: Chain | None) -> Resolve:
    words.allow(FACTS, ["undone", "acted"], 3)
    you = parse_player(state, words.plain(1, "a player"))
    kind = RESOLVE_KINDS.index(words.choice(2, "what is carried out", RESOLVE_KINDS))
    source = parse_ref(state, words.facts.get("from", "-"), links)
    program, ability = read_program(state, words, you, kind, source)
    if kind < TRIGGERED:
        check_link(words, kind, source, ability, chain)
    entries = len(program.entries)
    zone = read_zone(state, words, you)
    answers = words.number("answers", 0, 0, len(links)) - 1
    targets = read_targets(state, words, entries, links)
    extras = read_bits(words.items("extras"), entries, "an entry")
    subject = parse_ref(state, words.facts.get("subject", "-"), links)
    frame = Resolve(
        program, kind, you, source, ability, subject, max(zone, 0), targets, extras, answers if kind < TRIGGERED else -1
    )
    frame.entry = words.number("entry", 1, 1, entries + 1) - 1
    frame.done = not words.has("undone")
    frame.acted = words.has("acted")
    frame.negated = words.number("negated", 0, 0, len(links)) - 1
    stage = STAGES.index(words.fact("stage", "begin", STAGES))
    if frame.entry == entries and stage != BEGIN:
        raise ParseError("all entries are done", words.facts.get("stage", ""))
    frame.stage = stage
    if frame.entry < entries:
        read_stage(state, words, frame, links)
    return frame


def read_program(state: SiegestormState, words: Words, you: int, kind: int, source: int) -> tuple[Program, int]:
    """The program, and the number of the ability; -1: the card's Action."""
    if kind == GANG or kind == SPIRIT:
        if not state.is_boss(you) or source < 0:
            raise ParseError("only the boss's cards have symbols", RESOLVE_KINDS[kind])
        return (GANG_PROGRAM if kind == GANG else SPIRIT_PROGRAM), -1
    if kind == TRIGGERED and source < 0 and state.is_boss(you):
        effects = state.readings.boss.menace_effect
        number = words.number("ability", 1, 1, max(1, len(effects)))
        if not effects:
            raise ParseError("the boss has no such effect", RESOLVE_KINDS[kind])
        return effects[number - 1], number - 1
    if source < 0:
        raise ParseError("name the card: from=A.T1", " ".join(words.all))
    if kind in (RESOLVE_KINDS.index("ability"), RESOLVE_KINDS.index("totem"), TRIGGERED):
        ability = read_ability(state, words, source)
        program = state.card(source).passives[ability]
        activated = program.when in (v.ACTIVATED, v.REACTION)
        if program.when == v.STATIC or (kind == RESOLVE_KINDS.index("ability")) != activated:
            raise ParseError("this ability is not carried out so", state.name(source))
        return program, ability
    action = state.card(source).action
    if action is None:
        raise ParseError("this card has no Action", state.name(source))
    return action, -1


def check_link(words: Words, kind: int, source: int, ability: int, chain: Chain | None) -> None:
    """A link that is carried out is the last one of its chain."""
    if chain is None or not chain.resolving or not chain.under_way:
        raise ParseError("a link is carried out in a chain that is resolving and under-way", words.all[0])
    link = chain.links[-1]
    if link.kind != kind or link.source != source or link.ability != ability:
        raise ParseError("this is not the last link", " ".join(words.all))


def read_stage(state: SiegestormState, words: Words, frame: Resolve, links: list[int]) -> None:
    """How far the entry has come, with whatever that stage needs."""
    entry = frame.current()
    stage = frame.stage
    human = not state.is_boss(int(frame.you))
    if stage == ASK_MAY and not (entry.may and human):
        raise ParseError("this entry is not a matter of choice", "stage=may")
    if stage in (ASK_EXTRA, ASK_PAY):
        if not (frame.program.is_action and entry.cost > 0 and human and frame.is_late() and frame.kind != COPIED):
            raise ParseError("nothing is paid for this entry now", words.facts["stage"])
        if entry.cost > funds(state, int(frame.you)) and stage == ASK_EXTRA:
            raise ParseError("this cannot be paid (SGS-COST-04)", words.facts["stage"])
    frame.owed = words.number("owed", 0, 0, 99)
    if stage == ASK_PAY and not 0 < frame.owed <= funds(state, int(frame.you)):
        raise ParseError("this cannot be paid (SGS-COST-04)", f"owed={int(frame.owed)}")
    if stage == ASK_TARGET and not (frame.is_late() and entry.targets() and frame.candidates(state)):
        raise ParseError("no target is named now", "stage=target")
    frame.left = words.number("left", 0, 0, 99)
    frame.victims = [parse_player(state, letter) for letter in words.items("players")]
    if stage >= ASK_PICK and stage < NEXT_ENTRY:
        read_pick(state, words, frame, entry, links)


def allowed_pool(state: SiegestormState, entry: Entry) -> int:
    """What an entry lets somebody choose from; -1: nothing."""
    verb = entry.verb
    if verb == v.DISCARD:
        return picking.FROM_HAND
    if verb == v.SHAPESHIFT:
        return picking.SHAPE
    if verb == v.SACRIFICE and entry.to != v.SELF:
        return picking.SACRIFICED
    if verb == v.RESET:
        return picking.TO_RESET
    if verb == v.COMMIT:
        return picking.TO_COMMIT
    wanted = entry.source if verb in (v.PLACE, v.DEPLOY) else entry.to
    if verb not in (v.PLACE, v.DEPLOY, v.KILL, v.DESTROY, v.RETURN_TO_HAND, v.MOVE, v.MAKE_SUPPORTER):
        return -1
    if wanted == v.HAND_CARD:
        return picking.HAND_CARD
    if wanted == v.OWN_SUPPORTER:
        return picking.SUPPORTER
    return picking.FROM_CASUALTIES if wanted == v.CASUALTY and verb in (v.PLACE, v.DEPLOY) else -1


def read_pick(state: SiegestormState, words: Words, frame: Resolve, entry: Entry, links: list[int]) -> None:
    """A choice under way."""
    pool = picking.POOLS.index(words.fact("pool", picking.POOLS[0], picking.POOLS))
    frame.pool = pool
    frame.asker = parse_player(state, words.facts.get("asker", words.all[1]))
    if pool == picking.VICTIM:
        hits = entry.who == v.OPPONENT or entry.verb in (v.STEAL, v.RAISE) or entry.to == v.OPP_SUPPORTER
        both = state.battlefield.mode == COOP and state.is_boss(int(frame.you)) and frame.victims == [0, 1]
        if not hits or not both or frame.asker != 0 or "picks" in words.facts:
            raise ParseError("the partners do not decide who is hit now", "pool=victim")
    elif pool == picking.NUMBER:
        if not entry.asks_number or "picks" in words.facts:
            raise ParseError("no number is named now", "pool=number")
    elif pool != allowed_pool(state, entry):
        raise ParseError("nothing of the kind is chosen now", words.facts.get("pool", ""))
    check_asker(state, frame, entry)
    for item in words.items("picks"):
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
    one_by_one = entry.verb in (v.DISCARD, v.SACRIFICE, v.RESET, v.COMMIT)
    if frame.pool == picking.VICTIM:
        return
    if one_by_one:
        by_you = entry.verb == v.DISCARD and entry.pick == v.BY_YOU
        if not frame.victims or frame.asker != (frame.you if by_you else frame.victims[0]):
            raise ParseError("the first of 'players' is asked", f"asker={state.letter(int(frame.asker))}")
    elif entry.verb == v.SHAPESHIFT:
        source = int(frame.source)
        if state.place[source] < ON_TRACK or state.controller(source) != frame.asker:
            raise ParseError("who controls the card changes its shape", f"asker={state.letter(int(frame.asker))}")
    elif frame.asker != frame.you:
        raise ParseError("the player himself chooses", f"asker={state.letter(int(frame.asker))}")
