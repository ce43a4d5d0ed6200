### The page around every game.

language = Language
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
elsewhere = Elsewhere
to-opponents = Opponents
to-lab = Lab
to-docs = Documentation
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
the-rules = Rules
all-rules = All the rules
in-the-rules = In the rules
turn-number = turn { $turn }
search-matches = Search finished matches
any-game = Any game
any-result = Any result
result-won = Won
result-lost = Lost
result-drawn = Drawn
only-mine = Only mine
export-all = Save all ({ $count })
exporting = { $done } of { $count }
delete-match = Delete: { $match }
none-found = No finished match is like this.

new-match = New match
opponent = Opponent
way-computer = Computer
way-computer-how = ready now
way-friend = A friend
way-friend-how = send a link
way-screen = This screen
way-screen-how = pass and play
your-side = Your side
about-levels = About the levels
strength = Strength
level-recruit = Recruit
level-regular = Regular
level-veteran = Veteran
level-elite = Elite
level-easy = Recruit
level-fair = Regular
level-hard = Veteran
level-random = Recruit
level-greedy = Regular
more-settings = More settings
your-name = Your name
clock = Clock
clock-none = No clock
clock-turn = { $seconds ->
    [300] 5 minutes a turn
   *[other] { $seconds } seconds a turn
}
clock-bank = { $minutes } minutes, { $increment } seconds more a move
clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
value-yes = yes
value-no = no
value-alone = only captains alone
value-present = both captains present
start-position = Start from a position
start-position-how = A position in notation; leave empty for a new game

invited = You are invited to this table. Your name, and you are in.
invited-by = { $names } { $count ->
    [one] invites
   *[other] invite
} you to this table. Your name, and you are in.
copy-invitation = Copy invitation
somebody = Somebody
invitation = { $name } invites you to { $game } as the { $seat } ({ $clock }): { $link }
only-here = This address leads to this machine only. So that friends can come, start the server with
only-here-then = and open the page under this machine’s address in the network; the link will hold it then.
sit-down = Sit down
no-such-match = There is no such match.
laying-the-table = Laying the table…
waiting-for-friend = Waiting for your friend
waiting-for-friend-short = Waiting for a friend
waiting-how = Send this link. Whoever opens it takes the seat; the match begins by itself.
link-for = Link for the { $seat }
is-here = is here
not-yet = not yet here
pass-to = Pass the screen to { $name }
pass-why = What the other has chosen stays hidden until it is revealed.
pass-ready = I am { $name }

decision = Decision
your-decision = Your decision
sealed-until-revealed = Secret until revealed
waiting = Waiting
thinking = The computer thinks
move-now = Move now
waiting-for = Waiting for { $names }
over = The match is over
why = Why?
undo = Undo
hint = Hint
hint-how = One good move and why, from what you can know. Everybody is told that you asked.
hint-coming = Thinking about a hint…
review-it = Review
hint-moves = The best moves and their chances
hint-line = How it may go on
hands-over = Let the computer play for me
hands-own = The computer plays for you.
hands-take = Play on myself
hands-stand = Played by the computer for now: { $names }
hands-gone = { $name } is away.
hands-let = Let the computer play on for them
hint-only = There is nothing else to do.
hint-plain = Nothing else was worth a thought.
hint-better = It makes your position worth { $value } in 100, the next best choice { $other }.
hint-even = Others are as good; it is one of the best.
hint-follows = In { $share } of 100 futures tried something like this follows: “{ $sentence }”
hints-asked = Hints asked for: { $list }
older-matches = Older matches
allow-hints = Hints allowed
event-hint-asked = A hint for { $seat }.
event-hands-computer = A computer decides for { $seat } from now on.
event-hands-back = { $seat } decides again.
refusal-hands-computer = A computer decides for your seat: take it back first.
refusal-hands-same = It is so already.
refusal-hands-here = Whoever sits there has not been away long enough.
refusal-hands-others = Only who holds the seat takes it back.
refusal-hint-off = There are no hints in this match.
refusal-hint-again = You have the hint for this question already, or it is on its way.
more = More
takeback-ask = Ask to take back
takeback-asked = { $name } asks to take back the last move.
agree = Agree
decline = Decline
resign = Resign
resign-sure = Resign this match? It counts as a loss.
help = Help
help-keys = Keys: Tab and Enter for everything, arrows on the board, U undo, H hint, ? this help, Esc close.
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
all-choices = { $count ->
    [one] The one choice as a list
   *[other] All { $count } choices as a list
}
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
imported = imported
verdict-waits = Verifying the record…
verdict-dice = { $count ->
    [0] Verified; no die was rolled
    [one] One roll verified
   *[other] { $count } rolls verified
}
verdict-by-hand = Dice rolled by hand: not verified
verdict-broken = The record does not hold, line { $line }: { $why }
verdict-own = signed by this server
verdict-key = signed by the key { $key }
verdict-unsigned = unsigned
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

