"""The chain of commands: links are added as long as somebody answers, then carried out from the last to the first."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.event import Public
from warbox.engine.state import Frame
from warbox.games.siegestorm.actions import PASS, CardAction, SpotAction
from warbox.games.siegestorm.battlefield import LAST, LIMBO, NOBODY
from warbox.games.siegestorm.cards.box import GANG_PROGRAM, SPIRIT_PROGRAM
from warbox.games.siegestorm.cards.card import Program
from warbox.games.siegestorm.effects import resolve
from warbox.games.siegestorm.rules import acts, declare
from warbox.games.siegestorm.rules.asking import AskingFrame, by_seat
from warbox.games.siegestorm.rules.moving import onto_casualties, spend
from warbox.games.siegestorm.rules.passing import note_pass
from warbox.games.siegestorm.rules.sides import opponents
from warbox.games.siegestorm.state import SiegestormState

# kinds of links; Gang, Spirit and Totem are the boss's [SGS-R-37]
ACTION: Final = 0  # a card played from hand, or the boss's Action card
STORM_ACTION: Final = 1
ABILITY: Final = 2
GANG: Final = 3
SPIRIT: Final = 4
TOTEM: Final = 5
LINK_KINDS: Final[list[str]] = ["action", "storm", "ability", "gang", "spirit", "totem"]

MOST_LINKS: Final = 40  # of a chain

REACT: Final = by_seat("react", "SGS-CHAIN-01", silent=True)
REACT_TO_BOSS: Final = by_seat("react", "SGS-SOLO-42", silent=True)


class Link:
    """One entry of a chain: what was announced and paid. It never changes: clones share it."""

    def __init__(
        self,
        kind: int,
        player: int,
        source: int,
        ability: int,
        zone: int,
        targets: list[int],
        extras: int,
        answers: int,
    ) -> None:
        self.kind: Final[i64] = kind
        self.player: Final[i64] = player
        self.source: Final[i64] = source
        self.ability: Final[i64] = ability  # -1: the card's Action
        self.zone: Final[i64] = zone
        self.targets: Final = targets  # entry, card, entry, card, ...
        self.extras: Final[i64] = extras  # bits of the entries whose own number was paid
        self.answers: Final[i64] = answers  # the link that this one answers; -1: none

    def is_action(self) -> bool:
        """[SGS-R-37] Gang and Spirit count as actions, activated passives and Totems as abilities."""
        return self.kind != ABILITY and self.kind != TOTEM

    def program(self, state: SiegestormState) -> Program:
        if self.kind == GANG:
            return GANG_PROGRAM
        if self.kind == SPIRIT:
            return SPIRIT_PROGRAM
        design = state.card(int(self.source))
        if self.ability >= 0:
            return design.passives[self.ability]
        assert design.action is not None
        return design.action


class Chain(AskingFrame):
    """[SGS-KEYWORD-19] [SGS-CHAIN-01] to [SGS-CHAIN-11] Open as long as `waiting` names seats to be asked
    about link `asked`."""

    def __init__(self, links: list[Link], waiting: list[int]) -> None:
        self.links = links
        self.waiting = waiting  # seats, the next one first
        self.asked: i64 = len(links) - 1
        self.negated: i64 = 0  # bits of links
        self.resolving = False
        self.under_way = False  # the last link is being carried out

    def asks(self, state: SiegestormState) -> Decision | None:
        """[SGS-CHAIN-01] Whoever may react is asked, whatever he holds. [SGS-R-47] Two free abilities could answer each
        other without end: a chain of MOST_LINKS is carried out."""
        if not self.waiting or self.resolving or len(self.links) >= MOST_LINKS:
            return None
        seat = self.waiting[0]
        if not state.players[seat].alive:
            return None
        return REACT_TO_BOSS[seat] if state.battlefield.boss != NOBODY else REACT[seat]

    def legal(self, state: SiegestormState, seat: int) -> list[Action]:
        """[SGS-CHAIN-02] One reaction, or none."""
        choices: list[Action] = [PASS]
        acts.add_reactions(state, seat, self.links[self.asked], choices)
        return choices

    def why_not(self, state: SiegestormState, seat: int, action: Action) -> Refusal | None:
        return acts.why_no_reaction(state, seat, self.links[self.asked], action)

    def answer(self, state: SiegestormState, seat: int, action: Action) -> None:
        del self.waiting[0]
        if isinstance(action, CardAction):
            declare.declare_play(state, seat, action, self.reaction_zone(state, seat), int(self.asked))
        elif isinstance(action, SpotAction):
            declare.declare_ability(state, seat, action, int(self.asked))
        else:
            note_pass(state, seat, self.links[self.asked])
            if state.events is not None:
                state.emit(Public("passed", "SGS-CHAIN-05", {"player": state.letter(seat)}))

    def reaction_zone(self, state: SiegestormState, seat: int) -> int:
        """[SGS-R-43] A reaction is made on the same Battle Zone; who does not border it names a track of his own."""
        zone = int(self.links[self.asked].zone)
        if state.battlefield.mode != LAST:
            return state.battlefield.home(seat)
        return zone if state.battlefield.side_of(seat, zone) >= 0 else -1

    def add(self, state: SiegestormState, link: Link) -> None:
        """[SGS-CHAIN-03] A reaction may be answered in its turn; [SGS-R-64] in the boss's turn nobody answers it, and
        the partner is still asked about the boss's link."""
        self.links.append(link)
        if state.battlefield.boss == NOBODY:
            self.asked = len(self.links) - 1
            self.waiting = may_react(state, link)

    def run(self, state: SiegestormState) -> None:
        if not self.resolving:
            if self.waiting:  # who was to be asked has been eliminated, or the chain is full
                del self.waiting[0]
            else:
                self.resolving = True  # [SGS-CHAIN-05] [SGS-CHAIN-07]
        elif self.under_way:
            self.under_way = False
            link = self.links.pop()
            self.negated &= LINK_BITS[len(self.links)] - 1
            put_away(state, link)
        elif self.links:
            self.resolve_last(state)
        else:
            state.finish(self)

    def resolve_last(self, state: SiegestormState) -> None:
        """[SGS-CHAIN-06] Last in, first out. [SGS-R-65] The links of an eliminated player vanish."""
        self.under_way = True
        link = self.links[-1]
        bit = LINK_BITS[len(self.links) - 1]
        if not state.players[link.player].alive:
            return
        if self.negated & bit:
            if state.events is not None:
                state.emit(Public("no-effect", "SGS-CHAIN-09", link_facts(state, link)))
            return
        if state.events is not None:
            state.emit(Public("resolves", "SGS-CHAIN-06", link_facts(state, link)))
        state.push(resolve.resolve_link(state, link))

    def negate(self, index: int) -> bool:
        """[SGS-KEYWORD-16] The link has no effect. False if it has none already."""
        if self.negated & LINK_BITS[index]:
            return False
        self.negated |= LINK_BITS[index]
        return True

    def clone(self) -> Frame[SiegestormState]:
        copy = Chain(self.links.copy(), self.waiting.copy())
        copy.asked = self.asked
        copy.negated = self.negated
        copy.resolving = self.resolving
        copy.under_way = self.under_way
        return copy


