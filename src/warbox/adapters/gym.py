"""A seat of a game as a Gymnasium environment: the other seats are computer players.

The observation is the seat's view as a tensor. `action_masks` is what sb3-contrib's maskable algorithms ask for; the
same mask is in the info. A number that the mask does not have is refused: nothing changes, and the info says so.

The reward comes at the end: 1 for a win, -1 for a loss, 0 for a draw. With `shaping` each step also pays for the change
of the game's own evaluation, reckoned on what the seat may know; over a whole game that adds up to the same for every
way to play.
"""

from collections.abc import Mapping
from typing import Any, Final

from warbox.adapters.codec import SLOTS
from warbox.adapters.extras import library
from warbox.adapters.features import COLUMNS, tensor
from warbox.adapters.node import Node, Setting
from warbox.engine.sampler import Sampler
from warbox.games import SLUGS
from warbox.players import make_player
from warbox.players.player import Player
from warbox.players.table import SeatTable

gymnasium: Final = library("gymnasium", "gym")
spaces: Final = library("gymnasium.spaces", "gym")
np: Final = library("numpy", "gym")
Env: Any = gymnasium.Env

MAX_STEPS: Final = 5000
TRIES: Final = 100  # to find a game in which the seat is asked at all
SWAPPED: Final = "swapped"  # as a seat: another one in each game, in turn


class WarboxEnv(Env):
    """One seat, or each in turn, against players of the box."""

    metadata: Final[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        slug: str,
        opponent: str = "random",
        seat: str = SWAPPED,
        options: Mapping[str, str] | None = None,
        start: str | None = None,
        max_steps: int = MAX_STEPS,
        shaping: float = 0.0,
        slots: int = SLOTS,
        columns: int = COLUMNS,
        render_mode: str | None = None,
    ) -> None:
        self.setting: Final = Setting(slug, options, start, slots, columns)
        if seat != SWAPPED and seat not in self.setting.letters:
            raise ValueError(f"seat is one of {', '.join([*self.setting.letters, SWAPPED])}, not {seat!r}")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is 'ansi' or None, not {render_mode!r}")
        make_player(opponent, self.setting.game, 0)  # says what is wrong with the name
        self.opponent: Final = opponent
        self.seat_given: Final = seat
        self.max_steps: Final = max_steps
        self.shaping: Final = shaping
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-1.0, 1.0, (columns,), np.float32)
        self.action_space = spaces.Discrete(slots)
        self._games = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._games = 0
        letters = self.setting.letters
        letter = letters[self._games % len(letters)] if self.seat_given == SWAPPED else self.seat_given
        self._games += 1
        self.seat = self.setting.seats[letters.index(letter)]
        self.steps = 0
        for _ in range(TRIES):
            self._sit_down()
            if self._node.outcome is None:
                break
        else:
            raise ValueError(f"from this start the game is over before seat {letter} is asked")
        self._worth = self._evaluation()
        return self._observation(), self._info()

    def _sit_down(self) -> None:
        """Another game, as far as the seat's first question."""
        self._dice = Sampler(int(self.np_random.integers(2**60)))
        self._players: dict[int, Player] = {
            other: make_player(self.opponent, self.setting.game, int(self.np_random.integers(2**60)))
            for other in self.setting.seats
            if other != self.seat
        }
        self._node: Node = self.setting.root
        self._others_play()

    def _others_play(self) -> None:
        """The other seats and chance answer until the seat is asked, or the game is over."""
        game = self.setting.game
        node = self._node.rolled(self._dice)
        while node.asked is not None and node.asked != self.seat:
            action = self._players[node.asked].choose(SeatTable(game, node.state, node.asked))
            node = node.stepped(node.asked, action, self._dice)
        self._node = node

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.steps += 1
        refused = False
        if self._node.outcome is None:
            chosen = self._node.choices(self.seat).get(int(action))
            refused = chosen is None
            if chosen is not None:
                self._node = self._node.stepped(self.seat, chosen, self._dice)
                self._others_play()
        over = self._node.outcome is not None
        before, self._worth = self._worth, self._evaluation()
        reward = self._node.returns()[self.setting.seats.index(self.seat)] + self._worth - before
        info = self._info() | ({"refused": int(action)} if refused else {})
        return self._observation(), reward, over, not over and self.steps >= self.max_steps, info

    def _evaluation(self) -> float:
        """What the position is worth to the seat, from -1 to 1 times `shaping`; nothing once the game is over."""
        if not self.shaping or self._node.outcome is not None:
            return 0.0
        game = self.setting.game
        known = game.determinize(self._node.state, self.seat, Sampler(0))
        return self.shaping * (2.0 * game.evaluate(known, self.seat) - 1.0)

    def action_masks(self) -> Any:
        """Which numbers are choices now."""
        mask = np.zeros(self.setting.slots, bool)
        if self._node.outcome is None:
            mask[list(self._node.choices(self.seat))] = True
        return mask

    def choice(self, number: int) -> str:
        """What a number says, in notation."""
        return self._node.choices(self.seat)[number].text

    def _observation(self) -> Any:
        return tensor(self.setting.game.view(self._node.state, self.seat), self.setting.columns)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.setting.game.seats[self.seat]}

    def render(self) -> str | None:
        """The position as the seat may know it."""
        return self._node.text_for(self.seat) if self.render_mode == "ansi" else None


for _slug in SLUGS:  # gymnasium.make("warbox/broadsides-v0")
    if f"warbox/{_slug}-v0" not in gymnasium.registry:
        gymnasium.register(f"warbox/{_slug}-v0", f"{__name__}:WarboxEnv", kwargs={"slug": _slug})
