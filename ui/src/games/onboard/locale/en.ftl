### The page's own words for On Board; the events, questions and refusals come from the game.

ui-team-attack = Attack
ui-team-defence = Defence
ui-seat = { $team }{ $number ->
    [2] {" "}2
   *[other] {""}
}
ui-you = you
ui-computer = computer
ui-teams = Teams and turn
ui-agents = Agents
ui-part-plan = Plan
ui-plan-label = { $mission }: the plan
ui-grid-label = Cells of the plan; arrow keys walk from cell to cell
ui-tiles = Ground floor{ $tiles ->
    [0] {""}
   *[other] , { $tiles } tiles
}
ui-key = Walls and openings
ui-key-solid = printed wall
ui-key-wall = wall: a charge breaks it
ui-key-reinforced = reinforced wall
ui-key-destroyed = breached: 1 action
ui-key-door-closed = door: 1 to open
ui-key-door-barricaded = barricaded door
ui-key-window = window: 2 actions
ui-key-window-barricaded = barricaded window
ui-key-door-open = open door
ui-key-trap-maybe = a trap may lie here
ui-key-trap = a trap of yours
ui-key-bomb = bomb
ui-key-reach = actions to walk there
ui-key-wounded = wounded: one hit left
ui-key-flashed = flashed: misses a phase
ui-key-disoriented = disoriented: 1 step a move
ui-goals = At the end of a turn
ui-goal-attack = { $bombs ->
    [one] defuses by holding a bomb’s room alone.
   *[other] defuses bombs by holding their rooms alone; it needs { $bombs }.
}
ui-goal-hold = A room counts only when it is held at the end of { $needed } turns in a row.
ui-goal-defence = wins after turn { $turns }.
ui-in-force = In force now
ui-force-smoke = Smoke in { $zone }, { $tokens ->
    [one] last turn
   *[other] { $tokens } turns
}
ui-force-disoriented = { $agent } cannot move
ui-force-flashed = { $agent } sits out a phase
ui-force-held = Bomb { $bomb }: held { $checks } of { $needed }

## Where the game stands

ui-where = Turn { $turn } of { $turns }, { $phase }
ui-turn-of = Turn { $turn } of { $turns }
ui-phase-setup = setting up
ui-phase-preparation = preparation
ui-phase-attack = attack phase
ui-phase-defence = defence phase
ui-phase-draw = drawing cards
ui-phase-over = the end
ui-hand-size = hand { $cards }
ui-traps-laid = { $traps ->
    [one] 1 trap
   *[other] { $traps } traps
}

## Things on the plan

ui-edge-open = open floor
ui-edge-solid = printed wall
ui-edge-wall = wall
ui-edge-reinforced = reinforced wall
ui-edge-destroyed = breach
ui-edge-door-closed = closed door
ui-edge-door-open = open door
ui-edge-door-barricaded = barricaded door
ui-edge-window = window
ui-edge-window-barricaded = barricaded window
ui-edge-at = { $edge }, { $what }.
ui-edge-short = { $what } { $edge }
ui-hit-points = { $points ->
    [one] 1 hit point
   *[other] { $points } hit points
}
ui-is-flashed = flashed
ui-is-disoriented = disoriented, cannot move
ui-has-acted = has acted
ui-agent-facts = { $agent } ({ $team }): { $facts }
ui-agent-dead = { $agent } is dead
ui-bomb-here = { $state ->
    [defused] Bomb { $bomb }, defused.
    [held] Bomb { $bomb }, held { $checks } of { $needed }.
   *[armed] Bomb { $bomb }.
}
ui-smoke-here = Smoke, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.
ui-trap-here = { $whose ->
    [own] Your trap: { $card }.
   *[theirs] A trap of the Defence: { $card }.
}
ui-trap-maybe = A hidden trap may lie here.
ui-walk-here = Walk here: { $cost ->
    [one] 1 action
   *[other] { $cost } actions
}{ $doors ->
    [0] {""}
   *[other] , opening a door
}.
ui-from-here = { $kind ->
    [same] From here a shot at { $agent } always hits.
   *[distinct] From here { $agent } is in line of fire.
}
ui-no-line = No line of fire: { $cut }.
ui-not-in-line = No line of fire: neither in the row nor in the column.
ui-sure-from = From { $cells } a shot at { $agent } hits without cards.
ui-sure-trap = A trap may lie there.
ui-cut-smoke = smoke
ui-cut-edge = { $what } { $edge }
ui-line-cut = no line: { $what }
ui-line-clear = clear

## Choices