computer-level = Computer, { $level }
name-you = { $name } (you)
you-here = You
name-online = { $name }, online
name-away = { $name }, away
days-left = { $days } days
time-left = { $time } left
light = Light
theme-system = System
theme-light = Light
theme-dark = Dark
theme-flip = Light or dark
pace = Pace
pace-calm = Calm
pace-brisk = Brisk
pace-instant = Instant
sound = Sound
sound-off = Off
sound-on = On
skip = Skip to now
away = While you were away
away-steps = { $count ->
    [one] One step
   *[other] { $count } steps
}
away-now = Now
turns = Turn
speed = Speed
happening = What happens
back-to-now = Back to now
looking-back = You look back at the table as it was.
under-way-now = Under way…
waiting-eyebrow = Not your turn
watching-eyebrow = Watching
takeback-waits = Waiting for an answer to your takeback.
not-your-seat = This link does not hold a seat here.
event-undone = { $seat }: the last action was taken back.
event-takeback-asked = { $seat } asks to take back.
event-takeback-declined = { $seat } declines.
event-taken-back = { $seat }: taken back by consent.
resign-not = Play on
others-play = Others at play
sheet = The question below the board
zoom = Magnify the board
zoom-in = Nearer
zoom-out = Farther
zoom-back = Back to what matters now
zoom-whole = Show the whole board
to-decision = To the decision
play-again = Play again
copy-watch-link = Copy the link to watch
share-link = Copy a link
share-how = A link that holds all of it, to send to friends
share-copied = The link is on your clipboard: it holds all of it.
share-not-copied = The link could not be copied. Save a file instead.
share-broken = This link is broken: nothing could be read from it.
drafts = Drafts
draft-undo = Undo
draft-redo = Redo
draft-begin-with = Begin with
draft-kept-here = Kept in this browser
draft-none-kept = Nothing yet: everything is kept as you go.
draft-forget = Throw { $name } away
draft-load = Load a file
draft-save = Save as a file
draft-saved = { $file } is saved.
draft-loaded = The file lies on the table.
draft-loaded-with-faults = { $count ->
    [one] The file had a fault; what could be read lies on the table.
   *[other] The file had { $count } faults; what could be read lies on the table.
}
draft-from-link = From a link: it is kept here now.
draft-not-readable = This file cannot be read: { $why }
how-it-goes = How a game of { $game } goes
learn-first = First match: learn by playing, about ten minutes
learn-on = Go on with your first match, step { $step } of { $count }
learn-again = Play the guided first match again
fault-internal = Something went wrong on the server.
fault-other = That did not work: { $message }
fault-no-match = There is no such match.
fault-seat-taken = This seat is taken already.
fault-wrong-token = This link gives no seat here.
fault-not-notation = This is no position: { $message }
fault-setup = This position cannot be: { $message }
fault-over = In this position nobody is asked anything: the game is over.
fault-record = This record does not hold: { $message }
fault-not-over = That can be seen when the match is over.
fault-too-fast = Too much at once. Try again in a moment.
fault-busy = The server plays other games already. Try again in a moment.
fault-name = The name has signs that cannot be shown.
try-again = Try again
free-seat = free seat
line-broken = The line to the server is broken.
line-broken-how = It is tried again. What you choose meanwhile is sent then.
line-crowded = This seat is open in too many tabs: close one of them.
stuck = { $names } cannot answer, through a fault of the server. It is tried again; you may also take back or resign.
asked-again = You are asked to play again.
asked-again-short = Play again?
others-again = They play again.
waiting-again = They are asked at the last table and in their lobby. The match begins by itself.
call-off = Call the match off
call-off-not = Keep waiting
fault-started = The match has begun meanwhile.
fault-unplayable = This match was played by other rules and cannot be continued.
fault-not-stored = The server could not store this. Try again.
refusal-undo-handed = The turn has passed on: ask the other to agree to take back.
refusal-undo-over = The match is over.
refusal-takeback-asked = Your wish to take back waits for an answer already.
refusal-undo-agreed = You agreed on a takeback since: ask the other to agree to take back more.
refusal-undo-late = No time would be left: the clock would run on as if you had not acted.
refusal-takeback-again = That was declined: play on before you ask again.
refusal-takeback-often = You have asked to take back too often.
refusal-takeback-none = Nobody waits for an answer any more.
refusal-not-started = The match has not begun yet.
refusal-too-fast = Too much at once. Try again in a moment.
refusal-too-long = This match has become too long to go on.
refusal-not-a-choice = That is not among the choices.
refusal-failed = The server failed at this, which is its fault and not yours: nothing has changed.
refusal-not-stored = The server could not store this. Try again.

