"""Our games in PettingZoo: `env`, `raw_env` and `parallel_env`, with action masks.

An observation has the seat's view as a tensor, and the mask of its choices. A cycle steps every agent once: who is not
asked has one choice, `WAIT`. So seats that answer together answer in one cycle, and nobody sees the others' answers.
With `everybody=False` only agents that are asked are stepped, as in PettingZoo's classic games.

A number that the mask does not have is refused: nothing changes, the agent is asked again, and its info says so.

`game("broadsides")` has the three with the game filled in, as PettingZoo's own modules do.
"""

from collections.abc import Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any, Final

from warbox.adapters.codec import SLOTS, WAIT
from warbox.adapters.extras import library
from warbox.adapters.features import COLUMNS, tensor
from warbox.adapters.node import Node, Setting
from warbox.engine.decision import SEALED
from warbox.engine.sampler import Sampler

pettingzoo: Final = library("pettingzoo", "pettingzoo")
spaces: Final = library("gymnasium.spaces", "pettingzoo")
np: Final = library("numpy", "pettingzoo")
AECEnv: Any = pettingzoo.AECEnv

MAX_CYCLES: Final = 20_000
RENDER_MODES: Final = ("ansi",)


class WarboxEnv(AECEnv):
    """One table."""

    def __init__(
        self,
        slug: str,
        options: Mapping[str, str] | None = None,
        start: str | None = None,
        max_cycles: int = MAX_CYCLES,
        everybody: bool = True,
        slots: int = SLOTS,
        columns: int = COLUMNS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)} or None, not {render_mode!r}")
        if max_cycles < 1:
            raise ValueError(f"max_cycles is at least 1, not {max_cycles}")
        self.setting: Final = Setting(slug, options, start, slots, columns)
        self.metadata = {
            "name": f"warbox_{slug}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": everybody,
        }
        self.max_cycles: Final = max_cycles
        self.everybody: Final = everybody
        self.render_mode = render_mode
        self.possible_agents = list(self.setting.letters)
        seen = spaces.Box(-1.0, 1.0, (columns,), np.float32)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (slots,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(slots) for agent in self.possible_agents}
        self._entropy: Any = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # a game

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game. Without a seed its dice go on from those of the last one."""
        if seed is not None:
            self._entropy = np.random.default_rng(seed)
        self._dice = Sampler(int(self._entropy.integers(2**60)))
        self._node: Node = self.setting.root.rolled(self._dice)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self._place = 0  # in the cycle
        self._begin_cycle()
        self._select()

    def _begin_cycle(self) -> None:
        """Whoever is asked now answers in this cycle, and only these."""
        question = self._node.state.question
        seats: tuple[int, ...] = ()
        if question is not None:
            seats = question.seats if question.mode == SEALED else question.seats[:1]
        self._asked = [self._letter(seat) for seat in seats]
        self._order = self.agents[:] if self.everybody else self._asked[:]
        self._place = 0

    def _letter(self, seat: int) -> str:
        return self.setting.letters[self.setting.seats.index(seat)]

    def _seat(self, agent: str) -> int:
        return self.setting.seats[self.possible_agents.index(agent)]

    def _select(self) -> None:
        if self.agents:
            self.agent_selection = self._order[self._place] if self._order else self.agents[0]

    def _may_answer(self, agent: str) -> bool:
        """Whether the agent's turn in this cycle is still to come: it is asked, and has not answered."""
        question = self._node.state.question
        return (
            question is not None
            and agent in self._asked
            and agent in self._order[self._place :]
            and self._seat(agent) in question.seats
        )

    def observe(self, agent: str) -> dict[str, Any]:
        mask = np.zeros(self.setting.slots, np.int8)
        if self._may_answer(agent):
            mask[list(self._node.choices(self._seat(agent)))] = 1
        else:
            mask[WAIT] = 1
        view = self.setting.game.view(self._node.state, self._seat(agent))
        return {"observation": tensor(view, self.setting.columns), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        if self._may_answer(agent):
            chosen = None if action is None else self._node.choices(self._seat(agent)).get(int(action))
            if chosen is None:
                self.infos[agent] = {"refused": action}
            else:
                self._node = self._node.stepped(self._seat(agent), chosen, self._dice)
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        over = self._node.outcome is not None
        self._place += 1
        if self._place >= len(self._order) or (over and not self.everybody):
            self.cycles += 1
            if over:
                self.rewards = dict(zip(self.possible_agents, self._node.returns(), strict=True))
                self.terminations = dict.fromkeys(self.agents, True)
            elif self.cycles >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            self._begin_cycle()
        self._select()

    # people

    def render(self) -> str | None:
        """The position as everybody may know it."""
        return self._node.text_for(-2) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(slug: str, **settings: Any) -> Any:
    """The environment as it is."""
    return WarboxEnv(slug, **settings)


def env(slug: str, **settings: Any) -> Any:
    """The environment with PettingZoo's checks around it."""
    wrappers = library("pettingzoo.utils.wrappers", "pettingzoo")
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(slug, **settings)))


def parallel_env(slug: str, **settings: Any) -> Any:
    """The environment in which all agents act at once."""
    conversions = library("pettingzoo.utils.conversions", "pettingzoo")
    return conversions.aec_to_parallel(env(slug, **settings | {"everybody": True}))


def game(slug: str) -> SimpleNamespace:
    """A game's own `env`, `raw_env` and `parallel_env`."""
    return SimpleNamespace(
        env=partial(env, slug), raw_env=partial(raw_env, slug), parallel_env=partial(parallel_env, slug)
    )
