"""Places for sockets: one address cannot take them all, and the first socket of a seat always finds one."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.websockets import WebSocket

from warbox.engine.decision import SPECTATOR
from warbox.server.gate import GATE, address_of
from warbox.server.settings import Limits


class Doors:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._taken: Counter[tuple[str | int, ...]] = Counter()

    @property
    def sockets(self) -> int:
        return self._taken["all",]

    @contextmanager
    def entered(self, socket: WebSocket, match_id: str, reader: int) -> Iterator[bool]:
        """A place for a socket of which it is known whose it is; False if there is none. A learner's has no match."""
        address = address_of(socket.client)
        first = reader >= 0 and not self._taken["reader", match_id, reader]
        if not self._is_place(address, match_id, reader, first):
            yield False
            return
        gate = socket.scope.get("extensions", {}).get(GATE)
        if gate is not None:
            gate["known"]()
        places: list[tuple[str | int, ...]] = [
            ("all",),
            ("seats" if first else "others", address),
            ("reader", match_id, reader),
        ]
        if reader == SPECTATOR:
            places.append(("watchers", match_id, address))
        self._taken.update(places)
        try:
            yield True
        finally:
            for place in places:
                self._taken[place] -= 1
                if not self._taken[place]:
                    del self._taken[place]

    def _is_place(self, address: str, match_id: str, reader: int, first: bool) -> bool:
        limits, taken = self.limits, self._taken
        if first:
            return self.sockets < limits.sockets and taken["seats", address] < limits.seats_an_address
        if self.sockets >= limits.sockets - limits.sockets_for_seats:
            return False
        if taken["others", address] >= limits.sockets_an_address:
            return False
        if reader >= 0:
            return taken["reader", match_id, reader] < limits.sockets_a_seat
        if not match_id:
            return True
        by_address = taken["watchers", match_id, address]
        return taken["reader", match_id, reader] < limits.watchers and by_address < limits.watchers_an_address
