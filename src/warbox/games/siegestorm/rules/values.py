"""Numbers that cards change: ATT, DEF, costs, damage; and who is protected from whom."""

from warbox.engine.decision import Modifier
from warbox.games.siegestorm.battlefield import COOP, LAST, ON_FIELD, ON_TRACK, SPACES, T1
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import NOT_SET, Design, Entry, Program
from warbox.games.siegestorm.effects.effect import EVERY_ZONE, Effect
from warbox.games.siegestorm.rules.sides import (
    allies,
    are_opponents,
    defender,
    is_ally_track,
    is_foe_track,
    is_storming,
    opponents,
)
from warbox.games.siegestorm.state import SiegestormState


def attack(state: SiegestormState, card: int) -> int:
    """[SGS-KEYWORD-04] ATT with all modifiers."""
    return current(state, card, v.ATT, modifiers(state))


def defence(state: SiegestormState, card: int) -> int:
    """DEF with all modifiers."""
    return current(state, card, v.DEF, modifiers(state))


def modifiers(state: SiegestormState) -> list[int]:
    """The cards in play whose passives change ATT or DEF: who asks for many numbers looks for these once."""
    sources: list[int] = []
    for card in state.in_play():
        if state.card(card).has_modify:
            sources.append(card)
    return sources


def current(state: SiegestormState, card: int, stat: int, sources: list[int]) -> int:
    """[SGS-PLAY-05] Everything adds up, and the result is not below 0."""
    total = int(lasting(state, card, stat)) + continuous(state, card, stat, sources)
    return total if total > 0 else 0


def lasting(state: SiegestormState, card: int, stat: int) -> int:
    """Printed value, tokens and lasting effects, without the continuous passives."""
    design = state.card(card)
    total = int(design.att) if stat == v.ATT else int(design.defence)
    if stat == v.ATT and state.gang:
        total += state.gang[card]  # [SGS-SOLO-37]
    for effect in state.effects:
        if effect.card == card and effect.verb == v.MODIFY and effect.stat == stat:
            total += int(effect.n)
    return total


def continuous(state: SiegestormState, card: int, stat: int, sources: list[int]) -> int:
    """[SGS-PLAY-04] [SGS-HOLD-04] What the passives of `modifiers` add to a card in play; to others nothing."""
    total = 0
    if not sources or not state.is_in_play(card):
        return total
    for source in sources:
        for entry in state.card(source).statics:
            if entry.verb == v.MODIFY and entry.stat == stat and reaches(state, source, entry, card):
                total += quantity(state, entry, state.controller(source), source, state.zone_of(source))
    return total


def causes(state: SiegestormState, card: int, stat: int) -> list[Modifier]:
    """The same numbers one by one, for people: what made ATT or DEF what it is."""
    design = state.card(card)
    found = [Modifier(int(design.att) if stat == v.ATT else int(design.defence), "SGS-KEYWORD-04", design.name)]
    if stat == v.ATT and state.gang and state.gang[card]:
        found.append(Modifier(state.gang[card], "SGS-SOLO-37", "gang"))
    for effect in state.effects:
        if effect.card == card and effect.verb == v.MODIFY and effect.stat == stat:
            found.append(Modifier(int(effect.n), "SGS-R-59", "lasting"))
    for source in state.in_play():
        for entry in state.card(source).statics:
            if entry.verb == v.MODIFY and entry.stat == stat and reaches(state, source, entry, card):
                value = quantity(state, entry, state.controller(source), source, state.zone_of(source))
                found.append(Modifier(value, "SGS-PLAY-05", state.name(source)))
    return found


