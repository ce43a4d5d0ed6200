"""The lines of a position, as they are declared and written. See docs/notation/siegestorm.md."""

from typing import Final, cast

from warbox.engine.game import View
from warbox.engine.kinds import Choice, Items, Kind, Number, Part, Record
from warbox.engine.lines import REST, Line, Word, each, fact, flag, plain, rest
from warbox.engine.notation import ParseError
from warbox.engine.page import Moments, Page
from warbox.games.siegestorm.battlefield import BOSS, SEATS
from warbox.games.siegestorm.boss import turn as boss_turn
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.verbs import LASTING
from warbox.games.siegestorm.effects import vision
from warbox.games.siegestorm.effects.picking import POOLS
from warbox.games.siegestorm.effects.stages import RESOLVE_KINDS
from warbox.games.siegestorm.effects.stages import STAGES as RESOLVE_STAGES
from warbox.games.siegestorm.readings import OPTIONS
from warbox.games.siegestorm.rules import declare, setup, storm
from warbox.games.siegestorm.rules.chain import LINK_KINDS
from warbox.games.siegestorm.state import HAND_LIMIT, LEAST_MENACE, MOST_MENACE, STEPS
from warbox.games.siegestorm.text.kinds import (
    CARD,
    IN_PLAY,
    MOST_NUMBER,
    PILE,
    REF,
    REFS,
    RESOURCES,
    SUPPORTERS,
    WHO,
    ZONE,
    SpaceName,
)

MOST_TURN: Final = 999_999
PILES: Final = ["hand", "resources", "casualties", "heal"]


class SiegestormLine(Line):
    """A line that says what does belong in it."""

    def unknown(self, name: str, text: str) -> ParseError:
        if self.why:
            return ParseError(self.why, text)
        if name:
            listed = ", ".join(self.facts) or "nothing"
            return ParseError(f"'{name}=' does not belong here; there is {listed}", name)
        return ParseError(f"this does not belong here; there is {', '.join(self.flags) or 'nothing'}", text)

    def lacks(self, word: Word, words: list[str]) -> ParseError:
        if word.how == REST:
            return super().lacks(word, words)
        return ParseError(f"{word.about or word.name} is missing", " ".join([self.head.removeprefix("at "), *words]))


def count(what: str, most: int = MOST_NUMBER, least: int = 0) -> Number:
    return Number(what, least, most)


def stage(name: str, values: list[str]) -> Choice:
    return Choice("|".join(values), values, f"{name} is one of {', '.join(values)}")


# ---- the players


def space_kind(facts: list[str]) -> SpaceName:
    return SpaceName(f"no such fact; there are {', '.join(facts)}, T1, FL, ...")


