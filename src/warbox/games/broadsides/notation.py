"""Positions as text: one line a thing, one token a fact. See docs/notation/broadsides.md."""

from typing import cast

from warbox.engine.game import Option, View
from warbox.games.broadsides.sea import SEATS


def counted(things: dict[str, int]) -> str:
    """`A4:1,B3:2`, or `-` for nothing."""
    return ",".join([f"{name}:{count}" for name, count in things.items()]) or "-"


def format_ship(letter: str, ship: View, boarding: bool) -> str:
    words = [letter]
    if not boarding:
        words += [f"@{ship['x']},{ship['y']}", str(ship["heading"])]
    words.append(f"captain={ship['captain'] or '-'}")
    words.append(f"crew={counted(cast(dict[str, int], ship['crew']))}")
    words.append(f"cannons={','.join(cast(list[str], ship['cannons'])) or '-'}")
    words += [f"{mast}={parts}" for mast, parts in cast(dict[str, int], ship["masts"]).items()]
    if not boarding:
        words.append(f"hull={counted(cast(dict[str, int], ship['hull']))}")
    if ship["plot"] is not None:
        words.append(f"plot={','.join(cast(list[str], ship['plot']))}")
    for flag, word in (("aground", "aground"), ("no_cards", "nocards"), ("captain_lost", "captain-lost")):
        if ship[flag]:
            words.append(word)
    placed = ship["placed"]
    if placed is not None:
        words.append(f"placed={placed if isinstance(placed, str) else ','.join(cast(list[str], placed)) or '-'}")
    if ship["answer"] is not None:
        words.append(f"answer={ship['answer']}")
    return " ".join(words)


def format_moment(moment: View) -> str:
    kind = str(moment["kind"])
    words = ["at", kind]
    if kind == "over":
        words += [str(moment["end"]), str(moment["rule"]), f"winner={moment['winner']}"]
    if "seat" in moment:
        words.append(str(moment["seat"]))
    for key in ("row", "spot", "shots", "then", "moves", "S", "I"):
        if key in moment:
            words.append(f"{key}={moment[key]}")
    if moment.get("salvo_fired"):
        words.append("salvo-fired")
    return " ".join(words)


def format_position(view: View, options: list[Option]) -> str:
    """The position that a view shows; what it hides is `?`."""
    boarding = view["phase"] == "boarding"
    lines = ["game broadsides"]
    chosen = cast(dict[str, str], view["options"])
    changed = [f"{option.name}={chosen[option.name]}" for option in options if chosen[option.name] != option.default]
    if changed:
        lines.append(" ".join(["options", *changed]))
    head = f"boarding {view['turn']}" if boarding else f"turn {view['turn']} step={view['step']}"
    lines.append(f"{head} idle={view['idle']}" + (" fought" if view["fought"] else ""))
    ships = cast(dict[str, View], view["ships"])
    lines += [format_ship(letter, ships[letter], boarding) for letter in SEATS]
    if boarding:
        placement = cast(View, view["placement"])
        lines.append(f"placement {placement['bows']} S={placement['S']} I={placement['I']}")
    lines.append(format_moment(cast(View, view["at"])))
    return "\n".join(lines) + "\n"