def reaches(state: SiegestormState, source: int, entry: Entry, card: int) -> bool:
    """Whether a continuous passive of a card in play covers another card in play.

    [SGS-ALLY-06] [SGS-R-13] From the Battle Zone it speaks of its controller's track.
    """
    you = state.controller(source)
    zone = state.zone_of(source)
    track = state.track_of(card)
    to = entry.to
    if to == v.SELF:
        if source != card:
            return False
    elif to == v.ALLIES or to == v.ALLY:
        # [SGS-ALLY-02] never itself; [SGS-ALLY-03] [SGS-ALLY-04] never a card of the Battle Zone
        if source == card or track < 0 or not is_ally_track(state, you, zone, track):
            return False
    elif to == v.OWN_CREATURES or to == v.OWN_CREATURE:  # [SGS-R-63] on both partners' tracks
        if track < 0 or not is_ally_track(state, you, zone, track):
            return False
    elif to == v.YOUR_CARDS:
        if not is_yours(state, you, zone, card, track):
            return False
    elif not reaches_enemy(state, you, zone, entry, card, track):
        return False
    return holds(state, entry, you, source, zone) and passes(state, entry, source, card, False)


def is_yours(state: SiegestormState, you: int, zone: int, card: int, track: int) -> bool:
    """[SGS-R-65] One of `your_cards`, along this zone; [SGS-R-63] [SGS-R-53] and on the partner's track."""
    if track >= 0:
        return is_ally_track(state, you, zone, track)
    return state.controller(card) == you and (state.battlefield.mode != LAST or state.zone_of(card) == zone)


def reaches_enemy(state: SiegestormState, you: int, zone: int, entry: Entry, card: int, track: int) -> bool:
    to = entry.to
    if to == v.TOTEMS:
        return state.card(card).totem and state.is_boss(state.controller(card))
    if to == v.TRACK_CREATURE:
        return track >= 0
    if track < 0 or not is_foe_track(state, you, zone, track):
        return False
    if to == v.ENEMY_DEFENDER or to == v.ENEMY_DEFENDERS:
        if defender(state, track) != card:
            return False
    if to == v.ENEMY_STORMING and not is_storming(state, card):
        return False
    return not is_protected(state, card, you)


def passes(state: SiegestormState, entry: Entry, source: int, card: int, settled: bool) -> bool:
    """Whether a card meets all filters. A continuous passive reads DEF and ATT without the continuous passives."""
    for test in entry.filters:
        kind = test.kind
        design = state.card(card)
        if kind == v.DEF_AT_MOST:
            if (defence(state, card) if settled else lasting(state, card, v.DEF)) > test.value:
                return False
        elif kind == v.ATT_AT_MOST:
            if (attack(state, card) if settled else lasting(state, card, v.ATT)) > test.value:
                return False
        elif kind == v.COST_AT_MOST:
            if design.cost > test.value:
                return False
        elif kind == v.NAMED:
            if design.number != test.value:
                return False
        elif kind == v.HAS_SHAPESHIFT:
            if not design.shapeshifts:
                return False
        elif source >= 0 and state.design[source] == state.design[card]:
            return False
    return True


def holds(state: SiegestormState, entry: Entry, you: int, source: int, zone: int) -> bool:
    """Whether all conditions of an entry are true now, read for the player it serves."""
    for test in entry.conditions:
        kind = test.kind
        if kind == v.NO_OPP_DEFENDER:
            for track in state.battlefield.foes[you * state.battlefield.zones + zone]:
                if defender(state, track) >= 0:
                    return False
        elif kind == v.HEAL_PILE_AT_LEAST:
            if len(state.players[you].heal) < test.value:
                return False
        elif kind == v.OWN_SUPPORTERS_AT_LEAST:
            if supporters(state, you) < test.value:
                return False
        elif kind == v.OPP_HAND_AT_MOST:
            for other in opponents(state, you, zone):
                if not state.is_boss(other) and len(state.players[other].hand) > test.value:
                    return False
        elif kind == v.OWN_CASUALTIES_AT_LEAST:
            if len(state.players[you].casualties) < test.value:
                return False
        elif kind == v.THIS_IN_T1:
            place = state.place[source] if source >= 0 else 0
            if not ON_TRACK <= place < ON_FIELD or (place - ON_TRACK) % SPACES != T1:
                return False
        elif source < 0 or state.place[source] < ON_FIELD:
            return False
    return True


