"""Running the program inside the test: arguments and typed lines in; exit code, output and errors out."""

import io
import sys
from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from warbox.cli import main


@dataclass
class Run:
    code: int
    out: str
    err: str


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str, typed: str = "", env: Mapping[str, str] | None = None) -> Run:
    """`warbox ARGUMENTS` in an English locale, with `typed` on standard input."""
    out, err = io.StringIO(), io.StringIO()
    with monkeypatch.context() as patch:
        for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLUMNS"):
            patch.delenv(variable, raising=False)
        for variable, value in (env or {}).items():
            patch.setenv(variable, value)
        patch.setattr(sys, "stdin", io.StringIO(typed))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        with pytest.raises(SystemExit) as ended:
            main(arguments)
    code = ended.value.code
    assert isinstance(code, int)
    return Run(code, out.getvalue(), err.getvalue())
