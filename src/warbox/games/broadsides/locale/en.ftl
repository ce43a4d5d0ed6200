### Broadsides and Boarding Parties.
### event-, refusal-, ask-, outcome- and option-messages are named after what the rules emit; the facts are their variables.

name = Broadsides and Boarding Parties
short = Broadsides
players = 2 players
length = 30 min
summary = Two ships among islands: plot in secret, fire broadsides, ram and board. A pirate against a galleon.
about = Two tall ships, three secret cards a turn, one broadside that decides it.
go = Set sail

## Words used by other messages

ship = { $ship ->
    [S] Seahawk
   *[I] Royal Isabella
}
the-ship = { ship }
your-ship = { ship } (you)
winner = { $winner ->
    [S] Seahawk
   *[I] Royal Isabella
}
first = { $first ->
    [S] Seahawk
   *[I] Royal Isabella
}
heading = { $heading }
card = { $card ->
    [stay] Stay
    [forward] Forward
    [starboard] Turn starboard
    [port] Turn port
   *[damage] Damage
}
mast = { $mast ->
    [fore] foremast
    [main] mainmast
    [mizzen] mizzenmast
   *[aft] aft mast
}
hull = { $hull }
figure = { $figure ->
    [captain] the captain
   *[crew] a crew member
}
crew-lost = { $count ->
    [one] one crew member
   *[other] { $count } crew
}
damage-due = { $cards ->
    [one] 1 Damage card a turn from now on
   *[other] { $cards } Damage cards a turn from now on
}

## Welcome

welcome = The pirate Seahawk (S) hunts the Spanish galleon Royal Isabella (I).
aim = Sink her, make her surrender or shoot everybody off her deck; or ram her, board her and kill her captain hand to hand.

## Questions

ask-deploy = { $figure ->
    [crew] Where does your free crew member { $number } of 2 stand?
   *[captain] Where does your captain stand?
}
ask-plot = { $damage ->
    [0] Which three cards do you plot? For example: FFR
    [one] Which three cards do you plot? One of them must be Damage.
   *[other] Which three cards do you plot? { $damage } of them must be Damage.
}
ask-surrender = Your ship can no longer move: do you surrender?
ask-shot = { $shots ->
    [one] Your last shot: which row do you fire at?
   *[other] { $shots } shots left: which row do you fire at?
}
ask-promote = Your captain is dead: which crew member takes his place?
ask-step = { $moves ->
    [one] Your last move of this turn: who goes where?
   *[other] { $moves } moves left: who goes where?
}
ask-fight = Which melee is fought next?

## How an answer is typed

form-deploy = a section such as G3
form-plot = three letters such as FFR
form-surrender = surrender or fight-on
form-shot = a row from A to H
form-promote = a section such as C3
form-step = from and to, such as C3>C4 or C3>I.C5
form-fight = a section such as I.C5

## Help of the moment

hint-deploy = Two crew and the captain may stand in any section with room for them (three figures at most). Whoever stands in a section that is hit is lost, and masts and cannons draw fire. Rows G and H hold no cannon. Type a number or a section: G3.
hint-plot = Type three letters, the cards of slots 1, 2 and 3: F forward, S stay, R turn starboard (right), L turn port (left), D Damage. FFR sails two points and turns right. Both plots are turned over card by card; ships one line apart fire: five cannons square to the side, two obliquely forward or aft, none over bow or stern. Ships that end on the same point collide, and boarding begins. "list" shows every plot and where it ends.
hint-surrender = A ship with three Damage cards neither moves nor turns, but she still fires. Surrendering loses the game.
hint-shot = Name a row of the enemy's deck, A (bow) to H (stern), then the die decides: 2 the hull on the side that faces you, 3 the starboard section, 4 the centre and its mast, 5 the port section, 1 and 6 miss. Type a number or a letter: C.
hint-promote = The crew member you choose leaves the game and the new captain stands in his section. In the next turn your ship plays no cards. Type a number or a section: C3.
hint-step = Each of your three moves takes one figure to a neighbouring section: on one ship also diagonally, between levels only by a ladder (╪), to the other ship only straight across (↔). Where you meet enemies (!) a melee is fought after your moves. Type a number, or from and to: C3>I.C5. A star marks your captain.
hint-fight = All melees are fought to the end; you choose the order. Each round both roll a die; one fighter more adds 1, two more add 2, a captain adds 1. A dead captain loses the game.

## Events: setting up and sailing

