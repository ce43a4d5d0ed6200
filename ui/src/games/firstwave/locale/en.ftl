### The page's own words for First Wave; the events, questions and refusals come from the game.

## sides, turns
ui-side-a = South
ui-side-b = North
ui-side-n = NPC
ui-you = you
ui-your-side = Your warband
ui-acts = { $figure } acts
ui-part-table = Table
ui-turn = Turn { $turn }
ui-turn-of = Turn { $turn } of { $turns }
ui-phase-setup = Setting up
ui-phase-initiative = Initiative
ui-phase-survivors = Survivors
ui-phase-npcs = NPCs
ui-phase-end = End
ui-initiative = initiative
ui-initiative-of = Initiative: { $side }
ui-score = score
ui-points-of = { $points } points
ui-has-acted = has acted
ui-gone-eliminated = eliminated
ui-gone-crossed = has crossed
ui-gone-lost = killed by NPCs
ui-gone-waiting = not yet on the table
ui-gone-replaced = turned
ui-gone-turned = turned
ui-own = { $name } (your own)

## the table
ui-table-label = { $table }, { $width } by { $height } cm, seen from above
ui-ground-label = The table: arrow keys move a cross by one centimetre, Enter presses there
ui-cross-at = { $x }, { $y } cm from the south-west corner
ui-storey = { $piece }: { $level ->
    [roof] roof
   *[other] floor { $level }
}
ui-tools = Tools
ui-tape = Measuring tape
ui-tape-first = Tape: press the first thing or place.
ui-tape-second = Now the second: the tape runs from edge to edge.
ui-names = Names on the table
ui-turn-table = Turn the table round
ui-smoke = smoke
ui-door = a door
ui-described = { $name }, { $side }: { $facts }.
ui-at = at { $x }, { $y } cm
ui-high = { $height } cm up
ui-life-left = { $left } of { $life } life points
ui-seen-at = seen at { $gap } cm, { $cover }
ui-unseen-at = out of sight at { $gap } cm
ui-not-seen = not seen
ui-not-seen-by = hidden by { $by }
ui-cover-none = in the open
ui-cover-light = light cover
ui-cover-heavy = heavy cover
ui-cover-by = { $cover }: { $by }
ui-of-cm = { $length } of { $allowance } cm
ui-worst = worst ground: { $ground }
ui-ground-road = road
ui-ground-open = open
ui-ground-difficult = difficult
ui-ground-water = water
ui-ground-vault = over an obstacle
ui-ground-climb = climbing
ui-npc-name = { $kind } { $number }
ui-kind-survivor = survivor
ui-kind-child = child
ui-kind-animal = animal
ui-kind-infected-human = Infected
ui-kind-infected-dog = Infected dog
ui-kind-robot-domestic = Domestic robot
ui-kind-robot-construction = Construction robot
ui-kind-robot-military = Military robot

## figure card
ui-key = Key
ui-acting-now = Acting now
ui-cost-base = { $cost } points, base { $base } mm
ui-base = base { $base } mm
ui-shooting = Shoot T
ui-melee-c = Melee C
ui-life = Life
ui-melees = Melees
ui-empty = empty
ui-fired = fired: { $load }
ui-unarmed = unarmed
ui-move-ends = A move, in cm
ui-signs = Signs
ui-resource = resource
ui-sign-wound = wounded
ui-sign-stunned = stunned
ui-sign-disoriented = disoriented
ui-sign-unconscious = unconscious
ui-sign-immobilised = immobilised
ui-sign-infection = infected
ui-sign-fire = on fire
ui-sign-hidden = hidden
ui-sign-ammo = no ammo
ui-sign-hanging = hanging

