"""The outermost door: hosts, origins, sizes, rates, headers."""

import ipaddress
import logging
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from warbox.server.errors import error_response
from warbox.server.gate import Bucket, address_of
from warbox.server.settings import Settings

LOG = logging.getLogger("warbox.server")

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LONGEST_SIZE = 15  # digits
HURRIED = "warbox.hurried"  # in the scope of a socket whose address asks for too much

# Scripts only from here; inline styles only as attributes, which the drawings use.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
# Parts of the page obey the policy of the page that loads them; without it fifty of them weigh twenty kilobytes less.
PART_HEADERS = {name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")}


def site_of(origin: str) -> str | None:
    """The host of an origin; None if that is no address at all."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        limits = settings.limits
        self.requests = Bucket(limits.requests_a_second, limits.request_burst)
        self.matches = Bucket(limits.matches_a_second, limits.match_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        fault = self._fault(scope, headers)
        if scope["type"] == "websocket":
            if fault is None:
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": fault[1]})
            return
        guarded = Guarded(send, scope["path"])
        if fault is not None:
            await error_response(*fault)(scope, receive, guarded)
            return
        try:
            await self.app(scope, self._limited(scope, receive), guarded)
        except Exception:
            # Whatever it was, the client learns only that it was ours.
            LOG.exception("%s %s failed", scope["method"], scope["path"])
            if not guarded.started:
                await error_response(500, "internal", "something went wrong on the server")(scope, receive, guarded)

    def _fault(self, scope: Scope, headers: Headers) -> tuple[int, str, str] | None:
        host = headers.get("host", "")
        if not self._is_own_host(host):
            return 403, "host", "the server is not reached under this name; see warbox serve --allow-host"
        origin = headers.get("origin")
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if unsafe and origin is not None and site_of(origin) != host:
            return 403, "origin", "a page of another site may not do this"
        client = address_of(scope.get("client"))
        if not self.requests.take(client):
            if scope["type"] == "websocket":
                scope[HURRIED] = True  # a seat is let in nevertheless; who it is will be known after its hello
                return None
            return 429, "too-fast", "too many requests: wait a moment"
        path = scope["path"]
        creates = unsafe and (path in ("/api/matches", "/api/records") or path.endswith("/rematch"))
        if creates and not self.matches.take(client):
            return 429, "too-fast", "too many new matches: wait a moment"
        size = headers.get("content-length", "0")
        if not size.isdecimal() or len(size) > LONGEST_SIZE or int(size) > self._most_bytes(scope):
            return 413, "too-large", f"at most {self._most_bytes(scope)} bytes are taken"
        return None

    def _is_own_host(self, host: str) -> bool:
        """Names that others control could be pointed at this machine; plain addresses cannot."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
            if name != "localhost" and name not in self.settings.hosts:
                ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _most_bytes(self, scope: Scope) -> int:
        limits = self.settings.limits
        return limits.record_bytes if scope["path"] == "/api/records" else limits.body_bytes

    def _limited(self, scope: Scope, receive: Receive) -> Receive:
        """A body without a length in its header is counted as it comes; what is too much is cut off."""
        most = self._most_bytes(scope)
        taken = 0

        async def counted() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > most:
                return {"type": "http.disconnect"}
            return message

        return counted


class Guarded:
    """Sends an answer with the headers that bind the browser."""

    def __init__(self, send: Send, path: str) -> None:
        self.send = send
        self.private = path.startswith("/api/")
        self.headers = PART_HEADERS if path.startswith("/assets/") else HEADERS
        self.started = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            headers = MutableHeaders(scope=message)
            for name, value in self.headers.items():
                headers.setdefault(name, value)  # a report has a policy of its own
            if self.private:
                headers["cache-control"] = "no-store"
        await self.send(message)
