"""What people read: complete in both languages, and nothing left over."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from warbox.engine.decision import CHANCE, Decision, Refusal
from warbox.engine.event import Event, Public
from warbox.engine.sampler import Sampler
from warbox.engine.state import Outcome
from warbox.engine.turn import chance_action, legal, submit
from warbox.games import SLUGS, load_game
from warbox.i18n import LANGUAGES, language, speech
from warbox.i18n.speech import source

PACKAGE = Path(__file__).parents[2] / "src" / "warbox"
PAGE = Path(__file__).parents[2] / "ui" / "src"
FILES = [None, *SLUGS]

# Calls whose first text is the kind of something that is said.
EMITTERS = {"Public": "event", "Private": "event", "Event": "event", "Refusal": "refusal", "CannotUndo": "refusal"}


class Used(Visitor):
    """The variables of a pattern, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.references.add(node.id.name)


def messages(slug: str | None, lang: str) -> dict[str, Used]:
    found: dict[str, Used] = {}
    for entry in parse(source(slug, lang)).body:
        assert not isinstance(entry, fluent.Junk), f"{slug} {lang}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{slug} {lang}: {entry.id.name} stands twice"
            found[entry.id.name] = Used()
            found[entry.id.name].visit(entry)
    return found


def variables(name: str, all_messages: dict[str, Used]) -> set[str]:
    """The variables of a message, those of the messages it refers to included."""
    used = all_messages[name]
    return used.variables.union(*(variables(other, all_messages) for other in used.references))


def sources(folder: Path) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]


def texts(folder: Path) -> set[str]:
    """Every text constant in the code of a folder."""
    return {
        node.value
        for module in sources(folder)
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def page_texts(slug: str) -> set[str]:
    """Every plain text constant in what the page has of a game: it says some messages that the terminal does not."""
    paths = [path for path in sorted((PAGE / "games" / slug).rglob("*")) if path.suffix in (".ts", ".svelte")]
    return {text for path in paths for text in re.findall(r'"([a-z-]+)"', path.read_text(encoding="utf-8"))}


def emitted(folder: Path) -> set[str]:
    """The ids of the messages that events and refusals with a constant kind need."""
    found = set()
    for module in sources(folder):
        for node in ast.walk(module):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args):
                continue
            kind = node.args[0]
            if node.func.id in EMITTERS and isinstance(kind, ast.Constant) and isinstance(kind.value, str):
                found.add(f"{EMITTERS[node.func.id]}-{kind.value}")
    return found


def played(slug: str, games: int) -> tuple[list[Event], set[str], list[Outcome]]:
    """Events, questions to seats and outcomes of random games."""
    game = load_game(slug)
    events: list[Event] = []
    questions: set[str] = set()
    outcomes: list[Outcome] = []
    for seed in range(games):
        sampler = Sampler(seed)
        state = game.new(game.complete_options({}))
        while state.question is not None:
            seat = state.question.seats[0]
            if seat == CHANCE:
                action = chance_action(state, sampler)
            else:
                questions.add(state.question.kind)
                choices = legal(state, seat)
                action = choices[int(sampler.below(len(choices)))]
            events += submit(state, seat, action)
        assert state.outcome is not None
        outcomes.append(state.outcome)
    return events, questions, outcomes


@pytest.mark.parametrize("slug", FILES)
def test_both_languages_have_the_same_messages_with_the_same_variables(slug: str | None) -> None:
    english, french = messages(slug, "en"), messages(slug, "fr")
    assert set(english) == set(french)
    different = {
        name: (variables(name, english), variables(name, french))
        for name in english
        if variables(name, english) != variables(name, french)
    }
    assert different == {}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_event_and_refusal_in_the_rules_has_a_message(slug: str) -> None:
    known = set(messages(slug, "en")) | set(messages(None, "en"))
    assert emitted(PACKAGE / "games" / slug) - known == set()
    assert emitted(PACKAGE / "engine") | emitted(PACKAGE / "play") <= known


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_random_games_say_is_said_in_words(slug: str, lang: str) -> None:
    said = speech(slug, lang)
    events, questions, outcomes = played(slug, 40)
    assert {event.kind for event in events if said.event(event) == event.text()} == set()
    assert {kind for kind in questions if not said.knows(f"ask-{kind}")} == set()
    assert {outcome.kind for outcome in outcomes if not said.knows(f"outcome-{outcome.kind}")} == set()


