title = Review
where = Review: { $names }
curve = Chance of winning
curve-how = Of 100 matches like this one, moment by moment
curve-told = Chances of winning at this moment: { $told }
chance-of = { $name } { $value } in 100
point-number = Turning point { $number }
moment = The board at this moment
points = Turning points
points-kind = Which turning points
points-all = All
points-choice = Choices
points-luck = Luck
points-none = Nothing of this kind changed much.
in-turn = Turn { $turn }: { $what }
better = Better:
better-head = Better
played = Played
before = Before
board-shows = The board shows
as-luck = luck
as-given = given away
smaller = { $count ->
    [0] No other choice gave anything away.
    [one] One smaller slip, { $sum } in 100.
   *[other] { $count } smaller slips, { $sum } in 100 in all.
}
given-how = Chances as the seat could reckon them then, give or take { $error }. Both met the same luck.
line = How it may have gone on
luck-told = Dice or cards gave { $name } { $size } in 100 against their average. Nobody chose this.
at-start = The start
pick-one = Choose a turning point, press the curve, or walk with the arrow keys; N and P go from one turning point to the next.
result = The result
ledger = Luck and choices of each side, of 100
start-end = from { $start } to { $end } in 100
cause-luck = luck
cause-unseen = what was hidden
cause-given = given away
cause-gained = gained
cause-rest = the rest
ledger-how = Luck: dice and cards against their average. Gained: what the others gave away. Hidden: cards drawn and guesses that came off. The rest: what the reckoning does not see.
as-table = Every step as a table
step = Step
who = Who
what = What happened
chance = Chance
waits = { $ahead ->
    [0] The review begins in a moment
    [one] One other review comes first
   *[other] { $ahead } other reviews come first
}
works = Looking at every step
works-how = Each choice is compared with others, each die with those that might have fallen. You can leave; the review is kept.
failed = The review did not work out. The record is as it was.
failed-long = This match is too long to be reviewed here: warbox review does it on your own machine.
opponents = Opponents
opponents-where = The levels of each game
ladder = The ladder
ladder-how = Choose a game, then a level. Ratings come from round robins; the bars are 95 % intervals.
ladder-none = These levels have not been measured against each other yet.
rating = { $rating } ({ $low } to { $high })
thinks = Thinks
seconds-a-turn = { $seconds } s a turn
play-level = Play this level
games-measured = { $games } games
motto-recruit = Sees the move, never the answer.
trait-recruit-1 = Looks at the board after its own move and no further.
trait-recruit-2 = Overlooks one choice in five.
trait-recruit-3 = Weighs few choices before it moves.
motto-regular = Plays its own turn well.
trait-regular-1 = Plans to the end of its turn, not beyond.
trait-regular-2 = Overlooks a choice now and then.
trait-regular-3 = Forgets what you will do next.
motto-veteran = Plans its turn and yours.
trait-veteran-1 = Reckons with your next turn before it moves.
trait-veteran-2 = Imagines many hands and places for what it cannot see.
trait-veteran-3 = Mixes its secret choices, so that you cannot read them.
motto-elite = Takes its time, and finds more.
trait-elite-1 = Sees as far as a veteran, five times as carefully.
trait-elite-2 = Looks at choices that others pass over.
trait-elite-3 = Gives little away; wait for the dice.
against = Against { $level }
measured-in = Measured in
you = You { $rating } ± { $half }
you-key = you
fair-is = fair match: { $level }
you-unrated = You: not yet rated, { $left ->
    [one] one finished match to go
   *[other] { $left } finished matches to go
}
fair-match = fair match
rating-axis = rating, 95 % interval
