"""The unfinished rules of a moment as plain data, by the words that write them. What a seat may not know is `?`."""

from warbox.engine.decision import ARBITER
from warbox.engine.game import View
from warbox.engine.kinds import HIDDEN
from warbox.engine.state import Frame
from warbox.games.siegestorm.battlefield import LAST, LIMBO, SEATS
from warbox.games.siegestorm.boss import turn as boss_turn
from warbox.games.siegestorm.boss.turn import BossTurn
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.verbs import NAMES
from warbox.games.siegestorm.effects import vision
from warbox.games.siegestorm.effects.chance import RandomPick
from warbox.games.siegestorm.effects.effect import Effect
from warbox.games.siegestorm.effects.picking import FROM_CASUALTIES, POOLS, SACRIFICED, VICTIM, is_hidden
from warbox.games.siegestorm.effects.resolve import Resolve
from warbox.games.siegestorm.effects.stages import ASK_PICK, PICKED, RESOLVE_KINDS, STAGES
from warbox.games.siegestorm.effects.vision import Vision
from warbox.games.siegestorm.rules import declare, setup, storm
from warbox.games.siegestorm.rules.chain import LINK_BITS, LINK_KINDS, Chain, Link
from warbox.games.siegestorm.rules.declare import Declaring
from warbox.games.siegestorm.rules.drawing import BossDraw, ReserveShuffle
from warbox.games.siegestorm.rules.setup import BossShuffle, DeckShuffle, FirstPlayer, Setup
from warbox.games.siegestorm.rules.sides import is_storming
from warbox.games.siegestorm.rules.storm import Storm
from warbox.games.siegestorm.rules.track import Advance, Exit
from warbox.games.siegestorm.rules.triggers import Triggers
from warbox.games.siegestorm.rules.turn import Turn
from warbox.games.siegestorm.state import SiegestormState
from warbox.games.siegestorm.text.refs import card_text, ref

# ---- values that several have


def put_number(values: View, key: str, number: int, least: int = 0) -> None:
    """A number counted from 0, as people count; not if it is less than `least`."""
    if number >= least:
        values[key] = number + 1


def put_zone(values: View, state: SiegestormState, you: int, zone: int) -> None:
    """The zone, where it is not the only one a player has; 0 if it is still to be named."""
    if state.battlefield.mode == LAST or zone != state.battlefield.home(you):
        values["zone"] = zone + 1


def put_aims(values: View, state: SiegestormState, targets: list[int], extras: int, seat: int) -> None:
    """Targets with the numbers of their entries, and the entries whose own number was paid."""
    if targets:
        pairs = [(targets[index], targets[index + 1]) for index in range(0, len(targets), 2)]
        values["targets"] = [{"entry": entry + 1, "card": ref(state, card, seat)} for entry, card in pairs]
    if extras:
        values["extras"] = numbers(extras)


def numbers(bits: int, most: int = len(LINK_BITS)) -> list[int]:
    return [index + 1 for index in range(min(most, len(LINK_BITS))) if bits & LINK_BITS[index]]


def put_source(values: View, state: SiegestormState, you: int, source: int, seat: int) -> None:
    """A card that waits outside every zone by its name, any other by where it is."""
    if source >= 0 and state.place[source] & 15 == LIMBO and not state.is_in_play(source):
        values["named"] = card_text(state, you, source)
    else:
        put_from(values, state, source, seat)


def put_from(values: View, state: SiegestormState, source: int, seat: int) -> None:
    values["from"] = ref(state, source, seat)
    if source >= 0 and not state.is_in_play(source):
        values["gone"] = state.name(source)


# ---- links and effects


def link_values(state: SiegestormState, link: Link, seat: int) -> View:
    you = int(link.player)
    values: View = {"player": state.letter(you), "link": LINK_KINDS[link.kind]}
    put_source(values, state, you, int(link.source), seat)
    put_number(values, "ability", int(link.ability), 1)
    put_zone(values, state, you, int(link.zone))
    put_aims(values, state, link.targets, int(link.extras), seat)
    put_number(values, "answers", int(link.answers))
    return values


