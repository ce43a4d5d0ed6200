"""Ways up and down that are offered to a figure beside a face or on a top."""

from warbox.games.firstwave.actions import PLAINLY, RISKY, ROPED, Path
from warbox.games.firstwave.ground.terrain import at_face
from warbox.games.firstwave.pieces.figure import Figure
from warbox.games.firstwave.rules.moving import check_path
from warbox.games.firstwave.state import NOBODY, FirstWaveState

INWARD: list[tuple[int, int]] = [(1, 0), (0, 1), (-1, 0), (0, -1)]


def climbs(state: FirstWaveState, figure: Figure, halved: bool) -> list[tuple[Path, int]]:
    """[FW-CLIMB-01] [FW-CLIMB-02] [FW-CLIMB-04] [FW-CLIMB-05] Up a face beside the figure, onto its top if there
    is one; on with a climb that is under way, or down again; ladders."""
    found: list[tuple[Path, int]] = []
    x, y, z = int(figure.x), int(figure.y), int(figure.z)
    modes = [PLAINLY, RISKY, ROPED] if figure.roped() else [PLAINLY, RISKY]
    heights: list[int] = []
    tops: list[int] = []
    for piece in state.table.faces:
        if piece.height > z and at_face(piece, x, y, figure.base):
            heights.append(int(piece.height))
            if piece.top:
                tops.append(int(piece.height))
    for ladder in state.table.ladders:
        if abs(int(ladder.x) - x) <= 5 and abs(int(ladder.y) - y) <= 5:
            heights += [int(ladder.z0), int(ladder.z1)]
    if figure.hanging:
        heights.append(0)
    for mode in modes:
        for height in heights:
            far = 100 if mode else 50
            steps = [height, min(height, z + far)] if height > z else [height, max(height, z - far)]
            for step in steps:
                path: Path = [(x, y, step)]
                if step != z and (path, mode) not in found and fits(state, figure, path, mode, halved):
                    found.append((path, mode))
            if height in tops:
                for dx, dy in INWARD:
                    onto: Path = [(x, y, height), (x + 20 * dx, y + 20 * dy, height)]
                    if fits(state, figure, onto, mode, halved):
                        found.append((onto, mode))
    return found


def fits(state: FirstWaveState, figure: Figure, path: Path, mode: int, halved: bool) -> bool:
    for x, y, _ in path:
        if x < 0 or y < 0:
            return False
    return check_path(state, figure, path, mode, False, halved, NOBODY) is None
