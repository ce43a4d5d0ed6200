"""Our games in OpenSpiel: `pyspiel.load_game("warbox_broadsides")` once this module has been imported.

`load` takes options and positions. Chance has nodes of its own, with weights; choices that seats make together and in
secret come one after the other, and nobody sees them; an information state is all that a seat did and was told, and the
position as it may know it.
"""

import base64
import json
from collections.abc import Mapping
from typing import Any, Final

from warbox.adapters.codec import SLOTS
from warbox.adapters.extras import library
from warbox.adapters.features import COLUMNS, lines, tensor
from warbox.adapters.node import MOST_CLASSES, Node, Setting
from warbox.engine.decision import ARBITER, CHANCE, SPECTATOR
from warbox.engine.notation import ParseError
from warbox.games import SLUGS

pyspiel: Final = library("pyspiel", "openspiel")
np: Final = library("numpy", "openspiel")
Game: Any = pyspiel.Game
State: Any = pyspiel.State

LONGEST: Final = 20_000  # answers of seats; a game that lasts longer is a draw
MOST_CHANCES: Final = 20_000
MEMORY: Final = 512  # columns of an information state for what was told


def name_of(slug: str) -> str:
    return f"warbox_{slug}"


def load(
    slug: str,
    options: Mapping[str, str] | None = None,
    start: str | None = None,
    slots: int = SLOTS,
    columns: int = COLUMNS,
) -> Any:
    """A game of the box as a game of OpenSpiel. Raises KeyError, SetupError or ParseError for what does not exist."""
    Setting(slug, options, start, slots, columns)  # says better than a game of C++ what is wrong
    changed = {
        name: value
        for name, value, usual in (
            ("options", dict(options or {}), {}),
            ("start", start, None),
            ("slots", slots, SLOTS),
            ("columns", columns, COLUMNS),
        )
        if value != usual
    }
    if not changed:
        return pyspiel.load_game(name_of(slug))
    packed = base64.urlsafe_b64encode(json.dumps(changed).encode()).decode().rstrip("=")
    return pyspiel.load_game(name_of(slug), {"setup": packed})


def _unpack(text: str) -> dict[str, Any]:
    """What `load` was given: packed, because a game's name in OpenSpiel has signs of its own."""
    if not text:
        return {}
    found: dict[str, Any] = json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    return found


def _type(slug: str, rivals: bool, players: int) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(slug),
        long_name=f"Warbox {slug}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if rivals else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"setup": ""},
    )


class WarboxGame(Game):
    """One game of the box, with its setting."""

    slug = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.setting = Setting(self.slug, **_unpack(given.get("setup", "")))
        players = len(self.setting.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.slots,
            max_chance_outcomes=MOST_CLASSES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.setting.rivals else None,
            max_game_length=LONGEST,
        )
        kind = _type(self.slug, self.setting.rivals, len(self.setting.game.seats))
        super().__init__(kind, info, given)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_CHANCES

    def new_initial_state(self, text: str | None = None) -> Any:
        return WarboxState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        return WarboxObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class WarboxState(State):
    """A state: a node, and nothing else, so that copies are cheap."""

    def __init__(self, game: WarboxGame) -> None:
        super().__init__(game)
        self.node: Node = game.setting.root

    # who is asked what

    def is_terminal(self) -> bool:
        return self.node.asked is None or self.node.steps >= LONGEST

    def current_player(self) -> int:
        asked = self.node.asked
        if asked is None or self.node.steps >= LONGEST:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked == CHANCE else self.node.setting.seats.index(asked)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.node.choices(self.node.setting.seats[player]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.outcomes()

    def returns(self) -> list[float]:
        return self.node.returns()

    # answers

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        known = self.node.choices(self.node.setting.seats[player]).get(action)
        return f"action {action}" if known is None else known.text

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        text = self._action_to_string(player, action)
        if player == pyspiel.PlayerId.CHANCE:
            return {"action": text}
        verb, parts = self.node.setting.game.parts(self.node.setting.game.parse_seat_action(text))
        return {"action": text, "verb": verb, "parts": parts}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        """The number of an action that is given by its text; one that no list has is numbered if the rules allow it."""
        text = str(struct["action"])
        try:
            self.node = self.node.offering(text)
        except ParseError as error:
            raise ValueError(str(error)) from None
        return [self.node.number_of(self.node.setting.game.parse_seat_action(text).text)]

    # what is seen

    def _to_struct(self) -> dict[str, Any]:
        return dict(self.node.setting.game.view(self.node.state, ARBITER))

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return dict(self.node.setting.game.view(self.node.state, self.node.setting.seats[player]))

    def __str__(self) -> str:
        drawn = " ".join(str(number) for number in self.node.drawn)
        return self.node.setting.game.format(self.node.state) + (f"\ndrawn {drawn}" if drawn else "")

    def resample_from_infostate(self, player: int, sampler: Any) -> Any:
        """A state that the player cannot tell from this one, for searches: what it may not know is drawn anew."""
        other = self.get_game().new_initial_state()
        other.node = self.node.imagined(self.node.setting.seats[player], int(sampler() * 2**31))
        return other


class WarboxObserver:
    """What a player sees of a state: with perfect recall also all that it was told."""

    def __init__(self, setting: Setting, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations of Warbox have no parameters; given were {params}")
        self.setting = setting
        self.kind = kind
        recall = MEMORY if kind.perfect_recall else 0
        players = len(setting.seats)
        self.tensor = np.zeros(players + setting.columns + recall, np.float32)
        self.dict = {
            "player": self.tensor[:players],
            "view": self.tensor[players : players + setting.columns],
        }
        if recall:
            self.dict["told"] = self.tensor[players + setting.columns :]

    def _eyes(self, player: int) -> int:
        """Whose view it is: all that anybody may know, one seat's, or what everybody sees."""
        private = self.kind.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return ARBITER
        return self.setting.seats[player] if private == pyspiel.PrivateInfoType.SINGLE_PLAYER else SPECTATOR

    def set_from(self, state: WarboxState, player: int) -> None:
        node = state.node
        player = max(player, 0)
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        self.dict["view"][:] = tensor(self.setting.game.view(node.state, self._eyes(player)), self.setting.columns)
        if self.kind.perfect_recall:
            for column, value in lines(node.told(self.setting.seats[player]), MEMORY).items():
                self.dict["told"][column] = value

    def string_from(self, state: WarboxState, player: int) -> str:
        node = state.node
        eyes = self._eyes(player)
        text = node.text_for(eyes)
        if not self.kind.public_info:
            public = set(node.text_for(SPECTATOR).splitlines())
            text = "\n".join(line for line in text.splitlines() if line not in public)
        if self.kind.perfect_recall and eyes >= 0:
            return "\n".join([*node.told(eyes), text])
        return text


def _register(slug: str) -> None:
    name = f"Warbox_{slug}"
    game = type(name, (WarboxGame,), {"slug": slug, "__module__": __name__})
    globals()[name] = game  # pickle looks for classes by their names
    setting = Setting(slug)
    pyspiel.register_game(_type(slug, setting.rivals, len(setting.game.seats)), game)


for _slug in SLUGS:
    if name_of(_slug) not in pyspiel.registered_names():
        _register(_slug)
