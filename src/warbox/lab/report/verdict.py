"""What a report says first: the answer in a sentence, the test that gave it, and a handful of numbers."""

from dataclasses import dataclass
from typing import Any

from warbox.lab.report.draw import Panel, Scale, rect, text
from warbox.lab.report.plots import NOBODY, RULES, favours
from warbox.lab.report.words import Words


@dataclass(frozen=True)
class Headline:
    title: str
    because: str
    bar: Panel | None


def headline(data: dict[str, Any], words: Words) -> Headline:
    """The answer to the question of the experiment."""
    summary = data["summary"]
    sides = [words.side(side["seats"]) for side in summary["sides"]]
    games = words("games", games=summary["games"], deals=_deals(data))
    if summary["sure"] is not None:
        return _sure(data, words, sides[0], games)
    if len(data["variants"]) > 1:
        return _variants(data, words, sides[0], games)
    if not summary["games"]:
        return Headline(words("no-games"), "", None)
    rate = summary["variants"][0]["sides"][0]
    side = favours(data, 0)
    if side == NOBODY:
        title = words("title-even")
    else:
        title = words("title-hard" if side == RULES else "title-favours", side=sides[max(0, side)])
    facts = {"side": sides[0], "rate": words.percent(rate["rate"]), "low": words.percent(rate["low"])}
    return Headline(title, f"{words('because-rate', **facts, high=words.percent(rate['high']))} {games}", None)


def _deals(data: dict[str, Any]) -> int:
    experiment = data["experiment"]
    rotations = len(experiment["players"][0]) if experiment["swap"] else 1
    return int(data["summary"]["games"] // (len(data["variants"]) * len(experiment["players"]) * rotations))


def _variants(data: dict[str, Any], words: Words, side: str, games: str) -> Headline:
    """The clearest difference of the first variant from another."""
    found = [one for one in data["differences"] if "mean" in one]
    if not found:
        return Headline(words("no-games"), "", None)
    clear = [one for one in found if one["low"] > 0 or one["high"] < 0]
    one = max(clear or found, key=lambda one: abs(float(one["mean"])))
    half = words.number(50 * (one["high"] - one["low"]))
    facts = {"side": side, "first": str(one["first"]), "second": str(one["second"])}
    points = {"points": words.number(abs(100 * one["mean"])), "half": half}
    if not clear:
        return Headline(words("title-same", side=side), f"{words('because-same', **facts, **points)} {games}", None)
    better = "title-better" if one["mean"] > 0 else "title-worse"
    return Headline(words(better, **facts), f"{words('because-difference', **facts, **points)} {games}", None)


def _sure(data: dict[str, Any], words: Words, side: str, games: str) -> Headline:
    test = data["summary"]["sure"]
    first, second = contenders(data)
    verdict = test["verdict"] or "open"
    facts = {"first": first, "second": second, "score": words.percent(test["score"])}
    facts |= {"low": words.percent(test["low"]), "high": words.percent(test["high"])}
    return Headline(words(f"sure-{verdict}", **facts), f"{words('sure-because', **facts)} {games}", _bar(test, words))


def contenders(data: dict[str, Any]) -> tuple[str, str]:
    names = list(data["variants"])
    if len(names) == 2:
        return names[0], names[1]
    lineup = data["experiment"]["players"][0]
    return lineup[0], next(name for name in lineup if name != lineup[0])


def _bar(test: dict[str, Any], words: Words) -> Panel:
    """The log-likelihood ratio between its bounds."""
    lower, upper = test["lower"], test["upper"]
    scale = Scale(lower, upper, 90, 410)
    at = min(492.0, max(8.0, scale(test["llr"])))
    zero = scale(0)
    body = rect(0, 24, 88, 18, "no") + rect(90, 24, 320, 18, "between") + rect(412, 24, 88, 18, "yes")
    body += rect(min(zero, at), 29, abs(at - zero), 8, "evidence")
    body += f'<path d="M90 18v30M410 18v30" class="bound"/><path d="M{at - 6:.1f} 20h12v16l-6 8-6-8z" class="pointer"/>'
    body += text(at, 13, words.number(test["llr"], 2), "t b m")
    body += text(44, 62, f"< {words.number(lower, 2)}", "t s m") + text(456, 62, f"> {words.number(upper, 2)}", "t s m")
    body += text(250, 62, words("sure-axis"), "t s m")
    return Panel(words("sure-axis"), "", words.number(test["llr"], 2), 500, 70, body)


def facts(data: dict[str, Any], words: Words) -> list[tuple[str, str]]:
    """Numbers of the first variant: the seat, changes of the lead, when it is known, choices, length."""
    one = next(iter(data["variants"].values()))
    found = []
    side = words.side(data["summary"]["sides"][0]["seats"])
    if one["seat"] is not None:
        seat = one["seat"]
        half = words.number(50 * (seat["high"] - seat["low"]))
        found.append((f"{words.number(100 * seat['mean'], 1, sign=True)} ± {half}", words("fact-seat", side=side)))
    if one["lead"] is not None:
        found.append((words.number(one["lead"]["mean"]), words("fact-lead")))
    if one["known"] is not None:
        found.append((f"{words.percent(one['known']['median'], 0)} %", words("fact-known")))
    if one["length"] is not None:
        unit = "fact-turns" if one["length"]["unit"] == "turns" else "fact-decisions"
        found.append((words.number(one["length"]["spread"]["median"], 0), words(unit)))
    return found