LINK_BITS: Final = [2**number for number in range(60)]


def link_facts(state: SiegestormState, link: Link) -> dict[str, str | int]:
    facts: dict[str, str | int] = {"player": state.letter(int(link.player)), "card": state.name(int(link.source))}
    facts["link"] = LINK_KINDS[link.kind]
    return facts


def may_react(state: SiegestormState, link: Link) -> list[int]:
    """[SGS-R-14] The opponents; [SGS-R-43] the neighbour across the link's zone, or all opponents clockwise.

    [SGS-SOLO-41] The boss never reacts, and [SGS-R-64] partners do not react to each other.
    """
    player = int(link.player)
    field = state.battlefield
    if field.boss != NOBODY:
        return list(range(int(field.seats))) if player == field.boss else []
    if field.mode == LAST and state.readings.all_react:
        count = int(field.seats)
        order = [(player + step) % count for step in range(1, count)]
        return [seat for seat in order if state.players[seat].alive]
    return opponents(state, player, int(link.zone))


def put_away(state: SiegestormState, link: Link) -> None:
    """[SGS-CHAIN-11] [SGS-PLAY-01] A card played as an action goes to Casualties; other sources stay where they are.

    [SGS-COST-10] Carried out, negated or fizzled: what was paid stays paid.
    """
    source = int(link.source)
    if state.place[source] & 15 != LIMBO or (link.kind != ACTION and link.kind != GANG):
        return
    if not state.players[link.player].alive:
        onto_casualties(state, state.owner[source], source)
        return
    spend(state, int(link.player), source)


def open_chain(state: SiegestormState, link: Link) -> None:
    state.push(Chain([link], may_react(state, link)))


def chain_below(state: SiegestormState) -> Chain | None:
    """The innermost chain that is being carried out."""
    for index in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[index]
        if isinstance(frame, Chain):
            return frame
    return None
