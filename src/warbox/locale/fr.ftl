### Le programme : les mots de chaque commande. Ceux d'un jeu sont dans le fichier du jeu.

## Erreurs : une ligne chacune, avec ce qu'il faut faire

error = warbox : { $what }
error-no-game = il n'y a pas de jeu « { $game } » ; la boîte contient { $games }
error-no-command = il n'y a pas de commande « { $command } » ; essayez warbox { $near }
error-no-option = il n'y a pas d'option { $option } ; voir { $command } --help
error-missing = il manque { $what } ; voir { $command } --help
error-usage = { $why } ; voir { $command } --help
error-file = { $file } : { $why }
error-not-text = le fichier n'est pas du texte UTF-8 ; donnez un fichier de texte
error-no-rule = le catalogue de { $game } n'a pas de { $rule } ; vouliez-vous dire { $near } ?

## Aide

help-panel-arguments = Arguments
help-panel-options = Options
help-panel-commands = Commandes
help-warbox = Une boîte de jeux de guerre complets : on y joue, on les mesure, on en lit les règles.
help-version = Affiche la version.
help-help = Affiche cette aide.
help-lang = Langue ; sinon celle du système.
help-no-color = Sans couleurs ; ou la variable d'environnement NO_COLOR.
help-game = Un jeu de la boîte, voir warbox games.
help-games = Liste les jeux de la boîte.
help-rules = Montre où le code et les tests gardent chaque règle d'un jeu, ou une seule règle.
help-rules-rule = L'identifiant d'une règle, par exemple BBP-ARC-03 ou arc-03.

## warbox games

games-hint = Pour jouer : warbox play { $game }

## warbox rules

rules-source = source : { $source }
rules-rulings = Décisions
rules-examples = Exemples
rules-code = Dans le code
rules-tests = Dans les tests
rules-none = aucun
rules-installed = On ne sait que dans l'arbre des sources où le code et les tests citent chaque règle : ceci est un paquet installé, dont les règles sont compilées et qui n'a pas de tests.
rules-count = Le catalogue a { $entries } règles et décisions et { $examples } exemples.
rules-total = { $covered } règles et décisions sur { $entries } sont couvertes : { $code } ont du code, { $tests } un test, { $reasons } une raison datée.
