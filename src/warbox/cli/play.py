"""`warbox play GAME`: a game at the terminal, against the computer or with two people at one keyboard."""

import hashlib
import secrets
import shlex
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from warbox.cli.boards import Board, load_board
from warbox.cli.shell import GameName, Lang, NoColor, Problem, chosen_options, console, no_folder, voice
from warbox.cli.table import Left, TerminalTable
from warbox.engine.game import Game
from warbox.engine.notation import ParseError
from warbox.games import load_game
from warbox.i18n import Speech
from warbox.play.fairdice import FairDice, new_seed
from warbox.play.match import Match
from warbox.play.replay import opening
from warbox.play.savefile import NoFolder, SaveFile, resume, user_folder
from warbox.players import OLD_LEVELS, PLAYERS, make_player

HUMAN = "human"
OPPONENT = "regular"


def play(
    game: GameName,
    seat: Annotated[str | None, typer.Option("--seat", metavar="LETTER")] = None,
    opponent: Annotated[str | None, typer.Option("--opponent", metavar="recruit|regular|veteran|elite|human")] = None,
    seed: Annotated[int | None, typer.Option("--seed", min=0, metavar="N")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    position: Annotated[Path | None, typer.Option("--from", metavar="FILE")] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
    resumed: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    cores: Annotated[int, typer.Option("--cores", min=1, max=64, metavar="K")] = 1,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = voice(game, lang)
    rules = load_game(game)
    board = load_board(game, said)
    out = console(no_color)
    if resumed is not None:
        if seat or seed is not None or option or position or record or opponent is not None:
            raise Problem(said.say("error-resume-alone"))
        match, file = go_on(rules, resumed, said)
    else:
        options = chosen_options(option or [], said)
        letters = table_for(rules, options, position)
        seats = who_sits(letters, seat, opponent or OPPONENT, seed, said)
        match = begin(rules, seats, options, position, fair_dice(rules, len(letters), seed))
        file = SaveFile.create(record if record is not None else new_path(game, said), match)
    computers = {
        number: make_player(
            entry.kind, rules, secrets.randbits(32) if seed is None else seed + number, clock=seed is None
        )
        for number, entry in enumerate(match.header.seats)
        if entry.kind != HUMAN
    }
    greet(out, board, match, said)
    table = TerminalTable(match, file, board, computers, out, read_line, echo=not sys.stdin.isatty())
    try:
        table.run()
    except (Left, EOFError, KeyboardInterrupt):
        out.print()
        command = f"warbox play {game} --resume {shlex.quote(str(file.path))}"
        out.print(Text(said.say("table-left")))
        out.print(Text(f"  {command}"), soft_wrap=True)
    finally:
        for computer in computers.values():
            computer.close()


def read_line(prompt: str) -> str:
    """One line of standard input; EOFError at its end."""
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def table_for(rules: Game[Any], options: dict[str, str], position: Path | None) -> list[str]:
    """The letters of the seats that are played under these options, or in the position in a file."""
    start = None if position is None else position.read_text(encoding="utf-8")
    try:
        return [rules.seats[seat] for seat in rules.seated(opening(rules, options, start))]
    except ParseError as error:
        raise Problem(f"{position}: {error}") from None


def who_sits(letters: list[str], seat: str | None, opponent: str, seed: int | None, said: Speech) -> list[str]:
    """The kind of player in each seat. [BBP-R-07] Without a wish the seat is drawn, each with equal chance."""
    if opponent not in (*PLAYERS, HUMAN):
        raise Problem(said.say("error-no-player", player=opponent, players=", ".join((*PLAYERS, HUMAN))))
    if seat is None:
        mine = secrets.randbelow(len(letters)) if seed is None else seed_bytes(seed)[0] % len(letters)
    elif seat.upper() in letters:
        mine = letters.index(seat.upper())
    else:
        raise Problem(said.say("error-no-seat", seat=seat, seats=", ".join(letters)))
    return [HUMAN if number == mine else opponent for number in range(len(letters))]


def begin(rules: Game[Any], seats: list[str], options: dict[str, str], position: Path | None, dice: FairDice) -> Match:
    """A new match, from the game's start or from the position in a file."""
    start = None if position is None else position.read_text(encoding="utf-8")
    return Match(rules, [(kind, kind) for kind in seats], options, start, dice)


def seed_bytes(seed: int) -> bytes:
    return hashlib.sha256(f"warbox play {seed}".encode()).digest()


def fair_dice(rules: Game[Any], seats: int, seed: int | None) -> FairDice:
    """Dice that the record lets anybody verify; a seed makes them, and so the whole game, repeatable."""
    if seed is None:
        return FairDice(new_seed(), [secrets.token_hex(8) for _ in range(seats)], rules.slug)
    return FairDice(seed_bytes(seed), [f"{seed}"] * seats, rules.slug)


def go_on(rules: Game[Any], path: Path, said: Speech) -> tuple[Match, SaveFile]:
    """An unfinished match from its file."""
    try:
        match, file = resume(path)
    except ValueError as error:
        raise Problem(f"{path}: {error}") from None
    if match.game.slug != rules.slug:
        raise Problem(said.say("error-other-game", file=str(path), game=match.game.slug))
    unknown = [entry.kind for entry in match.header.seats if entry.kind not in (*PLAYERS, *OLD_LEVELS, HUMAN)]
    if unknown:
        raise Problem(said.say("error-no-player", player=unknown[0], players=", ".join((*PLAYERS, HUMAN))))
    return match, file


def new_path(game: str, said: Speech) -> Path:
    """A new file in the folder for data of the user, named after game and time."""
    try:
        folder = user_folder("matches")
    except NoFolder as error:
        raise Problem(no_folder(error, "--record", said)) from None
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    while (path := folder / (f"{stem}.jsonl" if number == 1 else f"{stem}-{number}.jsonl")).exists():
        number += 1
    return path


def greet(out: Console, board: Board, match: Match, said: Speech) -> None:
    """What this is, who plays what, what the aim is, and how to get help."""
    out.print(Text(said.say("name"), style="bold"))
    if said.knows("welcome"):
        out.print(Text(said.say("welcome")))
    people = [entry.seat for entry in match.header.seats if entry.kind == HUMAN]
    others = [entry for entry in match.header.seats if entry.kind != HUMAN]
    if len(people) == 1:
        theirs = ", ".join(board.seat_name(entry.seat) for entry in others)
        facts = {"mine": board.seat_name(people[0]), "theirs": theirs, "kind": others[0].kind if others else ""}
        message = "table-you-are" if others else "table-alone"
        out.print(Text(said.say(message, **facts), style=board.seat_style(people[0])))
    else:
        out.print(Text(said.say("table-hot-seat")))
    if said.knows("aim"):
        out.print(Text(said.say("aim")))
    changed = [
        f"{said.option(option.name)}: {option.short(match.header.options[option.name])}"
        for option in match.game.options
        if match.header.options.get(option.name, option.default) != option.default
    ]
    for line in changed:
        out.print(Text(line, style="yellow"))
    out.print(Text(said.say("table-help"), style="dim"))
