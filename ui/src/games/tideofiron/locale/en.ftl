### The page's own words for Tide of Iron; the events, questions and refusals come from the game.

ui-side-us = Americans
ui-side-de = Germans
ui-seat = { $side }, division { $division }
ui-you = you
ui-computer = computer
ui-nobody = nobody
ui-where = { $has ->
    [yes] { $title } ·{" "}
   *[no] {""}
}round { $round } of { $rounds } · { $phase }
ui-part-field = Map
ui-part-sides = Sides
ui-field-label = { $title }: the map
ui-grid-label = Hexes of the map; arrow keys walk from hex to hex, l looks from one

## Units
ui-unit-name = { $kind } { $code }
ui-unit-m4a1 = Sherman
ui-unit-panzer4 = Panzer IV
ui-unit-tiger1 = Tiger
ui-unit-m3a1 = Half-track
ui-unit-sdkfz251 = Half-track
ui-unit-gmc = Truck
ui-unit-opel = Truck
ui-vehicle-m4a1 = tank, armour 4, 6 points
ui-vehicle-panzer4 = tank, armour 4, 6 points
ui-vehicle-tiger1 = tank, armour 6, thick armour, 5 points
ui-vehicle-m3a1 = light vehicle, carries 1 squad, 7 points
ui-vehicle-sdkfz251 = light vehicle, carries 1 squad, 7 points
ui-vehicle-gmc = light vehicle, carries 2 squads, 4 points
ui-vehicle-opel = light vehicle, carries 2 squads, 4 points
ui-squad-rifle = { $side ->
    [US] Rifles
   *[DE] Grenadiers
}
ui-squad-gun = Guns
ui-squad-mortar = Mortars
ui-figure-regular = { $count ->
    [one] regular
   *[other] { $count } regulars
}
ui-figure-elite = { $count ->
    [one] elite
   *[other] { $count } elite
}
ui-figure-officer = { $count ->
    [one] officer
   *[other] { $count } officers
}
ui-figure-machine-gun = { $count ->
    [one] machine gun
   *[other] { $count } machine guns
}
ui-figure-mortar = { $count ->
    [one] mortar
   *[other] { $count } mortars
}
ui-unit-facts = { $unit }, { $side }: { $facts }.
ui-activation-fresh = fresh
ui-activation-opfire = on op fire
ui-activation-fatigued = fatigued
ui-condition-pinned = pinned
ui-condition-disrupted = disrupted
ui-damage-intact = intact
ui-damage-light = lightly damaged
ui-damage-heavy = heavily damaged
ui-spec-eng = engineers
ui-spec-at = anti-tank
ui-spec-fla = flamethrower
ui-spec-med = medic
ui-spec-engineer = engineers
ui-spec-anti-tank = anti-tank
ui-spec-flamethrower = flamethrower
ui-spec-medic = medic
ui-concealed = concealed
ui-in-entrenchment = in an entrenchment
ui-in-pillbox = in a pillbox
ui-aboard = in { $unit }
ui-carries = carries { $names }
ui-fort-entrenchment = entrenchment
ui-fort-pillbox = pillbox

