"""What the players can answer: the verbs, as they are written, and the actions."""

from typing import Final, cast

from warbox.engine.action import Action
from warbox.engine.kinds import Choice, Counts, Items, Kind, Number, Part, Record
from warbox.engine.lines import Said, optional, plain
from warbox.engine.notation import ParseError
from warbox.engine.verbs import Verb, Verbs
from warbox.games.firstwave.pieces.weapons import MUNITIONS, WEAPON, WEAPONS

SEATS: Final = ["A", "B"]
SIDES: Final = ["A", "B", "N"]
MOST_FIGURES: Final = 99  # of a side
MOST_MM: Final = 999
NO_Z: Final = -1  # the height is not written: as before on a path, else the ground
UNARMED: Final = -1
ANY_WEAPON: Final = -2  # none is written: the first that can be used
PAIR_SIGN: Final = "*2"

# how a path is climbed
PLAINLY: Final = 0
RISKY: Final = 1
ROPED: Final = 2
MODES: Final = ["", "risky", "grapple"]

# what a medic takes away
WOUND: Final = 0
STUN: Final = 1
DAZE: Final = 2
TREATMENTS: Final = ["wound", "stunned", "disoriented"]

Path = list[tuple[int, int, int]]


# ---- the kinds of words


class FigureKind(Kind):
    """`A1`, `B12`, `N3`."""

    def read(self, text: str) -> object:
        digits = text[1:]
        if text[:1] not in ("A", "B", "N") or not (digits.isascii() and digits.isdecimal() and len(digits) <= 2):
            raise ParseError("a figure is A, B or N and its number: A1, B3, N12", text)
        if digits[0] == "0":
            raise ParseError("figures are counted from 1", text)
        return text


FIGURE: Final = FigureKind("FIGURE")
SEAT: Final = Choice("A|B", SEATS, "a player is A or B")
MM: Final = Number("millimetres", 0, MOST_MM, "MM")
Z: Final = Number("the height", 0, MOST_MM, "Z")
POINT: Final = Record(
    [Part("x", MM), Part("y", MM), Part("z", Z, optional=True)], ",", "a point is X,Y or X,Y,Z", "X,Y"
)
PLACE: Final = Record([Part("x", MM), Part("y", MM)], ",", "a place is X,Y", "X,Y")
PATH: Final = Items(POINT, least=1, most=60, separator=">", why="a path has from 1 to 60 points, X,Y>X,Y>...")
PAIR: Final = Record([Part("figure", FIGURE), Part("target", FIGURE)], ">", "two figures are written FIGURE>FIGURE")
SHOOTING_NAMES: Final = [weapon.id for weapon in WEAPONS if weapon.shoots()]
SHOOTING_PAIRS: Final = [weapon.id + PAIR_SIGN for weapon in WEAPONS if weapon.gunfight]
MELEE_NAMES: Final = [weapon.id for weapon in WEAPONS if weapon.fights()]
MELEE_PAIRS: Final = [weapon.id + PAIR_SIGN for weapon in WEAPONS if weapon.parry]
ARM_NAMES: Final = [weapon.id for weapon in WEAPONS]
SHOOTER: Final = Choice("WEAPON", SHOOTING_NAMES + SHOOTING_PAIRS)
MELEE: Final = Choice("MELEE", ["none", *MELEE_NAMES, *MELEE_PAIRS])
MUNITION: Final = Choice("MUNITION", ["basic", *MUNITIONS])
ARM: Final = Choice("WEAPON", ARM_NAMES)
LOADED: Final = Record(
    [Part("weapon", SHOOTER), Part("munition", MUNITION, optional=True)],
    "+",
    "a weapon is WEAPON or WEAPON+MUNITION",
    "WEAPON+MUNITION",
)
SHARES: Final = Counts(FIGURE, Number("dice", 0, 99))
MODE: Final = Choice("risky|grapple", MODES[1:])
TREATMENT: Final = Choice("wound|stunned|disoriented", TREATMENTS)
GIVEN: Final = Number("actions given", 1, 9)


def code(name: str) -> int:
    """A figure's name as a number: side and place."""
    return SIDES.index(name[0]) * 100 + int(name[1:])


def read_path(said: Said) -> Path:
    path: Path = []
    for item in cast(list[dict[str, int]], said.values["path"]):
        path.append((item["x"], item["y"], item.get("z", NO_Z)))
    return path


def point_text(x: int, y: int, z: int) -> str:
    return f"{x},{y}" if z == NO_Z else f"{x},{y},{z}"


