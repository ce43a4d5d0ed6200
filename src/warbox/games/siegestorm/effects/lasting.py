"""Operations that leave something behind for a while: modify, modify_cost, modify_damage, ignore_defenders, protect."""

from typing import TYPE_CHECKING

from warbox.engine.event import Public
from warbox.games.siegestorm.battlefield import LAST
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import NOT_SET, Entry
from warbox.games.siegestorm.effects.affected import cards_meant, number_meant, players_meant
from warbox.games.siegestorm.effects.effect import EVERY_ZONE, NO_CARD, Effect
from warbox.games.siegestorm.effects.operation import Operation
from warbox.games.siegestorm.state import SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.effects.resolve import Resolve


class Lasting(Operation):
    """All verbs that leave something behind: what it is, the rules ask of the effect."""

    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        add_effects(state, frame, entry)


def add_effects(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    """[SGS-R-59] Effects hold for the cards that match now; only protection of all cards covers later ones, too."""
    you = int(frame.you)
    if entry.verb == v.MODIFY_COST:
        add(state, frame, entry, NO_CARD, you, EVERY_ZONE)
    elif entry.verb == v.MODIFY_DAMAGE:
        for player in players_meant(state, frame, entry):
            across = state.battlefield.mode == LAST and player != you
            add(state, frame, entry, NO_CARD, player, int(frame.zone) if across else EVERY_ZONE)
    elif entry.verb == v.PROTECT and entry.to == v.YOUR_CARDS:
        add(state, frame, entry, NO_CARD, you, int(frame.zone) if state.battlefield.mode == LAST else EVERY_ZONE)
    else:
        for card in cards_meant(state, frame, entry):
            add(state, frame, entry, card, state.controller(card), EVERY_ZONE)


def add(state: SiegestormState, frame: "Resolve", entry: Entry, card: int, player: int, zone: int) -> None:
    if entry.lasts == v.INSTANT:
        return
    if entry.lasts == v.WHILE and (frame.source < 0 or not state.is_in_play(int(frame.source))):
        return
    n = number_meant(state, frame, entry) if entry.fixed == NOT_SET else 0
    effect = Effect(
        int(entry.verb),
        card,
        player,
        zone,
        0 if entry.verb in (v.PROTECT, v.IGNORE_DEFENDERS) else n,
        int(entry.stat),
        int(entry.what),
        int(entry.fixed),
        int(entry.lasts),
        int(frame.you),
        int(frame.source) if entry.lasts == v.WHILE else NO_CARD,
        frame.program.is_action,
    )
    if entry.verb == v.PROTECT or entry.verb == v.IGNORE_DEFENDERS:
        for other in state.effects:
            if same_shelter(other, effect):
                return
    frame.done = True
    state.effects.append(effect)
    if state.events is not None:
        tell(state, entry, card, player, n)


def same_shelter(one: Effect, other: Effect) -> bool:
    """Whether a protection is there already: twice protected is not better protected."""
    if one.verb != other.verb or one.card != other.card or one.player != other.player or one.zone != other.zone:
        return False
    return one.until == other.until and one.whose == other.whose and one.source == other.source


def tell(state: SiegestormState, entry: Entry, card: int, player: int, n: int) -> None:
    facts: dict[str, str | int] = {"player": state.letter(player)}
    if card >= 0:
        facts["card"] = state.name(card)
    if entry.verb == v.MODIFY:
        facts["stat"] = v.STATS[entry.stat]
        facts["change"] = n
        state.emit(Public("modified", "SGS-R-59", facts))
    elif entry.verb == v.MODIFY_COST:
        facts["what"] = v.WHAT[entry.what]
        state.emit(Public("cost-changed", "SGS-R-59", facts))
    elif entry.verb == v.MODIFY_DAMAGE:
        facts["change"] = n
        state.emit(Public("damage-changed", "SGS-R-59", facts))
    elif entry.verb == v.PROTECT:
        if card >= 0:
            state.emit(Public("protected-card", "SGS-R-59", facts))
        else:
            state.emit(Public("protected", "SGS-R-59", facts))
    else:
        state.emit(Public("unhindered", "SGS-R-59", facts))
