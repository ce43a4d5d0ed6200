"""`warbox replay FILE`: tell a recorded match step by step, as one seat or as everybody could know it."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from warbox.cli.shell import Lang, NoColor, Problem, console, shell, voice
from warbox.engine.decision import ARBITER, CHANCE
from warbox.engine.notation import ParseError
from warbox.engine.state import Outcome
from warbox.i18n import Speech
from warbox.play.flow import Step
from warbox.play.record import Record, RecordError, read_record
from warbox.play.replay import Course, course_of


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT")] = None,
    step: Annotated[int | None, typer.Option("--step", min=0, metavar="N")] = None,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = shell(lang)
    try:
        record, game = read_record(file)
        viewer = ARBITER if seat is None else game.parse_seat(seat)
        if viewer == CHANCE:
            raise ParseError(f"no such seat; seats are {' '.join(game.seats)}", "*")
        course = course_of(record, game)
    except (RecordError, ParseError) as error:
        raise Problem(f"{file}: {error}") from None
    if step is not None and step > len(record.plays):
        raise Problem(said.say("error-no-step", step=str(step), steps=len(record.plays)))
    tell(file, record, course, viewer, len(record.plays) if step is None else step, console(no_color), lang)


def tell(file: Path, record: Record, course: Course, viewer: int, count: int, out: Console, lang: str | None) -> None:
    """The title, so many steps, the position they lead to, and the end if it is reached."""
    said = voice(course.game.slug, lang)
    print_title(record, out, said)
    for number, line in enumerate(record.plays[:count], start=1):
        try:
            print_step(number, course.follow(line), course, viewer, out, said)
        except RecordError as error:
            raise Problem(f"{file}: {error}") from None
    out.print()
    out.print(Text(course.game.format(course.state, viewer).rstrip("\n")), soft_wrap=True)
    if course.outcome is not None:
        out.print()
        out.print(Text(outcome_text(course.outcome, course, said), style="bold"))
    elif count == len(record.plays):
        out.print()
        message = "replay-torn" if record.torn else "replay-unfinished"
        out.print(Text(said.say(message, line=str(count + 2)), style="dim"), soft_wrap=True)


def print_title(record: Record, out: Console, said: Speech) -> None:
    players = [
        said.say("replay-player", seat=entry.seat, name=entry.name, kind=entry.kind) for entry in record.header.seats
    ]
    out.print(Text.assemble((said.say("name"), "bold"), "  ", (" · ".join(players), "")), soft_wrap=True)


def print_step(number: int, step: Step, course: Course, viewer: int, out: Console, said: Speech) -> None:
    """What was answered, if the viewer may know it, and what it did; nothing if he may know neither."""
    rows: list[Text] = []
    if step.action is not None and viewer in (ARBITER, step.seat):
        rows.append(Text(course.game.format_line(step.seat, step.action), style="cyan"))
    for event in step.events:
        seen = event.seen_by(viewer)
        if seen is not None:
            rows.append(Text.assemble(said.event(seen), (f"  {seen.rule}" if seen.rule else "", "dim")))
    for index, row in enumerate(rows):
        out.print(Text.assemble((f"{'' if index else number:>4}  ", "dim"), row), soft_wrap=True)


def outcome_text(outcome: Outcome, course: Course, said: Speech) -> str:
    winner = "+".join(course.game.seat_letter(seat) for seat in outcome.winners) or "-"
    rule = f"  {outcome.rule}" if outcome.rule else ""
    return said.outcome(outcome, winner) + rule
