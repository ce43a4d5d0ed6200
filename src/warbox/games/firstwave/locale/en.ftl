### RBN First Wave.
### event-, refusal-, ask-, outcome- and option-messages are named after what the rules emit; the facts are their variables.

name = RBN First Wave
short = First Wave
players = 2 players
length = 60 min
summary = Small warbands of survivors, bought with points, among infected and machines that nobody commands.
about = Survivors, infected and machines on one table. Bring a tape measure.
go = Move out

## Words used by other messages

weapon = { $weapon ->
    [throwing] throwing weapon
    [crossbow] crossbow
    [bow] bow
    [rifle] rifle
    [shotgun] shotgun
    [assault_rifle] assault rifle
    [sniper_rifle] sniper rifle
    [grenade] grenade
    [smg] submachine gun
    [pistol] pistol
    [bat] bat
    [jaws] jaws
    [sword] sword
    [two_handed] two-handed weapon
    [spear] spear
    [chainsaw] chainsaw
    [crowbar] crowbar
    [none] bare hands
   *[other] { $weapon }
}
munition = { $munition ->
    [basic] basic
    [knockout] knock-out
    [incendiary] incendiary
    [poison] poison
    [carnage] carnage
    [stunning] stunning
   *[smoke] smoke
}
equipment = { $equipment ->
    [armour] armour
    [shield] shield
    [grapple] grapple
   *[child] child
}
ability = { $ability ->
    [animal] animal
    [chief] chief
    [expert_fighter] expert fighter
    [scout] scout
    [medic] medic
   *[other] sons of the sands
}
npc = { $npc ->
    [infected_human] infected human
    [infected_dog] infected dog
    [robot_domestic] domestic robot
    [robot_construction] construction robot
    [robot_military] military robot
   *[none] nobody
}
result = { $result ->
    [none] no effect
    [stunned] stunned
    [disoriented] disoriented
    [wounded] wounded
    [immobilised] immobilised
    [unconscious] unconscious
   *[eliminated] eliminated
}
find = { $find ->
    [empty] nothing
    [new_ammunition] new ammunition
    [amphetamine] amphetamine
    [activated_robot] a robot that starts up
    [armour] armour
    [shield] a shield
    [trap] a trap
   *[first_aid_kit] a first-aid kit
}
treatment = { $what ->
    [wound] a wound
    [stunned] a stunned marker
   *[disoriented] a disoriented marker
}
fault = { $why ->
    [off-table] off the table
    [no-surface] nothing to stand on
    [end-piece] an obstacle
    [end-figure] another base
   *[other] not allowed
}
row = { $row ->
    [1] engaged? { $answer ->
        [yes] Yes
       *[no] No
    }.
    [2] a loaded shooting weapon? { $answer ->
        [yes] Yes
       *[no] No
    }.
    [3] a target in range? { $answer ->
        [yes] { $target }
       *[no] No
    }.
    [4] can it shoot again? { $answer ->
        [yes] Yes
       *[no] No
    }.
    [5] { $target ->
        [none] in contact now? { $answer ->
            [yes] Yes
           *[no] No
        }.
       *[other] it moves towards { $target }.
    }
   *[6] a melee attack? { $answer ->
        [yes] On { $target }
       *[no] No more
    }.
}

## Questions

