"""Laws of play: games end, clones are independent, runs repeat, questions, outcomes and evaluations are sound."""

from math import isfinite

from warbox.conformance.mangle import mangled_line
from warbox.conformance.trial import Trial
from warbox.engine.action import Action, Dice
from warbox.engine.decision import ANY, ARBITER, CHANCE, ONE, SEALED, SPECTATOR
from warbox.engine.notation import ParseError
from warbox.engine.pool import class_of
from warbox.engine.sampler import Sampler
from warbox.engine.state import Roll, State
from warbox.engine.turn import apply, chance, check, is_complete, legal, sample, submit


def random_games_end(trial: Trial) -> None:
    """Random play comes to an end, and at the end nobody is asked and somebody has won or nobody has."""
    for walk in trial.walks(trial.limits.longest):
        *_, last = walk
        if last.question is not None:
            raise trial.broken(f"no end after {trial.limits.longest} answers")


def questions_are_sound(trial: Trial) -> None:
    """While the game runs some seats are asked and have choices; afterwards there is an outcome and no question."""
    seats = [CHANCE, *trial.seats]
    for walk in trial.walks():
        for state in walk:
            question = state.question
            if question is None:
                continue
            if not question.kind or state.outcome is not None or state.events is not None:
                raise trial.broken(
                    "a question has a kind, and stands only in a game that goes on and is not listened to"
                )
            if not question.seats or [seat for seat in question.seats if seat not in seats]:
                raise trial.broken(f"{question!r} asks seats that are none")
            if question.mode not in (ONE, SEALED, ANY) or len(set(question.seats)) != len(question.seats):
                raise trial.broken(f"{question!r} has a mode that is none, or asks a seat twice")
            if (question.mode == ONE or CHANCE in question.seats) and len(question.seats) != 1:
                raise trial.broken(f"{question!r} asks several where only one can answer")
            for seat in trial.seats:
                if bool(legal(state, seat)) != (seat in question.seats):
                    raise trial.broken(f"a seat has choices exactly when it is asked: {trial.game.seats[seat]}")


def outcomes_are_consistent(trial: Trial) -> None:
    """A finished game has winners among its seats or none, scores that say the same."""
    for walk in trial.walks():
        for state in walk:
            outcome = state.outcome
            if (outcome is None) != (state.question is not None) or (outcome is not None and state.stack):
                raise trial.broken("a game has a question or an outcome, and no frames with an outcome")
            if outcome is None:
                continue
            if not outcome.kind or sorted(set(outcome.winners) & set(trial.seats)) != sorted(outcome.winners):
                raise trial.broken(f"winners are seats, each once: {outcome!r}")
            for seat in trial.seats:
                fair = 0.5 if not outcome.winners else float(seat in outcome.winners)
                trial.same(f"score of {trial.game.seats[seat]} after {outcome!r}", outcome.score(seat), fair)


def clones_are_independent(trial: Trial) -> None:
    """Playing a clone never touches the original, and playing on never touches any earlier clone."""
    for walk in trial.walks():
        kept: list[tuple[State, str]] = []
        for state in walk:
            before = trial.text(state)
            if len(kept) % 4 == 0:
                everything, twin = trial.all_of(state), state.clone()
                trial.same("a clone", trial.all_of(twin), everything)
                trial.play_on(twin, Sampler(len(kept)), 12)
                trial.same("the original after its clone was played", trial.all_of(state), everything)
            kept.append((state.clone(), before))
        for number, (clone, before_text) in enumerate(kept):
            trial.same(f"the clone made after answer {number}, at the end", trial.text(clone), before_text)


def replays_are_identical(trial: Trial) -> None:
    """The same lines from the same start give the same states, events and views after every answer."""
    for name, seed in trial.beginnings():
        story = []
        for state in trial.walk(name, seed):
            story.append((trial.all_of(state), [event.text() for event in trial.events]))
        lines = trial.lines
        again = trial.begin(name, seed)
        trial.state, trial.lines = again, []
        trial.same("the start", trial.all_of(again), story[0][0])
        for line, (seen, told) in zip(lines, story[1:], strict=True):
            events = submit(again, *trial.game.parse_line(line))
            trial.lines.append(line)
            trial.same("the events of a replay", [event.text() for event in events], told)
            trial.same("the state of a replay", trial.all_of(again), seen)


