"""Laws of secrecy: what a seat may not know changes nothing that it sees, hears, may do or is told when refused."""

from warbox.conformance.trial import Trial, plain, refused
from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, SEALED, SPECTATOR, Decision
from warbox.engine.event import Event
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import check, submit


def probes(trial: Trial, state: State) -> list[Action]:
    """Answers to try: everything that could be said now by anybody, and what was said lately."""
    question = state.question
    found: list[Action] = []
    for seat in () if question is None else question.seats:
        if seat != CHANCE:
            found += trial.answers(state, seat, Sampler(len(trial.lines)), 12)
    for line in trial.lines[-6:]:
        seat, action = trial.game.parse_line(line)
        if seat != CHANCE:
            found.append(action)
    return list(dict.fromkeys(found))


def determinized_states_look_the_same(trial: Trial) -> None:
    """Redrawing what a seat may not know changes nothing for the seat, nor for a spectator, who knows no more."""
    for state in trial.moments():
        tried = probes(trial, state)
        for seat in trial.seats:
            known = trial.knowledge(state, seat, tried)
            watched = trial.knowledge(state, SPECTATOR, tried)
            for sample in range(trial.limits.samples):
                other = trial.game.determinize(state, seat, Sampler(sample + 100 * len(trial.lines)))
                letter = trial.game.seats[seat]
                told = f"truth differs in what {letter} may not know"
                trial.same(f"{told}: what {letter} knows", trial.knowledge(other, seat, tried), known)
                trial.same(f"{told}: what a spectator knows", trial.knowledge(other, SPECTATOR, tried), watched)


def outlooks_tell_nothing_hidden(trial: Trial) -> None:
    """What a seat is told before it chooses is plain data, changes nothing, and is the same in every truth that it
    cannot tell apart; who is not asked gets no odds."""
    for state in trial.moments(share=4):
        text = trial.text(state)
        question = state.question
        for seat in [*trial.seats, SPECTATOR]:
            outlook = trial.game.outlook(state, seat)
            name = trial.game.seats[seat] if seat >= 0 else "a spectator"
            other = trial.game.outlook(trial.game.determinize(state, seat, Sampler(len(trial.lines))), seat)
            told = [plain([one.odds, one.preview, one.because]) for one in (outlook, other)]
            trial.same(f"the outlook of {name} in another truth", told[1], told[0])
            if question is None or seat not in question.seats:
                trial.same(f"the odds of {name}, who is not asked", outlook.odds, None)
        trial.same("the position after outlooks", trial.text(state), text)


def probes_tell_what_check_says(trial: Trial) -> None:
    """A probe says what `check` says, as plain data, changes nothing, and is the same in every truth that the seat
    cannot tell apart, also for text that is no notation and for who is not asked."""
    for state in trial.moments(share=2):
        text = trial.text(state)
        tried = probes(trial, state)[:6]
        for seat in trial.seats:
            other = trial.game.determinize(state, seat, Sampler(len(trial.lines)))
            for action in tried:
                probe = trial.game.probe(state, seat, action.text)
                told = f"a probe of {action.text!r} for {trial.game.seats[seat]}"
                trial.same(told, refused(probe.refusal), refused(check(state, seat, action)))
                again = trial.game.probe(other, seat, action.text)
                trial.same(f"{told} in another truth", plain(again.plain()), plain(probe.plain()))
            trial.same("what is no notation, probed", trial.game.probe(state, seat, "?!").plain()["allowed"], False)
        trial.same("the position after probes", trial.text(state), text)


def determinizing_redraws(trial: Trial) -> None:
    """A determinised state is a sound position of its own, repeatable by its seed, and does not hand over the truth."""
    hidden = dict.fromkeys(trial.seats, 0)
    redrawn = dict.fromkeys(trial.seats, 0)
    for state in trial.moments():
        text = trial.text(state)
        for seat in trial.seats:
            seed = len(trial.lines)
            other = trial.game.determinize(state, seat, Sampler(seed))
            drawn = trial.text(other)
            again = trial.game.determinize(state, seat, Sampler(seed))
            trial.same("determinised twice with one seed", trial.text(again), drawn)
            trial.same("a determinised position read back", trial.text(trial.game.parse(drawn)), drawn)
            trial.play_on(other, Sampler(seed), 6)
            trial.same("the state after its determinisation was played", trial.text(state), text)
            hidden[seat] += trial.game.format(state, seat) != text
            redrawn[seat] += drawn != text
    for seat in trial.seats:
        if hidden[seat] and not redrawn[seat]:
            letter = trial.game.seats[seat]
            raise trial.broken(
                f"{letter} has secrets before it {hidden[seat]} times, and determinising told it each time"
            )


def imagining_depends_on_knowledge_alone(trial: Trial) -> None:
    """What a seat imagines with one seed is the same in all truths between which it cannot tell."""
    for state in trial.moments():
        for seat in trial.seats:
            seed = len(trial.lines)
            other = trial.game.determinize(state, seat, Sampler(100 * seed + 1))
            drawn = trial.text(trial.game.determinize(state, seat, Sampler(seed)))
            again = trial.text(trial.game.determinize(other, seat, Sampler(seed)))
            letter = trial.game.seats[seat]
            trial.same(f"truth differs in what {letter} may not know: what {letter} imagines", again, drawn)


