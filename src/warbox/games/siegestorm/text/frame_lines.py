"""Frames from the lines `under` and `at` of a position: the inverse of `frames`."""

from typing import Final, cast

from warbox.engine.lines import Said
from warbox.engine.notation import ParseError, parse_number
from warbox.engine.page import Moment
from warbox.engine.state import Frame
from warbox.games.siegestorm.battlefield import LAST, LIMBO, NOBODY, SEATS
from warbox.games.siegestorm.boss import turn as boss_turn
from warbox.games.siegestorm.boss.turn import BossTurn
from warbox.games.siegestorm.cards.vocabulary import REACTION
from warbox.games.siegestorm.effects import vision
from warbox.games.siegestorm.effects.chance import MOST_CARDS, RANDOM_PICKS
from warbox.games.siegestorm.effects.vision import Vision
from warbox.games.siegestorm.rules import declare, storm
from warbox.games.siegestorm.rules.acts import deployment_zones, funds
from warbox.games.siegestorm.rules.chain import Chain, Link, may_react
from warbox.games.siegestorm.rules.declare import Declaring
from warbox.games.siegestorm.rules.drawing import BossDraw, ReserveShuffle
from warbox.games.siegestorm.rules.pending import Pending
from warbox.games.siegestorm.rules.setup import BOSS_ADVANCED, BOSS_BASIC, FIRST_ROLLS, BossShuffle, DeckShuffle
from warbox.games.siegestorm.rules.sides import is_storming
from warbox.games.siegestorm.rules.storm import Storm
from warbox.games.siegestorm.rules.track import Advance, Exit
from warbox.games.siegestorm.rules.triggers import Triggers
from warbox.games.siegestorm.rules.turn import Turn
from warbox.games.siegestorm.rules.values import ability_cost, card_cost
from warbox.games.siegestorm.state import SiegestormState
from warbox.games.siegestorm.text.link_lines import read_ability, read_bits, read_targets, read_zone
from warbox.games.siegestorm.text.notation import (
    BOSS_STEP,
    DECLARE_STAGE,
    PENDING,
    STORM_STAGE,
    USE,
    VISION_STAGE,
)
from warbox.games.siegestorm.text.player_lines import read_card, read_pile
from warbox.games.siegestorm.text.refs import NO_REF, parse_player, parse_ref

MOST_SEEN: Final = 40


def read_turn_frame(state: SiegestormState, said: Said) -> Turn:
    """`turn A`, `turn A+B tracks=1,2`."""
    text = "+".join(said.items("players"))
    seats = [parse_player(state, letter) for letter in said.items("players")]
    if [seat for seat in seats if state.is_boss(seat)] or seats != sorted(set(seats)):
        raise ParseError("a turn is that of a player, or of both partners", text)
    if len(seats) > 1 and state.battlefield.boss == NOBODY:
        raise ParseError("only partners share a turn", text)
    tracks: list[int] = []
    for item in said.items("tracks"):
        zone = parse_number(item, "a zone", 1, int(state.battlefield.zones)) - 1
        track = state.battlefield.own_track(seats[0], zone)
        if track in tracks or track not in state.battlefield.tracks[seats[0]]:
            raise ParseError("this track is not there, or is named twice", item)
        tracks.append(track)
    return Turn(seats, tracks)


def read_boss_turn(state: SiegestormState, said: Said, links: list[int]) -> BossTurn:
    """`boss-turn step=leader deployed card=boss.hand.1 spirit=... totems=...`."""
    if state.battlefield.boss == NOBODY:
        raise ParseError("there is no boss", "boss-turn")
    frame = BossTurn()
    frame.step = said.index("step", BOSS_STEP, 0)
    frame.deployed = said.has("deployed")
    if said.has("card"):
        frame.card = parse_ref(state, said.text("card"), links)
        frame.step = BOSS_STEP.places["leader"]
        if int(frame.card) not in frame.candidates(state):
            raise ParseError("this card is not the Leader that is played now", said.text("card"))
        frame.asking = boss_turn.SPACE
    if said.has("spirit"):
        frame.spirit = parse_ref(state, said.text("spirit"), links)
        if frame.spirit < 0 or not state.card(int(frame.spirit)).spirit:
            raise ParseError("this card has no Spirit symbol", said.text("spirit"))
    frame.totems = [parse_ref(state, item, links) for item in said.items("totems")]
    for card in frame.totems:
        if card < 0 or not state.is_in_play(card) or frame.totems.count(card) > 1 or not state.card(card).totem:
            raise ParseError("these are not Totems in play", ",".join(said.items("totems")))
    return frame


