"""How far the carrying out of a program has come."""

from typing import Final

# what is carried out; the first six are the kinds of links
ABILITY_LINK: Final = 2
SPIRIT_LINK: Final = 4
TRIGGERED: Final = 6
COPIED: Final = 7  # an Action that was negated and is used by somebody else [SGS-R-52]
INNER_STORM: Final = 8  # the Action of a creature that storms inside a resolution [SGS-R-15]
RESOLVE_KINDS: Final[list[str]] = ["action", "storm", "ability", "gang", "spirit", "totem", "trigger", "copy", "inner"]

# stages of an entry
BEGIN: Final = 0
ASK_MAY: Final = 1
ASK_EXTRA: Final = 2
ASK_PAY: Final = 3
ASK_TARGET: Final = 4
DO: Final = 5
ASK_PICK: Final = 6
PICKED: Final = 7
NEXT_ENTRY: Final = 8
STAGES: Final[list[str]] = ["begin", "may", "extra", "pay", "target", "do", "pick", "picked", "next"]
