"""Laws of text: positions and actions round-trip, spoilt text is refused, views are plain data, rules cited exist."""

from typing import Any

import msgspec

from warbox.conformance.mangle import mangled_line, mangled_position
from warbox.conformance.trial import LawBroken, Trial, plain, refused
from warbox.engine.action import Action
from warbox.engine.decision import ARBITER, CHANCE, SPECTATOR, IllegalAction, Refusal
from warbox.engine.notation import ParseError
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import check, submit


def positions_round_trip(trial: Trial) -> None:
    """A position read back is the same in all that can be asked of it, and plays on in the same way."""
    for walk in trial.walks():
        for state in walk:
            text = trial.text(state)
            trial.same("the position read back", trial.text(trial.game.parse(text)), text)
    for state in trial.moments():
        text = trial.text(state)
        twin: State = trial.game.parse(text)
        trial.same("the position read back", trial.all_of(twin), trial.all_of(state))
        original, sampler, again = state.clone(), Sampler(len(trial.lines)), Sampler(len(trial.lines))
        for step in range(5):
            if original.question is None:
                break
            seat, action = trial.choose(original, sampler)
            trial.same(
                f"the answer in step {step} after the position was read", trial.choose(twin, again), (seat, action)
            )
            told = [event.text() for event in submit(original, seat, action)]
            heard = [event.text() for event in submit(twin, seat, action)]
            what = f"{step + 1} answers after the position was read, the last {action.text!r}"
            trial.same(f"the events {what}", heard, told)
            trial.same(f"the state {what}", trial.text(twin), trial.text(original))


def actions_round_trip(trial: Trial) -> None:
    """A line of play read back is the same seat and the same action, with the same text and the same effect.

    Its verb is the first word of its text, its parts are plain data.
    """
    for state in trial.moments():
        question = state.question
        for seat in () if question is None else question.seats:
            for action in trial.answers(state, seat, Sampler(len(trial.lines)), 100):
                line = trial.game.format_line(seat, action)
                who, read = trial.game.parse_line(line)
                trial.same(f"the seat of {line!r}", who, seat)
                trial.same(f"the text of {line!r}", read.text, action.text)
                if read != action or hash(read) != hash(action):
                    raise trial.broken(f"{line!r} read back is another action")
                verb, parts = trial.game.parts(action)
                trial.same(f"the verb of {line!r}", verb, action.text.partition(" ")[0])
                spoil(trial, parts, f"a part of {line!r}")
            for action in trial.answers(state, seat, Sampler(len(trial.lines)), trial.limits.samples):
                original, twin = state.clone(), state.clone()
                submit(original, seat, action)
                submit(twin, *trial.game.parse_line(trial.game.format_line(seat, action)))
                trial.same(f"after {action.text!r} read back", trial.text(twin), trial.text(original))


def mangled_actions_are_refused(trial: Trial) -> None:
    """A spoilt line is no notation, or is refused with a rule and changes nothing, or happens to be legal."""
    others: list[str] = []
    for state in trial.moments():
        question = state.question
        sampler = Sampler(len(trial.lines))
        lines: list[str] = []
        for seat in () if question is None else question.seats:
            lines += [trial.game.format_line(seat, action) for action in trial.answers(state, seat, sampler, 2)]
        others = [*others, *lines][-50:]
        before = trial.text(state)
        for line in lines or others[:2]:
            for _ in range(2 * trial.limits.samples):
                try_line(trial, state, mangled_line(line, others, trial.game.seats, sampler), before)


def try_line(trial: Trial, state: State, line: str, before: str) -> None:
    """One line that somebody sent."""
    shown = line if len(line) < 80 else line[:77] + "..."
    try:
        seat, action = trial.game.parse_line(line)
    except ParseError as error:
        if not error.why:
            raise trial.broken(f"{shown!r} is no notation, but nobody says why") from error
        return
    except Exception as error:
        raise trial.broken(f"{shown!r}: the parser raised {error!r}") from error
    trial.same(
        f"{shown!r} read, written and read", trial.game.parse_line(trial.game.format_line(seat, action))[1], action
    )
    if check(state, seat, action) is None:
        submit(state.clone(), seat, action)
    else:
        refuse(trial, state, seat, action)
    trial.same(f"the state after {shown!r} was refused or played on a clone", trial.text(state), before)


def refuse(trial: Trial, state: State, seat: int, action: Action) -> None:
    """Submit what `check` does not take."""
    try:
        submit(state, seat, action)
    except IllegalAction as error:
        sound_refusal(trial, error.refusal, action)
        trial.same("the refusal of submit", error.refusal.text(), refused(check(state, seat, action)))
    else:
        raise trial.broken(f"{action.text!r} is refused by check and taken by submit")


