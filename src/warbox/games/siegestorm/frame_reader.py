"""Frames from the words of a position's lines `under` and `at`: the inverse of `frame_text`."""

from typing import Final

from warbox.engine.notation import ParseError, parse_number
from warbox.engine.state import Frame
from warbox.games.siegestorm import boss_turn, declare, storm, vision
from warbox.games.siegestorm.acts import deployment_zones, funds
from warbox.games.siegestorm.battlefield import LAST, LIMBO, NOBODY, SEATS
from warbox.games.siegestorm.boss_turn import BossTurn
from warbox.games.siegestorm.chain import Chain, Link, may_react
from warbox.games.siegestorm.chance import MOST_CARDS, RANDOM_PICKS
from warbox.games.siegestorm.declare import Declaring
from warbox.games.siegestorm.drawing import BossDraw, ReserveShuffle
from warbox.games.siegestorm.link_reader import read_ability, read_bits, read_targets, read_zone
from warbox.games.siegestorm.pending import Pending
from warbox.games.siegestorm.player_tokens import read_card
from warbox.games.siegestorm.refs import parse_player, parse_ref
from warbox.games.siegestorm.setup import BOSS_ADVANCED, BOSS_BASIC, FIRST_ROLLS, BossShuffle, DeckShuffle
from warbox.games.siegestorm.sides import is_storming
from warbox.games.siegestorm.state import SiegestormState
from warbox.games.siegestorm.storm import Storm
from warbox.games.siegestorm.track import Advance, Exit
from warbox.games.siegestorm.triggers import Triggers
from warbox.games.siegestorm.turn import Turn
from warbox.games.siegestorm.values import ability_cost, card_cost
from warbox.games.siegestorm.vision import Vision
from warbox.games.siegestorm.vocabulary import REACTION
from warbox.games.siegestorm.words import Words

MOST_SEEN: Final = 40


def read_turn_frame(state: SiegestormState, words: Words) -> Turn:
    """`turn A`, `turn A+B tracks=1,2`."""
    words.allow(["tracks"], [])
    text = words.plain(1, "a player")
    seats = [parse_player(state, letter) for letter in text.split("+")]
    if [seat for seat in seats if state.is_boss(seat)] or seats != sorted(set(seats)):
        raise ParseError("a turn is that of a player, or of both partners", text)
    if len(seats) > 1 and state.battlefield.boss == NOBODY:
        raise ParseError("only partners share a turn", text)
    tracks: list[int] = []
    for item in words.items("tracks"):
        zone = parse_number(item, "a zone", 1, int(state.battlefield.zones)) - 1
        track = state.battlefield.own_track(seats[0], zone)
        if track in tracks or track not in state.battlefield.tracks[seats[0]]:
            raise ParseError("this track is not there, or is named twice", item)
        tracks.append(track)
    return Turn(seats, tracks)


def read_boss_turn(state: SiegestormState, words: Words, links: list[int]) -> BossTurn:
    """`boss-turn step=leader deployed card=boss.hand.1 spirit=... totems=...`."""
    words.allow(["step", "card", "spirit", "totems"], ["deployed"], 1)
    if state.battlefield.boss == NOBODY:
        raise ParseError("there is no boss", "boss-turn")
    frame = BossTurn()
    frame.step = boss_turn.STEPS.index(words.fact("step", "start", boss_turn.STEPS))
    frame.deployed = words.has("deployed")
    if "card" in words.facts:
        frame.card = parse_ref(state, words.facts["card"], links)
        frame.step = boss_turn.STEPS.index("leader")
        if int(frame.card) not in frame.candidates(state):
            raise ParseError("this card is not the Leader that is played now", words.facts["card"])
        frame.asking = boss_turn.SPACE
    if "spirit" in words.facts:
        frame.spirit = parse_ref(state, words.facts["spirit"], links)
        if frame.spirit < 0 or not state.card(int(frame.spirit)).spirit:
            raise ParseError("this card has no Spirit symbol", words.facts["spirit"])
    frame.totems = [parse_ref(state, item, links) for item in words.items("totems")]
    for card in frame.totems:
        if card < 0 or not state.is_in_play(card) or frame.totems.count(card) > 1 or not state.card(card).totem:
            raise ParseError("these are not Totems in play", words.facts["totems"])
    return frame


