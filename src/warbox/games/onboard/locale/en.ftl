### Rainbow Six Siege: On Board.
### event-, refusal-, ask-, outcome- and option-messages are named after what the rules emit; the facts are their variables.

name = Rainbow Six Siege: On Board
short = On Board
players = 2 to 4 players
length = 20 min
summary = Four attackers, four defenders, two bombs: breach walls, lay traps, fight with cards face down.
about = Breach the walls or guard the bombs. Every door can change the plan.
go = Breach

## Words used by other messages

agent = { $agent ->
    [ash] Ash
    [thermite] Thermite
    [twitch] Twitch
    [blitz] Blitz
    [doc] Doc
    [castle] Castle
    [kapkan] Kapkan
   *[frost] Frost
}
target = { $target ->
    [ash] Ash
    [thermite] Thermite
    [twitch] Twitch
    [blitz] Blitz
    [doc] Doc
    [castle] Castle
    [kapkan] Kapkan
   *[frost] Frost
}
the-team = { $team ->
    [attack] The Attack
   *[defence] The Defence
}
winner = { $winner ->
    [attack] The Attack
    [A1] The Attack
    [A2] The Attack
   *[other] The Defence
}
card = { $card ->
    [smoke_grenade] Smoke grenade
    [flash_grenade] Flash grenade
    [covering_fire] Covering fire
    [counter] Counter
    [double_attack] Double attack
    [double_defence] Double defence
    [breach_charge] Breach charge
    [exothermic_charge] Exothermic charge
    [barricade] Barricade
    [wall_reinforcement] Wall reinforcement
    [trap_explosive] Explosive trap
    [trap_jaws] Jaw trap
    [trap_stun] Stun trap
   *[trap_wire] Barbed wire
}
zone = { $zone ->
    [north_street] North street
    [visa_office] Visa office
    [lobby] Lobby
    [press_room] Press room
    [archives] Archives
    [gallery] Gallery
    [ambassador_office] Ambassador’s office
    [kitchen] Kitchen
    [rear_hall] Rear hall
    [security] Security post
    [south_garden] South garden
    [west_street] West street
    [reception] Reception
    [conference] Conference room
    [open_office] Open-plan office
    [north_corridor] North corridor
    [server_room] Server room
    [break_room] Break room
    [south_corridor] South corridor
    [stairwell] Stairwell
    [workshop] Workshop
    [storage] Storage
    [back_yard] Back yard
    [north_drive] North drive
    [library] Library
    [vestibule] Vestibule
    [dining_room] Dining room
    [master_suite] Master suite
    [long_corridor] Long corridor
    [vault] Vault
    [west_yard] West yard
    [laundry] Laundry
    [garage] Garage
    [shed] Shed
    [south_drive] South drive
   *[other] { $zone }
}
bomb = { $bomb ->
    [bomb_a] Bomb A
    [bomb_b] Bomb B
   *[other] { $bomb }
}
edge-state = { $state ->
    [solid] a solid wall
    [wall] a wall
    [reinforced] a reinforced wall
    [destroyed] a hole in the wall
    [door_closed] a closed door
    [door_open] an open door
    [door_barricaded] a barricaded door
    [window] a window
    [window_barricaded] a barricaded window
   *[open] open floor
}

## Questions

ask-take = Which two Agents does the first seat of your team command?
ask-place = Which Agent starts on which cell?
ask-prepare = Do you barricade a door or window, or reinforce a wall? It costs only the card.
ask-activate = Which Agent acts next?
ask-act = { agent } has { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left: what now?
ask-commit = { agent } against { target }: which cards do you lay face down?
ask-counter = { agent } fires at { target }: do you play a Counter?
ask-double = { $attack } attack against { $defence } defence: do you double?

## Events: setting up

event-shuffled = { the-team }’s deck of { $cards } cards is shuffled.
event-commanded = { $seat } commands { agent }.
event-placed = { agent } starts on { $cell }.
event-prepared = { $seat } plays { card }: { $edge } is now { edge-state }.
event-prepare-over = { $seat } has prepared.
event-drawn = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-drew = { $seat } gets { card }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } of them)
}.
event-reshuffled = { the-team }’s discard pile of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} is the new deck.

## Events: turns and moves

