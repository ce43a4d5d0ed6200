"""Everything the rules say has a sentence in both languages."""

import ast

import pytest

from tests.games.tideofiron.test_content import ROOT
from warbox.games.tideofiron.actions import VERBS
from warbox.i18n import speech

FOLDER = ROOT / "src" / "warbox" / "games" / "tideofiron"
PREFIX = {"say": "event-", "Refusal": "refusal-", "Decision": "ask-", "TeamQuestion": "ask-", "destroy": "event-"}


def texts(node: ast.expr) -> list[str]:
    """The texts that an expression can be, as far as it says so."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return texts(node.body) + texts(node.orelse) if isinstance(node, ast.IfExp) else []


def said_by_the_rules() -> set[str]:
    """The messages that the code names."""
    found = set()
    for path in FOLDER.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, (ast.Attribute, ast.Name)):
                name = call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id
                place = 2 if name == "destroy" else 0
                if name in PREFIX and len(call.args) > place:
                    found |= {PREFIX[name] + text for text in texts(call.args[place])}
    return found


SAID = said_by_the_rules()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_event_refusal_question_and_verb_has_a_sentence(lang: str) -> None:
    text = (FOLDER / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    messages = {line.split(" = ")[0] for line in text.splitlines() if " = " in line and line[0].isalpha()}
    assert len(SAID) > 150
    assert {name for name in SAID if name not in messages} == set()
    assert {verb.verb for verb in VERBS.forms if f"verb-{verb.verb}" not in messages} == set()
    said = speech("tideofiron", lang)
    assert said.say("side", side="US") != said.say("side", side="DE")
