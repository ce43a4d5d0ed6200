"""Playing at the terminal: whole games, the commands of the table, saving and resuming, secrets."""

import random
import re
from pathlib import Path

import pytest

from tests.cli.program import Run, run
from tests.play.forge import load
from warbox.play.record import read_record
from warbox.play.verify import HOLDS, verify

IN_RANGE = "turn 3\nS @6,4 N\nI @7,4 N\nat shot S\n"
BOARDING = """placement opposite S=port I=port
S crew=A4:1,B5:2,D5:2,H3:1 captain=H5
I crew=A4:1,D5:2,E5:2,H3:1 captain=H4
at step S moves=3
"""


def played(monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str, typed: str = "") -> Run:
    return run(monkeypatch, "play", "broadsides", *arguments, typed=typed, env={"XDG_DATA_HOME": str(folder)})


def record_in(folder: Path) -> Path:
    (path,) = (folder / "warbox" / "matches").glob("*.jsonl")
    return path


def position(folder: Path, text: str) -> str:
    path = folder / "start.pos"
    path.write_text(text, encoding="utf-8")
    return str(path)


def plays(path: Path) -> list[str]:
    record, _ = read_record(path)
    return [getattr(line, "play", "resign") for line in record.plays]


def numbers(seed: int) -> str:
    """A typist who picks numbers blindly."""
    chooser = random.Random(seed)
    return "".join(f"{chooser.choice([chooser.randint(1, 9), chooser.randint(1, 64)])}\n" for _ in range(6000))


@pytest.mark.parametrize(("seed", "lang", "opponent"), [(1, "en", "random"), (4, "fr", "random"), (5, "fr", "human")])
def test_a_whole_game_is_played_by_typing_and_leaves_a_record_that_verifies(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int, lang: str, opponent: str
) -> None:
    options = ("--seed", str(seed), "--opponent", opponent, "--lang", lang)
    game = played(monkeypatch, tmp_path, *options, typed=numbers(seed))
    assert (game.code, game.err) == (0, "")
    path = record_in(tmp_path)
    assert f"warbox verify {path}" in game.out
    assert verify(path.read_bytes()).status == HOLDS
    assert list(path.parent.glob("*.seed")) == []
    assert [line for line in game.out.splitlines() if len(line) > 80 and str(path) not in line] == []
    assert "{" not in game.out


def test_a_game_with_the_same_seed_and_the_same_answers_is_the_same_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    games = []
    for name in ("one", "two"):
        played(monkeypatch, tmp_path / name, "--seed", "4", "--opponent", "random", typed=numbers(4))
        games.append(plays(record_in(tmp_path / name)))
    assert games[0] == games[1]


def test_a_newcomer_is_told_his_ship_the_aim_and_where_help_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen = {name: played(monkeypatch, tmp_path, "--seat", name[0]).out for name in ("Seahawk", "Isabella")}
    assert "You command Seahawk; the computer (regular) plays Royal Isabella." in seen["Seahawk"]
    assert "You command Royal Isabella; the computer (regular) plays Seahawk." in seen["Isabella"]
    assert "kill her captain hand to hand" in " ".join(seen["Seahawk"].split())
    assert "? helps" in seen["Seahawk"]


def test_without_a_wish_the_ship_is_drawn_by_lot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """[BBP-R-07] Who gets which ship is chosen at random with equal chance."""
    given = set()
    for seed in range(12):
        out = played(monkeypatch, tmp_path / str(seed), "--seed", str(seed), "--opponent", "random").out
        given.add("You command Seahawk" in out)
    assert given == {True, False}


def test_numbers_short_forms_and_notation_all_answer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typed = "1\nh3\nplace captain H5\nf f r\nplot S S S\nS: plot L L L\nquit\n"
    played(monkeypatch, tmp_path, "--seat", "S", "--opponent", "random", "--seed", "1", typed=typed)
    mine = [line for line in plays(record_in(tmp_path)) if line.startswith("S:")]
    assert mine == [
        "S: place crew A4",
        "S: place crew H3",
        "S: place captain H5",
        "S: plot F F R",
        "S: plot S S S",
        "S: plot L L L",
    ]