def effect_values(state: SiegestormState, effect: Effect, seat: int) -> View:
    values: View = {"verb": NAMES[effect.verb], "player": state.letter(int(effect.player))}
    if effect.card >= 0:
        values["card"] = ref(state, int(effect.card), seat)
    put_number(values, "zone", int(effect.zone))
    if effect.verb == v.MODIFY:
        values["stat"] = v.STATS[effect.stat]
    if effect.verb == v.MODIFY_COST:
        values["what"] = v.WHAT[effect.what]
    if effect.fixed >= 0:
        values["set"] = int(effect.fixed)
    elif effect.n:
        values["n"] = int(effect.n)
    values["until"] = v.DURATIONS[effect.until]
    values["by"] = state.letter(int(effect.whose))
    if effect.source >= 0:
        values["source"] = ref(state, int(effect.source), seat)
    if not effect.by_action:
        values["passive"] = True
    return values


# ---- frames


def declare_values(state: SiegestormState, frame: Declaring, seat: int) -> View:
    you = int(frame.you)
    values: View = {"kind": "declare", "player": state.letter(you), "use": declare.USES[frame.use]}
    put_source(values, state, you, int(frame.source), seat)
    put_number(values, "ability", int(frame.ability), 1)
    put_zone(values, state, you, int(frame.zone))
    values["stage"] = declare.STAGES[frame.stage]
    put_number(values, "entry", int(frame.entry), 1)
    put_aims(values, state, frame.targets, int(frame.extras), seat)
    values["owed"] = int(frame.owed)
    put_number(values, "answers", int(frame.answers))
    return values


def resolve_values(state: SiegestormState, frame: Resolve, seat: int) -> View:
    you = int(frame.you)
    values: View = {"kind": "resolve", "player": state.letter(you), "carried": RESOLVE_KINDS[frame.kind]}
    put_from(values, state, int(frame.source), seat)
    put_number(values, "ability", int(frame.ability), 1)
    if frame.subject >= 0:
        values["subject"] = ref(state, int(frame.subject), seat)
    put_zone(values, state, you, int(frame.zone))
    put_aims(values, state, frame.targets, int(frame.extras), seat)
    put_number(values, "answers", int(frame.answers))
    put_number(values, "entry", int(frame.entry), 1)
    values["stage"] = STAGES[frame.stage]
    values["undone"] = not frame.done
    values["acted"] = frame.acted
    if frame.owed:
        values["owed"] = int(frame.owed)
    put_number(values, "negated", int(frame.negated))
    if frame.left:
        values["left"] = int(frame.left)
    picking = frame.stage in (ASK_PICK, PICKED)
    if picking:
        values["pool"] = POOLS[frame.pool]
        values["asker"] = state.letter(int(frame.asker))
        if frame.picks:
            values["picks"] = picks(state, frame, seat)
    if frame.victims and (picking or frame.left > 0):
        values["victims"] = [state.letter(player) for player in frame.victims]
    return values


def picks(state: SiegestormState, frame: Resolve, seat: int) -> list[str]:
    """What was chosen so far: cards, Supporters by their number, players. What comes from a hand is not shown."""
    if frame.pool == VICTIM:
        return [state.letter(player) for player in frame.picks]
    hidden = is_hidden(int(frame.pool))
    if not hidden and frame.pool not in (FROM_CASUALTIES, SACRIFICED):
        return [str(index + 1) for index in frame.picks]
    if hidden and seat not in (ARBITER, frame.asker) and not state.is_boss(int(frame.asker)):
        return [HIDDEN] * len(frame.picks)
    return [ref(state, card, seat) for card in frame.picks]


def chain_values(state: SiegestormState, frame: Chain) -> View:
    values: View = {"kind": "chain"}
    if frame.resolving:
        values["resolving"] = True
        values["under_way"] = frame.under_way
    else:
        values["waiting"] = [SEATS[seat] for seat in frame.waiting]
        values["asked"] = int(frame.asked) + 1
    negated = numbers(int(frame.negated), len(frame.links))  # links that are done are gone
    if negated:
        values["negated_links"] = negated
    return values


def storm_values(state: SiegestormState, frame: Storm, seat: int) -> View:
    values: View = {"kind": "storm", "player": state.letter(int(frame.you))}
    values["spot"] = ref(state, int(frame.card), seat)
    values["stage"] = storm.STAGES[frame.stage]
    values["inner"] = frame.inner
    values["commanded"] = frame.commanded
    values["attacked"] = frame.attacked
    values["acted"] = frame.acted
    if frame.picks and not frame.attacked:
        values["picks"] = ["player" if card < 0 else ref(state, card, seat) for card in frame.picks]
    return values


