"""What the workshop's tests look at: the source tree."""

import os
import subprocess
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def pyproject() -> dict[str, Any]:
    """The parsed pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def build_hook() -> ModuleType:
    """hatch_build.py, imported."""
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiled_modules() -> list[str]:
    """The names of the modules that a wheel holds compiled."""
    hook = pyproject()["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    files = build_hook().modules_to_compile(ROOT, hook["compiled"], hook["interpreted"])
    return [module_name(Path(file)) for file in files]


def module_name(file: Path) -> str:
    """`src/warbox/engine/__init__.py` is `warbox.engine`."""
    parts = file.with_suffix("").parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def committed_files() -> list[Path]:
    """The files that git knows, and the new ones that it does not ignore."""
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard").stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def run(*command: str, cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; its output, errors included, is in `stdout`."""
    return subprocess.run(
        command,
        cwd=cwd,
        env=os.environ | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