def runs_with_one_seed_are_identical(trial: Trial) -> None:
    """Random play depends on nothing but the seed."""
    for name, seed in trial.beginnings():
        runs = []
        for _ in range(2):
            texts = [trial.text(state) for state in trial.walk(name, seed)]
            runs.append((trial.lines, texts))
        trial.same("the lines of a second run", runs[1][0], runs[0][0])
        trial.same("the positions of a second run", runs[1][1], runs[0][1])


def listening_changes_nothing(trial: Trial) -> None:
    """Searches play silently and let the sampler answer; that leads where the checked and loud way leads."""
    for state in trial.moments():
        question = state.question
        if question is None:
            continue
        number = len(trial.lines)
        loud, silent = state.clone(), state.clone()
        seat, action = trial.choose(state, Sampler(number))
        submit(loud, seat, action)
        if seat == CHANCE:
            sampler = Sampler(number)
            sampler.below(1)  # `choose` drew the seat first
            chance(silent, sampler)
        else:
            apply(silent, seat, action)
        trial.same(f"after {action.text!r} played silently", trial.all_of(silent), trial.all_of(loud))


def asking_changes_nothing(trial: Trial) -> None:
    """Looking, listing, checking, determinising and evaluating leave the state as it was."""
    game = trial.game
    for state in trial.moments():
        before = trial.text(state)
        for seat in [*trial.seats, SPECTATOR, ARBITER]:
            game.view(state, seat)
            trial.same(f"the state after seat {seat} viewed it", trial.text(state), before)
            game.format(state, seat)
            trial.same(f"the state after it was written for seat {seat}", trial.text(state), before)
        for seat in trial.seats:
            for action in legal(state, seat)[:20]:
                check(state, seat, action)
            trial.same(f"the state after the choices of seat {seat} were asked", trial.text(state), before)
            game.determinize(state, seat, Sampler(seat))
            trial.same(f"the state after it was determinised for seat {seat}", trial.text(state), before)
            game.evaluate(state, seat)
            trial.same(f"the state after it was evaluated for seat {seat}", trial.text(state), before)


def legal_actions_pass_check(trial: Trial) -> None:
    """Everything that is offered is taken, by `check` and by the rules."""
    for state in trial.moments():
        question = state.question
        for seat in () if question is None else question.seats:
            sampler = Sampler(len(trial.lines))
            for action in trial.answers(state, seat, sampler, 200):
                refusal = check(state, seat, action)
                if refusal is not None:
                    raise trial.broken(f"{action.text!r} is offered and refused: {refusal.text()}")
            for action in trial.answers(state, seat, sampler, trial.limits.samples):
                submit(state.clone(), seat, action)


def complete_lists_agree_with_check(trial: Trial) -> None:
    """Where a list is complete, `check` takes what it has and nothing else, whatever is tried: answers to other
    questions, answers of others, spoilt ones. Where it is not, what is sampled beyond it is taken, too."""
    others: list[str] = []
    for state in trial.moments():
        question = state.question
        sampler = Sampler(len(trial.lines))
        for seat in () if question is None or CHANCE in question.seats else question.seats:
            listed = legal(state, seat)
            lines = [trial.game.format_line(seat, action) for action in trial.answers(state, seat, sampler, 3)]
            others = [*dict.fromkeys([*others, *lines])][-60:]
            if is_complete(state, seat):
                for action in tried_answers(trial, seat, lines, others, sampler):
                    taken = check(state, seat, action) is None
                    if taken != (action in listed) and action not in trial.game.always():
                        how = "taken, but not listed" if taken else "listed, but not taken"
                        raise trial.broken(f"the choices are complete, but {action.text!r} is {how}")
            else:
                more = sample(state, seat, sampler.fork(), 5)
                trial.same("two samples with one seed", sample(state, seat, sampler.fork(), 5), more)
                for action in more:
                    refusal = check(state, seat, action)
                    if refusal is not None or action in listed:
                        how = "listed already" if refusal is None else f"refused: {refusal.text()}"
                        raise trial.broken(f"{action.text!r} is offered beyond the list, but {how}")


def tried_answers(trial: Trial, seat: int, lines: list[str], others: list[str], sampler: Sampler) -> list[Action]:
    """All that can be read among these lines, and among spoilt ones, as answers of one seat."""
    spoilt = [mangled_line(line, others, trial.game.seats, sampler) for line in lines for _ in range(6)]
    found: list[Action] = []
    for line in [*others, *spoilt]:
        try:
            found.append(trial.game.parse_seat_action(line.partition(": ")[2]))
        except ParseError:
            continue
    return list(dict.fromkeys(found))


