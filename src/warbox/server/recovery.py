"""The word by which a lost seat is got back: drawn by the server, shown once, kept as a hash.

It can be read out and written down: four syllable pairs such as `lusab-babad-gutih-tugad`, 64 bits, after Daniel
Wilkerson's proquints.
"""

import hashlib
import hmac
import secrets

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aiou"
PARTS = 4


def draw_word() -> str:
    return "-".join(_part(secrets.randbits(16)) for _ in range(PARTS))


def _part(number: int) -> str:
    letters = []
    for shift, signs in ((12, CONSONANTS), (10, VOWELS), (6, CONSONANTS), (4, VOWELS), (0, CONSONANTS)):
        letters.append(signs[(number >> shift) % len(signs)])
    return "".join(letters)


def word_hash(word: str, match_id: str) -> str:
    """However it was written down: case, spaces and dashes do not count."""
    plain = "".join(sign for sign in word.lower() if sign.isalpha())
    return hashlib.sha256(f"warbox-recovery-1\0{match_id}\0{plain}".encode()).hexdigest()


def fits(word: str, match_id: str, kept: str | None) -> bool:
    return kept is not None and hmac.compare_digest(word_hash(word, match_id), kept)