STEP: Final = Choice("STEP", STEPS, f"steps are {', '.join(STEPS)}")
PLAYER_FLAGS: Final = ["extra", "had-extra", "no-token", "out"]
PLAYER_WHY: Final = f"a word of a player is NAME=VALUE or one of {', '.join(PLAYER_FLAGS)}"
NAMES: Final = ["hand", "resources", "casualties", "heal", "support", "step", "deployed", "passed", "answer"]
BOSS_NAMES: Final = ["hand", "resources", "casualties", "reserve", "life", "menace"]
HAND_WORD: Final = fact(
    "hand",
    PILE,
    "the hand, `tengu:2` being two copies; at most 10. It is always written in the order of the card list",
    "empty",
)
RESOURCES_WORD: Final = fact(
    "resources",
    RESOURCES,
    "the Resources, top card first; a number: the first so many cards of the rest, see below",
    "the rest: see below",
)
CASUALTIES_WORD: Final = fact("casualties", PILE, "the Casualties, top card first", "empty")
EXTRA_WORDS: Final = [
    flag("extra", "an extra turn is due", "no"),
    flag("had-extra", "one has been taken since somebody else's turn", "no"),
]
OUT_WORD: Final = flag("out", "eliminated: nothing else is written", "in the game")
ABOUT_SPACES: Final = (
    "cards in play, `T1=goblin_tank:gang2:spirit1` with tokens, `T1=assassin:used1` with an ability 1 that works once "
    "per turn and has been used in this turn; with three or four players `2.T1=`, in Coop `boss 1.FL=`"
)
NEWER: Final = Number("how many cards are newer", 0, HAND_LIMIT)
PASSED: Final = Record([Part("card", CARD), Part("newer", NEWER)], ":", "what was let pass is CARD:NEWER")
PLAYER_WORDS: Final = [
    fact(
        "step",
        STEP,
        "where the player is in the turn: `start` (Preparation comes next), `draw` (window before the Draw), `waiting` "
        "(draws now), `advance` (window before the Advance), `advancing` (advances now), `deploy` (Deployment), `done`",
        "`deploy` for `at act`, `start` for `at turn`",
    ),
    HAND_WORD,
    RESOURCES_WORD,
    CASUALTIES_WORD,
    fact("heal", PILE, "the Heal pile, top card first", "empty"),
    fact(
        "support",
        SUPPORTERS,
        "the Supporters, numbered from 1, `assassin:committed`; `tengu:3` are three ready ones, `tengu:3:committed` "
        "three committed ones",
        "none",
    ),
    each("spaces", space_kind(NAMES), IN_PLAY, ABOUT_SPACES, "empty"),
    fact(
        "deployed",
        Items(ZONE),
        "the turn's deployment has been used, in zone 1 (Coop: B's zone is 2)",
        "not used",
        unless=[],
    ),
    *EXTRA_WORDS,
    fact(
        "passed",
        Items(PASSED),
        "a Reaction that could have been played and was not, once a pass, and how many cards of the hand are newer",
        "none",
        unless=[],
    ),
    fact(
        "answer",
        Kind("ANSWER"),
        "only while setting up: a sealed answer (`keep`, `tengu+assassin`, `agree`, a deck)",
        "not answered",
    ),
    flag("no-token"),
    OUT_WORD,
]
BOSS_WORDS: Final = [
    HAND_WORD,
    RESOURCES_WORD,
    CASUALTIES_WORD,
    fact(
        "reserve",
        PILE,
        "the Reserve, written in the order of the card list like a hand (that is what `*: order` counts in "
        "`shuffle-reserve`)",
        "empty",
    ),
    each("spaces", space_kind(BOSS_NAMES), IN_PLAY, "cards in play", "empty"),
    fact("life", Kind("N"), "Life", "as at the start"),
    fact("menace", count("the Menace Level", MOST_MENACE, LEAST_MENACE), "Menace Level", "as at the start"),
    flag("no-token", "the Reserve has been shuffled in already", "no"),
    *EXTRA_WORDS,
    OUT_WORD,
]
PLAYER_LINES: Final[dict[str, Line]] = {
    **{letter: Line(letter, PLAYER_WORDS, why=PLAYER_WHY) for letter in SEATS},
    BOSS: Line(BOSS, BOSS_WORDS, why=PLAYER_WHY),
}

# ---- links, effects, unfinished rules: words that they share

