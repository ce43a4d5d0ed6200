"""A view as the lines of a position; what it hides is `?`."""

from typing import cast

from warbox.engine.game import View
from warbox.games.firstwave.readings import CUSTOM, OPTIONS
from warbox.games.firstwave.rules.enlist import plain_name
from warbox.games.firstwave.text.notation import (
    EXPLORED,
    FIGURE_LINES,
    LAID_LINE,
    MOMENTS,
    NPC_LINES,
    PAGE,
    PART,
    PIECE,
    SEAT_LINES,
    SMOKE,
    TABLE,
    TOKENS,
    TURN,
)


def one_word(text: str) -> str:
    """A name as one word."""
    return plain_name(text).replace(" ", "_")


def figure_line(shown: View) -> str:
    name = str(shown["id"])
    values = dict(shown)
    if not shown["z"]:
        del values["z"]  # on the ground
    weapons = cast(list[View], shown["weapons"])
    values["out"] = [weapon["id"] for weapon in weapons if weapon["out"]]
    values["fired"] = [{"weapon": weapon["id"], "munition": weapon["fired"]} for weapon in weapons if weapon["fired"]]
    if shown["side"] == "N":
        values["eliminated"] = shown["gone"] != ""
        return NPC_LINES[name].write(values)
    values["name"] = None if shown["name"] == name else one_word(str(shown["name"]))
    values["t"] = f"T{shown['t']}" if shown["t"] else "T-"
    values["c"] = f"C{shown['c']}"
    values["weapons"] = ["+".join([str(weapon["id"]), *cast(list[str], weapon["munitions"])]) for weapon in weapons]
    values["smoked"] = [weapon["id"] for weapon in weapons if weapon["smoked"]]
    values["fire"] = shown["fire"] or None
    values["rerolled"] = shown["new_ammunition"] and not shown["reroll"]
    values["gone"] = shown["gone"] or None
    return FIGURE_LINES[name].write(values)


def seat_line(name: str, shown: View, own: bool) -> str:
    values = dict(shown)
    values["band"] = one_word(str(shown["band"])) if shown["band"] else None
    values["faction"] = shown["faction"] or None
    values["own"] = own
    if shown["successor"] is None:
        del values["successor"]
    return SEAT_LINES[name].write(values)


def table_lines(view: View) -> list[str]:
    """A ready table by its id; any other piece by piece."""
    size = [view["width"], view["height"]]
    if view["table"] != CUSTOM:
        values: View = {"id": view["table"]}
        if size != [600, 600]:
            values["size"] = size
        return [TABLE.write(values)]
    shown = cast(View, view["map"])
    lines = [TABLE.write({"id": CUSTOM, "size": size, **names_of(shown)})]
    for piece in cast(list[View], shown["piece"]):
        lines += piece_lines(piece)
    return lines


def names_of(shown: View) -> View:
    found: View = {}
    for key, word in (("name", "name"), ("name_fr", "fr"), ("look", "look")):
        same = shown.get("id") if key != "name_fr" else shown.get("name")
        if shown.get(key) and shown[key] != same:
            found[word] = one_word(str(shown[key]))
    return found


def piece_lines(piece: View) -> list[str]:
    values: View = {"id": piece["id"], **names_of(piece)}
    kind = piece["kind"]
    for key in ("cover", "pass", "rect", "height", "layer", "top"):
        if key in piece:
            values[key] = piece[key]
    if "ground" in piece:
        values["surface"] = piece["ground"]
    if "poly" in piece:
        values["poly"] = [{"x": corner[0], "y": corner[1]} for corner in cast(list[list[int]], piece["poly"])]
    if kind == "building":
        values["kind"] = "building"
        values["sheer"] = not piece.get("climb")
        values["roofless"] = not piece.get("top")
        values["top"] = False
    lines = [PIECE.write(values)]
    for room in cast(list[View], piece.get("rooms", [])):
        lines.append(PART.write({"kind": "room", "surface": room["ground"], **room}))
    for key, name in (("doors", "door"), ("windows", "window")):
        for hole in cast(list[View], piece.get(key, [])):
            lines.append(PART.write({"kind": name, **hole}))
    for ladder in cast(list[View], piece.get("ladders", [])):
        at = cast(list[int], ladder["at"])
        lines.append(PART.write({"kind": "ladder", "at": {"x": at[0], "y": at[1]}, "z": ladder["z"]}))
    return lines


def token_values(token: View) -> View:
    values: View = {"x": token["x"], "y": token["y"]}
    if token["owner"] or token["z"]:
        values["owner"] = token["owner"] or None
    if token["z"]:
        values["z"] = token["z"]
    return values


def format_position(view: View) -> str:
    """The position that a view shows."""
    chosen = cast(dict[str, str], view["options"])
    unwritten = [option.name for option in OPTIONS if chosen[option.name] not in option.values]
    laid = cast(list[View], view["laid"])
    lines = PAGE.heading(chosen, unwritten)
    if cast(list[str], view["pile"]):
        lines.append(TABLE.write({"id": chosen["table"]}))
        pieces = [{"piece": one["piece"], "at": f"{one['x']}.{one['y']}"} for one in laid]
        lines.append(LAID_LINE.write({"laid": pieces}))
    else:
        lines += table_lines(view)
    lines.append(TURN.write(view))
    for name, seat in cast(dict[str, View], view["seats"]).items():
        lines.append(seat_line(name, seat, chosen[f"warband-{name}"] == CUSTOM))
    lines += [figure_line(figure) for figure in cast(list[View], view["figures"])]
    tokens: list[object] = []
    for token in cast(list[View], view["tokens"]):
        tokens.append(token_values(token))
    lines.append(TOKENS.write({"tokens": tokens}))
    lines.append(SMOKE.write(view))
    lines.append(EXPLORED.write({"rooms": view["explored"]}))
    for moment in cast(list[View], view["during"]):
        lines.append(MOMENTS.write(moment).replace("at ", "during ", 1))
    lines.append(MOMENTS.write(cast(View, view["at"])))
    return "\n".join(lines) + "\n"
