"""Notebooks without Jupyter: their cells as plain Python, and what each says.

`python -m tests.docs.notebook FILE...` runs notebooks and writes down what their cells say now.
"""

import ast
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

Cell = dict[str, Any]


def code_cells(notebook: Path) -> list[Cell]:
    found: list[Cell] = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in found if cell["cell_type"] == "code"]


def written(cell: Cell) -> str:
    """What the notebook says that the cell says."""
    parts = [one["text"] if one["output_type"] == "stream" else one["data"]["text/plain"] for one in cell["outputs"]]
    return "".join("".join(part) for part in parts).rstrip()


def say(cell: Cell, names: dict[str, Any]) -> str:
    """Run a cell; what it prints, and its last expression."""
    tree = ast.parse("".join(cell["source"]))
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(tree, "cell", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
            if value is not None:
                sys.stdout.write(f"{value!r}\n")
    return printed.getvalue().rstrip()


def write_down(notebook: Path) -> None:
    whole = json.loads(notebook.read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for cell in whole["cells"]:
        if cell["cell_type"] == "code":
            said = say(cell, names)
            stream = {"name": "stdout", "output_type": "stream", "text": f"{said}\n".splitlines(keepends=True)}
            cell["outputs"] = [stream] if said else []
    notebook.write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write_down(Path(name))
