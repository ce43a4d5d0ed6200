### Tide of Iron.
### event-, refusal-, ask-, outcome- and option-messages are named after what the rules emit; the facts are their variables.

name = Tide of Iron
short = Tide of Iron
players = 2 to 4 players
length = 90 min
summary = Squads, tanks and cards on a hex map: move under opportunity fire, pin the enemy, storm the objective.
about = Squads and armour, hex by hex. Hold your fire until it hurts.
go = Move out
welcome = Each side takes a few actions in turn. Move, fire, wait in op fire, or storm the next hex.
aim = Take and hold the objectives of the scenario. Whoever waits in op fire decides what may cross open ground.

## Words used by other messages

side = { $side ->
    [US] The Americans
   *[DE] The Germans
}
seat-name = { $seat ->
    [US] Americans
    [DE] Germans
    [US2] Americans, division 2
   *[DE2] Germans, division 2
}
figure = { $figure ->
    [R] a regular
    [E] an elite soldier
    [O] an officer
    [G] a machine-gun crew
   *[M] a mortar crew
}
condition = { $condition ->
    [pinned] pinned
    [disrupted] disrupted
   *[good] in good order
}
damage = { $damage ->
    [light] lightly damaged
    [heavy] heavily damaged
   *[intact] whole again
}
attack-type = { $type ->
    [normal] fires
   *[suppressive] fires to suppress
}
range = { $range ->
    [close] at close range
    [normal] at normal range
   *[long] at long range
}
work = { $kind ->
    [entrenchment] An entrenchment
    [pillbox] A pillbox
    [razor_wire] Razor wire
    [tank_traps] Tank traps
    [minefield] A minefield
   *[smoke] Smoke
}
cp = { $cp ->
    [one] 1 command point
   *[other] { $cp } command points
}
vp = { $vp ->
    [one] 1 victory point
   *[other] { $vp } victory points
}
count-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}

## Setup

event-deck-shuffled = The deck { $deck } is shuffled.
event-built = { $unit } is built: { $figures }.
event-token-given = { $unit } gets the token { $spec }.
event-deployed = { $unit } deploys in { $hex }.
event-loaded = { $unit } begins in { $vehicle }.
event-concealed = { $unit } is concealed.
event-ace-named = { $unit } is the tank ace.
event-screens-lifted = The screens are lifted.

## The course of play

event-round = Round { $round }. { side } act first.
event-finished = { seat-name }: nothing left to do in this Action phase.
event-phase-ended = { seat-name } end their Action phase.
event-command-phase = The Command phase of round { $round }.
event-controlled = { side } control { $hex }.
event-received = { side } receive { cp }.
event-scored = { side } score { vp }.
event-staked = { side } put { cp } on their Initiative card.
event-stake-lost = { side } lose { cp } from their Initiative card.
event-not-agreed = { side } do not agree: the step is skipped.
event-initiative = { side } have the initiative.
event-drawn = { side } draw { $card }.
event-recovered = All units are fresh again; the pinned recover.
event-transferred = Figures change from { $from } to { $to }.
event-transfer-refused = The partner keeps the figures of { $from }.
event-base-emptied = The empty base of { $unit } leaves the game.
event-arrived = { $unit } arrives in { $hex }.
event-arrived-in = { $unit } arrives in { $vehicle }.
event-forgone = { $unit } is given up.
event-no-room = There is no room for { $unit }.
event-event = Something happens for { side } in round { $round }.

## Moving

event-advances = { $unit } advances.
event-fires-and-moves = { $unit } fires and moves.
event-assaults = { $unit } goes to assault.
event-moved = { $unit } moves to { $to }.
event-entered-fort = { $unit } takes cover.
event-left-fort = { $unit } leaves its cover.
event-embarked = { $unit } gets into { $vehicle }.
event-disembarked = { $unit } gets out of { $vehicle }.
event-wire-cut = { $unit } cuts the wire in { $hex }.
event-stopped = { $unit } must stop in { $hex }.
event-turned-back = { $unit } falls back to { $hex }.
event-left-map = { $unit } leaves the map: { vp }.
event-mines = Mines under { $unit }, dice { $dice }: { count-hits }.
event-revealed = { $unit } is revealed.
event-in-opfire = { $unit } waits in op fire.
event-fatigued = { $unit } is fatigued.

## Fire

