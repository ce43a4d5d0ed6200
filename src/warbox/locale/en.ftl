### The shell: every command's words. Game words stand in the game's own file.

## Errors: one line each, with what to do

error = warbox: { $what }
error-no-game = there is no game “{ $game }”; the box holds { $games }
error-no-command = there is no command “{ $command }”; try warbox { $near }
error-no-option = there is no option { $option }; see { $command } --help
error-missing = { $what } is missing; see { $command } --help
error-usage = { $why }; see { $command } --help
error-file = { $file }: { $why }
error-no-file = there is no file { $file }; check the name
error-file-exists = { $file } exists already; give another name, or --resume to go on with it
error-is-folder = { $file } is a folder; give a file
error-no-permission = { $file } may not be read or written; check its permissions
error-not-text = the file is not UTF-8 text; give a text file
error-no-rule = the catalog of { $game } has no { $rule }; did you mean { $near }?

## Help

help-panel-arguments = Arguments
help-panel-options = Options
help-panel-commands = Commands
help-warbox = A box of complete tabletop war games: play them, measure them, look into their rules.
help-version = Print the version.
help-help = Print this help.
help-lang = Language; the locale's if it is not given.
help-no-color = No colours; also the environment variable NO_COLOR.
help-game = A game of the box, see warbox games.
help-games = List the games of the box.
help-rules = Show where code and tests keep each rule of a game, or one rule.
help-rules-rule = A rule id, for example BBP-ARC-03 or arc-03.

## warbox games

games-hint = Play one: warbox play { $game }

## warbox rules

rules-source = source: { $source }
rules-rulings = Rulings
rules-examples = Worked examples
rules-code = In code
rules-tests = In tests
rules-none = none
rules-installed = Where code and tests cite each rule is known in the source tree only: this is an installed package, whose rules are compiled and which has no tests.
rules-count = The catalog has { $entries } rules and rulings and { $examples } worked examples.
rules-total = { $covered } of { $entries } rules and rulings are covered: { $code } have code, { $tests } have a test, { $reasons } have a dated reason.

## warbox perft

help-perft = Count the ways to answer the next questions of a position, and compare with the counts in the file.
help-perft-file = A position in notation, followed by lines perft DEPTH COUNT.
help-perft-depth = Count to this depth only.
help-perft-divided = Show the count behind each answer to the first question.
perft-right = depth { $depth }: { $count }, as expected ({ $seconds } s)
perft-wrong = depth { $depth }: { $count }, but the file expects { $expected } ({ $seconds } s)
perft-new = depth { $depth }: { $count } ({ $seconds } s)

## warbox simulate

help-simulate = Let computer players play many games, on all cores, and show who wins how often.
    Ctrl-C stops and shows the games that are over. With --out they are kept, and the same command goes on from there.
help-simulate-games = How many games; 100 if it is not given.
help-simulate-players = One player a seat, by name: random, greedy, recruit, regular, veteran or elite; or guests, FILE.py:NAME or {"!"}COMMAND. They change seats after every game.
help-simulate-seed = The same seed plays the same games, on however many cores.
help-simulate-option = An option of the game, or NAME=@FILE for what stands in a file; may be given several times.
help-simulate-workers = Processes that play; as many as there are cores if it is not given.
help-simulate-out = A file to which every finished game is added, as JSON Lines.
help-simulate-as-json = Print the results as JSON.
error-no-player = there is no player “{ $player }”; there are { $players }
error-player-count = { $given ->
        [one] one player was given
       *[other] { $given } players were given
    } for { $seats } seats; name one a seat, separated by commas
error-option-form = an option is given as NAME=VALUE, not “{ $option }”
error-option-twice = option { $option } is given twice
decimal-point = .
simulate-playing = playing
simulate-done = { $game }: { $games } games, seed { $seed }
simulate-interrupted = { $game }: stopped after { $games } of { $asked } games, seed { $seed }
simulate-who = Player
simulate-as = {"  "}as { $seat }
simulate-games = Games
simulate-wins = Wins %
simulate-draws = Draws %
simulate-losses = Losses %
simulate-percent = { $share } [{ $low } {"–"} { $high }]
simulate-wilson = In brackets: Wilson's 95 % interval.
simulate-length = Decisions a game: median { $median }, quartiles { $lower-quartile } and { $upper-quartile }, from { $least } to { $most }.
simulate-turns = Turns a game: median { $median }, quartiles { $lower-quartile } and { $upper-quartile }, from { $least } to { $most }.
simulate-ends = Ends: { $ends }.

