"""Content files: an error names the file, the key and the reason."""

from pathlib import Path
from typing import Any

import pytest

from warbox.engine.content import ContentError, TomlTable, load

DATA = {"name": "Seahawk", "guns": 10, "dark": True, "sides": ["port"], "start": {"x": 6}, "crew": [{"n": 2}]}
SHIP = TomlTable(DATA, "a.toml")


def test_values_of_the_right_kind_are_given() -> None:
    assert SHIP.text("name") == "Seahawk"
    assert SHIP.number("guns", 0, 10) == 10
    assert SHIP.flag("dark")
    assert SHIP.texts("sides") == ["port"]
    assert SHIP.choice("name", ["Isabella", "Seahawk"]) == 1
    assert SHIP.choices("sides", ["starboard", "port"]) == [1]
    assert SHIP.table("start").number("x", 0, 12) == 6
    assert [table.number("n", 1, 3) for table in SHIP.tables("crew")] == [2]


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda: SHIP.text("rig"), "a.toml: rig: is missing"),
        (lambda: SHIP.text("guns"), "a.toml: guns: must be text, not 10"),
        (lambda: SHIP.number("name", 0, 9), "a.toml: name: must be a whole number from 0 to 9, not 'Seahawk'"),
        (lambda: SHIP.number("guns", 0, 9), "a.toml: guns: must be a whole number from 0 to 9, not 10"),
        (lambda: SHIP.number("dark", 0, 9), "a.toml: dark: must be a whole number from 0 to 9, not True"),
        (lambda: SHIP.flag("guns"), "a.toml: guns: must be true or false, not 10"),
        (lambda: SHIP.items("guns"), "a.toml: guns: must be a list, not 10"),
        (lambda: SHIP.texts("crew"), "a.toml: crew: must be a list of texts, not {'n': 2}"),
        (lambda: SHIP.choice("name", ["A", "B"]), "a.toml: name: must be one of A, B, not 'Seahawk'"),
        (lambda: SHIP.choices("sides", ["A", "B"]), "a.toml: sides: 'port' is none of A, B"),
        (lambda: SHIP.table("guns"), "a.toml: guns: must be a table, not 10"),
        (lambda: SHIP.tables("sides"), "a.toml: sides: must be a list of tables, not 'port'"),
        (lambda: SHIP.table("start").text("x"), "a.toml: start: x: must be text, not 6"),
        (lambda: SHIP.tables("crew")[0].text("n"), "a.toml: crew[0]: n: must be text, not 2"),
    ],
)
def test_an_error_names_file_key_and_reason(ask: Any, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        ask()
    assert str(caught.value) == message


def test_a_file_that_is_not_toml_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "coves_content" / "content"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("")
    (folder / "good.toml").write_text("cards = 5\n")
    (folder / "bad.toml").write_text("cards = = 5\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert load("coves_content", "good.toml").number("cards", 1, 9) == 5
    with pytest.raises(ContentError, match=r"^bad\.toml: .*line 1"):
        load("coves_content", "bad.toml")