ask-scenery-first = You have won the roll: who lays scenery first?
ask-piece = Which piece of scenery lies where?
ask-token = Where does a resource token go?
ask-deploy-first = You have won the roll: who deploys first?
ask-deploy = Where does the next survivor start?
ask-successor = Whom do you name in secret as the enemy chief’s successor?
ask-first = You have the initiative: who plays first this turn?
ask-activate = Which survivor acts next?
ask-act = { $figure } has { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left: what now?
ask-defend = { $figure } attacks { $target }: which weapon does { $target } use?
ask-reroll = Does { $figure } roll the whole pool again?
ask-allot = A 1 into a melee: which friend is hit?
ask-shield = { $figure } has found a shield: which weapons go for it?
ask-place = Where does it appear?

## Events

event-piece-laid = { $piece } is laid at { $x },{ $y }.
event-token-placed = { $seat } places a resource token at { $x },{ $y }.
event-deployed = { $figure } is deployed at { $x },{ $y }.
event-named = { $seat } has named a successor.
event-named-successor = { $seat } names { $figure } as the successor.
event-roll-off = A { $A }, B { $B }: { $winner ->
    [A] A wins the roll
    [B] B wins the roll
   *[other] equal, roll again
}.
event-goes-first = { $seat } goes first.
event-turn = Turn { $turn }.
event-npc-phase = Turn { $turn }: the NPCs act.
event-activated = { $figure } is activated.
event-infection-test = Infection of { $figure }: { $die } + { $markers }: { $result ->
    [turns] it turns
   *[holds] it holds out
}.
event-helpless = { $figure } does nothing in this activation and comes round.
event-actions-lost = { $figure } loses { $lost ->
    [one] 1 action
   *[other] { $lost } actions
}: { $left } left.
event-ended = { $figure } acts no more.
event-moved = { $figure } moves { $length } mm.
event-charged = { $figure } charges.
event-left-melee = { $figure } leaves the melee: { $left ->
    [one] 1 action
   *[other] { $left } actions
} left.
event-fall-test = Fall test of { $figure }: { $dice } against C{ $value }: { $result ->
    [falls] it falls { $drop } mm
   *[holds] it holds on
}.
event-swim = { $figure } swims, { $die }: { $result ->
    [hurt] a wound
   *[safe] safe
}.
event-entered = { $figure } is the first to enter { $room }.
event-crossed = { $figure } has crossed the table.
event-shot = { $figure } shoots at { $targets } ({ weapon }{ $munition ->
    [basic] {""}
   *[other] , { munition }
}): { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}.
event-shot-rolled = { $dice }: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
} against { $target }.
event-ones-rerolled = Gunfight: the 1s again: { $dice }, { $successes } in all.
event-bonus-rolled = Bonus dice for 6s: { $dice }, { $successes } successes in all.
event-rerolls = { $figure } rolls the whole pool again.
event-shot-result = { $target }: { result }.
event-smoke = Smoke at { $x },{ $y }.
event-poison = Poison in { $figure }: { $die }.
event-plating = Plating of { $figure }: { $die }, { $result ->
    [held] it holds
   *[pierced] pierced
}.
event-friend-hit = A 1 of { $figure }’s shot hits { $target }.
event-out-of-ammunition = { $figure }’s { weapon } is out of ammunition.
event-limited-ammo = Limited ammo: { $die }.
event-melee = { $figure } attacks { $target } in melee.
event-melee-rolled = { $figure } rolls { $dice }: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
} at C{ $value }.
event-melee-result = { $winner } wins by { $difference }; { $loser }: { result }.
event-melee-spent = { $figure } has fought three melees this turn: no effect.
event-wounded = { $figure } is wounded: { $wounds } of { $life }.
event-stunned = { $figure } is stunned.
event-disoriented = { $figure } is disoriented.
event-unconscious = { $figure } is unconscious.
event-immobilised = { $figure } is immobilised.
event-infected = { $figure } is infected: { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}.
event-eliminated = { $figure } is eliminated.
event-turned = { $figure } turns.
event-replaced = { $victim } is now { $figure }: { npc }.
event-on-fire = { $figure } is on fire.
event-picked-up = { $figure } picks up a resource.
event-found = { $figure } finds: { find }.
event-declined = { $figure } leaves the shield.
event-discarded = { $figure } takes the shield and lays down { $weapons }.
event-arrival = Arrival: { $dice }, { $sum }: { npc }.
event-arrival-count = How many: a { $die } is { $count } on a D3.
event-arrived = { $figure } arrives at { $at }: { npc }.
event-treated = { $figure } treats { $target }: { treatment }.
event-ordered = { $figure } gives { $target } { $count ->
    [one] 1 action
   *[other] { $count } actions
}.
event-hid = { $figure } hides.
event-npc-activated = { $figure } acts: { npc }.
event-npc-row = { $figure }: { row }
event-fire-test = Fire on { $figure }: { $die }, { $result ->
    [burns] it burns on
   *[out] out
}.
event-smoke-gone = The smoke clears.
event-turn-ended = Turn { $turn } is over.
event-length = Does it end? { $die } ({ $most } or less): { $result ->
    [over] yes
   *[on] no
}.
event-scores = A { $A }, B { $B }.
event-conceded = { $seat } concedes.

## Refusals