PLAYER: Final = plain("player", WHO, "a player", need=True)
ANY_PLAYER: Final = plain("player", WHO, "a player")
TARGET: Final = Record(
    [Part("entry", Number("an entry", 1, MOST_NUMBER)), Part("card", REF)], ">", "a target is ENTRY>CARD"
)
NAMED: Final = plain("named", CARD, "a card")
SOURCE: Final = [fact("from", REF), fact("card", CARD, key="gone")]
ABILITY: Final = fact("ability", Number("ability", 1, 8))
AIMS: Final = [fact("zone", ZONE), fact("targets", Items(TARGET)), fact("extras", Items(Kind("N")))]
ANSWERS: Final = fact("answers", count("answers"))
ENTRY: Final = fact("entry", count("entry"))
OWED: Final = fact("owed", count("owed"))
INNER: Final = flag("inner")
LINK_KIND: Final = Choice("KIND", LINK_KINDS, f"the kind of a link is one of {', '.join(LINK_KINDS)}")
USE: Final = Choice("USE", declare.USES, f"a use is one of {', '.join(declare.USES)}")
CARRIED_OUT: Final = Choice("KIND", RESOLVE_KINDS, f"what is carried out is one of {', '.join(RESOLVE_KINDS)}")
POOL: Final = stage("pool", POOLS)
DECLARE_STAGE: Final = stage("stage", declare.STAGES[:4])
RESOLVE_STAGE: Final = stage("stage", RESOLVE_STAGES)
STORM_STAGE: Final = stage("stage", storm.STAGES)
VISION_STAGE: Final = stage("stage", vision.STAGES)
SETUP_STAGE: Final = stage("stage", setup.STAGES)
BOSS_STEP: Final = stage("step", boss_turn.STEPS)
VERB: Final = Choice("VERB", LASTING, f"an effect is one of {', '.join(LASTING)}")
STAT: Final = stage("stat", v.STATS)
WHAT: Final = stage("what", v.WHAT)
UNTIL: Final = stage("until", v.DURATIONS)
PENDING: Final = Record(
    [
        Part("player", WHO),
        Part("card", Kind("REF")),
        Part("ability", Kind("N")),
        Part("cause", Kind("REF")),
        Part("zone", ZONE, optional=True),
    ],
    "/",
    "a triggered ability is PLAYER/CARD/ABILITY/CAUSE, with several zones /ZONE",
)

LINK: Final = SiegestormLine(
    "link",
    [PLAYER, plain("link", LINK_KIND, "the kind of a link", need=True), NAMED, *SOURCE, ABILITY, *AIMS, ANSWERS],
)
EFFECT: Final = SiegestormLine(
    "effect",
    [
        plain("verb", VERB, "an effect", need=True),
        PLAYER,
        fact("card", REF),
        fact("zone", count("zone", 4)),
        fact("stat", STAT),
        fact("what", WHAT),
        fact("set", count("set")),
        fact("n", count("n", 999, -999)),
        fact("until", UNTIL),
        fact("by", WHO),
        fact("source", REF),
        flag("passive"),
    ],
)

# ---- the moments

