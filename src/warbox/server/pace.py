"""When a computer answers a silent question: after a time drawn without a look at what its seat holds.

What is thought by then is answered; what is not thought by then does not show, for something else is answered in its
place. So neither the choices nor a loaded machine make an answer come sooner or later.
"""

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any

from warbox.players import level_of

# Seconds from the question to the answer, by how hard the computer tries.
PAUSES = {"recruit": (0.4, 1.0), "regular": (0.5, 1.3), "veteran": (0.8, 2.0), "elite": (1.0, 2.4)}
SHARE_OF_CLOCK = 50  # it never spends more than one part in so many of the time on its clock
THINKING_SHARE = 0.75  # of the time until the answer; the rest is for the way to the thinking process and back
LEAST_THINKING_SECONDS = 0.25  # from when a process is free
STEPS = 1 << 20


def draw_pause(level: str, left: float | None) -> float:
    """How long to take, with so much time left on the clock: both are known to everybody."""
    least, most = PAUSES[level_of(level).name]
    pause = least + (most - least) * secrets.randbelow(STEPS) / STEPS
    return pause if left is None else min(pause, left / SHARE_OF_CLOCK)


async def released(thinking: Coroutine[Any, Any, str], at: float, otherwise: str) -> str:
    """At that instant of the loop's clock what was thought, or `otherwise` if nothing was by then."""
    thought = asyncio.ensure_future(thinking)
    try:
        await asyncio.sleep(max(0.0, at - asyncio.get_running_loop().time()))
        return thought.result() if thought.done() else otherwise
    finally:
        thought.cancel()
