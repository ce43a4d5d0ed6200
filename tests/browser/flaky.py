"""A line between a browser and the server that can be cut."""

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class FlakyLine:
    """Passes bytes on between its own address and the server's, as long as it is whole."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._server = (str(parts.hostname), int(parts.port or 80))
        self._ends: list[socket.socket] = []
        self._whole = True
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}/"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Whatever is connected is cut off, and nothing gets through any more."""
        self._whole = False
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self.cut()
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            if not self._whole:
                near.close()
                continue
            far = socket.create_connection(self._server)
            self._ends += [near, far]
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(source, target), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with source, contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