event-fires = { $unit } fires.
event-op-fire = Op fire: { $unit } at { $target }.
event-supports = { $unit } supports.
event-support-paid = The support of the other division costs { cp }.
event-support-refused = The partner keeps { $unit } out of it.
event-attack = { $unit } { attack-type } at { $target } { range }: { $strength } black against { $defence } red, hits on { $hit }.
event-shelling = { $unit } { attack-type } on { $hex }: { $strength } dice, hits on { $hit }.
event-dice = Black { $black }, red { $red }: { $successes } less { $cancelled }.
event-rerolled = The ace rolls again: { $dice }.
event-thick-armour = The thick armour of { $unit } turns a die to 6.
event-hits = { $target } takes { count-hits }.
event-no-effect = No effect on { $target }.
event-area-attack = Blast in { $hex }, dice { $black }: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}.
event-area-defence = { $unit } defends, dice { $red }: { $cancelled } cancelled.
event-wire-destroyed = The wire in { $hex } is destroyed.
event-figure-lost = { $unit } loses { figure }.
event-squad-gone = { $unit } is wiped out in { $hex }.
event-shaken = { $unit } is { condition }.
event-routed = { $unit } is routed in { $hex }.
event-damaged = { $unit } is { damage }.
event-vehicle-destroyed = { $unit } is destroyed in { $hex }.
event-lost-inside = { $unit } is lost inside.

## Assault

event-assault = { $unit } storms { $hex }: { $strength } dice against cover { $cover }, { $defence } dice against them.
event-assault-dice = The attackers roll { $black }, cover { $red }: { count-hits }.
event-defender-dice = The defenders roll { $black }: { count-hits }.
event-assault-won = { $hits } to { $returned }: the assault succeeds.
event-assault-failed = { $hits } to { $returned }: the assault fails.
event-retreated = { $unit } falls back to { $hex }.
event-overwhelmed = { $unit } is overwhelmed in { $hex }.
event-no-way-out = { $unit } has no way out of { $hex }.
event-crowded-out = There is no room for { $unit }: it is lost.
event-moved-in = { $unit } moves into { $hex }.

## Specialists

event-dug = { $unit } digs an entrenchment in { $hex }.
event-healed = The medics roll { $die }: { $unit } gets a soldier back.
event-not-healed = The medics roll { $die }: no help for { $unit }.
event-mines-cleared = Die { $die }: the mines in { $hex } are cleared.
event-mines-stay = Die { $die }: the mines in { $hex } stay.
event-traps-cleared = The tank traps in { $hex } are cleared.
event-wire-laid = Razor wire is laid in { $hex }.
event-smoke-laid = Smoke covers { $hex }.

## Cards

event-played = { side } play { $card } for { $cost }.
event-retried = { side } try { $card } again.
event-repeated = { side }: { $card } strikes again.
event-aimed = { $card } is aimed at { $hex }.
event-contact = Contact: die { $die }, { $needed } needed.
event-no-contact = No contact: die { $die }, { $needed } needed.
event-accurate = Accurate: die { $black }, { $number } needed. It strikes { $hex }.
event-drifted = Drift: die { $black }, { $number } needed. It strikes { $hex }.
event-drifted-off = Drift: die { $black }, { $number } needed. It falls off the map.
event-card-used = { $card } of { side } is used up.
event-discarded = { side } lose { $card }.
event-drop-lost = The drop in { $hex } is lost.
event-placed = { work } in { $hex }.
event-obstacle-cleared = Cleared in { $hex }.
event-repaired = { $unit } is repaired: { damage }.
event-trained = { $unit } becomes a specialist: { $spec }.
event-rallied = { $unit } is in good order again.
event-refreshed = { $unit } is fresh again.
event-replaced = { $unit } gets a soldier.
event-more-actions = { side } have { $actions } more actions in this turn.
event-fewer-actions = { side } have { $actions } fewer in their next turn.

## Questions

ask-setup = Set up your force
ask-act = What do you do?
ask-move = Where does the unit go?
ask-target = Whom does it fire at?
ask-attack = How does it fire?
ask-op-fire = Op fire?
ask-losses = Which figure is lost?
ask-armour = Turn a red die to 6?
ask-reroll = Roll black dice again?
ask-assault = Who supports the assault?
ask-join = Do the concealed squads take part?
ask-retreat = Where do they fall back to?
ask-remove = Which unit is given up?
ask-follow = Who moves in?
ask-consent = May your unit support?
ask-agree = Do you agree?
ask-agree-to = { $what ->
    [stake] Your partner proposes to stake { $stake } on the initiative. Do you agree?
    [play] Your partner proposes to play { $play }. Do you agree?
    [retry] Your partner proposes to try { $retry } again. Do you agree?
    [unit] May { $unit } support your partner?
   *[from] May a figure go from { $from } to { $to }?
}
ask-spend = Spend command points?
ask-draw = Which deck?
ask-opfire = Who waits in op fire?
ask-transfer = Move figures between squads?
ask-place = Where do the reinforcements arrive?
ask-card = How is the card used?
ask-order = Which division acts first?