refusal-who-first = Say who goes first: first A or first B.
refusal-piece-now = Lay a piece of scenery: piece ID X,Y.
refusal-no-such-piece = There is no piece { $piece } left.
refusal-piece-off-table = { $piece } would not lie wholly on the table.
refusal-piece-on-piece = { $piece } would lie on { $other }.
refusal-token-now = Place a resource token: token X,Y.
refusal-token-blocked = A token cannot lie at { $x },{ $y }: an obstacle, or the table’s edge.
refusal-token-near-zone = { $x },{ $y } is not more than 15 cm from your own zone.
refusal-token-on-token = There is a token at { $x },{ $y } already.
refusal-deploy-now = Deploy a survivor: deploy A1 X,Y.
refusal-not-to-deploy = { $figure } is not yours to deploy now.
refusal-scouts-last = Scouts are deployed after all others.
refusal-cannot-stand = { $figure } cannot stand at { $x },{ $y }: { fault }.
refusal-outside-zone = { $x },{ $y } is not wholly in your zone.
refusal-scout-half = Scouts stay in their own half of the table.
refusal-scout-zone = A scout stays out of the enemy’s zone.
refusal-scout-near-enemy = A scout is more than 15 cm from every enemy.
refusal-scout-near-token = A scout is more than 15 cm from every token.
refusal-scout-seen = A scout is out of sight of all enemies.
refusal-name-now = Name the enemy’s successor: name B2.
refusal-no-successor = { $figure } cannot be named: an enemy fighter, not the chief, not an animal.
refusal-activate-now = Choose who acts: activate A1.
refusal-not-yours = { $figure } is none of your survivors on the table.
refusal-activated-already = { $figure } has been activated this turn.
refusal-act-now = { $figure } is acting.
refusal-not-acting = Only { $figure } acts now.
refusal-too-few-actions = That costs { $needed } actions, and { $left } are left.
refusal-no-more-moves = { $figure } has made both its movements.
refusal-no-more-combats = { $figure } has no combat actions left for that.
refusal-charge-cost = A charge needs 2 actions, and { $left } is left.
refusal-hanging = { $figure } hangs on a face and can only climb.
refusal-engaged = { $figure } is engaged: it can only leave the melee.
refusal-engaged-shooter = { $figure } is engaged and cannot shoot.
refusal-leave-first = A melee is left first thing in the own activation.
refusal-not-engaged = { $figure } is in no melee.
refusal-leave-cost = Leaving costs { $cost } actions, and { $left } are left.
refusal-no-grapple = { $figure } has no grapple.
refusal-nothing-to-climb = Nothing is climbed on that way.
refusal-path-nowhere = The path leads nowhere.
refusal-path-off-table = The path leads off the table.
refusal-path-bent = Each part of a path is level, or straight up or down.
refusal-path-piece = { $what } is in the way.
refusal-path-enemy = { $what } is in the way.
refusal-path-touched = The path touches { $what } before its end.
refusal-path-no-face = There is nothing to climb there.
refusal-path-no-surface = There is nothing to stand on at that height.
refusal-path-end-figure = It would end on the base of { $what }.
refusal-path-end-piece = It would end on { $what }.
refusal-too-far = { $length } mm, and { $allowance } mm are allowed on this ground.
refusal-into-contact = That ends in contact with { $target }: it would be a charge.
refusal-no-contact = { $figure } and { $target } are not in contact.
refusal-charge-unseen = { $figure } does not see { $target }.
refusal-no-target = There is no such figure on the table.
refusal-not-an-enemy = { $target } is no enemy.
refusal-not-a-friend = { $target } is no other fighter of the warband.
refusal-cannot-shoot = { $figure } cannot shoot.
refusal-no-such-weapon = { $figure } has no such weapon.
refusal-out-of-ammunition = It is out of ammunition.
refusal-thrown-away = It has been thrown already.
refusal-munition-not-bought = { $figure } has no { munition } munition for it.
refusal-other-munition-fired = It has fired another munition this turn.
refusal-smoke-spent = Its smoke is spent.
refusal-no-pair = { $figure } has no pair of these.
refusal-out-of-range = { $target } is farther than { $range } mm.
refusal-knockout-range = Knock-out munition reaches the first range band only.
refusal-not-seen = { $figure } does not see { $target }.
refusal-no-dice = No dice would be left.
refusal-no-burst = { weapon } fires no bursts.
refusal-burst-one-target = A burst is at two targets or more.
refusal-burst-empty-share = Every target of a burst gets a die at least.
refusal-burst-zone = The targets do not lie in one zone 10 cm wide.
refusal-burst-shares = { $dice } dice are shared out, not { $shared }.
refusal-no-melee-weapon = { $figure } has no such melee weapon.
refusal-defend-now = Choose { $figure }’s weapon: defend WEAPON, or defend none.
refusal-reroll-or-keep = Say reroll or keep.
refusal-allot-now = Say which friend in contact with { $target } is hit: allot A2.
refusal-not-in-that-melee = That is no friend in contact with { $target }.
refusal-animal = { $figure } is an animal and picks nothing up.
refusal-no-token = { $figure } is in contact with no such token.
refusal-no-medic = { $figure } is no medic.
refusal-nothing-to-treat = { $target } has no such marker.
refusal-no-chief = { $figure } is not the chief.
refusal-gave-enough = A chief gives away two actions at most, of his own.
refusal-order-range = { $target } is more than 20 cm away.
refusal-receiver-helpless = { $target } cannot act.
refusal-no-child = Only a child hides.
refusal-hide-given = A given action is not for hiding.
refusal-shield-now = Say discard and the weapons to lay down, or decline.
refusal-too-many-weapons = That leaves no room for the shield.
refusal-place-now = Place the NPC that arrives: place X,Y.
refusal-place-there = It cannot be placed there: { fault }.