## warbox ladder

help-ladder = Let computer players play a round robin, each pair in both seats, and give each a rating.
help-ladder-games = How many games a pair plays; 40 if it is not given.
help-ladder-players = The players, by name; all of the box if it is not given. Guests too: FILE.py:NAME (a function from text to text, or a class of players), MODULE:NAME, {"!"}COMMAND.
help-ladder-seed = The same seed plays the same games, on however many cores.
help-ladder-option = An option of the game, or NAME=@FILE for what stands in a file; may be given several times.
help-ladder-workers = Processes that play; as many as there are cores if it is not given.
help-ladder-out = A folder with a file for each pair, to which every finished game is added: a ladder that was stopped goes on.
help-ladder-as-json = Print the results as JSON.
error-ladder-players = a ladder needs two different players at least, each named once
error-ladder-seats = a ladder is for games of two, and this table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
ladder-done = { $game }: ladder, seed { $seed }
ladder-rating = Rating
ladder-against = Against
ladder-score = Score %
ladder-draws = Draws
ladder-intervals = In brackets: 95 % intervals. A draw counts for half.

## warbox bench

help-bench = Measure decisions, games and clones a second: our games, compiled and interpreted, and other packages.
help-bench-as-json = Print the figures as JSON.
help-bench-seconds = How long each thing is measured.
help-bench-seed = Of the random games.
help-bench-peers = Whether to measure the other packages too, where they are installed.
bench-progress = measuring { $what } ...
bench-game = Game
bench-decisions = Decisions/s
bench-osb = OSB
bench-games = Games/s
bench-clones = Clones/s
bench-search = Search
bench-playouts = Playouts/s
bench-nodes = Nodes/s
bench-rollouts = Random games to the end/s
bench-vector = Vector environment
bench-steps = Steps/s
bench-single = Single environments
bench-times = Times
bench-compiled = { $game }, compiled
bench-interpreted = { $game }, interpreted
bench-gain = { $game }: compiled is { $times } times as fast as interpreted.
bench-not-compiled = This installation is not compiled: only the interpreted rules are measured. make bench measures both.
bench-unit = 1 OSB = decisions a second of OpenSpiel's backgammon, played at random through its Python API in this run.
bench-no-unit = OSB, the decisions a second of OpenSpiel's backgammon, was not measured.
bench-setting = { $python }, { $machine }, one core, { $seconds } s each.

## warbox play

help-play = Play a game: against the computer, or two people at one keyboard.
help-play-seat = Your seat; drawn by lot if it is not given.
help-play-cores = Processes in which a level thinks at the same time; 1 if it is not given.
help-play-opponent = Who plays the other seat: recruit, regular, veteran or elite, greedy or random, or human for two people at one keyboard.
help-play-seed = A number that makes dice and computer repeatable.
help-play-option = A reading on which tables differ, or NAME=@FILE for what stands in a file; may be given several times.
help-play-position = Start from the position in this file.
help-play-record = Where the match is recorded; else a new file in your data folder.
help-play-resumed = Go on with the match recorded in this file.
error-resume-alone = --resume goes on with a match as it is; give no other option that sets one up
error-no-seat = there is no seat “{ $seat }”; there are { $seats }
error-other-game = { $file } holds a match of { $game }; give warbox play { $game }
table-you-are = You command { $mine }; the computer ({ $kind }) plays { $theirs }.
table-hot-seat = Several people at one keyboard: after a secret choice the terminal is cleared, scrolled lines included.
table-alone = You command { $mine }.
table-other-may = Type { $letter } to let { $who } act first.
table-help = Type a number or what you want to do; ? helps, undo takes back, quit leaves and keeps the game.
table-prompt = { $who } >{" "}
table-pass = Pass the keyboard to { $who } and press Enter.{" "}
table-again = Type it again if you mean it.
table-no-number = choose a number from 1 to { $most }, or ? for help
table-not-understood = “{ $typed }” is not understood: type { $form }, a number, or ? for help
table-commands = Also: board (draw the table), list (all choices), odds (exact chances), probe ACTION (what the rules say to it), hint (a good move and why), log [N], undo, save [FILE], resign, quit. Notation works, too.
table-rules = The rules behind this moment; ? and a number, or ? and an id such as ? { $rule }, explains one:
table-no-odds = No dice are at stake in this choice.
probe-allowed = Allowed: { $action }.
table-saved = The match is saved in { $file }.
table-undone = Taken back.
table-hint = Hint: { $action }.
advice-only = There is nothing else to do.
advice-plain = Nothing else was worth a thought.
advice-better = It makes your position worth { $value } in 100, the next best { $other }.
advice-even = Others are as good; it is one of the best.
advice-chance = { $value } in 100, give or take { $error }
advice-line = How it may go on:
advice-follows = In { $share } of 100 futures tried something like this follows: “{ $sentence }”
table-resign = Do you give up and lose the game? yes or no:
table-left = The match is saved. Go on with:
table-won = You win!
table-lost = You lose.
table-record = The match is on record; every die of it can be checked:
word-help = help
word-board = board
word-list = list
word-odds = odds
word-probe = probe
word-hint = hint
word-log = log
word-undo = undo
word-save = save
word-resign = resign
word-quit = quit
word-yes = yes