## Faults of a scenario, after their place: “roads[0][1]: C01 and C03 are not neighbours”

fault-not-toml = is no TOML: { $why }
fault-too-long = is longer than { $most } signs
fault-missing = is missing
fault-unknown-key = is not known; keys are { $keys }
fault-not-text = must be text, not { $value }
fault-long-text = is { $count } signs long, and may have { $most }
fault-unseen-signs = has signs that cannot be shown
fault-not-an-id = must be lower-case letters, digits and _, not { $value }
fault-not-a-number = must be a whole number from { $least } to { $most }, not { $value }
fault-not-a-flag = must be true or false, not { $value }
fault-not-a-list = must be a list, not { $value }
fault-not-a-table = must be a table, not { $value }
fault-not-a-choice = must be one of { $choices }, not { $value }
fault-not-a-hex = a hex of this map is a column A to { $column } and a row 01 to { $row }, as in C05: { $value }
fault-not-players = must be some of 2, 3 and 4, each once and in order
fault-row-count = must be { $most } rows, not { $count }
fault-row-length = row { $row } has { $count } signs, and the map { $most } columns
fault-row-sign = row { $row } has the sign { $value }; signs are { $signs }
fault-no-depth = { $hex } is a stream: its depth must be fordable, deep or flooded
fault-road-short = a road is two hexes or more
fault-road-gap = { $first } and { $second } are not neighbours
fault-road-cliff = a cliff lies between { $first } and { $second }
fault-road-blocked = nobody can enter { $hex }
fault-hex-twice = { $hex } is listed twice
fault-hex-blocked = nobody can enter { $hex }
fault-objective-twice = a second such objective in { $hex }
fault-objective-worth = a { $kind } objective has no { $key }
fault-too-many = { $count } of { $what }, but the box has { $most }
fault-fort-place = no { $kind } on { $terrain }: { $hex }
fault-fort-many = at most { $most } of { $kind } in one hex: { $hex }
fault-deck-nation = { $deck } is not for this side
fault-deck-twice = there is one deck { $deck }, and it is taken
fault-operation-twice = there is one card { $operation }, and it is taken
fault-few-cards = { $count } cards to start with, but the decks have { $most }
fault-not-a-squad = a squad is up to four slots of R, E, O, G and M, not { $value }
fault-figures-slots = the figures fill { $count } slots, and { $bases } bases have { $most }
fault-specs-squads = { $count } specializations, but only { $most } squads can have one
fault-vehicle-nation = { $vehicle } is not a vehicle of this side
fault-no-units = has no unit
fault-no-division = with 3 or 4 players every division needs a unit
fault-late = round { $round } is after the last, { $most }
fault-no-entry = needs reinforcement hexes
fault-no-zone = has no hex
fault-zone-shared = { $hex } is in the other side's zone, too
fault-zone-small = { $count } units do not fit into the zone, at most { $most } in a hex
fault-zone-vehicles = { $count } vehicles do not fit into the hexes of the zone that vehicles can enter
fault-no-objective = { $hex } is no objective
fault-control-count = { $count } of { $most } hexes
fault-no-points = nobody can ever score a victory point
fault-no-control = needs a list 'control': without it nobody could take the victory from the side that holds

## Cards