def outcome_classes_are_faithful(trial: Trial) -> None:
    """The results of a roll fall into classes whose weights sum to all of them; every result leads where its class
    does, and nobody sees more of it in the position afterwards."""
    for state in trial.moments():
        frame = state.stack[-1] if state.stack else None
        if not isinstance(frame, Roll):
            continue
        found = frame.classes(state)
        weights = sum([one.weight for one in found])
        if found:
            trial.same("the weights of a roll's classes", weights, frame.faces**frame.count)
        else:
            raise trial.broken(f"{frame.count} dice with {frame.faces} faces have too many classes to list")
        listed = [one.faces for one in found]
        for seed in range(2 * trial.limits.samples):
            faces = Sampler(seed + len(trial.lines)).dice(frame.count, frame.faces)
            shown = class_of(frame.blocks(state), faces)
            if shown not in listed:
                raise trial.broken(f"{faces} belong to the class {shown}, which is not listed")
            after, other = state.clone(), state.clone()
            apply(after, CHANCE, Dice(faces))
            apply(other, CHANCE, Dice(shown))
            trial.same(f"after {shown} instead of {faces}", trial.text(other), trial.text(after))


def legal_order_is_canonical(trial: Trial) -> None:
    """The choices are a list without duplicates that depends on the position and on nothing else."""
    for state in trial.moments():
        for seat in trial.seats:
            texts = [action.text for action in legal(state, seat)]
            if len(set(texts)) != len(texts):
                raise trial.broken(f"the choices of {trial.game.seat_letter(seat)} name something twice")
            for which, twin in (
                ("asked again", state),
                ("of a clone", state.clone()),
                ("of the position read back", trial.game.parse(trial.text(state))),
            ):
                trial.same(f"the choices {which}", [action.text for action in legal(twin, seat)], texts)


def evaluations_are_chances(trial: Trial) -> None:
    """An evaluation is a number from 0 to 1; of a finished game it is the score."""
    for state in trial.moments():
        for seat in trial.seats:
            value = trial.game.evaluate(state, seat)
            if not isfinite(value) or not 0 <= value <= 1:
                raise trial.broken(f"evaluation {value} for {trial.game.seats[seat]}")
            if state.outcome is not None:
                trial.same(f"the evaluation of the end for {trial.game.seats[seat]}", value, state.outcome.score(seat))


def candidates_are_choices(trial: Trial) -> None:
    """What a game finds worth thinking about are some of the choices, each once and at least one; finding them changes
    nothing and always finds the same."""
    for state in trial.moments():
        before = trial.text(state)
        for seat in trial.seats:
            if not legal(state, seat):
                continue
            texts = [action.text for action in trial.game.candidates(state, seat)]
            trial.same("the state after candidates were found", trial.text(state), before)
            if not texts or len(set(texts)) != len(texts):
                raise trial.broken(f"candidates are at least one, each once: {texts}")
            strange = set(texts) - {action.text for action in legal(state, seat)}
            if strange:
                raise trial.broken(f"candidates that are no choices: {strange}")
            again = [action.text for action in trial.game.candidates(state.clone(), seat)]
            trial.same("the candidates of a clone", again, texts)


def searches_are_told_choices(trial: Trial) -> None:
    """What a game lets a search look at, try and go on with are choices; with others' sealed answers taken back a seat
    is asked the same."""
    for state in trial.moments(share=2):
        question = state.question
        if question is None or question.seats[0] == CHANCE:
            continue
        text = trial.text(state)
        for seat in question.seats:
            listed = [action.text for action in legal(state, seat)]
            told = [*trial.game.broad(state, seat), *trial.game.tried(state, seat)]
            quick = [trial.game.policy(state, seat, Sampler(len(trial.lines))), trial.game.hasty(state, seat)]
            for action in [*told, *[answer for answer in quick if answer is not None]]:
                if action.text not in listed:
                    raise trial.broken(f"{trial.game.seats[seat]} is to play {action.text}, and may answer {listed}")
            opened = trial.game.determinize(state, seat, Sampler(len(trial.lines)))
            trial.game.unseal(opened, seat)
            asked = opened.question
            if asked is None or asked.kind != question.kind or seat not in asked.seats:
                raise trial.broken(f"with the others' answers taken back {trial.game.seats[seat]} is asked {asked!r}")
            again = [action.text for action in legal(opened, seat)]
            trial.same("the choices with the others' answers taken back", again, listed)
        trial.same("the position after a search was told of it", trial.text(state), text)
