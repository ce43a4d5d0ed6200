"""The server's log: lines for people, or JSON for programs. Neither has tokens, seeds, actions or what was sent.

What is logged is the id of a match, the kind of what happened, and where in the code.
"""

import logging
import sys
import traceback
from datetime import UTC, datetime

import msgspec

OWN = frozenset(logging.LogRecord("", 0, "", 0, "", None, None).__dict__) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object a line. Of an error only its type and place are written: its text may tell secrets."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for key, value in record.__dict__.items():
            if key not in OWN and isinstance(value, str | int | float | bool):
                line[key] = value
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = "".join(traceback.format_tb(record.exc_info[2]))
        return msgspec.json.encode(line).decode()


def set_up(as_json: bool, access: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else logging.Formatter("%(levelname)s: %(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.INFO if access else logging.WARNING)
