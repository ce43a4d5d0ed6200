"""The drawings of a report, each from the findings."""

from typing import Any, Final

from warbox.lab.boards import sign_of
from warbox.lab.report.draw import Panel, Scale, line, mark, rect, text, ticks, whisker
from warbox.lab.report.words import Words

WIDTH: Final = 400.0
ROW: Final = 30.0
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWX"
DASHES: Final = ("", ' stroke-dasharray="6 4"', ' stroke-dasharray="2 3"', ' stroke-dasharray="9 3 2 3"')
NOBODY: Final = -1
RULES: Final = -2
MOST_BARS: Final = 20
MOST_HISTOGRAMS: Final = 4
MOST_CURVES: Final = 4
MOST_FOUND: Final = 16
CHANCE: Final = 0.5  # what chance alone brings more often is not worth a line
MOST_KINDS: Final = 9
MOST_ENDS: Final = 8

Data = dict[str, Any]


def letter_of(data: Data, number: int) -> str:
    """Variants are A, B, C ...; one alone needs no letter."""
    return LETTERS[number] if len(data["variants"]) > 1 else ""


def wins(data: Data, words: Words) -> Panel:
    """Every side's share of wins in every variant."""
    summary = data["summary"]
    rates = [side for variant in summary["variants"] for side in variant["sides"]]
    even = 1 / max(2, len(summary["sides"]))
    low = min([even, *(rate["low"] for rate in rates)]) - 0.01
    high = max([even, *(rate["high"] for rate in rates)]) + 0.01
    marks = ticks(100 * max(0.0, low), 100 * min(1.0, high), 6)
    scale = Scale(marks[0], marks[-1], 122, 268)
    body, y = [], 14.0
    for number, side in enumerate(summary["sides"]):
        shape = sign_of(data["experiment"]["game"], number)
        top = y
        for index, variant in enumerate(summary["variants"]):
            rate = variant["sides"][number]
            y += ROW
            middle = y - ROW / 2
            sign = whisker(scale(100 * rate["low"]), scale(100 * rate["high"]), middle)
            sign += mark(scale(100 * rate["rate"]), middle, shape, filled=index == 0, size=6)
            body.append(f'<g class="s{shape + 1}">{sign}</g>')
            body.append(text(106, middle + 4, letter_of(data, index), "t b e"))
            body.append(text(330, middle + 5, words.percent(rate["rate"]), "d e"))
            body.append(text(398, middle + 4, f"{words.percent(rate['low'])}–{words.percent(rate['high'])}", "t s q e"))
        middle = (top + y) / 2
        body.append(f'<g class="s{shape + 1}">{mark(6, middle, shape, filled=True)}</g>')
        body += _label(18, middle, words.side(side["seats"]), 14)
        if number + 1 < len(summary["sides"]):
            body.append(line(0, y + 4, WIDTH, y + 4, "hair"))
            y += 8
    grid = [line(scale(tick), 10, scale(tick), y + 4, "hair") for tick in marks]
    grid.append(line(scale(100 * even), 10, scale(100 * even), y + 4, "mid"))
    axis = [text(scale(tick), y + 20, words.number(tick, 0), "t m") for tick in marks]
    return Panel(words("wins"), words("wins-meta"), wins_gist(data, words), WIDTH, y + 26, "".join(grid + body + axis))


def _label(x: float, y: float, words: str, most: int) -> list[str]:
    """A name in one line, or in two if it is long."""
    if len(words) <= most or " " not in words:
        return [text(x, y + 4, words[: most + 4], "t b")]
    cut = max((place for place, sign in enumerate(words[:most]) if sign == " "), default=words.index(" "))
    return [text(x, y - 2, words[:cut], "t b"), text(x, y + 11, words[cut + 1 :][: most + 2], "t b")]


def favours(data: Data, index: int) -> int:
    """The side that a variant favours for sure; NOBODY: it may be even; RULES: who plays alone loses."""
    variant = data["summary"]["variants"][index]
    even = 1 / max(2, len(variant["sides"]))
    for number, rate in enumerate(variant["sides"]):
        if rate["low"] > even:
            return number
    alone = len(variant["sides"]) == 1 and variant["sides"][0]["high"] < even
    return RULES if alone else NOBODY


