"""Every refusal says why, every event has its rule, every chance is exact."""

import re
from fractions import Fraction
from functools import cache

import pytest
from playwright.sync_api import expect

from tests.browser.moments import MOMENTS
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer
from warbox.catalog import load_catalog
from warbox.engine.turn import submit
from warbox.games import load_game

GAME = load_game("broadsides")


def test_a_rule_beside_an_event_opens_its_text(visitors: Visitors, server: RunningServer) -> None:
    table = visitors.sit(server.new_match("human human", start=MOMENTS["shot"]), "S").table
    table.do("shot C")
    line = table.log.get_by_role("listitem").filter(has_text="Seahawk fires at row C")
    tag = line.get_by_role("button", name="Why")
    rule = tag.inner_text().split()[-1]
    tag.click()
    expect(line.get_by_role("note")).to_contain_text(load_catalog("broadsides").entries[rule].text)
    tag.click()
    expect(line.get_by_role("note")).to_have_count(0)


def test_the_rule_behind_the_question_opens_its_text(visitors: Visitors, server: RunningServer) -> None:
    table = visitors.sit(server.new_match("human human", start=MOMENTS["plot"]), "S").table.asked("plot")
    table.decision.get_by_role("button", name=re.compile("BBP-DAMAGE-30")).click()
    expect(table.decision.get_by_role("note")).to_contain_text(load_catalog("broadsides").entries["BBP-DAMAGE-30"].text)


# A position, what is clicked, and the sentence that says why it cannot be.
REFUSED = {
    "a full section": ("at deploy", ["S.B3", "S.B3"], "B3 is full: three of your figures at most."),
    "no neighbours": (MOMENTS["step"], ["S.C3", "I.H4"], "One crosses straight over to the section opposite only"),
    "another level": (MOMENTS["step"], ["S.H3", "S.G4"], "no ladder joins them"),
    "nobody there": (MOMENTS["step"], ["S.G4"], "You have no"),
    "nobody fights there": (MOMENTS["fight"], ["I.F3"], "In I.F3 nobody fights: both sides must be there."),
    "no crew to promote": (MOMENTS["promote"], ["S.G4"], "None of your crew stands in G4."),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_click_that_is_refused_says_why(visitors: Visitors, server: RunningServer, what: str) -> None:
    start, clicks, why = REFUSED[what]
    table = visitors.sit(server.new_match("human human", start=start), "S").table.asked()
    for spot in clicks:
        before = table.question.inner_text()
        table.spot(spot).click()
        if spot != clicks[-1] and "place" in table.line.choices[0]:
            expect(table.question).not_to_have_text(before)
    refused = table.decision.get_by_role("alert")
    expect(refused).to_contain_text(why)
    tag = refused.get_by_role("button")
    rule = tag.inner_text().split()[-1]
    tag.click()
    expect(refused.get_by_role("note")).to_contain_text(load_catalog("broadsides").entries[rule].text)


# ---- chances, beside those that come out when the engine plays every die


def harm(position: str, row: str) -> int:
    """In how many of six faces a shot at a row takes something away."""
    count = 0
    for die in range(1, 7):
        state = GAME.parse(position)
        before = set(GAME.format(state).splitlines())
        submit(state, *GAME.parse_line(f"S: shot {row}"))
        submit(state, *GAME.parse_line(f"*: dice {die}"))
        after = set(GAME.format(state).splitlines())
        count += any(line.startswith("I ") for line in after - before)
    return count


@pytest.mark.parametrize("moment", ["shot", "salvo"])
def test_the_odds_of_every_row_are_those_of_the_engine(visitors: Visitors, server: RunningServer, moment: str) -> None:
    table = visitors.sit(server.new_match("human human", start=MOMENTS[moment]), "S").table.asked("shot")
    shown = {}
    for row in table.page.get_by_role("radio").all():
        found = re.match(r"Row (\w): (\d) in 6\.", str(row.get_attribute("aria-label")))
        assert found
        assert re.match(rf"{found[1]}.*{found[2]} in 6", " ".join(row.inner_text().split()))
        shown[found[1]] = int(found[2])
    assert shown == {row: harm(MOMENTS[moment], row) for row in "ABCDEFGH"}


def holds(position: str, spot: str) -> dict[str, Fraction]:
    """Who is left in a section, with which chance, when a melee there is fought with every die."""

    @cache
    def after(text: str) -> tuple[Fraction, Fraction]:
        state = GAME.parse(text)
        if state.question is None or state.question.kind != "melee" or f"spot={spot}" not in text:
            sides = {line.split()[0]: line for line in text.splitlines()}
            crews = [re.search(rf"[=,]{re.escape(spot)}:\d|captain={re.escape(spot)}", spoken(sides, x)) for x in "SI"]
            return Fraction(crews[0] is not None), Fraction(crews[1] is not None)
        sums = [Fraction(0), Fraction(0)]
        for first in range(1, 7):
            for second in range(1, 7):
                next_ = GAME.parse(text)
                submit(next_, *GAME.parse_line(f"*: dice {first} {second}"))
                found = after(GAME.format(next_))
                sums = [sums[0] + found[0], sums[1] + found[1]]
        return sums[0] / 36, sums[1] / 36

    state = GAME.parse(position)
    submit(state, *GAME.parse_line(f"S: fight {spot}"))
    seahawk, isabella = after(GAME.format(state))
    return {"Seahawk": seahawk, "Royal Isabella": isabella, "nobody": 1 - seahawk - isabella}


def spoken(sides: dict[str, str], ship: str) -> str:
    """A ship's line with the ship before every section."""
    return re.sub(r"(?<=[=,])(?=[A-H][345]\b)", f"{ship}.", sides[ship])


def test_the_chances_of_a_melee_are_those_of_the_engine(visitors: Visitors, server: RunningServer) -> None:
    table = visitors.sit(server.new_match("human human", start=MOMENTS["fight"]), "S").table.asked("fight")
    for name, spot in (("C5 of the Royal Isabella", "I.C5"), ("D3 of the Seahawk", "S.D3")):
        card = table.decision.get_by_role("article").filter(has_text=name)
        label = str(card.get_by_role("img").get_attribute("aria-label"))
        shown = {who: int(share) for who, share in re.findall(r"(Seahawk|Royal Isabella|nobody) (\d+) %", label)}
        assert shown == {who: round(100 * share) for who, share in holds(MOMENTS["fight"], spot).items()}
