"""The tables of lessons: the same protocol as a match's, and nothing of them is kept."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.table import PATIENCE_SECONDS, RunningServer
from warbox.games import SLUGS
from warbox.play.lesson import Lesson, load_lessons

Json = dict[str, Any]


class Learner:
    def __init__(self, socket: ClientConnection, **hello: Any) -> None:
        self.socket = socket
        self.say({"type": "hello", **hello})
        self.count = 0

    def say(self, message: Json) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self) -> Json:
        heard: Json = msgspec.json.decode(self.socket.recv(PATIENCE_SECONDS))
        return heard

    def ask(self, kind: str, **more: Any) -> list[Json]:
        """All that is said in answer, the receipt last."""
        self.count += 1
        self.say({"type": kind, "id": str(self.count), "n": 0, **more})
        said = [self.hear()]
        while said[-1].get("id") != str(self.count):
            said.append(self.hear())
        return said


Teach = Callable[..., Learner]


@pytest.fixture
def teach(server: RunningServer) -> Iterator[Teach]:
    """Begin a lesson, again and again; all sockets are closed at the end."""
    with ExitStack() as stack:

        def begin(slug: str, name: str = "first", step: int = 0, **hello: Any) -> Learner:
            address = server.address.replace("http", "ws", 1)
            opened = connect(f"{address}api/lessons/{slug}/{name}/socket?step={step}", compression=None, max_size=None)
            return Learner(stack.enter_context(opened), **hello)

        yield begin


def first(slug: str) -> Lesson:
    return load_lessons(slug)["first"]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_whole_lesson_is_played_step_by_step(server: RunningServer, teach: Teach, slug: str) -> None:
    (facts,) = [one for one in server.get(f"/api/games/{slug}/lessons") if one["name"] == "first"]
    learner = teach(slug)
    welcome = learner.hear()
    assert (welcome["type"], welcome["seat"]) == ("welcome", facts["seat"])
    for number, step in enumerate(facts["steps"]):
        if step["first"] and number:
            learner = teach(slug, step=number)
            welcome = learner.hear()
        if step["first"]:
            assert welcome["now"]["lesson"] == {"step": number, "done": False}
        *updates, done = learner.ask("act", action=step["action"])
        assert done["type"] == "done"
        assert [one["type"] for one in updates] == ["update"] * len(updates)
        assert updates[-1]["now"]["lesson"] == {"step": number + 1, "done": step["last"]}
        assert done["n"] == updates[-1]["n"]


def test_a_step_can_be_begun_anywhere(teach: Teach) -> None:
    learner = teach("broadsides", step=4)
    now = learner.hear()["now"]
    assert now["lesson"] == {"step": 4, "done": False}
    assert now["asked"]["kind"] == "shot"


def test_another_answer_is_met_with_the_lessons_words(teach: Teach) -> None:
    step = first("broadsides").parts[0].steps[0]
    for lang in ("en", "fr"):
        learner = teach("broadsides", lang=lang)
        learner.hear()
        (refused,) = learner.ask("act", action="plot S S S")
        assert refused["refusal"]["kind"] == "lesson"
        assert refused["refusal"]["message"] == step.words[lang]["instead"]
        assert learner.ask("act", action=step.action)[-1]["type"] == "done", "nothing has changed"


def test_the_rules_refuse_before_the_teacher_does(teach: Teach) -> None:
    learner = teach("broadsides")
    learner.hear()
    assert learner.ask("act", action="shot C")[0]["refusal"]["kind"] != "lesson"
    assert learner.ask("act", action="nonsense")[0]["refusal"]["kind"] == "not-notation"
    for kind in ("undo", "takeback", "resign"):
        assert learner.ask(kind)[0]["refusal"]["kind"] == "lesson-only"
    learner.say({"type": "ping"})
    assert learner.hear() == {"type": "pong"}


def test_a_learner_may_ask_what_the_rules_would_say(teach: Teach) -> None:
    learner = teach("broadsides")
    learner.hear()
    part, place = first("broadsides").steps()[0]
    action = part.steps[place].action
    (told,) = learner.ask("probe", action=action)
    assert (told["type"], told["probe"]["action"], told["probe"]["allowed"]) == ("probed", action, True)
    (told,) = learner.ask("probe", action="plot")
    assert not told["probe"]["allowed"]
    assert told["probe"]["refusal"]["message"]
    assert learner.ask("act", action=action)[-1]["type"] == "done"  # nothing had changed


def test_the_learner_sees_no_more_than_a_player(teach: Teach) -> None:
    learner = teach("onboard", step=8)
    now = learner.hear()["now"]
    assert [trap["cell"] for trap in now["view"]["traps"]] == [None]
    assert "hand=?" in now["position"]


def test_a_lesson_is_in_no_list_and_in_no_store(server: RunningServer, teach: Teach) -> None:
    before = server.get("/api/matches")
    rooms = len(server.hall._rooms)
    learner = teach("siegestorm", step=10)
    learner.hear()
    done = learner.ask("act", action="attack B")
    assert done[-2]["now"]["outcome"]["kind"] == "defeated"
    assert server.get("/api/matches") == before
    assert len(server.hall._rooms) == rooms


@pytest.mark.parametrize(
    ("slug", "name", "step"), [("chess", "first", 0), ("broadsides", "none", 0), ("broadsides", "first", 99)]
)
def test_no_such_lesson(teach: Teach, slug: str, name: str, step: int) -> None:
    learner = teach(slug, name, step=step)
    with pytest.raises(ConnectionClosed) as closed:
        learner.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
