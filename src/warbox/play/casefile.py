"""The grammar of case files; `docs/case-files.md` describes it, `warbox.play.case` runs them."""

import re
from dataclasses import dataclass, field

PREAMBLE = ("title", "game", "rules", "option", "position")
CHECKS = (
    "has",
    "lacks",
    "is",
    "order",
    "event",
    "then",
    "noevent",
    "refuse",
    "asks",
    "legal",
    "illegal",
    "choices",
    "sees",
    "hides",
    "hears",
    "deaf",
    "outcome",
)
DICE = "dice"
ACTION = ":"  # the verb of a line of play: `S: shot C`, `*: dice 5`

_COMMENT = re.compile(r"(^|\s)#.*$")
_PLAY = re.compile(r"^[^\s:]+\s*:")


class CaseError(ValueError):
    """A text that is no case file: which line and why."""

    def __init__(self, why: str, line: int, statement: str = "") -> None:
        self.why = why
        self.line = line
        self.statement = statement
        super().__init__(f"line {line}: {why}")


@dataclass(frozen=True)
class Statement:
    """One line: its number, the word that says what it is, what follows that word, and the whole line."""

    line: int
    verb: str
    rest: str
    text: str


@dataclass
class Case:
    """A case file, parsed but not yet played."""

    title: str = ""
    game: str = ""
    rules: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    options_line: int = 0
    position: list[str] | None = None  # its lines, as they stand in the file
    position_line: int = 0
    statements: list[Statement] = field(default_factory=list)
    refused_position: Statement | None = None  # its rest: what the reason must say


def parse_case(text: str, case: Case) -> None:
    """Fill a case from its text; raises CaseError, and the case keeps what was read before."""
    in_position = False
    for number, raw in enumerate(text.split("\n"), start=1):
        line = _COMMENT.sub("", raw).strip()
        if not line:
            continue
        if raw[0] in " \t":
            if not in_position:
                raise CaseError("an indented line belongs below 'position'", number, line)
            assert case.position is not None
            case.position += [""] * (number - case.position_line - 1 - len(case.position)) + [raw]
            continue
        statement = _statement(line, number)
        in_position = statement.verb == "position"
        if statement.verb in PREAMBLE:
            if case.statements:
                raise CaseError(f"'{statement.verb}' belongs before the first action or check", number, line)
            if statement.verb == "title":  # free text, in which # is an ordinary sign
                statement = _statement(raw.strip(), number)
            _set_up(case, statement)
        elif statement.verb == "refuse" and statement.rest.split()[:1] == ["position"]:
            _refuse_position(case, statement)
        else:
            case.statements.append(statement)
    for word, value in (("title", case.title), ("game", case.game)):
        if not value:
            raise CaseError(f"a case needs a line '{word} ...'", 1)
    if case.refused_position is not None and case.statements:
        raise CaseError("nothing follows a refused position", case.statements[0].line, case.statements[0].text)
    if case.refused_position is None and not case.statements:
        raise CaseError("the case neither plays nor checks anything", 1)


def _refuse_position(case: Case, statement: Statement) -> None:
    """`refuse position -> SOME WORDS OF THE REASON`; the reason may be left out."""
    if case.position is None or case.refused_position is not None:
        raise CaseError("'refuse position' stands once, after the position", statement.line, statement.text)
    reason = statement.rest.partition("->")[2].strip()
    case.refused_position = Statement(statement.line, statement.verb, reason, statement.text)


def _statement(line: str, number: int) -> Statement:
    verb, _, rest = line.partition(" ")
    if verb in PREAMBLE or verb in CHECKS or verb == DICE:
        return Statement(number, verb, rest.strip(), line)
    if _PLAY.match(line):
        return Statement(number, ACTION, line, line)
    known = ", ".join((*PREAMBLE, DICE, *CHECKS))
    raise CaseError(f"no such statement; a line is 'SEAT: ACTION' or starts with one of {known}", number, line)


def _set_up(case: Case, statement: Statement) -> None:
    """Take a line of the preamble."""
    verb, rest, line = statement.verb, statement.rest, statement.line
    if verb == "position":
        if case.position is not None:
            raise CaseError("'position' stands twice", line, statement.text)
        if rest:
            raise CaseError("the position's lines stand below the word 'position', indented", line, statement.text)
        case.position = []
        case.position_line = line
        return
    if not rest:
        raise CaseError(f"'{verb}' wants something after it", line, statement.text)
    if verb == "rules":
        case.rules += rest.split()
    elif verb == "option":
        words = rest.replace("=", " ", 1).split()
        if len(words) != 2:
            raise CaseError("write 'option NAME VALUE'", line, statement.text)
        if words[0] in case.options:
            raise CaseError(f"option {words[0]} stands twice", line, statement.text)
        case.options[words[0]] = words[1]
        case.options_line = case.options_line or line
    elif verb == "title":
        if case.title:
            raise CaseError("'title' stands twice; one file is one case", line, statement.text)
        case.title = rest
    else:
        if case.game:
            raise CaseError("'game' stands twice", line, statement.text)
        case.game = rest
