"""`warbox explain FILE`: the best moves of a position, or of the last one of an unfinished record, and why."""

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from warbox.cli.advice import print_hint
from warbox.cli.shell import Lang, NoColor, Problem, console, shell
from warbox.engine.decision import CHANCE
from warbox.engine.game import Game
from warbox.engine.notation import ParseError, position_lines
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.games import SLUGS, load_game
from warbox.i18n import Speech, speech
from warbox.play.record import RecordError, game_of, parse_record
from warbox.play.replay import course_of
from warbox.players.hint import FUTURES, find_hint
from warbox.players.levels import Searcher
from warbox.players.search import Effort
from warbox.players.table import SeatTable

SEARCHES = 4  # of a veteran's, for one answer


def explain(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT")] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="S")] = 1,
    effort: Annotated[float, typer.Option("--effort", min=0.01, max=100, metavar="X")] = 1.0,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = shell(lang)
    try:
        game, state = position_of(file, said)
        asked = asked_seat(game, state, seat, said)
    except (RecordError, ParseError) as error:
        raise Problem(f"{file}: {error}") from None
    said = speech(game.slug, said.lang)
    player = Searcher(game, seed, Effort(max(1, round(effort * SEARCHES * game.playouts))))
    futures = max(2, round(effort * FUTURES))
    hint = find_hint(game, player, SeatTable(game, state, asked), Sampler(seed), futures=futures)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(hint.plain())).decode() + "\n")
    else:
        print_hint(console(no_color), hint, said)


def position_of(file: Path, said: Speech) -> tuple[Game[Any], State]:
    """The position in a file, or the last one of a record. Raises RecordError, ParseError or Problem."""
    data = file.read_bytes()
    if data.startswith(b"{"):
        record = parse_record(data)
        game = game_of(record)
        course = course_of(record, game)
        for line in record.plays:
            course.follow(line)
        return game, course.state
    text = data.decode("utf-8-sig")
    slugs = [line.split()[1] for _, line in position_lines(text) if line.split()[0] == "game" and len(line.split()) > 1]
    if not slugs or slugs[0] not in SLUGS:
        raise Problem(said.say("error-no-game-line", file=str(file), games=", ".join(SLUGS)))
    game = load_game(slugs[0])
    return game, game.parse(text)


def asked_seat(game: Game[Any], state: State, letter: str | None, said: Speech) -> int:
    """The seat whose moves are looked at: the one that is asked, or the one that was named among several."""
    question = state.question
    seats = () if question is None else tuple(seat for seat in question.seats if seat != CHANCE)
    if not seats:
        raise Problem(said.say("error-nobody-asked"))
    if letter is None:
        return seats[0]
    seat = game.parse_seat(letter)
    if seat not in seats:
        asked = ", ".join(game.seats[one] for one in seats)
        raise Problem(said.say("error-not-asked", seat=letter, asked=asked))
    return seat