## arsenal
ui-weapon-throwing = throwing weapon
ui-weapon-crossbow = crossbow
ui-weapon-bow = bow
ui-weapon-rifle = rifle
ui-weapon-shotgun = shotgun
ui-weapon-assault-rifle = assault rifle
ui-weapon-sniper-rifle = sniper rifle
ui-weapon-grenade = grenade
ui-weapon-spear = spear
ui-weapon-smg = submachine gun
ui-weapon-pistol = pistol
ui-weapon-bat = bat
ui-weapon-jaws = jaws
ui-weapon-sword = sword
ui-weapon-two-handed = two-handed weapon
ui-weapon-chainsaw = chainsaw
ui-weapon-crowbar = crowbar
ui-weapon-none = bare hands
ui-pair-of = two: { $weapon }
ui-bare-hands = bare hands
ui-munition-basic = basic
ui-munition-knockout = knock-out
ui-munition-incendiary = incendiary
ui-munition-poison = poison
ui-munition-carnage = carnage
ui-munition-stunning = stunning
ui-munition-smoke = smoke
ui-equipment-armour = armour
ui-equipment-shield = shield
ui-equipment-grapple = grapple and rope
ui-equipment-child = child
ui-ability-animal = animal
ui-ability-chief = chief
ui-ability-expert-fighter = expert fighter
ui-ability-scout = scout
ui-ability-medic = medic
ui-ability-sons-of-the-sands = sons of the sands
ui-trait-bulky = bulky
ui-trait-heavy = heavy
ui-trait-burst = burst
ui-trait-critical = critical
ui-trait-area = area
ui-trait-single-shot = single shot
ui-trait-limited-ammo = limited ammo
ui-trait-gunfight = gunfight
ui-trait-blunt = blunt
ui-trait-parry = parry
ui-trait-throw = throw
ui-trait-carnage = carnage

## dice
ui-effect-none = Nothing
ui-effect-of = { $who }: { $effect }
ui-effect-stunned = Stunned
ui-effect-disoriented = Disoriented
ui-effect-wounded = Wounded
ui-effect-immobilised = Immobilised
ui-effect-unconscious = Unconscious
ui-effect-eliminated = Eliminated
ui-effect-smoke = Smoke
ui-cause-base = base
ui-cause-power = weapon
ui-cause-higher = height
ui-cause-light-cover = cover
ui-cause-heavy-cover = cover
ui-cause-melee = melee
ui-cause-impaired = wounded
ui-cause-shield = shield
ui-cause-surplus = enemies
ui-cause-parry = parry
ui-cause-amphetamine = drug
ui-dice-of = Dice of this roll
ui-roll = roll
ui-rolling = { $kind ->
    [roll-off] Both roll …
    [infection-test] { $figure }: does the infection win?
    [fall-test] { $figure } may fall …
    [swim] { $figure } swims …
    [shot-rolled] { $figure } fires …
    [ones-rerolled] { $figure } rolls the 1s again …
    [bonus-rolled] { $figure }: bonus dice …
    [melee-rolled] { $figure } strikes …
    [poison] { $figure }: does the poison work?
    [plating] { $figure }: does the plating hold?
    [fire-test] { $figure } burns …
    [limited-ammo] { $figure }: is there ammunition left?
    [arrival] Something has heard it …
    [arrival-count] How many?
    [length] Does it end?
   *[other] The dice roll …
}
ui-on = on { $on }+
ui-odds = Exact chances
ui-dice = { $count ->
    [one] die
   *[other] dice
}
ui-dry = { $chance } it runs dry: more 1s than successes.
ui-disc = Also under the disc
ui-friend = one of yours
ui-burst = Share the dice out
ui-share-more = One die more for { $name }
ui-share-less = One die less for { $name }
ui-against = { $target } rolls

## melee
ui-melee = Melee
ui-melee-title = { $figure } attacks { $target }
ui-melee-attacks = attacks{ $weapon ->
    [none] {""}
   *[other] {", "}{ $weapon }
}{ ui-melee-number }
ui-melee-defends = defends{ ui-melee-number }
ui-melee-number = { $count ->
    [0] {""}
   *[other] {" · melee "}{ $count } of 3
}
ui-melee-dice = { $count ->
    [one] = { $count } die
   *[other] = { $count } dice
}
ui-melee-successes = successes
ui-melee-choose = Choose the weapon of the defence: the dice change with it.
ui-melee-tie = More successes win, a 6 counts twice; a tie is the attacker’s.

