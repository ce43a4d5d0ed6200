"""The whole measurement, one thing after the other on one core: our games compiled and interpreted, then the peers."""

import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import msgspec

from warbox.bench.peers import OSB, PeerRate, measure_peers
from warbox.bench.rates import GameRate, is_compiled, measure_game
from warbox.bench.searching import BotRate, SearchRate, measure_bots, measure_search
from warbox.bench.vectors import BatchRate, VectorRate, measure_batches, measure_vector
from warbox.games import SLUGS


@dataclass(frozen=True)
class Bench:
    """`compiled` is empty where the installed package is not compiled, `peers` where they were not wanted."""

    python: str
    machine: str
    seconds: float
    compiled: list[GameRate]
    interpreted: list[GameRate]
    peers: list[PeerRate]
    searches: list[SearchRate]
    bots: list[BotRate]
    vectors: list[VectorRate]
    batches: list[BatchRate]

    def osb(self) -> float | None:
        """Decisions a second of OpenSpiel's backgammon in this run: the unit. None if it was not measured."""
        for peer in self.peers:
            if peer.name == OSB:
                return peer.decisions_per_s
        return None

    def in_osb(self, decisions_per_s: float | None) -> float | None:
        unit = self.osb()
        return None if unit is None or decisions_per_s is None else decisions_per_s / unit

    def gain(self, rate: GameRate) -> float | None:
        """How many times faster the compiled game is than the interpreted one."""
        for other in self.interpreted:
            if other.game == rate.game and rate.compiled:
                return rate.decisions_per_s / other.decisions_per_s
        return None

    def as_data(self) -> dict[str, Any]:
        """Plain data, as `--json` prints it."""
        return {
            "python": self.python,
            "machine": self.machine,
            "seconds": self.seconds,
            "osb": self.osb(),
            "games": [
                asdict(rate) | {"osb": self.in_osb(rate.decisions_per_s), "times_interpreted": self.gain(rate)}
                for rate in [*self.compiled, *self.interpreted]
            ],
            "searches": [asdict(rate) for rate in self.searches],
            "bots": [asdict(bot) for bot in self.bots],
            "vectors": [asdict(rate) | {"times_single": rate.times()} for rate in self.vectors],
            "batches": [asdict(batch) for batch in self.batches],
            "peers": [asdict(peer) | {"osb": self.in_osb(peer.decisions_per_s)} for peer in self.peers],
        }


def measure(seconds: float, seed: int, peers: bool, on_progress: Callable[[str], None]) -> Bench:
    """Measure everything for so many seconds each."""
    own = []
    for slug in SLUGS:
        on_progress(slug)
        own.append(measure_game(slug, seconds, seed))
    if is_compiled():
        on_progress("interpreted")
        compiled, interpreted = own, measure_interpreted(seconds, seed)
    else:
        compiled, interpreted = [], own
    searches = []
    for slug in SLUGS:
        on_progress(f"search, {slug}")
        searches.append(measure_search(slug, seconds / 2, seed))
    vectors = []
    for slug in SLUGS:
        on_progress(f"vector environment, {slug}")
        vectors.append(measure_vector(slug, seconds / 2, seed))
    others = measure_peers(seconds, seed, on_progress) if peers else []
    bots = measure_bots(seconds, seed, on_progress) if peers else []
    batches = measure_batches(seconds, seed, on_progress) if peers else []
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return Bench(python, platform.machine(), seconds, compiled, interpreted, others, searches, bots, vectors, batches)


def measure_interpreted(seconds: float, seed: int) -> list[GameRate]:
    """The same package with its rules interpreted, in a process of its own."""
    command = [sys.executable, "-m", "warbox.bench.interpreted", str(seconds), str(seed)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    return msgspec.json.decode(done.stdout, type=list[GameRate])