def read_chain(state: SiegestormState, moment: Moment, links: list[Link]) -> Chain:
    """`chain waiting=B asked=2 negated=1`, `chain resolving under-way`; `react B` is short for an open one."""
    said = moment.said
    if not links and not said.has("resolving"):
        raise ParseError("a chain needs a line 'link'", moment.text)
    chain = Chain(links, [])
    chain.negated = read_bits(said.items("negated_links"), len(links), "a link")
    if said.has("resolving"):
        chain.resolving = True
        chain.under_way = said.has("under_way")
        if chain.under_way and not links:
            raise ParseError("no link is under way", "under-way")
        return chain
    if said.has("asked"):
        chain.asked = parse_number(said.text("asked"), "asked", 1, len(links)) - 1
    entitled = may_react(state, links[chain.asked])
    if moment.kind == "react":
        first = parse_player(state, said.text("player"))
        if first not in entitled:
            raise ParseError("this player may not answer the link (SGS-R-14)", said.text("player"))
        entitled = entitled[entitled.index(first) :]
    if said.has("waiting"):
        waiting = [parse_player(state, letter) for letter in said.items("waiting")]
        if waiting != [seat for seat in entitled if seat in waiting]:
            named = ",".join(said.items("waiting"))
            raise ParseError("these players are not asked about the link, or not in this order", named)
        entitled = waiting
    chain.waiting = entitled
    return chain


def read_declare(state: SiegestormState, moment: Moment, links: list[int], chain: Chain | None) -> Declaring:
    """`declare A play tengu stage=pay owed=2`; without a stage everything is still to be chosen and paid."""
    said = moment.said
    you = parse_player(state, said.text("player"))
    use = said.index("use", USE)
    if state.is_boss(you) and use not in (declare.PLAY, declare.STORM_ACTION):
        raise ParseError("the boss declares nothing of the kind (SGS-SOLO-29)", said.text("use"))
    if use in (declare.PLAY, declare.CREATURE):
        if not said.has("named"):
            raise ParseError("a card is missing", moment.text)
        source = read_card(state, you, said.text("named"), LIMBO + 16 * you)
    else:
        if said.has("named"):
            raise ParseError("this does not belong here; there is nothing", said.text("named"))
        source = parse_ref(state, said.text("from", NO_REF), links)
        if source < 0:
            raise ParseError("name the card: from=A.T1", moment.text)
    ability = read_ability(state, said, source) if use == declare.ABILITY else -1
    check_declared(state, you, use, source, ability)
    answers = said.within("answers", 0, 0, len(links)) - 1
    if answers >= 0 and (chain is None or chain.resolving):
        raise ParseError("nothing can be answered now", "answers")
    frame = Declaring(use, you, source, ability, read_zone(state, said, you), answers)
    read_progress(state, said, frame, links)
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


def read_progress(state: SiegestormState, said: Said, frame: Declaring, links: list[int]) -> None:
    """How far the declaration has come."""
    you, use = int(frame.you), int(frame.use)
    if frame.zone < 0 and use == declare.CREATURE:
        zones = deployment_zones(state, you)
        frame.zone = zones[0] if len(zones) == 1 else -1
    if use == declare.CREATURE and frame.zone >= 0 and int(frame.zone) not in deployment_zones(state, you):
        raise ParseError("nothing can be deployed there now", said.text("zone"))
    entries = 1 if use == declare.CREATURE else len(frame.program(state).entries)
    if not said.has("stage"):
        if use == declare.ABILITY:
            frame.owed = ability_cost(state, you, frame.program(state))
        elif use != declare.STORM_ACTION and not state.is_boss(you):
            frame.owed = card_cost(state, you, state.card(int(frame.source)), use == declare.CREATURE)
    else:
        frame.stage = said.index("stage", DECLARE_STAGE)
        if (frame.stage == declare.TRACK) != (frame.zone < 0):
            raise ParseError("the track is named at the stage 'track' and known afterwards", said.text("stage"))
        frame.owed = said.number("owed")
    frame.entry = said.within("entry", 1, 1, entries + 1) - 1
    frame.targets = read_targets(state, said, entries, links)
    frame.extras = read_bits(said.items("extras"), entries, "an entry")
    if frame.owed and frame.owed > funds(state, you) - (1 if frame.keeps_creature(state) else 0):
        raise ParseError("this cannot be paid (SGS-COST-04)", f"owed={int(frame.owed)}")


def storming_card(state: SiegestormState, moment: Moment, player: int, links: list[int]) -> int:
    """The storming creature that a line names; without a name the last of the player."""
    spot = moment.said.text("spot")
    if spot:
        card = parse_ref(state, spot, links)
        if card < 0 or not is_storming(state, card) or state.controller(card) != player:
            raise ParseError("this is no storming creature of that player", spot)
        return card
    for card in state.storming[::-1]:
        if state.controller(card) == player:
            return card
    raise ParseError("no creature of this player has left its track: write S1=CARD", moment.kind)


