"""The application: routes, page, guards."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from warbox import __version__
from warbox.server import errors
from warbox.server.box import box
from warbox.server.guard import Guard
from warbox.server.hall import Hall
from warbox.server.health import Doctor, health
from warbox.server.lab import lab
from warbox.server.lessons import lessons
from warbox.server.metrics import Metrics
from warbox.server.opponents import opponents
from warbox.server.people import people
from warbox.server.reviews import reviews
from warbox.server.routes import api
from warbox.server.settings import Settings
from warbox.server.trials import Trials
from warbox.server.verdicts import verdicts
from warbox.server.workshop import workshop

NO_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Warbox</title>
<h1>The page has not been built</h1>
<p>The server runs, but the page that shows the table is missing. In the source tree, with Node 20 or newer:</p>
<pre>cd ui
npm ci
npm run build</pre>
<p>Then start the server again. Programs can play meanwhile: see <code>docs/protocol.md</code>.</p></html>"""

NO_SITE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Warbox</title>
<h1>The documentation has not been built</h1>
<p>In the source tree, which has it as plain text in <code>docs/</code>:</p>
<pre>make docs</pre>
<p>Then start the server again.</p></html>"""


def create_app(settings: Settings) -> FastAPI:
    """`app.state.store` must be open before it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(settings, app.state.store, app.state.metrics)
        app.state.hall = hall
        app.state.doctor = Doctor(hall)
        app.state.trials = Trials(settings.limits)
        await hall.open()
        yield
        await asyncio.to_thread(app.state.trials.close)
        await hall.close()

    app = FastAPI(
        title="Warbox",
        version=__version__,
        description="Matches of the games in the box. The sockets are described in docs/protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.metrics = Metrics()
    errors.install(app)
    app.include_router(people)
    app.include_router(opponents)
    app.include_router(reviews)
    app.include_router(api)
    app.include_router(verdicts)
    app.include_router(box)
    app.include_router(health)
    app.include_router(lab)
    app.include_router(lessons)
    app.include_router(workshop)
    app.add_api_route("/docs", to_site, include_in_schema=False)
    if (settings.site / "index.html").is_file():
        app.mount("/docs", Site(directory=settings.site, html=True))
    else:
        app.add_api_route("/docs/{path:path}", no_site, include_in_schema=False)
    if (settings.page / "index.html").is_file():
        app.mount("/", Page(directory=settings.page, html=True))
    else:
        app.add_api_route("/", no_page, include_in_schema=False)
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(Guard, settings=settings)
    return app


class Page(StaticFiles):
    """The built page. What has a hash in its name never changes; all else is asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        lasting = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


class Site(StaticFiles):
    """The built documentation."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "no-cache"
        return response


async def to_site() -> Response:
    return RedirectResponse("docs/")


async def no_site(path: str) -> Response:
    return HTMLResponse(NO_SITE, status_code=503)


async def no_page() -> Response:
    return HTMLResponse(NO_PAGE, status_code=503)
