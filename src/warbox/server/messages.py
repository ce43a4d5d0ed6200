"""What clients say through a socket."""

from typing import Annotated

import msgspec


class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    token: str | None = None
    since: int | None = None
    lang: str = "en"


class _Request(msgspec.Struct, tag_field="type", kw_only=True):
    """`id` is the client's own name for the message, `n` the last update that it has seen."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
    n: int


class Act(_Request, tag="act"):
    action: str


class Probing(_Request, tag="probe"):
    """What would the rules say to this action? Nothing changes."""

    action: str


class Hint(_Request, tag="hint"):
    """What would be a good answer, and why?"""


class Undo(_Request, tag="undo"):
    pass


class Takeback(_Request, tag="takeback"):
    pass


class TakebackAnswer(_Request, tag="takeback-answer"):
    agree: bool


class Draw(_Request, tag="draw"):
    """Offer a draw."""


class DrawAnswer(_Request, tag="draw-answer"):
    agree: bool


class Claim(_Request, tag="claim"):
    """The others have gone."""

    win: bool  # else the match is called off


class Hands(_Request, tag="hands"):
    """Let a computer decide for a seat: the own one, or that of somebody who has gone. Without a level: the seat's own
    person decides again."""

    seat: Annotated[str, msgspec.Meta(max_length=8)]
    level: Annotated[str, msgspec.Meta(max_length=16)] = ""


class Resign(_Request, tag="resign"):
    pass


class Hurry(_Request, tag="hurry"):
    """Computers that think may move now, with what they have found."""


class Say(msgspec.Struct, tag="say", tag_field="type", kw_only=True):
    """Words at the table: free ones, or a ready phrase by its name. They are no part of the match."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
    text: Annotated[str, msgspec.Meta(max_length=200)] = ""
    phrase: Annotated[str, msgspec.Meta(max_length=20, pattern="^[a-z-]*$")] = ""
    side: bool = False  # only to those who win and lose together with the seat
    n: int = 0


class Ping(msgspec.Struct, tag="ping", tag_field="type"):
    pass


Request = Act | Hint | Undo | Takeback | TakebackAnswer | Draw | DrawAnswer | Claim | Hands | Resign

HELLO = msgspec.json.Decoder(Hello)
MESSAGE = msgspec.json.Decoder(
    Act
    | Hint
    | Probing
    | Undo
    | Takeback
    | TakebackAnswer
    | Draw
    | DrawAnswer
    | Claim
    | Hands
    | Hurry
    | Say
    | Resign
    | Ping
)
