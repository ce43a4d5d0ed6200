### The page's own words for Broadsides; the events, questions and refusals come from the game.

ui-chart-title = THE MIDDLE CAY AND ITS PASSAGES
ui-chart-scale = one line is one shot
ui-chart-label = Chart of the sea; arrow keys walk from point to point
ui-turn-chart = Turn the chart round
ui-whole-chart = Show the whole chart
ui-part-sea = Sea
ui-part-decks = Decks

ui-island-middle-cay = Middle Cay
ui-island-west-isles = West Isles
ui-island-east-isles = East Isles
ui-island-south-east-isles = South-east Isles
ui-island-north-west-isles = North-west Isles
ui-island-east-rock = East Rock
ui-island-west-rock = West Rock
ui-island-south-rock = South Rock
ui-island-north-rock = North Rock

ui-heading-n = north
ui-heading-ne = north-east
ui-heading-e = east
ui-heading-se = south-east
ui-heading-s = south
ui-heading-sw = south-west
ui-heading-w = west
ui-heading-nw = north-west

## Where the game stands

ui-set-up = Setting up
ui-turn = Turn { $turn }
ui-boarding-turn = Boarding, turn { $turn }
ui-where-deploy = Setting up
ui-where = Turn { $turn }, { $step ->
    [0] plotting
    [1] first card
    [2] second card
   *[3] third card
}
ui-where-boarding = Boarding, turn { $turn }
ui-phase-deploy = setting up
ui-phase-broadsides = turn { $turn }
ui-phase-boarding = boarding, turn { $turn }
ui-steps = Steps of the turn
ui-step-plot = Plot
ui-step-card = Card { $card }
ui-step-salvo = Salvo
ui-step-move = Move { $move }
ui-step-melee = Melees
ui-your-move = Waiting for you
ui-waits = Waiting for { $names }
ui-waits-both = Waiting for both
ui-exchange = Exchange of fire
ui-melee = Melee
ui-over = The match is over

## Seats

ui-sealed = sealed
ui-to-deploy = to place
ui-to-plot = to plot
ui-to-surrender = to decide
ui-to-shot = to fire
ui-to-promote = to promote
ui-to-step = to move
ui-to-fight = to fight
ui-no-cards-short = no cards
ui-aground-short = aground
ui-guns = cannon
ui-crew = crew
ui-masts = masts
ui-holed = holed
ui-captain = captain
ui-brief = { $guns } cannons, { $crew } crew
ui-brief-boarding = { $crew } crew
ui-slots-of = Cards of the { ship }
ui-slot-empty = Slot { $slot }: empty
ui-face-down = face down
ui-port = port
ui-centre = centre
ui-starboard = starboard

## The board in words

ui-spot = { $section } of the { ship }
ui-deck-of = Deck of the { ship }
ui-both-decks = The two decks
ui-decks-label = { $bows ->
    [same] The two decks side by side, bows the same way
   *[opposite] The two decks side by side, bow to stern
}
ui-section = { $section } of the { ship }, { $column ->
    [starboard] starboard
    [port] port
   *[centre] centre
}
ui-section-holds = { $where }: { $what }
ui-slot-card = { $slot }: { $card }
ui-empty = empty
ui-a-gun = a cannon
ui-crew-of = { $count ->
    [one] one of the { ship }’s crew
   *[other] { $count } of the { ship }’s crew
}
ui-captain-of = the { ship }’s captain
ui-hull-state = { $hits ->
    [1] one hull hit to { $side ->
        [port] port
       *[starboard] starboard
    }
   *[other] hull destroyed to { $side ->
        [port] port
       *[starboard] starboard
    }
}
ui-ship-at = { ship } at { $x },{ $y }, heading { $heading }.
ui-ship-tally = { $guns } cannons, { $crew } crew, { $masts } masts.
ui-damage-due = { $cards ->
    [one] One Damage card a turn.
   *[other] { $cards } Damage cards a turn.
}
ui-aground = Aground.
ui-no-cards = No cards this turn.
ui-bears = { $line ->
    [bow] Dead ahead of the { ship }: no cannon bears.
    [stern] Dead astern of the { ship }: no cannon bears.
   *[other] On the { ship }’s line { $line }: { $guns ->
        [0] no cannon bears.
        [one] one cannon bears.
       *[other] { $guns } cannons bear.
    }
}
ui-point = { $x },{ $y }: open water.
ui-point-land = { $x },{ $y }: { $island }, land.
ui-can-deploy = Enter places a figure here.
ui-can-promote = Enter picks this section.
ui-can-step = Enter moves here.
ui-can-fight = Enter picks this melee.
ui-can-shot = Enter names row { $row }.
ui-can-pick = Enter picks up a figure.

