"""The table in text: battle zones with their tracks, the seats with their piles, the boss, the chain, the hand."""

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from warbox.games.siegestorm.battlefield import BOSS
from warbox.games.siegestorm.cards.box import BOSSES
from warbox.games.siegestorm.shape import HIDDEN, Shown, ShownCard, ShownPlayer, has_boss
from warbox.i18n import Speech

STYLES = {"A": "bold blue", "B": "bold red", "C": "bold green", "D": "bold yellow", BOSS: "bold magenta"}
TRACK = ["T1", "T2", "T3"]
WIDE = 23  # of a space: three of them and their lines in 80 columns


def card_name(card: str, said: Speech) -> str:
    """The name, and whose it is if another holds it."""
    name, _, owner = card.partition("@")
    return said.say("card", card=name) + (f" ({owner})" if owner else "")


def values(shown: Shown, standing: ShownCard, said: Speech) -> str:
    """`ATT 2→4 DEF 1`: as printed, and as it is now if something changes it; tokens behind."""
    design = shown.design(standing.card)
    parts = []
    for word, now, printed in (
        ("att", standing.att, design.att if design else standing.att),
        ("def", standing.defence, design.defence if design else standing.defence),
    ):
        parts.append(f"{said.say(f'stat-{word}')} {now if now == printed else f'{printed}→{now}'}")
    if standing.gang:
        parts.append(said.say("tokens-gang", count=standing.gang))
    if standing.spirit:
        parts.append(said.say("tokens-spirit", count=standing.spirit))
    return " ".join(parts)


def space_text(shown: Shown, spot: str, said: Speech) -> Text:
    """Where it is, what stands there, its numbers."""
    standing = shown.at(spot)
    letter, slot = spot.partition(".")[0], spot.rpartition(".")[2]
    nobodys = slot == "NML" and standing is None
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(slot if nobodys else spot, "dim" if nobodys else f"dim {STYLES[letter]}")
    if slot in ("T1", "NML"):
        text.append(" " + said.say(f"space-{slot}"), "dim")
    if spot in shown.aims:
        text.append(f"  ◎{shown.aims[spot]}", "bold red")
    if standing is None:
        return text.append("\n" + said.say("space-free"), "dim").append("\n")
    text.append("\n" + card_name(standing.card, said), STYLES[letter])
    return text.append("\n" + values(shown, standing, said))


def spot_of(shown: Shown, letter: str, zone: int, slot: str) -> str:
    """As the notation names it: with several zones by the zone; in Coop the boss's Battle Zone spaces, too."""
    several = shown.mode.startswith("last") or (shown.mode == "coop" and letter == BOSS and slot not in TRACK)
    return f"{letter}.{zone}.{slot}" if several else f"{letter}.{slot}"


def zone_table(shown: Shown, zone: int, top: str, bottom: str, said: Speech, bare: bool = False) -> Table:
    """A Battle Zone between two tracks that run against each other; in Coop the boss's track is drawn apart."""
    table = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, 1), border_style="dim")
    for _ in range(3):
        table.add_column(width=WIDE, no_wrap=True)
    if not bare:
        table.add_row(*track_cells(shown, top, zone, TRACK[::-1], said))
    no_mans = next(
        (spot for letter in (top, bottom) if shown.at(spot := spot_of(shown, letter, zone, "NML"))),
        spot_of(shown, bottom, zone, "NML"),
    )
    middle = [spot_of(shown, top, zone, "FL"), no_mans, spot_of(shown, bottom, zone, "FL")]
    table.add_row(*[space_text(shown, spot, said) for spot in middle])
    table.add_row(*track_cells(shown, bottom, zone, TRACK, said))
    return table


def track_cells(shown: Shown, letter: str, zone: int, slots: Sequence[str], said: Speech) -> list[Text]:
    return [space_text(shown, spot_of(shown, letter, zone, slot), said) for slot in slots]


def battle_lines(shown: Shown, mine: str, said: Speech) -> list[RenderableType]:
    """Every war zone, one's own first and below."""
    lines: list[RenderableType] = []
    below = mine if mine in shown.players else "A"
    if shown.mode == "coop":
        track = Table(box=box.SQUARE, show_header=False, padding=(0, 1), border_style="dim")
        for _ in TRACK:
            track.add_column(width=WIDE, no_wrap=True)
        track.add_row(*track_cells(shown, BOSS, 1, TRACK[::-1], said))
        lines.append(track)
    for zone in sorted(shown.zones, key=lambda one: (below not in one.sides, one.zone)):
        bottom = below if below in zone.sides else next((side for side in zone.sides if side != BOSS), zone.sides[0])
        top = zone.sides[0] if zone.sides[1] == bottom else zone.sides[1]
        if len(shown.zones) > 1:
            names = [said.say("seat-name", seat=letter) for letter in (bottom, top)]
            lines.append(Text(said.say("zone-between", zone=zone.zone, first=names[0], second=names[1]), style="bold"))
        lines.append(zone_table(shown, zone.zone, top, bottom, said, bare=shown.mode == "coop"))
    storming = [
        (letter, standing)
        for letter, player in shown.players.items()
        for space, standing in player.spaces.items()
        if standing is not None and space.rpartition(".")[2].startswith("S")
    ]
    for letter, standing in storming:
        line = Text().append(f"{standing.spot} ", "dim").append(card_name(standing.card, said), STYLES[letter])
        lines.append(line.append("  " + values(shown, standing, said)).append("  " + said.say("space-storming"), "red"))
    return lines