event-turn = Turn { $turn } of { $limit }.
event-phase-over = { $team ->
    [attack] The attack phase is over.
   *[defence] The defence phase is over.
}
event-activated = { agent } acts.
event-stopped = { agent } stops{ $left ->
    [0] {""}
    [one] {" "}and loses 1 action
   *[other] {" "}and loses { $left } actions
}.
event-moved = { agent } moves to { $to }.
event-climbed = { agent } climbs through the window to { $to }.
event-door-opened = { agent } opens the door { $edge }.

## Events: cards and effects

event-thrown = { agent } throws a { card } into { $cell }, { zone }.
event-smoked = Smoke fills { zone }: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.
event-smoke-thins = { $tokens ->
    [0] The smoke in { zone } is gone.
    [one] The smoke in { zone } thins: 1 token left.
   *[other] The smoke in { zone } thins: { $tokens } tokens left.
}
event-flashed = { agent } is flashed and misses the next activation.
event-flash-over = { agent } sees again.
event-covered = { agent } keeps { target } down with covering fire.
event-disoriented = { agent } is disoriented and cannot move until the end of turn { $until }.
event-oriented = { agent } can move again.
event-edge-changed = { agent } uses { card }: { $edge } is now { edge-state }.

## Events: combat

event-fight = { agent } fires at { target }{ $zone ->
    [same] , in the same zone: a sure hit.
   *[distinct] .
}
event-committed = { $seat } has laid cards face down.
event-cards-down = { agent } lays { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { target } { $against ->
    [one] 1 card
   *[other] { $against } cards
}.
event-countered = Counter! Now { agent } fires at { target }.
event-no-counter = No Counter for { agent }.
event-card-revealed = { agent } shows { card }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-revealed = { agent } has { $points } { $role ->
    [striker] attack
   *[guard] defence
}.
event-doubled = { agent } plays { card }: { $total }.
event-no-doubling = { agent } does not double.
event-hit = { agent } hits { target }: { $attack } attack against { $defence } defence.
event-missed = { agent } misses { target }: { $attack } attack against { $defence } defence.
event-wounded = { agent } is wounded: { $left ->
    [one] 1 hit point
   *[other] { $left } hit points
} left.
event-killed = { agent } is dead.
event-hand-discarded = { $seat } has no Agents left{ $count ->
    [0] {""}
    [one] {" "}and discards 1 card
   *[other] {" "}and discards { $count } cards
}.
event-discarded = { $seat } discards { card }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } of them)
}.

## Events: traps and bombs

event-trap-laid = { agent } lays a trap from { $from }.
event-trap-set = { agent } lays a trap from { $from }: { card } in { $cell }.
event-trap-sprung = { agent } springs a trap in { $cell }: { card }!
event-incapacitated = { agent } can do nothing more in this activation.
event-bomb-held = The Attack holds { bomb } ({ $checks } of { $needed }).
event-bomb-defused = { bomb } is defused!
event-bomb-lost = The Attack no longer holds { bomb }.

## The end

outcome-defused = { winner } wins: the objective is met.
outcome-eliminated = { winner } wins: no enemy is left alive.
outcome-held = { winner } wins: the last turn is over, and the bombs are safe.
outcome-resignation = { winner } wins: the other side has given up.
outcome-timeout = { winner } wins: the other side’s time is up.
event-over-defused = { outcome-defused }
event-over-eliminated = { outcome-eliminated }
event-over-held = { outcome-held }

## Refusals