card = { $card ->
    [art_offensive] Offensive Artillery
    [art_barrage] Suppressive Barrage
    [art_blanket] Sustained Blanket
    [art_priority] Increased Priority
    [art_smoke] Smoke Shells
    [art_observer] Forward Observer
    [art_harass] Harassing Fire
    [art_counter] Counter-Battery
    [air_strike] Fighter-Bomber Strike
    [air_strafe] Strafing Run
    [air_rocket] Rocket Attack
    [air_carpet] Carpet Bombing
    [air_recon] Air Reconnaissance
    [air_drop] Parachute Drop
    [air_supply] Supply Drop
    [air_superiority] Air Superiority
    [usr_rifle] Rifle Squad
    [usr_veteran] Veteran Squad
    [usr_mg] Machine-Gun Section
    [usr_mortar] Mortar Section
    [usr_sherman] Sherman Reserve
    [usr_halftrack] Half-Track Patrol
    [usr_officer] Field Officer
    [usr_replace] Replacements
    [der_grenadier] Grenadier Squad
    [der_pzgren] Panzergrenadiers
    [der_mg] MG Team
    [der_mortar] Mortar Team
    [der_panzer] Panzer Reserve
    [der_halftrack] Armoured Carriers
    [der_leader] Battle-Group Leader
    [der_stragglers] Stragglers
    [mor_cover] Take Cover
    [mor_beast] Take Down the Beast
    [mor_ground] Go to Ground
    [mor_rally] Rally the Men
    [mor_nerves] Steady Nerves
    [mor_resolve] Grim Resolve
    [mor_shock] Sudden Shock
    [mor_wind] Second Wind
    [gnd_dig] Dig In
    [gnd_mines] Lay Mines
    [gnd_wire] Wire Party
    [gnd_traps] Road Block
    [gnd_clear] Clear the Path
    [gnd_repair] Field Repair
    [gnd_engineers] Combat Engineers
    [gnd_ambush] Ambush Position
    [sup_convoy] Supply Convoy
    [sup_ammo] Extra Ammunition
    [sup_hospital] Field Hospital
    [sup_depot] Logistics Depot
    [sup_requisition] Requisition
    [sup_motor] Motor Pool
    [sup_rations] Hot Rations
    [sup_repairs] Emergency Repairs
    [com_cut] Cut Communications
    [com_rapid] Rapid Mobilization
    [com_offensive] Major Offensive
    [com_assault] Surprise Assault
    [com_march] Forced March
    [com_orders] New Orders
    [com_coordinate] Coordinated Fire
    [com_feint] Feint
   *[other] { $card }
}
card-text = { $card ->
    [art_offensive] Contact 3. Target any hex and determine drift: area attack 6 there, wide blast 3 around it.
    [art_barrage] Contact 3. Target any hex and determine drift: suppressive area attack 6 there, suppressive wide blast 4 around it.
    [art_blanket] Contact 4. Target any hex and determine drift: suppressive area attack 5 there, suppressive wide blast 3 around it. Your first action of the next round repeats it on the same target hex.
    [art_priority] From now on your Artillery cards add 1 to their contact rolls.
    [art_smoke] Contact 2. Target any hex and determine drift: smoke there and on up to 2 adjacent hexes.
    [art_observer] Your next drift number is 1 lower, 2 at least.
    [art_harass] Contact 2. Target any hex and determine drift: suppressive area attack 4 there.
    [art_counter] Remove one Artillery card from the enemy's HQ or play area.
    [air_strike] Contact 4. Target any hex and determine drift: area attack 8 there.
    [air_strafe] Contact 3. Target any hex and determine drift; choose a direction: suppressive area attack 4 there and on the next 2 hexes in that direction.
    [air_rocket] Contact 4. Target any hex: area attack 7 there, against vehicles only.
    [air_carpet] Contact 5. Target any hex and determine drift: area attack 8 there, wide blast 5 around it.
    [air_recon] Target any hex: concealed enemy squads within 3 hexes are revealed. Draw 1 card.
    [air_drop] Contact 3. Target a passable hex without units and determine drift: two squads land there, EERR and ERRR, fatigued.
    [air_supply] Contact 2. Take 3 CP.
    [air_superiority] From now on your Air Support cards add 1 to their contact rolls.
    [usr_rifle] A squad RRRR arrives in a reinforcement hex, fatigued.
    [usr_veteran] A squad EEER arrives in a reinforcement hex, fatigued.
    [usr_mg] A squad GRR arrives in a reinforcement hex, fatigued.
    [usr_mortar] A squad MRR arrives in a reinforcement hex, fatigued.
    [usr_sherman] An M4A1 Sherman arrives in a reinforcement hex, fatigued.
    [usr_halftrack] An M3A1 half-track with a squad RRRR inside arrives in a reinforcement hex, fatigued.
    [usr_officer] A squad ORRR arrives in a reinforcement hex, fatigued.
    [usr_replace] Add up to 3 regular figures to your squads with free slots in hexes with one of your officers.
    [der_grenadier] A squad RRRR arrives in a reinforcement hex, fatigued.
    [der_pzgren] A squad EEER arrives in a reinforcement hex, fatigued.
    [der_mg] A squad GRR arrives in a reinforcement hex, fatigued.
    [der_mortar] A squad MRR arrives in a reinforcement hex, fatigued.
    [der_panzer] A Panzer IV arrives in a reinforcement hex, fatigued.
    [der_halftrack] An SdKfz 251 half-track with a squad RRRR inside arrives in a reinforcement hex, fatigued.
    [der_leader] A squad ORRR arrives in a reinforcement hex, fatigued.
    [der_stragglers] Add up to 3 regular figures to your squads with free slots in hexes with one of your officers.
    [mor_cover] Your squads have +1 cover this round.
    [mor_beast] Name one of your squads: this turn it has +3 FP and range 2 against heavy vehicles. Then a fresh unit of yours makes Concentrated Fire at once.
    [mor_ground] Conceal up to 2 of your squads in one hex; none adjacent to an enemy.
    [mor_rally] Up to 3 of your squads in one hex are no longer pinned or disrupted.
    [mor_nerves] Until the end of next round suppressive attacks score 1 hit less on your squads.
    [mor_resolve] Until the end of next round your pinned squads defend assaults at full firepower.
    [mor_shock] Pin an enemy squad in good order that at least 2 of your units that are not fatigued see.
    [mor_wind] One of your fatigued units in good order becomes fresh.
    [gnd_dig] Place up to 2 entrenchments in hexes with your squads.
    [gnd_mines] Place a minefield in an empty hex that is not adjacent to an enemy.
    [gnd_wire] Place up to 2 razor wires in empty hexes that are not adjacent to an enemy.
    [gnd_traps] Place up to 2 tank traps in empty hexes that are not adjacent to an enemy.
    [gnd_clear] Remove razor wire, tank traps or a minefield in or adjacent to a hex with one of your squads.
    [gnd_repair] One of your vehicles that is not adjacent to an enemy improves by one damage step.
    [gnd_engineers] Give the engineer specialization to one of your squads.
    [gnd_ambush] Conceal up to 2 of your squads in one hex of woods, building, rough or bridge; none adjacent to an enemy.
    [sup_convoy] Take 2 CP.
    [sup_ammo] A fresh unit of yours makes Concentrated Fire at once, with +2 FP.
    [sup_hospital] Add up to 2 regular figures to your squads with free slots that are not adjacent to an enemy.
    [sup_depot] From now on you take 1 more CP whenever command points are received.
    [sup_requisition] Draw 2 cards.
    [sup_motor] A truck arrives in a reinforcement hex, fatigued.
    [sup_rations] Until the end of next round your squads have +1 MP.
    [sup_repairs] One of your heavily damaged vehicles that is not adjacent to an enemy improves by one damage step.
    [com_cut] The enemy returns up to 3 CP from his Initiative card to the pool.
    [com_rapid] Put 3 CP from the pool on your Initiative card.
    [com_offensive] You have 3 more actions in this turn.
    [com_assault] A fresh squad of yours makes an Assault at once, with +2 MP and without op fire against it.
    [com_march] A fresh unit of yours makes an Advance at once, with +3 MP.
    [com_orders] Up to 2 of your units in op-fire mode become fresh.
    [com_coordinate] A fresh unit of yours makes Concentrated Fire at once; supporters add their full firepower.
    [com_feint] The enemy's next action turn has 1 action less, 1 at least.
   *[other] { $card }
}
deck = { $deck ->
    [artillery1] Artillery I
    [air1] American Air Support I
    [us_reinf1] American Reinforcements I
    [de_reinf1] German Reinforcements I
    [morale1] Morale I
    [ground1] Ground Support I
    [supply1] Supply I
    [command1] Command I
   *[other] { $deck }
}
operation = { $operation ->
    [op_fog] Fog
    [op_shaken] Shaken Defenders
    [op_night] Night Battle
    [op_double] Double Time
    [op_mines] Clear Mines
    [op_merciless] Merciless Assault
    [op_laywire] Lay Razor Wire
    [op_laysmoke] Lay Smoke
    [op_ace] Tank Ace
    [op_leader] Inspiring Leadership
    [op_crew] Elite Tank Crew
    [op_rain] Heavy Rain
    [op_desperate] Desperate Defenders
    [op_nosurrender] No Surrender
    [op_mechanized] Mechanized Infantry
    [op_cleartraps] Clear Tank Traps
    [op_camouflage] Camouflage
    [op_seize] Seize the Initiative
   *[other] { $operation }
}
operation-text = { $operation ->
    [op_fog] No unit has LOS beyond 4 hexes (attacks, spotting, drift, reveal).
    [op_shaken] The enemy side named by the scenario: a suppressive attack that scores at least 1 final hit on one of its squads scores 1 more.
    [op_night] Long-range attacks are not allowed.
    [op_double] Your squads have +2 MP when activated for an Advance.
    [op_mines] As an action fatigue an engineer squad and roll a die: on 3+ remove a minefield from its hex or an adjacent hex.
    [op_merciless] Your active squad in an assault has +2 FP (before halving).
    [op_laywire] As an action fatigue an engineer squad to place razor wire in its hex.
    [op_laysmoke] As an action fatigue an engineer squad to place smoke in its hex or an adjacent hex.
    [op_ace] At setup name one of your tanks. In each of its own attacks you may reroll up to 2 black dice once, after seeing all dice.
    [op_leader] Your officers' Fast recovery, Rally and Determination also reach adjacent hexes.
    [op_crew] Your tanks lose only 1 MP in F&M.
    [op_rain] Vehicles pay +1 MP for each hex entered without using a road link.
    [op_desperate] Your pinned or disrupted squads may attack at half firepower (as Concentrated Fire, since they cannot move or be in op-fire mode); an officer gives no further benefit.
    [op_nosurrender] When one of your squads would be routed it instead loses 1 figure and becomes (or stays) disrupted.
    [op_mechanized] Your squads embark and disembark for 1 MP.
    [op_cleartraps] As an action fatigue an engineer squad to remove tank traps from its hex or an adjacent hex.
    [op_camouflage] Your concealed squads are not revealed by firing unless that attack inflicts 2 or more hits.
    [op_seize] In each Command step 3 put 1 CP from the pool on your Initiative card; you win initiative ties.
   *[other] { $operation }
}
fort = { $kind ->
    [entrenchment] Entrenchment
    [pillbox] Pillbox
    [razor_wire] Razor wire
    [tank_traps] Tank traps
    [minefield] Minefield
    [smoke] Smoke
   *[other] { $kind }
}