SHARED_TURN: Final = [
    plain("players", Items(WHO, separator="+"), "a player"),
    fact("tracks", Items(ZONE), unless=[]),
]
CHAIN_WORDS: Final = [
    flag("resolving"),
    flag("under-way"),
    fact("waiting", Items(WHO)),
    fact("asked", Kind("N")),
    fact("negated", Items(Kind("N")), key="negated_links"),
]
SETUP_WORDS: Final = [fact("stage", SETUP_STAGE), fact("shuffled", Kind("N"))]
MOMENTS: Final = Moments(
    [
        SiegestormLine(
            "at turn",
            SHARED_TURN,
            "the start of A's turn. `tracks=`: tracks still to advance (all of them with `step=advancing`, if nothing "
            "is said)",
            "A",
        ),
        SiegestormLine(
            "at act",
            SHARED_TURN,
            "a window of the turn; the step stands in the player's line; without a letter of whose turn it is. In Coop "
            "`at act A+B`, and `at act A` is an extra turn of A alone",
            "who is at a step",
        ),
        SiegestormLine(
            "at boss-turn",
            [
                fact("step", BOSS_STEP),
                flag("deployed"),
                fact("card", REF),
                fact("spirit", REF),
                fact("totems", REFS),
            ],
            "the boss's turn begins; `step=` begins there; `deployed`: the turn's Deploy is used; `card=` the Leader "
            "that needs a space, `spirit=` the card whose Spirit symbol follows, `totems=` set off and waiting",
            "–",
        ),
        SiegestormLine(
            "at chain",
            CHAIN_WORDS,
            "seats still to be asked about link `asked`; `resolving`: closed, `under-way`: its last link is being "
            "carried out",
            "who waits",
        ),
        SiegestormLine(
            "at react", [PLAYER, *CHAIN_WORDS], "the last `link` can be answered; `asked=1`: link 1 can", "B"
        ),
        SiegestormLine(
            "at declare",
            [
                PLAYER,
                plain("use", USE, "a use", need=True),
                NAMED,
                *SOURCE,
                ABILITY,
                fact("zone", ZONE),
                fact("stage", DECLARE_STAGE),
                ENTRY,
                *AIMS[1:],
                OWED,
                ANSWERS,
            ],
            "A has named a card (`play`, `deploy`), which is no longer in the hand (do not write it there), or `use "
            "from=A.T2` an ability (`ability=2`), `storm from=A.S1` the Action of a storming creature: now its choices "
            "and its price; `answers=1`: it answers link 1",
            "A",
        ),
        SiegestormLine(
            "at resolve",
            [
                PLAYER,
                plain("carried", CARRIED_OUT, "what is carried out", need=True),
                *SOURCE,
                ABILITY,
                fact("subject", REF),
                *AIMS,
                ANSWERS,
                ENTRY,
                fact("stage", RESOLVE_STAGE),
                flag("undone"),
                flag("acted"),
                OWED,
                fact("negated", count("negated")),
                fact("left", count("left")),
                fact("pool", POOL),
                fact("asker", WHO),
                fact("picks", Items(Kind("PICK"))),
                fact("players", Items(WHO), key="victims"),
            ],
            "`trigger` an ability that was set off, `copy` a negated Action used, `inner` of a storm inside a "
            "resolution; `undone`: the entry before changed nothing; `acted`: some entry did; `pool=`, `asker=`, "
            "`left=`, `picks=`, `players=`: a choice under way",
            "who chooses",
        ),
        SiegestormLine(
            "at storm",
            [
                ANY_PLAYER,
                plain("spot", REF),
                fact("stage", STORM_STAGE),
                INNER,
                flag("commanded"),
                flag("attacked"),
                flag("acted"),
                fact("picks", Items(Kind("REF"))),
            ],
            "it storms: what that sets off, then the attack; `stage=` goes on from there; `inner`: inside a "
            "resolution; `commanded`: an Action made it storm; `attacked`, `acted`: done already; `picks=` "
            "the boss's targets",
            "–",
        ),
        SiegestormLine(
            "at order",
            [ANY_PLAYER, plain("spot", REF), INNER],
            "the last of A's `S1`, `S2`, ... gets its order; `inner`: inside a resolution, so that a storm opens no "
            "reaction window",
            "A",
        ),
        SiegestormLine(
            "at advance",
            [PLAYER, fact("zone", ZONE), fact("times", count("times", least=1)), INNER],
            "a track advances",
            "–",
        ),
        SiegestormLine(
            "at triggers",
            [rest("abilities", PENDING, 1, MOST_NUMBER)],
            "whose ability, of which card, which, and what set it off",
            "whose several are",
            form="triggers PLAYER/CARD/ABILITY/CAUSE ...",
        ),
        SiegestormLine(
            "at vision",
            [PLAYER, fact("stage", VISION_STAGE), flag("on-top"), fact("seen", Items(CARD)), fact("put", Items(CARD))],
            "cards that are in no pile meanwhile",
            "A",
        ),
        SiegestormLine(
            "at random", [plain("cards", Kind("N"), "what is asked of chance", need=True)], "of so many cards", "`*`"
        ),
        SiegestormLine(
            "at boss-draw", [plain("cards", Kind("N"), "what is asked of chance", need=True)], "so many are drawn", "–"
        ),
        SiegestormLine(
            "at shuffle",
            [plain("what", Kind("PLAYER|reserve|basic|advanced"), "what is asked of chance", need=True)],
            "a deck, the Reserve, or a deck of the boss",
            "`*`",
        ),
        SiegestormLine("at first-player", [], "", "`*`"),
        SiegestormLine("at setup", SETUP_WORDS, "before the first turn", "as the stage says"),
        SiegestormLine(
            "at mulligan",
            SETUP_WORDS,
            "hands of two cards (unnamed: the top two of the Resources), `answer=` for who has answered",
            "all",
        ),
        SiegestormLine(
            "at over",
            [
                plain("end", Kind("KIND"), "a kind", need=True),
                plain("rule", Kind("RULE"), "a rule", need=True),
                fact("winner", Kind("PLAYER")),
            ],
            "the game has ended; `winner=boss`, `winner=A+B`, `winner=draw`",
            "nobody",
        ),
    ]
)

# ---- the page