ui-do-take = { $first } and { $second }
ui-do-place = { $agent } starts in { $cell }
ui-do-activate = { $agent } acts
ui-do-move = Move to { $cell }
ui-do-open = Open the door { $edge }
ui-do-fight = Fire at { $agent }
ui-do-lay = { $card } in { $cell }
ui-do-play = { $card }: { $target }
ui-do-commit-none = Lay no card
ui-do-commit = Lay { $cards }
ui-do-stop = Stop here
ui-do-end = End the phase
ui-do-done = Done preparing
ui-do-counter = Lay a Counter
ui-do-double = Double the total
ui-do-pass-counter = Let it stand
ui-do-pass-double = Do not double
ui-ask-take = Which two Agents do you command?
ui-because-take = Your partner commands the other two.
ui-take-two = Choose two
ui-ask-place = Where does { $agent } start?
ui-because-place = One Agent on each start cell, openly; the Defence places first.
ui-ask-prepare = What do you barricade or reinforce?
ui-because-prepare = These cards are free now, anywhere on the plan; afterwards you draw up to five.
ui-ask-activate = Who acts next?
ui-because-activate = Each Agent acts once in a phase, in any order.
ui-ask-act = What does { $agent } do?
ui-because-act = Choose a tinted cell, a target or a card. The number is the price in actions.
ui-ask-commit-striker = { $agent } fires at { $target }: which cards?
ui-ask-commit-guard = { $agent } fires at { $target }: which cards guard?
ui-because-commit = Face down, any number; nobody sees a number before both are in.
ui-ask-counter = Turn the shot around?
ui-because-counter = A Counter makes you the striker; the cards on the table stay as they are.
ui-ask-double = Double your total?
ui-because-double = All cards lie open. Striker and guard may double in turn; two passes end it.
ui-actions-left = { $actions ->
    [one] one action left
   *[other] { $actions } actions left
}
ui-choose-target = Choose a target
ui-cards-with-target = Cards with a target
ui-targets-of = Targets of { $card }
ui-sure-hit = Same room: a sure hit, no cards.
ui-cards-decide = Another room: cards decide.
ui-out-of-line = { $agent } is out of line
ui-stopped-by = Stopped by: { $cut }.

## Cards