## Questions

ui-ask-deploy = { $placed ->
    [0] Place your first free crew member
    [1] Place your second free crew member
   *[other] Place your captain
}
ui-ask-surrender = Will you strike your colours?
ui-ask-plot = Plot your three manoeuvres
ui-ask-shot = { $shots ->
    [one] Your last shot: choose a row
   *[other] { $shots } shots left: choose a row
}
ui-ask-promote = Choose your new captain
ui-ask-step = { $moves ->
    [one] Your last move: who goes where?
   *[other] { $moves } moves left: who goes where?
}
ui-ask-fight = Which melee is fought next?
ui-because-deploy = The enemy sees it when both have placed.
ui-because-surrender = Three Damage cards a turn: she neither moves nor turns, but her cannons still fire.
ui-because-plot = Both plots are turned over card by card.
ui-because-damage = { $cards ->
    [one] A mast or a hull section is gone: one card must be Damage, in any slot.
   *[other] Masts or hull sections are gone: { $cards } cards must be Damage, in any slots.
}
ui-because-shot = { $side ->
    [port] She shows you her port side: a 2 strikes that hull.
    [starboard] She shows you her starboard side: a 2 strikes that hull.
   *[none] She shows you bow or stern: a 2 does nothing.
}
ui-because-salvo = The last salvo, rail to rail: hull and masts do not count any more.
ui-because-promote = A crew member gives up his place; next turn your ship plays no cards.
ui-because-step = One figure, one section; ladders between decks, planks between ships.
ui-because-fight = Every melee is fought to its end; the order is yours.

## The plot

ui-slots = Three slots
ui-slot = { $slot ->
    [1] First
    [2] Second
   *[3] Third
}
ui-slot-holds = Slot { $slot }: { $card }. Press to take it back.
ui-slot-owed = Slot { $slot }: { $card }, owed. Drag it or press D to move it to another slot.
ui-owed = owed
ui-choose-card = Choose a card
ui-hand = Your hand
ui-left = left:
ui-card-f = Forward
ui-card-s = Stay
ui-card-r = Starboard
ui-card-l = Port
ui-card-d = Damage
ui-seal = Seal the plot
ui-seal-to-go = { $count ->
    [one] One card to go
   *[other] { $count } cards to go
}
ui-outlook-none = Choose a card: the chart shows where it takes you and which cannons would bear.
ui-outlook-aground = Card { $card } runs aground before { $x },{ $y }: no further movement this turn.
ui-outlook = { $line ->
    [none] After card { $card } you are at { $x },{ $y }, heading { $heading }; out of range if she holds still.
    [bow] After card { $card } she lies dead ahead if she holds still: no cannon bears.
    [stern] After card { $card } she lies dead astern if she holds still: no cannon bears.
   *[other] After card { $card } she lies on your line { $line } if she holds still: { $guns ->
        [0] no cannon bears.
        [one] one cannon bears.
       *[other] { $guns } cannons bear.
    }
}

## A shot

