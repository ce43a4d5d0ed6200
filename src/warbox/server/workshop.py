"""Things that somebody makes, over HTTP: what kinds there are, and what is wrong with one."""

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, Field, StringConstraints
from starlette.responses import Response

from warbox.engine.workshop import Fault as MadeFault
from warbox.engine.workshop import Kind
from warbox.games import SLUGS, load_game
from warbox.i18n import speech
from warbox.server import forms
from warbox.server.errors import ClientError
from warbox.server.routes import PROBLEMS, find_game, json_response

MOST_TEXT = 20_000

workshop = APIRouter(prefix="/api/workshop", responses=PROBLEMS)


class ThingForm(forms.Form):
    game: str
    kind: str
    text: Annotated[str, StringConstraints(max_length=MOST_TEXT)] = Field(description="In any form a file may have.")
    options: dict[str, str] = Field(default_factory=dict, max_length=20, description="Under which it is judged.")
    lang: forms.Lang = "en"


class FaultFacts(BaseModel):
    kind: str
    rule: str
    reason: str
    place: str = Field(description="The key of the file; empty: none.")
    where: str = Field(description="The same in words.")
    line: int = Field(description="Where it stands in the text; 0: nowhere.")
    spots: list[str] = Field(description="Cells, edges, cards that it is about.")


class ThingFacts(BaseModel):
    name: str
    faults: list[FaultFacts] = Field(description="Every one of them; none: it may be played.")
    value: str = Field(description="What the option of a match takes.")
    data: dict[str, Any] = Field(description="The thing as plain data.")


class KindFacts(BaseModel):
    game: str
    kind: str
    options: list[str] = Field(description="The options of a match that take one.")
    limits: dict[str, Any]


@workshop.get("", response_model=list[KindFacts])
async def list_kinds() -> Response:
    """What can be made, and for which game."""
    kinds = [(slug, kind) for slug in SLUGS for kind in load_game(slug).kinds()]
    facts = [{"game": slug, "kind": one.name, "options": one.options, "limits": one.limits()} for slug, one in kinds]
    return json_response(facts)


@workshop.post("/check", response_model=ThingFacts)
async def check_thing(form: ThingForm) -> Response:
    """Everything that is wrong with a thing, each fault with its place, its reason and its rule."""
    kind = find_kind(form.game, form.kind)
    made = kind.read(form.text, form.options)
    faults = [fault_facts(fault, form.game, kind, form.lang) for fault in made.faults]
    return json_response(
        {"name": made.names.get(form.lang, ""), "faults": faults, "value": made.value, "data": made.data}
    )


def find_kind(slug: str, name: str) -> Kind:
    for kind in find_game(slug).kinds():
        if kind.name == name:
            return kind
    raise ClientError(404, "no-kind", f"nothing of that kind is made for {slug}")


def fault_facts(fault: MadeFault, slug: str, kind: Kind, lang: str) -> dict[str, Any]:
    said = speech(slug, lang)
    key, _, rest = fault.place.partition("[")
    number = rest.partition("]")[0]
    facts: dict[str, str | int] = {"key": key.partition(".")[0], "number": int(number) + 1 if number.isdecimal() else 0}
    where = said.say(f"{kind.name}-where", **facts) if fault.place and said.knows(f"{kind.name}-where") else fault.place
    return {
        "kind": fault.kind,
        "rule": fault.rule,
        "reason": said.say(fault.message, **fault.facts),
        "place": fault.place,
        "where": where,
        "line": fault.line,
        "spots": fault.spots,
    }
