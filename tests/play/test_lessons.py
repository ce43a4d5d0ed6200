"""Lessons: what each promises, and what the loader refuses. A rule change that breaks a lesson fails here."""

import pytest

from warbox.catalog import load_catalog
from warbox.engine.content import ContentError
from warbox.engine.decision import IllegalAction
from warbox.engine.turn import legal
from warbox.games import SLUGS, load_game
from warbox.play.case import run_case
from warbox.play.lesson import GuidedMatch, Lesson, NotTheLesson, load_lessons, parse_lesson
from warbox.play.match import Match
from warbox.play.replay import opening

LESSONS = [lesson for slug in SLUGS for lesson in load_lessons(slug).values()]
PARTS = [pytest.param(lesson, part, id=f"{lesson.slug}-{part.name}") for lesson in LESSONS for part in lesson.parts]
WHOLE = [pytest.param(lesson, id=lesson.slug) for lesson in LESSONS]

SHORT = """
seat = "S"
minutes = 1
[[part]]
name = "plot"
start = "at plot"
en = { title = "t", learnt = "l" }
fr = { title = "t", learnt = "l" }
[[part.step]]
rule = "BBP-CARDS-01"
play = "S: plot F F R"
en = { do = "d", why = "w", instead = "i" }
fr = { do = "d", why = "w", instead = "i" }
"""


def test_every_game_has_a_first_lesson() -> None:
    assert [slug for slug in SLUGS if "first" not in load_lessons(slug)] == []


@pytest.mark.parametrize(("lesson", "part"), PARTS)
def test_what_a_lesson_promises_happens(lesson: Lesson, part: object) -> None:
    """Every answer is legal, the dice fall where they are asked, and what is promised holds: a part is a case file."""
    case = next(one for one in lesson.parts if one is part).case
    result = run_case(case, lesson.slug)
    assert result.passed, result.failures


@pytest.mark.parametrize("lesson", WHOLE)
def test_every_step_is_asked_of_the_learner(lesson: Lesson) -> None:
    for number, (part, place) in enumerate(lesson.steps()):
        guided = GuidedMatch(lesson, number)
        step = part.steps[place]
        choices = [action.text for action in legal(guided.match.state, guided.seat)]
        assert step.action in choices, f"{part.name}, step {place}"
        assert set(step.others) <= set(choices)
        assert step.rule in load_catalog(lesson.slug).entries


@pytest.mark.parametrize("lesson", WHOLE)
def test_whatever_does_as_well_leads_on(lesson: Lesson) -> None:
    for number, (part, place) in enumerate(lesson.steps()):
        for other in part.steps[place].others:
            guided = GuidedMatch(lesson, number)
            guided.answer(other)
            assert guided.step == number + 1


@pytest.mark.parametrize("lesson", WHOLE)
def test_another_answer_is_refused_gently_and_changes_nothing(lesson: Lesson) -> None:
    for number, (part, place) in enumerate(lesson.steps()):
        guided = GuidedMatch(lesson, number)
        step = part.steps[place]
        before = guided.match.game.format(guided.match.state)
        for action in legal(guided.match.state, guided.seat)[:5]:
            if action.text not in (step.action, *step.others):
                with pytest.raises(NotTheLesson):
                    guided.answer(action.text)
        assert guided.match.game.format(guided.match.state) == before
        assert guided.step == number


@pytest.mark.parametrize("lesson", WHOLE)
def test_after_a_part_nothing_more_is_taken_and_free_play_can_begin(lesson: Lesson) -> None:
    last = len(lesson.steps()) - 1
    guided = GuidedMatch(lesson, last)
    guided.answer(lesson.parts[-1].steps[-1].action)
    assert guided.is_done
    with pytest.raises(IllegalAction):
        guided.answer(lesson.parts[-1].steps[-1].action)
    game = load_game(lesson.slug)
    start = opening(game, {}, lesson.free or None)
    assert start.question is not None
    assert game.parse_seat(lesson.seat) in start.question.seats


@pytest.mark.parametrize("lesson", WHOLE)
def test_the_record_of_a_lesson_promises_no_fair_dice(lesson: Lesson) -> None:
    match: Match = GuidedMatch(lesson, len(lesson.steps()) - 1).match
    assert match.header.dice is None
    assert {seat.kind for seat in match.header.seats} == {"lesson"}


def test_no_step_before_the_first_or_after_the_last() -> None:
    lesson = parse_lesson("broadsides", "short", SHORT)
    for step in (-1, 1):
        with pytest.raises(IndexError):
            GuidedMatch(lesson, step)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('seat = "S"\n', "", "seat: is missing"),
        ("fr = { do", "de = { do", "step[0]: fr: is missing"),
        ('why = "w", instead', "instead", "why: is missing"),
        ("S: plot F F R", "I: plot F F R", "the first line of play must be S's"),
        ("S: plot F F R", "S: plot F F R\\ndice 5", "a die is a line"),
        ("minutes = 1", "minutes = 0", "minutes: must be a whole number"),
        ("[[part]]", "[[part", "short.toml: "),
    ],
)
def test_a_lesson_that_does_not_fit_is_refused_with_file_key_and_reason(old: str, new: str, why: str) -> None:
    with pytest.raises(ContentError, match=r"broadsides/lessons/short\.toml") as caught:
        parse_lesson("broadsides", "short", SHORT.replace(old, new, 1))
    assert why in str(caught.value)


def test_some_other_answers_get_words_of_their_own() -> None:
    warned = SHORT + '[[part.step.warning]]\naction = "plot S"\nen = { instead = "mind" }\nfr = { instead = "gare" }\n'
    guided = GuidedMatch(parse_lesson("broadsides", "short", warned), 0)
    for action, words in (("plot S S S", "mind"), ("plot L F F", "i")):
        with pytest.raises(NotTheLesson, match=words):
            guided.answer(action)