## The end

winner = { $winner ->
    [A] A
    [B] B
   *[draw] Nobody
}
outcome-score = { $winner ->
    [A] South wins: the higher score.
    [B] North wins: the higher score.
   *[other] The scores are equal: a draw.
}
outcome-nobody-left = { $winner ->
    [A] No survivor is left: South wins by the higher score.
    [B] No survivor is left: North wins by the higher score.
   *[other] No survivor is left: a draw.
}
outcome-bloodline = { $winner ->
    [A] South wins: the enemy chief and the successor are gone.
    [B] North wins: the enemy chief and the successor are gone.
   *[other] Both bloodlines end at once: a draw.
}
outcome-unfinished = { $winner ->
    [A] The game ends unfinished: South has got more of the two.
    [B] The game ends unfinished: North has got more of the two.
   *[other] The game ends unfinished: a draw.
}
outcome-conceded = { $winner ->
    [A] South wins: the other side has conceded.
   *[other] North wins: the other side has conceded.
}
outcome-resignation = { $winner ->
    [A] South wins: the other side has given up.
   *[other] North wins: the other side has given up.
}
outcome-timeout = { $winner ->
    [A] South wins: the other side’s time is up.
   *[other] North wins: the other side’s time is up.
}

## Options

option-scenario = Scenario
option-points = Points of a warband
option-table = Table
option-warband-A = South’s warband (A)
option-warband-B = North’s warband (B)
option-tokens = Resource tokens: as the table has them, or placed by the players
option-scenery = Scenery: as the table has it, or laid by the players

## Welcome

welcome = Two warbands, six turns, and whatever crawls out of the buildings.
aim = Each scenario says what counts: ground and resources, cleared infected and robots, the enemy’s bloodline, or crossing the table.

## Verbs

seat-name = Player { $seat }
verb-first = goes first
verb-piece = lay a piece
verb-token = place a token
verb-deploy = deploy
verb-name = name the successor
verb-activate = activate
verb-leave = leave the melee
verb-move = move
verb-charge = charge
verb-shoot = shoot
verb-burst = burst
verb-melee = fight
verb-pickup = pick up
verb-treat = treat
verb-order = give actions
verb-hide = hide
verb-end = end
verb-defend = defend with
verb-reroll = roll again
verb-keep = keep the dice
verb-allot = takes the hit
verb-discard = take the shield, lay down
verb-decline = leave the shield
verb-place = place
verb-concede = concede

# what a probe names
number-pool = Dice
number-attack = Attacker’s dice
number-defence = Defender’s dice
number-length = Length

## Warbands and tables that people make

warband-faults = { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
}
warband-place = { $place }:
warband-whole = warband
warband-near = Perhaps { $names }?
warband-holds = { $name }: no fault, { $fighters ->
    [one] 1 fighter
   *[other] { $fighters } fighters
}, { $total } of { $limit } points
table-faults = { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
}
table-place = { $place }:
table-whole = table
table-near = Perhaps { $names }?
table-holds = { $name }: no fault, { $pieces } pieces of scenery on { $width } x { $height } mm

## Faults, after their place: “fighter[1].weapons[0]: there is no weapon 'riffle'”