def path_text(path: Path) -> str:
    return ">".join([point_text(x, y, z) for x, y, z in path])


# ---- the actions; figures are named by `code`


class First(Action):
    """`first A`: the winner of a roll-off says who plays first."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"first {SEATS[seat]}")
        self.seat: Final = seat


class LayPiece(Action):
    """`piece T1-04 90,380`: a piece of scenery, by the south-west corner of the box around it."""

    def __init__(self, piece: str, x: int, y: int) -> None:
        super().__init__(f"piece {piece} {x},{y}")
        self.piece: Final = piece
        self.x: Final = x
        self.y: Final = y


class PlaceToken(Action):
    """`token 300,300`."""

    def __init__(self, x: int, y: int) -> None:
        super().__init__(f"token {x},{y}")
        self.x: Final = x
        self.y: Final = y


class Deploy(Action):
    """`deploy A1 100,50`."""

    def __init__(self, figure: str, x: int, y: int, z: int) -> None:
        super().__init__(f"deploy {figure} {point_text(x, y, z)}")
        self.figure: Final = code(figure)
        self.x: Final = x
        self.y: Final = y
        self.z: Final = 0 if z == NO_Z else z


class Name(Action):
    """`name B3`: the enemy chief's successor."""

    def __init__(self, figure: str) -> None:
        super().__init__(f"name {figure}")
        self.figure: Final = code(figure)


class Activate(Action):
    """`activate A1`."""

    def __init__(self, figure: str) -> None:
        super().__init__(f"activate {figure}")
        self.figure: Final = code(figure)


class Move(Action):
    """`move A1 250,100>290,140`, `move A1 233,140,60>210,140 risky`."""

    def __init__(self, figure: str, path: Path, mode: int) -> None:
        super().__init__(f"move {figure} {path_text(path)}" + (f" {MODES[mode]}" if mode else ""))
        self.figure: Final = code(figure)
        self.path: Final = path
        self.mode: Final = mode


class Leave(Action):
    """`leave A1 300,200`: out of a melee."""

    def __init__(self, figure: str, path: Path, mode: int) -> None:
        super().__init__(f"leave {figure} {path_text(path)}" + (f" {MODES[mode]}" if mode else ""))
        self.figure: Final = code(figure)
        self.path: Final = path
        self.mode: Final = mode


class Charge(Action):
    """`charge A1>B1 300,275 crowbar`."""

    def __init__(self, figure: str, target: str, path: Path, melee: str, mode: int) -> None:
        words = f"charge {figure}>{target} {path_text(path)}"
        if melee:
            words += f" {melee}"
        super().__init__(words + (f" {MODES[mode]}" if mode else ""))
        self.figure: Final = code(figure)
        self.target: Final = code(target)
        self.path: Final = path
        self.weapon: Final = melee_number(melee)
        self.paired: Final = melee.endswith(PAIR_SIGN)
        self.mode: Final = mode


class Shoot(Action):
    """`shoot A1>B1 rifle+stunning`, `shoot A1>B1 pistol*2`."""

    def __init__(self, figure: str, target: str, weapon: str, munition: str) -> None:
        words = f"shoot {figure}>{target}"
        if weapon:
            words += f" {weapon}" + (f"+{munition}" if munition else "")
        super().__init__(words)
        self.figure: Final = code(figure)
        self.target: Final = code(target)
        self.weapon: Final = ANY_WEAPON if not weapon else int(WEAPON[weapon.removesuffix(PAIR_SIGN)].number)
        self.paired: Final = weapon.endswith(PAIR_SIGN)
        self.munition: Final = munition_bit(munition)


class Burst(Action):
    """`burst A1 B1:3,B2:2 smg`: the dice of one shot shared out."""

    def __init__(self, figure: str, shares: dict[str, int], weapon: str, munition: str) -> None:
        shared = ",".join([f"{name}:{count}" for name, count in shares.items()])
        super().__init__(f"burst {figure} {shared} {weapon}" + (f"+{munition}" if munition else ""))
        self.figure: Final = code(figure)
        self.targets: Final = [code(name) for name in shares]
        self.shares: Final = list(shares.values())
        self.weapon: Final = int(WEAPON[weapon.removesuffix(PAIR_SIGN)].number)
        self.paired: Final = weapon.endswith(PAIR_SIGN)
        self.munition: Final = munition_bit(munition)