## What the engine and a match say about any game

event-resigned = { $seat } gives up.
outcome-resignation = { $winner } wins: the other side has given up.
refusal-game-over = The game is over.
refusal-not-asked = It is not for this seat to answer now.
refusal-not-a-choice = “{ $action }” is not among the choices.
refusal-dice-wanted = Dice are wanted: { $count } with { $faces } faces.
refusal-dice-count = { $count } dice are wanted, not { $given }.
refusal-dice-face = A die with { $faces } faces does not show { $face }.
refusal-order-wanted = An order of { $size } things is wanted, each once.
refusal-undo-over = The match is over.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-dice = Dice have been rolled since: they cannot be taken back.
refusal-undo-reveal = Secret choices have been revealed since: they cannot be taken back.
refusal-undo-other = Somebody else has acted since.
refusal-undo-learnt = Hidden things have come to light since: they cannot be hidden again.
event-timed-out = The time of { $seat } is up.
event-undone = { $seat } takes the last action back.
event-takeback-asked = { $seat } asks to take back.
event-takeback-declined = { $seat } does not agree to take back.
event-taken-back = All agreed: { $seat } took back.
event-hint-asked = A hint for { $seat }.
event-draw-offered = { $seat } offers a draw.
event-draw-declined = { $seat } declines the draw.
event-draw-agreed = All agree to a draw.
event-left = { $seat } has left the table.
event-called-off = The match is called off: the others have left the table.
outcome-agreed-draw = A draw, by agreement.
outcome-abandoned = { $winner } wins: the other side has left the table.
outcome-called-off = Called off: nobody wins.
refusal-draw-offered = A draw is offered already, and waits for an answer.
refusal-draw-none = Nobody offers a draw.
refusal-draw-again = That was declined: play on before you offer a draw again.
refusal-draw-often = You have offered a draw too often.
refusal-draw-computer = A computer takes no offer of a draw.
refusal-claim-here = The others have not been away long enough.
refusal-claim-not-asked = The match does not wait for the others: play on.
event-hands-computer = A computer decides for { $seat } from now on.
event-hands-back = { $seat } decides again.
refusal-hands-computer = A computer decides for your seat: take it back first.
refusal-hands-same = It is so already.
refusal-hands-here = Whoever sits there has not been away long enough.
refusal-hands-others = Only who holds the seat takes it back.
refusal-hint-off = There are no hints in this match.
refusal-hint-again = You have the hint for this question already, or it is on its way.
refusal-talk-off = There is no talking at this table.
refusal-talk-much = That is enough talk for one match.
outcome-timeout = { $winner } wins: the other side’s time is up.
outcome-timeout-draw = Nobody wins: the time of all sides is up.
refusal-stale = The table has changed since: look again.
refusal-not-notation = That is not notation: { $why }
refusal-undo-handed = The turn has passed on: ask the others to agree to take back.
refusal-takeback-none = Nobody has asked to take back.
refusal-takeback-asked = This wish to take back waits for an answer already.
refusal-undo-agreed = A takeback was agreed since: ask the others to agree to take back more.
refusal-undo-late = No time would be left: the clock runs on as if the action had not been taken.
refusal-takeback-again = That was declined: play on before you ask again.
refusal-takeback-often = You have asked to take back too often.
refusal-not-seated = Spectators only watch.
refusal-lesson-done = This part of the lesson is done: go on to the next.
refusal-lesson-only = In a lesson there is only the next step: go back with the teacher.
refusal-not-started = The match has not started yet.
refusal-too-fast = Too many messages: wait a moment.
refusal-too-long = You have acted so often in this match that the server takes no more of it.
refusal-too-many-undos = You have taken back too often in this match.
refusal-bad-message = The server does not understand this message: { $why }
refusal-failed = The server failed at this, which is its fault and not yours: nothing has changed.
refusal-not-stored = The server could not store this: try again.