## acting
ui-actions = { $count ->
    [one] action
   *[other] actions
}
ui-moves = { $count ->
    [one] move
   *[other] moves
}
ui-combats = { $count ->
    [one] combat
   *[other] combats
}
ui-targets = Targets
ui-can-shoot = can be shot
ui-can-burst = can be shot
ui-can-melee = in contact
ui-can-charge = can be charged
ui-unseen = Out of sight: { $names }.
ui-with = With what
ui-way-charge = charge: { $weapon }
ui-way-burst = burst: { $weapon }
ui-way-share = share the dice
ui-measuring = Measuring …
ui-no-way = No way there in one move.
ui-climb = If the way climbs
ui-manner-risky = risky climb, up to 10 cm
ui-manner-grapple = with the grapple
ui-press-to-move = Click the table to see the way there; with Shift the way goes by that place.
ui-tap-to-move = Tap the table to see the way there, an enemy to see the odds.
ui-else = What else
ui-orders = Give actions away
ui-go-there = Go there
ui-press-table = Press the table where it shall stand.
ui-put-here = Put it here
ui-put-anywhere = Put it where it fits
ui-confirm = { $what }
ui-do-first = { $own ->
    [yes] I go first
    [nobody] { $who } goes first
   *[other] The other goes first
}
ui-do-piece = { $what } at { $x }, { $y }
ui-do-token = Token at { $x }, { $y }
ui-do-deploy = { $figure } at { $x }, { $y }
ui-do-name = Name { $target }{ $figure }
ui-do-activate = Activate { $figure }
ui-do-leave = Leave the fight for { $x }, { $y }
ui-do-move = Move to { $x }, { $y }
ui-do-charge = Charge { $target }
ui-do-shoot = Shoot { $target }
ui-do-burst = Fire the burst
ui-do-melee = Fight { $target }
ui-do-pickup = Pick up the resource
ui-do-treat = Treat { $target }: { $what ->
    [wound] a wound
    [stunned] stunned
    [disoriented] disoriented
   *[other] { $what }
}
ui-do-order = Give { $target } { $count ->
    [one] an action
   *[other] { $count } actions
}
ui-do-hide = Hide
ui-do-end = End the activation
ui-do-defend = Defend with { $weapon }
ui-do-reroll = Roll all of them again
ui-do-keep = Keep the dice
ui-do-allot = { $target }{ $figure } takes it
ui-do-discard = Take the shield, drop { $weapon }
ui-do-decline = Leave the shield
ui-do-place = At { $x }, { $y }
ui-do-concede = Concede

## questions
ui-ask-scenery-first = Who places scenery first?
ui-ask-piece = Where does the next piece stand?
ui-ask-token = Where do you hide a resource?
ui-ask-deploy-first = Who deploys first?
ui-ask-deploy = Where does { $figure } start?
ui-ask-successor = Whom do you name as their chief’s successor?
ui-ask-first = You have the initiative: who goes first?
ui-ask-activate = Who acts now?
ui-ask-act = What does { $figure } do?
ui-ask-attack = { $figure } against { $target }?
ui-ask-defend = With what does { $target } defend?
ui-ask-reroll = Roll the whole shot again?
ui-ask-allot = Who is hit by the stray 1?
ui-ask-shield = A shield: what is dropped for it?
ui-ask-place = Where does it come from: { $npc }{ $left ->
    [one] {""}
   *[other] {", "}{ $left } to place
}?
ui-because-token = More than 15 cm from your own zone.
ui-because-deploy = Inside your zone; scouts come last, out of sight.
ui-because-successor = Secret until the end.
ui-because-activate = One survivor each in turn, three actions.
ui-because-act = Three actions: two moves and two combats at most.
ui-because-defend = Your weapon adds its dice to your three.
ui-because-reroll = New ammunition: once in the game.
ui-because-allot = Each 1 into a melee wounds one of yours in it.
ui-because-shield = A shield takes two of three weapon places.
ui-because-place = Who did not wake them places them.

