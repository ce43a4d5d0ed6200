"""The unfinished rules of a moment in words: one line a frame. What a seat may not know is `?`."""

from typing import Final

from warbox.engine.decision import ARBITER
from warbox.engine.state import Frame
from warbox.games.siegestorm import boss_turn, declare, setup, storm, vision
from warbox.games.siegestorm.battlefield import LAST, SEATS
from warbox.games.siegestorm.boss_turn import BossTurn
from warbox.games.siegestorm.chain import LINK_BITS, LINK_KINDS, Chain, Link
from warbox.games.siegestorm.chance import RandomPick
from warbox.games.siegestorm.declare import Declaring
from warbox.games.siegestorm.drawing import BossDraw, ReserveShuffle
from warbox.games.siegestorm.picking import FROM_CASUALTIES, POOLS, SACRIFICED, VICTIM, is_hidden
from warbox.games.siegestorm.refs import card_text, ref
from warbox.games.siegestorm.resolve import Resolve
from warbox.games.siegestorm.setup import BossShuffle, DeckShuffle, FirstPlayer, Setup
from warbox.games.siegestorm.sides import is_storming
from warbox.games.siegestorm.stages import ASK_PICK, PICKED, RESOLVE_KINDS, STAGES
from warbox.games.siegestorm.state import SiegestormState
from warbox.games.siegestorm.storm import Storm
from warbox.games.siegestorm.track import Advance, Exit
from warbox.games.siegestorm.triggers import Triggers
from warbox.games.siegestorm.turn import Turn
from warbox.games.siegestorm.vision import Vision

UNKNOWN: Final = "?"


def zone_word(state: SiegestormState, you: int, zone: int) -> list[str]:
    """The zone, where it is not the only one a player has; 0 if it is still to be named."""
    if state.battlefield.mode != LAST and zone == state.battlefield.home(you):
        return []
    return [f"zone={zone + 1}"]


def pairs(state: SiegestormState, targets: list[int], seat: int) -> list[str]:
    """Targets: `targets=1>B.T2,2>A.T1`, the number being that of the entry."""
    if not targets:
        return []
    named = [f"{targets[i] + 1}>{ref(state, targets[i + 1], seat)}" for i in range(0, len(targets), 2)]
    return ["targets=" + ",".join(named)]


def bits_word(name: str, bits: int, most: int = len(LINK_BITS)) -> list[str]:
    numbers = [str(index + 1) for index in range(min(most, len(LINK_BITS))) if bits & LINK_BITS[index]]
    return [f"{name}=" + ",".join(numbers)] if numbers else []


def number_word(name: str, number: int, default: int) -> list[str]:
    return [] if number == default else [f"{name}={number}"]


def flag(name: str, value: bool) -> list[str]:
    return [name] if value else []


def refs_word(state: SiegestormState, name: str, cards: list[int], seat: int) -> list[str]:
    return [f"{name}=" + ",".join([ref(state, card, seat) for card in cards])] if cards else []


def link_words(state: SiegestormState, link: Link, seat: int) -> list[str]:
    """`A action tengu targets=...`, `A storm A.S1`, `A ability A.T2 2`."""
    you = int(link.player)
    words = [state.letter(you), LINK_KINDS[link.kind]]
    words += source_words(state, you, int(link.source), seat)
    words += number_word("ability", int(link.ability) + 1, 1 if link.ability >= 0 else 0)
    words += zone_word(state, you, int(link.zone)) + pairs(state, link.targets, seat)
    words += bits_word("extras", int(link.extras))
    return words + number_word("answers", int(link.answers) + 1, 0)


def source_words(state: SiegestormState, you: int, source: int, seat: int) -> list[str]:
    """A card that waits outside every zone by its name, any other by where it is."""
    if source >= 0 and state.place[source] & 15 == 1 and not state.is_in_play(source):
        return [card_text(state, you, source)]
    words = [f"from={ref(state, source, seat)}"]
    if source >= 0 and not state.is_in_play(source):
        words.append(f"card={state.name(source)}")
    return words


