"""Cards in the text of a position: the moment at which one is being resolved, and its dice."""

from typing import Final

from warbox.engine.kinds import Choice, Number
from warbox.engine.lines import Line, fact, flag, plain
from warbox.engine.notation import ParseError
from warbox.engine.page import Moment
from warbox.engine.state import Frame
from warbox.games.tideofiron.cards import vocabulary as v
from warbox.games.tideofiron.cards.card import CARD, CARD_NAMES, CARDS
from warbox.games.tideofiron.cards.drift import drift_number
from warbox.games.tideofiron.cards.resolving import CardPlay, ContactDie, DriftDice, contact_number
from warbox.games.tideofiron.cards.verbs import DIRECTION, DIRECTION_NAMES
from warbox.games.tideofiron.codes import hex_of
from warbox.games.tideofiron.pieces.box import NOWHERE
from warbox.games.tideofiron.pieces.seats import SEAT, SEATS
from warbox.games.tideofiron.state import ToiState
from warbox.games.tideofiron.words import HEX

END: Final = "end"
EFFECT: Final = Choice("EFFECT", [*v.OPS, END])
DIVISION: Final = Number("DIVISION", 0, 2)
CARD_LINE: Final = Line(
    "at card",
    [
        plain("card", CARD, "the Strategy card that is being resolved", need=True),
        fact("seat", SEAT, "who plays it", "whose turn it is"),
        fact("effect", EFFECT, "the effect that is being resolved; `end`: all are done", "the first"),
        fact("step", Number("NUMBER", 0, 99), "how many answers it has been given, or hexes attacked", "0", unless=0),
        fact("target", HEX, "the target hex", "none"),
        fact("final", HEX, "the final hex", "the target hex"),
        fact("hex", HEX, "the one hex of the effect, once it is chosen", "none"),
        fact("direction", DIRECTION, "of a line of attacks", "none"),
        fact("division", DIVISION, "the division for which it works; 0: the whole side", "0", unless=0),
        flag("repeat", "the card is resolved for the second time"),
    ],
    "a Strategy card asks its player for an answer",
)
CONTACT_LINE: Final = Line("at contact-die", [], "the die of a card that establishes contact; the card stands below it")
DRIFT_LINE: Final = Line("at drift-dice", [], "the black and the red die of a card's drift; the card stands below them")
CARD_MOMENTS: Final = [CARD_LINE, CONTACT_LINE, DRIFT_LINE]


def label(state: ToiState, cell: int) -> str | None:
    return None if cell == NOWHERE else state.label(cell)


def write_card_moment(state: ToiState, frame: Frame[ToiState]) -> dict[str, object] | None:
    """A frame of a card as plain data; nothing for frames of other rules."""
    if isinstance(frame, ContactDie):
        return {"kind": "contact-die", "needed": frame.needed}
    if isinstance(frame, DriftDice):
        return {"kind": "drift-dice", "number": frame.number}
    if not isinstance(frame, CardPlay):
        return None
    effect = frame.effect()
    return {
        "kind": "card",
        "card": CARD_NAMES[frame.card],
        "seat": SEATS[frame.seat],
        "effect": END if effect is None else v.OPS[effect.op],
        "step": int(frame.step),
        "target": label(state, int(frame.target)),
        "final": label(state, int(frame.final)),
        "hex": label(state, int(frame.cell)),
        "direction": DIRECTION_NAMES[frame.direction] if frame.direction >= 0 else None,
        "division": frame.division,
        "repeat": frame.repeat,
    }


def cell_of(state: ToiState, moment: Moment, key: str) -> int:
    """A hex that the line names; NOWHERE if it names none."""
    if not moment.said.has(key):
        return NOWHERE
    cell = hex_of(state.ground, moment.said.index(key, HEX))
    if cell == NOWHERE:
        raise ParseError("this hex is not on the map", moment.said.text(key))
    return cell


def place_card_moment(state: ToiState, moment: Moment) -> bool:
    """Put the frame of such a moment on the stack; whether it is one."""
    if moment.kind == "card":
        state.push(read_card(state, moment))
        return True
    if moment.kind != "contact-die" and moment.kind != "drift-dice":
        return False
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, CardPlay):
        raise ParseError("these dice belong to a card: a line 'under card' is missing", moment.kind)
    effect = frame.effect()
    wanted = v.ESTABLISH_CONTACT if moment.kind == "contact-die" else v.DRIFT
    if effect is None or effect.op != wanted:
        raise ParseError(f"the card's effect must be {v.OPS[wanted]}", moment.kind)
    if wanted == v.ESTABLISH_CONTACT:
        state.push(ContactDie(contact_number(state, frame.seat % 2, CARDS[frame.card])))
    else:
        state.push(DriftDice(drift_number(state, frame.seat % 2, frame.division, int(frame.target))))
    return True


def read_card(state: ToiState, moment: Moment) -> CardPlay:
    said = moment.said
    card = said.index("card", CARD)
    seat = said.index("seat", SEAT, int(state.turn))
    if seat not in state.readings.seated:
        raise ParseError("nobody sits there", SEATS[seat])
    frame = CardPlay(card, seat, said.number("division", 0), said.has("repeat"))
    ops = [v.OPS[effect.op] for effect in CARDS[card].effects]
    name = said.text("effect", ops[0])
    if name == END:
        frame.place = len(ops)
    elif name in ops:
        frame.place = ops.index(name)
    else:
        raise ParseError(f"the effects of this card are {', '.join(ops)}", name)
    frame.step = said.number("step", 0)
    frame.target = cell_of(state, moment, "target")
    frame.final = frame.target if not said.has("final") else cell_of(state, moment, "final")
    frame.cell = cell_of(state, moment, "hex")
    frame.direction = said.index("direction", DIRECTION)
    check_card(frame)
    return frame


def check_card(frame: CardPlay) -> None:
    """What the effects before this one have decided must be said."""
    effects = CARDS[frame.card].effects
    aimed = [place for place, effect in enumerate(effects) if effect.op == v.TARGET_HEX]
    if aimed and (frame.place > aimed[0]) != (frame.target != NOWHERE):
        raise ParseError("the card has a target hex once its effect 'target_hex' is done, and not before")
    if not aimed and frame.target != NOWHERE:
        raise ParseError("this card has no target hex")
    effect = frame.effect()
    strafing = effect is not None and effect.op == v.LINE_ATTACK and frame.step > 0
    if strafing != (frame.direction >= 0):
        raise ParseError("a line of attacks has a direction once it has begun, and nothing else has one")
    if frame.repeat and effects[-1].op != v.REPEAT_NEXT_ROUND:
        raise ParseError("this card is not repeated", CARD_NAMES[frame.card])
