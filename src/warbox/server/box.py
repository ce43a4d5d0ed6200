"""The games themselves over HTTP: options, content, rules, sentences."""

from functools import cache
from importlib.resources import files
from typing import Any

from fastapi import APIRouter
from starlette.responses import Response

from warbox.catalog import Rule, load_catalog, load_translation
from warbox.engine.content import load as load_content
from warbox.engine.game import Game
from warbox.games import SLUGS, TO_COME, package_of
from warbox.i18n import LANGUAGES, speech
from warbox.i18n.speech import source
from warbox.play.lesson import load_lessons
from warbox.players import LEVELS
from warbox.server import forms
from warbox.server.errors import ClientError
from warbox.server.routes import PROBLEMS, find_game, json_response

# The words of a lid; where a game has none of its own, another one serves.
LID_WORDS = {
    "name": "name",
    "short": "name",
    "about": "summary",
    "players": "players",
    "length": "length",
    "go": "begin",
}

box = APIRouter(responses=PROBLEMS)


@box.get("/api/games", response_model=list[forms.GameFacts])
async def list_games() -> Response:
    return json_response([*(game_facts(slug) for slug in SLUGS), *(no_game_yet(slug) for slug in TO_COME)])


@cache
def game_facts(slug: str) -> dict[str, Any]:
    game = find_game(slug)
    return {
        "slug": slug,
        "ready": True,
        "seats": table(game, {}),
        "seats_by": seats_by(game),
        "options": [
            {"name": one.name, "rule": one.rule, "default": one.default, "values": one.values} for one in game.options
        ],
        "levels": list(LEVELS),
        "lessons": list(load_lessons(slug)),
        "rules_version": game.rules_version,
    }


def no_game_yet(slug: str) -> dict[str, Any]:
    """The facts of a game to come: nobody can sit down to it."""
    nothing: dict[str, Any] = {
        "seats": [],
        "seats_by": {},
        "options": [],
        "levels": [],
        "lessons": [],
        "rules_version": "",
    }
    return {"slug": slug, "ready": False, **nothing}


def table(game: Game[Any], options: dict[str, str]) -> list[str]:
    """The letters of the seats that are played under these options."""
    return [game.seats[seat] for seat in game.seated(game.new(game.complete_options(options)))]


def seats_by(game: Game[Any]) -> dict[str, dict[str, list[str]]]:
    """The options that decide how many seats are played: the seats for each of their values."""
    found = {}
    for option in game.options:
        tables = {value: table(game, {option.name: value}) for value in option.values}
        if any(letters != table(game, {}) for letters in tables.values()):
            found[option.name] = tables
    return found


@box.get("/api/games/{slug}/content")
async def show_content(slug: str) -> Response:
    find_game(slug)
    return json_response(game_content(slug))


@cache
def game_content(slug: str) -> dict[str, Any]:
    """All content files of a game as one table; a folder of files is a list.

    Lists of several files with one name are joined; tables with one name are told apart by the name of their file.
    """
    package = package_of(slug)
    found: dict[str, Any] = {}
    by_name: dict[str, dict[str, Any]] = {}
    folder = files(package) / "content"
    for entry in sorted(folder.iterdir() if folder.is_dir() else (), key=lambda one: one.name):
        if entry.is_dir():
            names = sorted(one.name for one in entry.iterdir() if one.name.endswith(".toml"))
            found[entry.name] = [load_content(package, f"{entry.name}/{name}").data for name in names]
        elif entry.name.endswith(".toml"):
            for name, value in load_content(package, entry.name).data.items():
                by_name.setdefault(name, {})[entry.name.removesuffix(".toml")] = value
    for name, values in by_name.items():
        first = next(iter(values.values()))
        if isinstance(first, list):
            found[name] = [one for value in values.values() for one in value]
        else:
            found[name] = first if len(values) == 1 else values
    return found


@box.get("/api/games/{slug}/rules", response_model=dict[str, forms.RuleFacts])
async def list_rules(slug: str, lang: forms.Lang = "en") -> Response:
    find_game(slug)
    return json_response({name: rule_facts(slug, rule, lang) for name, rule in load_catalog(slug).entries.items()})


@box.get("/api/games/{slug}/rules/{rule_id}", response_model=forms.RuleFacts)
async def show_rule(slug: str, rule_id: str, lang: forms.Lang = "en") -> Response:
    find_game(slug)
    rule = load_catalog(slug).find(rule_id)
    if rule is None:
        raise ClientError(404, "no-rule", f"the catalog of {slug} has no such rule")
    return json_response(rule_facts(slug, rule, lang))


def rule_facts(slug: str, rule: Rule, lang: str) -> dict[str, Any]:
    translated = load_translation(slug, lang).entries.get(rule.id)
    return {
        "id": rule.id,
        "kind": rule.kind,
        "chapter": rule.chapter if translated is None else translated.chapter,
        "text": rule.text if translated is None else translated.text,
        "lang": "en" if translated is None else lang,
        "source": rule.source,
        "details": list(rule.details),
    }


@box.get("/locale/{slug}/{lang}.ftl", response_class=Response)
async def show_sentences(slug: str, lang: str) -> Response:
    """The Fluent file of a game, of the shell, or of the lids."""
    if lang not in LANGUAGES or slug not in (*SLUGS, "shell", "lids"):
        raise ClientError(404, "no-sentences", f"there are {', '.join(LANGUAGES)} for shell, lids, {', '.join(SLUGS)}")
    if slug == "lids":
        return Response(lids(lang), media_type="text/plain")
    return Response(source(None if slug == "shell" else slug, lang), media_type="text/plain")


@cache
def lids(lang: str) -> str:
    """What stands on the lids, of games to come too: the only words of a game that are needed before it is chosen."""
    lines = []
    for slug in (*SLUGS, *TO_COME):
        said = speech(slug, lang)
        for word, otherwise in LID_WORDS.items():
            found = next((one for one in (word, otherwise) if said.knows(one)), None)
            lines.append(f"{word}-{slug} = {said.say(found) if found else slug}")
    return "\n".join(lines) + "\n"
