"""The lab over HTTP: experiments that are played in the background, and their reports."""

import secrets
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field, StringConstraints
from starlette.responses import HTMLResponse, Response

from warbox.lab.experiment import ExperimentError, experiment_of
from warbox.lab.findings import findings
from warbox.lab.report.page import POLICY, page, panels, style
from warbox.lab.row import Row
from warbox.server import forms
from warbox.server.errors import ClientError
from warbox.server.gate import address_of
from warbox.server.routes import PROBLEMS, TheHall, json_response
from warbox.server.trials import Trial, Trials

MOST_GAMES = 2000  # of one variant
MOST_IN_ALL = 4000
MOST_VARIANTS = 6
# A report belongs to no site: what stands in it can reach neither the page nor a server.
REPORT_POLICY = f"{POLICY}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox allow-scripts"

Short = Annotated[str, StringConstraints(max_length=40)]
Options = Annotated[dict[Short, Annotated[str, StringConstraints(max_length=forms.MOST_OPTION)]], Field(max_length=50)]

lab = APIRouter(prefix="/api/lab", responses=PROBLEMS)


class SureForm(forms.Form):
    low: float = Field(ge=0.01, le=0.99, description="A score, 0.5 is equal: no better than this, or")
    high: float = Field(ge=0.01, le=0.99, description="at least as good as this.")
    side: Short | None = Field(default=None, description="Between variants: the first seat of the side asked about.")


class ExperimentForm(forms.Form):
    game: Annotated[str, StringConstraints(max_length=32)]
    name: Annotated[str, StringConstraints(max_length=80)] = ""
    players: Short | list[Short] = Field(default="greedy", description="One for all seats, or one a seat.")
    swap: bool = Field(default=True, description="Different players go through all seats.")
    options: Options = Field(default_factory=dict, description="Of all variants.")
    variants: dict[Short, Options] = Field(default_factory=dict, max_length=MOST_VARIANTS)
    games: int = Field(default=40, ge=1, le=MOST_GAMES, description="Of each variant, at most.")
    precision: float | None = Field(default=None, ge=0.01, le=0.5, description="Half of the interval to be reached.")
    sure: SureForm | None = None
    seed: int | None = Field(default=None, ge=0, le=2**32)


class Wins(BaseModel):
    wins: int
    rate: float
    low: float = Field(description="The ends of Wilson's 95 % interval.")
    high: float


class SideFacts(BaseModel):
    seats: list[str] = Field(description="They win together.")


class VariantFacts(BaseModel):
    name: str
    games: int
    sides: list[Wins]
    draws: Wins
    closing: list[list[float]] = Field(description="Of the first side: games, rate, low, high.")


class SureFacts(BaseModel):
    llr: float
    lower: float
    upper: float
    verdict: str
    score: float
    low: float
    high: float
    pairs: int


class TrialFacts(BaseModel):
    id: str
    state: Literal["playing", "done", "stopped", "failed"]
    name: str
    game: str
    players: list[str]
    seed: int
    seconds: float = Field(description="Played so far.")
    games: int
    most: int
    over: bool
    sides: list[SideFacts]
    variants: list[VariantFacts]
    sure: SureFacts | None
    ends: dict[str, int]


class PanelsFacts(BaseModel):
    html: str
    style: str = Field(description="The style sheet that it wants.")


def the_trials(request: Request) -> Trials:
    trials: Trials = request.app.state.trials
    return trials


async def the_trial(trial: str, request: Request) -> Trial:
    found = the_trials(request).find(trial)
    if found is None:
        raise ClientError(404, "no-experiment", "there is no such experiment; it may have been forgotten")
    return found


TheTrials = Annotated[Trials, Depends(the_trials)]
TheTrial = Annotated[Trial, Depends(the_trial)]


@lab.post("/experiments", status_code=201, response_model=TrialFacts)
def begin_experiment(form: ExperimentForm, trials: TheTrials, request: Request) -> Response:
    """Let computers play in the background. Ask for it again and again: one that nobody looks at is stopped."""
    asked: dict[str, Any] = form.model_dump(exclude_none=True)
    asked["name"] = form.name.strip() or form.game
    asked["seed"] = secrets.randbits(32) if form.seed is None else form.seed
    if not form.variants:
        del asked["variants"]
    try:
        experiment = experiment_of(asked)
    except ExperimentError as error:
        raise ClientError(422, "experiment", str(error)) from None
    if experiment.most > MOST_IN_ALL:
        raise ClientError(422, "experiment", f"games: these are {experiment.most} in all; {MOST_IN_ALL} at most")
    trial = trials.begin(experiment, address_of(request.client))
    if trial is None:
        raise ClientError(
            429, "busy", "other experiments are being played, of yours or of others: wait until one is over"
        )
    return json_response(trial.facts(), 201)


@lab.get("/experiments/{trial}", response_model=TrialFacts)
def show_experiment(found: TheTrial) -> Response:
    return json_response(found.facts())


@lab.get("/experiments/{trial}/asked")
def show_asked(found: TheTrial) -> Response:
    """The experiment itself, all options included, as data: what `warbox lab run` plays."""
    return json_response(found.experiment.as_data())


@lab.delete("/experiments/{trial}", response_model=TrialFacts)
def stop_experiment(found: TheTrial) -> Response:
    """Stop it; what has been played is kept for a while."""
    found.stop()
    return json_response(found.facts())


@lab.get("/experiments/{trial}/report", response_class=HTMLResponse)
async def show_report(found: TheTrial, hall: TheHall, request: Request, lang: forms.Lang = "en") -> Response:
    """What the games say, with plots, as one page."""
    rows = msgspec.json.encode(found.rows())
    written = await hall.errands.run(address_of(request.client), write_report, found.experiment.as_data(), rows, lang)
    return HTMLResponse(written, headers={"content-security-policy": REPORT_POLICY})


@lab.get("/experiments/{trial}/panels", response_model=PanelsFacts)
async def show_panels(found: TheTrial, hall: TheHall, request: Request, lang: forms.Lang = "en") -> Response:
    """The report's plots without the page around them, while the games go on."""
    rows = msgspec.json.encode(found.rows())
    written = await hall.errands.run(address_of(request.client), write_panels, found.experiment.as_data(), rows, lang)
    return json_response({"html": written, "style": style()})


def write_report(asked: dict[str, Any], rows: bytes, lang: str) -> str:
    """In a process of its own."""
    return page(found_in(asked, rows), lang)


def write_panels(asked: dict[str, Any], rows: bytes, lang: str) -> str:
    """In a process of its own."""
    return panels(found_in(asked, rows), lang)


def found_in(asked: dict[str, Any], rows: bytes) -> dict[str, Any]:
    return findings(experiment_of(asked), msgspec.json.decode(rows, type=list[Row]))
