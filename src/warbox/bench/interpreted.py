"""`python -m warbox.bench.interpreted SECONDS SEED`: our rates with the rules interpreted, as JSON on standard output.

A compiled wheel keeps the Python source beside every compiled module. This program, a process of its own, takes the
source wherever there are both.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly(MetaPathFinder):
    """Finds the modules of Warbox as Python source, never as shared libraries."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("warbox.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname, target)
            if spec is not None:
                return spec
        return None


def main(seconds: float, seed: int) -> None:
    sys.meta_path.insert(0, SourceOnly())
    import msgspec

    from warbox.bench.rates import is_compiled, measure_game
    from warbox.games import SLUGS

    assert not is_compiled(), "the rules were imported before their source could be preferred"
    rates = [measure_game(slug, seconds, seed) for slug in SLUGS]
    sys.stdout.write(msgspec.json.encode(rates).decode() + "\n")


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
