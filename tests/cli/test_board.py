"""The drawing of Broadsides and its exact chances, held against the rules themselves."""

from fractions import Fraction

import pytest
from rich.console import Console

from warbox.cli.boards import load_board
from warbox.cli.boards.broadsides.chances import face_words, fighters_at
from warbox.cli.boards.broadsides.choices import short
from warbox.cli.boards.broadsides.course import course
from warbox.engine.action import Dice
from warbox.engine.decision import ARBITER, CHANCE, SPECTATOR
from warbox.engine.event import Public
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import apply, chance, legal
from warbox.games.broadsides.arcs import NO_SIDE, side_towards
from warbox.games.broadsides.deck import ROWS
from warbox.games.broadsides.game import GAME
from warbox.games.broadsides.odds import melee_odds
from warbox.games.broadsides.sea import SEATS, SIDES
from warbox.games.broadsides.shape import read
from warbox.i18n import speech

SAID = speech("broadsides", "en")


def lines(position: str, mine: str = "S", seat: int = ARBITER) -> list[str]:
    """The drawing of a position, as plain text."""
    console = Console(width=80, no_color=True, highlight=False)
    board = load_board("broadsides", SAID)
    with console.capture() as drawn:
        console.print(board.draw(GAME.view(GAME.parse(position), seat), mine, []))
    return drawn.get().splitlines()


def test_the_sea_shows_ships_with_heading_islands_and_coordinates() -> None:
    drawn = lines("S @6,4 NE\nI @7,9 W\nat plot\n")
    assert drawn[16 - 4].startswith(" 4 · · · · · · S↗· · ▒▒▒▒· · ")
    assert drawn[16 - 9].startswith(" 9 · ▒▒· · · · · I←· · · · · ")
    assert drawn[17].startswith("   0 1 2 3 4 5 6 7 8 9 10  12")


def test_a_wake_shows_where_a_ship_came_from() -> None:
    board = load_board("broadsides", SAID)
    console = Console(width=80, no_color=True, highlight=False)
    sailed = [Public("sailed", "BBP-CARDS-05", {"ship": "S", "x": 6, "y": y, "heading": "N"}) for y in range(1, 8)]
    with console.capture() as drawn:
        console.print(board.draw(GAME.view(GAME.parse("S @6,7 N\nI @0,16 S\nat plot\n"), 0), "S", sailed))
    column = [line[15:17] for line in drawn.get().splitlines()[16 - 7 : 17]]
    assert column == ["S↑", "s ", "s ", "s ", "s ", "· ", "· ", "· "]


def test_a_deck_shows_cannons_crew_captain_masts_hull_hits_and_damage_cards() -> None:
    drawn = lines(
        "S cannons-=B5,C3 crew-=B5 crew+=D3 captain=G5 main=1 aft=0 hull=C-port:1,D-starboard:2\nI @0,9 E\nat plot\n"
    )
    deck = {line[32:57].strip()[:1]: line[32:57].rstrip() for line in drawn if line[34:35] in ROWS and line[34:35]}
    assert deck["A"] == "  A  │    †s      │"
    assert deck["B"] == "  B  │          ss►"
    assert deck["C"] == "  Cx ◄ss  †     ss│"
    assert deck["D"] == "  D  ◄ss       sss► X"
    assert deck["G"] == "  G  │S   †       │"
    assert deck["H"] == "  H  │    ·      s│"
    assert "8 cannons · 21 crew" in drawn[14]
    assert "3 masts · Damage 2" in drawn[15]


def test_boarding_shows_the_decks_as_they_lie_with_crossings_and_ladders() -> None:
    drawn = lines(
        "placement opposite S=port I=port\nS crew=I.E5:1,A4:1 captain=H5\nI crew=E5:2 captain=H4\nat step S\n"
    )
    assert drawn[0].split() == ["Royal", "Isabella,", "bow", "down", "Seahawk", "(you),", "bow", "up"]
    assert drawn[2] == " H │   H3    ┊  H4 I   ┊   H5    │ ↔ │            A4 s             │ A"
    assert drawn[3] == "   ╞══╪═══════════════════════╪══╡   ╞══╪═══════════════════════╪══╡"
    assert drawn[6] == " E │     E3       ┊    E5 sii    │ ↔ │     D5       ┊     D3       │ D"