def seat_line(shown: Shown, letter: str, said: Speech) -> Text:
    """A seat: its piles and its Support Zone."""
    player = shown.players[letter]
    line = Text().append(said.say("seat-name", seat=letter), STYLES[letter])
    if not player.alive:
        return line.append("  " + said.say("seat-out"), "dim")
    counts = [("resources", player.resources), ("hand", player.hand), ("casualties", player.casualties)]
    counts += [("heal", player.heal)] if player.heal else []
    for pile, cards in counts:
        low = pile == "resources" and len(cards) <= 6
        line.append("  " + said.say(f"pile-{pile}") + " ", "dim").append(str(len(cards)), "bold red" if low else "bold")
    for pile, cards in (("casualties", player.casualties), ("heal", player.heal)):
        if cards:
            line.append("  " + said.say(f"pile-{pile}-top", card=card_name(cards[0], said)), "dim")
    return line.append_text(support_text(player, said))


def support_text(player: ShownPlayer, said: Speech) -> Text:
    """The Supporters with their numbers, committed ones in brackets; faces for whom they are."""
    text = Text()
    if not player.support:
        return text
    text.append("\n  " + said.say("pile-support") + " ", "dim")
    for number, one in enumerate(player.support, start=1):
        face = "▮" if one.card == HIDDEN else card_name(one.card, said)
        shown = f"{number} {face}"
        text.append(f"[{shown}] " if one.committed else f"{shown}  ", "dim" if one.committed else "")
    return text


def boss_lines(shown: Shown, said: Speech) -> list[Text]:
    """Byloss: Life, Menace, piles, and his hand with what he will do with it."""
    player = shown.players[BOSS]
    facts = next(one for one in BOSSES if one.difficulty == shown.options["boss"])
    full = int(facts.life[shown.mode == "coop"])
    line = Text().append("Byloss", STYLES[BOSS])
    line.append("  " + said.say("boss-life", life=player.life, full=full), "bold")
    line.append("  " + said.say("boss-menace", menace=player.menace), "bold")
    for pile, cards in (
        ("resources", player.resources),
        ("reserve", player.reserve),
        ("casualties", player.casualties),
    ):
        line.append("  " + said.say(f"pile-{pile}") + " ", "dim").append(str(len(cards)), "bold")
    lines = [line]
    for card in player.hand:
        design = shown.design(card)
        cost = int(design.cost) if design else 0
        dear = player.menace < 5 and cost > player.menace
        text = Text().append(f"  ({cost}) ", "bold").append(card_name(card, said), STYLES[BOSS])
        why = "boss-left" if shown.active != BOSS else "boss-dear" if dear else "boss-plays"
        lines.append(text.append("  " + said.say(why, menace=player.menace), "dim"))
    return lines


def chain_lines(shown: Shown, said: Speech) -> list[Text]:
    """The chain as a stack: the last link on top, which resolves first."""
    if not shown.chain:
        return []
    lines = [Text(said.say("chain-head"), style="bold")]
    for number, link in reversed(list(enumerate(shown.chain, start=1))):
        line = Text().append(f"{number:3} ", "bold").append(card_name(link.card, said), STYLES[link.player])
        line.append("  " + said.say("chain-link", player=link.player, kind=link.link), "dim")
        aimed = [thing(shown, target.card, said) for target in link.targets]
        if aimed:
            line.append(" → " + ", ".join(aimed))
        if link.negated:
            line.append("  " + said.say("chain-negated"), "red")
        lines.append(line)
    return lines


def thing(shown: Shown, word: str, said: Speech) -> str:
    """What a word of the notation names: a card where it stands, a player, a card."""
    if "." in word:
        standing = shown.at(word)
        return word if standing is None else f"{card_name(standing.card, said)} {word}"
    return said.say("seat-name", seat=word) if word in shown.players else card_name(word, said)


def card_line(shown: Shown, card: str, said: Speech) -> Text:
    """Cost, name, printed values, and what the card says."""
    design = shown.design(card)
    line = Text()
    if design is not None:
        line.append(f"({int(design.cost)}) ", "bold yellow")
    line.append(card_name(card, said), "bold")
    if design is not None and design.is_creature:
        line.append(f"  {said.say('stat-att')} {int(design.att)} {said.say('stat-def')} {int(design.defence)}")
    words = said.say("card-text", card=card.partition("@")[0])
    if words != card.partition("@")[0]:
        line.append(f"  {words}", "dim")
    return line


def hand_lines(shown: Shown, mine: str, said: Speech) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for number, card in enumerate(shown.held(mine), start=1):
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=3, justify="right", style="bold")
        grid.add_column()
        grid.add_row(str(number), card_line(shown, card, said))
        lines.append(grid)
    return [Text(said.say("hand-head"), style="bold"), *lines] if lines else []


def table_lines(shown: Shown, mine: str, said: Speech) -> list[RenderableType]:
    """The others above, the zones, oneself below, the chain, the hand."""
    others = [letter for letter in shown.players if letter not in (mine, BOSS)]
    lines: list[RenderableType] = []
    if has_boss(shown):
        lines += boss_lines(shown, said)
    lines += [seat_line(shown, letter, said) for letter in others]
    lines += battle_lines(shown, mine, said)
    if mine in shown.players:
        lines.append(seat_line(shown, mine, said))
    lines += chain_lines(shown, said)
    return lines + hand_lines(shown, mine, said)