ui-rows-of = Rows of the { ship }
ui-miss = miss
ui-in-faces = in { $faces }
ui-row-odds = Row { $row }: { $hits } in { $faces }.
ui-on-die = On { $die }: { $effect }
ui-choose-row = Choose a row, here or on her deck, to see what each face of the die would do.
ui-fire = Fire
ui-fire-at = Fire at row { $row }
ui-hold = Hold
ui-face-miss = a miss.
ui-face-hull = Hull { hull }: first hit.
ui-face-hull-destroyed = Hull { hull } is destroyed: one Damage card more.
ui-face-sinks = Hull { hull } is destroyed: she sinks!
ui-face-hull-alongside = The hull does not count alongside.
ui-face-hull-gone = This hull section is destroyed already.
ui-face-hull-end-on = Bow or stern: the hull is not hit.
ui-face-no-section = Row { $row } has no such section.
ui-face-empty = { $section } is empty.
ui-face-section = { $section }: { $losses }.
ui-loss-captain = her captain
ui-loss-gun = a cannon
ui-loss-crew = { $count ->
    [one] one crew member
   *[other] { $count } crew
}
ui-loss-mast = { mast } falls
ui-loss-mast-top = top of the { mast }

## Placing, promoting, surrendering

ui-to-place = To place
ui-figure = { $figure ->
    [captain] Captain
   *[crew] Crew
}
ui-sections = Sections
ui-outlook-deploy-crew = Choose a section, on your deck or here. Whoever stands in a section that is hit is lost.
ui-outlook-deploy-captain = Where is he safest? Masts and cannons draw fire; lose him, and your ship plays no cards for a turn.
ui-outlook-promote = Choose a section with crew, on your deck or here.
ui-pick-section = Pick a section
ui-seal-captain = Captain in { $section }: seal
ui-promote-in = New captain in { $section }
ui-outlook-surrender = Surrendering loses the match at once. Fighting on keeps every cannon that bears.
ui-fight-on = Fight on
ui-surrender = Surrender…
ui-surrender-sure = Yes, strike the colours
ui-surrender-not = No

## Boarding

ui-moves-left = { $moves ->
    [one] one move left
   *[other] { $moves } moves left
}
ui-outlook-step = Choose one of your figures, then where it goes, or drag it there. Where you meet the enemy a melee follows your moves.
ui-movable = Figures that can move
ui-targets = Where to
ui-where-to = { $figure ->
    [captain] The captain from { $spot }: where to?
   *[crew] A crew member from { $spot }: where to?
}
ui-put-down = Put down
ui-last-move = The last move
ui-last-move-to = Last move: to { $spot }
ui-melees-stand = Melees after your moves
ui-melees = Melees
ui-fight = Pick a melee
ui-fight-in = Fight in { $spot }
ui-melee-side = { $ship }: { $crew } crew{ $captain ->
    [yes] {" "}and the captain
   *[no] {""}
}
ui-bonus-numbers = numbers
ui-bonus-captain = captain
ui-melee-chances = Chances to hold the section: Seahawk { $S } %, Royal Isabella { $I } %, nobody { $none } %
ui-melee-in = Melee in { $spot }
ui-melee-close = Close the melee
ui-melee-begins = Steel is drawn.
ui-melee-won = { $S ->
    [0] { $I ->
        [0] Nobody is left standing.
       *[other] Royal Isabella holds the section with { $I }.
    }
   *[other] Seahawk holds the section with { $S }.
}
ui-round = Round { $number }: { $loser ->
    [S] Seahawk loses a fighter.
    [I] Royal Isabella loses a fighter.
    [both] both lose a fighter.
   *[again] a tie, again.
}
ui-rounds = Rounds
ui-fighters = Fighters
ui-fallen = { $figure ->
    [captain] captain, fallen
   *[crew] crew member, fallen
}
ui-stands = { $figure ->
    [captain] captain
   *[crew] crew member
}

## The end

ui-you-win = Victory!
ui-you-lose = Defeat
ui-draw = A draw
ui-wins = { ship } wins
ui-shots-fired = shots fired
ui-shots-missed = misses
ui-guns-left = cannons left
ui-crew-left = crew left
ui-look-at-board = Look at the board

## Help

ui-keys = Keys:
ui-help-rules = { $count } rules of this phase, word for word
ui-help-title-deploy = Setting up
ui-help-deploy = Twenty crew stand at the cannons already. You place two more and your captain, anywhere on your deck, at most three figures in a section.
    A shot at a row strikes one of its sections, and everybody in it is lost. Rows G and H hold no cannons, so fewer shots go there; the bow has a single section that only a 4 can hit.