def supporters(state: SiegestormState, player: int) -> int:
    """[SGS-SOLO-38] [SGS-R-34] A player's Supporters; for the boss the Menace Level stands for them."""
    return int(state.menace) if state.is_boss(player) else len(state.players[player].support)


def quantity(state: SiegestormState, entry: Entry, you: int, source: int, zone: int) -> int:
    """The number in an entry; `their_supporters` depends on the victim, see damage."""
    if entry.amount != v.COUNTED:
        return int(entry.n)
    return int(entry.n) * counted(state, int(entry.counter), you, source, zone)


def counted(state: SiegestormState, counter: int, you: int, source: int, zone: int) -> int:
    if counter == v.OWN_SUPPORTERS or counter == v.THEIR_SUPPORTERS:
        return supporters(state, you)
    if counter == v.OPP_SUPPORTERS:
        total = 0
        for other in opponents(state, you, zone):
            total += supporters(state, other)
        return total
    if counter == v.COUNT_ALLIES:
        others = [card for card in allies(state, you, zone) if card != source]
        return len(others)
    if counter == v.HEAL_PILE:
        return len(state.players[you].heal)
    return state.spirit[source] if state.spirit and source >= 0 else 0


def is_protected(state: SiegestormState, card: int, against: int) -> bool:
    """[SGS-SOLO-34] [SGS-R-32] Whether a player's actions and abilities cannot touch a card in play."""
    controller = state.controller(card)
    if not are_opponents(state, controller, against):
        return False
    design = state.card(card)
    if design.shielded and state.is_boss(controller):
        return True
    for effect in state.effects:
        if effect.verb != v.PROTECT:
            continue
        if effect.card == card:
            return True
        if effect.card < 0 and effect.player == controller:  # [SGS-R-59] also cards that came later
            if effect.zone == EVERY_ZONE or effect.zone == state.zone_of(card):
                return True
    for source in state.in_play():
        if state.card(source).has_protect:
            for entry in state.card(source).statics:
                if entry.verb == v.PROTECT and reaches(state, source, entry, card):
                    return True
    return False


def ignores_defenders(state: SiegestormState, card: int) -> bool:
    """Whether no Defender's DEF is subtracted when this creature storms."""
    for effect in state.effects:
        if effect.verb == v.IGNORE_DEFENDERS and effect.card == card:
            return True
    for source in state.in_play():
        if state.card(source).has_ignore:
            for entry in state.card(source).statics:
                if entry.verb == v.IGNORE_DEFENDERS and reaches(state, source, entry, card):
                    return True
    return False


def serves(state: SiegestormState, source: int, player: int) -> bool:
    """[SGS-LAST-06] [SGS-R-63] [SGS-R-53] Whether a player-wide passive in play works for a player."""
    you = state.controller(source)
    if you == player:
        return True
    if state.battlefield.mode != COOP or are_opponents(state, you, player):
        return False
    return not state.is_on_field(source)


def concerns(what: int, use: int, shapeshift: bool) -> bool:
    """Whether a change of costs named `what` is about this: an action, a creature or (WHAT_ANY) an ability."""
    if what == v.WHAT_SHAPESHIFT:
        return use == v.WHAT_ANY and shapeshift
    if what == v.WHAT_ANY:
        return use != v.WHAT_CREATURE
    return what == use


def cost_of(state: SiegestormState, player: int, printed: int, use: int, shapeshift: bool) -> int:
    """[SGS-COST-06] [SGS-CONFLICT-02] What a player pays now: passives change the printed cost first, then actions.

    Of two passives that set it the lower one holds: its player would choose it. [SGS-CONFLICT-03]
    """
    fixed = NOT_SET
    change = 0
    for source in state.in_play():
        if not state.card(source).has_cost or not serves(state, source, player):
            continue
        you = state.controller(source)
        for entry in state.card(source).statics:
            if entry.verb != v.MODIFY_COST or not concerns(int(entry.what), use, shapeshift):
                continue
            if not holds(state, entry, you, source, state.zone_of(source)):
                continue
            if entry.fixed != NOT_SET:
                fixed = int(entry.fixed) if fixed == NOT_SET or entry.fixed < fixed else fixed
            else:
                change += quantity(state, entry, you, source, state.zone_of(source))
    total = (printed if fixed == NOT_SET else fixed) + change
    total = max(total, 0)
    if state.effects:
        total = cost_by_effects(state, player, total, use, shapeshift)
    return total