def declare_words(state: SiegestormState, frame: Declaring, seat: int) -> list[str]:
    you = int(frame.you)
    words = ["declare", state.letter(you), declare.USES[frame.use], *source_words(state, you, int(frame.source), seat)]
    words += number_word("ability", int(frame.ability) + 1, 1 if frame.ability >= 0 else 0)
    words += zone_word(state, you, int(frame.zone))
    words += [f"stage={declare.STAGES[frame.stage]}"] + number_word("entry", int(frame.entry) + 1, 1)
    words += pairs(state, frame.targets, seat) + bits_word("extras", int(frame.extras))
    return words + [f"owed={int(frame.owed)}"] + number_word("answers", int(frame.answers) + 1, 0)


def resolve_words(state: SiegestormState, frame: Resolve, seat: int) -> list[str]:
    you = int(frame.you)
    words = ["resolve", state.letter(you), RESOLVE_KINDS[frame.kind], f"from={ref(state, int(frame.source), seat)}"]
    if frame.source >= 0 and not state.is_in_play(int(frame.source)):
        words.append(f"card={state.name(int(frame.source))}")
    words += number_word("ability", int(frame.ability) + 1, 1 if frame.ability >= 0 else 0)
    if frame.subject >= 0:
        words.append(f"subject={ref(state, int(frame.subject), seat)}")
    words += zone_word(state, you, int(frame.zone)) + pairs(state, frame.targets, seat)
    words += bits_word("extras", int(frame.extras)) + number_word("answers", int(frame.answers) + 1, 0)
    words += number_word("entry", int(frame.entry) + 1, 1) + [f"stage={STAGES[frame.stage]}"]
    words += flag("undone", not frame.done) + flag("acted", frame.acted) + number_word("owed", int(frame.owed), 0)
    words += number_word("negated", int(frame.negated) + 1, 0) + number_word("left", int(frame.left), 0)
    if frame.stage in (ASK_PICK, PICKED):
        words += [f"pool={POOLS[frame.pool]}", f"asker={state.letter(int(frame.asker))}"]
        words += picks_words(state, frame, seat)
    if frame.victims and (frame.stage in (ASK_PICK, PICKED) or frame.left > 0):
        words.append("players=" + ",".join([state.letter(player) for player in frame.victims]))
    return words


def picks_words(state: SiegestormState, frame: Resolve, seat: int) -> list[str]:
    """What was chosen so far: cards, Supporters by their number, players. What comes from a hand is not shown."""
    if not frame.picks:
        return []
    if frame.pool == VICTIM:
        return ["picks=" + ",".join([state.letter(player) for player in frame.picks])]
    if frame.pool in (FROM_CASUALTIES, SACRIFICED):
        return refs_word(state, "picks", frame.picks, seat)
    if not is_hidden(int(frame.pool)):
        return ["picks=" + ",".join([str(index + 1) for index in frame.picks])]
    if seat in (ARBITER, frame.asker) or state.is_boss(int(frame.asker)):
        return refs_word(state, "picks", frame.picks, seat)
    return ["picks=" + ",".join([UNKNOWN] * len(frame.picks))]


def chain_words(state: SiegestormState, frame: Chain) -> list[str]:
    negated = bits_word("negated", int(frame.negated), len(frame.links))  # links that are done are gone
    if frame.resolving:
        return ["chain", "resolving", *flag("under-way", frame.under_way), *negated]
    waiting = ",".join([SEATS[seat] for seat in frame.waiting])
    words = ["chain", f"waiting={waiting or '-'}", f"asked={int(frame.asked) + 1}"]
    return words + negated


def storm_words(state: SiegestormState, frame: Storm, seat: int) -> list[str]:
    words = ["storm", state.letter(int(frame.you)), ref(state, int(frame.card), seat)]
    words.append(f"stage={storm.STAGES[frame.stage]}")
    words += flag("inner", frame.inner) + flag("commanded", frame.commanded)
    words += flag("attacked", frame.attacked) + flag("acted", frame.acted)
    if frame.picks and not frame.attacked:
        named = ["player" if card < 0 else ref(state, card, seat) for card in frame.picks]
        words.append("picks=" + ",".join(named))
    return words


