"""Positions as text: one line a thing, one token a fact. See docs/notation/onboard.md."""

from typing import cast

from warbox.engine.game import Option, View
from warbox.games.onboard.agent import AGENTS
from warbox.games.onboard.board import TEAMS


def counted_words(counts: dict[str, int]) -> str:
    """`counter:1,smoke_grenade:2`, or `-` for nothing."""
    return ",".join([f"{name}:{count}" for name, count in counts.items()]) or "-"


def listed_words(names: list[str]) -> str:
    return ",".join(names) or "-"


def unknown(count: int) -> str:
    """So many cards that a seat does not see."""
    return f"?:{count}" if count else "-"


def format_agent(name: str, agent: View) -> str:
    words = [name]
    if agent["cell"] is not None:
        words += [f"@{agent['cell']}", f"hp={agent['hit_points']}"]
    else:
        words.append("unplaced" if agent["hit_points"] else "dead")
    if agent["flashed"]:
        words.append("flashed")
    if agent["disoriented"]:
        words.append(f"disoriented={agent['disoriented']}")
    if agent["activated"]:
        words.append("activated")
    return " ".join(words)


def format_seat(name: str, seat: View) -> str:
    words = [name, f"agents={listed_words(cast(list[str], seat['agents']))}"]
    hand = seat["hand"]
    shown = unknown(cast(int, seat["hand_size"])) if hand is None else counted_words(cast(dict[str, int], hand))
    words.append(f"hand={shown}")
    committed = cast(View | None, seat["committed"])
    if committed is not None:
        cards = committed["cards"]
        if committed["count"] is None:
            words.append("committed=?")
        elif cards is None:
            words.append(f"committed={unknown(cast(int, committed['count']))}")
        else:
            words.append(f"committed={counted_words(cast(dict[str, int], cards))}")
    return " ".join(words)


def format_deck(team: str, deck: View) -> str:
    cards = deck["cards"]
    shown = unknown(cast(int, deck["size"])) if cards is None else listed_words(cast(list[str], cards))
    return f"{team} deck={shown} discard={counted_words(cast(dict[str, int], deck['discard']))}"


def format_trap(trap: View) -> str:
    """`A3=trap_jaws,doc,A4,A3/A5`: cell, card, who laid it, from where, and where the Attack must look for it."""
    items = [str(trap["card"] or "?"), str(trap["agent"] or "-"), str(trap["from"] or "-")]
    items.append("/".join(cast(list[str], trap["possible"])))
    return f"{trap['cell'] or '?'}={','.join(items)}"


def format_bombs(bombs: dict[str, View]) -> str:
    words = [f"{name}={'defused' if bomb['defused'] else bomb['checks']}" for name, bomb in bombs.items()]
    return " ".join(["bombs", *words])


def format_supply(supply: View) -> str:
    words = [f"supply reinforced={supply['reinforced']} barricaded-doors={supply['barricaded_doors']}"]
    broken = cast(list[str], supply["broken"])
    if broken:
        words.append(f"broken={','.join(broken)}")
    return " ".join(words)


def format_moment(moment: View) -> str:
    kind = str(moment["kind"])
    words = ["at", kind]
    if kind == "over":
        words += [str(moment["end"]), str(moment["rule"]), f"winner={moment['winner']}"]
    for key in ("team", "seat"):
        if key in moment:
            words.append(str(moment[key]))
    if "target" in moment:
        words.append(f"{moment['agent']}>{moment['target']}")
    elif "agent" in moment:
        words.append(str(moment["agent"]))
    if "actions" in moment:
        words.append(f"actions={moment['actions']}")
    if "during" in moment:
        words.append(f"during={moment['during']}")
    if moment.get("countered"):
        words.append("countered")
    for key, word in (("attack_doubled", "attack-doubled"), ("defence_doubled", "defence-doubled")):
        if moment.get(key):
            words.append(f"{word}={moment[key]}")
    if moment.get("passed"):
        words.append("passed")
    return " ".join(words)


def format_map(shown: View) -> list[str]:
    """The lines of a mission that is not one of the box."""
    bombs = [f"{bomb['id']}@{bomb['cell']}" for bomb in cast(list[View], shown["bombs"])]
    lines = [
        f"mission {shown['id']} turn-limit={shown['turn_limit']} required-defusals={shown['required_defusals']} "
        f"hold-checks={shown['hold_checks']} bombs={','.join(bombs)}"
    ]
    for key in ("edges", "starts"):
        lists = cast(dict[str, list[str]], shown[key])
        words = [f"{name}={','.join(items)}" for name, items in lists.items() if items]
        lines.append(" ".join(["map" if key == "edges" else key, *words]))
    zones: list[str] = ["zones"]
    for zone in cast(list[View], shown["zones"]):
        zones.append(f"{zone['id']}={cast(list[str], zone['cells'])[0]},{zone['kind']}")
    return [*lines, " ".join(zones)]


def format_position(view: View, options: list[Option]) -> str:
    """The position that a view shows; what it hides is `?`."""
    lines = ["game onboard"]
    chosen = cast(dict[str, str], view["options"])
    changed: list[str] = []
    for option in options:
        of_the_box = option.name != "mission" or view["map"] is None
        if chosen[option.name] != option.default and of_the_box:
            changed.append(f"{option.name}={chosen[option.name]}")
    if changed:
        lines.append(" ".join(["options", *changed]))
    if view["map"] is not None:
        lines += format_map(cast(View, view["map"]))
    lines.append(f"turn {view['turn']}")
    agents = cast(dict[str, View], view["agents"])
    lines += [format_agent(name, agents[name]) for name in AGENTS]
    for name, seat in cast(dict[str, View], view["seats"]).items():
        lines.append(format_seat(name, seat))
    decks = cast(dict[str, View], view["decks"])
    lines += [format_deck(team, decks[team]) for team in TEAMS]
    for key in ("edges", "smoke"):
        things = cast(dict[str, object], view[key])
        lines.append(" ".join([key, *[f"{name}={value}" for name, value in things.items()]]))
    traps = [format_trap(trap) for trap in cast(list[View], view["traps"])]
    lines.append(" ".join(["traps", *(traps or ["-"])]))
    lines.append(format_bombs(cast(dict[str, View], view["bombs"])))
    lines.append(format_supply(cast(View, view["supply"])))
    lines.append(format_moment(cast(View, view["at"])))
    return "\n".join(lines) + "\n"
