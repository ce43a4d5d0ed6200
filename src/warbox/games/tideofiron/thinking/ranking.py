"""Answers with a score each, the best first."""

from typing import Final

from warbox.engine.action import Action


class Ranking:
    """Some answers of one question, sorted by score; of equals the first one stays first."""

    def __init__(self) -> None:
        self.actions: Final[list[Action]] = []
        self.scores: Final[list[float]] = []

    def add(self, score: float, action: Action) -> None:
        place = len(self.scores)
        while place > 0 and self.scores[place - 1] < score:
            place -= 1
        self.scores.insert(place, score)
        self.actions.insert(place, action)

    def best(self, most: int, least: float) -> list[Action]:
        """At most so many, none of them worse than `least`."""
        found: list[Action] = []
        for place in range(min(most, len(self.actions))):
            if self.scores[place] >= least:
                found.append(self.actions[place])
        return found
