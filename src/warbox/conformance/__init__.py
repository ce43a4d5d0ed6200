"""The conformance kit: the laws that every game of the box obeys.

from warbox.conformance import LAWS, Subject, check_game, check_law

check_game(Subject(GAME, rules=frozenset(ids), checksums=file))    # all laws, or LawBroken with a way to repeat it

@pytest.mark.parametrize("law", LAWS)                              # or one test a law
def test_my_game_obeys(law: str) -> None:
    check_law(law, SUBJECT)
"""

from warbox.conformance import play_laws, record_laws, secrecy_laws, text_laws
from warbox.conformance.checksums import checksums, checksums_match
from warbox.conformance.trial import Law, LawBroken, Limits, Subject, Trial

__all__ = ["LAWS", "LawBroken", "Limits", "Subject", "check_game", "check_law", "checksums"]

LAWS: dict[str, Law] = {
    law.__name__.replace("_", "-"): law
    for law in (
        play_laws.random_games_end,
        play_laws.questions_are_sound,
        play_laws.outcomes_are_consistent,
        play_laws.clones_are_independent,
        play_laws.replays_are_identical,
        play_laws.runs_with_one_seed_are_identical,
        play_laws.listening_changes_nothing,
        play_laws.asking_changes_nothing,
        play_laws.legal_actions_pass_check,
        play_laws.complete_lists_agree_with_check,
        play_laws.outcome_classes_are_faithful,
        play_laws.legal_order_is_canonical,
        play_laws.evaluations_are_chances,
        play_laws.candidates_are_choices,
        play_laws.searches_are_told_choices,
        text_laws.positions_round_trip,
        text_laws.actions_round_trip,
        text_laws.mangled_actions_are_refused,
        text_laws.mangled_positions_are_refused,
        text_laws.views_are_plain_data,
        text_laws.views_have_the_declared_shape,
        text_laws.rules_cited_exist,
        record_laws.records_round_trip,
        secrecy_laws.determinized_states_look_the_same,
        secrecy_laws.outlooks_tell_nothing_hidden,
        secrecy_laws.probes_tell_what_check_says,
        secrecy_laws.determinizing_redraws,
        secrecy_laws.imagining_depends_on_knowledge_alone,
        secrecy_laws.sealed_answers_stay_sealed,
        secrecy_laws.silent_windows_tell_nothing,
        secrecy_laws.events_tell_no_more_than_views,
        checksums_match,
    )
}


def check_law(law: str, subject: Subject, limits: Limits | None = None) -> None:
    """Hold a game to one law; raises LawBroken, also for an exception of the game itself."""
    trial = Trial(law, subject, limits or Limits())
    try:
        LAWS[law](trial)
    except LawBroken:
        raise
    except Exception as error:
        raise trial.broken(f"the game raised {error!r}") from error


def check_game(subject: Subject, limits: Limits | None = None) -> None:
    """Hold a game to every law."""
    for law in LAWS:
        check_law(law, subject, limits)