refusal-take-first = First say which two Agents the first seat commands: take ash blitz.
refusal-place-first = First place your Agents: place ash B1.
refusal-other-team = { agent } is not of your team.
refusal-placed-already = { agent } is placed already.
refusal-not-a-start-cell = { $cell } is no start cell of your team.
refusal-start-cell-taken = Somebody starts on { $cell } already.
refusal-prepare-first = Play a barricade or a reinforcement, or say done.
refusal-prepare-only = { card } cannot be used in the preparation phase.
refusal-activate-first = First choose who acts: activate ash; or end the phase.
refusal-agent-dead = { agent } is dead.
refusal-activated-already = { agent } has acted in this phase.
refusal-is-flashed = { agent } is flashed and misses this phase.
refusal-act-now = { agent } is acting: move, open, fight, play, lay or stop.
refusal-not-adjacent = { $from } and { $to } share no edge.
refusal-is-disoriented = { agent } is disoriented and cannot move.
refusal-door-shut = The door between { $from } and { $to } is closed: open it first.
refusal-barricaded = The way from { $from } to { $to } is barricaded.
refusal-wall-between = A wall stands between { $from } and { $to }.
refusal-enemy-there = An enemy stands in { $to }.
refusal-too-few-actions = That costs { $cost } actions, and { $left ->
    [one] only 1 is
   *[other] only { $left } are
} left.
refusal-not-own-edge = { $edge } is no edge of { agent }’s cell.
refusal-door-barricaded = The door { $edge } is barricaded.
refusal-no-closed-door = { $edge } is no closed door.
refusal-not-an-enemy = { target } is no enemy.
refusal-target-dead = { target } is dead.
refusal-not-in-line = { agent } and { target } are not in one row or column.
refusal-line-blocked = Something solid stands between { agent } and { target }.
refusal-line-smoked = Smoke hides { target } from { agent }.
refusal-too-far = { target } is more than { $distance } cells away.
refusal-combat-only = { card } is played in a combat only.
refusal-lay-it = { card } is a trap: lay it.
refusal-not-in-hand = You do not hold { card }.
refusal-wrong-target = { card } is not used like that.
refusal-throw-not-adjacent = A grenade is thrown into a neighbouring cell, and { $to } is none of { $from }.
refusal-throw-blocked = Nothing can be thrown from { $from } to { $to }.
refusal-no-smoke-left = There are not enough Smoke tokens left.
refusal-edge-not-changed = { card } does nothing to { $edge }: it is { edge-state }.
refusal-no-token-left = There is no token left to put on { $edge }.
refusal-attack-lays-none = Only the Defence lays traps.
refusal-no-trap-card = { card } is no trap.
refusal-trap-not-adjacent = A trap is laid in a neighbouring cell.
refusal-trap-not-visible = { agent } does not see { $cell }.
refusal-no-trap-token = { $cell } is a start cell of the Attack and cannot be trapped.
refusal-trapped-already = There is a trap in { $cell } already.
refusal-trap-under-attacker = An attacker stands in { $cell }.
refusal-commit-first = Lay your cards face down: commit covering_fire; or commit - for none.
refusal-counter-first = Say counter or pass.
refusal-double-first = Say double or pass.

## Options

option-players = Players
option-mission = Mission
option-hold-checks = Turn ends in a row for which a bomb’s zone must be held
option-doubling = Doubling cards that a side may play in one combat
option-zones = Zones stay as they are, or merge when a wall falls or a door opens

## Faults of a mission, after their place: “edges.wall[3]: A3|A4 is listed twice”

fault-not-toml = is no TOML: { $why }
fault-too-long = is longer than { $most } signs
fault-missing = is missing
fault-unknown-key = is not known; keys are { $keys }
fault-not-text = must be text, not { $value }
fault-long-text = is { $count } signs long, and may have { $most }
fault-unseen-signs = has signs that cannot be shown
fault-not-an-id = must be lower-case letters, digits and _, not { $value }
fault-not-a-number = must be a whole number from 1 to { $most }, not { $value }
fault-not-a-list = must be a list, not { $value }
fault-not-a-table = must be a table, not { $value }
fault-not-a-cell = a cell is a column A to F and a row 1 to 9, as in C4: { $value }
fault-not-an-edge = an edge is written CELL|CELL, as in C3|C4: { $value }
fault-not-neighbours = these cells share no edge: { $value }
fault-objective = must be '{ $only }', the one objective there is
fault-edge-twice = { $edge } is listed twice
fault-too-many-tokens = { $used } tokens, but the box has { $most }
fault-start-count = must be { $most } cells, not { $count }
fault-start-twice = { $cell } is a start cell already
fault-starts-see = there is a line of fire between the start cells { $first } and { $second }
fault-zone-twice = a second zone '{ $name }'
fault-zone-kind = must be one of { $kinds }, not { $value }
fault-zone-count = { $cell } is in { $count } zones, and must be in exactly one
fault-zone-cut = walls, doors or windows cut { $zone } into { $count } zones (at { $cells })
fault-zone-joined = nothing stands between { $zone } and { $cells }
fault-unreachable = no attacker can ever reach { $zone }
fault-bomb-count = must be 1 to { $most } bombs, not { $count }
fault-bomb-twice = a second bomb '{ $name }'
fault-bomb-zone = { $cell } lies in { $zone }, not in { $value }
fault-tile-place = tiles lie at { $places }, not at { $cell }
fault-tile-unknown = must be one of { $tiles }, not { $value }
fault-tile-rotation = must be 0, 90, 180 or 270, not { $value }
fault-tile-corner = exactly one tile lies at { $cell }
fault-tile-twice = the box has one tile { $tile }
fault-wall-printed = the tiles print a wall on { $edge }: it must be solid or carry a token
fault-no-wall-printed = the tiles print no wall on { $edge } that could be { $state }