event-deployed = { the-ship } places free crew in { $crew } and the captain in { $captain }.
event-turn = Turn { $turn } begins.
event-no-cards = { the-ship } plays no cards this turn: her captain has just been replaced.
event-plotted = { the-ship } has plotted.
event-card = { the-ship } { $card ->
    [stay] stays.
    [damage] can do nothing: Damage.
   *[other] plays { card }.
}
event-sailed = { the-ship } sails to { $x },{ $y }, heading { heading }.
event-turned = { the-ship } turns to { heading }.
event-aground = { the-ship } runs aground before { $x },{ $y } and moves no more this turn.
event-still-aground = { the-ship } lies aground; the card does nothing.
event-surrendered = { the-ship } surrenders.
event-fights-on = { the-ship } fights on.

## Events: fire and damage

event-exchange = In range! Shots: Seahawk { $S }, Royal Isabella { $I }.
event-first-fire = First fire: Seahawk rolls { $S }, Royal Isabella { $I }: { $first ->
    [tie] again.
   *[other] { first }.
}
event-shot = { the-ship } fires at row { $row } and rolls { $die }: { $result ->
    [miss] a miss.
    [hull] the hull!
    [starboard] the starboard section!
    [centre] the centre!
   *[port] the port section!
}
event-held = { the-ship } holds a shot.
event-no-section = Row { $row } has no such section: nothing is hit.
event-nothing-there = { the-ship } has nothing left in { $section }.
event-cannon-lost = { the-ship } loses the cannon in { $section }.
event-crew-lost = { the-ship } loses { crew-lost } in { $section }.
event-captain-lost = { the-ship } loses her captain in { $section }!
event-promoted = { the-ship } has a new captain in { $section }.
event-mast-hit = { the-ship } loses the upper half of her { mast }.
event-mast-lost = { the-ship } loses her { mast }: { damage-due }.
event-hull-hit = { the-ship } takes a first hit on hull section { hull }.
event-hull-destroyed = { the-ship } has hull section { hull } destroyed: { damage-due }.
event-hull-gone = { the-ship } has had hull section { hull } destroyed already: no effect.
event-hull-end-on = { the-ship } shows bow or stern: her hull is not hit.
event-mast-ignored = { the-ship } is alongside: her { mast } does not count any more.
event-hull-ignored = { the-ship } is alongside: the hull does not count any more.

## Events: collision and boarding

event-collision = Collision at { $x },{ $y }! The ships are locked together.
event-placement = { $bows ->
    [same] They lie side by side, bows the same way
   *[opposite] They lie side by side, bow to stern
}: Seahawk shows { $S }, Royal Isabella { $I }.
event-salvo = The last salvo before boarding. Shots: Seahawk { $S }, Royal Isabella { $I }.
event-first-boarding = First to board: Seahawk rolls { $S }, Royal Isabella { $I }: { $first ->
    [tie] again.
   *[other] { first }.
}
event-boarding-turn = Boarding turn { $turn }: { ship } moves.
event-stepped = { ship }: { figure } goes from { $from } to { $to }.
event-no-move-left = { the-ship } has no legal move left.
event-melee = Melee in { $spot }: { $S } of Seahawk against { $I } of Royal Isabella.
event-round = { $loser ->
    [again] Seahawk rolls { $S }+{ $S-bonus }, Royal Isabella { $I }+{ $I-bonus } in { $spot }: again.
   *[other] Seahawk rolls { $S }+{ $S-bonus }, Royal Isabella { $I }+{ $I-bonus } in { $spot }.
}
event-killed = { ship }: { figure } falls in { $spot }.
event-melee-over = The melee in { $spot } is over: Seahawk { $S }, Royal Isabella { $I } left.

## The end

outcome-sunk = { winner } wins: the enemy sinks.
outcome-eliminated = { winner } wins: nobody is left on the enemy's deck.
outcome-dismasted = { winner } wins: the enemy has lost three masts.
outcome-captain-shot = { winner } wins: the enemy's captain fell in the last salvo.
outcome-captain-killed = { winner } wins: the enemy's captain has fallen hand to hand.
outcome-surrendered = { winner } wins: the enemy surrenders.
outcome-both-lost = A draw: both ships are lost in the same exchange.
outcome-both-surrendered = A draw: both surrender at once.
outcome-dead = A draw: neither ship can move, and no cannon bears.
outcome-idle = A draw: too many turns without a shot.
outcome-idle-boarding = A draw: too many turns without a melee.
outcome-resignation = { winner } wins: the enemy has given up.
event-resigned = { $seat ->
    [S] Seahawk
   *[I] Royal Isabella
} gives up.
event-over-sunk = { outcome-sunk }
event-over-eliminated = { outcome-eliminated }
event-over-dismasted = { outcome-dismasted }
event-over-captain-shot = { outcome-captain-shot }
event-over-captain-killed = { outcome-captain-killed }
event-over-surrendered = { outcome-surrendered }
event-over-both-lost = { outcome-both-lost }
event-over-both-surrendered = { outcome-both-surrendered }
event-over-dead = { outcome-dead }
event-over-idle = { outcome-idle }
event-over-idle-boarding = { outcome-idle-boarding }

