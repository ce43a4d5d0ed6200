"""The `warbox` program: one module a command. Help and errors are Fluent messages; an error is one line."""

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.main import get_command

from warbox import __version__
from warbox.cli.shell import Problem, file_problem, shell
from warbox.engine.game import SetupError
from warbox.engine.notation import ParseError
from warbox.i18n import Speech, language, speech
from warbox.play.names import printable

COMMANDS = (  # modules here
    "games",
    "play",
    "serve",
    "backup",
    "restore",
    "replay",
    "review",
    "explain",
    "verify",
    "case",
    "rules",
    "check",
    "mission",
    "deck",
    "simulate",
    "ladder",
    "lab",
    "perft",
    "bench",
    "export",
    "mcp",
)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the program; ends with SystemExit."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that a terminal does not know is no reason to stop
    given = _lang_last(list(sys.argv[1:] if arguments is None else arguments))
    said = speech(None, _language_of(given))
    try:
        said = shell(_lang_option(given))
        named = _named_command(given, said)
        if not _without_lang(given):
            given = ["--help"]
        code = _build(COMMANDS if named is None else (named,), said).main(
            args=given, prog_name="warbox", standalone_mode=False
        )
    except (Problem, ParseError, SetupError) as error:
        _complain(str(error), said)
    except (OSError, UnicodeDecodeError) as error:
        _complain(file_problem(error, said), said)
    except typer.TyperException as error:
        _complain(_usage_error(error, said), said)
    except typer.Abort:
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)


def _complain(sentence: str, said: Speech) -> None:
    line = " ".join(sentence.split())
    sys.stderr.write(printable(said.say("error", what=line)) + "\n")
    sys.exit(2)


def _lang_last(arguments: list[str]) -> list[str]:
    """A language chosen before the command is the command's: `warbox --lang fr play` is `warbox play --lang fr`."""
    count = 2 if arguments[:1] == ["--lang"] else 1 if arguments and arguments[0].startswith("--lang=") else 0
    return [*arguments[count:], *arguments[:count]]


def _lang_option(arguments: Sequence[str]) -> str | None:
    """The value of `--lang`, wherever it stands: the help of every command needs it before the command is parsed."""
    for index, argument in enumerate(arguments):
        if argument == "--lang" and index + 1 < len(arguments):
            return arguments[index + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def _without_lang(arguments: Sequence[str]) -> list[str]:
    return [
        word
        for before, word in zip(["", *arguments], arguments, strict=False)
        if before != "--lang" and word.partition("=")[0] != "--lang"
    ]


def _language_of(arguments: Sequence[str]) -> str:
    try:
        return language(_lang_option(arguments))
    except ValueError:
        return language()


def _build(names: Sequence[str], said: Speech) -> Any:
    """The program with these commands: naming one spares the others' imports."""
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.callback()(warbox)
    for name in names:
        found = getattr(import_module(f"warbox.cli.{name}"), name)
        if isinstance(found, typer.Typer):
            app.add_typer(found, name=name)
        else:
            app.command(name)(found)
    group = get_command(app)
    translate_help(group, said)
    return group


def _version(asked: bool) -> None:
    if asked:
        sys.stdout.write(f"warbox {__version__}\n")
        raise typer.Exit


def warbox(
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_version)] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="en|fr")] = None,
) -> None:
    """The options of the program itself; `--lang` has been read already, see `main`."""


def translate_help(command: Any, said: Speech, path: str = "") -> None:
    """Give a command and its options their help: the messages `help-COMMAND`, `help-COMMAND-OPTION`, `help-OPTION`; a
    command within a command is `lab-run`."""
    context = typer.Context(command)
    command.help = said.say(f"help-{path or 'warbox'}")
    command.short_help = command.help.partition("\n")[0]
    for parameter in [*command.params, command.get_help_option(context)]:
        name = parameter.name.replace("_", "-")
        for message in (f"help-{path}-{name}", f"help-{name}"):
            if said.knows(message):
                parameter.help = said.say(message)
                break
        kind = "arguments" if parameter.param_type_name == "argument" else "options"
        parameter.rich_help_panel = said.say(f"help-panel-{kind}")
        parameter.show_default = False
        if getattr(parameter, "is_flag", False):
            parameter.metavar = ""
    command.rich_help_panel = said.say("help-panel-commands")
    for inner in getattr(command, "commands", {}).values():
        translate_help(inner, said, f"{path}-{inner.name}".removeprefix("-"))


def _named_command(arguments: Sequence[str], said: Speech) -> str | None:
    """The command that the arguments name; None if there is none, as in `warbox --help`."""
    words = [word for word in _without_lang(arguments) if not word.startswith("-")]
    if not words:
        return None
    if words[0] not in COMMANDS:
        near = get_close_matches(words[0], COMMANDS, n=1) or ["--help"]
        raise Problem(said.say("error-no-command", command=words[0], near=near[0]))
    return words[0]


def _usage_error(error: typer.TyperException, said: Speech) -> str:
    """Typer's complaints in our words, by what they are about; what we have no words for stays as it is."""
    parameter = getattr(error, "param", None)
    context = getattr(error, "ctx", None)
    path = "warbox" if context is None else context.command_path
    option = getattr(error, "option_name", None)
    if type(error).__name__ == "NoSuchOption":
        return said.say("error-no-option", option=str(option), command=path)
    if type(error).__name__ == "MissingParameter" and parameter is not None:
        return said.say("error-missing", what=parameter.get_error_hint(), command=path)
    return said.say("error-usage", why=error.format_message().rstrip("."), command=path)
