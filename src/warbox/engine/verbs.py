"""Actions of the notation, declared once: a verb and its words, and how the action is made of them.

SHOT = Verb("shot", [plain("row", ROW)], lambda said: SHOTS[said.index("row", ROW)])
VERBS = Verbs([SHOT, ...])
VERBS.read("shot C")        the action
VERBS.parts("shot C")       ("shot", {"row": "C"}): what the wire carries, so that nobody else takes text apart
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from warbox.engine.action import Action
from warbox.engine.kinds import NOTHING, write_value
from warbox.engine.lines import REST, Line, Said, Word
from warbox.engine.notation import ParseError


class Verb:
    """One form of an action. A verb may have several: `target SPACE`, `target CARD`."""

    def __init__(self, verb: str, words: list[Word], make: Callable[[Said], Action], about: str = "") -> None:
        self.verb: Final = verb
        self.line: Final = Line(verb, words, about, ordered=True)
        self.make: Final = make

    def text(self, *values: object) -> str:
        """The action with these values, one for each word; what is None is left out."""
        texts = [self.verb]
        for word, value in zip(self.line.words, values, strict=True):
            if word.how == REST:
                assert isinstance(value, list)
                texts += [write_value(word.kind, item) for item in value] or [NOTHING]
            elif value is not None:
                texts.append(write_value(word.kind, value))
        return " ".join(texts)

    def fits(self, words: list[str]) -> bool:
        """Whether words have this form, kind by kind."""
        index = 0
        for word in self.line.plain:
            most = index + (word.most if word.how == REST else 1)
            start = index
            while index < most and index < len(words) and word.kind.fits(words[index]):
                index += 1
            if index - start < (word.least if word.how == REST else 0 if word.optional else 1):
                return False
        return index == len(words)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verbs:
    """All forms of all actions of a game, in the order in which errors and tables list them."""

    def __init__(self, forms: list[Verb]) -> None:
        self.forms: Final = forms
        self.by_verb: Final[dict[str, list[Verb]]] = {}
        for form in forms:
            self.by_verb.setdefault(form.verb, []).append(form)

    def known(self) -> list[str]:
        """The verbs, as errors list them."""
        return list(self.by_verb)

    def choose(self, verb: str, words: list[str]) -> Verb:
        """The form that words behind a verb have; if none fits, the one whose error is told."""
        forms = self.by_verb[verb]
        for form in forms:
            if len(forms) == 1 or form.fits(words):
                return form
        return forms[-1]

    def said(self, text: str) -> tuple[Verb, Said]:
        words = text.split()
        verb = words.pop(0) if words else ""
        if verb not in self.by_verb:
            raise ParseError(f"no such action; actions are {', '.join(self.known())}", text)
        if words == [NOTHING] and self.counts(verb, 0):
            words = []  # `commit -`: a list of nothing
        form = self.choose(verb, words)
        if not self.counts(verb, len(words)):
            raise ParseError(f"write '{self.write_forms(verb)}'", text)
        return form, form.line.read(words)

    def counts(self, verb: str, count: int) -> bool:
        """Whether any form of the verb has so many words."""
        for form in self.by_verb[verb]:
            least, most = 0, 0
            for word in form.line.plain:
                most += word.most
                least += word.least if word.how == REST else 0 if word.optional else 1
            if least <= count <= most:
                return True
        return False

    def write_forms(self, verb: str) -> str:
        forms = [form.line.form for form in self.by_verb[verb]]
        return forms[0] if len(forms) == 1 else ", ".join(forms[:-1]) + " or " + forms[-1]

    def read(self, text: str) -> Action:
        """An action from its notation; raises ParseError."""
        form, said = self.said(text)
        return form.make(said)

    def parts(self, text: str) -> tuple[str, dict[str, object]]:
        """The verb and its parts by name, as plain data."""
        form, said = self.said(text)
        return form.verb, said.values
