"""The moments: a form for everything that can be under way. See docs/notation/tideofiron.md."""

from typing import Final

from warbox.engine.kinds import Choice, Items, Kind, Maybe, Number
from warbox.engine.lines import Line, each, fact, flag, plain
from warbox.engine.page import Moments
from warbox.games.tideofiron.actions import FIGURE
from warbox.games.tideofiron.cards.card import CARD
from warbox.games.tideofiron.cards.moments import CARD_MOMENTS
from warbox.games.tideofiron.pieces.seats import SEAT
from warbox.games.tideofiron.rules.allowance import MOVES
from warbox.games.tideofiron.rules.moving import MOVE_FLAGS
from warbox.games.tideofiron.rules.setup import STAGES
from warbox.games.tideofiron.text.kinds import AT_HEX, AT_TARGET, COUNT, RED_DICE, SIDE, TAKING_PART, UNITS
from warbox.games.tideofiron.words import HEX, UNIT

HOWS: Final = ["fire", "fm", "opfire"]
MOVE_STAGES: Final = ["ready", "window", "obstacles", "consequences", "over"]
ATTACK_STEPS: Final = ["building", "dice", "reroll", "armour", "effect", "over"]
AREA_STEPS: Final = ["black", "red", "cancel", "apply"]
ASSAULT_STEPS: Final = [
    "supporters",
    "joining",
    "strength",
    "defenders-roll",
    "attacker-losses",
    "supporter-losses",
    "defender-losses",
    "result",
    "retreat",
    "stacking",
    "follow",
    "fatigue",
]
# [TOI-COMMAND-01] [TOI-STATUS-01] moments at which nobody is asked yet: the rules go on at once
PHASE_MOMENTS: Final = ["control", "income", "initiative", "status", "recover", "reinforce", "round"]
WHO: Final = plain("unit", UNIT, need=True)
SEATED: Final = plain("seat", SEAT, need=True)