class Melee(Action):
    """`melee A1>B1 crowbar`."""

    def __init__(self, figure: str, target: str, melee: str) -> None:
        super().__init__(f"melee {figure}>{target}" + (f" {melee}" if melee else ""))
        self.figure: Final = code(figure)
        self.target: Final = code(target)
        self.weapon: Final = melee_number(melee)
        self.paired: Final = melee.endswith(PAIR_SIGN)


class Pickup(Action):
    """`pickup A1 300,300`: the token at that place, or any in contact."""

    def __init__(self, figure: str, x: int, y: int) -> None:
        super().__init__(f"pickup {figure}" + (f" {x},{y}" if x >= 0 else ""))
        self.figure: Final = code(figure)
        self.x: Final = x
        self.y: Final = y


class Treat(Action):
    """`treat A1>A2 wound`."""

    def __init__(self, figure: str, target: str, what: int) -> None:
        super().__init__(f"treat {figure}>{target} {TREATMENTS[what]}")
        self.figure: Final = code(figure)
        self.target: Final = code(target)
        self.what: Final = what


class Give(Action):
    """`order A1>A2 2`: the chief gives actions away."""

    def __init__(self, figure: str, target: str, count: int) -> None:
        super().__init__(f"order {figure}>{target} {count}")
        self.figure: Final = code(figure)
        self.target: Final = code(target)
        self.count: Final = count


class Hide(Action):
    """`hide A4`."""

    def __init__(self, figure: str) -> None:
        super().__init__(f"hide {figure}")
        self.figure: Final = code(figure)


class End(Action):
    """`end A1`."""

    def __init__(self, figure: str) -> None:
        super().__init__(f"end {figure}")
        self.figure: Final = code(figure)


class Defend(Action):
    """`defend crowbar`, `defend none`."""

    def __init__(self, melee: str) -> None:
        super().__init__(f"defend {melee}")
        self.weapon: Final = melee_number(melee)
        self.paired: Final = melee.endswith(PAIR_SIGN)


class Allot(Action):
    """`allot A2`: who takes the wound of a 1 into a melee."""

    def __init__(self, figure: str) -> None:
        super().__init__(f"allot {figure}")
        self.figure: Final = code(figure)


class Discard(Action):
    """`discard rifle,crowbar`: weapons laid down for a found shield."""

    def __init__(self, weapons: list[str]) -> None:
        super().__init__(f"discard {','.join(weapons)}")
        self.weapons: Final = [int(WEAPON[name].number) for name in weapons]


class PlaceNpc(Action):
    """`place 13,300`: an NPC that arrives."""

    def __init__(self, x: int, y: int, z: int) -> None:
        super().__init__(f"place {point_text(x, y, z)}")
        self.x: Final = x
        self.y: Final = y
        self.z: Final = z


REROLL: Final = Action("reroll")
KEEP: Final = Action("keep")
DECLINE: Final = Action("decline")
CONCEDE: Final = Action("concede")
FIRSTS: Final = [First(0), First(1)]


def melee_number(name: str) -> int:
    if not name:
        return ANY_WEAPON
    return UNARMED if name == "none" else int(WEAPON[name.removesuffix(PAIR_SIGN)].number)


def munition_bit(name: str) -> int:
    """0 is basic munition."""
    if name not in MUNITIONS:
        return 0
    bit = 1
    for _ in range(MUNITIONS.index(name)):
        bit += bit
    return bit


# ---- the verbs


def mode_of(said: Said) -> int:
    return MODES.index(said.text("mode"))


def make_burst(said: Said) -> Action:
    return Burst(said.text("figure"), said.counts("shares"), said.text("weapon"), said.text("munition"))


