"""Print the checksums of a game, with the positions of a folder of perft files as further starts.

python -m warbox.conformance broadsides tests/positions/broadsides > tests/conformance/checksums/broadsides.json
"""

import json
import sys
from pathlib import Path

from warbox.conformance.checksums import checksums
from warbox.conformance.perftfile import read_positions
from warbox.conformance.trial import Subject
from warbox.engine import turn
from warbox.games import SLUGS, load_game

USAGE = f"usage: python -m warbox.conformance GAME FOLDER, where GAME is one of {', '.join(SLUGS)}"


def main(arguments: list[str]) -> None:
    if len(arguments) != 2 or arguments[0] not in SLUGS or not Path(arguments[1]).is_dir():
        sys.exit(USAGE)
    if not turn.__file__.endswith(".py"):
        sys.exit("checksums are written by the interpreted rules, but these are compiled")
    subject = Subject(load_game(arguments[0]), read_positions(Path(arguments[1])))
    sys.stdout.write(json.dumps(checksums(subject), indent=2) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