plain-position = Position
plain-legend = The position in notation. A question mark is what you may not know.
plain-how = The board shows the position in notation, a line for each player and thing; the choices stand beside it.
plain-write = Write a choice in notation
plain-send = Send

# people at the table
wish-cancel = Never mind
draw-offer = Offer a draw
draw-asked = { $name } offers a draw.
draw-waits = Waiting for an answer to your offer of a draw.
gone = { $name } has been away for a long time, and the match waits.
claim-win = Claim the win
claim-off = Call the match off
recovery = Recovery word
recovery-how = With this word you get your seat back on another device, or when this browser has forgotten it. Write it down; it is shown once, and a new one replaces it.
recovery-draw = Show a word
recovery-where = To use it, open
recovery-kept = I have it
regain = Get your seat back
regain-how = The recovery word of your seat in this match of { $game }. Whoever holds the seat now holds it no more.
regain-word = Recovery word
regain-go = Sit down again
no-free-seat = All seats of this table are taken.
talk = Talk
talk-unread = { $count ->
    [one] Talk: one new message
   *[other] Talk: { $count } new messages
}
talk-nothing = Nobody has said anything yet.
talk-say = Say something
talk-send = Say
talk-mute = Mute the others
talk-unmute = Hear the others again
talk-side = your side only
talk-side-only = To your side only
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-moment = One moment, please.
phrase-thanks = Thank you.
phrase-good-game = Good game!
who-sees = Who sees it
who-sees-private = Only the players
who-sees-listed = Everybody here may watch
way-open = Anybody here
way-open-how = an open table, first come
open-tables = Open tables
open-table-free = A seat is free
sit-down-here = Sit down
random-side = Random
allow-talk = People may talk
names-of = Name of { $seat }
swap-sides = Swap sides
fault-no-free-seat = This seat is taken already.
fault-wrong-word = That is not the word of any seat of this match.
refusal-talk-off = There is no talking at this table.
refusal-talk-much = That is enough talk for one match.
refusal-draw-offered = A draw is offered already, and waits for an answer.
refusal-draw-none = Nobody offers a draw any more.
refusal-draw-again = That was declined: play on before you offer a draw again.
refusal-draw-often = You have offered a draw too often.
refusal-draw-computer = A computer takes no offer of a draw.
refusal-claim-here = The others have not been away long enough.
refusal-claim-not-asked = The match does not wait for the others: play on.
event-draw-offered = { $seat } offers a draw.
event-draw-declined = { $seat } declines the draw.
event-draw-agreed = All agree to a draw.
event-left = { $seat } has left the table.
event-called-off = The match is called off.
event-resigned = { $seat } gives up.
event-timed-out = The time of { $seat } is up.
outcome-resignation = { $winner }: victory. The other side has given up.
outcome-timeout = { $winner }: victory. The other side’s time is up.
outcome-timeout-draw = Nobody wins: the time of all sides is up.
outcome-abandoned = { $winner }: victory. The other side has left the table.
outcome-agreed-draw = A draw, by agreement.
outcome-called-off = Called off: nobody wins.
not-for-you = This match is only for its players.