def read_chain(state: SiegestormState, words: Words, links: list[Link]) -> Chain:
    """`chain waiting=B asked=2 negated=1`, `chain resolving under-way`; `react B` is short for an open one."""
    words.allow(["waiting", "asked", "negated"], ["resolving", "under-way"], 2 if words.all[0] == "react" else 1)
    if not links and not words.has("resolving"):
        raise ParseError("a chain needs a line 'link'", " ".join(words.all))
    chain = Chain(links, [])
    chain.negated = read_bits(words.items("negated"), len(links), "a link")
    if words.has("resolving"):
        chain.resolving = True
        chain.under_way = words.has("under-way")
        if chain.under_way and not links:
            raise ParseError("no link is under way", "under-way")
        return chain
    chain.asked = words.number("asked", len(links), 1, len(links)) - 1
    entitled = may_react(state, links[chain.asked])
    if words.all[0] == "react":
        first = parse_player(state, words.plain(1, "a player"))
        if first not in entitled:
            raise ParseError("this player may not answer the link (SGS-R-14)", words.plain(1, "a player"))
        entitled = entitled[entitled.index(first) :]
    if "waiting" in words.facts:
        waiting = [parse_player(state, letter) for letter in words.items("waiting")]
        if waiting != [seat for seat in entitled if seat in waiting]:
            raise ParseError("these players are not asked about the link, or not in this order", words.facts["waiting"])
        entitled = waiting
    chain.waiting = entitled
    return chain


def read_declare(state: SiegestormState, words: Words, links: list[int], chain: Chain | None) -> Declaring:
    """`declare A play tengu stage=pay owed=2`; without a stage everything is still to be chosen and paid."""
    words.allow(["from", "card", "ability", "zone", "stage", "entry", "targets", "extras", "owed", "answers"], [], 4)
    you = parse_player(state, words.plain(1, "a player"))
    use = declare.USES.index(words.choice(2, "a use", declare.USES))
    if state.is_boss(you) and use not in (declare.PLAY, declare.STORM_ACTION):
        raise ParseError("the boss declares nothing of the kind (SGS-SOLO-29)", words.all[2])
    if use in (declare.PLAY, declare.CREATURE):
        source = read_card(state, you, words.plain(3, "a card"), LIMBO + 16 * you)
    else:
        words.allow(list(words.facts), [], 3)
        source = parse_ref(state, words.facts.get("from", "-"), links)
        if source < 0:
            raise ParseError("name the card: from=A.T1", " ".join(words.all))
    ability = read_ability(state, words, source) if use == declare.ABILITY else -1
    check_declared(state, you, use, source, ability)
    answers = words.number("answers", 0, 0, len(links)) - 1
    if answers >= 0 and (chain is None or chain.resolving):
        raise ParseError("nothing can be answered now", "answers")
    frame = Declaring(use, you, source, ability, read_zone(state, words, you), answers)
    read_progress(state, words, frame, links)
    return frame


def check_declared(state: SiegestormState, you: int, use: int, source: int, ability: int) -> None:
    design = state.card(source)
    if use == declare.PLAY and design.action is None:
        raise ParseError("this card has no Action", design.name)
    if use == declare.CREATURE and (not design.is_creature or not deployment_zones(state, you)):
        raise ParseError("this card cannot be deployed now (SGS-DEPLOY-01)", design.name)
    if use == declare.ABILITY and (not state.is_in_play(source) or ability not in design.activated):
        raise ParseError("this is no ability of a card in play that can be activated", design.name)
    if use == declare.STORM_ACTION:
        if not is_storming(state, source) or design.action is None or design.action.when == REACTION:
            raise ParseError("this is no storming creature with an Action", design.name)