## the log
log-roll-off = { $a } { $A }, { $b } { $B }: { $winner ->
    [none] equal, so again
   *[other] { $winner } wins the roll
}.
log-moved = { $figure } moves { $cm } cm.
log-deployed = { $figure } is deployed at { $x }, { $y }.
log-arrived = { $figure } arrives at { $x }, { $y }.
log-smoke = Smoke at { $x }, { $y }.
log-row = { $row ->
    [1] { $answer ->
        [yes] engaged
       *[no] not engaged
    }
    [2] { $answer ->
        [yes] a loaded gun
       *[no] no gun
    }
    [3] { $answer ->
        [yes] { $target } in range
       *[no] nobody in range
    }
    [4] { $answer ->
        [yes] can shoot again
       *[no] cannot shoot again
    }
    [5] { $target ->
        [none] { $answer ->
            [yes] in contact
           *[no] no contact
        }
       *[other] moves towards { $target }
    }
   *[6] { $answer ->
        [yes] attacks { $target }
       *[no] no more attacks
    }
}
log-npc = { $figure }: { $rows }.
log-scores = { $a } { $A }, { $b } { $B }.

## npcs
ui-npc-bar = What the NPCs do
ui-npc-now = NPC phase
ui-npc-if-now = NPCs, if now
ui-npc-count = { $count ->
    [one] one NPC
   *[other] { $count } NPCs
}
ui-npc-none = No infected and no machines on the table. Picking up a resource or entering a room may bring them.
ui-npc-idle = Nearest to a survivor first; nobody chooses for them.
ui-row-1 = Engaged?
ui-row-2 = A gun?
ui-row-3 = A target?
ui-row-4 = Shoots
ui-row-5 = Moves
ui-row-6 = Attacks
ui-row-7 = Ends
ui-row-4-at = { $target }{ $gap ->
    [none] {""}
   *[other] , at { $gap } cm
}
ui-row-5-at = towards { $target }{ $gap ->
    [none] {""}
   *[other] , at { $gap } cm
}
ui-row-6-at = { $target }
ui-yes = yes
ui-no = no

## the end
ui-over = The battle is over
ui-draw = A draw
ui-you-win = Victory
ui-you-lose = Defeat
ui-side-wins = { $side } wins
ui-count-shots = shots fired
ui-count-resources = resources collected
ui-count-zone = points in the enemy’s zone
ui-count-targets = targets down
ui-count-npcs = NPCs eliminated
ui-count-infected = infected eliminated
ui-count-robots = robots eliminated
ui-count-military = military robots eliminated
ui-count-successor = named successor
ui-count-crossed = crossed the table
ui-count-lost = enemies lost to NPCs
ui-count-left = still standing
ui-look-at-table = Look at the table

## new match, workshops
ui-scenario-power-war = Power war
ui-scenario-clean-up = Clean-up
ui-scenario-bloodline = Killing the bloodline
ui-scenario-diversion = Diversion
ui-value-scenario-power_war = { ui-scenario-power-war }
ui-value-scenario-clean_up = { ui-scenario-clean-up }
ui-value-scenario-bloodline = { ui-scenario-bloodline }
ui-value-scenario-diversion = { ui-scenario-diversion }
ui-value-points-150 = small, 150 points
ui-value-points-300 = large, 300 points
ui-value-table-T1 = Crossroads diner
ui-value-table-T2 = River camp
ui-value-table-T3 = Ruined block
ui-value-warband-ready = ready for that size
ui-value-warband-WB-A = Route Scavengers
ui-value-warband-WB-B = Kennel Pack
ui-value-warband-WB-C = Gunslingers
ui-value-warband-WB-D = Shield Militia
ui-value-warband-WB-E = Fort Harlan Garrison
ui-value-warband-WB-F = Riverbank Clan
ui-workshop-warband = Build a warband
ui-workshop-table = Draw a table

## help
ui-keys-board = M measuring tape · N names · F turn the table · 1–9 targets · arrows on the table move the cross, Enter presses · Esc steps back