def cost_by_effects(state: SiegestormState, player: int, cost: int, use: int, shapeshift: bool) -> int:
    fixed = NOT_SET
    change = 0
    for effect in state.effects:
        if effect.verb == v.MODIFY_COST and effect.player == player and concerns(int(effect.what), use, shapeshift):
            if effect.fixed != NOT_SET:
                fixed = int(effect.fixed) if fixed == NOT_SET or effect.fixed < fixed else fixed
            else:
                change += int(effect.n)
    total = (cost if fixed == NOT_SET else fixed) + change
    return total if total > 0 else 0


def card_cost(state: SiegestormState, player: int, design: Design, as_creature: bool) -> int:
    """[SGS-COST-07] [SGS-KEYWORD-08] The cost of a card of the hand, the same for both uses unless a card says
    otherwise."""
    return cost_of(state, player, int(design.cost), v.WHAT_CREATURE if as_creature else v.WHAT_ACTION, False)


def ability_cost(state: SiegestormState, player: int, program: Program) -> int:
    """[SGS-COST-08] [SGS-KEYWORD-02] The activation cost."""
    return cost_of(state, player, int(program.cost), v.WHAT_ANY, program.shapeshifts)


def spend_next(state: SiegestormState, player: int, use: int, shapeshift: bool) -> None:
    """A change of "the next" cost is gone once something was declared under it."""
    if not state.effects:
        return
    kept: list[Effect] = []
    for effect in state.effects:
        once = effect.until == v.NEXT and effect.verb == v.MODIFY_COST and effect.player == player
        if not once or not concerns(int(effect.what), use, shapeshift):
            kept.append(effect)
    state.effects = kept


def damage_change(state: SiegestormState, victim: int, zone: int, additional: bool) -> int:
    """[SGS-R-50] What passives and effects add to one DMG amount; each applies once to the original amount.

    [SGS-R-65] With three or four players a change on the opponent needs damage across its zone.
    """
    change = 0
    for source in state.in_play():
        if not state.card(source).has_damage:
            continue
        you = state.controller(source)
        home = state.zone_of(source)
        for entry in state.card(source).statics:
            if entry.verb != v.MODIFY_DAMAGE or (additional and entry.n > 0):
                continue
            if damage_concerns(state, source, entry, you, home, victim, zone):
                if holds(state, entry, you, source, home):
                    change += quantity(state, entry, you, source, home)
    for effect in state.effects:
        if effect.verb == v.MODIFY_DAMAGE and effect.player == victim:
            if effect.zone == EVERY_ZONE or effect.zone == zone:
                if not (additional and effect.n > 0):
                    change += int(effect.n)
    return change


def damage_concerns(
    state: SiegestormState, source: int, entry: Entry, you: int, home: int, victim: int, zone: int
) -> bool:
    if (entry.who == v.YOU or entry.who == v.EACH_PLAYER) and serves(state, source, victim):
        return True
    if entry.who == v.YOU or victim not in opponents(state, you, home):
        return False
    return state.battlefield.mode != LAST or home == zone


def strength(state: SiegestormState, card: int, track: int) -> int:
    """[SGS-STORM-02] [SGS-STORM-07] Attack Strength against the player whose track this is; never below 0."""
    total = attack(state, card)
    guard = defender(state, track) if track >= 0 else -1
    if guard >= 0 and not ignores_defenders(state, card):
        total -= defence(state, guard)
    return total if total > 0 else 0