@pytest.mark.parametrize("slug", SLUGS)
def test_every_option_question_and_outcome_has_a_message(slug: str) -> None:
    known = set(messages(slug, "en")) | set(messages(None, "en"))
    game = load_game(slug)
    assert {f"option-{option.name}" for option in game.options} <= known
    # An event `over-KIND` is emitted for every end of the game.
    ends = {name.removeprefix("event-over-") for name in known if name.startswith("event-over-")}
    assert {f"outcome-{end}" for end in ends} <= known


@pytest.mark.parametrize("slug", SLUGS)
def test_no_message_of_a_game_is_left_over(slug: str) -> None:
    all_messages = messages(slug, "en")
    constants = (
        texts(PACKAGE / "games" / slug) | texts(PACKAGE / "cli") | texts(PACKAGE / "play") | texts(PACKAGE / "server")
    )
    constants |= {option.name for option in load_game(slug).options} | page_texts(slug)
    referred = {name for used in all_messages.values() for name in used.references}
    left_over = [name for name in all_messages if name not in referred and not is_used(name, constants)]
    assert left_over == []


def is_used(name: str, constants: set[str]) -> bool:
    """A message is used by its id, or by the part of it that is a kind of the rules: `event-over-sunk` by `sunk`."""
    parts = name.split("-")
    return name in constants or any("-".join(parts[start:]) in constants for start in range(1, len(parts)))


def test_no_message_of_the_shell_is_left_over() -> None:
    all_messages = messages(None, "en")
    constants = texts(PACKAGE)
    referred = {name for used in all_messages.values() for name in used.references}
    left_over = [
        name
        for name in all_messages
        if name not in referred and not name.startswith("help-") and not is_used(name, constants)
    ]
    assert left_over == []


@pytest.mark.parametrize("slug", FILES)
def test_french_is_set_as_french_is(slug: str | None) -> None:
    """Double signs and quotation marks stand off from the words, apostrophes are curved, quotation marks are French."""
    wrong = []
    for number, line in enumerate(source(slug, "fr").splitlines(), start=1):
        text = re.sub(r'\{[^{}]*\}|"[^"]*"', "x", line.partition(" = ")[2] if " = " in line else line)
        if line.startswith("#"):
            continue
        if re.search(r"[^\s(!?.][?!;]|\w:(?![/\w])|«\S|\S»|[“”]|\w'\w", text):
            wrong.append(f"{number}: {line.strip()}")
    assert wrong == []


@pytest.mark.parametrize("slug", FILES)
def test_english_is_set_as_english_is(slug: str | None) -> None:
    lines = [line for line in source(slug, "en").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"\s[!;:]|[«»]", re.sub(r"\{[^{}]*\}", "x", line))] == []


def test_what_has_no_message_is_told_in_canonical_text() -> None:
    said = speech("broadsides", "fr")
    assert said.event(Public("no-such", "BBP-R-01", {"ship": "S"})) == "no-such BBP-R-01 ship=S"
    assert said.event(Public("shot", "BBP-R-01", {})) == "shot BBP-R-01"
    assert said.refusal(Refusal("no-such", "BBP-R-01")) == "no-such BBP-R-01"
    assert said.ask(Decision("no-such", "BBP-R-01", (0,)), {}) == "no-such"
    assert said.outcome(Outcome("no-such", "BBP-R-01", ()), "-") == "no-such BBP-R-01"
    assert said.option("no-such") == "no-such"
    assert said.say("no-such") == "no-such"


def test_words_of_a_game_go_before_those_of_the_shell() -> None:
    resigned = Public("resigned", "", {"seat": "I"})
    assert speech("broadsides", "en").event(resigned) == "Royal Isabella gives up."
    assert speech(None, "en").event(resigned) == "I gives up."


def test_no_invisible_marks_stand_around_values() -> None:
    assert speech(None, "en").say("error", what="x") == "warbox: x"


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "en", "LC_ALL": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr"}, "en"),
    ],
)
def test_the_locale_chooses_the_language(monkeypatch: pytest.MonkeyPatch, env: dict[str, str], lang: str) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in env.items():
        monkeypatch.setenv(variable, value)
    assert language() == lang


@pytest.mark.parametrize(("chosen", "lang"), [("fr", "fr"), ("EN", "en"), ("fr-BE", "fr"), ("en_GB.UTF-8", "en")])
def test_a_chosen_language_goes_before_the_locale(monkeypatch: pytest.MonkeyPatch, chosen: str, lang: str) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR" if lang == "en" else "en_GB")
    assert language(chosen) == lang


@pytest.mark.parametrize("chosen", ["", "de", "x", "français"])
def test_a_language_that_is_not_spoken_is_refused(chosen: str) -> None:
    with pytest.raises(ValueError, match="is not spoken here; there are en, fr"):
        language(chosen)
