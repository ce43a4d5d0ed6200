"""The types of the page, made from the shapes of the views that the games declare.

python -m warbox.conformance.typescript FOLDER writes `SLUG/view.ts` into the folder of the page's games.
"""

import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from warbox.games import SLUGS, load_game

HEAD = "// Made by `python -m warbox.conformance.typescript ui/src/games` from the shape.py of {slug}: edit that.\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "any"}


def typescript(slug: str) -> str | None:
    """The interfaces of a game's view; None if the game declares no shape."""
    shape = load_game(slug).shape()
    if shape is None:
        return None
    found: dict[str, str] = {}
    interface(shape, found)
    return "\n".join([HEAD.format(slug=slug), *found.values()])


def name_of(struct: Any) -> str:
    """`Shown` is `View`, `ShownShip` is `ShipView`."""
    return str(struct.__name__).removeprefix("Shown") + "View"


def interface(struct: Any, found: dict[str, str]) -> str:
    name = name_of(struct)
    if name not in found:
        found[name] = ""  # its place, before those it names
        hints = get_type_hints(struct, include_extras=True)
        lines = [
            f"  {field.encode_name}{'' if field.required else '?'}: {written(hints[field.name], found)};"
            for field in msgspec.structs.fields(struct)
        ]
        found[name] = "\n".join([f"export interface {name} {{", *lines, "}\n"])
    return name


def written(hint: Any, found: dict[str, str]) -> str:
    """A type as TypeScript writes it."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:  # a text that is one of a few, as a pattern: `^(S|I)$`
        return " | ".join(f'"{one}"' for one in arguments[1].pattern.strip("^()$").split("|"))
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Literal:
        return " | ".join(f'"{one}"' for one in arguments if one)
    if origin in (Union, UnionType):
        return " | ".join(filter(None, (written(one, found) for one in arguments)))
    if origin is list:
        item = written(arguments[0], found)
        return f"({item})[]" if " " in item and not item.startswith("[") else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(written(one, found) for one in arguments)}]"
    if origin is dict:
        return f"Record<{written(arguments[0], found)}, {written(arguments[1], found)}>"
    return interface(hint, found)


def main(folder: Path) -> None:
    for slug in SLUGS:
        text = typescript(slug)
        if text is not None and (folder / slug / "index.ts").is_file():  # others have a plain board, which needs none
            (folder / slug / "view.ts").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