## warbox case

help-check = Check things that somebody has made, decks and missions: every fault with its place, reason and rule.
help-check-file = The files; what each is, is found from the file.
help-check-option = An option under which it is judged, such as melee=yes; may be given several times.
error-no-kind = this is none of { $kinds }; see docs/missions.md, docs/scenarios.md and docs/decks.md

help-mission = Show the plans of missions of On Board that somebody has built.
help-mission-what = show draws the plan, lines writes what a case file needs.
help-mission-file = Mission files; docs/missions.md describes them.
error-no-job = there is no “{ $job }”; there are { $jobs }
mission-faults = { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
}
mission-place = { $place }:
mission-holds = { $name }: no fault, { $zones } zones, { $bombs ->
    [one] { $bombs } bomb
   *[other] { $bombs } bombs
}
mission-aims = Attack: defuse { $defusals } of { $bombs } { $bombs ->
    [one] bomb
   *[other] bombs
}, held at { $checks } { $checks ->
    [one] end of a turn
   *[other] ends of turns in a row
}. Defence: hold until turn { $turns } is over.
mission-legend = # and = solid wall, w wall, R reinforced, x destroyed, d door, o open, D barricaded, n window, N barricaded; > Attack starts, + Defence starts, * bomb
mission-zone-exterior = outside
mission-zone-room = room
mission-zone-bomb = bomb
scenario-faults = { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
}
scenario-place = { $place }:
scenario-holds = { $name }: no fault, { $cols } by { $rows } hexes, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

help-deck = Show decks of Siegestorm that somebody has built, or write them in one line.
help-deck-what = show lists the cards by their costs, line writes the deck in one line, to be shared or given to a match.
help-deck-file = Deck files; docs/decks.md describes them.
help-deck-melee = By the rules of a melee: cards of several factions.
help-deck-promo = With promo cards, to which all have agreed.
deck-faults = { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
}
deck-place = { $place }:
deck-whole = deck
deck-near = Perhaps { $names }?
deck-holds = { $name }: no fault, { $cards } cards of { $factions }
deck-cost = Cost { $cost }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

help-case = Run case files: positions, actions and dice, and what must hold after them.
help-case-file = Case files, or folders with case files; docs/case-files.md describes them.
help-case-quiet = Show only the cases that fail.
error-no-cases = there are no { $suffix } files below { $folder }
case-untitled = (no title)
case-line = line { $line }
case-expected = expected
case-found = found
case-held = { $cases ->
        [one] The case holds.
       *[other] All { $cases } cases hold.
    }
case-failed = { $cases ->
        [one] The case fails.
       *[other] { $failed } of { $cases } cases fail.
    }

## warbox verify

help-verify = Verify a record: its chain of hashes, every die and shuffle, the rules, the outcome.
    Exit code 0: everything holds; 1: a line does not fit; 2: not a record that this program can replay; 3: the match is not over.
help-verify-file = A record of a match.
help-verify-commitment = The commitment that was published before the match: the record must be bound to it.
help-verify-seat-seed = A seat's own seed, SEAT=SEED: the record must have it. May be given several times.
help-verify-key = The public key of the host: the record must be signed by it.
verify-holds = { $file } holds: { $lines } lines.
verify-holds-dice = { $chances ->
        [0] No die was rolled and nothing shuffled.
        [one] One roll or shuffle comes from the revealed seed.
       *[other] All { $chances } rolls and shuffles come from the revealed seed.
    }
verify-by-hand = The dice were rolled by hand: nothing can be said about them.
verify-unfinished = { $file } holds so far: { $lines } lines, but the match is not over.
verify-unfinished-dice = The seed is not revealed yet, so the dice cannot be recomputed.
verify-broken = { $file } does not hold.
verify-line = line { $line }: { $why }
verify-foreign = { $file } cannot be verified.
verify-signed = Signed by the key { $key }.
verify-unsigned = Unsigned: nobody vouches for who played, or that this is how it was played.
verify-seat-seed = '{ $given }' is not SEAT=SEED

