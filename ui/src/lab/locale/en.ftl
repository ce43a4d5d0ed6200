### The lab: experiments that computers play on the server.

lab = The Lab
lab-where = Is it fair? Let computers play it out.
new-experiment = New experiment
compare = What shall we compare?
differs = What differs
differs-none = Nothing: one way to play, or two players
variant = Variant { $letter }
add-variant = Add a variant
remove-variant = Remove variant { $letter }
in-all = In all variants
players = Players
player-random = At random
player-greedy = One step ahead
stop-at = Stop at
stop-games = Games
stop-precision = Precision
stop-sure = Sure
stop-games-how = games of each variant
stop-precision-how = points to either side, in every variant
stop-sure-how = points of difference, told with 95 % certainty
sure-needs = Sure needs two variants, or two different players.
begin = Run the experiment
plots = What the games show
running = Running
over-done = Done
over-stopped = Stopped
over-failed = Broken down
failed-how = The games broke down on the server.
games-of = games of { $most }
a-second = { $rate } games a second
time-left = likely left
time-taken = taken
stop = Stop and keep
closing = { $side }: share of games won, closing in
closing-how = The band is the 95 % interval after so many games.
closing-axis = games of each variant
report = Open the report
report-how = Every plot, and the same as data
no-experiment = Nothing has been played yet
no-experiment-how = Choose a game and what differs. The server plays in the background and gives way to everybody who sits at a table; you see the intervals close, and may stop whenever you know enough.
answer-so-far = The answer so far
answer = The answer
who-wins = Who wins
who-wins-how = % of the games, with Wilson’s 95 % intervals
drawn = Drawn games: { $count }
verdict-none = { $state ->
    [playing] The first games are being played
   *[other] Nothing was played
}
verdict-one = { $way ->
    [ahead] { $side } wins more often
   *[even] Even, as far as these games tell
}
verdict-two = { $way ->
    [more] { $side } wins more often with { $a }
    [less] { $side } wins less often with { $a }
   *[open] No difference is shown yet
}
verdict-many = { $way ->
    [differ] The variants differ for { $side }
   *[open] No difference is shown yet
}
verdict-sure-variants = { $verdict ->
    [high] { $side } does better with { $a } than with { $b }
    [low] { $side } does no better with { $a } than with { $b }
   *[open] Is { $a } better for { $side }? Not yet sure
}
verdict-sure-players = { $verdict ->
    [high] { $a } is better than { $b }
    [low] { $a } is no better than { $b }
   *[open] Is { $a } better than { $b }? Not yet sure
}
by-points = With { $a }, { $side } wins { $points } points more than with { $b }, give or take { $half }.
by-fewer = With { $a }, { $side } wins { $points } points less than with { $b }, give or take { $half }.
one-interval = { $side } wins { $rate } of the games: somewhere between { $low } and { $high }.
many-games = Compare the intervals: where two of them do not meet, the difference is real.
evidence = Evidence { $llr }; sure at { $lower } or { $upper }
evidence-low = no better
evidence-high = better
command = The same at the terminal
command-how = With every option, as many games as you like, on all cores.
share-row = { $variant }, { $side }: { $rate }, between { $low } and { $high }

## A first look at the balance, in the editors

balance = First look at the balance
balance-how = Computers play all sides. They are no masters, and few games say little: mind the interval.
balance-games = Games
played-by = Played by
playing-greedy = thinking
playing-random = at random
play-games = Play { $count } games
playing = Games played
played-of = { $games } of { $asked } games
with-players = { $count } players
stop-playing = Stop
stopped-after = Stopped after { $games } of { $asked } games.
wins-of = ({ $wins } of { $games } games)
interval = 95 % interval: { $low } to { $high }
of-an-older-draft = The draft has changed since.
other-side = The other side
more-in-the-lab = More in the lab
