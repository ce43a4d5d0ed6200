"""A match as its log tells it: seats taken, seeds revealed, the play, the clocks. Nothing here waits for anything."""

import hashlib
import hmac
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

import msgspec

from warbox.engine.decision import CHANCE, SEALED, SPECTATOR, Decision, IllegalAction, Refusal
from warbox.engine.event import Public
from warbox.engine.notation import ParseError
from warbox.engine.state import Outcome
from warbox.games import load_game
from warbox.play.clock import DAY, Clock
from warbox.play.fairdice import FairDice, commitment, seed_commitment
from warbox.play.flow import CannotUndo, Offer, Step, Wish
from warbox.play.match import Match, teaches
from warbox.play.replay import DRAW as AGREED
from warbox.play.replay import HUMAN
from warbox.server.entry import (
    CHANCE_PLAY,
    CLAIM,
    DRAW,
    DRAW_ANSWER,
    HANDS,
    HINT,
    JOIN,
    JOINED,
    PLAY,
    RECORD,
    REMATCH,
    RESIGN,
    REVEAL,
    SEALED_PLAY,
    START,
    TAKEBACK,
    TAKEBACK_ANSWER,
    TIMEOUT,
    UNDO,
    LogEntry,
    seal,
    unseal,
)
from warbox.server.hints import Hints
from warbox.server.sight import shown_outcome, shown_question, shown_turn, sight
from warbox.server.store import Stored, Summary
from warbox.server.streams import Streams, numbered

OPEN, PLAYING, OVER = "open", "playing", "over"
REMEMBERED = 64  # messages of a seat that are known again when they are repeated