## warbox replay

help-review = Look at a finished match again: chances of winning, luck and choices apart, turning points with the better move.
help-review-file = The record of a match that is over.
help-review-seed = The same seed makes the same review.
help-review-effort = How hard to look; 2 is twice as hard, slower and surer.
help-review-as-json = Print the review as JSON.
help-explain = The best moves of a position with what is to be expected of them, and how it may go on.
help-explain-file = A position in notation with its line “game NAME”, or the record of a match that goes on.
help-explain-seat = The seat whose moves are looked at, if several are asked.
help-explain-seed = The same seed gives the same answer.
help-explain-effort = How hard to look; 2 is twice as hard, slower and surer.
help-explain-as-json = Print the moves as JSON.
review-looking = Looking at every step
review-side = side
review-start = start
review-luck = luck
review-unseen = hidden
review-given = given away
review-gained = gained
review-rest = rest
review-end = end
review-span = from { $start } to { $end } in 100
review-how = In 100: start + luck + hidden + given away + gained + rest = end. Luck is what dice and shuffles did against their average; gained is what the others gave away; hidden is luck with what could not be seen (cards drawn, guesses that came off); the rest is what the reckoning does not see.
review-points = { $points ->
    [0] No turning points.
    [one] One turning point:
   *[other] { $points } turning points:
}
review-step = step { $step }
review-lucky = The dice or cards give { $side } { $size } in 100.
review-gave = { $side } gives away { $size } in 100.
review-chosen = played
review-best = better
error-not-over = { $file }: the match is not over; what is reviewed has ended, so that nothing hidden is told.
error-no-game-line = { $file }: no line “game NAME”; the games are { $games }.
error-nobody-asked = Nobody is asked anything in this position.
error-not-asked = { $seat } is not asked anything here; asked: { $asked }.
help-replay = Tell a recorded match step by step, each sentence with its rule, and show the position it led to.
help-replay-file = A record of a match.
help-replay-seat = Tell only what this seat could know.
help-replay-step = Stop after so many steps; 0 shows the start.
error-no-step = there is no step { $step }; the record has { $steps }
replay-player = { $seat }: { $name } ({ $kind })
replay-unfinished = The record ends here: the match is not over.
replay-torn = The record ends here: its line { $line } was cut off while it was written.

## warbox serve

help-serve = Play in the browser: a table for one, for two at one screen, or for friends far apart.
help-serve-host = The address to listen on; 127.0.0.1, this machine only, if it is not given.
help-serve-port = The port; 8000 if it is not given, any free one if it is 0.
help-serve-db = Where matches are kept, sqlite:///FILE or postgresql://USER@HOST/NAME; a file of the user if it is not given.
help-serve-allow-host = A name under which others reach this server; may be given several times.
help-serve-trusted-proxy = The address of a proxy before this server, whose X-Forwarded-For is believed; may be given several times.
help-serve-access-log = Write every request to standard error; tokens are in none.
help-serve-compiled = A folder where Warbox with compiled rules is, or is being made: the computers think with them once they are there.
help-serve-open-page = Open the page in the browser.
help-serve-log-json = Write the log as JSON, one object a line.
help-serve-metrics = Where Prometheus finds the server's figures; on this machine only if no address is given. Players must not reach it.
error-serve-metrics = the figures cannot be served on { $address }: { $why }; choose another --metrics
error-serve-metrics-form = --metrics is a port, or ADDRESS:PORT, not '{ $given }'
error-serve-address = the server cannot listen on { $address }: { $why }; choose another --host or --port
error-serve-url = what --db says is no address of a database; write sqlite:///FILE or postgresql://USER@HOST/NAME
error-serve-driver = a driver for this database is missing; for PostgreSQL: pip install 'warbox[postgres]'
error-serve-database = the database { $db } cannot be used: { $why }
error-no-folder = there is no folder for your matches, { $folder } cannot be made ({ $why }): say with { $option } where they go, or set XDG_DATA_HOME
serve-ready = The table is set: { $address } (Ctrl-C ends the server; matches are kept)

## warbox backup, warbox restore

