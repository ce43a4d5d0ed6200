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

## warbox perft

help-perft = Compte les façons de répondre aux prochaines questions d'une position et les compare aux comptes du fichier.
help-perft-file = Une position en notation, suivie de lignes perft PROFONDEUR COMPTE.
help-perft-depth = Compte à cette profondeur seulement.
help-perft-divided = Montre le compte derrière chaque réponse à la première question.
perft-right = profondeur { $depth } : { $count }, comme prévu ({ $seconds } s)
perft-wrong = profondeur { $depth } : { $count }, mais le fichier attend { $expected } ({ $seconds } s)
perft-new = profondeur { $depth } : { $count } ({ $seconds } s)

## warbox simulate

help-simulate = Fait jouer de nombreuses parties à l’ordinateur, sur tous les cœurs, et montre qui gagne et combien de fois.
    Ctrl-C arrête et montre les parties finies. Avec --out elles sont gardées, et la même commande reprend ensuite.
help-simulate-games = Nombre de parties ; 100 par défaut.
help-simulate-players = Un joueur par camp, par son nom : random ou greedy. Ils changent de camp après chaque partie.
help-simulate-seed = La même graine rejoue les mêmes parties, quel que soit le nombre de cœurs.
help-simulate-option = Une option du jeu ; peut être donnée plusieurs fois.
help-simulate-workers = Nombre de processus qui jouent ; un par cœur par défaut.
help-simulate-out = Un fichier auquel chaque partie finie est ajoutée, en JSON Lines.
help-simulate-as-json = Écrit les résultats en JSON.
error-no-player = il n’y a pas de joueur « { $player } » ; il y a { $players }
error-player-count = { $given ->
        [one] un joueur donné
       *[other] { $given } joueurs donnés
    } pour { $seats } camps ; nommez-en un par camp, séparés par des virgules
error-option-form = une option s’écrit NOM=VALEUR, et non « { $option } »
error-option-twice = l’option { $option } est donnée deux fois
decimal-point = ,
simulate-playing = on joue
simulate-done = { $game } : { $games } parties, graine { $seed }
simulate-interrupted = { $game } : arrêt après { $games } parties sur { $asked }, graine { $seed }
simulate-who = Joueur
simulate-as = {"  "}avec { $seat }
simulate-games = Parties
simulate-wins = Gagnées %
simulate-draws = Nulles %
simulate-losses = Perdues %
simulate-percent = { $share } [{ $low } {"–"} { $high }]
simulate-wilson = Entre crochets : l’intervalle de Wilson à 95 %.
simulate-length = Décisions par partie : médiane { $median }, quartiles { $lower-quartile } et { $upper-quartile }, de { $least } à { $most }.
simulate-ends = Fins : { $ends }.

## warbox bench

help-bench = Mesure décisions, parties et copies par seconde : nos jeux, compilés et interprétés, et d’autres paquets.
help-bench-as-json = Écrit les chiffres en JSON.
help-bench-seconds = Durée de chaque mesure.
help-bench-seed = Graine des parties jouées au hasard.
help-bench-peers = Mesurer aussi les autres paquets, s’ils sont installés, ou non.
bench-progress = mesure de { $what } ...
bench-game = Jeu
bench-decisions = Décisions/s
bench-osb = OSB
bench-games = Parties/s
bench-clones = Copies/s
bench-compiled = { $game }, compilé
bench-interpreted = { $game }, interprété
bench-gain = { $game } : compilé, { $times } fois plus rapide qu’interprété.
bench-not-compiled = Cette installation n’est pas compilée : seules les règles interprétées sont mesurées. make bench mesure les deux.
bench-unit = 1 OSB = décisions par seconde du backgammon d’OpenSpiel, joué au hasard par son API Python dans cette mesure.
bench-no-unit = L’OSB, décisions par seconde du backgammon d’OpenSpiel, n’a pas été mesuré.
bench-setting = { $python }, { $machine }, un cœur, { $seconds } s par mesure.
