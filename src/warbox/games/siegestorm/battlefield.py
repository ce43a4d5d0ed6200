"""The battlefield: who faces whom across which Battle Zone, and how its spaces are named.

A Battle Zone has two sides. Each side has a track of three spaces and a Frontline; No Man's Land is shared. Track
`zone * 2 + side` belongs to the player on that side. In Coop the boss stands on the second side of both zones and has
one track, that of the first. Tracks run for themselves: their direction plays no part. [SGS-SETUP-01] [SGS-SETUP-02]
[SGS-SETUP-03] [SGS-R-01] [SGS-R-39] [SGS-LAST-02] [SGS-COOP-12] [SGS-TRACK-07] [SGS-KEYWORD-29]
"""

from typing import Final

from mypy_extensions import i64

DUEL: Final = 0
SOLO: Final = 1
COOP: Final = 2
LAST: Final = 3  # Last One Standing

SEATS: Final = ["A", "B", "C", "D"]
BOSS: Final = "boss"
NOBODY: Final = -1

SPACES: Final = 3  # [SGS-SETUP-03] of a track; the first is the Deployment Zone
T1: Final = 0
T3: Final = 2
FL: Final = 0  # of the first side; 1 is the second side's
NML: Final = 2

# where a card is: a pile of a player is kind + 16 * player, a storming creature STORMING + 16 * track
OUT: Final = 0  # of the game
LIMBO: Final = 1  # revealed and waiting, in a chain or while it is paid or looked at
HAND: Final = 2
RESOURCES: Final = 3
CASUALTIES: Final = 4
HEAL: Final = 5
SUPPORT: Final = 6
RESERVE: Final = 7
STORMING: Final = 8
ON_TRACK: Final = 256  # + track * 3 + space
ON_FIELD: Final = 512  # + zone * 3 + slot

SLOT_NAMES: Final = ["T1", "T2", "T3", "FL", "NML", "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9"]
SLOT_FL: Final = 3
SLOT_NML: Final = 4
SLOT_STORM: Final = 5
SLOT_COUNT: Final = 14
ZONE_NAMES: Final = 5  # none, 1 to 4


def spot_key(player: int, zone_name: int, slot: int) -> int:
    """The number of a space in notation: player (4 is the boss), zone (0: not named) and slot."""
    return (player * ZONE_NAMES + zone_name) * SLOT_COUNT + slot


def spot_text(key: int) -> str:
    """`A.T1`, `B.2.FL`, `boss.NML`."""
    slot = SLOT_NAMES[key % SLOT_COUNT]
    rest = key // SLOT_COUNT
    player = rest // ZONE_NAMES
    letter = BOSS if player == len(SEATS) else SEATS[player]
    zone = rest % ZONE_NAMES
    return f"{letter}.{zone}.{slot}" if zone else f"{letter}.{slot}"


SPOT_TEXTS: Final = [spot_text(key) for key in range((len(SEATS) + 1) * ZONE_NAMES * SLOT_COUNT)]
SPOT_KEYS: Final = {text: key for key, text in enumerate(SPOT_TEXTS)}


