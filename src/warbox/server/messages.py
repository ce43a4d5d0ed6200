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


class Undo(_Request, tag="undo"):
    pass


class Takeback(_Request, tag="takeback"):
    pass


class TakebackAnswer(_Request, tag="takeback-answer"):
    agree: bool


class Resign(_Request, tag="resign"):
    pass


class Ping(msgspec.Struct, tag="ping", tag_field="type"):
    pass


Request = Act | Undo | Takeback | TakebackAnswer | Resign

HELLO = msgspec.json.Decoder(Hello)
MESSAGE = msgspec.json.Decoder(Act | Probing | Undo | Takeback | TakebackAnswer | Resign | Ping)