fault-not-toml = This is no TOML: { $why }.
fault-too-long = The file is longer than { $most } signs.
fault-not-one = A file holds one { $key }, and nothing else.
fault-missing = This is missing.
fault-unknown-key = This key is not known; keys are { $keys }.
fault-not-text = This must be text, not { $value }.
fault-long-text = This is { $count } signs long, and may have { $most }.
fault-unseen-signs = This has signs that cannot be shown.
fault-not-an-id = An id has up to 24 letters, digits and the signs _ - and the full stop; not { $value }.
fault-not-a-number = This must be a whole number from { $least } to { $most }, not { $value }.
fault-not-numbers = This must be { $count } whole numbers from { $least } to { $most }.
fault-not-a-flag = This must be true or false, not { $value }.
fault-not-a-choice = This must be one of { $names }, not { $value }.
fault-not-a-list = This must be a list, not { $value }.
fault-not-a-table = This must be a table, not { $value }.
fault-twice = “{ $value }” stands twice.
fault-too-many = There are { $count }, and may be { $most }.
fault-name-twice = A second fighter is called { $name }.
fault-no-fighters = There are no fighters.
fault-too-many-fighters = There are { $count } fighters, and may be { $most }.
fault-unknown-weapon = There is no weapon { $value }.
fault-unknown-munition = There is no munition { $value }.
fault-munition-not-for = { $weapon } takes no { $value }; it takes { $names }.
fault-cannot-shoot = { $name } has no T and cannot use { $weapon }.
fault-animal-weapon = { $name } is an animal and fights with jaws only, not with { $weapon }.
fault-jaws = { $name } is no animal and has no jaws.
fault-child-bulky = { $name } is a child and cannot carry { $weapon }, which is bulky.
fault-too-many-weapons = { $name } takes { $count } places for weapons; there are { $most }. Bulky weapons and shields take two.
fault-animal-child = { $name } cannot be a child and an animal.
fault-animal-equipment = { $name } is an animal and has no hands for { $value }.
fault-not-its-faction = { $name } cannot be a son of the sands: only the Phantom Squad has them.
fault-needs-armour = { $name } must have armour: the faction demands it.
fault-needs-shooting = { $name } must have a shooting weapon and a T: the faction demands it.
fault-chiefs = There are { $count } chiefs; there must be exactly one.
fault-medics = There are { $count } medics, and may be { $most }.
fault-too-many-points = The warband is worth { $total } points, { $over } more than { $most }.
fault-wrong-cost = { $name } costs { $cost } points, not { $value }.
fault-wrong-total = The warband is worth { $total } points, not { $value }.
fault-id-twice = { $name } is the id of something else.
fault-off-table = This lies outside the table, which is { $width } x { $height } mm.
fault-no-area = This has no area: x0, y0 is the lower left corner, x1, y1 the upper right one.
fault-no-height = This has no height: the lower one comes first.
fault-point-count = A polygon has 3 to { $most } points, not { $count }.
fault-not-convex = A polygon must be convex, with no point twice. Split other shapes.
fault-vault-too-high = What is vaulted is at most { $most } mm high, not { $height }.
fault-outside-building = This lies outside the building { $name }.
fault-too-few-pieces = There are { $count } pieces of scenery, roads not counted; there must be { $least }.
fault-token-count = There must be { $most } tokens, not { $count }.
fault-token-overlaps = This token overlaps { $name }.

## At the terminal

board-band = { $band ->
    [none] {""}
   *[other] { $band }, {""}
}{ $total } points, score { $score }
board-gone = { $gone ->
    [waiting] not yet here
    [crossed] crossed
    [turned] turned
   *[other] out
}
board-turn = Turn { $turn }{ $turns ->
    [0] {""}
   *[other] {" "}of { $turns }
}
board-moment = { $phase ->
    [setup] Setting up
    [initiative] { board-turn }, initiative
    [survivors] { board-turn }, survivors
    [npcs] { board-turn }, infected and machines
    [end] { board-turn }, end of the turn
   *[over] The end
}
board-legend = One sign is 10 x 20 mm, north on top. A1 B1 survivors, N1 an NPC, ◆ resource; █ building, + door, “:” window, ▓ heavy cover, ▄ low heavy cover, ♣ light cover, " low light cover, · road, ~ water, “,” difficult, ░ smoke. 2/3 life left, s stunned, d disoriented, i infection, U unconscious, X immobilised, * fire, h hidden; (weapon) out of ammunition.
board-form = { $kind ->
    [activate] a survivor such as A1
    [act] a place such as 300,200 to move (300,200>320,240 round a corner), an enemy such as B1 to shoot or fight, end, or charge A1>B1 300,275
    [deploy] a survivor and a place, such as A1 300,50
    [token] a place such as 300,300
    [place] a place such as 13,300
    [piece] piece, its id and a place, such as piece T1-05 100,200
    [first] A or B
    [scenery-first] A or B
    [deploy-first] A or B
    [successor] an enemy such as B2
    [allot] a friend such as A2
   *[other] a number of the list
}