def read_storm(state: SiegestormState, moment: Moment, links: list[int]) -> Storm:
    """`storm A A.S1 stage=attack inner commanded attacked acted picks=...`."""
    said = moment.said
    player = parse_player(state, said.text("player"))
    card = storming_card(state, moment, player, links)
    frame = Storm(card, player, state.track_of(card), said.has("inner"), said.has("commanded"))
    frame.stage = said.index("stage", STORM_STAGE, 0)
    action_first, stage = state.readings.action_first, int(frame.stage)
    frame.attacked = said.has("attacked") or stage >= storm.LEAVING or (stage == storm.ACTING and not action_first)
    frame.acted = said.has("acted") or stage >= storm.LEAVING or (stage == storm.ATTACKING and action_first)
    if frame.stage == storm.ATTACKING and frame.attacked:
        raise ParseError("it has attacked already", "attacked")
    named = ",".join(said.items("picks"))
    frame.picks = [-1 if item == "player" else parse_ref(state, item, links) for item in said.items("picks")]
    if frame.picks and (not state.is_boss(player) or len(frame.picks) > state.battlefield.seats):
        raise ParseError("only the boss's targets are kept", named)
    for target in frame.picks:
        if target >= 0 and not state.is_on_field(target):
            raise ParseError("a storm's target stands in a Battle Zone", named)
    return frame


def read_exit(state: SiegestormState, moment: Moment, links: list[int]) -> Exit:
    """`order A A.S1 inner`."""
    player = parse_player(state, moment.said.text("player"))
    card = storming_card(state, moment, player, links)
    return Exit(card, state.track_of(card), moment.said.has("inner"))


def read_advance(state: SiegestormState, moment: Moment) -> Advance:
    """`advance A times=1 inner`, with several zones `advance A zone=2`."""
    said = moment.said
    player = parse_player(state, said.text("player"))
    zone = read_zone(state, said, player)
    if zone < 0 or state.battlefield.own_track(player, zone) not in state.battlefield.tracks[player]:
        raise ParseError("this player has no track there", moment.text)
    return Advance(state.battlefield.own_track(player, zone), said.number("times", 1), said.has("inner"))


def read_triggers(state: SiegestormState, said: Said, links: list[int]) -> Triggers:
    """`triggers A/A.T1/1/B.T2 ...`."""
    pending: list[Pending] = []
    for item in cast(list[dict[str, str]], said.items("abilities")):
        word = PENDING.write(item)
        if ("zone" in item) != (state.battlefield.mode == LAST):
            raise ParseError(PENDING.why, word)
        you = parse_player(state, item["player"])
        source = parse_ref(state, item["card"], links)
        if source < 0 and not state.is_boss(you):
            raise ParseError("only the boss itself has abilities without a card", word)
        passives = state.card(source).passives if source >= 0 else state.readings.boss.menace_effect
        ability = parse_number(item["ability"], "an ability", 1, max(1, len(passives))) - 1
        if ability >= len(passives) or passives[ability].when <= REACTION:
            raise ParseError("this ability is not triggered", word)
        zone = state.battlefield.home(you)
        if "zone" in item:
            zone = parse_number(item["zone"], "a zone", 1, int(state.battlefield.zones)) - 1
            if state.battlefield.side_of(you, zone) < 0:
                raise ParseError("the player does not border this zone", word)
        pending.append(Pending(you, source, ability, parse_ref(state, item["cause"], links), zone))
    return Triggers(pending)


def read_vision(state: SiegestormState, moment: Moment) -> Vision:
    """`vision A stage=keep seen=a,b,c`; the cards seen are in no pile."""
    said = moment.said
    you = parse_player(state, said.text("player"))
    if state.is_boss(you):
        raise ParseError("the boss keeps the dearest card at once", "boss")
    frame = Vision(you, read_pile(state, you, said.items("seen"), LIMBO))
    frame.stage = said.index("stage", VISION_STAGE, 0)
    frame.put = read_pile(state, you, said.items("put"), LIMBO)
    frame.on_top = said.has("on_top")
    if not frame.seen or len(frame.seen) > MOST_SEEN or (frame.put and frame.stage != vision.ORDERING):
        raise ParseError("cards are seen, and put back only at the stage 'put'", moment.text)
    return frame


def read_chance(state: SiegestormState, moment: Moment) -> Frame[SiegestormState]:
    """`random 5`, `boss-draw 2`, `shuffle A`, `shuffle reserve`, `first-player`."""
    kind = moment.kind
    boss = state.battlefield.boss
    if kind == "first-player" and boss == NOBODY:
        return FIRST_ROLLS[int(state.readings.seats)]
    if kind == "random":
        return RANDOM_PICKS[parse_number(moment.said.text("cards"), "the number of cards", 2, MOST_CARDS - 1)]
    if kind == "boss-draw" and boss != NOBODY:
        return BossDraw(parse_number(moment.said.text("cards"), "the number of cards", 0, 99))
    what = moment.said.text("what")
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
    raise ParseError("chance is not asked this here", moment.text)