ui-your-cards = Your cards
ui-deck = Deck { $cards }
ui-discards = Discards { $attack } · { $defence }
ui-hand-empty = No cards in hand
ui-hand-hidden = The hand lies face down
ui-partner-holds = Your partner { $seat } holds
ui-seat-holds = { $seat } holds
ui-piles = The decks and discard piles
ui-piles-why = Both decks are public. Unseen: in a draw pile, in a hand you do not see, or a hidden trap.
ui-discarded = discarded
ui-unseen = unseen
ui-vain-prepare = Choose a marked door, window or wall: only barricades and reinforcements are placed now.
ui-vain-prepare-card = { $card } cannot be used in the preparation: only barricades and reinforcements.
ui-vain-reaction = { $card } is laid in a combat between rooms only.
ui-vain-card = { $card } has no target within reach of this Agent.
ui-vain-walk = { $agent } cannot reach { $cell } with { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
ui-side = { $side ->
    [north] north { $what }
    [east] east { $what }
    [south] south { $what }
   *[west] west { $what }
}
ui-attack-points = Attack { $points }
ui-defence-points = Defence { $points }
ui-distance = Distance
ui-duration = Duration
ui-turns-long = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
ui-lasts = lasts
ui-reaction = costs no action
ui-effect-smoke-grenade = Smokes the zone of a next cell: no fire.
ui-effect-flash-grenade = All Agents in that zone miss a phase.
ui-effect-covering-fire = An enemy in line cannot move.
ui-effect-counter = In combat only: roles swap, you strike.
ui-effect-double-attack = In combat only: your attack total doubles.
ui-effect-double-defence = In combat only: your defence total doubles.
ui-effect-breach-charge = Opens a wall or barricade beside you.
ui-effect-exothermic-charge = Opens any wall or barricade beside you.
ui-effect-barricade = Shuts a door or window beside you.
ui-effect-wall-reinforcement = Reinforces a wall beside you.
ui-effect-trap-explosive = Hidden in a next cell: one damage.
ui-effect-trap-jaws = Hidden in a next cell: ends the activation.
ui-effect-trap-stun = Hidden in a next cell: stops and flashes.
ui-effect-trap-wire = Hidden in a next cell: disorients.

## Combat

ui-combat-of = { $agent } fires at { $target }
ui-combat-commit = Cards down
ui-combat-counter = Counter
ui-combat-reveal = Reveal
ui-combat-double = Doubling
ui-strikes = { $agent } strikes
ui-guards = { $agent } guards
ui-attack-counts = attack points count
ui-defence-counts = defence points count
ui-versus = against
ui-pick-cards = Pick cards from your hand
ui-no-cards-laid = no card
ui-has-laid = cards are down
ui-is-choosing = choosing…
ui-left-in-hand = { $cards } left in hand
ui-deciding = { $team } is deciding
ui-was-countered = Countered: { $agent } strikes now.
ui-verdict-hit = { $attack } beats { $defence }: { $agent } is hit.
ui-verdict-missed = { $attack } does not beat { $defence }: { $agent } is unhurt.
ui-verdict-after = All cards of the combat are discarded.
ui-go-on = Go on
ui-lay-down = { $cards ->
    [0] Lay no card
    [one] Lay one card face down
   *[other] Lay { $cards } cards face down
}
ui-their-cards = their cards
ui-you-hit = you hit
ui-you-hold = you hold
ui-all-cards-against = With all your cards ({ $points } attack points), before Counter and doubling:
ui-striking-with = Striking with { $points }, before Counter and doubling:
ui-guarding-with = Guarding with { $points }, before Counter and doubling:
ui-odds-known = From the cards you have not seen.
ui-they-may-counter = They hold a Counter: { $chance }.
ui-they-may-double = They hold their doubling card: { $chance }.
ui-counter-odds-strike = You strike with { $points } against { $mean } on average: a hit in { $chance }.
ui-counter-odds-guard = You guard with { $points } against { $mean } on average: it holds in { $chance }.
ui-before-doubling = Before anybody doubles, from the cards you have not seen.
ui-double-hit = { $attack } against { $defence }: a hit, if it ends so.
ui-double-miss = { $attack } against { $defence }: no hit, if it ends so.
ui-window-idle = You hold nothing for it: the window closes by itself, as late as if you thought about it.
ui-window-closes = Your answer is handed over when the window closes, so that its speed tells nothing.
ui-not-held = You hold no { $card }.

## The end

ui-over = The match is over
ui-you-win = Victory!
ui-you-lose = Defeat
ui-team-wins = { $team } wins
ui-nobody-wins = Nobody wins
ui-end-defused-attack = The Attack has held a bomb’s room alone: defused.
ui-end-eliminated-attack = The last defender has fallen.
ui-end-eliminated-defence = The last attacker has fallen.
ui-end-held-defence = The bombs were held to the last turn.
ui-count-fights = Combats begun
ui-count-hits = Hits
ui-count-left = Agents left
ui-look-at-board = Look at the board

## Help

ui-help-title-setup = Setting up
ui-help-setup =
    Each team puts its four Agents on its start cells, the Defence first.
    Then everybody draws five cards.
ui-help-title-prepare = Preparation
ui-help-prepare =
    The Defence may barricade doors and windows and reinforce walls, anywhere, for free.
    A barricade stops Agents and fire until a charge breaks it.
ui-help-title-act = An Agent acts
ui-help-act =
    Three actions: a step is one, opening a door one, a window two, a card one, a shot one.
    A line of fire runs along a row or a column; walls, shut doors and smoke cut it.
    In one room a shot always hits; between rooms cards decide. Two hits kill.
    Attack wins by being alone in a bomb’s room at the end of a turn.
ui-help-title-combat = Combat between rooms
ui-help-combat =
    Both lay cards face down. The striker’s attack points must beat the guard’s defence points.
    The target may lay a Counter: then it strikes. After the reveal each side may double.
ui-help-title-over = The end
ui-help-over =
    Attack wins by defusing or by killing all defenders, Defence by lasting or by killing all attackers.
ui-help-rules = { $count } rules of this part
ui-keys = Keys:
ui-keys-board = arrows walk the cells, Enter chooses, Tab reaches doors and walls, 1 to 4 pick an Agent, 1 to 5 a card of the hand, Esc puts it back.

## Values of options

ui-value-players-2 = 2 players
ui-value-players-3 = 3 players
ui-value-players-4 = 4 players
ui-value-mission-m1_embassy = 1 · Defusal in the embassy
ui-value-mission-m2_annex = 2 · Server annex
ui-value-mission-m3_residence = 3 · Twin charges at the residence
ui-value-hold-checks-mission = as the mission says
ui-value-hold-checks-1 = one
ui-value-hold-checks-2 = two
ui-value-doubling-one = one
ui-value-doubling-several = several
ui-value-zones-fixed = stay
ui-value-zones-merge = merge

ui-primer-1 = Three actions each
ui-primer-1-how = Move, open, play a card, fight. Every Agent of a side acts once in its phase, in any order.
ui-primer-2 = The plan changes
ui-primer-2-how = Doors open, walls fall, smoke closes a line of fire. Traps lie hidden until somebody steps on them.
ui-primer-3 = Fight with cards
ui-primer-3-how = Both sides lay cards face down; then they are turned over and added up. What you spend in a fight you cannot play.
ui-workshop-mission = Mission editor
ui-own-mission = { $name } (yours)

## The log

log-turn = Turn { $turn } of { $limit }: attack
log-defence-phase = Defence
log-end-of-turn = End of the turn
log-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
log-drawn = { $seat } draws { $what }.
log-thrown-smoke = { agent } throws a { card } into { $cell }: smoke fills { zone }.
log-thrown-flash = { agent } throws a { card } into { $cell }: { $names } { $count ->
    [one] misses
   *[other] miss
} the next activation.
log-covered = { agent } keeps { target } down with covering fire: { target } cannot move until the end of turn { $until }.
log-revealed = { agent } shows { $cards }: { $points } { $role ->
    [striker] attack
   *[guard] defence
}.
log-and-so = { $first } { $then }