ui-keys-deploy = arrows on the deck, Enter places; U takes back.
ui-help-title-plot = Plotting
ui-help-plot = Choose three cards in secret. Forward sails one line ahead, Starboard and Port turn by 45 degrees on the spot, Stay and Damage do nothing. Both players turn their cards over one by one.
    After each card, ships one line apart fire: five cannons square to the side (line B), two obliquely ahead (A) or astern (C), none over bow or stern.
    Land and the edge stop you for the rest of the turn. Two ships on one point collide, and boarding begins.
ui-keys-plot = F S R L D put a card, 1 2 3 or arrows choose the slot, Backspace takes back, Enter seals.
ui-help-title-surrender = Surrender
ui-help-surrender = A ship with three Damage cards a turn lies still for the rest of the Broadsides phase. She may strike her colours, or fight on with the cannons that bear.
ui-keys-surrender = Tab and Enter.
ui-help-title-shot = Firing
ui-help-shot = Each cannon that bears gives one shot. Name a row of her deck, A at the bow to H at the stern; then the die decides.
    A 2 strikes the hull on the side that faces you, 3 the starboard section, 4 the centre and its mast, 5 the port section; 1 and 6 miss. Two hits on a hull section destroy it, three such sections sink her. Every mast and every destroyed hull section costs her a card a turn.
    The shots of both are counted before the first is fired: cannons hit now still answer.
ui-keys-shot = A to H name a row, arrows move, Enter fires, 0 holds.
ui-help-title-promote = A new captain
ui-help-promote = A captain lost to cannon fire is replaced at the end of the turn: one crew member gives up his place. In the next turn the ship plays no cards, but she still fires.
ui-keys-promote = arrows on the deck, Enter picks, Enter again confirms.
ui-help-title-step = Boarding
ui-help-step = Three moves a turn, shared among your figures as you like. One move takes a figure to a neighbouring section: also diagonally on one deck level, between levels only by a ladder, to the other ship only over the planks. At most three of your figures stand in a section.
    Where both sides meet nobody leaves, and a melee is fought after your moves. Kill the enemy captain and the match is yours.
ui-keys-step = arrows on the decks, Enter picks up a figure and sets it down, Escape puts it back, U takes a move back.
ui-help-title-fight = Melee
ui-help-fight = In each round both roll a die. One fighter more adds 1, two more add 2, a captain adds 1. The lower total loses a fighter, a tie costs both one; captains fall last. It goes on until a side is gone.
ui-keys-fight = Tab and arrows choose a melee, Enter fights it.

## Three steps for somebody who has never played

ui-primer-1 = Plot
ui-primer-1-how = Both captains lay three cards in secret: forward, turn, stay. Then they are turned over one by one, and the ships sail.
ui-primer-2 = Fire
ui-primer-2-how = One line apart, the guns that bear fire. Name a row of her deck: the page shows what each face of the die would do.
ui-primer-3 = Board
ui-primer-3-how = On the same point the ships collide. Send your crew over the planks; kill her captain, and the day is yours.

## The log and what is being told

log-turn = Turn { $turn }
log-boarding-turn = Boarding turn { $turn }: { ship }
log-shot = { the-ship } fires at row { $row } and rolls { $die }: { $what }
log-losses = { the-ship } loses { $what } in { $section }.
log-cannon-lost = the cannon
log-crew-lost = { $count ->
    [one] 1 sailor
   *[other] { $count } sailors
}
log-captain-lost = the captain
log-round = { $spot }: Seahawk { $S } against Royal Isabella { $I }: { $what }.
log-falls = { $figure ->
    [captain] the captain of the { ship } falls
   *[crew] a sailor of the { ship } falls
}
ui-rolling-shot = { ship } fires at row { $row }
ui-rolling-round = { $spot }
ui-rolling-first-fire = Who fires first?
ui-rolling-first-boarding = Who boards first?
ui-round-rolling = Round { $number }: the dice are thrown.
