"""`warbox restore FILE`: bring back the matches of a backup that are missing, while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from warbox.cli.backup import Db, database, progress_bar
from warbox.cli.shell import Lang, Problem, console, shell


def restore(file: Annotated[Path, typer.Argument(metavar="FILE")], db: Db = None, lang: Lang = None) -> None:
    from warbox.server.backup import NotABackup
    from warbox.server.backup import restore as bring_back
    from warbox.server.run import NotServed, database_errors

    said = shell(lang)
    place = database(db, said)
    try:
        with progress_bar(said.say("restore-copying")) as progress, database_errors(place):
            copied = bring_back(file, place, progress)
    except NotABackup as error:
        raise Problem(said.say("error-no-backup", file=str(file), why=str(error))) from None
    except NotServed as error:
        raise Problem(said.say(error.kind, **error.facts)) from None
    out = console()
    out.print(said.say("restore-done", file=str(file), matches=copied.matches), soft_wrap=True)
    if copied.there:
        out.print(said.say("restore-there", there=copied.there), soft_wrap=True)
