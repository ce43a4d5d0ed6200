"""Running case files: a position, actions and dice, and what must hold after them."""

import re
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from traceback import extract_tb
from typing import Any, NoReturn

from warbox.catalog import ids_in, load_catalog
from warbox.engine.action import Action, Dice
from warbox.engine.decision import ARBITER, CHANCE, SPECTATOR, Decision, IllegalAction
from warbox.engine.event import Event, Value
from warbox.engine.game import Game, SetupError
from warbox.engine.notation import ParseError, parse_number
from warbox.engine.state import Roll, State
from warbox.engine.turn import check, legal, submit
from warbox.games import load_game
from warbox.i18n import speech
from warbox.play.casefile import ACTION, DICE, Case, CaseError, Statement, parse_case
from warbox.play.casetokens import (
    Span,
    differences,
    left_out,
    token_begins,
    token_has,
    token_shows,
    word_name,
    word_spans,
    word_starts,
)
from warbox.play.record import FindGame
from warbox.play.replay import opening

ALL = " all"
MOST_TIMES = 1000
_HEAD = re.compile(r"([^\s:=]+)\s*:?\s*(.*)")


@dataclass(frozen=True)
class Failure:
    """What does not hold: the line and its statement, what was expected and what was found.

    The marks are the stretches of both texts that make the difference.
    """

    line: int
    statement: str
    expected: str
    found: str
    expected_marks: list[Span] = field(default_factory=list)
    found_marks: list[Span] = field(default_factory=list)


@dataclass
class CaseResult:
    """A case after it was run."""

    name: str
    title: str = ""
    checks: int = 0  # statements that held or failed
    failures: list[Failure] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.failures


class _Stop(Exception):
    """Nothing after a failed action means anything."""


def run_case(text: str | bytes, name: str, find: FindGame = load_game) -> CaseResult:
    """Run one case; whatever the text is, the result says what is wrong with it."""
    result = CaseResult(name)
    case = Case()
    try:
        parse_case(text if isinstance(text, str) else text.decode("utf-8").replace("\r\n", "\n"), case)
        _Run(case, result, find).run()
    except UnicodeDecodeError as error:
        result.failures.append(Failure(0, "", "UTF-8 text", f"a byte that is none at {error.start}"))
    except CaseError as error:
        if error.statement == "position" and (refused := case.refused_position) is not None:
            result.checks = 1
            if refused.rest.lower() not in error.why.lower():
                result.failures.append(Failure(refused.line, refused.text, refused.rest, error.why))
        else:
            result.failures.append(Failure(error.line, error.statement, "a case file", error.why))
    except _Stop:
        pass
    result.title = case.title
    return result


