"""The box as an MCP server: a language model with any MCP client looks up rules, plays matches and asks for odds.

The client that makes a match holds the seats it asks for; computers have the others. What it is told of a match is what
these seats may know.
"""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Any, Final

from warbox import __version__
from warbox.adapters.extras import library
from warbox.adapters.node import Setting
from warbox.adapters.text import Refused, TextTable
from warbox.catalog import load_catalog
from warbox.engine.game import SetupError
from warbox.engine.notation import ParseError
from warbox.games import SLUGS, load_game
from warbox.i18n import speech
from warbox.players import PLAYERS

MOST_MATCHES: Final = 50  # the one that was not used for longest is forgotten
MOST_RULES: Final = 20
INSTRUCTIONS: Final = (
    "Tabletop war games. `games` lists them; `new_match` begins one against computer players and tells you all that "
    "your seat may know; answer each question with `act` and one of the choices, word for word. `rules` looks up rules "
    "by their ids or by words, `odds` tells what an action would bring."
)


class Tables:
    """The matches of one server, and what its tools do with them. An error says what is wrong in one sentence."""

    def __init__(self, lang: str = "en") -> None:
        self.lang: Final = lang
        self.lock: Final = Lock()  # a client may call several tools at once
        self._tables: Final[OrderedDict[str, TextTable]] = OrderedDict()

    def games(self) -> list[dict[str, Any]]:
        """The games of the box: name, seats, and the options that `new_match` takes with their values."""
        found = []
        for slug in SLUGS:
            game, said = load_game(slug), speech(slug, self.lang)
            options = [
                {"name": option.name, "rule": option.rule, "default": option.default, "values": option.values}
                for option in game.options
            ]
            found.append(
                {
                    "game": slug,
                    "name": said.say("name"),
                    "summary": said.say("summary"),
                    "seats": game.seats,
                    "options": options,
                    "computers": list(PLAYERS),
                }
            )
        return found

    def rules(self, game: str, ids: list[str] | None = None, words: str = "") -> list[dict[str, str]]:
        """Rules of a game by their ids (`BBP-FIRE-05`, also `fire-5`), or those in which all of some words stand."""
        catalog = load_catalog(self._slug(game))
        found = []
        for wanted in ids or []:
            rule = catalog.find(wanted)
            if rule is None:
                near = ", ".join(catalog.nearest(wanted)) or "none"
                raise Refused(f"no rule {wanted!r} in {game}; ids like it: {near}")
            found.append(rule)
        if words:
            parts = words.lower().split()
            found += [rule for rule in catalog.entries.values() if all(part in rule.text.lower() for part in parts)]
        if not ids and not words:
            raise Refused("give ids of rules, or words to look for")
        return [
            {"id": rule.id, "kind": rule.kind, "chapter": rule.chapter, "text": rule.text}
            for rule in found[:MOST_RULES]
        ]

    def new_match(
        self,
        game: str,
        seats: list[str] | None = None,
        opponent: str = "greedy",
        options: dict[str, str] | None = None,
        start: str | None = None,
        seed: int | None = None,
    ) -> dict[str, Any]:
        """A new match. You play `seats` (the first one if you name none), computers the others; `options` as `games`
        lists them; `start` is a position in notation; `seed` makes its dice those of another match with that seed.
        """
        slug = self._slug(game)
        if opponent not in PLAYERS:
            raise Refused(f"no player {opponent!r}; there are {', '.join(PLAYERS)}")
        try:
            letters = Setting(slug, options, start).letters
            mine = seats or letters[:1]
            for letter in mine:
                if letter not in letters:
                    raise Refused(f"no seat {letter!r}; seats are {', '.join(letters)}")
            others = {letter: opponent for letter in letters if letter not in mine}
            table = TextTable(slug, others, options, start, seed, self.lang)
        except (SetupError, ParseError) as error:
            raise Refused(str(error)) from None
        name = secrets.token_hex(8)
        self._tables[name] = table
        while len(self._tables) > MOST_MATCHES:
            self._tables.popitem(last=False)
        return self._answer(name, table, table.seat or mine[0])

    def view(self, match: str, seat: str | None = None) -> dict[str, Any]:
        """The table as your seat may see it: in words, and as data."""
        table = self._table(match)
        told = table.told(seat)
        number = table.game.parse_seat(told.seat)
        return self._answer(match, table, told.seat) | {"view": table.game.view(table.match.state, number)}

    def legal(self, match: str, seat: str | None = None) -> dict[str, Any]:
        """Your choices, word for word as `act` takes them. If `complete` is false, `act` takes others, too."""
        told = self._table(match).told(seat)
        return {"seat": told.seat, "choices": list(told.choices), "complete": told.complete}

    def act(self, match: str, action: str, seat: str | None = None) -> dict[str, Any]:
        """Answer the question that your seat is asked; then the others play until you are asked again."""
        table = self._table(match)
        letter = table.told(seat).seat
        table.act(action, letter)
        return self._answer(match, table, letter)

    def odds(self, match: str, action: str, seat: str | None = None) -> dict[str, Any]:
        """What the rules say of an action before it is taken: whether it is allowed or why not, numbers with their
        causes, exact chances as numerator and denominator."""
        table = self._table(match)
        letter = table.told(seat).seat
        return table.game.probe(table.match.state, table.game.parse_seat(letter), action).plain()

    def record(self, match: str) -> str:
        """The record of a finished match, JSON Lines; `warbox verify` checks every die of it."""
        table = self._table(match)
        if table.match.outcome is None:
            raise Refused("a record is given out when the match is over")
        return table.record().decode()

    def _slug(self, game: str) -> str:
        if game not in SLUGS:
            raise Refused(f"no game {game!r}; there are {', '.join(SLUGS)}")
        return game

    def _table(self, match: str) -> TextTable:
        if match not in self._tables:
            raise Refused(f"no match {match!r}: begin one with new_match")
        self._tables.move_to_end(match)
        return self._tables[match]

    def _answer(self, match: str, table: TextTable, letter: str) -> dict[str, Any]:
        told = table.told(letter)
        return {
            "match": match,
            "seat": letter,
            "asked": bool(told.kind),
            "next": table.seat,  # of your seats the one that is waited for
            "over": told.outcome is not None,
            "winners": None if told.outcome is None else told.outcome["winners"],
            "text": table.observe(letter),
        }

    def tools(self) -> list[Callable[..., Any]]:
        return [self.games, self.rules, self.new_match, self.view, self.legal, self.act, self.odds, self.record]


def make_server(lang: str = "en") -> Any:
    """The MCP server, not running yet: for `run`, and for clients in the same process."""
    made = library("mcp.server.mcpserver", "mcp")
    error: Any = library("mcp.server.mcpserver.exceptions", "mcp").ToolError
    server = made.MCPServer("warbox", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING")
    tables = Tables(lang)
    for tool in tables.tools():
        server.add_tool(
            _polite(tool, tables.lock, error), name=tool.__name__, description=" ".join((tool.__doc__ or "").split())
        )
    return server


def _polite(tool: Callable[..., Any], lock: Lock, error: Any) -> Callable[..., Any]:
    """A tool that works alone, and whose refusals reach the client as sentences."""

    @wraps(tool)
    def call(*args: Any, **kwargs: Any) -> Any:
        try:
            with lock:
                return tool(*args, **kwargs)
        except Refused as refused:
            raise error(str(refused)) from None

    return call
