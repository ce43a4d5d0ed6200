"""Errors that clients are told about: a status, a kind and a sentence; never a stack trace."""

from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from warbox.engine.game import SetupError
from warbox.engine.notation import ParseError
from warbox.server.errands import TooBusy, TooMuch
from warbox.server.hall import NoSuchMatch
from warbox.server.room import Conflict, WrongToken
from warbox.server.sitting import LogError, Refused
from warbox.server.store import NotRead, NotStored

NOT_STORED = "the database did not take it, and nothing has changed: try again"


class ClientError(Exception):
    def __init__(self, status: int, kind: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.kind = kind
        self.rule = rule


def error_response(status: int, kind: str, message: str, rule: str = "", **more: Any) -> Response:
    body = {"error": {"kind": kind, "message": message, "rule": rule, **more}}
    return Response(msgspec.json.encode(body), status, media_type="application/json")


async def on_error(request: Request, error: Exception) -> Response:
    match error:
        case ClientError():
            return error_response(error.status, error.kind, str(error), error.rule)
        case Conflict():
            return error_response(409, error.kind, str(error))
        case WrongToken():
            return error_response(403, "wrong-token", "this token holds no seat of the match")
        case Refused() if error.refusal.kind == "not-stored":
            return error_response(503, "not-stored", NOT_STORED)
        case Refused():
            return error_response(409, error.refusal.kind, str(error), error.refusal.rule)
        case NotStored():
            return error_response(503, "not-stored", NOT_STORED)
        case NotRead():
            return error_response(503, "not-read", "the database does not answer: try again")
        case TooMuch():
            return error_response(422, "too-much", "this takes more time or memory than the server gives for it")
        case TooBusy():
            return error_response(429, "busy", "other long work of yours is being done: wait until it is over")
        case NoSuchMatch():
            return error_response(404, "no-match", "there is no such match")
        case LogError():
            return error_response(409, "unplayable", f"this match cannot be continued: {error}")
        case ParseError():
            return error_response(422, "not-notation", str(error), line=error.line)
        case SetupError():
            return error_response(422, "setup", str(error))
        case RequestValidationError():
            return error_response(422, "bad-request", validation_text(error))
        case HTTPException():
            return error_response(error.status_code, "http", str(error.detail))
    raise error


def validation_text(error: RequestValidationError) -> str:
    """What is wrong where, without repeating what was sent: it may hold a token."""
    faults = []
    for one in error.errors():
        place = ".".join(str(part) for part in one["loc"] if part != "body")
        faults.append(f"{place}: {one['msg']}" if place else one["msg"])
    return "; ".join(faults[:5])


def install(app: FastAPI) -> None:
    for kind in (
        ClientError,
        Conflict,
        WrongToken,
        Refused,
        NotStored,
        NotRead,
        TooMuch,
        TooBusy,
        NoSuchMatch,
        LogError,
        ParseError,
        SetupError,
        RequestValidationError,
        HTTPException,
    ):
        app.add_exception_handler(kind, on_error)