class _Run:
    """One case while it runs."""

    def __init__(self, case: Case, result: CaseResult, find: FindGame) -> None:
        self.case = case
        self.result = result
        self.game = self._find_game(find)
        self.state = self._set_up()
        self.queue: list[int] = []  # dice to come
        self.events: list[Event] = []  # since the last action of a seat
        self.later: list[Event] | None = None  # those after the event that was found last; None: none was
        self.before: Decision | None = None  # what the last action answered
        self.now = Statement(0, "", "", "")

    def _find_game(self, find: FindGame) -> Game[Any]:
        try:
            return find(self.case.game)
        except KeyError as error:
            raise CaseError(str(error.args[0]), 1, f"game {self.case.game}") from None

    def _set_up(self) -> State:
        case = self.case
        try:
            return opening(self.game, case.options, None if case.position is None else "\n".join(case.position))
        except SetupError as error:
            raise CaseError(str(error), case.options_line, "option") from None
        except ParseError as error:
            why = str(ParseError(error.why, error.text))
            raise CaseError(why, case.position_line + error.line, "position") from None

    def run(self) -> None:
        if (refused := self.case.refused_position) is not None:
            self.now = refused
            self._stop("the position refused", "it is a position: " + self._asked_text())
        self._check_ids(" ".join(self.case.rules))
        for statement in self.case.statements:
            self.now = statement
            self._check_ids(statement.rest)
            self.result.checks += 1
            try:
                self._do(statement)
            except (_Stop, CaseError):
                raise
            except ParseError as error:
                raise CaseError(str(error), statement.line, statement.text) from None
            except Exception as error:  # a fault of the rules must not keep other cases from running
                place = extract_tb(error.__traceback__)[-1]
                where = f"{place.filename.rpartition('/')[2]}:{place.lineno}"
                self._stop("the rules at work", f"the program broke: {type(error).__name__}: {error} ({where})")
        if self.queue:
            self.now = [statement for statement in self.case.statements if statement.verb == DICE][-1]
            self._fail("every die of the queue rolled", "left over: " + " ".join(map(str, self.queue)))

    def _check_ids(self, text: str) -> None:
        """A misspelt id would make `noevent` hold for nothing."""
        try:
            known = load_catalog(self.game.slug).entries
        except FileNotFoundError:  # a game without a catalog
            return
        for name in ids_in(text):
            if name.startswith(f"{self.game.prefix}-") and name not in known:
                raise CaseError(f"the catalog has no {name}", self.now.line or 1, self.now.text or text)

    def _has_event(self, kind: str) -> bool:
        """Whether the game has a sentence for such an event; a game without sentences may have any."""
        try:
            return speech(self.game.slug).knows(f"event-{kind}")
        except FileNotFoundError:
            return True

    def _do(self, statement: Statement) -> None:
        if statement.verb == ACTION:
            self._play(statement.rest)
        elif statement.verb == DICE:
            if not statement.rest:
                raise CaseError("write 'dice FACES...'", statement.line, statement.text)
            self.queue += [parse_number(word, "a die", 0, 999_999) for word in statement.rest.split()]
            self._roll()
        else:
            getattr(self, f"_check_{statement.verb}")(statement.rest)

    # actions and dice

    def _play(self, text: str) -> None:
        try:
            seat, action = self.game.parse_line(text)
        except ParseError as error:
            if text.endswith(ALL):
                self._play_all(text.removesuffix(ALL))
                return
            self._stop("an action", f"not notation: {error}")
        if seat == CHANCE:
            if isinstance(action, Dice) and self.queue:
                self._stop("no dice queued", "dice queued: " + " ".join(map(str, self.queue)))
        elif self._asks_chance():
            queued = f", and only {len(self.queue)} queued" if self.queue else ""
            self._stop("a seat is asked", f"chance is asked first: {self._chance_text()}{queued}")
        else:
            self.events = []
            self.before = self.state.question
        self.later = None
        self._submit(seat, action)
        self._roll()

    def _play_all(self, text: str) -> None:
        """`S: hold all`: the same answer once, and again as long as the seat is asked the same and may give it."""
        self._play(text)
        seat, action = self.game.parse_line(text)
        kind = None if self.before is None else self.before.kind
        for _ in range(MOST_TIMES):
            question = self.state.question
            if question is None or seat not in question.seats or question.kind != kind:
                return
            if check(self.state, seat, action) is not None:
                return
            self._submit(seat, action)
            self._roll()

    def _submit(self, seat: int, action: Action) -> None:
        try:
            self.events += submit(self.state, seat, action)
        except IllegalAction as error:
            self._stop(f"{self.game.format_line(seat, action)} taken", f"refused: {error.refusal.text()}")

    def _roll(self) -> None:
        """Answer chance from the queue as long as it suffices."""
        while self._asks_chance() and self.queue:
            frame = self.state.stack[-1]
            if not isinstance(frame, Roll) or len(self.queue) < frame.count:
                return
            faces, self.queue = self.queue[: frame.count], self.queue[frame.count :]
            self._submit(CHANCE, Dice(faces))

    def _asks_chance(self) -> bool:
        return self.state.question is not None and self.state.question.seats == (CHANCE,)

    def _chance_text(self) -> str:
        assert self.state.question is not None
        frame = self.state.stack[-1]
        what = f"{frame.count} dice with {frame.faces} faces" if isinstance(frame, Roll) else "an order"
        return f"{what} for {self.state.question.kind} {self.state.question.rule}"

    # checks of the position

    def _check_has(self, rest: str) -> None:
        self._expect_tokens(self._lines(ARBITER), *_subject(rest, self.now))

    def _check_lacks(self, rest: str) -> None:
        self._expect_none(self._lines(ARBITER), *_subject(rest, self.now))

    def _check_order(self, rest: str) -> None:
        self._expect_order(self._lines(ARBITER), rest)

    def _check_is(self, rest: str) -> None:
        self._expect_line(self._lines(ARBITER), rest)

    def _expect_line(self, lines: dict[str, list[str]], rest: str) -> None:
        """The line with this key, and nothing else in it."""
        key, words = _subject(rest, self.now, least=0)
        line = self._line(lines, key)
        found = [] if line is None else line.split()[1:]
        if line is None or found == words:
            return
        expected_marks: list[Span] = []
        found_marks: list[Span] = []
        for tag, first, after_first, second, after_second in SequenceMatcher(None, words, found).get_opcodes():
            if tag != "equal":
                expected_marks += word_spans(words, range(first, after_first), len(key) + 1)
                found_marks += word_spans(found, range(second, after_second), len(key) + 1)
        self._fail(" ".join([key, *words]), line, expected_marks, found_marks)

    def _check_sees(self, rest: str) -> None:
        seat, what = self._seat_and(rest)
        word, _, more = what.partition(" ")
        if word == "is":
            self._expect_line(self._lines(seat), more)
        elif word == "order":
            self._expect_order(self._lines(seat), more)
        else:
            self._expect_tokens(self._lines(seat), *_subject(what, self.now))

    def _check_hides(self, rest: str) -> None:
        seat, what = self._seat_and(rest)
        key, words = _subject(what, self.now)
        seen = self._lines(seat)
        if key not in seen and key in self._lines(ARBITER):
            return  # the whole line is hidden
        self._expect_none(seen, key, words)

    def _lines(self, seat: int) -> dict[str, list[str]]:
        """The position as the seat sees it: key and words of each line; lines with the same key are read as one."""
        lines: dict[str, list[str]] = {}
        for line in [*self.game.format(self.state, seat).splitlines(), *self.game.tallies(self.state)]:
            words = line.split()
            if words:
                lines.setdefault(words[0].rstrip(":"), []).extend(words[1:])
        return lines

    def _line(self, lines: dict[str, list[str]], key: str) -> str | None:
        if key in lines:
            return " ".join([key, *lines[key]])
        self._fail(f"a line {key} in the position", "lines " + " ".join(lines))
        return None

    def _expect_tokens(self, lines: dict[str, list[str]], key: str, words: list[str]) -> None:
        line = self._line(lines, key)
        if line is None:
            return
        expected_marks: list[Span] = []
        found_marks: list[Span] = []
        starts, found_starts = word_starts(words, 0), word_starts(lines[key], len(key) + 1)
        for word, start in zip(words, starts, strict=True):
            if any(token_has(word, found) for found in lines[key]) or left_out(self.game.page, key, lines[key], word):
                continue
            near = [index for index, found in enumerate(lines[key]) if word_name(found) == word_name(word)]
            if not near:
                expected_marks.append((start, start + len(word)))
                continue
            in_word, in_found = differences(word, lines[key][near[0]])
            expected_marks += [(start + first, start + last) for first, last in in_word]
            found_marks += [(found_starts[near[0]] + first, found_starts[near[0]] + last) for first, last in in_found]
        if expected_marks:
            self._fail(" ".join(words), line, expected_marks, found_marks)

    def _expect_order(self, lines: dict[str, list[str]], rest: str) -> None:
        """Lists that begin with these items, the first one on top."""
        key, words = _subject(rest, self.now)
        line = self._line(lines, key)
        if line is not None and not all(any(token_begins(word, found) for found in lines[key]) for word in words):
            near = [index for index, found in enumerate(lines[key]) if word_name(found) in map(word_name, words)]
            self._fail("in this order " + " ".join(words), line, [], word_spans(lines[key], near, len(key) + 1))

    def _expect_none(self, lines: dict[str, list[str]], key: str, words: list[str]) -> None:
        line = self._line(lines, key)
        if line is None:
            return
        present = [index for index, found in enumerate(lines[key]) if any(token_shows(word, found) for word in words)]
        if present:
            self._fail("none of " + " ".join(words), line, [], word_spans(lines[key], present, len(key) + 1))

    # checks of events

    def _check_event(self, rest: str) -> None:
        self._expect_event(self.events, rest, True)

    def _check_then(self, rest: str) -> None:
        """After the event that was found last."""
        if self.later is None:
            raise CaseError("'then' follows an 'event' or 'hears' that holds", self.now.line, self.now.text)
        self._expect_event(self.later, rest, True)

    def _check_noevent(self, rest: str) -> None:
        self._expect_event(self.events, rest, False)

    def _check_hears(self, rest: str) -> None:
        seat, what = self._seat_and(rest)
        self._expect_event(self._heard(seat), what, True)

    def _check_deaf(self, rest: str) -> None:
        seat, what = self._seat_and(rest)
        self._expect_event(self._heard(seat), what, False)

    def _heard(self, seat: int) -> list[Event]:
        seen = [event.seen_by(seat) for event in self.events]
        return [event for event in seen if event is not None]

    def _expect_event(self, events: list[Event], what: str, wanted: bool) -> None:
        words = what.split()
        if not words:
            raise CaseError("say which event: a rule id, a kind, facts as name=value", self.now.line, self.now.text)
        for word in words:
            if "=" not in word and not word.startswith(f"{self.game.prefix}-") and not self._has_event(word):
                raise CaseError(f"no kind of event is called {word!r}", self.now.line, self.now.text)
        places = [at for at, event in enumerate(events) if _fits(words, event.kind, event.rule, event.facts)]
        if places and wanted:
            self.later = events[places[0] + 1 :]
        if bool(places) != wanted:
            texts = "\n".join(event.text() for event in events) or "no events"
            self._fail(("an event " if wanted else "no event ") + what, texts)

    # checks of what is asked and what may be answered

    def _check_refuse(self, rest: str) -> None:
        text, arrow, reason = rest.rpartition("->")
        words = reason.split()
        if not arrow or not words:
            raise CaseError("write 'refuse SEAT: ACTION -> RULE', or '-> notation'", self.now.line, self.now.text)
        before = self.game.format(self.state)
        try:
            seat, action = self.game.parse_line(text)
            submit(self.state, seat, action)
        except ParseError as error:
            if words != ["notation"]:
                self._stop("refused: " + " ".join(words), f"not notation: {error}")
        except IllegalAction as error:
            refusal = error.refusal
            if not _fits(words, refusal.kind, refusal.rule, refusal.facts):
                self._stop("refused: " + " ".join(words), f"refused: {refusal.text()}")
        else:
            self._stop("refused: " + " ".join(words), "taken")
        if self.game.format(self.state) != before:
            self._stop("nothing changed", "the refused action changed the position")

    def _check_asks(self, rest: str) -> None:
        words = rest.split()
        question = self.state.question
        if not words:
            raise CaseError("write 'asks SEATS KIND [RULE]' or 'asks nobody'", self.now.line, self.now.text)
        if question is None:
            if words != ["nobody"]:
                self._fail(rest, "nobody: the game is over")
            return
        letters = "+".join(self.game.seat_letter(seat) for seat in question.seats)
        asked = sorted(words[0].rstrip(":").split("+")) == sorted(letters.split("+"))
        if not asked or not all(word in (question.kind, question.rule) for word in words[1:]):
            self._fail(rest, f"{letters} {question.kind} {question.rule}")

    def _check_legal(self, rest: str) -> None:
        seat, action = self.game.parse_line(rest)
        choices = legal(self.state, seat)
        if action not in choices:
            listed = ", ".join(choice.text for choice in choices[:40]) + (", ..." if len(choices) > 40 else "")
            self._fail(f"{rest} among the choices", listed or f"no choices: {self._asked_text()}")

    def _check_illegal(self, rest: str) -> None:
        seat, action = self.game.parse_line(rest)
        if check(self.state, seat, action) is None:
            self._fail(f"{rest} refused", "it would be taken")

    def _check_choices(self, rest: str) -> None:
        seat, what = self._seat_and(rest)
        *kinds, count = what.split() or [""]
        if len(kinds) > 1:
            raise CaseError("write 'choices SEAT NUMBER' or 'choices SEAT KIND NUMBER'", self.now.line, self.now.text)
        listed = [action.text for action in legal(self.state, seat)]
        choices = len([text for text in listed if not kinds or text.split()[0] == kinds[0]])
        if choices != parse_number(count, "a number of choices", 0, 999_999):
            found = f"{choices} of {len(listed)}" if kinds else str(choices)
            self._fail(f"{what} choices", f"{found} choices: {self._asked_text()}")

    def _asked_text(self) -> str:
        question = self.state.question
        if question is None:
            return "the game is over"
        letters = "+".join(self.game.seat_letter(seat) for seat in question.seats)
        return f"{letters} is asked {question.kind}"

    def _check_outcome(self, rest: str) -> None:
        words = rest.split()
        outcome = self.state.outcome
        if not words:
            raise CaseError("write 'outcome WINNERS [RULE]', 'draw' or 'none'", self.now.line, self.now.text)
        if outcome is None:
            if words != ["none"]:
                self._fail(rest, f"none: {self._asked_text()}")
            return
        winners = "+".join(self.game.seat_letter(seat) for seat in outcome.winners) or "draw"
        same = sorted(words[0].split("+")) == sorted(winners.split("+"))
        if not same or not all(word in (outcome.kind, outcome.rule) for word in words[1:]):
            self._fail(rest, f"{winners} {outcome.rule} {outcome.kind}")

    # failing

    def _seat_and(self, rest: str) -> tuple[int, str]:
        """The seat a statement starts with, and the rest of it."""
        letter, what = _head(rest)
        return SPECTATOR if letter == "spectator" else self.game.parse_seat(letter), what

    def _fail(
        self, expected: str, found: str, expected_marks: list[Span] | None = None, found_marks: list[Span] | None = None
    ) -> None:
        failure = Failure(self.now.line, self.now.text, expected, found, expected_marks or [], found_marks or [])
        self.result.failures.append(failure)

    def _stop(self, expected: str, found: str) -> NoReturn:
        self._fail(expected, found)
        raise _Stop


def _head(rest: str) -> tuple[str, str]:
    """The word a statement is about, with or without a colon, and what is said about it."""
    found = _HEAD.match(rest)
    return ("", rest) if found is None else (found[1], found[2])


def _subject(rest: str, statement: Statement, least: int = 1) -> tuple[str, list[str]]:
    """`I: hull=C-port:2 aground` gives the key of a line of the position and the words about it."""
    key, what = _head(rest)
    words = what.split()
    if not key or len(words) < least:
        raise CaseError(f"write '{statement.verb} KEY: WORDS...'", statement.line, statement.text)
    return key, words


def _fits(words: list[str], kind: str, rule: str, facts: dict[str, Value]) -> bool:
    """Every word is the rule id, the kind or a fact `name=value`."""
    texts = [f"{name}={value}" for name, value in facts.items()]
    return all(word in (kind, rule) or word in texts for word in words)