def sealed_answers_stay_sealed(trial: Trial) -> None:
    """While a sealed decision is open, what one seat has answered makes no difference to anybody else."""
    for walk in trial.walks():
        for state in walk:
            question = state.question
            if question is None or question.mode != SEALED or len(question.seats) < 2:
                continue
            tried = probes(trial, state)
            for seat in question.seats:
                sealed: list[tuple[State, list[Event], str]] = []
                for action in trial.answers(state, seat, Sampler(len(trial.lines)), trial.limits.samples):
                    after = state.clone()
                    sealed.append((after, submit(after, seat, action), action.text))
                for observer in [*trial.seats, SPECTATOR]:
                    if observer == seat:
                        continue
                    after, events, first = sealed[0]
                    known, heard = trial.knowledge(after, observer, tried), trial.heard(events, observer)
                    for other, told, text in sealed[1:]:
                        what = f"{text!r} sealed by {trial.game.seats[seat]}, not {first!r}: what seat {observer}"
                        trial.same(f"{what} hears", trial.heard(told, observer), heard)
                        trial.same(f"{what} knows", trial.knowledge(other, observer, tried), known)


def silent_windows_tell_nothing(trial: Trial) -> None:
    """A question whose choices depend on what another seat may not know is marked `silent`; and whether, what and how
    often a silent question is asked does not depend on that either.

    The same answer is given in several truths: wherever a seat has heard all that it heard before a silent question to
    another, that question is asked.
    """
    for state in trial.moments():
        question = state.question
        if question is None:
            continue
        sampler = Sampler(len(trial.lines))
        answering = question.seats[int(sampler.below(len(question.seats)))]
        actions = trial.answers(state, answering, sampler, trial.limits.samples)
        for observer in trial.seats:
            truths: list[State] = [state]
            truths += [trial.game.determinize(state, observer, sampler) for _ in range(trial.limits.samples)]
            for seat in question.seats if not question.silent else ():
                if seat not in (observer, CHANCE):
                    lists = {trial.choices(truth, seat) for truth in truths}
                    if len(lists) > 1:
                        letters = f"{trial.game.seats[seat]}, which {trial.game.seats[observer]} may not know"
                        raise trial.broken(
                            f"{question.kind} is not silent, but its choices depend on what is of {letters}"
                        )
            for action in actions:
                same_windows(trial, truths, answering, action, observer)


def same_windows(trial: Trial, truths: list[State], answering: int, action: Action, observer: int) -> None:
    """One answer in several truths: no silent question to a third seat in one of them only, unless the observer has
    heard something else before it."""
    ways: list[tuple[list[str], Decision | None]] = []
    for truth in truths:
        if check(truth, answering, action) is None:
            after = truth.clone()
            ways.append((trial.heard(submit(after, answering, action), observer), after.question))
    for heard, question in ways:
        if question is None or not question.silent or question.seats[0] in (answering, observer):
            continue
        for told, other in ways:
            if told[: len(heard)] == heard and repr(other) != repr(question):
                line = trial.game.format_line(answering, action)
                letter = trial.game.seats[observer]
                raise trial.broken(
                    f"after {line!r} comes {question!r}, or {other!r}, by what {letter} may not know: {heard} was heard"
                )


def events_tell_no_more_than_views(trial: Trial) -> None:
    """Two truths that look the same to a seat after an answer have also sounded the same to it.

    They come from one answer to determinised states and, where somebody else answers, from different answers.
    """
    for state in trial.moments(share=3):
        question = state.question
        if question is None:
            continue
        sampler = Sampler(len(trial.lines))
        answering = question.seats[int(sampler.below(len(question.seats)))]
        actions = trial.answers(state, answering, sampler, trial.limits.samples)
        for seat in trial.seats:
            truths: list[State] = [state]
            truths += [trial.game.determinize(state, seat, sampler) for _ in range(trial.limits.samples)]
            for observer in (seat, SPECTATOR):
                for action in actions:
                    same_sound(trial, [(truth, action) for truth in truths], answering, observer)
                if answering != seat:
                    same_sound(trial, [(state, action) for action in actions], answering, observer)


def same_sound(trial: Trial, ways: list[tuple[State, Action]], answering: int, observer: int) -> None:
    """Play each way; those that look alike to the observer, though the truth differs, must have sounded alike."""
    met: dict[tuple[str, ...], tuple[str, list[str]]] = {}
    for state, action in ways:
        if check(state, answering, action) is not None:
            continue
        after = state.clone()
        events = [event for event in submit(after, answering, action) if event.kind not in trial.subject.passing]
        truth, heard = trial.text(after), trial.heard(events, observer)
        look = tuple(trial.appearance(after, observer).values())
        other_truth, other_heard = met.setdefault(look, (truth, heard))
        if truth != other_truth:
            line = trial.game.format_line(answering, action)
            trial.same(
                f"{line!r} gives seat {observer} the same view of two truths, but other events", heard, other_heard
            )
