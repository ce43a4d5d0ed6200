"""A small random generator for searches, playouts and determinisation: cheap to make, cheap to copy, portable.

It is L'Ecuyer's combined generator of 1988. Its products stay below 2**47, so that compiled 64-bit arithmetic and
Python's integers give the same numbers. The dice of a match do not come from here: see `warbox.play.fairdice`.
"""

from mypy_extensions import i64


class Sampler:
    def __init__(self, seed: int) -> None:
        first: i64 = seed % 2147483561
        second: i64 = (seed // 2147483561) % 2147483397
        self.first: i64 = first + 1
        self.second: i64 = second + 1
        for _ in range(8):
            self.next()

    def next(self) -> i64:
        """An integer from 1 to 2147483562."""
        first: i64 = self.first * 40014 % 2147483563
        second: i64 = self.second * 40692 % 2147483399
        self.first = first
        self.second = second
        number: i64 = first - second
        return number if number > 0 else number + 2147483562

    def below(self, limit: i64) -> i64:
        """An integer from 0 to limit - 1."""
        return (self.next() - 1) % limit

    def dice(self, count: int, faces: int) -> list[int]:
        rolled: list[int] = []
        for _ in range(count):
            rolled.append(int(self.below(faces)) + 1)
        return rolled

    def order(self, size: int) -> list[int]:
        """A permutation of 0..size-1."""
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = int(self.below(last + 1))
            order[last], order[other] = order[other], order[last]
        return order

    def fork(self) -> "Sampler":
        """An independent copy that goes on from here."""
        copy = Sampler(0)
        copy.first = self.first
        copy.second = self.second
        return copy
