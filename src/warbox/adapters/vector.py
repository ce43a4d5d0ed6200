"""Many games side by side as a Gymnasium vector environment: one call steps all of them, in compiled code.

What comes back are arrays with a row for each game, and no Python object for any of them. The numbers are those of the
single environments for the same seeds: with an `opponent` those of `warbox.adapters.gym`; without one every seat is
yours, and they are those of `warbox.adapters.pettingzoo` with `everybody=False`.

A game that ends begins anew in the same step (Gymnasium's `SAME_STEP`): its row shows the new game, and `final_obs` in
the info how the old one ended.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from warbox.adapters.codec import SLOTS
from warbox.adapters.extras import library
from warbox.adapters.features import COLUMNS
from warbox.adapters.gym import MAX_STEPS, SWAPPED
from warbox.adapters.node import Setting
from warbox.adapters.rows.games import Arrays, Rows, Table
from warbox.players import make_player

gymnasium: Final = library("gymnasium", "gym")
vector: Final = library("gymnasium.vector", "gym")
spaces: Final = library("gymnasium.spaces", "gym")
np: Final = library("numpy", "gym")
Base: Any = vector.VectorEnv

MAX_CYCLES: Final = 20_000


def memory(array: Any) -> Any:
    """What compiled code writes into; truths are bytes there."""
    flat = array.reshape(-1)
    return memoryview(flat.view(np.uint8) if flat.dtype == bool else flat)


class VectorEnv(Base):
    """So many games of one kind.

    `opponent`, `seat` and `shaping` are those of the Gymnasium environment; without an opponent you answer for whoever
    is to move, and rewards have a column for each seat. `most` cuts games short: after so many steps of a game against
    an opponent, after so many cycles without one. With `copy=False` the arrays are the environment's own, and the next
    step writes over them.
    """

    def __init__(
        self,
        slug: str,
        num_envs: int,
        opponent: str | None = None,
        seat: str = SWAPPED,
        options: Mapping[str, str] | None = None,
        start: str | None = None,
        most: int | None = None,
        shaping: float = 0.0,
        slots: int = SLOTS,
        columns: int = COLUMNS,
        copy: bool = True,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs is at least 1, not {num_envs}")
        if most is not None and most < 1:
            raise ValueError(f"most is at least 1, not {most}")
        self.setting: Final = Setting(slug, options, start, slots, columns)
        letters = self.setting.letters
        if seat != SWAPPED and seat not in letters:
            raise ValueError(f"seat is one of {', '.join([*letters, SWAPPED])}, not {seat!r}")
        if opponent is None and (seat != SWAPPED or shaping):
            raise ValueError("a seat and shaping are for games against an opponent")
        if opponent is not None:
            make_player(opponent, self.setting.game, 0)  # says what is wrong with the name
        self.num_envs = num_envs
        self.copy: Final = copy
        self.metadata = {"autoreset_mode": vector.AutoresetMode.SAME_STEP, "render_modes": []}
        self.render_mode = None
        self.single_observation_space = spaces.Box(-1.0, 1.0, (columns,), np.float32)
        self.single_action_space = spaces.Discrete(slots)
        self.observation_space = vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = vector.utils.batch_space(self.single_action_space, num_envs)
        self._observations = np.zeros((num_envs, columns), np.float32)
        self._finals = np.zeros((num_envs, columns), np.float32)
        self._masks = np.zeros((num_envs, slots), bool)
        self._rewards = np.zeros((num_envs,) if opponent is not None else (num_envs, len(letters)))
        self._terminated = np.zeros(num_envs, bool)
        self._truncated = np.zeros(num_envs, bool)
        self._refused = np.zeros(num_envs, bool)
        self._to_move = np.zeros(num_envs, np.int64)
        table = Table(
            self.setting.game,
            self.setting.root.state,
            self.setting.seats,
            slots,
            columns,
            opponent,
            None if seat == SWAPPED else self.setting.seats[letters.index(seat)],
            most or (MAX_CYCLES if opponent is None else MAX_STEPS),
            shaping,
        )
        arrays = Arrays(
            [memory(row) for row in self._observations],
            [memory(row) for row in self._finals],
            [memory(row) for row in self._masks],
            memory(self._rewards),
            memory(self._terminated),
            memory(self._truncated),
            memory(self._refused),
            memory(self._to_move),
        )
        self._rows: Final = Rows(table, arrays, num_envs)
        self._seeded = False

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games. A row's seed is `seed` plus its place, or its own one of a list; without any, chance goes on."""
        if seed is None and self._seeded:
            self._rows.reset()
        else:
            seeds: list[int | None] = [None] * self.num_envs
            if isinstance(seed, int):
                seeds = [seed + place for place in range(self.num_envs)]
            elif seed is not None:
                seeds = list(seed)
            if len(seeds) != self.num_envs:
                raise ValueError(f"{self.num_envs} games want as many seeds, not {len(seeds)}")
            self._rows.seed([np.random.default_rng(one) for one in seeds])
            self._seeded = True
        self._settle()
        return self._given(self._observations), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Answer in every game. A number that the mask does not have is refused: nothing changes there, and the info
        says so."""
        if not self._seeded:
            raise ValueError("reset comes before the first step")
        numbers = np.asarray(actions).tolist()
        if len(numbers) != self.num_envs:
            raise ValueError(f"{self.num_envs} games want as many actions, not {len(numbers)}")
        self._settle()
        self._rows.step(numbers)
        return (
            self._given(self._observations),
            self._given(self._rewards),
            self._given(self._terminated),
            self._given(self._truncated),
            self._info(),
        )

    def _settle(self) -> None:
        """Only what happens is written in a step."""
        for array in (self._rewards, self._terminated, self._truncated, self._refused):
            array.fill(0)

    def _given(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _info(self) -> dict[str, Any]:
        info = {
            "action_mask": self._given(self._masks),
            "to_move": self._given(self._to_move),
            "refused": self._given(self._refused),
        }
        ended = self._terminated | self._truncated
        if ended.any():
            info |= {"final_obs": self._given(self._finals), "_final_obs": ended}
        return info

    def action_masks(self) -> Any:
        """Which numbers are choices now, a row for each game."""
        return self._given(self._masks)

    def choices(self, place: int) -> dict[int, str]:
        """What the numbers of a row say, in notation."""
        return self._rows.texts(place)
