"""The state of a game of Siegestorm: where every card is, and what lasts."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.state import State
from warbox.games.siegestorm.battlefield import NML, ON_FIELD, ON_TRACK, SPACES, STORMING, Battlefield
from warbox.games.siegestorm.cards.box import Box
from warbox.games.siegestorm.cards.card import Design
from warbox.games.siegestorm.effects.effect import Effect
from warbox.games.siegestorm.readings import Readings

HAND_LIMIT: Final = 10  # [SGS-DRAW-05] [SGS-DRAW-06]
NEWER: Final = 16  # more than a hand holds, for `Player.passed`
LEAST_MENACE: Final = 1  # [SGS-R-35]
MOST_MENACE: Final = 5

# the steps of a turn at which a player decides; what lies between them is atomic [SGS-TURN-01] [SGS-R-11]
BEFORE_PREPARATION: Final = 0
BEFORE_DRAW: Final = 1
WAITING: Final = 2  # [SGS-R-64] for the partner, to draw together
BEFORE_ADVANCE: Final = 3
ADVANCING: Final = 4
DEPLOYMENT: Final = 5
DONE: Final = 6
STEPS: Final[list[str]] = ["start", "draw", "waiting", "advance", "advancing", "deploy", "done"]


class Player:
    """[SGS-SETUP-05] [SGS-LAST-11] The piles of a player, or of the boss. The top of a pile is the end of its list."""

    def __init__(self) -> None:
        self.resources: list[int] = []
        self.hand: list[int] = []  # sorted by design and owner
        self.casualties: list[int] = []
        self.heal: list[int] = []
        self.support: list[int] = []  # card * 2, + 1 if committed
        self.alive = True
        self.step: i64 = DONE
        self.extra = False  # [SGS-TURN-06] an extra turn is due
        self.had_extra = False  # [SGS-TURN-07] and one has been taken since somebody else had a turn
        self.deployed: i64 = 0  # [SGS-DEPLOY-02] bit 0: this turn; [SGS-R-45] with `each`: a bit for each zone
        self.answer: i64 = -1  # sealed, while setting up
        # Reactions that could have answered a link which was let pass, one for each pass: the design * NEWER + how many
        # cards have come to the hand since. Sorted; replaced, never changed
        self.passed: list[int] = []

    def clone(self) -> "Player":
        copy = Player()
        copy.resources = self.resources.copy()
        copy.hand = self.hand.copy()
        copy.casualties = self.casualties.copy()
        copy.heal = self.heal.copy()
        copy.support = self.support.copy()
        copy.alive = self.alive
        copy.step = self.step
        copy.extra = self.extra
        copy.had_extra = self.had_extra
        copy.deployed = self.deployed
        copy.answer = self.answer
        copy.passed = self.passed
        return copy


class SiegestormState(State):
    def __init__(self, readings: Readings, box: Box, battlefield: Battlefield, players: list[Player]) -> None:
        super().__init__()
        self.readings = readings
        self.box = box
        self.battlefield = battlefield
        self.players = players
        # by card; only setting up and `determinize` change these, and make new lists: clones share them
        self.design: list[int] = []
        self.owner: list[int] = []
        self.ident: list[int] = []  # [SGS-R-47] which physical card it is; shared, too
        # by card: a bit for each seat that knows a face which it does not see; replaced, never changed
        self.known: list[int] = []
        self.place: list[int] = []
        self.track: list[int] = []  # card by track * 3 + space, -1: empty
        self.field: list[int] = []  # card by zone * 3 + slot
        self.no_mans: list[int] = []  # by zone: the side that holds No Man's Land
        self.storming: list[int] = []  # cards, the outermost storm first [SGS-STORM-11]
        self.effects: list[Effect] = []
        self.used: list[int] = []  # card * 8 + ability: `once_per_turn` spent in this turn
        self.gang: list[int] = []  # tokens by card; empty as long as there are none
        self.spirit: list[int] = []
        self.past: list[int] = []  # [SGS-R-47] marks of the states of this turn in which somebody chose to act
        self.turn: i64 = 0
        self.active: i64 = 0
        self.cascade: i64 = 0  # triggered abilities since the last time a player could act freely
        # the boss
        self.life: i64 = 0
        self.menace: i64 = 0
        self.reserve: list[int] = []
        self.reserve_token = False

    def clone(self) -> "SiegestormState":
        players: list[Player] = []
        for player in self.players:
            players.append(player.clone())
        copy = SiegestormState(self.readings, self.box, self.battlefield, players)
        copy.copy_kernel(self)
        copy.design = self.design
        copy.owner = self.owner
        copy.ident = self.ident
        copy.known = self.known
        copy.place = self.place.copy()
        copy.track = self.track.copy()
        copy.field = self.field.copy()
        copy.no_mans = self.no_mans.copy()
        copy.storming = self.storming.copy()
        copy.effects = self.effects.copy()
        copy.used = self.used.copy()
        if self.gang:
            copy.gang = self.gang.copy()
        if self.spirit:
            copy.spirit = self.spirit.copy()
        copy.past = self.past.copy()
        copy.turn = self.turn
        copy.active = self.active
        copy.cascade = self.cascade
        copy.life = self.life
        copy.menace = self.menace
        if self.reserve:
            copy.reserve = self.reserve.copy()
        copy.reserve_token = self.reserve_token
        return copy

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat remembers which card lies there."""
        return seat >= 0 and bool(self.known) and self.known[card] >> seat & 1 == 1

    def remember(self, card: int, seats: int) -> None:
        """From now on these seats, given by bits, know the card, and no other."""
        if not self.known:
            if not seats:
                return
            self.known = [0] * len(self.place)
        if self.known[card] != seats:
            self.known = self.known.copy()
            self.known[card] = seats

    def card(self, card: int) -> Design:
        return self.box.designs[self.design[card]]

    def is_boss(self, player: int) -> bool:
        return self.battlefield.boss == player

    def letter(self, player: int) -> str:
        return self.battlefield.letter(player)

    def name(self, card: int) -> str:
        return self.box.designs[self.design[card]].name

    def in_play(self) -> list[int]:
        """Every card whose passive works, in a fixed order: tracks, Battle Zones, storming. [SGS-HOLD-04]"""
        cards: list[int] = []
        for card in self.track:
            if card >= 0:
                cards.append(card)
        for card in self.field:
            if card >= 0:
                cards.append(card)
        for card in self.storming:
            cards.append(card)
        return cards

    def track_of(self, card: int) -> int:
        """The track a card stands on or storms from; -1 if it is on none. [SGS-STORM-11]"""
        place = self.place[card]
        if place >= ON_FIELD:
            return -1
        if place >= ON_TRACK:
            return (place - ON_TRACK) // SPACES
        return place >> 4 if place & 15 == STORMING else -1

    def is_in_play(self, card: int) -> bool:
        place = self.place[card]
        return place >= ON_TRACK or place & 15 == STORMING

    def is_on_field(self, card: int) -> bool:
        return self.place[card] >= ON_FIELD

    def zone_of(self, card: int) -> int:
        """The Battle Zone along which a card in play stands."""
        place = self.place[card]
        if place >= ON_FIELD:
            return (place - ON_FIELD) // 3
        return self.track_of(card) // 2

    def controller(self, card: int) -> int:
        """The player whose space or pile holds the card."""
        place = self.place[card]
        if place >= ON_FIELD:
            zone = (place - ON_FIELD) // 3
            slot = (place - ON_FIELD) % 3
            return self.battlefield.sides[zone * 2 + (self.no_mans[zone] if slot == NML else slot)]
        if place >= ON_TRACK:
            return self.battlefield.sides[(place - ON_TRACK) // SPACES]
        if place & 15 == STORMING:
            return self.battlefield.sides[place >> 4]
        return place >> 4

    def seat_for(self, player: int) -> int:
        """Who is asked for a player: himself; for the boss the first human. [SGS-R-41]"""
        return 0 if self.battlefield.boss == player else player