ask-aim = Choose the target hex.
ask-direction = Choose the direction of the attack.
ask-free-action = Choose the unit that acts.
ask-pick = Choose for the card.
ask-contact-die = One die for contact.
ask-drift-dice = A black and a red die for the drift.
refusal-not-for-card = { card } cannot use this: { $action }.
refusal-not-in-hq = { card } is not in your HQ.
refusal-wrong-phase = { card } belongs to the other phase.
refusal-too-dear = { card } costs { $cost } CP, and you have { $cp }.
refusal-no-effect = { card } would have no effect now.
refusal-not-waiting = { card } does not wait for contact.
refusal-tried-already = { card } has been tried in this round.
verb-pick = Choose
verb-clear = Clear
verb-direct = Direction
verb-discard = Discard

## More words

winner = { $winner ->
    [US] The Americans
    [US2] The Americans
    [us] The Americans
    [DE] The Germans
    [DE2] The Germans
   *[other] The Germans
}
band = { $range ->
    [close] close range
    [long] long range
   *[other] normal range
}
specialization = { $spec ->
    [engineer] engineers
    [anti_tank] anti-tank
    [flamethrower] flamethrower
   *[other] medics
}

## How it ended

outcome-control = { winner } control what they need.
outcome-points = { winner } have more victory points.
outcome-tie = { winner } win on equal points: they have the initiative.
outcome-quota = { winner } win by the points needed.
outcome-held = { winner } have held out.