ZONES_WHY: Final = "write 'zones 1=A-B 2=B-C ...'"
TURN: Final = Line(
    "turn",
    [
        plain("turn", Number("the turn", 0, MOST_TURN)),
        plain("active", WHO),
        fact("cascade", count("the cascade", 999), unless=0),
    ],
    why="write 'turn NUMBER PLAYER'",
)
ZONES: Final = Line("zones", [each("zones", ZONE, Items(WHO, 2, 2, ZONES_WHY, "-"))], why=ZONES_WHY)
PAST: Final = Line("past", [plain("past", Items(Kind("N")))])
IDS: Final = Line("ids", [plain("ids", Items(Kind("N")))])
PAGE: Final = Page(
    "siegestorm",
    OPTIONS,
    {"turn": TURN, **PLAYER_LINES, "zones": ZONES, "past": PAST, "ids": IDS},
    MOMENTS,
    many={"effect": EFFECT, "link": LINK, "under": Line("under", [])},
    derived=["count", "top", "now"],
    blocks=["card", "[[card]]"],
)

# ---- writing


def player_line(letter: str, player: View) -> str:
    if not player["alive"]:
        return f"{letter} out"
    return PLAYER_LINES[letter].write({**player, "no_token": letter == BOSS and not player["token"]})


def count_line(players: dict[str, View]) -> str:
    """How many cards there are in every pile: for checks, and for people."""
    words = ["count"]
    for letter, player in players.items():
        for pile in [*PILES, "support"]:
            words.append(f"{letter}.{pile}={len(cast(list[str], player[pile]))}")
        ready = [one for one in cast(list[View], player["support"]) if not one["committed"]]
        words.append(f"{letter}.ready={len(ready)}")
        if letter == BOSS:
            words.append(f"{letter}.reserve={len(cast(list[str], player['reserve']))}")
    return " ".join(words)


def top_line(players: dict[str, View]) -> str:
    """The top card of every pile whose order counts: for checks, and for people."""
    words = ["top"]
    for letter, player in players.items():
        for pile in ["resources", "casualties", *([] if letter == BOSS else ["heal"])]:
            words.append(f"{letter}.{pile}={PILE.write(cast(list[str], player[pile])[:1])}")
    return " ".join(words)


def number_lines(players: dict[str, View], strength: object) -> list[str]:
    """ATT and DEF of every card in play as they are now: `now A.T1=3/2`."""
    words: list[str] = []
    for player in players.values():
        for card in cast(dict[str, View | None], player["spaces"]).values():
            if card is not None:
                words.append(f"{card['spot']}={card['att']}/{card['def']}")
    if strength is not None:
        words.append(f"strength={strength}")
    return [" ".join(["now", *words])] if words else []


def format_position(view: View) -> str:
    """The position that a view shows; what it hides is `?`."""
    chosen = cast(dict[str, str], view["options"])
    lines = PAGE.heading(chosen)
    lines += [f"card {toml}" for toml in cast(list[str], view["cards"])]
    lines.append(TURN.write(view))
    players = cast(dict[str, View], view["players"])
    lines += [player_line(letter, player) for letter, player in players.items()]
    if chosen["mode"] in ("last3", "last4"):
        zones = {str(zone["zone"]): zone["sides"] for zone in cast(list[View], view["zones"])}
        lines.append(ZONES.write({"zones": zones}))
    lines += [EFFECT.write(effect) for effect in cast(list[View], view["effects"])]
    lines += [LINK.write(link) for link in cast(list[View], view["chain"])]
    frames = cast(list[View], view["frames"])
    lines += [MOMENTS.write(frame, "under") for frame in frames[:-1]]
    end = cast(View | None, view["over"])
    if end is not None:
        lines.append(MOMENTS.write({**end, "kind": "over", "end": end["kind"]}))
    else:
        lines.append(MOMENTS.write(frames[-1]))
    if view["past"] is not None:
        lines += [PAST.write(view), IDS.write(view)]
    elif view["acts"]:
        lines.append("past ?")
    lines += [count_line(players), top_line(players)]
    return "\n".join(lines + number_lines(players, view["strength"])) + "\n"
