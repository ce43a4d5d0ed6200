"""`warbox serve`: what it says when it cannot start, and how it ends."""

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.program import run
from tests.server.table import PATIENCE_SECONDS, is_running, wait_for


@pytest.mark.parametrize(
    ("db", "complaint"),
    [
        ("table.db", "what --db says is no address of a database; write sqlite:///FILE or postgresql://USER@HOST/NAME"),
        ("sqlite:///nowhere/table.db", "the database sqlite:///nowhere/table.db cannot be used: unable to open"),
        ("sqlite:///letter.txt", "the database sqlite:///letter.txt cannot be used: file is not a database"),
        ("sqlite:///.", "the database sqlite:///. cannot be used: unable to open"),
        ("mysql://ann@localhost/x", "a driver for this database is missing; for PostgreSQL: pip install"),
        (
            "postgresql://ann:pass-word@127.0.0.1:1/x",
            "the database postgresql://ann:***@127.0.0.1:1/x cannot be used: connection failed",
        ),
    ],
)
def test_a_database_that_cannot_be_used_is_named_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, db: str, complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("letter.txt").write_text("Dear Ann, this is a letter and no database at all.\n" * 20, encoding="utf-8")
    wrong = run(monkeypatch, "serve", "--port", "0", "--db", db)
    assert (wrong.code, wrong.out, wrong.err.count("\n")) == (2, "", 1)
    assert complaint in wrong.err
    assert "pass-word" not in wrong.err
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_an_address_that_another_program_has_is_named_with_a_way_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        wrong = run(monkeypatch, "serve", "--port", str(port), "--db", f"sqlite:///{tmp_path / 'table.db'}")
    assert wrong.code == 2
    assert f"cannot listen on 127.0.0.1:{port}: Address already in use; choose another --host or --port" in wrong.err


@pytest.mark.parametrize(("command", "option"), [("serve", "--db"), ("play broadsides", "--record")])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_without_a_folder_for_data_the_way_out_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str, option: str, lang: str
) -> None:
    """A home that is a file stands for one that cannot be written to: tests may run as one who may write anywhere."""
    home = tmp_path / "home"
    home.write_text("", encoding="utf-8")
    wrong = run(monkeypatch, *command.split(), "--lang", lang, env={"HOME": str(home), "XDG_DATA_HOME": ""})
    assert (wrong.code, wrong.out, wrong.err.count("\n")) == (2, "", 1)
    for named in (str(home), option, "XDG_DATA_HOME"):
        assert named in wrong.err


@pytest.mark.parametrize(("sign", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 0)])
def test_a_signal_ends_the_server_without_a_word_and_its_processes_with_it(
    tmp_path: Path, sign: signal.Signals, status: int
) -> None:
    program = [str(Path(sys.executable).with_name("warbox")), "serve", "--port", "0"]
    command = [*program, "--db", f"sqlite:///{tmp_path / 'table.db'}", "--lang", "en"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[4]
        form = {
            "game": "broadsides",
            "seats": [{"seat": "S", "kind": "human"}, {"seat": "I", "kind": "computer", "level": "recruit"}],
        }
        assert httpx.post(f"{address}api/matches", json=form, timeout=PATIENCE_SECONDS).status_code == 201
        wait_for(lambda: len(children(server.pid)) > 0)
        workers = children(server.pid)
        server.send_signal(sign)
        out, err = server.communicate(timeout=PATIENCE_SECONDS)
    finally:
        server.kill()
        server.wait()
    assert (server.returncode, out, err) == (status, "", "")
    wait_for(lambda: not any(is_running(worker) for worker in workers))
    assert not (tmp_path / "table.db-wal").exists(), "the file was closed"


def children(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(one) for one in found.split()]