## Questions about dice

ask-shuffle = The deck is shuffled.
ask-attack-dice = Black and red dice.
ask-reroll-dice = Black dice again.
ask-area-dice = Black dice of the area attack.
ask-defence-dice = Red dice of the unit.
ask-mine-dice = Four dice for the mines.
ask-mines-die = One die to clear the mines.
ask-heal-die = One die for the medic.
ask-assault-dice = The assault’s dice.
ask-defender-dice = The defenders’ dice.

## What may not be done

refusal-act-now = Take one of the actions, or end your Action phase.
refusal-no-such-unit = There is no unit { $unit } here.
refusal-not-yours = You do not command { $unit }.
refusal-not-fresh = { $unit } is not fresh.
refusal-repeat-first = The card that is to be repeated comes first.
refusal-nothing-to-repeat = There is nothing to repeat.
refusal-no-opfire = { $unit } cannot be in op-fire mode.
refusal-inside-vehicle = { $unit } is inside a vehicle.
refusal-is-shaken = { $unit } is pinned or disrupted.
refusal-halved-twice = The firepower of { $unit } would be halved more than once.
refusal-no-target = { $unit } has no target.
refusal-heavy-weapon = { $unit } has a heavy weapon.
refusal-squads-only = Only squads may do this, not { $unit }.
refusal-cannot-move = { $unit } cannot move.
refusal-cannot-get-out = { $unit } cannot get out.
refusal-name-a-target = Name a target for { $unit }.
refusal-attack-now = Say who takes part, then normal or suppress.
refusal-not-an-enemy = { $target } is not an enemy on the map.
refusal-target-concealed = { $target } is concealed.
refusal-own-hex = { $target } is in the same hex.
refusal-out-of-range = The target is out of range for { $unit }.
refusal-no-sight = No line of sight from { $from } to { $to }: { $hex } blocks it.
refusal-too-far-to-see = Nobody sees so far in the fog: { $from } to { $to }.
refusal-no-mortar = { $unit } has no mortar that may fire.
refusal-mortar-inside = No mortar fires from a building or a pillbox: { $unit }.
refusal-mortar-too-near = { $hex } is too near for the mortar of { $unit }.
refusal-no-spotter = Nobody sees { $hex } for { $unit }.
refusal-off-the-map = { $hex } is not on the map.
refusal-no-attack-now = { $unit } cannot attack this now.
refusal-vehicles-immune = { $target } is a vehicle: suppressive attacks do nothing to it.
refusal-not-attacking = { $unit } takes no part in the attack.
refusal-figures-of = { $unit } has no such figures: { $figures }.
refusal-figures-named = These figures of { $unit } cannot take part: { $figures }.
refusal-no-support = This attack cannot be supported by { $unit }.
refusal-cannot-support = { $unit } cannot support.
refusal-not-in-opfire = { $unit } is not in op-fire mode.
refusal-fired-already = { $unit } has fired at this unit already.
refusal-fire-or-pass = Fire at { $target }, or pass.
refusal-partner-refused = Your partner does not lend { $unit }.
refusal-support-costs = The support of { $unit } costs 1 CP, and there is none.
refusal-move-now = { $unit } is moving: go on, or stop.
refusal-moves-no-more = { $unit } moves no more.
refusal-not-adjacent = { $to } is not next to { $unit }.
refusal-cannot-enter = { $unit } cannot enter { $to }.
refusal-hex-full = There is no room for { $unit } there.
refusal-enemy-there = Enemies are in { $to }.
refusal-cannot-go-on = { $unit } could not go on from { $to }, and may not stop there.
refusal-tank-traps = { $unit } enters tank traps only as its first step: { $to }.
refusal-one-hex-from-mines = From a minefield { $unit } goes only one hex.
refusal-inside-fort = { $unit } is inside a fortification.
refusal-too-few-mp = { $unit } has too few movement points.
refusal-no-free-fort = There is no free fortification for { $unit }.
refusal-not-inside = { $unit } is not inside.
refusal-not-beside = { $vehicle } is not in the hex of { $unit }.
refusal-no-space = { $vehicle } has no room for { $unit }.
refusal-in-and-out = { $unit } cannot get out and in again.
refusal-cannot-cut = { $unit } cannot cut wire here.
refusal-no-exit = { $unit } cannot leave the map here.
refusal-cannot-stay = { $unit } cannot stop here.
refusal-only-in-fm = Only Fire and Movement lets { $unit } fire now.
refusal-only-in-assault = Only the Assault action lets { $unit } storm.
refusal-assault-barred = { $unit } entered wire or mines and cannot assault.
refusal-not-adjacent-hex = { $hex } is not next to { $unit }.
refusal-cannot-storm = { $unit } cannot assault { $hex }.
refusal-heavy-vehicle-there = A heavy vehicle stands in { $hex }.
refusal-nobody-there = There is nobody to assault in { $hex }.
refusal-assault-now = Name supporters, or strike { $hex }.
refusal-two-at-most = Two squads at most support an assault.
refusal-hit-enough = { $unit } is destroyed by fewer hits.
refusal-lose-here = The losses come from elsewhere, not from { $unit }.
refusal-lose-of = Choose a loss of { $unit }.
refusal-no-such-figure = { $unit } has no such figure: { $figure }.
refusal-no-refuge = Nobody can retreat to { $hex }.
refusal-was-fatigued = { $unit } was fatigued when the assault began.
refusal-no-engineer = { $unit } are no engineers that can work now.
refusal-no-medic = { $unit } are no medics that can work now.
refusal-no-patient = { $unit } cannot treat { $patient }.
refusal-none-left = No regular is left in the box for { $unit }.
refusal-cannot-dig = { $unit } cannot dig here.
refusal-no-such-work = { $unit } cannot do this here.
refusal-not-on-board = { $unit } is not on the map.
refusal-spend-now = Play cards, stake CP, or say done.
refusal-too-few-cp = There are only { $cp } CP.
refusal-opfire-or-done = Name units for op fire, or say done.
refusal-transfer-or-done = Name a transfer, or say done.
refusal-no-such-squads = { $from } and { $to } are not both squads of your side.
refusal-no-transfer = { $unit } can neither give nor take figures.
refusal-not-beside-squad = { $from } and { $to } are not in one hex, or not yours to transfer.
refusal-no-slot = { $to } has no free slots.
refusal-place-now = Place the reinforcements, or give them up.
refusal-not-arriving = { $unit } does not arrive now.
refusal-no-entry = { $unit } cannot arrive there: it is no reinforcement hex.
refusal-enemy-holds = Enemies hold the hex.
refusal-no-place = There is no place for { $unit } there.
refusal-build-now = Give { $unit } figures first.
refusal-token-now = Give out the specializations first.
refusal-conceal-now = Place the concealment markers, or say done.
refusal-ace-now = Name the tank ace.
refusal-deploy-now = Deploy { $unit }, or another unit that waits.
refusal-wrong-marker = { $unit } cannot have this marker.
refusal-cannot-deploy = { $unit } cannot be deployed there.
refusal-not-in-zone = That hex is not in your zone.