help-backup = Write everything the server keeps to one file, while it runs.
help-backup-file = The file to write; it must not exist yet. It holds the seeds of unfinished matches: keep it to yourself.
help-backup-db = Where matches are kept, as for warbox serve.
backup-copying = Copying matches
backup-done = { $file } has { $matches ->
    [one] one match
   *[other] { $matches } matches
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.

help-restore = Bring back the matches of a backup that are missing; those that are there stay as they are.
help-restore-file = A file that warbox backup has written.
help-restore-db = Where matches are kept, as for warbox serve; a database that does not exist yet is made.
restore-copying = Bringing back matches
restore-done = { $matches ->
    [0] No match was missing
    [one] One match is back
   *[other] { $matches } matches are back
} from { $file }.
restore-there = { $there ->
    [one] One match was there and stays as it is.
   *[other] { $there } matches were there and stay as they are.
}
error-no-backup = { $file } cannot be restored: { $why }

## the health of a server

health-title-good = The server is well
health-title-bad = The server is not well
health-good = Nothing is wrong.
health-database = Database
health-database-away = Nothing can be written to the database: is it running, is its disk full or read-only?
health-disk = Disk
health-disk-full = Only { $megabytes } MB are free where matches are kept: make room.
health-computers = Computer players
health-computers-stuck = { $matches ->
    [one] In one match
   *[other] In { $matches } matches
} the computer fails to answer: the log says why.
health-computers-late = { $moves ->
    [one] One move waits
   *[other] { $moves } moves wait
} for the computers to think: more processes, or fewer matches, would help.
health-clocks = Clocks
health-clocks-stopped = Nobody watches the clocks any more: start the server again.
health-speed = Speed
health-slow = The server wakes up { $milliseconds ->
    [one] one millisecond
   *[other] { $milliseconds } milliseconds
} late: the machine has too much to do.

## A game without a board of its own

begin = Begin
plain-seat = { $seat }
plain-legend = The position in notation; ? is hidden from you. The last line says what the moment is.
plain-many = { $count } choices: list shows them all; or type one in notation.
plain-form = type its number, or the choice in notation

## warbox export

help-export = Write the decisions of matches as a table for learning: a row each, with what the seat could know.
help-export-files = Records of matches, see warbox verify.
help-export-out = The table: its name ends in .jsonl or .parquet.
export-suffix = { $file }: the name of a table ends in { $suffixes }
export-done = { $file } has { $count ->
    [one] one decision
   *[other] { $count } decisions
  } of { $records ->
    [one] one match
   *[other] { $records } matches
  }.

## warbox mcp, and what language models are told

help-mcp = Let language models play: an MCP server on standard input and output.
text-you = { $name }. You play the seat { $seat }.
text-happened = What happened since you were last asked:
text-table = The table, as you may know it (? is hidden from you):
text-rules = Rules that matter now:
text-asked = You are asked:
text-choices = Your choices; answer with one of these lines, without what stands in parentheses:
text-more = … and { $count } more
text-not-all = This list is not complete: other answers of the same form may be allowed.
text-wait = You are not asked now; others play.
text-over = The match is over.
text-won = You have won.
text-lost = You have lost.
text-drawn = It is a draw.

## Lab

help-lab = Experiments: play many games of several variants, and look at what comes out.
    docs/lab.md describes the files and the report.
help-lab-run = Play an experiment: a file, or what the options say. Ctrl-C stops it, and the same command goes on from there.
    Writes its games into a folder, as JSON Lines while it plays and as Parquet tables in the end.
help-lab-run-file = The experiment, a TOML file; docs/lab.md describes it. Options given beside it go before what it says.
help-lab-run-game = The game, if there is no file.
help-lab-run-variant = A variant: its name, a colon, and its options. May be given several times.
help-lab-run-option = An option of the game in all variants, or NAME=@FILE for what stands in a file; may be given several times.
help-lab-run-players = One player a seat; given several times, as many line-ups.
help-lab-run-no-swap = Nobody changes seats.
help-lab-run-games = How many games of each variant, at most.
help-lab-run-precision = Play until the 95 % interval of the first side’s wins is so narrow, in every variant: 0.03 is 3 points to either side.
help-lab-run-seed = The same seed plays the same games, on however many cores.
help-lab-run-out = The folder of the experiment; beside its file, under the same name, if it is not given.
help-lab-run-workers = Processes that play; as many as there are cores if it is not given.
help-lab-run-on = Play on a Ray cluster: ray starts one here, ray://HOST:PORT names one. docs/cluster.md says how.
help-lab-run-as-json = Print the summary as JSON.
help-lab-sql = Ask the tables of an experiment a question in SQL: games, decisions, uses, places.
help-lab-sql-folder = The folder of the experiment.
help-lab-sql-question = The question, such as "select variant, winner, count(*) from games group by all".
help-lab-sql-as-json = Print the answer as JSON.
error-lab-on = there is no “{ $where }” to play on: --on takes ray or ray://HOST:PORT
error-lab-what = give the file of an experiment, or --game
lab-no-tables = No tables are written: { $why }
lab-kept = Games and tables are kept in { $folder }.
lab-kept-lines = The games are kept in { $folder }.
lab-done = { $name }: { $game }, { $games ->
        [one] one game
       *[other] { $games } games
    }
lab-stopped = { $name }: { $game }, stopped after { $games ->
        [one] one game
       *[other] { $games } games
    } of { $most } at most; the same command goes on
lab-variant = variant
lab-side-wins = { $side } %
lab-ratio = { $ratio } between { $lower } and { $upper }
lab-verdict-high = { $first } is better than { $second }: score { $score } % [{ $low } { $high }] after { $pairs } deals, log-likelihood ratio { $ratio }, above { $upper }
lab-verdict-low = { $first } is not better than { $second } by what was asked: score { $score } % [{ $low } { $high }] after { $pairs } deals, log-likelihood ratio { $ratio }, below { $lower }
lab-verdict-open = { $first } against { $second }, not sure yet: score { $score } % [{ $low } { $high }] after { $pairs } deals, log-likelihood ratio { $ratio } between { $lower } and { $upper }

help-lab-compare = Which of two is better? Plays with equal dice until a sequential test is sure, and stops.
    A and B are two players, two experiment files with one variant each, or options such as zones=merge and, for the game as it is, default.
help-lab-compare-first = A player, an experiment file, or options.
help-lab-compare-second = What it is compared with, of the same sort.
help-lab-compare-game = The game, unless files say it.
help-lab-compare-option = An option of the game for both, or NAME=@FILE for what stands in a file; may be given several times.
help-lab-compare-players = Who plays the variants, one player a seat.
help-lab-compare-side = Which side variants are compared for; the first one if it is not given.
help-lab-compare-elo0 = A is no better than this many Elo points: 0 if it is not given.
help-lab-compare-elo1 = A is at least so many Elo points better: 20 if it is not given.
help-lab-compare-low = The lower bound as a score instead of Elo; 0.5 is equal.
help-lab-compare-high = The higher bound as a score.
help-lab-compare-alpha = How often A may be called better although it is not; 0.05 if it is not given.
help-lab-compare-beta = How often A may be called no better although it is; 0.05 if it is not given.
help-lab-compare-games = Games of each variant at most; 10,000 if it is not given.
help-lab-compare-seed = The same seed plays the same games, on however many cores.
help-lab-compare-out = A folder in which the games are kept; the same command goes on from there.
help-lab-compare-workers = Processes that play; as many as there are cores if it is not given.
help-lab-compare-on = Play on a Ray cluster: ray starts one here, ray://HOST:PORT names one.
help-lab-compare-as-json = Print the summary as JSON.

help-lab-report = Make the report of an experiment: one page, the same as a picture, and its figures as JSON.
help-lab-report-folder = The folder of the experiment.
help-lab-report-no-png = No picture.
lab-reported = { $files } are in { $folder }.
lab-no-picture = No picture is made: { $why }
error-lab-no-games = { $folder } has no finished game yet

lab-report-lab = The Lab
lab-report-row = Row { $row }
lab-report-often = { $thing }, often
lab-report-nothing = Nothing to show yet.
lab-report-no-games = No game is over yet
lab-report-games = { $games ->
        [one] One game
       *[other] { $games } games
    }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } of dice.
