"""Signatures of records: whoever hosted a match vouches for its header and its end. `docs/record.md` describes them.

The chain and the dice show that no part of a record was changed; anybody could still write a whole new one. A signature
cannot be made anew without the host's secret. What does the arithmetic is loaded only where there is something to sign
or a signature to check: most commands never need it.
"""

import msgspec
from msgspec.structs import replace

from warbox.play.fairdice import seed_commitment
from warbox.play.record import (
    NO_HASH,
    EndLine,
    HostEntry,
    Line,
    MatchLine,
    Record,
    RecordError,
    canonical,
    chained,
)

CONTEXT = b"warbox-record-1 signature\0"
SECRET_BYTES = 32


class Signer:
    """The key of a host."""

    def __init__(self, secret: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._secret = Ed25519PrivateKey.from_private_bytes(secret)
        self.key = self._secret.public_key().public_bytes_raw().hex()  # for everybody

    def sign(self, line: MatchLine | EndLine, previous: str) -> str:
        return self._secret.sign(signed_text(line, previous)).hex()


def signed_text(line: MatchLine | EndLine, previous: str) -> bytes:
    """What is signed: the line without hash and signature, after the hash of the line before, and so all lines."""
    content = msgspec.to_builtins(line)
    content.pop("hash", None)
    content.pop("signature", None)
    return CONTEXT + previous.encode() + canonical(content)


def signed_lines(lines: list[Line], signer: Signer, commitments: list[str]) -> list[Line]:
    """The lines of a record with the host's key and the seats' commitments in its header, signed, and chained anew."""
    found: list[Line] = []
    previous = NO_HASH
    for line in lines:
        fresh = line
        if isinstance(line, MatchLine):
            fresh = replace(line, host=HostEntry(key=signer.key, commitments=commitments))
        if isinstance(fresh, MatchLine | EndLine):
            fresh = replace(fresh, signature=signer.sign(fresh, previous))
        fresh = chained(fresh, previous)
        found.append(fresh)
        previous = fresh.hash
    return found


def check_header(header: MatchLine) -> str:
    """The key that has signed the header, empty if none has; raises RecordError."""
    host = header.host
    if host is None:
        if header.signature is not None:
            raise RecordError("is signed, but does not say by whom", 1)
        return ""
    _check(header, NO_HASH, host.key)
    if header.dice is not None and host.commitments != [seed_commitment(seed) for seed in header.dice.seat_seeds]:
        raise RecordError("the seats' seeds are not those that the seats were bound to", 1)
    return host.key


def check_end(record: Record, key: str) -> None:
    """Whoever has signed the header has signed the end, too; raises RecordError."""
    end = record.end
    assert end is not None
    if key:
        _check(end, record.lines[-2].hash, key)
    elif end.signature is not None:
        raise RecordError("is signed, but the header does not say by whom", end.n)


def _check(line: MatchLine | EndLine, previous: str, key: str) -> None:
    if line.signature is None:
        raise RecordError("is not signed by the key that the header names", line.n)
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
        public.verify(bytes.fromhex(line.signature), signed_text(line, previous))
    except ValueError:
        raise RecordError("its key or its signature is none of Ed25519", line.n) from None
    except InvalidSignature:
        raise RecordError("its signature is not of the key that the header names", line.n) from None
