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
