"""`warbox games`: what is in the box."""

from rich.table import Table
from rich.text import Text

from warbox.cli.shell import Lang, NoColor, console, shell, voice
from warbox.games import SLUGS


def games(lang: Lang = None, no_color: NoColor = False) -> None:
    said = shell(lang)
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column()
    for slug in SLUGS:
        of_game = voice(slug, lang)
        facts = f"{of_game.say('players')} · {of_game.say('length')}"
        table.add_row(slug, Text(of_game.say("name"), style="bold"))
        table.add_row("", Text(facts, style="dim"))
        table.add_row("", of_game.say("summary"))
    out = console(no_color)
    out.print(table)
    out.print()
    out.print(Text(said.say("games-hint", game=SLUGS[0]), style="dim"))