def test_steps_are_typed_from_and_to(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typed = "d5>e5\nB5 I.G5\nH5>H4\nquit\n"
    start = position(tmp_path, BOARDING)
    played(monkeypatch, tmp_path, "--seat", "S", "--opponent", "human", "--from", start, typed=typed)
    assert plays(record_in(tmp_path)) == [
        "S: step crew S.D5>S.E5",
        "S: step crew S.B5>I.G5",
        "S: step captain S.H5>S.H4",
    ]


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("fly", "“fly” is not understood: type a row from A to H, a number, or ? for help"),
        ("Z", "“Z” is not understood"),
        ("0", "choose a number from 1 to 9"),
        ("99999999999999999999", "choose a number from 1 to 9"),
        ("²", "“²” is not understood"),
        ("shot", "write 'shot ROW'"),
        ("shot Q", "no such row"),
        ("plot F F F", "Name a row from A to H, or hold.  BBP-FIRE-07"),
        ("I: shot C", "“I: shot C” is not understood"),
        ("? zork", "has no zork; did you mean"),
        ("undo", "There is nothing to take back."),
        ("\x00\x1b[31m", "is not understood"),
    ],
)
def test_a_bad_answer_is_explained_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str, complaint: str
) -> None:
    start = position(tmp_path, IN_RANGE)
    game = played(monkeypatch, tmp_path, "--seat", "S", "--opponent", "human", "--from", start, typed=typed + "\n")
    assert game.code == 0
    assert complaint in " ".join(game.out.split("\n"))
    assert plays(record_in(tmp_path)) == []


def test_anything_may_be_typed_without_harm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    chooser = random.Random(1)
    alphabet = "ABCFSRLD345>.,:?= \t-\"'\\éß¡☠\x7f{}[]bold/"
    lines = ["".join(chooser.choices(alphabet, k=chooser.randint(0, 12))) for _ in range(400)]
    start = position(tmp_path, BOARDING)
    game = played(monkeypatch, tmp_path, "--opponent", "human", "--from", start, typed="\n".join(lines) + "\n")
    assert (game.code, game.err) == (0, "")


def test_a_plot_that_runs_aground_must_be_typed_twice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    start = position(tmp_path, "S @6,7 N\nI @0,16 S\nat plot\n")
    options = ("--seat", "S", "--opponent", "random", "--from", start)
    once = played(monkeypatch, tmp_path / "once", *options, typed="FFF\nSSS\nquit\n")
    assert "Card 1 would run your ship aground at 6,7." in once.out
    assert "S: plot S S S" in plays(record_in(tmp_path / "once"))
    played(monkeypatch, tmp_path / "twice", *options, typed="FFF\nFFF\nquit\n")
    assert "S: plot F F F" in plays(record_in(tmp_path / "twice"))


# ---- undo, resign


def test_undo_takes_back_what_no_die_or_reveal_has_followed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typed = "A4\nundo\nG3\nG5\nH5\nSSS\nundo\nquit\n"
    game = played(monkeypatch, tmp_path, "--seat", "S", "--opponent", "random", "--seed", "1", typed=typed)
    assert "Taken back." in game.out
    assert "Secret choices have been revealed since" in game.out
    mine = [line for line in plays(record_in(tmp_path)) if line.startswith("S: place")]
    assert mine == ["S: place crew G3", "S: place crew G5", "S: place captain H5"]


def test_undo_stops_at_dice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    start = position(tmp_path, IN_RANGE)
    game = played(monkeypatch, tmp_path, "--seat", "S", "--opponent", "human", "--from", start, typed="C\nundo\n")
    assert "Dice have been rolled since" in game.out
    assert plays(record_in(tmp_path))[0] == "S: shot C"