class Battlefield:
    """The sides of the zones. It changes only by an elimination, which makes a new one: clones share it."""

    def __init__(self, mode: int, seats: int, sides: list[int]) -> None:
        self.mode: Final[i64] = mode
        self.seats: Final[i64] = seats
        self.boss: Final[i64] = seats if mode in (SOLO, COOP) else NOBODY
        self.players: Final[i64] = seats + (1 if mode in (SOLO, COOP) else 0)
        self.sides: Final = sides  # player by zone * 2 + side; NOBODY in a zone that was removed
        self.zones: Final[i64] = len(sides) // 2
        # tracks of each player, in the order of their zones
        tracks: list[list[int]] = [[] for _ in range(int(self.players))]
        for track, player in enumerate(sides):
            if player != NOBODY and not (player == self.boss and track > 1):
                tracks[player].append(track)
        self.tracks: Final = tracks
        # by player * zones + zone
        pairs = [(player, zone) for player in range(len(tracks)) for zone in range(int(self.zones))]
        self.own: Final = [self.own_track(player, zone) for player, zone in pairs]
        self.foes: Final = [self.foe_tracks(player, zone) for player, zone in pairs]
        self.allied: Final = [self.allied_tracks(player, zone) for player, zone in pairs]
        # how spaces are written: by track * 3 + space, and by track
        spaces = [(track, space) for track in range(len(sides)) for space in range(SPACES)]
        self.track_keys: Final = [self.key(sides[track], track // 2, space) for track, space in spaces]
        self.front_keys: Final = [self.key(sides[track], track // 2, SLOT_FL) for track in range(len(sides))]
        self.no_mans_keys: Final = [self.key(sides[track], track // 2, SLOT_NML) for track in range(len(sides))]

    def own_track(self, player: int, zone: int) -> int:
        """The player's own track along a zone; -1 if he does not border it."""
        if player == self.boss:
            return 1
        for side in (0, 1):
            if self.sides[zone * 2 + side] == player:
                return zone * 2 + side
        return self.tracks[player][0] if self.mode == COOP else -1

    def foe_tracks(self, player: int, zone: int) -> list[int]:
        """[SGS-ALLY-01] The tracks of the opponents; [SGS-LAST-05] with three or four players that of the neighbour."""
        if self.mode == LAST:
            track = self.own_track(player, zone)
            return [track ^ 1] if track >= 0 else []
        if player == self.boss:
            return [track for seat in range(int(self.seats)) for track in self.tracks[seat]]
        if self.boss != NOBODY:
            return self.tracks[self.boss]
        return self.tracks[1 - player]

    def allied_tracks(self, player: int, zone: int) -> list[int]:
        """[SGS-ALLY-01] The tracks whose cards are Allies; [SGS-COOP-03] those of both partners."""
        if self.mode == COOP and player != self.boss:
            return [0, 2]
        track = self.own_track(player, zone)
        return [track] if track >= 0 else []

    def side_of(self, player: int, zone: int) -> int:
        """0 or 1; -1 if the player does not border the zone."""
        for side in (0, 1):
            if self.sides[zone * 2 + side] == player:
                return side
        return -1

    def home(self, player: int) -> int:
        """The zone of a player who borders only one; the first of several."""
        return self.tracks[player][0] // 2 if self.tracks[player] else 0

    def key(self, player: int, zone: int, slot: int) -> int:
        """The space as it is written: the zone is named only where the player has several such spaces."""
        if player == NOBODY:
            return -1
        several = self.mode == LAST or (self.mode == COOP and player == self.boss and slot in (SLOT_FL, SLOT_NML))
        return spot_key(len(SEATS) if player == self.boss else player, zone + 1 if several else 0, slot)

    def letter(self, player: int) -> str:
        return BOSS if player == self.boss else SEATS[player]

    def without(self, player: int) -> "Battlefield":
        """[SGS-LAST-08] [SGS-LAST-09] [SGS-R-44] The player's two zones become one between the two neighbours."""
        zones = [zone for zone in range(int(self.zones)) if self.side_of(player, zone) >= 0]
        if not zones:  # the last two were eliminated together [SGS-R-07]
            return self
        sides = self.sides.copy()
        kept, removed = zones[0], zones[1]
        neighbour = sides[removed * 2 + 1 - self.side_of(player, removed)]
        sides[kept * 2 + self.side_of(player, kept)] = neighbour
        sides[removed * 2] = NOBODY
        sides[removed * 2 + 1] = NOBODY
        if sides[kept * 2] == sides[kept * 2 + 1]:  # nobody is left on the other side
            sides[kept * 2] = NOBODY
            sides[kept * 2 + 1] = NOBODY
        return Battlefield(int(self.mode), int(self.seats), sides)


def first_battlefield(mode: int, seats: int) -> Battlefield:
    """The table before anybody is eliminated."""
    if mode == COOP:
        return Battlefield(mode, seats, [0, 2, 1, 2])
    if mode != LAST:
        return Battlefield(mode, seats, [0, 1])
    sides: list[int] = []
    for seat in range(seats):  # a zone between each player and the next clockwise
        sides += [seat, (seat + 1) % seats]
    return Battlefield(mode, seats, sides)