## Refusals

refusal-place-first = First place your figures: place crew A4, place captain H5.
refusal-place-order = { $placed ->
    [2] Both free crew are placed: now the captain.
   *[other] First the two free crew, then the captain.
}
refusal-section-full = { $section } is full: three of your figures at most.
refusal-answer-surrender = Say surrender or fight-on.
refusal-plot-first = Now both players plot: plot F F R.
refusal-damage-cards = { $due ->
    [0] Your ship is not damaged that far: no Damage cards.
    [one] One card must be Damage, and only one; you have { $plotted }.
   *[other] { $due } cards must be Damage; you have { $plotted }.
}
refusal-name-a-row = Name a row from A to H, or hold.
refusal-salvo-hold = In the last salvo no shot may be held.
refusal-promote-first = First choose who becomes captain: promote C3.
refusal-no-crew-there = None of your crew stands in { $section }.
refusal-moves-left = You have moves left and must make them: step crew S.C3>S.C4.
refusal-moves-spent = Your three moves are made: now the melees.
refusal-pick-melee = Choose the next melee: fight I.C5.
refusal-no-melee-there = In { $spot } nobody fights: both sides must be there.
refusal-no-figure-there = You have no { $figure ->
    [captain] captain
   *[crew] crew
} in { $from }.
refusal-in-melee = Nobody leaves { $from }: enemies are there, and they fight to the end.
refusal-no-crossing = One crosses straight over to the section opposite only, not from { $from } to { $to }.
refusal-no-ladder = { $from } and { $to } are on different levels, and no ladder joins them.
refusal-not-neighbours = { $from } and { $to } are not neighbours.

## Options

option-three-masts-lose = A ship that has lost three masts has lost the game
option-salvo-captain-loses = A captain who falls in the last salvo loses the game
option-captain-counts = The captain counts as a fighter for the numbers bonus
option-captains-tie = Tied captains roll again when both are alone, or whenever both are present
option-idle-turns = Turns without a shot that make a draw
option-idle-boarding-turns = Boarding turns without a melee that make a draw

## On the terminal

moment-deploy = Setting up
moment-broadsides = Broadsides · turn { $turn } · { $step ->
    [0] plotting
   *[other] card { $step } of { $slots }
}
moment-boarding = Boarding · turn { $turn }
legend-broadsides = s i crew, S I captain, ◄ ► cannon, † ‡ mast, x hull hit, X hull destroyed
legend-boarding = s i crew, S I captain, ↔ way across, ╪ ladder
deck-people = { "   " }{ $cannons } cannons · { $crew } crew
deck-damage = { "   " }{ $masts } masts · Damage { $cards }
deck-cards = { "   " }cards
deck-no-cards = { "   " }no cards this turn
deck-aground = aground
bow-up = bow up
bow-down = bow down
plot-cards = F forward · S stay · R turn right (starboard) · L turn left (port) · D Damage
plot-clear = Straight ahead is open water: FFF would end at { $x },{ $y }.
plot-land = { $clear ->
    [0] Land or the edge lies right ahead.
    [one] Ahead there is open water for 1 point, then land or the edge.
   *[other] Ahead there is open water for { $clear } points, then land or the edge.
}
warn-aground = Card { $slot } would run your ship aground at { $x },{ $y }.
target-face = { $die } { $result ->
    [hull] hull
    [starboard] starboard
    [centre] centre
   *[port] port
}
target-chance = hits
target-of = { $hits } in { $faces }
target-cannon = cannon
target-crew = { $count } crew
target-captain = captain
target-mast = { mast }{ $parts ->
    [2] {" "}(upper)
   *[1] {""}
}
target-hull = { $hits ->
    [0] first hit
   *[1] destroys
}
choice-hold = hold this shot
choice-surrender = surrender
choice-fight-on = fight on
melee-chances = Seahawk +{ $S-bonus } holds it { $S } %, Royal Isabella +{ $I-bonus } { $I } %

# what a probe names
number-hit = hits
number-sinks = sinks her