@pytest.mark.parametrize(
    ("placement", "left", "rows"),
    [
        ("same S=starboard I=port", "Seahawk", ("B5", "B3", "B5", "B3")),
        ("same S=port I=starboard", "Royal", ("B5", "B3", "B5", "B3")),
        ("opposite S=port I=port", "Royal", ("G3", "G4", "G5", "B5", "B3")),
        ("opposite S=starboard I=starboard", "Seahawk", ("B5", "B3", "G3", "G4", "G5")),
    ],
)
def test_the_sides_that_touch_face_each_other(placement: str, left: str, rows: tuple[str, ...]) -> None:
    """[BBP-PLACE-06] Every row of one ship lies opposite a row of the other, touching sides inwards."""
    drawn = lines(f"placement {placement}\nS crew=- captain=A4\nI crew=- captain=A4\nat step S\n")
    assert drawn[0].split()[0] == left
    assert tuple(word for word in drawn[4].split() if len(word) == 2) == rows


@pytest.mark.parametrize(("seat", "lang"), [(0, "en"), (1, "fr"), (SPECTATOR, "en")])
def test_every_moment_of_random_games_can_be_drawn_within_80_columns(seat: int, lang: str) -> None:
    board = load_board("broadsides", speech("broadsides", lang))
    console = Console(width=200, no_color=True, highlight=False)
    for seed in range(2):
        state, sampler = GAME.new(GAME.complete_options({})), Sampler(seed)
        while state.question is not None:
            asked = state.question.seats[0]
            if asked == CHANCE:
                chance(state, sampler)
                continue
            choices = legal(state, asked)
            view = GAME.view(state, seat)
            with console.capture() as drawn:
                console.print(board.draw(view, SEATS[seat] if seat >= 0 else "", []))
            assert max(len(line.rstrip()) for line in drawn.get().splitlines()) <= 80
            if seat == asked:
                with console.capture() as drawn:
                    board.foresee = lambda state=state, asked=asked: GAME.outlook(state, asked)  # type: ignore[misc]
                    console.print(board.menu(view, SEATS[asked], choices), board.legend(view), width=80)
                assert max(len(line) for line in drawn.get().splitlines()) <= 80
            apply(state, asked, choices[int(sampler.below(len(choices)))])


def test_short_forms_stand_for_every_choice() -> None:
    """Whatever is legal can be typed in its short form, and means the same."""
    sampler = Sampler(5)
    for _ in range(6):
        state = GAME.new(GAME.complete_options({}))
        while state.question is not None:
            asked = state.question.seats[0]
            if asked == CHANCE:
                chance(state, sampler)
                continue
            choices = legal(state, asked)
            shown = read(GAME.view(state, asked))
            for action in choices:
                verb, *words = action.text.split()
                typed = "".join(words).lower() if verb == "plot" else words[-1].lower() if words else ""
                if verb == "step":
                    typed = " ".join(words).lower()
                if typed:
                    assert short(shown, SEATS[asked], typed) == action.text
            apply(state, asked, choices[int(sampler.below(len(choices)))])


# ---- chances


def damage_of(state: State) -> str:
    """Everything about the ships that a shot can change."""
    text = GAME.format(state, ARBITER)  # type: ignore[arg-type]
    kinds = ("captain", "crew", "cannons", "fore", "main", "mizzen", "aft", "hull")
    ships = [line.split() for line in text.splitlines() if line[:2] in ("S ", "I ")]
    return " ".join(word for words in ships for word in words if word.partition("=")[0] in kinds)


def test_the_chances_of_a_shot_are_those_of_the_die() -> None:
    """[BBP-FIRE-09] to [BBP-FIRE-15]: a face is said to hit something exactly if rolling it changes the target."""
    sampler = Sampler(11)
    shots = 0
    while shots < 250:
        state = GAME.new(GAME.complete_options({}))
        while state.question is not None and shots < 250:
            asked = state.question.seats[0]
            if asked == CHANCE:
                chance(state, sampler)
                continue
            choices = legal(state, asked)
            if state.question.kind == "shot":
                shots += 1
                row = int(sampler.below(len(ROWS)))
                shown, odds = read(GAME.view(state, asked)), GAME.outlook(state, asked).odds
                faces = odds["choices"][f"shot {ROWS[row]}"]["faces"]  # type: ignore[index]
                hits = [face_words(shown, SEATS[1 - asked], face, SAID) for face in faces]
                fired = state.clone()
                apply(fired, asked, choices[row])
                for face in range(1, 7):
                    after = fired.clone()
                    apply(after, CHANCE, Dice([face]))
                    if after.outcome is None and after.question is not None and after.question.kind == "shot":
                        assert bool(hits[face - 1]) == (damage_of(after) != damage_of(fired))
            apply(state, asked, choices[int(sampler.below(len(choices)))])