def test_at_a_shared_keyboard_the_last_move_is_taken_back_whoever_is_asked_now(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    start = position(tmp_path, BOARDING)
    typed = "B5>A4\nB5>A4\nH3>H4\nundo\nundo\nquit\n"
    played(monkeypatch, tmp_path, "--opponent", "human", "--from", start, typed=typed)
    assert plays(record_in(tmp_path)) == ["S: step crew S.B5>S.A4"]


def test_resigning_is_asked_once_more_and_loses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """[BBP-R-71] Resignation at any decision counts as a loss."""
    typed = "resign\nno\nabandonner\noui\n"
    game = played(monkeypatch, tmp_path, "--seat", "S", "--opponent", "random", "--lang", "fr", typed=typed)
    assert "Le Royal Isabella gagne : l’ennemi a abandonné." in game.out
    assert "Vous avez perdu." in game.out
    assert plays(record_in(tmp_path))[-1] == "resign"
    assert verify(record_in(tmp_path).read_bytes()).status == HOLDS


# ---- leaving and coming back


@pytest.mark.parametrize("ending", ["quit\n", "", "A4\n"])
def test_whoever_leaves_is_told_how_to_go_on_and_loses_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ending: str
) -> None:
    typed = "A4\nH3\nH5\nFFS\n" + ending
    game = played(monkeypatch, tmp_path, "--seat", "S", "--opponent", "random", "--seed", "4", typed=typed)
    assert game.code == 0
    path = record_in(tmp_path)
    assert f"warbox play broadsides --resume {path}\n" in game.out
    before = plays(path)
    assert "S: plot F F S" in before
    played(monkeypatch, tmp_path, "--resume", str(path), typed=numbers(4))
    assert plays(path)[: len(before)] == before
    assert verify(path.read_bytes()).status == HOLDS


