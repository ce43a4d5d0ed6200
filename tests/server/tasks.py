"""Errands for tests. They stand here alone, so that the process that does them has little to import."""

import time

from warbox.server.errands import Told


def double(number: int) -> int:
    return 2 * number


def work_without_end() -> None:
    while True:
        sum(range(1000))


def sleep_without_end() -> None:
    time.sleep(1e6)


def take_memory() -> int:
    return len(bytearray(10**10))


def recurse() -> None:
    recurse()


def complain() -> None:
    raise Told("why", 7)


def fail() -> None:
    raise ZeroDivisionError("the secret reason")


def recurse_on(_: bytes) -> None:
    recurse()