def sound_refusal(trial: Trial, refusal: Refusal, action: Action) -> None:
    if not refusal.kind or not refusal.rule.startswith(f"{trial.game.prefix}-"):
        raise trial.broken(f"{action.text!r} is refused without a rule of {trial.game.prefix}: {refusal.text()!r}")


def mangled_positions_are_refused(trial: Trial) -> None:
    """A spoilt position is no notation, or it is a position like any other: it round-trips and can be played."""
    others: list[str] = []
    for number, state in enumerate(trial.moments(share=4)):
        text = trial.text(state)
        others = [*others, *text.splitlines()][-200:]
        sampler = Sampler(number)
        for _ in range(4 * trial.limits.samples):
            try_position(trial, mangled_position(text, others, sampler), sampler)


def try_position(trial: Trial, text: str, sampler: Sampler) -> None:
    """One position that somebody sent."""
    try:
        state: State = trial.game.parse(text)
    except ParseError as error:
        if not error.why:
            raise trial.broken(f"no position, but nobody says why:\n{text}") from error
        return
    except Exception as error:
        raise trial.broken(f"the parser raised {error!r} for\n{text}") from error
    try:
        written = trial.text(state)
        asked = state.question or state.outcome
        if asked is None or asked.rule not in (trial.subject.rules or (asked.rule,)):
            raise trial.broken(f"accepted, but neither question nor outcome has a rule of the catalog:\n{text}")
        if trial.text(trial.game.parse(written)) != written:
            raise trial.broken(f"accepted, but does not round-trip:\n{text}")
        trial.play_on(state, sampler, 10)
        for seat in trial.seats:
            trial.game.view(state, seat)
            trial.game.determinize(state, seat, sampler)
    except LawBroken:
        raise
    except Exception as error:
        raise trial.broken(f"accepted, but leads to {error!r}:\n{text}") from error


def views_are_plain_data(trial: Trial) -> None:
    """A view is text, whole numbers, truth values, None, lists and dicts with text keys, and nothing of the state."""
    for state in trial.moments():
        before = trial.text(state)
        for seat in [*trial.seats, SPECTATOR, ARBITER]:
            view = trial.game.view(state, seat)
            sent = plain(view)
            spoil(trial, view, "view")
            trial.same(f"the state after the view of seat {seat} was changed", trial.text(state), before)
            trial.same(f"the view of seat {seat}, after one was changed", plain(trial.game.view(state, seat)), sent)


def views_have_the_declared_shape(trial: Trial) -> None:
    """A view has all that the game's shape names, of the types that it names, and nothing else."""
    shape: Any = trial.game.shape()
    if shape is None:
        raise trial.broken("the game declares no shape of its views")
    for state in trial.moments(share=2):
        for seat in [*trial.seats, SPECTATOR, ARBITER]:
            try:
                msgspec.convert(trial.game.view(state, seat), shape)
            except msgspec.ValidationError as error:
                raise trial.broken(f"the view of seat {seat} has another shape than declared: {error}") from None


def spoil(trial: Trial, data: object, path: str) -> None:
    """Check a piece of a view and then overwrite it."""
    if type(data) is dict:
        for key in list(data):
            if type(key) is not str:
                raise trial.broken(f"{path} has the key {key!r}")
            spoil(trial, data[key], f"{path}.{key}")
        data.clear()
    elif type(data) is list:
        for index, item in enumerate(data):
            spoil(trial, item, f"{path}[{index}]")
        data.clear()
    elif data is not None and type(data) not in (str, int, bool):
        raise trial.broken(f"{path} is {data!r}, a {type(data).__name__}")


def rules_cited_exist(trial: Trial) -> None:
    """Questions, events, refusals, outcomes and options cite rules that the catalog has."""
    rules = trial.subject.rules
    if rules is None:
        raise trial.broken("the rules of the catalog are not given")
    for option in trial.game.options:
        cited(trial, rules, option.rule, f"option {option.name}")
    for walk in trial.walks():
        for state in walk:
            for event in trial.events:
                for seat in [ARBITER, SPECTATOR, *trial.seats]:
                    seen = event.seen_by(seat)
                    if seen is not None:
                        cited(trial, rules, seen.rule, f"event {seen.kind}")
            if state.outcome is not None:
                cited(trial, rules, state.outcome.rule, f"outcome {state.outcome.kind}")
            elif state.question is not None:
                cited(trial, rules, state.question.rule, f"question {state.question.kind}")
                for line in trial.lines[-3:]:
                    who, action = trial.game.parse_line(line)
                    for seat in {who, *state.question.seats} - {CHANCE}:
                        refusal = check(state, seat, action)
                        if refusal is not None:
                            cited(trial, rules, refusal.rule, f"refusal {refusal.kind} of {line!r}")


def cited(trial: Trial, rules: frozenset[str], rule: str, what: str) -> None:
    if rule not in rules:
        raise trial.broken(f"{what} cites {rule!r}, which the catalog does not have")