def test_ctrl_c_is_a_way_to_leave(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("warbox.cli.play.read_line", interrupted)
    game = played(monkeypatch, tmp_path)
    assert game.code == 0
    assert f"--resume {record_in(tmp_path)}" in game.out


def test_save_makes_a_copy_to_go_on_from_and_overwrites_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    copy = tmp_path / "my game.jsonl"
    typed = f"A4\nsave\nsave {copy}\nsave {copy}\nsave {tmp_path}/no/such\nH3\nquit\n"
    game = played(monkeypatch, tmp_path, "--seat", "S", "--opponent", "random", typed=typed)
    assert f"saved in {copy}" in game.out
    assert "exists already; give another name" in " ".join(game.out.split())
    assert "there is no file" in game.out
    assert plays(copy)[-1] == "S: place crew A4"
    again = played(monkeypatch, tmp_path, "--resume", str(copy), typed="G3\nquit\n")
    assert f"--resume '{copy}'" in again.out
    assert plays(copy)[-1] == "S: place crew G3"


def test_a_record_goes_where_it_is_wanted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    wanted = tmp_path / "here.jsonl"
    played(monkeypatch, tmp_path, "--record", str(wanted), "--option", "idle-turns=7", typed="A4\n")
    record, _ = read_record(wanted)
    assert record.header.options["idle-turns"] == "7"


def test_a_finished_match_is_not_resumed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played(monkeypatch, tmp_path, typed="resign\nyes\n")
    again = played(monkeypatch, tmp_path, "--resume", str(record_in(tmp_path)))
    assert again.code == 2
    assert "is over" in again.err


# ---- commands that show something


def test_help_shows_the_hint_and_the_rules_behind_the_moment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    start = position(tmp_path, IN_RANGE)
    game = played(
        monkeypatch,
        tmp_path,
        "--opponent",
        "human",
        "--from",
        start,
        typed="?\n? 1\n? arc-03\nhelp ARC-04\nodds\nlog\n",
    )
    text = " ".join(game.out.split())
    assert "Name a row of the enemy's deck" in text
    assert "1 BBP-FIRE-05 The first player resolves" in text
    assert "he names a row A–H of the enemy deck, then rolls one die" in text
    assert "Enemy on line A: the two forward cannons" in text
    assert "Enemy on line B: all five cannons" in text


def test_the_last_events_can_be_explained_by_their_number(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    start = position(tmp_path, IN_RANGE)
    game = played(monkeypatch, tmp_path, "--opponent", "human", "--from", start, "--seed", "1", typed="C\n?\n? 2\n")
    rule = re.findall(r"^  2 (BBP-\S+)", game.out, flags=re.MULTILINE)[0]
    assert f"\n{rule}  " in game.out


def test_list_shows_all_64_plots_and_board_draws_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    start = position(tmp_path, "S @6,4 N\nI @0,16 S\nat plot\n")
    game = played(
        monkeypatch, tmp_path, "--seat", "S", "--opponent", "random", "--from", start, typed="list\nboard\nodds\n"
    )
    assert " 64 LLL" in game.out
    assert "FFR 6,6↗" in game.out
    assert game.out.count("S↑") == 2
    assert "No dice are at stake" in game.out


# ---- secrets


def behind_the_curtain(monkeypatch: pytest.MonkeyPatch, folder: Path, typed: str) -> str:
    game = played(monkeypatch, folder, "--opponent", "human", "--seed", "1", typed=typed)
    assert game.code == 0
    return re.sub(r"--resume \S+", "", game.out)


def test_the_other_seats_secret_answers_change_nothing_on_the_screen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """[BBP-R-08] [BBP-CARDS-02] Neither sees the other's placements and plot before the reveal."""
    first = behind_the_curtain(monkeypatch, tmp_path / "1", "\nA4\nH3\nH5\n\nboard\nlist\n?\nlog\n")
    second = behind_the_curtain(monkeypatch, tmp_path / "2", "\nG3\nG3\nG5\n\nboard\nlist\n?\nlog\n")
    marker = "Pass the keyboard to Royal Isabella"
    assert first.split(marker)[1] == second.split(marker)[1]
    plotted = "\nA4\nH3\nH5\n\nA4\nH3\nH5\n\n{}\n\nboard\nlist\n?\nlog\n"
    first = behind_the_curtain(monkeypatch, tmp_path / "3", plotted.format("LRL"))
    second = behind_the_curtain(monkeypatch, tmp_path / "4", plotted.format("FSF"))
    assert first.split(marker)[2] == second.split(marker)[2]


def test_after_the_first_card_the_others_stay_hidden_at_a_shared_screen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """[BBP-MOVE-01] Cards are turned over one at a time."""
    start = position(tmp_path, "S @6,4 N\nI @7,4 N\nat plot\n")
    game = played(monkeypatch, tmp_path, "--opponent", "human", "--from", start, typed="\nSLR\n\nSRL\nboard\n")
    assert "cards S (?) (?)" in game.out
    assert not re.search(r"\([LR]\)", game.out.rpartition("In range!")[2])


def test_the_computers_plot_is_hidden_and_the_own_one_is_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    start = position(tmp_path, "S @6,4 N\nI @7,4 N\nat plot\n")
    options = ("--seat", "S", "--opponent", "random", "--from", start, "--seed", "3")
    game = played(monkeypatch, tmp_path, *options, typed="SLR\nhold\nboard\n")
    assert "cards S (L) (R)" in game.out
    assert re.search(r"cards [FSRL] \(\?\) \(\?\)", game.out)


@pytest.mark.parametrize(("lang", "word", "said"), [("en", "probe", "Allowed: shot C."), ("fr", "essai", "Permis")])
def test_a_probe_says_what_the_rules_say_without_playing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, word: str, said: str
) -> None:
    start = position(tmp_path, IN_RANGE)
    typed = f"{word} shot C\n{word} plot F F F\n? shot D\nquit\n"
    game = played(monkeypatch, tmp_path, "--seat", "S", "--from", start, "--lang", lang, typed=typed)
    assert said in game.out
    assert "BBP-FIRE-07" in game.out
    assert "shot D" in game.out
    assert plays(record_in(tmp_path)) == []


@pytest.mark.parametrize(("lang", "word", "said"), [("en", "hint", "Hint: shot"), ("fr", "conseil", "Conseil : shot")])
def test_a_hint_names_a_move_and_the_record_says_that_it_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, word: str, said: str
) -> None:
    """Leaving and coming back does not make it forgotten."""
    start = position(tmp_path, IN_RANGE)
    game = played(monkeypatch, tmp_path, "--seat", "S", "--from", start, "--lang", lang, typed=f"{word}\nquit\n")
    assert said in " ".join(game.out.replace("\u202f", " ").replace("\xa0", " ").split())
    record = record_in(tmp_path)
    yes = "yes" if lang == "en" else "oui"
    again = run(monkeypatch, "play", "broadsides", "--resume", str(record), "--lang", lang, typed=f"resign\n{yes}\n")
    assert again.code == 0, again.err
    assert load(record.read_bytes())[-1]["hints"] == {"S": 1}
    assert verify(record.read_bytes()).status == HOLDS
    assert [path.name for path in record.parent.glob(record.name + "*")] == [record.name]