def test_the_struck_side_is_the_one_that_faces_the_shooter() -> None:
    """[BBP-R-26] rel 1 to 3 starboard, 5 to 7 port, ahead and astern none."""
    sides = []
    for x, y in [(6, 5), (7, 5), (7, 4), (7, 3), (6, 3), (5, 3), (5, 4), (5, 5)]:
        state = GAME.parse(f"S @6,4 N\nI @{x},{y} N\nat plot\n")
        side = side_towards(state.ships[0], state.ships[1])
        sides.append("" if side == NO_SIDE else SIDES[side])
    assert sides == ["", "starboard", "starboard", "starboard", "", "port", "port", "port"]


def melee_by_the_rules(state: State) -> tuple[Fraction, Fraction]:
    """The chances that S, and that I, holds I.C5, by playing out every pair of dice; repeated ties do not count."""
    results = [Fraction(0), Fraction(0)]
    decided = 0
    for action in legal(state, CHANCE):
        after = state.clone()
        apply(after, CHANCE, action)
        if damage_of(after) == damage_of(state):
            continue
        decided += 1
        s_crew, s_captain, i_crew, i_captain = fighters_at(read(GAME.view(after, ARBITER)), "I.C5")  # type: ignore[arg-type]
        if (s_crew or s_captain) and (i_crew or i_captain) and after.outcome is None:
            held = melee_by_the_rules(after)
        else:
            held = Fraction(bool(s_crew or s_captain)), Fraction(bool(i_crew or i_captain))
        results = [results[0] + held[0], results[1] + held[1]]
    return results[0] / decided, results[1] / decided


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("S crew=I.C5:1 captain=H5", "I crew=C5:1 captain=H5"),
        ("S crew=I.C5:2 captain=H5", "I crew=C5:1 captain=H5"),
        ("S crew=I.C5:1 captain=I.C5", "I crew=C5:1 captain=H5"),
        ("S crew=- captain=I.C5", "I crew=- captain=C5"),
        ("S crew=I.C5:1 captain=I.C5", "I crew=- captain=C5"),
    ],
)
@pytest.mark.parametrize("options", ["", "options captain-counts=no captains-tie=present\n"])
def test_the_chances_of_a_melee_are_those_of_its_dice(ours: str, theirs: str, options: str) -> None:
    """[BBP-MELEE-04] to [BBP-MELEE-09]: exact, round after round, ties of captains rolled again."""
    state = GAME.parse(f"{options}placement same S=starboard I=port\n{ours}\n{theirs}\nat melee S spot=I.C5\n")
    fighters = fighters_at(read(GAME.view(state, ARBITER)), "I.C5")
    odds = melee_odds(*fighters, not options, bool(options))
    assert (odds.s_wins, odds.i_wins) == melee_by_the_rules(state)


def test_a_course_leads_where_the_rules_lead() -> None:
    """[BBP-CARDS-04] to [BBP-CARDS-07], [BBP-ISLAND-01]: point, heading and grounding after every card."""
    state = GAME.parse("S @5,6 N\nI @0,16 N\nat plot\n")
    for action in legal(state, 0):
        after = state.clone()
        apply(after, 0, action)
        apply(after, 1, GAME.parse_seat_action("plot S S S"))
        ship = read(GAME.view(after, ARBITER)).ships["S"]
        x, y, heading, _ = course(read(GAME.view(state, 0)).ships["S"], "".join(action.text.split()[1:]))[-1]
        assert (ship.x, ship.y, ship.heading) == (x, y, heading)
    assert [step[3] for step in course(read(GAME.view(state, 0)).ships["S"], "FFF")] == [False, True, True]
