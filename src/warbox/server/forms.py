"""What clients send by HTTP, checked field by field, and what they get; the OpenAPI description is made from these."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

MOST_POSITION = 20_000
MOST_OPTION = 20_000  # a mission of somebody's own

Hex64 = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40)]
Letter = Annotated[str, StringConstraints(min_length=1, max_length=8)]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{32,128}$")]
Lang = Literal["en", "fr"]


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NoClock(Form):
    kind: Literal["none"] = "none"


class TurnClock(Form):
    kind: Literal["turn"]
    seconds: int = Field(ge=5, le=86_400)


class BankClock(Form):
    kind: Literal["bank"]
    seconds: int = Field(ge=5, le=86_400)
    increment: int = Field(default=0, ge=0, le=600)


class DaysClock(Form):
    kind: Literal["days"]
    days: int = Field(ge=1, le=30)


class NewSeat(Form):
    seat: Letter
    kind: Literal["human", "friend", "open", "computer"]
    name: Name = ""
    level: Annotated[str, StringConstraints(max_length=20)] = ""
    seed_commitment: Hex64 | None = None


class NewMatch(Form):
    game: Annotated[str, StringConstraints(max_length=32)]
    options: dict[str, Annotated[str, StringConstraints(max_length=MOST_OPTION)]] = Field(
        default_factory=dict, max_length=50
    )
    start: Annotated[str, StringConstraints(max_length=MOST_POSITION)] | None = None
    lang: Lang = "en"
    clock: NoClock | TurnClock | BankClock | DaysClock = Field(default_factory=NoClock, discriminator="kind")
    seats: list[NewSeat] = Field(min_length=1, max_length=8)
    listed: bool = Field(default=False, description="Everybody on this server may see and watch it.")
    talk: bool = Field(default=True, description="Its people may talk.")
    hints: bool | None = Field(
        default=None, description="Seats may ask for hints; if it is not said, where no friend or stranger plays."
    )


class JoinForm(Form):
    name: Name = ""
    seed_commitment: Hex64
    token: Token | None = Field(default=None, description="The client's own: it replaces the link's token from now on.")


class TakeForm(Form):
    seat: Letter
    name: Name = ""
    seed_commitment: Hex64
    token: Token


class RecoverForm(Form):
    word: Annotated[str, StringConstraints(min_length=1, max_length=80)]
    token: Token


class FindForm(Form):
    ids: list[Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,32}$")]] = Field(max_length=100)


class RematchForm(Form):
    swap: bool = Field(default=False, description="Everybody moves on by one seat.")


class RevealForm(Form):
    seed: Hex64


class PositionForm(Form):
    game: Annotated[str, StringConstraints(max_length=32)]
    position: Annotated[str, StringConstraints(max_length=MOST_POSITION)]


# answers


class ErrorFacts(BaseModel):
    kind: str
    message: str
    rule: str = ""


class Problem(BaseModel):
    error: ErrorFacts


class SeatToken(BaseModel):
    seat: str
    token: str
    link: str


class Created(BaseModel):
    id: str
    commitment: str
    seats: list[SeatToken]


class SeatFacts(BaseModel):
    seat: str
    kind: Literal["human", "computer"]
    name: str
    level: str | None
    hands: str | None  # the level of the computer that decides for a person now
    joined: bool
    revealed: bool
    online: bool
    free: bool  # at an open table: anybody may sit down


class OutcomeFacts(BaseModel):
    kind: str
    rule: str
    winners: list[str]


class MatchFacts(BaseModel):
    id: str
    game: str
    state: Literal["open", "playing", "over"]
    options: dict[str, str]
    from_position: bool
    lang: str
    clock: dict[str, Any]
    commitment: str
    listed: bool
    talk: bool
    hints: bool
    seats: list[SeatFacts]
    turn: str
    asked: list[str]
    outcome: OutcomeFacts | None
    rematch: str | None  # the id of the match in which the same people play again
    imported: bool  # from a record: it was not played here
    created: str
    updated: str


class KeyFacts(BaseModel):
    algorithm: Literal["ed25519"]
    key: str


class VerdictFacts(BaseModel):
    status: Literal["holds", "unfinished", "broken", "foreign"]
    line: int  # that does not fit, and why
    why: str
    lines: int
    chances: int  # dice and shuffles recomputed from the seed
    by_hand: bool
    hints: dict[str, int]  # asked for, by seat
    key: str | None  # that has signed the record
    own: bool  # it is this server's


class Joined(BaseModel):
    seat: str
    match: MatchFacts


class OptionFacts(BaseModel):
    name: str
    rule: str
    default: str
    values: list[str]


class GameFacts(BaseModel):
    slug: str
    ready: bool
    seats: list[str]
    seats_by: dict[str, dict[str, list[str]]]
    options: list[OptionFacts]
    levels: list[str]
    lessons: list[str]
    rules_version: str


class RuleFacts(BaseModel):
    id: str
    kind: str
    chapter: str
    text: str
    lang: str  # of the text: English where there is no other
    source: str
    details: list[str]


class Asked(BaseModel):
    kind: str
    rule: str
    seats: list[str]
    mode: str


class PositionFacts(BaseModel):
    position: str
    asked: Asked | None
    outcome: OutcomeFacts | None


class HealthCheck(BaseModel):
    name: str
    ok: bool
    message: str  # what is wrong; empty if nothing is


class Health(BaseModel):
    ok: bool
    version: str
    checks: list[HealthCheck]


class Word(BaseModel):
    word: str


class Seat(BaseModel):
    seat: str


class Recovered(BaseModel):
    seat: str
    game: str


class Imported(BaseModel):
    id: str


class Rematch(BaseModel):
    id: str


class ReviewFacts(BaseModel):
    """How far a review has come; once it is done, the review."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    done: int  # steps looked at
    of: int
    ahead: int  # reviews that are made before it
    why: str  # it failed
    review: dict[str, Any] | None


class LevelFacts(BaseModel):
    level: str
    seconds: float  # of a turn, at the most
    rating: float | None  # None: not measured
    low: float | None  # the ends of its 95 % interval
    high: float | None
    games: int  # measured
    scores: dict[str, float]  # against other players: wins, and half of the draws


class LevelsOfGame(BaseModel):
    slug: str
    levels: list[LevelFacts]


class Opponents(BaseModel):
    levels: list[str]  # the weakest first
    games: list[LevelsOfGame]
