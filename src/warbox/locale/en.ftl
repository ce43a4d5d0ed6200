### The shell: every command's words. Game words stand in the game's own file.

## Errors: one line each, with what to do

error = warbox: { $what }
error-no-game = there is no game “{ $game }”; the box holds { $games }
error-no-command = there is no command “{ $command }”; try warbox { $near }
error-no-option = there is no option { $option }; see { $command } --help
error-missing = { $what } is missing; see { $command } --help
error-usage = { $why }; see { $command } --help
error-file = { $file }: { $why }
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
help-simulate-players = One player a seat, by name: random or greedy. They change seats after every game.
help-simulate-seed = The same seed plays the same games, on however many cores.
help-simulate-option = An option of the game; may be given several times.
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
simulate-ends = Ends: { $ends }.

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
bench-compiled = { $game }, compiled
bench-interpreted = { $game }, interpreted
bench-gain = { $game }: compiled is { $times } times as fast as interpreted.
bench-not-compiled = This installation is not compiled: only the interpreted rules are measured. make bench measures both.
bench-unit = 1 OSB = decisions a second of OpenSpiel's backgammon, played at random through its Python API in this run.
bench-no-unit = OSB, the decisions a second of OpenSpiel's backgammon, was not measured.
bench-setting = { $python }, { $machine }, one core, { $seconds } s each.