MOMENTS: Final = Moments(
    [
        Line("at act", [], "the Action phase: an action of the seat that `turn` names", "that seat"),
        Line("at order", [plain("side", SIDE, need=True)], "partners: who acts first in this turn", "both"),
        Line(
            "at move",
            [
                WHO,
                plain("action", Choice("ACTION", MOVES), "", "advance"),
                fact("left", Number("thirds of movement points", 0, 99), "thirds", "what the unit has for the action"),
                fact("steps", COUNT, unless=0),
                fact("stage", Choice("STAGE", MOVE_STAGES), unless="ready"),
                fact("last", Maybe(HEX)),
                fact("damage", Number("damage", 0, 2), unless=0),
                fact("fired", UNITS, unless=[]),
                *[flag(name) for name in MOVE_FLAGS],
            ],
            "the unit is active and may do something; `left=` thirds of a movement point. `steps=` hexes entered, "
            "`last=` the last hex without enemies, `fired=` who has op-fired at it, `damage=` a vehicle's before the "
            "window, and what has happened: `moved`, `attacked`, `barred` (entered wire or mines), `stopped`, "
            "`got-out` (disembarked), `entered` (the step under way entered a hex), `from-mines`, `no-opfire`",
            "its seat",
        ),
        Line(
            "at op-fire",
            [SEATED, fact("unit", UNIT), fact("barred", UNITS, unless=[])],
            "a window against the mover",
            "that seat",
        ),
        Line("at target", [WHO, flag("full")], "Concentrated Fire: the target is named", "its seat"),
        Line(
            "at attack",
            [
                plain("pair", AT_TARGET, need=True),
                fact("how", Choice("HOW", HOWS), unless="fire"),
                fact("by", Items(TAKING_PART)),
                fact("chosen", UNITS, unless=[]),
                fact("refused", UNITS, unless=[]),
                fact("barred", UNITS, unless=[]),
                fact("step", Choice("STEP", ATTACK_STEPS), unless="building"),
                fact("black", COUNT, unless=0),
                fact("red", COUNT, unless=0),
                fact("missed", COUNT, unless=0),
                fact("idle", COUNT, unless=0),
                fact("hits", COUNT, unless=0),
                flag("suppress"),
                flag("full"),
            ],
            "the attack is made up: figures, supporters, type. `by=` who takes part with which figures, the leader "
            "first (default: the leader with all that can), `-` for a vehicle",
            "the leader's seat; at `step=reroll` and `step=armour` see there",
        ),
        Line(
            "at consent",
            [SEATED, fact("unit", UNIT), fact("figure", FIGURE), fact("from", UNIT), fact("to", UNIT)],
            "the partner agrees to support with a unit, or to a transfer",
            "that seat",
        ),
        Line(
            "at attack-dice",
            [fact("black", COUNT, need=True), fact("red", COUNT), fact("hit", COUNT, need=True)],
            "black, then red dice",
            "`*`",
        ),
        Line("at reroll-dice", [fact("black", COUNT, need=True), fact("hit", COUNT, need=True)], "Tank Ace", "`*`"),
        Line(
            "at area",
            [
                plain("hex", HEX, need=True),
                fact("dice", COUNT, need=True),
                fact("hit", COUNT),
                fact("step", Choice("STEP", AREA_STEPS), unless="black"),
                fact("successes", COUNT, unless=0),
                fact("targets", Items(RED_DICE), unless=[]),
                fact("place", COUNT, unless=0),
                fact("red", COUNT, unless=0),
                fact("idle", COUNT, unless=0),
                flag("suppress"),
                flag("vehicles"),
            ],
            "an area attack on a hex; `hit=` (default 5). Thick armour is asked about at `step=cancel`",
            "the dice, or the owner of a Tiger",
        ),
        Line(
            "at area-dice",
            [fact("black", COUNT, need=True), fact("hit", COUNT, need=True)],
            "the black dice of an area attack",
            "`*`",
        ),
        Line("at defence-dice", [fact("red", COUNT, need=True)], "the red dice of one unit in the hex", "`*`"),
        Line("at mine-dice", [WHO], "the unit has entered mines", "`*`"),
        Line("at heal-die", [WHO], "the patient is treated", "`*`"),
        Line("at mines-die", [plain("hex", HEX, need=True)], "Clear Mines", "`*`"),
        Line("at losses", [WHO, fact("hits", COUNT, need=True)], "the squad loses so many figures", "its seat"),
        Line(
            "at spread",
            [fact("units", UNITS, need=True), fact("hits", COUNT, need=True), fact("assigned", Items(COUNT))],
            "losses of an assault among these units; `assigned=` hits on vehicles so far",
            "their seat",
        ),
        Line(
            "at assault",
            [
                plain("pair", AT_HEX, need=True),
                fact("step", Choice("STEP", ASSAULT_STEPS), unless="supporters"),
                fact("support", UNITS, unless=[]),
                fact("tired", UNITS, unless=[]),
                fact("refused", UNITS, unless=[]),
                fact("defenders", UNITS, unless=[]),
                fact("waiting", UNITS, unless=[]),
                fact("out", UNITS, unless=[]),
                fact("hits", COUNT, unless=0),
                fact("returned", COUNT, unless=0),
                fact("refuge", Maybe(HEX)),
                fact("fleeing", UNITS, unless=[]),
                fact("follow", UNITS, unless=[]),
            ],
            "the squad assaults a hex: supporters are named; at other steps: `joining` (concealed defenders), "
            "`retreat`, `stacking`, `follow`",
            "the seat that the step names",
        ),
        Line(
            "at assault-dice",
            [fact("black", COUNT, need=True), fact("red", COUNT)],
            "the attackers' black dice and the defenders' red ones",
            "`*`",
        ),
        Line("at defender-dice", [fact("black", COUNT, need=True)], "the defenders' black dice", "`*`"),
        Line("at spend", [plain("side", SIDE, need=True)], "Command step 3", "the side"),
        Line(
            "at agree",
            [SEATED, fact("stake", COUNT), fact("play", CARD), fact("retry", CARD)],
            "partners: the seat wants this; the other is asked",
            "the partner",
        ),
        Line(
            "at shuffle",
            [plain("deck", COUNT, need=True)],
            "setup: that deck is shuffled, counted from 0, the Americans' first",
            "`*`",
        ),
        Line(
            "at draw",
            [plain("side", SIDE, need=True), fact("count", COUNT), flag("cross"), flag("more")],
            "a side draws `count=` cards (default 1). `cross`: in the Status phase; `more`: the card of a red cross",
            "the side",
        ),
        Line(
            "at setup",
            [each("stages", SEAT, Choice("STAGE", STAGES))],
            "seats that set up and what they do: `build`, `token`, `deploy`, `conceal`, `ace`, `ready`",
            "those seats",
        ),
        Line("at opfire", [SEATED], "Status step 3, or the end of setup: units into op-fire mode", "that seat"),
        Line("at transfer", [SEATED], "Status step 4", "that seat"),
        Line(
            "at place",
            [
                plain("side", SIDE, need=True),
                fact("division", Number("a division", 1, 2)),
                fact("units", UNITS, need=True),
            ],
            "units that arrive; they stand in unit lines without a hex",
            "the division's seat",
        ),
        *[
            Line(f"at {name}", [], about, "–")
            for name, about in (
                ("control", "Command step 1 begins"),
                ("income", "Command step 2 begins"),
                ("initiative", "Command step 4 begins"),
                ("status", "Status step 1 begins: cards"),
                ("recover", "Status step 2 begins: markers are removed"),
                ("reinforce", "Status step 5 begins"),
                ("round", "Status step 6: the round marker advances"),
            )
        ],
        Line(
            "at over",
            [
                plain("end", Kind("KIND"), need=True),
                plain("rule", Kind("RULE"), need=True),
                fact("winner", SIDE, need=True),
            ],
            "the game has ended",
            "nobody",
        ),
        *CARD_MOMENTS,
    ]
)
