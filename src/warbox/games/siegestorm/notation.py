"""Positions as text: one line a thing, one word a fact. See docs/notation/siegestorm.md."""

from typing import Final, cast

from warbox.engine.game import Option, View
from warbox.games.siegestorm.battlefield import BOSS

PILES: Final = ["hand", "resources", "casualties", "heal"]
NOTHING: Final = "-"


def counted(cards: list[str]) -> str:
    """`tengu:2,assassin`: neighbours that are equal are counted; `-` for nothing."""
    runs: list[str] = []
    index = 0
    while index < len(cards):
        end = index
        while end < len(cards) and cards[end] == cards[index]:
            end += 1
        runs.append(cards[index] if end - index == 1 else f"{cards[index]}:{end - index}")
        index = end
    return ",".join(runs) or NOTHING


def format_card(card: View | None) -> str:
    """A card in play: `tengu`, `goblin_tank:gang2`, `assassin@B:used1`."""
    if card is None:
        return NOTHING
    words = [str(card["card"])]
    for kind in ("gang", "spirit"):
        if card[kind]:
            words.append(f"{kind}{card[kind]}")
    words += [f"used{number}" for number in cast(list[int], card["used"])]
    return ":".join(words)


def format_player(letter: str, player: View) -> str:
    words = [letter]
    if not player["alive"]:
        return f"{letter} out"
    if player["step"] is not None:
        words.append(f"step={player['step']}")
    words += [f"{pile}={counted(cast(list[str], player[pile]))}" for pile in PILES if pile != "heal" or letter != BOSS]
    if letter == BOSS:
        words.append(f"reserve={counted(cast(list[str], player['reserve']))}")
    else:
        supporters = cast(list[View], player["support"])
        shown = [f"{one['card']}:committed" if one["committed"] else str(one["card"]) for one in supporters]
        words.append("support=" + (",".join(shown) or NOTHING))
    for name, card in cast(dict[str, View | None], player["spaces"]).items():
        words.append(f"{name}={format_card(card)}")
    if letter == BOSS:
        words += [f"life={player['life']}", f"menace={player['menace']}"]
        if not player["token"]:
            words.append("no-token")
    deployed = cast(list[int], player["deployed"])
    if deployed:
        words.append("deployed=" + ",".join([str(zone) for zone in deployed]))
    for key, word in (("extra", "extra"), ("had_extra", "had-extra")):
        if player[key]:
            words.append(word)
    if player["answer"] is not None:
        words.append(f"answer={player['answer']}")
    return " ".join(words)


def format_counts(players: dict[str, View]) -> str:
    """How many cards there are in every pile: for checks, and for people."""
    words = ["count"]
    for letter, player in players.items():
        for pile in [*PILES, "support"]:
            words.append(f"{letter}.{pile}={len(cast(list[str], player[pile]))}")
        ready = [one for one in cast(list[View], player["support"]) if not one["committed"]]
        words.append(f"{letter}.ready={len(ready)}")
        if letter == BOSS:
            words.append(f"{letter}.reserve={len(cast(list[str], player['reserve']))}")
    return " ".join(words)


def format_tops(players: dict[str, View]) -> str:
    """The top card of every pile whose order counts: for checks, and for people."""
    words = ["top"]
    for letter, player in players.items():
        for pile in ["resources", "casualties", *([] if letter == BOSS else ["heal"])]:
            words.append(f"{letter}.{pile}={counted(cast(list[str], player[pile])[:1])}")
    return " ".join(words)


def format_numbers(players: dict[str, View], strength: object) -> list[str]:
    """ATT and DEF of every card in play as they are now: `now A.T1=3/2`."""
    words: list[str] = []
    for player in players.values():
        for card in cast(dict[str, View | None], player["spaces"]).values():
            if card is not None:
                words.append(f"{card['spot']}={card['att']}/{card['def']}")
    if strength is not None:
        words.append(f"strength={strength}")
    return [" ".join(["now", *words])] if words else []


def format_position(view: View, options: list[Option]) -> str:
    """The position that a view shows; what it hides is `?`."""
    lines = ["game siegestorm"]
    chosen = cast(dict[str, str], view["options"])
    changed = [f"{option.name}={chosen[option.name]}" for option in options if chosen[option.name] != option.default]
    if changed:
        lines.append(" ".join(["options", *changed]))
    lines += [f"card {toml}" for toml in cast(list[str], view["cards"])]
    turn = f"turn {view['turn']} {view['active']}"
    lines.append(turn + (f" cascade={view['cascade']}" if view["cascade"] else ""))
    players = cast(dict[str, View], view["players"])
    lines += [format_player(letter, player) for letter, player in players.items()]
    if chosen["mode"] in ("last3", "last4"):
        zones = cast(list[View], view["zones"])
        named = [f"{zone['zone']}={'-'.join(cast(list[str], zone['sides']))}" for zone in zones]
        lines.append(" ".join(["zones", *named]))
    lines += [f"effect {effect}" for effect in cast(list[str], view["effects"])]
    lines += [f"link {link['words']}" for link in cast(list[View], view["chain"])]
    frames = cast(list[str], view["frames"])
    lines += [f"under {frame}" for frame in frames[:-1]]
    over = view["over"]
    if over is not None:
        end = cast(View, over)
        lines.append(f"at over {end['kind']} {end['rule']} winner={end['winner']}")
    else:
        lines.append(f"at {frames[-1]}")
    if view["past"] is not None:
        lines.append("past " + ",".join(cast(list[str], view["past"])))
        lines.append("ids " + ",".join(cast(list[str], view["ids"])))
    elif view["acts"]:
        lines.append("past ?")
    lines += [format_counts(players), format_tops(players)]
    return "\n".join(lines + format_numbers(players, view["strength"])) + "\n"