VERBS: Final = Verbs(
    [
        Verb(
            "first",
            [plain("seat", SEAT)],
            lambda said: FIRSTS[said.index("seat", SEAT)],
            "the winner of a roll-off says who lays scenery, deploys, or plays first this turn",
        ),
        Verb(
            "piece",
            [plain("piece", Kind("PIECE")), plain("at", PLACE)],
            lambda said: LayPiece(said.text("piece"), said.number("x"), said.number("y")),
            "lay a piece of scenery: the south-west corner of the box around it comes to X,Y",
        ),
        Verb(
            "token",
            [plain("at", PLACE)],
            lambda said: PlaceToken(said.number("x"), said.number("y")),
            "place a resource token",
        ),
        Verb(
            "deploy",
            [plain("figure", FIGURE), plain("at", POINT)],
            lambda said: Deploy(said.text("figure"), said.number("x"), said.number("y"), said.number("z", NO_Z)),
            "place a survivor; without Z on the ground",
        ),
        Verb("name", [plain("figure", FIGURE)], lambda said: Name(said.text("figure")), "name the enemy's successor"),
        Verb(
            "activate",
            [plain("figure", FIGURE)],
            lambda said: Activate(said.text("figure")),
            "the survivor that acts next",
        ),
        Verb(
            "leave",
            [plain("figure", FIGURE), plain("path", PATH), optional("mode", MODE)],
            lambda said: Leave(said.text("figure"), read_path(said), mode_of(said)),
            "leave a melee, first thing in the activation",
        ),
        Verb(
            "move",
            [plain("figure", FIGURE), plain("path", PATH), optional("mode", MODE)],
            lambda said: Move(said.text("figure"), read_path(said), mode_of(said)),
            "move along a path; a point X,Y,Z above or below the one before is a climb",
        ),
        Verb(
            "charge",
            [plain("pair", PAIR), plain("path", PATH), plain("mode", MODE)],
            lambda said: Charge(said.text("figure"), said.text("target"), read_path(said), "", mode_of(said)),
            "the same with a risky climb or the grapple",
        ),
        Verb(
            "charge",
            [plain("pair", PAIR), plain("path", PATH), optional("weapon", MELEE), optional("mode", MODE)],
            lambda said: Charge(
                said.text("figure"), said.text("target"), read_path(said), said.text("weapon"), mode_of(said)
            ),
            "move into contact and fight; without MELEE with the first melee weapon",
        ),
        Verb(
            "shoot",
            [plain("pair", PAIR), optional("loaded", LOADED)],
            lambda said: Shoot(said.text("figure"), said.text("target"), said.text("weapon"), said.text("munition")),
            "shoot at an enemy; without a weapon with the first that can shoot; `pistol*2` is a pair",
        ),
        Verb(
            "burst",
            [plain("figure", FIGURE), plain("shares", SHARES), plain("loaded", LOADED)],
            make_burst,
            "share out the dice of one shot, the targets in order",
        ),
        Verb(
            "melee",
            [plain("pair", PAIR), optional("weapon", MELEE)],
            lambda said: Melee(said.text("figure"), said.text("target"), said.text("weapon")),
            "fight an enemy in contact",
        ),
        Verb(
            "pickup",
            [plain("figure", FIGURE), optional("at", PLACE)],
            lambda said: Pickup(said.text("figure"), said.number("x", -1), said.number("y", -1)),
            "pick up the resource token at X,Y; without it any in contact",
        ),
        Verb(
            "treat",
            [plain("pair", PAIR), plain("what", TREATMENT)],
            lambda said: Treat(said.text("figure"), said.text("target"), TREATMENTS.index(said.text("what"))),
            "a medic treats a friend in contact",
        ),
        Verb(
            "order",
            [plain("pair", PAIR), optional("count", GIVEN)],
            lambda said: Give(said.text("figure"), said.text("target"), said.number("count", 1)),
            "the chief gives away 1 action (default) or 2; the other acts at once",
        ),
        Verb("hide", [plain("figure", FIGURE)], lambda said: Hide(said.text("figure")), "a child hides"),
        Verb("end", [plain("figure", FIGURE)], lambda said: End(said.text("figure")), "the survivor acts no more"),
        Verb(
            "defend",
            [plain("weapon", MELEE)],
            lambda said: Defend(said.text("weapon")),
            "the weapon of whoever is attacked in melee; `sword*2` is a pair",
        ),
        Verb("reroll", [], lambda said: REROLL, "new ammunition: roll the whole pool again"),
        Verb("keep", [], lambda said: KEEP, "let the dice stand"),
        Verb(
            "allot",
            [plain("figure", FIGURE)],
            lambda said: Allot(said.text("figure")),
            "the ally who takes the wound of a 1 into a melee",
        ),
        Verb(
            "discard",
            [plain("weapons", Items(ARM, least=1, most=3))],
            lambda said: Discard(said.items("weapons")),
            "take the found shield, and lay these weapons down",
        ),
        Verb("decline", [], lambda said: DECLINE, "leave the found shield"),
        Verb(
            "place",
            [plain("at", POINT)],
            lambda said: PlaceNpc(said.number("x"), said.number("y"), said.number("z", NO_Z)),
            "place an NPC that arrives; without Z on the level of its region",
        ),
        Verb("concede", [], lambda said: CONCEDE, "give the game up, at any time"),
    ]
)