def read_progress(state: SiegestormState, words: Words, frame: Declaring, links: list[int]) -> None:
    """How far the declaration has come."""
    you, use = int(frame.you), int(frame.use)
    if frame.zone < 0 and use == declare.CREATURE:
        zones = deployment_zones(state, you)
        frame.zone = zones[0] if len(zones) == 1 else -1
    if use == declare.CREATURE and frame.zone >= 0 and int(frame.zone) not in deployment_zones(state, you):
        raise ParseError("nothing can be deployed there now", words.facts.get("zone", ""))
    entries = 1 if use == declare.CREATURE else len(frame.program(state).entries)
    if "stage" not in words.facts:
        if use == declare.ABILITY:
            frame.owed = ability_cost(state, you, frame.program(state))
        elif use != declare.STORM_ACTION and not state.is_boss(you):
            frame.owed = card_cost(state, you, state.card(int(frame.source)), use == declare.CREATURE)
    else:
        frame.stage = declare.STAGES.index(words.fact("stage", "track", declare.STAGES[:4]))
        if (frame.stage == declare.TRACK) != (frame.zone < 0):
            raise ParseError("the track is named at the stage 'track' and known afterwards", words.facts["stage"])
        frame.owed = words.number("owed", 0, 0, 99)
    frame.entry = words.number("entry", 1, 1, entries + 1) - 1
    frame.targets = read_targets(state, words, entries, links)
    frame.extras = read_bits(words.items("extras"), entries, "an entry")
    if frame.owed and frame.owed > funds(state, you) - (1 if frame.keeps_creature(state) else 0):
        raise ParseError("this cannot be paid (SGS-COST-04)", f"owed={int(frame.owed)}")


def storming_card(state: SiegestormState, words: Words, index: int, player: int, links: list[int]) -> int:
    """The storming creature that a line names; without a name the last of the player."""
    if index < len(words.flags) and "." in words.flags[index]:
        card = parse_ref(state, words.flags[index], links)
        if card < 0 or not is_storming(state, card) or state.controller(card) != player:
            raise ParseError("this is no storming creature of that player", words.flags[index])
        return card
    for card in state.storming[::-1]:
        if state.controller(card) == player:
            return card
    raise ParseError("no creature of this player has left its track: write S1=CARD", words.all[0])


def read_storm(state: SiegestormState, words: Words, links: list[int]) -> Storm:
    """`storm A A.S1 stage=attack inner commanded attacked acted picks=...`."""
    player = parse_player(state, words.plain(1, "a player"))
    card = storming_card(state, words, 2, player, links)
    named = len(words.flags) > 2 and "." in words.flags[2]
    words.allow(["stage", "picks"], ["inner", "commanded", "attacked", "acted"], 3 if named else 2)
    frame = Storm(card, player, state.track_of(card), words.has("inner"), words.has("commanded"))
    frame.stage = storm.STAGES.index(words.fact("stage", "begin", storm.STAGES))
    action_first, stage = state.readings.action_first, int(frame.stage)
    frame.attacked = words.has("attacked") or stage >= storm.LEAVING or (stage == storm.ACTING and not action_first)
    frame.acted = words.has("acted") or stage >= storm.LEAVING or (stage == storm.ATTACKING and action_first)
    if frame.stage == storm.ATTACKING and frame.attacked:
        raise ParseError("it has attacked already", "attacked")
    frame.picks = [-1 if item == "player" else parse_ref(state, item, links) for item in words.items("picks")]
    if frame.picks and (not state.is_boss(player) or len(frame.picks) > state.battlefield.seats):
        raise ParseError("only the boss's targets are kept", words.facts["picks"])
    for target in frame.picks:
        if target >= 0 and not state.is_on_field(target):
            raise ParseError("a storm's target stands in a Battle Zone", words.facts["picks"])
    return frame


def read_exit(state: SiegestormState, words: Words, links: list[int]) -> Exit:
    """`order A A.S1 inner`."""
    player = parse_player(state, words.plain(1, "a player"))
    card = storming_card(state, words, 2, player, links)
    words.allow([], ["inner"], 3 if len(words.flags) > 2 and "." in words.flags[2] else 2)
    return Exit(card, state.track_of(card), words.has("inner"))


def read_advance(state: SiegestormState, words: Words) -> Advance:
    """`advance A times=1 inner`, with several zones `advance A zone=2`."""
    words.allow(["zone", "times"], ["inner"])
    player = parse_player(state, words.plain(1, "a player"))
    zone = read_zone(state, words, player)
    if zone < 0 or state.battlefield.own_track(player, zone) not in state.battlefield.tracks[player]:
        raise ParseError("this player has no track there", " ".join(words.all))
    return Advance(state.battlefield.own_track(player, zone), words.number("times", 1, 1, 99), words.has("inner"))