def boss_words(state: SiegestormState, frame: BossTurn, seat: int) -> list[str]:
    words = ["boss-turn", f"step={boss_turn.STEPS[frame.step]}", *flag("deployed", frame.deployed)]
    if frame.card >= 0:
        words.append(f"card={ref(state, int(frame.card), seat)}")
    if frame.spirit >= 0:
        words.append(f"spirit={ref(state, int(frame.spirit), seat)}")
    waiting = [card for card in frame.totems if state.is_in_play(card)]
    return words + refs_word(state, "totems", waiting, seat)


def vision_words(state: SiegestormState, frame: Vision, seat: int) -> list[str]:
    """[SGS-R-22] Only the player sees the cards."""
    you = int(frame.you)
    known = seat in (you, ARBITER)
    words = [
        "vision",
        state.letter(you),
        f"stage={vision.STAGES[frame.stage]}",
        *flag("on-top", known and frame.on_top),
    ]
    for name, cards in (("seen", frame.seen), ("put", frame.put)):
        if cards:
            shown = [card_text(state, you, card) if known else UNKNOWN for card in cards]
            words.append(f"{name}=" + ",".join(shown))
    return words


def trigger_words(state: SiegestormState, frame: Triggers, seat: int) -> list[str]:
    """`triggers A/A.T1/1/B.T2`: whose, of which card, which ability, what set it off, and the zone if it matters."""
    words = ["triggers"]
    for item in frame.pending:
        parts = [state.letter(int(item.you)), ref(state, int(item.source), seat), str(int(item.ability) + 1)]
        parts.append(ref(state, int(item.subject), seat))
        if state.battlefield.mode == LAST:
            parts.append(str(int(item.zone) + 1))
        words.append("/".join(parts))
    return words


def turn_words(state: SiegestormState, frame: Turn) -> list[str]:
    words = ["turn", "+".join([SEATS[seat] for seat in frame.seats])]
    if frame.tracks:
        words.append("tracks=" + ",".join([str(track // 2 + 1) for track in frame.tracks]))
    return words


def setup_words(state: SiegestormState, frame: Setup) -> list[str]:
    words = ["setup", f"stage={setup.STAGES[frame.stage]}"]
    return words + number_word("shuffled", int(frame.shuffled), 0)


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


def frame_words(state: SiegestormState, frame: Frame[SiegestormState], seat: int) -> list[str]:
    """One frame in words, as a seat may know it."""
    if isinstance(frame, Turn):
        return turn_words(state, frame)
    if isinstance(frame, Chain):
        return chain_words(state, frame)
    if isinstance(frame, Declaring):
        return declare_words(state, frame, seat)
    if isinstance(frame, Resolve):
        return resolve_words(state, frame, seat)
    if isinstance(frame, Storm):
        return storm_words(state, frame, seat)
    if isinstance(frame, Exit):
        letter = state.letter(frame.player(state))
        return ["order", letter, ref(state, int(frame.card), seat), *flag("inner", frame.inner)]
    if isinstance(frame, Triggers):
        return trigger_words(state, frame, seat)
    if isinstance(frame, Vision):
        return vision_words(state, frame, seat)
    if isinstance(frame, Advance):
        letter = state.letter(state.battlefield.sides[frame.track])
        zone = [f"zone={int(frame.track) // 2 + 1}"] if state.battlefield.mode == LAST else []
        return ["advance", letter, *zone, f"times={int(frame.times)}", *flag("inner", frame.inner)]
    if isinstance(frame, BossTurn):
        return boss_words(state, frame, seat)
    return chance_words(state, frame)


def chance_words(state: SiegestormState, frame: Frame[SiegestormState]) -> list[str]:
    """Shuffles, rolls, and what leads to them."""
    if isinstance(frame, RandomPick):
        return ["random", str(frame.faces)]
    if isinstance(frame, BossDraw):
        return ["boss-draw", str(int(frame.owed))]
    if isinstance(frame, ReserveShuffle):
        return ["shuffle", "reserve"]
    if isinstance(frame, DeckShuffle):
        return ["shuffle", state.letter(int(frame.player))]
    if isinstance(frame, BossShuffle):
        return ["shuffle", setup.STAGES[frame.stage]]
    if isinstance(frame, FirstPlayer):
        return ["first-player"]
    assert isinstance(frame, Setup)
    return setup_words(state, frame)
