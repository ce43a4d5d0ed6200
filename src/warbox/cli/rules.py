"""`warbox rules GAME [ID]`: the coverage matrix of a rule catalog, or one rule with all that is known about it."""

from dataclasses import replace
from pathlib import PurePosixPath
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from warbox.catalog import (
    EXAMPLE,
    Catalog,
    Cited,
    Place,
    Rule,
    citations,
    load_catalog,
    load_translation,
    source_tree,
)
from warbox.cli.shell import GameName, Lang, NoColor, Problem, console, voice
from warbox.i18n import Speech


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID")] = None,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = voice(game, lang)
    catalog = load_catalog(game)
    out = console(no_color)
    if rule is None:
        print_matrix(out, catalog, said)
    else:
        entry = find_rule(catalog, rule, said)
        print_entry(out, catalog, entry, said)
        print_places(out, catalog, entry, said)


def find_rule(catalog: Catalog, text: str, said: Speech) -> Rule:
    """The rule that the text names; a Problem that suggests the nearest ids if there is none."""
    found = catalog.find(text)
    if found is None:
        near = ", ".join(catalog.nearest(text)) or ", ".join(list(catalog.entries)[:3])
        raise Problem(said.say("error-no-rule", rule=text, game=catalog.slug, near=near))
    return found


def print_entry(out: Console, catalog: Catalog, rule: Rule, said: Speech) -> None:
    """One rule: its text and source, and the rulings and examples about it; translated where it can be."""
    spoken = _spoken(catalog, rule, said)
    out.print(Text.assemble((rule.id, "bold cyan"), ("  " + spoken.chapter, "dim")))
    _print_body(out, spoken, said)
    for title, others in (
        ("rules-rulings", catalog.rulings_on(rule)),
        ("rules-examples", [] if rule.kind == EXAMPLE else catalog.examples_of(rule)),
    ):
        if others:
            out.print()
            out.print(Text(said.say(title), style="bold"))
            for other in others:
                text = _spoken(catalog, other, said).text
                out.print(Padding(Text.assemble((other.id, "cyan"), "  ", text), (0, 0, 0, 2)))


def print_places(out: Console, catalog: Catalog, rule: Rule, said: Speech) -> None:
    """Where code and tests cite a rule."""
    root = source_tree()
    if root is None:
        out.print()
        out.print(Text(said.say("rules-installed"), style="dim"))
        return
    cited = citations(catalog, root)[rule.id]
    for title, places in (("rules-code", cited.code), ("rules-tests", cited.tests)):
        out.print()
        out.print(Text(said.say(title), style="bold"))
        for place in places:
            out.print(Text(f"  {place}"), soft_wrap=True)
        if not places:
            out.print(Text(f"  {cited.reason or said.say('rules-none')}", style="dim"))


def _spoken(catalog: Catalog, rule: Rule, said: Speech) -> Rule:
    translated = load_translation(catalog.slug, said.lang).entries.get(rule.id)
    return rule if translated is None else replace(rule, chapter=translated.chapter, text=translated.text)


def _print_body(out: Console, rule: Rule, said: Speech) -> None:
    out.print(Padding(Text(rule.text), (0, 0, 0, 2)))
    for detail in rule.details:
        out.print(Padding(Text(detail), (0, 0, 0, 4)))
    if rule.source:
        out.print(Padding(Text(said.say("rules-source", source=rule.source), style="dim"), (0, 0, 0, 2)))


def print_matrix(out: Console, catalog: Catalog, said: Speech) -> None:
    """Every rule and ruling with the first place in code and in tests that cites it, and how many more there are."""
    root = source_tree()
    ids = [entry for entry in catalog.entries.values() if entry.kind != EXAMPLE]
    if root is None:
        out.print(said.say("rules-installed"))
        out.print(said.say("rules-count", entries=len(ids), examples=len(catalog.entries) - len(ids)))
        return
    cited = citations(catalog, root)
    chapter = ""
    for entry in ids:
        if entry.chapter != chapter:
            chapter = entry.chapter
            out.print()
            out.print(Text(chapter, style="bold"))
        out.print(_matrix_row(entry, cited[entry.id], said))
    out.print()
    covered = sum(cited[entry.id].covered for entry in ids)
    out.print(
        said.say(
            "rules-total",
            covered=covered,
            entries=len(ids),
            code=sum(bool(cited[entry.id].code) for entry in ids),
            tests=sum(bool(cited[entry.id].tests) for entry in ids),
            reasons=sum(bool(cited[entry.id].reason) for entry in ids),
        )
    )


def _matrix_row(entry: Rule, cited: Cited, said: Speech) -> Text:
    row = Text(f"{entry.id:<18}", style="cyan")
    row.append_text(_first(cited.code, said))
    row.pad_right(max(1, 46 - len(row)))
    if cited.reason and not (cited.code and cited.tests):
        return row.append(cited.reason, style="yellow")
    return row.append_text(_first(cited.tests, said))


def _first(places: tuple[Place, ...], said: Speech) -> Text:
    if not places:
        return Text(said.say("rules-none"), style="red")
    more = f" +{len(places) - 1}" if len(places) > 1 else ""
    first = next((place for place in places if place.path.endswith(".py")), places[0])
    return Text.assemble((f"{PurePosixPath(first.path).name}:{first.line}", "default"), (more, "dim"))