## Ground
ui-terrain-clear = clear
ui-terrain-rough = rough
ui-terrain-woods = woods
ui-terrain-building = building
ui-terrain-bridge = bridge
ui-terrain-pond = pond
ui-terrain-stream = stream
ui-level = level { $level }
ui-mark-smoke = Smoke.
ui-mark-wire = Razor wire.
ui-mark-mines = Minefield.
ui-mark-traps = Tank traps.
ui-mark-entrenchment = { $count ->
    [one] An entrenchment.
   *[other] { $count } entrenchments.
}
ui-mark-pillbox = { $count ->
    [one] A pillbox.
   *[other] { $count } pillboxes.
}
ui-objective-victory = Victory objective, held by { $control }.
ui-objective-command = Command objective, { $cp } CP a round, held by { $control }.
ui-objective-other = Objective, held by { $control }.
ui-reach-here = { $points ->
    [one] 1 point to get here.
   *[other] { $points } points to get here.
}
ui-threat-here = Op fire here from { $names }.
ui-op-fire = op fire
ui-by = by { $hex }
ui-blocked-woods = woods { $hex } block
ui-blocked-building = building { $hex } blocks
ui-blocked-smoke = smoke { $hex } blocks
ui-blocked-height = hill { $hex } is higher
ui-blocked-rim = behind the rim at { $hex }
ui-blocked-slope = slope { $hex } hides it
ui-blocked-far = too far in the fog
ui-unseen-from = Not seen from { $hex }:
ui-seen-from = Seen from { $hex }.
ui-sight-of = Sight from { $hex }
ui-sees = { $seen } of { $all } hexes
ui-sight-close = Stop looking
ui-why-unseen = What blocks: { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
ui-blocked-by = Blocked by
ui-unseen = Unseen
ui-rule = Rule

## Table
ui-initiative = initiative
ui-initiative-how = Acts first in every step, and decides the order of what happens at once
ui-command = Command
ui-stake = On initiative
ui-points = Victory points
ui-actions-left = Actions left
ui-fresh = Fresh units
ui-headquarters = Headquarters
ui-face-up = face up
ui-red-cross = red cross
ui-round = Round { $round }
ui-round-of = Round { $round } of { $rounds }
ui-arrivals = Reinforcements arrive in round { $round }
ui-phase-setup = Setup
ui-phase-action = Action
ui-phase-command = Command
ui-phase-status = Status
ui-phase-over = Over
ui-goals-how = Victory objectives held by each side
ui-of-goals = of { $goals }
ui-layers = Laid over the map
ui-layer-reach = Reach
ui-layer-sight = Sight
ui-layer-range = Range
ui-key = What the signs mean
ui-key-figures = Figures
ui-key-state = State
ui-key-works = Ground
ui-key-regular = Regular
ui-key-elite = Elite
ui-key-officer = Officer
ui-key-gun-crew = Machine gun
ui-key-mortar-crew = Mortar
ui-key-empty = Lost
ui-key-m-engineer = Engineer
ui-key-m-antitank = Anti-tank
ui-key-m-flame = Flame
ui-key-m-medic = Medic
ui-key-m-op = Op fire
ui-key-m-tired = Fatigued
ui-key-m-pinned = Pinned
ui-key-m-disrupted = Disrupted
ui-key-hit-1 = Light damage
ui-key-hit-2 = Heavy damage
ui-key-m-hidden = Concealed
ui-key-crates = Carries
ui-key-trench = Entrenchment
ui-key-pillbox = Pillbox
ui-key-wire = Razor wire
ui-key-mines = Mines
ui-key-traps = Tank traps
ui-key-smoke = Smoke
ui-key-goal-victory = Victory
ui-key-goal-command = Command

## Questions
ui-ask-act = Which unit acts?
ui-ask-act-unit = What does { $unit } do?
ui-ask-move = Where does { $unit } go?
ui-ask-target = Whom does { $unit } fire at?
ui-ask-attack = Fire on { $target }?
ui-ask-attack-opfire = Op fire on { $target }?
ui-ask-op-fire = Op fire on { $unit }?
ui-ask-losses = Which figure of { $unit } is lost?
ui-ask-assault = Who joins the assault?
ui-ask-join = Do the hidden squads fight?
ui-ask-retreat = Where do they fall back to?
ui-ask-remove = Who is given up?
ui-ask-follow = Who moves in?
ui-ask-armour = Turn a red die to 6?
ui-ask-reroll = Roll black dice again?
ui-ask-consent = May { $unit } support?
ui-ask-spend = Spend command points?
ui-ask-draw = Which deck do you draw from?
ui-ask-opfire = Who waits in op fire?
ui-ask-transfer = Move figures between squads?
ui-ask-place = Where do the reinforcements arrive?
ui-ask-build = Build your squads
ui-ask-deploy = Deploy your units
ui-because-act = { $left ->
    [one] One action left in this turn.
   *[other] { $left } actions left in this turn.
}
ui-act-how = Press a hex in reach to draw a way, an enemy to aim at it.
ui-cannot-act = Nothing to do now for this unit.
ui-what-it-does = What it does
ui-fresh-units = Units that can act
ui-units = Units
ui-way = To { $hex }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-arrives = { $chance } arrive
ui-unwatched = nobody on op fire sees it
ui-stops = Chance that the move ends there
ui-stops-how = Best op fire in each hex: the chance that it ends the move.
ui-go-there = Go to { $hex }
ui-fire-at = Fire at { $unit }
ui-move-left = { $points ->
    [one] 1 movement point left.
   *[other] { $points } movement points left.
}
ui-move-how = Press a hex to draw the way, once more to go.
ui-overruns = It overruns this hex: it must go on, and pins the squads that it leaves behind.
ui-choose-hex = Choose a hex on the map.
ui-choose-unit = Choose a unit here or on the map.
ui-firepower = Firepower
ui-black-dice = black dice, { $hit }{ $hit ->
    [6] {""}
   *[other] +
} hits
ui-cover = Cover
ui-red-dice = red dice, 5+ takes a hit away
ui-supporters = Combined fire
ui-supports = { $unit } supports
ui-attack-type = Kind of attack
ui-type-normal = Normal
ui-type-normal-how = a figure a hit
ui-type-suppress = Suppressive
ui-type-suppress-how = pins
ui-other-figures = Other figures fire
ui-fire-dice = Fire, { $black } against { $red }
ui-result-none = nothing
ui-result-pinned = pinned
ui-result-disrupted = disrupted
ui-result-routed = routed
ui-result-light = light damage
ui-result-heavy = heavy damage
ui-result-destroyed = destroyed
ui-result-wiped = all lost
ui-result-lost-1 = 1 lost
ui-result-lost-2 = 2 lost
ui-result-lost-3 = 3 lost
ui-result-lost-4 = 4 lost
ui-cause-of = { $unit }: { $words }
ui-pool = In the box, for { $bases ->
    [one] one base
   *[other] { $bases } bases
}
ui-card-not-now = It cannot be played now.

## Choices
ui-do-advance = Advance
ui-do-fire = { $short ->
    [yes] Concentrated fire
   *[no] Fire with { $unit }
}
ui-do-prepare = Prepare op fire
ui-do-fm = Fire and move
ui-do-assault = Assault
ui-do-fatigue = Rest
ui-do-lay-wire = Lay razor wire
ui-do-dig = { $inside ->
    [yes] Dig in
   *[no] Dig, stay out
}
ui-do-heal = Heal { $other }
ui-do-clear-mines = Clear mines in { $hex }
ui-do-lay-smoke = Lay smoke in { $hex }
ui-do-clear-traps = Clear traps in { $hex }
ui-do-play = Play { $card } ({ $cost })
ui-do-retry = Try { $card } again
ui-do-repeat = { $card } again
ui-do-go = Go to { $hex }
ui-do-enter = Enter the { $fort }
ui-do-leave = Leave cover
ui-do-embark = Get into { $unit }
ui-do-disembark = Get out
ui-do-cut = Cut the wire
ui-do-exit = Leave the map
ui-do-target = Fire at { $unit }{ $hex }
ui-do-storm = Storm { $hex }
ui-do-stop = Stop
ui-do-stop-target = No attack
ui-do-figures = Only { $figures } of { $unit }
ui-do-support = { $unit } supports
ui-do-normal = Fire
ui-do-suppress = Suppress
ui-do-strike = Storm it
ui-do-join = { $unit } fights
ui-do-stay-out = { $unit } stays hidden
ui-do-lose = { $short ->
    [yes] One { $figures }
   *[no] { $unit } loses { $figures ->
        [0] a hit
       *[other] { $figures }
    }
}
ui-do-remove = Give up { $unit }
ui-do-retreat = Fall back to { $hex }
ui-do-follow = { $unit } moves in
ui-do-turn = Turn it to 6
ui-do-keep = Leave the dice
ui-do-reroll = Roll { $dice } again
ui-do-yes = Yes
ui-do-no = No
ui-do-pass = Pass
ui-do-pass-op-fire = Let them pass
ui-do-done = Done
ui-do-end = End my action phase
ui-do-stake = Stake { $cp } on initiative
ui-do-draw = Draw: { $deck }
ui-do-opfire = { $unit } on op fire
ui-do-transfer = { $figures }: { $unit } to { $other }
ui-do-place = { $unit } to { $hex }
ui-do-forgo = Give up { $unit }
ui-do-base = { $unit }: { $figures }
ui-do-token = { $unit }: { $spec }
ui-do-conceal = Conceal { $unit }
ui-do-ace = { $unit } is the ace
ui-do-deploy = { $unit } to { $hex }{ $fort ->
    [0] {""}
   *[other] {" "}{ $fort }
}
ui-do-load = { $unit } into { $other }
ui-do-first = Division 1 first
ui-do-second = Division 2 first

## Assault
ui-assault-of = Assault on { $hex }
ui-attackers = Attack
ui-defenders = Defence
ui-against = against
ui-storm-who = Who goes in
ui-storm-strength = Strength
ui-storm-dice = Both roll
ui-storm-losses = Losses
ui-storm-place = Fall back, move in
ui-storm-taken = { $hex } is taken.
ui-storm-failed = The assault on { $hex } fails.
ui-go-on = Go on

## The end
ui-over = The battle is over
ui-you-win = Victory
ui-you-lose = Defeat
ui-nobody-wins = Nobody wins
ui-side-wins = The { $side } win
ui-count-points = Victory points
ui-count-goals = Objectives held
ui-count-left = Units left
ui-count-figures = Figures lost
ui-count-lost = Units lost
ui-look-at-board = Look at the map

ui-keys-board = Arrow keys walk over the hexes, Enter chooses, l shows what a hex sees, r the range, 1 to 9 the units and their actions, + and - magnify.
ui-workshop-scenario = Scenario editor
log-round = Round { $round }
log-command = Round { $round }: command
log-lost = { $unit } loses { $figures }.{ $end }
log-in-opfire = { $units } wait in op fire.
log-built = Squads are built: { $units }.
log-deployed = { $units } deploy.
ui-taken = taken
ui-revealed = revealed
ui-cause-black = black dice
ui-scenario-s1 = At the Breaking Point
ui-scenario-s2 = The Two Bridges
ui-scenario-s3 = The Twin Knolls
ui-scenario-s4 = Night Column
ui-value-players-2 = 2 players
ui-value-players-3 = 3 players
ui-value-players-4 = 4 players
ui-value-single-us = the Americans
ui-value-single-de = the Germans
ui-value-setup-turns = one after the other
ui-value-setup-screened = behind screens
ui-rolling = { $kind ->
    [mines] Mines under { $unit }
    [assault-dice] The attackers roll
    [defender-dice] The defenders roll
    [area-attack] The blast
    [contact] Is there contact?
    [no-contact] Is there contact?
    [accurate] Where does it strike?
    [drifted] Where does it strike?
    [drifted-off] Where does it strike?
    [healed] The medics try
    [not-healed] The medics try
   *[other] The dice fall
}
ui-settle = Do the rest for me
ui-ask-setup = { $stage ->
    [build] Build { $unit }
    [token] Who becomes a specialist?
    [deploy] Where does { $unit } deploy?
    [conceal] Who is concealed?
    [ace] Which tank is the ace?
   *[other] Set up your force
}
ui-ask-aim = Which hex is the target?
ui-ask-direction = In which direction?
ui-ask-pick = On whom or where?
ui-ask-free-action = Who acts at once?
ui-ask-agree = { $what ->
    [stake] Stake { $cp } on the initiative?
    [play] Play { $card }?
    [retry] Try { $card } again?
   *[other] Do you agree?
}
ui-ask-transfer-consent = May a figure go from { $from } to { $to }?
ui-ask-order = Which division acts first?
ui-do-pick = { $unit }{ $hex }
ui-do-clear = Clear { $hex }
ui-do-direct = { $direction }
ui-do-discard = They lose { $card }
ui-with-support = with support
ui-without-support = without
ui-result-won = taken
ui-result-failed = repelled
ui-because-band = { $band ->
    [close] Close range: 4 or more hits.
    [long] Long range: only a 6 hits.
   *[normal] Normal range: 5 or more hits.
}
ui-cannot-fire = No shot at { $unit }: { $why }.
ui-too-far = out of range
ui-aimed = Aimed at { $unit }
ui-hit-chance = { $chance } to hit
ui-overrun = Overrun { $hex }
ui-shell-dice = Shell it, { $black } dice
ui-supporters-assault = Supporters
ui-strike = Storm { $hex }
ui-entered = It is in { $hex } now.
ui-who-fires = Who fires
ui-hexes-away = { $count ->
    [one] next to it
   *[other] { $count } hexes
}
ui-dice-against = { $black } against { $red }, { $hit }+
ui-brief = How to win
ui-coming = Reinforcements
ui-win-control = The { $side } win at once with { $count } of { $all }: { $names }.
ui-win-exit = The { $side } score for every unit that leaves the map at { $hexes }.
ui-win-score = Victory objectives score { $when ->
    [every_round] every round
   *[other] at the end
}.
ui-win-kill = Each enemy tank destroyed: { $vp ->
    [one] 1 victory point
   *[other] { $vp } victory points
}.
ui-win-most = Most victory points after round { $rounds } win.
ui-win-quota = The { $side } need { $quota } victory points by the end of round { $rounds }.
ui-win-hold = The { $side } win if they hold out to the end of round { $rounds }.
ui-open-fire = Fire
ui-other-squads = { $count ->
    [one] One other mix
   *[other] { $count } other mixes
}
ui-then = { $count ->
    [one] Then one more:
   *[other] Then { $count } more:
}
ui-because-setup = { $stage ->
    [build] Four slots a base: crews take two.
    [token] A squad has one specialization at most.
    [deploy] Anywhere in the zone marked on the map.
    [conceal] Nobody can fire at them until they are found.
   *[other] { "" }
}
ui-because-target = It must be seen and in range.
ui-because-op-fire = One attack for each hex entered.
ui-because-assault = Up to two squads beside the hex may join.
ui-because-join = Who stays hidden takes no part.
ui-because-losses = One hit, one figure.
ui-because-retreat = All go together.
ui-because-follow = Who was not fatigued may move in.
ui-because-spend = On initiative: you { $own }, they { $other }. The higher stake acts first.
ui-because-draw = { $phase ->
    [setup] The cards that you begin with.
   *[other] One card in the Status phase.
}
ui-because-opfire = Who waits may fire when an enemy moves.
ui-because-transfer = One figure at a time, within a hex.
ui-because-place = They arrive in the hexes marked R.
ui-because-order = The other division follows.
ui-because-armour = Thick armour turns one red die that failed.
ui-because-reroll = The ace rolls some black dice again.
ui-because-aim = The shells may drift.
ui-because-agree = Your partner proposes it. A no ends the step.
ui-because-consent = It would fire with your partner’s unit.
ui-everybody = All of them
ui-cause-red = red dice for cover
ui-band-close = close { $faces }
ui-band-normal = normal { $faces }
ui-band-long = long { $faces }
log-dice = { $successes ->
    [0] No hit on { $count } dice
    [one] One hit on { $count } dice
   *[other] { $successes } hits on { $count } dice
}{ $cancelled ->
    [0] .
   *[other] , { $cancelled } taken away by cover.
}