class Refused(Exception):
    """Nothing has changed; the refusal's kind is the id of the sentence that says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text())
        self.refusal = refusal


class LogError(Exception):
    """The log does not lead anywhere: written by other rules, or damaged."""


@dataclass
class Seated:
    """Who sits in a seat."""

    kind: str
    name: str
    level: str
    commitment: str = ""  # of the seat's seed; empty: the seat is not taken yet
    seed: str = ""
    answered: OrderedDict[str, int] = field(default_factory=OrderedDict)  # the client's messages, with what they got
    entries: int = 0  # of this seat in the log
    undos: int = 0  # of these: undos, and wishes to take back
    hands: str = ""  # the level of the computer that decides for a person who has gone, or wants it so
    handed: int = 0  # how often that has changed

    @property
    def is_computer(self) -> bool:
        """Whether a computer decides now."""
        return self.kind == "computer" or bool(self.hands)

    @property
    def mind(self) -> str:
        """The level of the computer that decides."""
        return self.hands or self.level


class Sitting:
    def __init__(self, stored: Stored) -> None:
        """Fold the log. Raises LogError if the rules do not follow it."""
        self.id = stored.id
        self.setup = stored.setup
        self.game = load_game(stored.setup.game)
        if stored.setup.rules != self.game.rules_version:
            raise LogError(f"played by version {stored.setup.rules} of the rules, this is {self.game.rules_version}")
        self.created = self.updated = stored.created  # of the last change that everybody knows of
        self.seed = stored.seed
        self.commitment = commitment(stored.seed)
        self.token_hashes = dict(stored.token_hashes)
        self.seats = [Seated(seat.kind, seat.name, seat.level) for seat in stored.setup.seats]
        self.letters = self.game.seats[: len(self.seats)]  # of the seats of this table
        for letter, seat in zip(self.letters, self.seats, strict=True):
            if seat.kind == "computer":
                # Bound to the server's commitment: it cannot be chosen once the others' seeds are known.
                seat.seed = hashlib.sha256(f"{self.commitment}:{letter}".encode()).hexdigest()
                seat.commitment = seed_commitment(seat.seed)
        self.length = 0  # of the log
        self.match: Match | None = None
        self.streams: Streams | None = None
        clock = stored.setup.clock
        seconds = DAY * clock.days if clock.kind == "days" else float(clock.seconds)
        self.clock = Clock(clock.kind, seconds, clock.increment, len(self.seats))
        self.rematch = ""  # the id of the match in which the same people play again
        self.heard: set[int] = set()  # readers who are there to be told
        self.outbox: list[tuple[int, bytes]] = []
        self.hints = Hints()
        self._rolled: list[str] = []  # answers of chance that the log does not have yet
        self._at = stored.created
        self._learnt: dict[int, bool] = {}  # by seat: whether its last action taught it something hidden
        for entry in stored.entries:
            try:
                self.fold(entry)
            except CannotUndo as error:
                raise LogError(f"entry {entry.number}: {error}") from None

    # ---- what is known about it

    @property
    def state(self) -> str:
        if self.match is None:
            return OPEN
        return PLAYING if self.match.outcome is None else OVER

    @property
    def outcome(self) -> Outcome | None:
        return None if self.match is None else self.match.outcome

    @property
    def question(self) -> Decision | None:
        return None if self.match is None or self.outcome is not None else self.match.state.question

    @property
    def takeback(self) -> Wish | None:
        return None if self.match is None else self.match.flow.wish

    @property
    def draw(self) -> Offer | None:
        return None if self.match is None else self.match.flow.offer

    def asked(self, seat: int) -> bool:
        return self.question is not None and seat in self.question.seats

    def last(self, reader: int) -> int:
        return -1 if self.streams is None else self.streams.last(reader)

    def holder(self, token: str) -> int | None:
        """The seat that a token holds."""
        return holder(self.token_hashes, token)

    def facts(self) -> dict[str, Any]:
        """What everybody may know, and the lobby shows."""
        question = shown_question(self.game, self.question)
        match = self.match
        turn = "" if match is None else shown_turn(self.game, self.game.view(match.state, SPECTATOR))
        return {
            "seats": [
                {
                    "seat": letter,
                    "kind": "computer" if seat.kind == "computer" else "human",
                    "name": seat.name,
                    "level": seat.level or None,
                    "hands": seat.hands or None,
                    "joined": bool(seat.commitment),
                    "revealed": bool(seat.seed),
                }
                for letter, seat in zip(self.letters, self.seats, strict=True)
            ],
            "turn": turn,
            "asked": [] if question is None else question["seats"],
            "outcome": shown_outcome(self.game, self.outcome),
            "rematch": self.rematch or None,
        }

    def deadline(self) -> float | None:
        """When the first of the running clocks runs out."""
        return None if self.question is None else self.clock.deadline()

    def summary(self) -> Summary:
        return Summary(self.state, self.updated, self.deadline(), self.facts())

    def now(self, reader: int, at: float) -> dict[str, Any] | None:
        """The table as a seat, or a spectator, may see it."""
        if self.match is None:
            return None
        seen = sight(self.game, self.match.state, self.match.outcome, reader)
        seen["undo"] = self.may_undo(reader)
        seen["hint"] = self.hint_of(reader)
        seen["takeback"] = self._waits_for(reader, self.takeback)
        seen["draw"] = self._waits_for(reader, self.draw)
        seen["clock"] = self.clock.shown(self.letters, at)
        return seen

    def _waits_for(self, reader: int, wish: Wish | Offer | None) -> str | None:
        """Who waits for an answer: shown to that seat, and to those that have not given theirs."""
        if wish is None or (reader != wish.by and reader in wish.agreed):
            return None
        return self.game.seats[wish.by]

    def hint_of(self, seat: int) -> Any:
        """The hint for the question that the seat is asked; `asked` while it is thought about, None if none is."""
        return None if self.streams is None or not self.asked(seat) else self.hints.of(seat, self.streams.put_by(seat))

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last action can still be taken back without asking anybody."""
        return self.why_no_undo(seat) is None

    def why_no_undo(self, seat: int) -> str | None:
        if self.match is None:
            return "undo-over"
        why = self.match.flow.why_no_undo(seat)
        if why is None and self._has_learnt(seat):
            return "undo-learnt"
        return why

    def _has_learnt(self, seat: int) -> bool:
        """Whether the seat learnt something hidden by its last action; worked out once."""
        assert self.match is not None
        if seat not in self._learnt:
            self._learnt[seat] = not self.match.can_undo(seat)
        return self._learnt[seat]

    # ---- changing it

    def enter(self, kind: str, seat: int | None, text: str, at: float, client: str | None = None) -> list[LogEntry]:
        """Something new: the entries for the log, chance's answers included. The caller has checked that it may be."""
        self._set_time(at)
        question = self.question
        if kind == PLAY and question is not None and question.mode == SEALED:
            kind, text = SEALED_PLAY, seal(text, self.seed, self.length)
        first = LogEntry(self.length, kind, seat, text, at, client)
        try:
            if kind == UNDO and seat is not None and self.match is not None and self.match.flow.undo_too_late(seat):
                raise CannotUndo("undo-late", "no time would be left")
            self.fold(first)
        except CannotUndo as error:
            self.length = first.number
            raise Refused(error.refusal) from None
        entries = [first]
        for line in self._rolled:
            entries.append(LogEntry(self.length, CHANCE_PLAY, None, line, at))
            self.length += 1
        self._rolled.clear()
        return entries

    def fold(self, entry: LogEntry) -> None:
        if entry.number != self.length:
            raise LogError(f"entry {self.length} is missing")
        self.length += 1
        if entry.seat is not None:
            self.seats[entry.seat].entries += 1
            self.seats[entry.seat].undos += entry.kind in (UNDO, TAKEBACK)
        self._set_time(entry.at)
        if self.match is None:
            self.updated = entry.at
        if entry.kind == CHANCE_PLAY:
            if not self._rolled or self._rolled.pop(0) != entry.text:
                raise LogError(f"entry {entry.number}: the dice are not those of the seed")
            return
        if self._rolled:
            raise LogError(f"entry {entry.number}: dice are missing")
        if entry.kind == JOIN:
            self._fold_join(entry)
        elif entry.kind == REVEAL:
            assert entry.seat is not None
            self.seats[entry.seat].seed = entry.text
        elif entry.kind == START:
            self._start()
        elif entry.kind == REMATCH:
            self.rematch = entry.text
        elif entry.kind == RECORD:
            raise LogError("it was imported, and is only replayed")
        else:
            self._fold_play(entry)
            if entry.client is not None and entry.seat is not None:
                self._remember(entry.seat, entry.client)

    def _set_time(self, at: float) -> None:
        self._at = at
        if self.match is not None:
            self.match.flow.at = at

    def _fold_join(self, entry: LogEntry) -> None:
        assert entry.seat is not None
        joined = JOINED.decode(entry.text)
        self.seats[entry.seat].name = joined.name
        self.seats[entry.seat].commitment = joined.commitment

    def _start(self) -> None:
        dice = FairDice(self.seed, [seat.seed for seat in self.seats], self.game.slug)
        players = [(seat.name, seat.level or "human") for seat in self.seats]
        self.match = Match(self.game, players, self.setup.options, self.setup.start, dice, self.clock, self._at)
        for step in self.match.steps:
            self._note_chance(step)
        self.streams = Streams(self.match, self._told)
        self.match.watch = self._step
        self.match.forget_events()

    def _step(self, step: Step) -> None:
        assert self.streams is not None
        self._note_chance(step)
        self._learnt.pop(step.seat, None)
        if step.seat in self.heard and step.action is not None and (step.sealed or self.asked(step.seat)):
            # Here the position before the step is at hand; later the match would be played through once more.
            assert self.match is not None
            taught = teaches(self.game, self.streams.before, step.seat, step.action, self.match.state)
            self._learnt[step.seat] = taught
        self.streams.follow(step)

    def _note_chance(self, step: Step) -> None:
        if step.seat == CHANCE:
            assert step.action is not None
            self._rolled.append(step.action.text)

    def _fold_play(self, entry: LogEntry) -> None:
        match, streams = self.match, self.streams
        if match is None or streams is None:
            raise LogError(f"entry {entry.number}: the match has not started")
        if entry.kind == TIMEOUT:
            match.time_out([self.game.parse_seat(letter) for letter in entry.text.split()])
            return
        seat = entry.seat
        if seat is None:
            raise LogError(f"entry {entry.number} has no seat")
        if entry.kind in (PLAY, SEALED_PLAY):
            text = entry.text if entry.kind == PLAY else unseal(entry.text, self.seed, entry.number)
            try:
                match.submit(seat, self.game.parse_seat_action(text))
            except (IllegalAction, ParseError) as error:
                raise LogError(f"entry {entry.number} is refused: {error}") from None
        elif entry.kind == RESIGN:
            match.resign(seat)
        elif entry.kind == HINT:
            match.note_hint(seat)
            self.hints.ask(seat, streams.since[seat])
            streams.announce(seat, Public("hint-asked", "", {"seat": self.game.seats[seat]}))
        elif entry.kind == HANDS:
            self._fold_hands(match, streams, seat, entry.text)
        elif entry.kind == UNDO:
            match.undo(seat)
            self._learnt.clear()
            streams.go_back(seat, Public("undone", "", {"seat": self.game.seats[seat]}), agreed=False)
        elif entry.kind in (DRAW, DRAW_ANSWER):
            self._fold_draw(match, streams, seat, entry)
        elif entry.kind == CLAIM:
            how, *gone = entry.text.split()
            match.settle(how, [self.game.parse_seat(letter) for letter in gone])
        elif entry.kind == TAKEBACK:
            always = [n for n, one in enumerate(self.seats) if one.kind == "computer"]
            granted = match.flow.wish_back(seat, always)
            streams.announce(seat, Public("takeback-asked", "", {"seat": self.game.seats[seat]}))
            self._take_back_if(granted)
        elif entry.kind == TAKEBACK_ANSWER:
            agree = entry.text == "yes"
            granted = match.flow.answer_wish(seat, agree)
            if not agree:
                streams.announce(seat, Public("takeback-declined", "", {"seat": self.game.seats[seat]}))
            self._take_back_if(granted)
        else:
            raise LogError(f"entry {entry.number}: no such kind as {entry.kind!r}")

    def _fold_draw(self, match: Match, streams: Streams, seat: int, entry: LogEntry) -> None:
        facts: dict[str, str | int] = {"seat": self.game.seats[seat]}
        if entry.kind == DRAW:
            match.flow.offer_draw(seat)
            streams.announce(seat, Public("draw-offered", "", facts))
        elif entry.text != "yes":
            match.flow.answer_offer(seat, agree=False)
            streams.announce(seat, Public("draw-declined", "", facts))
        elif match.flow.answer_offer(seat, agree=True):
            match.settle(AGREED, list(range(len(self.seats))))

    def _fold_hands(self, match: Match, streams: Streams, by: int, text: str) -> None:
        letter, kind = text.split()
        seat = self.game.parse_seat(letter)
        match.hand_over(seat, kind)
        self.seats[seat].hands = "" if kind == HUMAN else kind
        self.seats[seat].handed += 1
        event = Public("hands-back", "", {"seat": letter})
        streams.announce(by, event if kind == HUMAN else Public("hands-computer", "", {"seat": letter, "level": kind}))

    def _take_back_if(self, granted: bool) -> None:
        """All have agreed to the wish: go back."""
        wish = self.takeback
        if wish is None or not granted:
            return
        assert self.match is not None
        assert self.streams is not None
        self.match.take_back(wish.by)
        self._learnt.clear()
        self.streams.go_back(wish.by, Public("taken-back", "", {"seat": self.game.seats[wish.by]}), agreed=True)

    def let_go(self) -> None:
        """Nobody needs it any more. What refers back to it is cut, so that its memory is free at once: a match is
        large, and collections of garbage are rare."""
        if self.match is not None:
            self.match.watch = None
        self.streams = None

    def _remember(self, seat: int, client: str) -> None:
        answered = self.seats[seat].answered
        answered[client] = self.last(seat)
        if len(answered) > REMEMBERED:
            answered.popitem(last=False)

    def _told(self, reader: int, n: int, update: bytes) -> None:
        if reader == SPECTATOR:
            self.updated = self._at
        if reader in self.heard:
            now = msgspec.json.encode(self.now(reader, self._at))
            self.outbox.append((reader, b'{"type":"update",%b,"now":%b}' % (numbered(n, update), now)))

    def known(self, seat: int, client: str) -> int | None:
        """If this message of the seat was stored already: the update it led to."""
        return self.seats[seat].answered.get(client)


def holder(token_hashes: dict[int, str], token: str) -> int | None:
    """The seat that a token holds."""
    found = None
    given = token_hash(token)
    for seat, known in token_hashes.items():
        if hmac.compare_digest(given, known):
            found = seat
    return found


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