## Welcome

welcome = Four attackers outside, four defenders inside, a building between them.
aim = The Attack wins when it alone holds the room of a bomb at the end of a turn, or kills every defender; the Defence by lasting to the last turn, or by killing every attacker.

## At the terminal

seat-name = { $seat ->
    [A1] Attack (A1)
    [A2] Attack (A2)
    [D1] Defence (D1)
   *[D2] Defence (D2)
}
team-attack = Attack
team-defence = Defence
team-cards = hand { $cards }, deck { $deck }
agent-out = dead
agent-waits = -
table-smoke = Smoke { $tokens }: { zone }
table-held = { bomb }: held { $checks } of { $needed }
table-traps = { $traps ->
    [one] 1 trap lies hidden
   *[other] { $traps } traps lie hidden
}
moment-setup = Setting up
moment-preparation = Preparation
moment-attack = Turn { $turn } of { $turns } · attack phase
moment-defence = Turn { $turn } of { $turns } · defence phase
moment-draw = Turn { $turn } of { $turns } · drawing cards
moment-over = The end
legend-plan = As2 an Agent with 2 hit points, “!” flashed, ~ disoriented, ◆ bomb, ^ your trap, ? perhaps a trap, ░ ▒ smoke; ┃━ solid wall, ╎╌ wall, ▓ reinforced, gap breach, + door, / open door, X barricaded door, “:” window, % barricaded window
do-activate = { agent }
do-end = end the phase
do-move = move to { $to }
do-open = open the door { $to }
do-fight = fire at { target }
do-play = { card }: { $to }
do-stop = stop
do-done = done preparing
do-commit-none = no card
do-counter = play a Counter
do-double = double the total
do-pass-counter = no Counter
do-pass-double = do not double
odds-hit = How often you hit, before Counter and doubling:
odds-hold = How often it holds, before Counter and doubling:
odds-theirs = their cards
odds-points = with { $points } points

## How an answer is typed

form-take = take and two Agents, such as take ash blitz
form-place = an Agent and a start cell, such as ash B1
form-prepare = a number, play barricade C1|C2, or done
form-activate = an Agent such as ash, or end
form-act = a cell such as C4 to move, a door such as C3|C4, an enemy such as doc, play CARD TARGET, or stop
form-commit = c and the numbers of cards of your hand, such as c 1 3; c - for none
form-counter = counter or pass
form-double = double or pass

## Help of the moment

hint-take = The Agents you take are yours, with a hand of five cards; your partner commands the other two.
hint-place = Each Agent on one start cell of your team; the last goes to the last cell by itself. The Defence places first.
hint-prepare = Barricades shut doors and windows, reinforcements strengthen walls: anywhere, for the card alone, and only now. Then you draw up to five.
hint-activate = Every Agent acts once in a phase, in any order, with three actions. Those who have acted are dimmed. "end" gives up what is left.
hint-act = A step costs one action, opening a door one, a window two, a card one, a shot one. A line of fire runs along a row or a column until a wall, a shut door or smoke. In one room a shot always hits; between rooms cards decide. Type C4 to walk, C3|C4 to open, doc to fire, play smoke_grenade C4, lay trap_jaws C4, or a number.
hint-commit = Both sides lay cards face down, as many as they like. The striker needs more attack points than the guard has defence points. "odds" shows the chances against every number of cards.
hint-counter = A Counter turns the shot around: you strike with the attack points of the cards you have laid.
hint-double = Double attack doubles the striker's total, Double defence the guard's. Two passes in a row end the combat.

# what a probe names
number-attack = Attack
number-defence = Defence

## What is wrong with a mission, in the editor

mission-where = { $key ->
    [turn_limit] Turns
    [required_defusals] Bombs to defuse
    [hold_checks] Checks on a bomb
    [name_en] Name
    [name_fr] French name
    [id] Short name
    [tiles] { $number ->
        [0] Tiles
       *[other] Tile { $number }
    }
    [edges] Walls, doors, windows
    [starts] Start cells
    [bombs] { $number ->
        [0] Bombs
       *[other] Bomb { $number }
    }
    [zones] { $number ->
        [0] Rooms
       *[other] Room { $number }
    }
   *[other] Mission
}