def boss_values(state: SiegestormState, frame: BossTurn, seat: int) -> View:
    values: View = {"kind": "boss-turn", "step": boss_turn.STEPS[frame.step], "deployed": frame.deployed}
    if frame.card >= 0:
        values["card"] = ref(state, int(frame.card), seat)
    if frame.spirit >= 0:
        values["spirit"] = ref(state, int(frame.spirit), seat)
    waiting = [ref(state, card, seat) for card in frame.totems if state.is_in_play(card)]
    if waiting:
        values["totems"] = waiting
    return values


def vision_values(state: SiegestormState, frame: Vision, seat: int) -> View:
    """[SGS-R-22] Only the player sees the cards."""
    you = int(frame.you)
    known = seat in (you, ARBITER)
    values: View = {"kind": "vision", "player": state.letter(you), "stage": vision.STAGES[frame.stage]}
    values["on_top"] = known and frame.on_top
    for name, cards in (("seen", frame.seen), ("put", frame.put)):
        if cards:
            values[name] = [card_text(state, you, card) if known else HIDDEN for card in cards]
    return values


def trigger_values(state: SiegestormState, frame: Triggers, seat: int) -> View:
    """Whose, of which card, which ability, what set it off, and the zone if it matters."""
    found: list[View] = []
    for item in frame.pending:
        values: View = {"player": state.letter(int(item.you)), "card": ref(state, int(item.source), seat)}
        values["ability"] = int(item.ability) + 1
        values["cause"] = ref(state, int(item.subject), seat)
        if state.battlefield.mode == LAST:
            values["zone"] = int(item.zone) + 1
        found.append(values)
    return {"kind": "triggers", "abilities": found}


def is_stale(state: SiegestormState, frame: Frame[SiegestormState]) -> bool:
    """Whether nothing will come of a frame any more: its player is eliminated, its creature or its track gone."""
    if isinstance(frame, Storm):
        return not state.players[frame.you].alive or not is_storming(state, int(frame.card))
    if isinstance(frame, Exit):
        return frame.player(state) < 0 or not is_storming(state, int(frame.card))
    if isinstance(frame, Advance):
        return state.battlefield.sides[frame.track] < 0
    if isinstance(frame, (Declaring, Resolve, Vision)):
        return not state.players[frame.you].alive
    return False


def frame_values(state: SiegestormState, frame: Frame[SiegestormState], seat: int) -> View:
    """One frame as a seat may know it."""
    if isinstance(frame, Turn):
        tracks = [track // 2 + 1 for track in frame.tracks]
        return {"kind": "turn", "players": [SEATS[seat] for seat in frame.seats], "tracks": tracks}
    if isinstance(frame, Chain):
        return chain_values(state, frame)
    if isinstance(frame, Declaring):
        return declare_values(state, frame, seat)
    if isinstance(frame, Resolve):
        return resolve_values(state, frame, seat)
    if isinstance(frame, Storm):
        return storm_values(state, frame, seat)
    if isinstance(frame, Exit):
        spot = ref(state, int(frame.card), seat)
        return {"kind": "order", "player": state.letter(frame.player(state)), "spot": spot, "inner": frame.inner}
    if isinstance(frame, Triggers):
        return trigger_values(state, frame, seat)
    if isinstance(frame, Vision):
        return vision_values(state, frame, seat)
    if isinstance(frame, Advance):
        letter = state.letter(state.battlefield.sides[frame.track])
        values: View = {"kind": "advance", "player": letter, "times": int(frame.times), "inner": frame.inner}
        if state.battlefield.mode == LAST:
            values["zone"] = int(frame.track) // 2 + 1
        return values
    if isinstance(frame, BossTurn):
        return boss_values(state, frame, seat)
    return chance_values(state, frame)


def chance_values(state: SiegestormState, frame: Frame[SiegestormState]) -> View:
    """Shuffles, rolls, and what leads to them."""
    if isinstance(frame, RandomPick):
        return {"kind": "random", "cards": int(frame.faces)}
    if isinstance(frame, BossDraw):
        return {"kind": "boss-draw", "cards": int(frame.owed)}
    if isinstance(frame, ReserveShuffle):
        return {"kind": "shuffle", "what": "reserve"}
    if isinstance(frame, DeckShuffle):
        return {"kind": "shuffle", "what": state.letter(int(frame.player))}
    if isinstance(frame, BossShuffle):
        return {"kind": "shuffle", "what": setup.STAGES[frame.stage]}
    if isinstance(frame, FirstPlayer):
        return {"kind": "first-player"}
    assert isinstance(frame, Setup)
    values: View = {"kind": "setup", "stage": setup.STAGES[frame.stage]}
    if frame.shuffled:
        values["shuffled"] = int(frame.shuffled)
    return values
