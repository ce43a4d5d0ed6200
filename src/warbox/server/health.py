"""How the server is: for programs at `/api/health`, for people at `/health`. It says what is wrong, not with whom."""

import asyncio
import shutil
import time
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from fastapi import APIRouter, Request
from sqlalchemy import make_url
from starlette.responses import HTMLResponse, Response

from warbox import __version__
from warbox.i18n import LANGUAGES, speech
from warbox.server.forms import Health
from warbox.server.hall import Hall
from warbox.server.store import NotStored

KEEP_SECONDS = 2.0  # asking more often asks nothing
WRITE_SECONDS = 3.0
LEAST_FREE_BYTES = 200 * 1024 * 1024
LATEST_SECONDS = 1.0
LONGEST_QUEUE = 200  # moves of computers

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif; }
body { max-width: 46rem; margin: 3rem auto; padding: 0 1rem; }
body { background: light-dark(#f6f1e4, #1c1813); color: light-dark(#2b2418, #e9e0cd); }
h1 { font-family: Fraunces, Georgia, serif; font-weight: 600; }
ul { list-style: none; padding: 0; }
li { display: grid; grid-template-columns: 2rem 1fr; padding: 0.6rem 0; }
li { border-top: 1px solid light-dark(#d8ccb0, #3a3226); }
li b { font-weight: 600; }
li.bad b { color: light-dark(#9c2a1c, #ff8f7d); }
small { opacity: 0.75; }
"""


class Check(msgspec.Struct):
    """One thing that is looked at; `kind` is the id of the sentence that says what is wrong, empty if nothing is."""

    name: str
    kind: str = ""
    facts: dict[str, int] = {}

    @property
    def ok(self) -> bool:
        return not self.kind


class Doctor:
    """Looks at the server, not more often than every few seconds."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._checks: list[Check] = []
        self._at = float("-inf")
        self._lock = asyncio.Lock()

    async def look(self) -> list[Check]:
        async with self._lock:
            if time.monotonic() - self._at > KEEP_SECONDS:
                self._checks = [
                    await self._database(),
                    self._disk(),
                    self._computers(),
                    self._clocks(),
                    self._loop(),
                ]
                self._at = time.monotonic()
            return self._checks

    async def _database(self) -> Check:
        try:
            await asyncio.wait_for(self.hall.store.try_writing(), WRITE_SECONDS)
        except (NotStored, TimeoutError):
            return Check("database", "health-database-away")
        return Check("database")

    def _disk(self) -> Check:
        """Of the file; a database elsewhere is looked after there."""
        url = make_url(self.hall.settings.db)
        if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
            return Check("disk")
        assert url.database is not None
        free = shutil.disk_usage(Path(url.database).parent).free
        if free < LEAST_FREE_BYTES:
            return Check("disk", "health-disk-full", {"megabytes": free // (1024 * 1024)})
        return Check("disk")

    def _computers(self) -> Check:
        if self.hall.stuck:
            return Check("computers", "health-computers-stuck", {"matches": self.hall.stuck})
        if self.hall.thinking > LONGEST_QUEUE:
            return Check("computers", "health-computers-late", {"moves": self.hall.thinking})
        return Check("computers")

    def _clocks(self) -> Check:
        return Check("clocks") if self.hall.watches_clocks else Check("clocks", "health-clocks-stopped")

    def _loop(self) -> Check:
        if self.hall.lag > LATEST_SECONDS:
            return Check("speed", "health-slow", {"milliseconds": round(1000 * self.hall.lag)})
        return Check("speed")


health = APIRouter()


def the_doctor(request: Request) -> Doctor:
    doctor: Doctor = request.app.state.doctor
    return doctor


@health.get("/api/health", response_model=Health, responses={503: {"model": Health}})
async def show_health(request: Request) -> Response:
    checks = await the_doctor(request).look()
    ok = all(check.ok for check in checks)
    said = speech(None, "en")
    told: dict[str, Any] = {
        "ok": ok,
        "version": __version__,
        "checks": [
            {"name": one.name, "ok": one.ok, "message": said.say(one.kind, **one.facts) if one.kind else ""}
            for one in checks
        ],
    }
    return Response(msgspec.json.encode(told), 200 if ok else 503, media_type="application/json")


@health.get("/health", include_in_schema=False)
async def show_health_page(request: Request) -> Response:
    """The same for people, in the language their browser asks for first."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    lang = wanted if wanted in LANGUAGES else "en"
    said = speech(None, lang)
    checks = await the_doctor(request).look()
    ok = all(check.ok for check in checks)
    rows = "".join(
        f'<li class="{"good" if one.ok else "bad"}"><span aria-hidden="true">{"✓" if one.ok else "✗"}</span>'
        f"<span><b>{escape(said.say(f'health-{one.name}'))}</b><br>"
        f"{escape(said.say(one.kind or 'health-good', **one.facts))}</span></li>"
        for one in checks
    )
    title = escape(said.say("health-title-good" if ok else "health-title-bad"))
    page = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/health.css">'
        f"<h1>{title}</h1><ul>{rows}</ul><p><small>Warbox {escape(__version__)}</small></p></html>"
    )
    return HTMLResponse(page, 200 if ok else 503)


@health.get("/health.css", include_in_schema=False)
async def show_health_style() -> Response:
    return Response(STYLE, media_type="text/css")
