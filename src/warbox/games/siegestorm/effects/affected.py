"""Whom and what an entry affects when its turn comes."""

from typing import TYPE_CHECKING

from warbox.games.siegestorm.battlefield import COOP
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import Entry
from warbox.games.siegestorm.effects.picking import VICTIM
from warbox.games.siegestorm.effects.select import legal_targets, selected
from warbox.games.siegestorm.effects.stages import ABILITY_LINK, INNER_STORM, TRIGGERED
from warbox.games.siegestorm.rules.sides import each_player, opponents
from warbox.games.siegestorm.rules.values import quantity, supporters
from warbox.games.siegestorm.state import SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.effects.resolve import Resolve


def players_meant(state: SiegestormState, frame: "Resolve", entry: Entry) -> list[int]:
    """[SGS-COOP-10] [SGS-COOP-11] The players in `who`; empty while the partners decide which of them is hit."""
    you = int(frame.you)
    if frame.victims:
        return frame.victims
    if entry.who == v.YOU:
        return [you]
    if entry.who == v.EACH_PLAYER:
        return each_player(state, you, int(frame.zone))
    found = opponents(state, you, int(frame.zone))
    if len(found) > 1 and state.battlefield.mode == COOP:
        frame.victims = found
        frame.ask_pick(VICTIM, you, 1)
        frame.asker = 0  # [SGS-R-41] the first seat decides for both
        return []
    return found


def cards_meant(state: SiegestormState, frame: "Resolve", entry: Entry) -> list[int]:
    """The cards that an entry reaches by its targets or by its selector. [SGS-R-60] Targets that are no longer legal
    are left out."""
    if entry.targets():
        return [card for card in frame.named() if is_legal(state, frame, entry, card)]
    return selected(state, int(frame.you), int(frame.source), int(frame.subject), int(frame.zone), entry, frame.program)


def is_legal(state: SiegestormState, frame: "Resolve", entry: Entry, card: int) -> bool:
    """[SGS-CHAIN-08] Whether a target named before is one still."""
    by_action = frame.kind == INNER_STORM or (frame.kind < TRIGGERED and frame.kind != ABILITY_LINK)
    return card in legal_targets(state, int(frame.you), int(frame.source), int(frame.zone), entry, by_action, [])


def number_meant(state: SiegestormState, frame: "Resolve", entry: Entry) -> int:
    """The number in an entry; of `up_to` what its player has named."""
    if entry.asks_number and frame.number >= 0:
        return int(frame.number)
    return quantity(state, entry, int(frame.you), int(frame.source), int(frame.zone))


def number_for(state: SiegestormState, frame: "Resolve", entry: Entry, player: int) -> int:
    """The number for one of the players affected: `their_supporters` is read one by one."""
    if entry.amount == v.COUNTED and entry.counter == v.THEIR_SUPPORTERS:
        return int(entry.n) * supporters(state, player)
    return number_meant(state, frame, entry)


def count_wanted(state: SiegestormState, frame: "Resolve", entry: Entry) -> int:
    """How many cards an entry wants: a large number for `all`."""
    return count_for(state, frame, entry, int(frame.you))


def count_for(state: SiegestormState, frame: "Resolve", entry: Entry, player: int) -> int:
    """How many cards an entry wants of one of the players affected."""
    return 99 if entry.amount == v.ALL else number_for(state, frame, entry, player)
