"""Moments in words, for whoever plays by texts: one text says all that a seat may know."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from warbox.catalog import load_catalog
from warbox.engine.decision import Decision, Refusal
from warbox.engine.event import Event, Public
from warbox.engine.state import Outcome
from warbox.i18n import speech
from warbox.players.table import SeatTable

MOST_RULES: Final = 6
MOST_CHOICES: Final = 80  # that are listed; a text that a model reads must not be a book
MOST_EVENTS: Final = 40


@dataclass
class Told:
    """What a seat may know at one moment, as plain data."""

    slug: str
    seat: str
    position: str
    kind: str = ""  # of the question; empty if the seat is not asked
    rule: str = ""
    because: str = ""
    choices: Sequence[str] = ()
    complete: bool = True
    about: Mapping[str, object] = field(default_factory=dict)  # the odds of choices
    events: Sequence[Mapping[str, Any]] = ()  # since the seat was last asked: kind, rule, facts
    outcome: Mapping[str, Any] | None = None  # kind, rule, winners
    moment: Mapping[str, Any] = field(default_factory=dict)  # what the view says of the moment: shots, moves, figures


def told_at(table: SeatTable, events: Sequence[Event] = ()) -> Told:
    """What an asked seat may know, after what happened since it was asked last, as it may see it."""
    question, outlook = table.decision, table.outlook()
    return Told(
        slug=table.game.slug,
        seat=table.game.seats[table.seat],
        position=table.position(),
        kind=question.kind,
        rule=question.rule,
        because=outlook.because,
        choices=[action.text for action in table.legal()],
        complete=table.is_complete(),
        about=choices_told(outlook.odds),
        events=events_told(events),
        moment=moment_of(table.view()),
    )


def events_told(events: Sequence[Event]) -> list[Mapping[str, Any]]:
    return [{"kind": event.kind, "rule": event.rule, "facts": event.facts} for event in events]


def tell(told: Told, lang: str = "en") -> str:
    """The moment in words: what happened, the table, the rules that matter, the question and the choices."""
    said = speech(told.slug, lang)
    parts = [said.say("text-you", seat=told.seat, name=said.say("name"))]
    happened = [f"- {_sentence(told.slug, event, lang)}" for event in told.events]
    if len(happened) > MOST_EVENTS:
        happened = ["- …", *happened[-MOST_EVENTS:]]
    if happened:
        parts.append("\n".join([said.say("text-happened"), *happened]))
    parts.append("\n".join([said.say("text-table"), told.position.strip()]))
    if told.outcome is not None:
        winners = [str(letter) for letter in told.outcome["winners"]]
        end = Outcome(str(told.outcome["kind"]), str(told.outcome["rule"]), ())
        parts.append(
            "\n".join([said.say("text-over"), said.outcome(end, winners[0] if winners else "-"), *_result(told, said)])
        )
        return "\n\n".join(parts)
    wanted = [told.because, told.rule, *[str(event.get("rule", "")) for event in reversed(told.events)]]
    rules = _rules(told.slug, wanted)
    if rules:
        parts.append("\n".join([said.say("text-rules"), *rules]))
    if told.kind:
        facts = {name: value for name, value in told.moment.items() if isinstance(value, str | int)}
        ask = said.ask(Decision(told.kind, told.rule, ()), facts)
        parts.append("\n".join([said.say("text-asked"), f"{ask} [{told.because or told.rule}]"]))
        shown = [_choice(choice, told.about) for choice in told.choices[:MOST_CHOICES]]
        if len(told.choices) > MOST_CHOICES:
            shown.append(said.say("text-more", count=len(told.choices) - MOST_CHOICES))
        if not told.complete:
            shown.append(said.say("text-not-all"))
        parts.append("\n".join([said.say("text-choices"), *shown]))
    else:
        parts.append(said.say("text-wait"))
    return "\n\n".join(parts)


def _result(told: Told, said: Any) -> list[str]:
    assert told.outcome is not None
    winners = told.outcome["winners"]
    return [said.say("text-drawn" if not winners else "text-won" if told.seat in winners else "text-lost")]


def _sentence(slug: str, event: Mapping[str, Any], lang: str) -> str:
    kind, rule = str(event["kind"]), str(event.get("rule", ""))
    sentence = speech(slug, lang).event(Public(kind, rule, dict(event.get("facts", {}))))
    return f"{sentence} [{rule}]" if rule else sentence


def _rules(slug: str, wanted: Sequence[str]) -> list[str]:
    catalog = load_catalog(slug)
    found = [catalog.entries[rule] for rule in dict.fromkeys(wanted) if rule in catalog.entries]
    return [f"{rule.id}: {rule.text}" for rule in found[:MOST_RULES]]


def _choice(choice: str, about: Mapping[str, object]) -> str:
    """A choice, with the plain numbers that are told of it."""
    known = about.get(choice)
    if not isinstance(known, Mapping):
        return choice
    numbers = [f"{name} {value:g}" for name, value in known.items() if type(value) in (int, float)]
    return f"{choice}  ({', '.join(numbers)})" if numbers else choice


def choices_told(odds: object) -> Mapping[str, object]:
    found = odds.get("choices") if isinstance(odds, Mapping) else None
    return found if isinstance(found, Mapping) else {}


def moment_of(view: Mapping[str, object]) -> Mapping[str, Any]:
    found = view.get("at")
    return found if isinstance(found, Mapping) else {}


def explain(slug: str, refusal: Refusal, lang: str = "en") -> str:
    """Why an answer was not taken, with the rule."""
    sentence = speech(slug, lang).refusal(refusal)
    rules = _rules(slug, [refusal.rule])
    return "\n".join([f"{sentence} [{refusal.rule}]" if refusal.rule else sentence, *rules])
