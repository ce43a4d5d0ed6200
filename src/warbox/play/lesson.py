"""Lessons: a guided first match, written as data in the game's folder, `games/<slug>/lessons/<name>.toml`.

A lesson is a chain of parts, each a position and some steps; a step is one answer of the learner's, with words that ask
for it, and what the others and the dice answer to it. What is played is written as case files write it, so that a
lesson is proved as a case is: every answer legal, every promise kept.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from warbox.engine.content import ContentError, TomlTable
from warbox.engine.decision import IllegalAction, Refusal
from warbox.engine.turn import check
from warbox.games import load_game, package_of
from warbox.i18n import LANGUAGES
from warbox.play.casefile import ACTION, Case, Statement, parse_case
from warbox.play.match import Match

LEARNER = "learner"
TEACHER = "teacher"

Words = dict[str, dict[str, str]]  # by language, then by what they are for


@dataclass(frozen=True)
class LessonStep:
    """One answer of the learner's."""

    action: str  # what is asked for
    others: tuple[str, ...]  # answers that do as well
    then: tuple[str, ...]  # lines of play that follow, dice included
    rule: str
    words: Words  # do, why, and `instead`: what is said to another answer
    warnings: tuple[tuple[str, Words], ...]  # the beginning of another answer, and what is said to it in particular


@dataclass(frozen=True)
class Part:
    """One thing to learn: a position and its steps."""

    name: str
    start: str
    words: Words  # title, and `learnt`: what has been seen when it is done
    steps: tuple[LessonStep, ...]
    case: str  # the part as a case file: what must hold of it


@dataclass(frozen=True)
class Lesson:
    slug: str
    name: str
    seat: str
    minutes: int
    parts: tuple[Part, ...]
    free: str  # the position in which the learner goes on alone; empty: the start of the game

    def steps(self) -> list[tuple[Part, int]]:
        """All steps in a row: the part of each, and its place there."""
        return [(part, place) for part in self.parts for place in range(len(part.steps))]


class NotTheLesson(Exception):
    """Legal, but not what the step is about."""

    def __init__(self, words: Words) -> None:
        super().__init__(words["en"]["instead"])
        self.words = words


class GuidedMatch:
    """A match of a lesson, from the beginning of one of its steps to the end of that step's part.

    Its dice are written in the lesson. It is in no list and in no store, and its record, which promises no fair dice,
    is never handed out.
    """

    def __init__(self, lesson: Lesson, step: int) -> None:
        steps = lesson.steps()
        if not 0 <= step < len(steps):
            raise IndexError(f"the lesson has the steps 0 to {len(steps) - 1}")
        self.lesson = lesson
        self.part, place = steps[step]
        self.first = step - place  # the part's first step
        game = load_game(lesson.slug)
        self.seat = game.parse_seat(lesson.seat)
        seats = game.seated(game.parse(self.part.start))
        players = [(LEARNER if seat == self.seat else TEACHER, "lesson") for seat in seats]
        self.match = Match(game, players, start=self.part.start)
        self.place = 0
        while self.place < place:
            self.answer(self.part.steps[self.place].action)

    @property
    def step(self) -> int:
        """The step that is to be done; the one after the part's last when all are."""
        return self.first + self.place

    @property
    def is_done(self) -> bool:
        return self.place == len(self.part.steps)

    def answer(self, text: str) -> None:
        """The learner's answer, and what follows. Raises ParseError, IllegalAction, or NotTheLesson: nothing has
        changed then."""
        match = self.match
        action = match.game.parse_seat_action(text)
        refusal = check(match.state, self.seat, action)
        if refusal is not None or self.is_done:
            raise IllegalAction(refusal or Refusal("lesson-done", ""))
        step = self.part.steps[self.place]
        if action.text not in (step.action, *step.others):
            raise NotTheLesson(next((words for start, words in step.warnings if text.startswith(start)), step.words))
        match.submit(self.seat, action)
        for line in step.then:
            match.play(line)
        self.place += 1


@cache
def load_lessons(slug: str) -> dict[str, Lesson]:
    """The lessons of a game by name. Raises ContentError: file, key and reason."""
    folder = files(package_of(slug)) / "lessons"
    if not folder.is_dir():
        return {}
    found = {}
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.name.endswith(".toml"):
            name = entry.name.removesuffix(".toml")
            found[name] = parse_lesson(slug, name, entry.read_text("utf-8"))
    return found


def parse_lesson(slug: str, name: str, text: str) -> Lesson:
    """A lesson from the text of its file. Raises ContentError."""
    where = f"{slug}/lessons/{name}.toml"
    try:
        table = TomlTable(tomllib.loads(text), where)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{where}: {error}") from error
    seat = table.text("seat")
    parts = tuple(_part(slug, seat, one) for one in table.tables("part"))
    free = table.data.get("free", "")
    return Lesson(slug, name, seat, table.number("minutes", 1, 60), parts, free)


def _part(slug: str, seat: str, table: TomlTable) -> Part:
    start = table.text("start").strip() + "\n"
    steps = []
    lines = [f"title {table.text('name')}", f"game {slug}", "position"]
    lines += [f"  {line}" for line in start.splitlines()]
    for one in table.tables("step"):
        play = one.text("play").strip()
        lines.append(play)
        steps.append(_step(slug, seat, one, play))
    words = _words(table, ("title", "learnt"))
    return Part(table.text("name"), start, words, tuple(steps), "\n".join(lines) + "\n")


def _step(slug: str, seat: str, table: TomlTable, play: str) -> LessonStep:
    case = Case()
    parse_case(f"title step\ngame {slug}\n{play}", case)
    lines = [statement for statement in case.statements if statement.verb == ACTION]
    if not lines or lines[0].text.partition(":")[0] != seat:
        raise table.fail("play", f"the first line of play must be {seat}'s: it is what the learner does")
    if any(statement.verb == "dice" for statement in case.statements):
        raise table.fail("play", "a die is a line '*: dice N', so that the lesson knows when it falls")
    others = tuple(table.texts("others")) if "others" in table.data else ()
    warnings = [
        (one.text("action"), _words(one, ("instead",)))
        for one in (table.tables("warning") if "warning" in table.data else [])
    ]
    return LessonStep(
        action=_body(lines[0]),
        others=others,
        then=tuple(line.text for line in lines[1:]),
        rule=table.text("rule"),
        words=_words(table, ("do", "why", "instead")),
        warnings=tuple(warnings),
    )


def _body(line: Statement) -> str:
    return line.text.partition(":")[2].strip()


def _words(table: TomlTable, names: tuple[str, ...]) -> Words:
    """What is said, in every language."""
    return {lang: {name: table.table(lang).text(name) for name in names} for lang in LANGUAGES}