def wins_gist(data: Data, words: Words) -> str:
    told = []
    sides = data["summary"]["sides"]
    for index in range(len(data["variants"])):
        side = favours(data, index)
        name = letter_of(data, index) or "none"
        if side != NOBODY:
            message = "hard" if side == RULES else "favours"
            told.append(words(message, variant=name, side=words.side(sides[max(0, side)]["seats"])))
        else:
            told.append(words("even", variant=name))
    draws = max(variant["draws"]["rate"] for variant in data["summary"]["variants"])
    if draws >= 0.01:
        told.append(words("draws", share=words.percent(draws)))
    return " ".join(told[:3])


def length(data: Data, words: Words) -> Panel:
    """How long games last: a histogram a variant."""
    shown = [(index, one["length"]) for index, one in enumerate(data["variants"].values()) if one["length"]]
    shown = shown[:MOST_HISTOGRAMS]
    unit = shown[0][1]["unit"] if shown else "turns"
    gist = ". ".join(
        words(
            "length-median", variant=letter_of(data, index) or "none", median=words.number(one["spread"]["median"], 0)
        )
        for index, one in shown
    )
    if not shown:
        return Panel(words("length"), "", words("nothing"), WIDTH, 40, "")
    least = min(one["spread"]["least"] for _, one in shown)
    most = max(one["spread"]["most"] for _, one in shown)
    width = max(1, -(-int(most - least + 1) // MOST_BARS))
    bins = int((most - least) // width) + 1
    scale = Scale(0, bins, 34, WIDTH - 4)
    band = 180.0 / len(shown) if len(shown) > 1 else 170.0
    shares = []
    for _, one in shown:
        total = sum(one["counts"].values())
        bars = [0.0] * bins
        for value, count in one["counts"].items():
            bars[int((float(value) - least) // width)] += count / total
        shares.append(bars)
    top = max(max(bars) for bars in shares) or 1.0
    body, y = [], 0.0
    for (index, _), bars in zip(shown, shares, strict=True):
        base = y + band
        rise = Scale(0, top, base, y + 20)
        for tick in ticks(0, 100 * top, 3):
            if 0 < tick <= 100 * top * 1.05:
                body.append(line(34, rise(tick / 100), WIDTH - 4, rise(tick / 100), "hair"))
                body.append(text(28, rise(tick / 100) + 4, words.number(tick, 0), "t s e"))
        for place, share in enumerate(bars):
            x, right = scale(place) + 1, scale(place + 1) - 1
            body.append(rect(x, rise(share), right - x, base - rise(share), "bar" if index == 0 else "bar hatched"))
        body.append(line(34, base, WIDTH - 4, base, "axis"))
        body.append(text(36, y + 12, letter_of(data, index), "t b"))
        y = base + 8
    for place in range(0, bins, max(1, -(-bins // 8))):
        value = int(least + place * width)
        body.append(text((scale(place) + scale(place + 1)) / 2, y + 8, str(value), "t m"))
    meta = words("length-turns" if unit == "turns" else "length-decisions")
    return Panel(words("length"), meta, gist, WIDTH, y + 14, "".join(body))


def known(data: Data, words: Words) -> Panel:
    """After which share of the game the winner was known."""
    shown = [(index, one["known"]) for index, one in enumerate(data["variants"].values()) if one["known"]][:MOST_CURVES]
    if not shown:
        return Panel(words("known"), "", words("known-nothing"), WIDTH, 40, "")
    across, up = Scale(0, 1, 34, WIDTH - 8), Scale(0, 1, 196, 10)
    body = []
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        body.append(line(34, up(tick), WIDTH - 8, up(tick), "mid" if tick == 0.5 else "hair"))
        body.append(text(28, up(tick) + 4, words.percent(tick, 0), "t s e"))
        body.append(text(across(tick), 212, words.percent(tick, 0), "t s m"))
    for index, one in shown:
        points = " ".join(f"{across(x):.1f},{up(y):.1f}" for x, y in one["curve"])
        body.append(f'<polyline points="{points}" class="curve"{DASHES[index % 4]}/>')
        x = across(one["median"])
        body.append(f'<g class="ink">{mark(x, up(0.5), 0, filled=index == 0)}</g>')
        below = index % 2 == 1
        classes = "t b" if below else "t b e"
        body.append(
            text(x + (9 if below else -8), up(0.5) + (17 if below else -9), letter_of(data, index), f"{classes} told")
        )
    body.append(text((34 + WIDTH) / 2, 228, words("known-axis"), "t s m"))
    gist = ". ".join(
        words("known-median", variant=letter_of(data, index) or "none", share=words.percent(one["median"], 0))
        for index, one in shown
    )
    return Panel(words("known"), words("known-meta"), gist, WIDTH, 234, "".join(body))


def closing(data: Data, words: Words) -> Panel:
    """How the interval of the first side's wins closed, game after game."""
    shown = list(enumerate(data["summary"]["variants"]))[:MOST_CURVES]
    points = [point for _, variant in shown for point in variant["closing"]]
    side = words.side(data["summary"]["sides"][0]["seats"])
    if not points:
        return Panel(words("closing", side=side), "", words("nothing"), WIDTH, 40, "")
    games = max(point[0] for point in points)
    late = [point for point in points if point[0] >= games / 12] or points
    marks = ticks(100 * min(point[2] for point in late), 100 * max(point[3] for point in late), 6)
    marks = [tick for tick in marks if 0 <= tick <= 100]
    across, up = Scale(0, games, 34, WIDTH - 44), Scale(marks[0], marks[-1], 196, 10)
    body = [line(34, up(tick), WIDTH - 44, up(tick), "mid" if tick == 50 else "hair") for tick in marks]
    body += [text(28, up(tick) + 4, words.number(tick, 0), "t s e") for tick in marks]
    body += [text(across(tick), 212, words.number(tick, 0), "t s m") for tick in ticks(0, games, 4) if tick <= games]
    taken: list[float] = []
    shape = sign_of(data["experiment"]["game"], 0)
    for index, variant in shown:
        inside = [
            (across(x), *(min(196.0, max(10.0, up(100 * value))) for value in rest)) for x, *rest in variant["closing"]
        ]
        if not inside:
            continue
        band = " ".join(f"{x:.1f},{low:.1f}" for x, _, low, _ in inside)
        band += " " + " ".join(f"{x:.1f},{high:.1f}" for x, _, _, high in reversed(inside))
        body.append(f'<polygon points="{band}" class="band s{shape + 1}"/>')
        curve = " ".join(f"{x:.1f},{y:.1f}" for x, y, _, _ in inside)
        body.append(f'<polyline points="{curve}" class="curve s{shape + 1}"{DASHES[index % 4]}/>')
        x, y, _, _ = inside[-1]
        body.append(f'<g class="s{shape + 1}">{mark(x, y, shape, filled=index == 0)}</g>')
        while any(abs(y - other) < 13 for other in taken):
            y += 3
        taken.append(y)
        body.append(text(x + 9, y + 5, letter_of(data, index) or words.percent(variant["closing"][-1][1], 0), "d sm"))
    return Panel(words("closing", side=side), words("closing-meta"), words("closing-gist"), WIDTH, 218, "".join(body))


def luck(data: Data, words: Words) -> Panel:
    """Whose doing the results are."""
    shown = [(index, one["luck"]) for index, one in enumerate(data["variants"].values()) if one["luck"]]
    title, meta = words("luck"), words("luck-meta")
    if not shown:
        return Panel(title, "", words("luck-nothing"), WIDTH, 10, "")
    names = {player for lineup in data["experiment"]["players"] for player in lineup}
    body, y = [], 24.0
    for place, name in enumerate(shown[0][1]["parts"]):
        body.append(rect(18 + 96 * place, 2, 11, 11, f"part p{place}", ' rx="2"'))
        body.append(text(34 + 96 * place, 12, words(f"luck-{name}"), "t s"))
    for index, one in shown:
        parts = one["parts"]
        body.append(text(0, y + 17, letter_of(data, index), "t b"))
        x = 18.0
        total = sum(part["share"] for part in parts.values()) or 1.0
        for place, part in enumerate(parts.values()):
            width = (WIDTH - 18) * part["share"] / total
            body.append(rect(x, y, width - 1.5, 25, f"part p{place}", ' rx="2"'))
            if width > 26:
                body.append(text(x + 6, y + 17, words.percent(part["share"], 0), f"d sm on{place}"))
            x += width
            if place < 3 and part["high"] > part["low"]:
                half = (WIDTH - 18) * (part["high"] - part["low"]) / 2 / total
                left, right = max(20.0, x - half), min(WIDTH - 2, x + half)
                bar = f"M{left:.1f} {y + 21:.1f}H{right:.1f}"
                caps = f"M{left:.1f} {y + 17.5:.1f}v7M{right:.1f} {y + 17.5:.1f}v7"
                body.append(f'<path d="{bar}" class="halo"/><path d="{bar}{caps}" class="error"/>')
        y += 33
    told = [
        f"{words(f'luck-{name}')} {words.percent(part['share'], 0)} %" for name, part in shown[0][1]["parts"].items()
    ]
    shares = ", ".join(told)
    gist = words("luck-alike" if len(names) == 1 else "luck-gist", shares=shares[:1].upper() + shares[1:])
    return Panel(title, meta, gist, WIDTH, y, "".join(body))


def winning(data: Data, words: Words) -> Panel:
    """What goes with winning."""
    found = data["winning"]["found"]
    sure = sum(one["sure"] for one in found)
    gist = words("winning-gist", looks=data["winning"]["looks"], sure=sure)
    shown: list[Data] = [one for one in found if one["p"] < CHANCE][:MOST_FOUND]
    if not shown:
        return Panel(words("winning"), "", words("winning-nothing"), WIDTH, 10, "")
    reach = 100 * max(max(abs(one["low"]), abs(one["high"])) for one in shown)
    marks = ticks(-reach, reach, 5)
    scale = Scale(marks[0], marks[-1], 150, 306)
    body, y = [], 6.0
    for kind in dict.fromkeys(one["kind"] for one in shown):
        y += 16
        body.append(text(0, y, words(f"kind-{kind}"), "t s q head"))
        y += 4
        for one in sorted((one for one in shown if one["kind"] == kind), key=lambda one: -float(one["points"])):
            y += 22
            middle = y - 8
            shape = sign_of(data["experiment"]["game"], one["side"])
            points = whisker(scale(100 * one["low"]), scale(100 * one["high"]), middle)
            points += mark(scale(100 * one["points"]), middle, shape, filled=one["sure"])
            body.append(f'<g class="s{shape + 1}">{mark(6, middle, shape, filled=True, size=4.5)}{points}</g>')
            name = words.thing(kind, one["name"])
            name = words("often", thing=name) if one["often"] else name
            body.append(
                text(18, middle + 4, name if len(name) <= 22 else f"{name[:21]}…", "t b" if one["sure"] else "t")
            )
            body.append(text(356, middle + 5, words.number(100 * one["points"], 1, sign=True), "d sm e"))
            half = 50 * (one["high"] - one["low"])
            body.append(text(398, middle + 4, f"± {words.number(half)}", "t s q e"))
    grid = [line(scale(tick), 8, scale(tick), y + 6, "mid" if tick == 0 else "hair") for tick in marks]
    axis = [text(scale(tick), y + 20, words.number(tick, 0, sign=tick != 0), "t s m") for tick in marks]
    return Panel(words("winning"), words("winning-meta"), gist, WIDTH, y + 26, "".join(grid + body + axis))


def ends(data: Data, words: Words) -> Panel:
    """The kinds of ends, and who won by them."""
    letters = [side["seats"][0] for side in data["summary"]["sides"]]
    body, y = [], 4.0
    for index, one in enumerate(data["variants"].values()):
        if len(data["variants"]) > 1:
            y += 14
            body.append(text(0, y, letter_of(data, index), "t b"))
        for end in one["ends"][:MOST_ENDS]:
            name = words.end(end, letters)
            body.append(text(0, y + 14, name if len(name) <= 60 else f"{name[:59]}…", "t"))
            body.append(text(WIDTH - 2, y + 14, f"{words.percent(end['rate'])} %", "d sm e"))
            x = 0.0
            for number, count in enumerate(end["wins"]):
                width = WIDTH * count / max(1, end["of"])
                shape = sign_of(data["experiment"]["game"], number)
                body.append(f'<g class="s{shape + 1}">{rect(x, y + 20, width, 8, "solid-bar")}</g>')
                x += width
            rest = WIDTH * (end["count"] - sum(end["wins"])) / max(1, end["of"])
            body.append(rect(x, y + 20, rest, 8, "rest-bar"))
            body.append(rect(0, y + 20, WIDTH, 8, "frame"))
            y += 38
    return Panel(words("ends"), words("ends-meta"), words("ends-gist"), WIDTH, y + 2, "".join(body))


def branching(data: Data, words: Words) -> Panel:
    """How many choices each kind of decision has, and how often it is asked: of the first variant."""
    kinds = next(iter(data["variants"].values()))["branching"]
    if not kinds:
        return Panel(words("branching"), "", words("nothing"), WIDTH, 10, "")
    total = sum(one["a_game"] for one in kinds)
    mean = sum(one["a_game"] * one["choices"] for one in kinds) / total
    shown = kinds[:MOST_KINDS]
    widest = max(one["choices"] for one in shown)
    body, y = [text(0, 12, words("branching-kind"), "t s q head")], 14.0
    body.append(text(170, 12, words("branching-a-game"), "t s q head e"))
    body.append(text(WIDTH - 2, 12, words("branching-choices"), "t s q head e"))
    for one in shown:
        y += 22
        body.append(text(0, y, one["kind"], "code"))
        body.append(text(170, y, words.number(one["a_game"]), "t e"))
        body.append(rect(184, y - 9, 160 * one["choices"] / widest, 10, "bar", ' rx="2"'))
        body.append(text(WIDTH - 2, y, words.number(one["choices"]), "d sm e"))
    gist = words("branching-gist", choices=words.number(mean), decisions=words.number(total, 0))
    return Panel(words("branching"), words("branching-meta"), gist, WIDTH, y + 10, "".join(body))


def players(data: Data, words: Words) -> Panel | None:
    """Every player's score, in all and on each side; none where all players are one."""
    if len(data["players"]) < 2:
        return None
    sides = data["summary"]["sides"]
    scale = Scale(0, 100, 130, 276)
    body, y = [], 4.0
    for player in sorted(data["players"], key=lambda one: -float(one["score"]["rate"])):
        rows = [(-1, player["score"]), *enumerate(player["sides"])]
        for number, rate in rows:
            y += 24
            middle = y - 10
            whole = number < 0
            shape = 0 if whole else sign_of(data["experiment"]["game"], number)
            sign = whisker(scale(100 * rate["low"]), scale(100 * rate["high"]), middle)
            sign += mark(scale(100 * rate["rate"]), middle, shape, filled=True)
            body.append(f'<g class="{"ink" if whole else f"s{shape + 1}"}">{sign}</g>')
            name = player["name"] if whole else words.side(sides[number]["seats"])
            body.append(text(0 if whole else 14, middle + 4, name[:20], "t b" if whole else "t s"))
            body.append(text(330, middle + 5, words.percent(rate["rate"]), "d sm e"))
            body.append(text(398, middle + 4, f"{words.percent(rate['low'])}–{words.percent(rate['high'])}", "t s q e"))
        y += 6
    grid = [line(scale(tick), 4, scale(tick), y, "mid" if tick == 50 else "hair") for tick in (0, 25, 50, 75, 100)]
    axis = [text(scale(tick), y + 14, str(tick), "t s m") for tick in (0, 25, 50, 75, 100)]
    return Panel(
        words("players"), words("players-meta"), words("players-gist"), WIDTH, y + 20, "".join(grid + body + axis)
    )