## Options

option-scenario = Scenario
option-players = Players
option-single = The side of the single player among three
option-setup = Setup in turn, or behind screens

## Verbs

verb-advance = Advance
verb-fire = Fire
verb-prepare = Prepare op fire
verb-fm = Fire and move
verb-assault = Assault
verb-fatigue = Rest
verb-dig = Dig in
verb-heal = Treat
verb-clear-mines = Clear mines
verb-lay-wire = Lay wire
verb-lay-smoke = Lay smoke
verb-clear-traps = Clear tank traps
verb-play = Play
verb-retry = Try again
verb-repeat = Repeat
verb-go = Go to
verb-enter = Enter
verb-leave = Leave
verb-embark = Embark
verb-disembark = Disembark
verb-cut = Cut the wire
verb-exit = Leave the map
verb-stop = Stop
verb-target = Target
verb-figures = Figures
verb-support = Support
verb-normal = Normal attack
verb-suppress = Suppress
verb-storm = Storm
verb-strike = Strike
verb-join = Join
verb-stay-out = Stay out
verb-lose = Lose
verb-retreat = Retreat
verb-remove = Give up
verb-follow = Move in
verb-turn = Turn to 6
verb-keep = Keep
verb-reroll = Roll again
verb-stake = Stake
verb-draw = Draw
verb-opfire = Op fire
verb-transfer = Transfer
verb-place = Place
verb-load = Load
verb-forgo = Give up
verb-base = Squad
verb-token = Specialize
verb-conceal = Conceal
verb-ace = Tank ace
verb-deploy = Deploy
verb-end = End the phase
verb-pass = Pass
verb-done = Done
verb-yes = Yes
verb-no = No
verb-first = First division
verb-second = Second division

