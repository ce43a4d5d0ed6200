"""The tables of a notation page that come from what a game declares.

A page in `docs/notation/` has such a table between `<!-- declared: NAME -->` and `<!-- end -->`; a test holds it to the
game, and `python -m warbox.conformance.tables SLUG FILE` writes it anew. NAME is `actions`, `moments`, or the key of a
line: its words.
"""

import re
import sys
from pathlib import Path
from typing import Any

from warbox.engine.game import Game
from warbox.engine.lines import Line
from warbox.engine.page import Moments
from warbox.engine.verbs import Verbs
from warbox.games import load_game

BLOCK = re.compile(r"(<!-- declared: (\S+) -->\n).*?(<!-- end -->)", re.DOTALL)


def table(heading: list[str], rows: list[list[str]]) -> str:
    lines = [f"| {' | '.join(heading)} |", "|---" * len(heading) + "|"]
    lines += [
        f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |".replace("|  |", "| |") for row in rows
    ]
    return "\n".join(["", *lines, "", ""])


def action_table(verbs: Verbs) -> str:
    return table(["action", "meaning"], [[f"`{form.line.form}`", form.line.about] for form in verbs.forms])


def moment_table(moments: Moments) -> str:
    rows = []
    for line in moments.lines.values():
        form = " ".join([line.head, *[word.form() for word in line.words]])
        rows.append([f"`{form}`", line.asked, line.about])
    return table(["line", "asked", "meaning"], rows)


def word_table(line: Line) -> str:
    rows = [[f"`{word.form()}`", word.about, word.default] for word in line.words if word.about]
    return table(["word", "meaning", "default"], rows)


def declared(name: str, game: Game[Any]) -> str:
    """The table with this name."""
    assert game.verbs is not None
    assert game.page is not None
    if name == "actions":
        return action_table(game.verbs)
    if name == "moments":
        return moment_table(game.page.moments)
    return word_table(game.page.lines[name] if name in game.page.lines else game.page.many[name])


def with_tables(text: str, game: Game[Any]) -> str:
    """A notation page with its tables as they are declared."""
    return BLOCK.sub(lambda found: found[1] + declared(found[2], game) + found[3], text)


if __name__ == "__main__":
    _, slug, name = sys.argv
    path = Path(name)
    path.write_text(with_tables(path.read_text("utf-8"), load_game(slug)), "utf-8")