lab-report-title-even = It may be even
lab-report-title-hard = It is hard for { $side }
lab-report-title-favours = It favours { $side }
lab-report-because-rate = { $side }: { $rate } % of the games won; the 95 % interval goes from { $low } to { $high }.
lab-report-title-same = No clear difference for { $side }
lab-report-title-better = { $side }: better in { $first } than in { $second }
lab-report-title-worse = { $side }: worse in { $first } than in { $second }
lab-report-because-same = The largest difference, between { $first } and { $second }, is { $points } points, give or take { $half }.
lab-report-because-difference = The difference is { $points } points, give or take { $half }, with equal dice and players.
lab-report-sure-high = { $first } is better than { $second }
lab-report-sure-low = { $first } is not better than { $second } by what was asked
lab-report-sure-open = { $first } against { $second }: not yet sure
lab-report-sure-because = { $first } scores { $score } %, the 95 % interval goes from { $low } to { $high }.
lab-report-sure-axis = log-likelihood ratio
lab-report-fact-seat = points from the seat alone: { $side }
lab-report-fact-lead = changes of the lead in a game
lab-report-fact-known = of a game played when the winner is known
lab-report-fact-turns = turns in the middle game
lab-report-fact-decisions = decisions in the middle game
lab-report-wins = Who wins
lab-report-wins-meta = % of games, 95 % intervals
lab-report-favours = { $variant ->
        [none] It favours { $side }.
       *[other] { $variant } favours { $side }.
    }
