"""Everything a person reads: Fluent messages in English and French, for the shell and for each game."""

from warbox.i18n.speech import LANGUAGES, Speech, language, speech

__all__ = ["LANGUAGES", "Speech", "language", "speech"]