## What a number is made of

number-strength = Firepower
number-defence = Defence
number-cover = Cover
number-hits = Hits
number-armour = Armour
number-clear = Clear ground
number-rough = Rough
number-woods = Woods
number-building = Building
number-bridge = Bridge
number-pond = Pond
number-stream = Stream
number-fortification = Fortification
number-smoke = Smoke
number-tank-traps = Tank traps
number-elite = Elite
number-officer = Officer
number-medic = Medics
number-card = Card
number-anti-tank = Anti-tank
number-flamethrower = Flamethrower
number-concussive = Shells against cover
number-merciless = Merciless Assault
number-fire-and-movement = Half: fire and movement
number-supporting = Half: support
number-rally = Half: rallied
number-in-smoke = Half: in smoke
number-in-wire = Half: in wire
number-in-mines = Half: in mines
number-into-smoke = Half: into smoke
number-pinned-defender = Half: pinned
number-desperate = Half: desperate defence
number-halved-twice = Halved twice: nothing

## The terminal

side-points = { $cp } CP, { $stake } on the Initiative card, { $vp } VP
moment-line = Round { $round } of { $rounds } · { $phase }
moment-left = { seat-name }: { $left ->
    [one] one action left
   *[other] { $left } actions left
}
phase-name = { $phase ->
    [shuffle] setup
    [start-draw] setup
    [build] setup
    [set-opfire] setup: op fire
    [action] Action phase
    [control] Command phase: control
    [income] Command phase: income
    [spend] Command phase: spending
    [initiative] Command phase: initiative
    [draw] Status phase: cards
    [recover] Status phase: recovery
    [opfire] Status phase: op fire
    [transfer] Status phase: transfers
    [reinforce] Status phase: reinforcements
   *[other] end of the round
}
legend-map = A hex is its column and the number in it; ♣ woods, ▦ building, ∴ rough, ~ stream, ≈ pond, ═ bridge, ┄ road, ¹ ² height, ★ victory and ◆ command objective in the colour of who controls it, e entrenchment, P pillbox, x wire, ^ tank traps, m mines, ░ smoke; a1+2 a unit and two more; ◎ op fire, z fatigued, ▼ pinned, ▼▼ disrupted, ◐ light and ● heavy damage, “?” concealed, † tank ace
form-any = a number, or an answer such as done
form-setup = an answer such as base a1 RRRR, token AT a1, deploy a1 H09, load a1 m1; "all" lists them
form-act = an action and a unit, such as advance a1, fire a1, fm a1, assault a1, prepare a1, fatigue a1; play CARD; end
form-move = a hex such as C05, enter entrenchment, leave, embark m1, disembark, cut, storm C05, target x1, or stop
form-target = an enemy such as x1, or a hex such as C05 for mortars
form-attack = support b1, figures a1 RR, then normal or suppress
form-op-fire = the unit that fires, such as g1, or pass
form-aim = a hex such as C05
form-pick = a unit such as a1 or a hex such as C05, or done
form-place = place a1 H14, load a1 m1, or forgo a1
