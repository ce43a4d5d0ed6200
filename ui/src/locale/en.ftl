### The page around every game.

language = Language
theme = { $theme ->
    [system] Light or dark: as the system says
    [light] Light
   *[dark] Dark
}
connected = Connected
reconnecting = Reconnecting…
no-server = The server does not answer. Is it running?
to-lobby = Back to the lobby
close = Close
copy = Copy
copied = Copied
you = you

five-wars = Five wars in a box
pick-a-lid = Pick a lid. The table is laid, the rules are kept, an opponent is waiting.
games = Games
not-yet-in-the-box = Not yet in the box
continue = Continue
nothing-to-continue = No match of yours is under way. Start one: it takes a minute.
your-turn = Your turn
their-turn = Their turn
under-way = Under way
play = Play
watch = Watch
won-by = won by { $names }
drawn = drawn
finished = { $count ->
    [0] No finished matches yet
    [one] One finished match to replay
   *[other] { $count } finished matches to replay
}
import-record = Open a record…

game-broadsides = Broadsides and Boarding Parties
game-onboard = Rainbow Six Siege: On Board
game-siegestorm = Siegestorm
game-firstwave = RBN First Wave
game-tideofiron = Tide of Iron
about-broadsides = Two tall ships, three secret cards a turn, one broadside that decides it.
about-onboard = Breach the walls or guard the bombs. Every door can change the plan.
about-siegestorm = Your deck is your life. March creatures up the track and storm the line.
about-firstwave = Survivors, infected and machines on one table. Bring a tape measure.
about-tideofiron = Squads and armour, hex by hex. Hold your fire until it hurts.
players-broadsides = 2 players
length-broadsides = 30 min
go-broadsides = Set sail

new-match = New match
opponent = Opponent
way-computer = Computer
way-computer-how = ready now
way-friend = A friend
way-friend-how = send a link
way-screen = This screen
way-screen-how = pass and play
your-side = Your side
strength = Strength
level-easy = Easy
level-fair = Fair
level-hard = Hard
level-random = Easy
level-greedy = Fair
more-settings = More settings
your-name = Your name
clock = Clock
clock-none = No clock
clock-turn = 90 seconds a turn
clock-bank = 15 minutes, 10 seconds more a move
clock-days = 3 days a move
value-yes = yes
value-no = no
value-alone = only captains alone
value-present = both captains present
start-position = Start from a position
start-position-how = A position in notation; leave empty for a new game

invited = You are invited to this table. Your name, and you are in.
sit-down = Sit down
no-such-match = There is no such match.
laying-the-table = Laying the table…
waiting-for-friend = Waiting for your friend
waiting-for-friend-short = Waiting for a friend
waiting-how = Send this link. Whoever opens it takes the seat; the match begins by itself.
link-for = Link for seat { $seat }
is-here = is here
not-yet = not yet here
pass-to = Pass the screen to { $name }
pass-why = What the other has chosen stays hidden until it is revealed.
pass-ready = I am { $name }

decision = Decision
your-decision = Your decision
sealed-until-revealed = Secret until revealed
waiting = Waiting
waiting-for = Waiting for { $names }
over = The match is over
why = Why?
undo = Undo
more = More
takeback-ask = Ask to take back
takeback-asked = { $name } asks to take back the last move.
agree = Agree
decline = Decline
resign = Resign
resign-sure = Resign this match? It counts as a loss.
help = Help
help-keys = Keys: Tab and Enter for everything, arrows on the board, U undo, ? this help, Esc close.
show = Show
board = Board
log = Log
log-empty = Nothing has happened yet.
dice = Dice
dice-none = No die has been rolled yet.
watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
all-choices = All { $count } choices as a list
refusal-stale = The table has moved on; look again.
refusal-not-asked = It is not your turn.
refusal-game-over = The match is over.
refusal-undo-dice = Dice have been rolled since: that cannot be taken back alone.
refusal-undo-reveal = It has been revealed: that cannot be taken back alone.
refusal-undo-other = The other has acted since.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-learnt = Hidden things have come to light since.

replay = Replay
replay-it = Replay
download-record = Download the record
eyes = Seen by
eyes-all = Everything
step-of = Step { $step } of { $steps }
step-first = To the start
step-back = One step back
step-next = One step on
step-last = To the end
play-on = Play
pause = Pause
link-to-move = Copy a link to this move