lab-report-hard = { $variant ->
        [none] It is hard for { $side }.
       *[other] { $variant } is hard for { $side }.
    }
lab-report-even = { $variant ->
        [none] It may be even.
       *[other] { $variant } may be even.
    }
lab-report-draws = Draws: up to { $share } %.
lab-report-length = How long it lasts
lab-report-length-turns = % of games, by turns
lab-report-length-decisions = % of games, by decisions
lab-report-length-median = { $variant ->
        [none] The middle game has { $median }
       *[other] { $variant }: the middle game has { $median }
    }
lab-report-known = When it is known
lab-report-known-meta = % of winners known
lab-report-known-axis = % of the game played
lab-report-known-median = { $variant ->
        [none] Half of the winners are known after { $share } % of the game
       *[other] { $variant }: half of the winners are known after { $share } %
    }
lab-report-known-nothing = The game does not say who is ahead.
lab-report-closing = The wins of { $side }, closing in
lab-report-closing-meta = %, 95 % intervals
lab-report-closing-gist = Game after game; the interval narrows with the root of their number.
lab-report-luck = Luck against skill
lab-report-luck-meta = % of the variance, 95 %
lab-report-luck-nothing = Too few deals, or all games end alike.
lab-report-luck-players = players
lab-report-luck-dice = common dice
lab-report-luck-side = side
lab-report-luck-rest = rest
lab-report-luck-gist = { $shares }. The same dice are played from every seat; the rest is luck after games have drifted apart.
lab-report-luck-alike = { $shares }. All players are alike, so there is no skill to see; the rest is luck after games have drifted apart.
lab-report-winning = What goes with winning
lab-report-winning-meta = points for its side, 95 %
lab-report-winning-gist = Filled: stands out among { $looks } looks, { $sure } of them (Benjamini-Hochberg, 5 %). It need not be the cause.
lab-report-winning-nothing = Nothing stands out: too few games with and without a thing, or the better player wins all.
lab-report-kind-card = Cards
lab-report-kind-agent = Agents
lab-report-kind-weapon = Weapons
lab-report-kind-fighter = Fighters
lab-report-kind-squad = Squads, by their heaviest figure
lab-report-kind-vehicle = Vehicles
lab-report-kind-row = Rows aimed at
lab-report-kind-place = Places
lab-report-ends = How it ends
lab-report-ends-meta = % of games, coloured by winner
lab-report-ends-gist = Each bar is all games of the variant.
lab-report-branching = How many choices
lab-report-branching-meta = by kind of decision
lab-report-branching-kind = decision
lab-report-branching-a-game = in a game
lab-report-branching-choices = choices
lab-report-branching-gist = { $choices } choices a decision on average, { $decisions } decisions a game.
lab-report-players = Who plays better
lab-report-players-meta = score in %, 95 % intervals
lab-report-players-gist = A draw counts for half. Every player in every seat, with equal dice.
lab-report-all-sides = All
lab-report-heat-meta = in 100 games
lab-report-heat-most = Most often at { $place }: { $rate } in 100 games.
lab-report-heat-top = { $rate } in 100 games
lab-report-heat-nothing = It never happened.
lab-report-heat-killed = Where they fall
lab-report-heat-fought = Where they attack from
lab-report-heat-went = Where they go
lab-report-heat-hit = Where ships are hit
lab-report-heat-sailed = Where ships sail
lab-report-heat-stood = Where creatures stand
lab-report-layer-killed = Losses
lab-report-layer-fought = Attacks
lab-report-layer-went = Moves
lab-report-layer-hit = Hits
lab-report-layer-sailed = Courses
lab-report-layer-stood = Stands
lab-report-again = Play it again
lab-report-again-how = The same file plays the same games: { $command }. Rules version { $rules }.