def read_triggers(state: SiegestormState, words: Words, links: list[int]) -> Triggers:
    """`triggers A/A.T1/1/B.T2 ...`."""
    pending: list[Pending] = []
    for word in words.flags[1:]:
        parts = word.split("/")
        if len(parts) != (5 if state.battlefield.mode == LAST else 4):
            raise ParseError("a triggered ability is PLAYER/CARD/ABILITY/CAUSE, with several zones /ZONE", word)
        you = parse_player(state, parts[0])
        source = parse_ref(state, parts[1], links)
        if source < 0 and not state.is_boss(you):
            raise ParseError("only the boss itself has abilities without a card", word)
        passives = state.card(source).passives if source >= 0 else state.readings.boss.menace_effect
        ability = parse_number(parts[2], "an ability", 1, max(1, len(passives))) - 1
        if ability >= len(passives) or passives[ability].when <= REACTION:
            raise ParseError("this ability is not triggered", word)
        zone = state.battlefield.home(you)
        if state.battlefield.mode == LAST:
            zone = parse_number(parts[4], "a zone", 1, int(state.battlefield.zones)) - 1
            if state.battlefield.side_of(you, zone) < 0:
                raise ParseError("the player does not border this zone", word)
        pending.append(Pending(you, source, ability, parse_ref(state, parts[3], links), zone))
    if not pending or words.facts:
        raise ParseError("write 'triggers PLAYER/CARD/ABILITY/CAUSE ...'", " ".join(words.all))
    return Triggers(pending)


def read_vision(state: SiegestormState, words: Words) -> Vision:
    """`vision A stage=keep seen=a,b,c`; the cards seen are in no pile."""
    words.allow(["stage", "seen", "put"], ["on-top"])
    you = parse_player(state, words.plain(1, "a player"))
    if state.is_boss(you):
        raise ParseError("the boss keeps the dearest card at once", "boss")
    seen = [read_card(state, you, item, LIMBO + 16 * you) for item in words.items("seen")]
    frame = Vision(you, seen)
    frame.stage = vision.STAGES.index(words.fact("stage", "keep", vision.STAGES))
    frame.put = [read_card(state, you, item, LIMBO + 16 * you) for item in words.items("put")]
    frame.on_top = words.has("on-top")
    if not seen or len(seen) > MOST_SEEN or (frame.put and frame.stage != vision.ORDERING):
        raise ParseError("cards are seen, and put back only at the stage 'put'", " ".join(words.all))
    return frame


def read_chance(state: SiegestormState, words: Words) -> Frame[SiegestormState]:
    """`random 5`, `boss-draw 2`, `shuffle A`, `shuffle reserve`, `first-player`."""
    words.allow([], [])
    kind = words.all[0]
    boss = state.battlefield.boss
    if kind == "first-player" and len(words.all) == 1 and boss == NOBODY:
        return FIRST_ROLLS[int(state.readings.seats)]
    what = words.plain(1, "what is asked of chance")
    if kind == "random":
        return RANDOM_PICKS[parse_number(what, "the number of cards", 2, MOST_CARDS - 1)]
    if kind == "boss-draw" and boss != NOBODY:
        return BossDraw(parse_number(what, "the number of cards", 0, 99))
    if kind == "shuffle" and what in SEATS[: int(state.battlefield.seats)]:
        seat = SEATS.index(what)
        return DeckShuffle(seat, len(state.players[seat].resources))
    if kind == "shuffle" and boss != NOBODY:
        if what == "reserve" and state.reserve and state.reserve_token and not state.players[boss].resources:
            return ReserveShuffle(len(state.reserve))
        if what == "basic" or what == "advanced":
            return BossShuffle(BOSS_BASIC if what == "basic" else BOSS_ADVANCED)
        if what == "boss" and state.players[boss].resources:
            return DeckShuffle(int(boss), len(state.players[boss].resources))
    raise ParseError("chance is not asked this here", " ".join(words.all))
