### Le programme : les mots de chaque commande. Ceux d’un jeu sont dans le fichier du jeu.

## Erreurs : une ligne chacune, avec ce qu’il faut faire

error = warbox : { $what }
error-no-game = il n’y a pas de jeu « { $game } » ; la boîte contient { $games }
error-no-command = il n’y a pas de commande « { $command } » ; essayez warbox { $near }
error-no-option = il n’y a pas d’option { $option } ; voir { $command } --help
error-missing = il manque { $what } ; voir { $command } --help
error-usage = { $why } ; voir { $command } --help
error-file = { $file } : { $why }
error-no-file = il n’y a pas de fichier { $file } ; vérifiez le nom
error-file-exists = { $file } existe déjà ; donnez un autre nom, ou --resume pour continuer
error-is-folder = { $file } est un dossier ; donnez un fichier
error-no-permission = { $file } ne peut être lu ou écrit ; vérifiez ses permissions
error-not-text = le fichier n’est pas du texte UTF-8 ; donnez un fichier de texte
error-no-rule = le catalogue de { $game } n’a pas de { $rule } ; vouliez-vous dire { $near } ?

## Aide

help-panel-arguments = Arguments
help-panel-options = Options
help-panel-commands = Commandes
help-warbox = Une boîte de jeux de guerre complets : on y joue, on les mesure, on en lit les règles.
help-version = Affiche la version.
help-help = Affiche cette aide.
help-lang = Langue ; sinon celle du système.
help-no-color = Sans couleurs ; ou la variable d’environnement NO_COLOR.
help-game = Un jeu de la boîte, voir warbox games.
help-games = Liste les jeux de la boîte.
help-rules = Montre où le code et les tests gardent chaque règle d’un jeu, ou une seule règle.
help-rules-rule = L’identifiant d’une règle, par exemple BBP-ARC-03 ou arc-03.

## warbox games

games-hint = Pour jouer : warbox play { $game }

## warbox rules

rules-source = source : { $source }
rules-rulings = Décisions
rules-examples = Exemples
rules-code = Dans le code
rules-tests = Dans les tests
rules-none = aucun
rules-installed = On ne sait que dans l’arbre des sources où le code et les tests citent chaque règle : ceci est un paquet installé, dont les règles sont compilées et qui n’a pas de tests.
rules-count = Le catalogue a { $entries } règles et décisions et { $examples } exemples.
rules-total = { $covered } règles et décisions sur { $entries } sont couvertes : { $code } ont du code, { $tests } un test, { $reasons } une raison datée.

## warbox perft

help-perft = Compte les façons de répondre aux prochaines questions d’une position et les compare aux comptes du fichier.
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
help-simulate-players = Un joueur par camp, par son nom : random, greedy, recruit, regular, veteran ou elite ; ou des invités, FICHIER.py:NOM ou !COMMANDE. Ils changent de camp après chaque partie.
help-simulate-seed = La même graine rejoue les mêmes parties, quel que soit le nombre de cœurs.
help-simulate-option = Une option du jeu, ou NOM=@FICHIER pour ce que contient un fichier ; peut être donnée plusieurs fois.
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
simulate-turns = Tours par partie : médiane { $median }, quartiles { $lower-quartile } et { $upper-quartile }, de { $least } à { $most }.
simulate-ends = Fins : { $ends }.

## warbox ladder

help-ladder = Fait jouer les joueurs de l’ordinateur chacun contre chacun, dans les deux camps, et donne à chacun un classement.
help-ladder-games = Nombre de parties de chaque paire ; 40 par défaut.
help-ladder-players = Les joueurs, par leur nom ; tous ceux de la boîte par défaut. Les invités aussi : FICHIER.py:NOM (une fonction de texte en texte, ou une classe de joueurs), MODULE:NOM, !COMMANDE.
help-ladder-seed = La même graine rejoue les mêmes parties, quel que soit le nombre de cœurs.
help-ladder-option = Une option du jeu, ou NOM=@FICHIER pour ce que contient un fichier ; peut être donnée plusieurs fois.
help-ladder-workers = Nombre de processus qui jouent ; un par cœur par défaut.
help-ladder-out = Un dossier avec un fichier par paire, auquel chaque partie finie est ajoutée : un tournoi arrêté reprend où il en était.
help-ladder-as-json = Écrit les résultats en JSON.
error-ladder-players = il faut au moins deux joueurs différents, nommés une fois chacun
error-ladder-seats = le tournoi est pour les jeux à deux, et cette table a { $seats ->
    [one] une seule place
   *[other] { $seats } places
}
ladder-done = { $game } : tournoi, graine { $seed }
ladder-rating = Classement
ladder-against = Contre
ladder-score = Score %
ladder-draws = Nulles
ladder-intervals = Entre crochets : intervalles à 95 %. Une nulle compte pour moitié.

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
bench-search = Recherche
bench-playouts = Simulations/s
bench-nodes = Nœuds/s
bench-rollouts = Parties au hasard jusqu’au bout/s
bench-vector = Environnement vectoriel
bench-steps = Pas/s
bench-single = Environnements séparés
bench-times = Fois
bench-compiled = { $game }, compilé
bench-interpreted = { $game }, interprété
bench-gain = { $game } : compilé, { $times } fois plus rapide qu’interprété.
bench-not-compiled = Cette installation n’est pas compilée : seules les règles interprétées sont mesurées. make bench mesure les deux.
bench-unit = 1 OSB = décisions par seconde du backgammon d’OpenSpiel, joué au hasard par son API Python dans cette mesure.
bench-no-unit = L’OSB, décisions par seconde du backgammon d’OpenSpiel, n’a pas été mesuré.
bench-setting = { $python }, { $machine }, un cœur, { $seconds } s par mesure.

## warbox play

help-play = Joue une partie : contre l’ordinateur, ou à deux au même clavier.
help-play-seat = Votre camp ; tiré au sort s’il n’est pas donné.
help-play-cores = Nombre de processus dans lesquels un niveau réfléchit en même temps ; 1 par défaut.
help-play-opponent = Qui joue l’autre camp : recruit, regular, veteran ou elite, greedy ou random, ou human pour jouer à deux au même clavier.
help-play-seed = Un nombre qui rend les dés et l’ordinateur reproductibles.
help-play-option = Une lecture sur laquelle les tables diffèrent, ou NOM=@FICHIER pour ce que contient un fichier ; peut être donnée plusieurs fois.
help-play-position = Commence à la position que contient ce fichier.
help-play-record = Où la partie est enregistrée ; sinon un nouveau fichier dans votre dossier de données.
help-play-resumed = Continue la partie enregistrée dans ce fichier.
error-resume-alone = --resume continue une partie telle quelle ; ne donnez pas d’autre option de mise en place
error-no-seat = il n’y a pas de camp « { $seat } » ; il y a { $seats }
error-other-game = { $file } contient une partie de { $game } ; tapez warbox play { $game }
table-you-are = Votre camp : { $mine }. L’ordinateur ({ $kind }) joue { $theirs }.
table-hot-seat = Plusieurs personnes au même clavier : après un choix secret, le terminal est effacé, lignes défilées comprises.
table-alone = Votre camp : { $mine }.
table-other-may = Tapez { $letter } pour laisser d’abord agir { $who }.
table-help = Tapez un numéro ou ce que vous voulez faire ; ? aide, annuler reprend, quitter sort en gardant la partie.
table-prompt = { $who } >{" "}
table-pass = Passez le clavier à { $who } et appuyez sur Entrée.{" "}
table-again = Retapez-le si c’est bien ce que vous voulez.
table-no-number = choisissez un numéro de 1 à { $most }, ou ? pour l’aide
table-not-understood = « { $typed } » n’est pas compris : tapez { $form }, un numéro, ou ? pour l’aide
table-commands = Aussi : plateau (dessine la table), liste (tous les choix), chances (chances exactes), essai ACTION (ce qu’en disent les règles), conseil (un bon coup et pourquoi), journal [N], annuler, sauver [FICHIER], abandonner, quitter. La notation marche aussi.
table-rules = Les règles de ce moment ; ? et un numéro, ou ? et un identifiant comme ? { $rule }, en explique une (en anglais) :
table-no-odds = Aucun dé n’est en jeu dans ce choix.
probe-allowed = Permis : { $action }.
table-saved = La partie est enregistrée dans { $file }.
table-undone = C’est repris.
table-hint = Conseil : { $action }.
advice-only = Il n’y a rien d’autre à faire.
advice-plain = Rien d’autre ne méritait réflexion.
advice-better = Votre position vaut alors { $value } sur 100, avec le meilleur autre choix { $other }.
advice-even = D’autres se valent ; c’est l’un des meilleurs.
advice-chance = { $value } sur 100, à { $error } près
advice-line = La suite possible :
advice-follows = Dans { $share } avenirs essayés sur 100, il s’ensuit ceci ou à peu près : « { $sentence } »
table-resign = Abandonnez-vous, et perdez-vous la partie ? oui ou non :
table-left = La partie est enregistrée. Pour continuer :
table-won = Vous avez gagné !
table-lost = Vous avez perdu.
table-record = La partie est enregistrée ; chacun de ses dés se vérifie :
word-help = aide
word-board = plateau
word-list = liste
word-odds = chances
word-probe = essai
word-hint = conseil
word-log = journal
word-undo = annuler
word-save = sauver
word-resign = abandonner
word-quit = quitter
word-yes = oui

## Ce que le moteur et une partie disent de tout jeu

event-resigned = { $seat } abandonne.
outcome-resignation = { $winner } gagne : l’autre camp a abandonné.
refusal-game-over = La partie est finie.
refusal-not-asked = Ce n’est pas à ce camp de répondre maintenant.
refusal-not-a-choice = « { $action } » n’est pas parmi les choix.
refusal-dice-wanted = Il faut des dés : { $count } à { $faces } faces.
refusal-dice-count = Il faut { $count } dés, et non { $given }.
refusal-dice-face = Un dé à { $faces } faces ne montre pas { $face }.
refusal-order-wanted = Il faut un ordre de { $size } choses, chacune une fois.
refusal-undo-over = La partie est finie.
refusal-undo-nothing = Il n’y a rien à reprendre.
refusal-undo-dice = Des dés ont roulé depuis : on ne peut pas les reprendre.
refusal-undo-reveal = Des choix secrets ont été dévoilés depuis : on ne peut pas les reprendre.
refusal-undo-other = Quelqu’un d’autre a joué depuis.
refusal-undo-learnt = Des choses cachées ont été vues depuis : on ne peut plus les cacher.
event-timed-out = Le temps de { $seat } est écoulé.
event-undone = { $seat } reprend sa dernière action.
event-takeback-asked = { $seat } demande à revenir en arrière.
event-takeback-declined = { $seat } refuse le retour en arrière.
event-taken-back = Tous sont d’accord : { $seat } est revenu en arrière.
event-hint-asked = Un conseil pour { $seat }.
event-draw-offered = { $seat } propose la nulle.
event-draw-declined = { $seat } refuse la nulle.
event-draw-agreed = Tous sont d’accord pour la nulle.
event-left = { $seat } a quitté la table.
event-called-off = La partie est annulée : les autres ont quitté la table.
outcome-agreed-draw = Nulle, d’un commun accord.
outcome-abandoned = { $winner } gagne : l’autre camp a quitté la table.
outcome-called-off = Annulée : personne ne gagne.
refusal-draw-offered = La nulle est déjà proposée et attend une réponse.
refusal-draw-none = Personne ne propose la nulle.
refusal-draw-again = C’est refusé : jouez avant de proposer à nouveau la nulle.
refusal-draw-often = Vous avez proposé la nulle trop souvent.
refusal-draw-computer = Un ordinateur n’accepte pas la nulle.
refusal-claim-here = Les autres ne sont pas absents depuis assez longtemps.
refusal-claim-not-asked = La partie n’attend pas les autres : jouez.
event-hands-computer = Désormais, l’ordinateur décide pour { $seat }.
event-hands-back = { $seat } décide de nouveau.
refusal-hands-computer = L’ordinateur décide pour votre place : reprenez-la d’abord.
refusal-hands-same = C’est déjà le cas.
refusal-hands-here = La personne assise là n’est pas absente depuis assez longtemps.
refusal-hands-others = Seule la personne qui tient la place la reprend.
refusal-hint-off = Il n’y a pas de conseils dans cette partie.
refusal-hint-again = Le conseil pour cette question est là, ou en route.
refusal-talk-off = On ne discute pas à cette table.
refusal-talk-much = Assez discuté pour une partie.
outcome-timeout = { $winner } gagne : le temps de l’adversaire est écoulé.
outcome-timeout-draw = Personne ne gagne : le temps de tous les camps est écoulé.
refusal-stale = La table a changé entre-temps : regardez à nouveau.
refusal-not-notation = Ce n’est pas de la notation : { $why }
refusal-undo-handed = La main est passée : demandez aux autres leur accord pour revenir en arrière.
refusal-takeback-none = Personne n’a demandé à revenir en arrière.
refusal-takeback-asked = Cette demande de retour en arrière attend déjà une réponse.
refusal-undo-agreed = Un retour en arrière a été convenu depuis : demandez aux autres leur accord pour aller plus loin.
refusal-undo-late = Il ne resterait plus de temps : la pendule continue comme si l’action n’avait pas eu lieu.
refusal-takeback-again = C’est refusé : jouez avant de demander à nouveau.
refusal-takeback-often = Vous avez demandé trop souvent à revenir en arrière.
refusal-not-seated = Les spectateurs ne font que regarder.
refusal-lesson-done = Cette partie de la leçon est finie : passez à la suivante.
refusal-lesson-only = Dans une leçon il n’y a que l’étape suivante : revenez avec le guide.
refusal-not-started = La partie n’a pas encore commencé.
refusal-too-fast = Trop de messages : attendez un instant.
refusal-too-long = Vous avez agi si souvent dans cette partie que le serveur n’en accepte pas davantage.
refusal-too-many-undos = Vous êtes revenu trop souvent en arrière dans cette partie.
refusal-bad-message = Le serveur ne comprend pas ce message : { $why }
refusal-failed = Le serveur a échoué, par sa faute et non la vôtre : rien n’a changé.
refusal-not-stored = Le serveur n’a pas pu enregistrer cela : réessayez.

## warbox case

help-check = Vérifie ce que quelqu’un a fait, decks et missions : chaque faute avec sa place, sa raison et sa règle.
help-check-file = Les fichiers ; ce que chacun est se voit au fichier.
help-check-option = Une option selon laquelle juger, comme melee=yes ; peut être donnée plusieurs fois.
error-no-kind = ce n’est rien de { $kinds } ; voyez docs/missions.md, docs/scenarios.md et docs/decks.md

help-mission = Montre les plans de missions d’On Board que quelqu’un a construites.
help-mission-what = show dessine le plan, lines écrit ce qu’il faut à un fichier de cas.
help-mission-file = Fichiers de mission ; docs/missions.md les décrit.
error-no-job = il n’y a pas de « { $job } » ; il y a { $jobs }
mission-faults = { $faults ->
    [one] { $faults } faute
   *[other] { $faults } fautes
}
mission-place = { $place } :
mission-holds = { $name } : aucune faute, { $zones } zones, { $bombs ->
    [one] { $bombs } bombe
   *[other] { $bombs } bombes
}
mission-aims = Attaque : désamorcer { $defusals } { $bombs ->
    [one] bombe
   *[other] des { $bombs } bombes
}, tenue à { $checks } { $checks ->
    [one] fin de tour
   *[other] fins de tour de suite
}. Défense : tenir jusqu’à la fin du tour { $turns }.
mission-legend = # et = mur plein, w mur, R renforcé, x détruit, d porte, o ouverte, D barricadée, n fenêtre, N barricadée ; > départs de l’Attaque, + départs de la Défense, * bombe
mission-zone-exterior = extérieur
mission-zone-room = pièce
mission-zone-bomb = bombe
scenario-faults = { $faults ->
    [one] { $faults } faute
   *[other] { $faults } fautes
}
scenario-place = { $place } :
scenario-holds = { $name } : aucune faute, { $cols } hexagones sur { $rows }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

help-deck = Montre des decks de Siegestorm que quelqu’un a construits, ou les écrit en une ligne.
help-deck-what = show montre les cartes par coût, line écrit le deck en une ligne, à partager ou à donner à une partie.
help-deck-file = Fichiers de deck ; docs/decks.md les décrit.
help-deck-melee = Selon les règles d’une mêlée : des cartes de plusieurs factions.
help-deck-promo = Avec des cartes promo, que tous ont acceptées.
deck-faults = { $faults ->
    [one] { $faults } faute
   *[other] { $faults } fautes
}
deck-place = { $place } :
deck-whole = deck
deck-near = Peut-être { $names } ?
deck-holds = { $name } : aucune faute, { $cards } cartes de { $factions }
deck-cost = Coût { $cost } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

help-case = Joue des fichiers de cas : positions, actions et dés, et ce qui doit être vrai ensuite.
help-case-file = Fichiers de cas, ou dossiers qui en contiennent ; docs/case-files.md les décrit.
help-case-quiet = Ne montre que les cas qui échouent.
error-no-cases = il n’y a pas de fichiers { $suffix } sous { $folder }
case-untitled = (sans titre)
case-line = ligne { $line }
case-expected = attendu
case-found = trouvé
case-held = { $cases ->
        [one] Le cas est vérifié.
       *[other] Les { $cases } cas sont vérifiés.
    }
case-failed = { $cases ->
        [one] Le cas échoue.
       *[other] { $failed ->
            [one] { $failed } cas sur { $cases } échoue.
           *[other] { $failed } cas sur { $cases } échouent.
        }
    }

## warbox verify

help-verify = Vérifie un enregistrement : chaîne d’empreintes, chaque dé et chaque mélange, règles, issue.
    Code de sortie 0 : tout concorde ; 1 : une ligne ne concorde pas ; 2 : pas un enregistrement que ce programme sait rejouer ; 3 : la partie n’est pas finie.
help-verify-file = L’enregistrement d’une partie.
help-verify-commitment = L’engagement publié avant la partie : l’enregistrement doit y être lié.
help-verify-seat-seed = La graine d’une place, PLACE=GRAINE : l’enregistrement doit l’avoir. Peut être répété.
help-verify-key = La clé publique de l’hôte : l’enregistrement doit être signé par elle.
verify-holds = { $file } est vérifié : { $lines } lignes.
verify-holds-dice = { $chances ->
        [0] Aucun dé n’a été lancé, rien n’a été mélangé.
        [one] Le seul jet ou mélange vient de la graine révélée.
       *[other] Les { $chances } jets et mélanges viennent de la graine révélée.
    }
verify-by-hand = Les dés ont été lancés à la main : on n’en peut rien dire.
verify-unfinished = { $file } est vérifié jusqu’ici : { $lines } lignes, mais la partie n’est pas finie.
verify-unfinished-dice = La graine n’est pas encore révélée : les dés ne peuvent pas être recalculés.
verify-broken = { $file } ne concorde pas.
verify-line = ligne { $line } : { $why }
verify-foreign = { $file } ne peut pas être vérifié.
verify-signed = Signé par la clé { $key }.
verify-unsigned = Non signé : personne ne garantit qui a joué, ni que la partie s’est jouée ainsi.
verify-seat-seed = « { $given } » n’est pas PLACE=GRAINE

## warbox replay

help-review = Revoit une partie finie : chances de gagner, hasard et choix séparés, tournants avec le meilleur coup.
help-review-file = L’enregistrement d’une partie finie.
help-review-seed = La même graine donne la même revue.
help-review-effort = L’effort ; 2 cherche deux fois plus, plus lentement et plus sûrement.
help-review-as-json = Écrit la revue en JSON.
help-explain = Les meilleurs coups d’une position, ce qu’on peut en attendre, et la suite possible.
help-explain-file = Une position en notation avec sa ligne « game NOM », ou l’enregistrement d’une partie en cours.
help-explain-seat = Le siège dont on regarde les coups, si plusieurs sont interrogés.
help-explain-seed = La même graine donne la même réponse.
help-explain-effort = L’effort ; 2 cherche deux fois plus, plus lentement et plus sûrement.
help-explain-as-json = Écrit les coups en JSON.
review-looking = Chaque pas est revu
review-side = camp
review-start = début
review-luck = hasard
review-unseen = caché
review-given = cédé
review-gained = reçu
review-rest = reste
review-end = fin
review-span = de { $start } à { $end } sur 100
review-how = Sur 100 : début + hasard + caché + cédé + reçu + reste = fin. Le hasard, c’est ce que les dés et les cartes ont fait contre leur moyenne ; reçu, ce que les autres ont cédé ; caché, la chance avec ce qu’on ne pouvait voir (cartes piochées, paris réussis) ; le reste, ce que le calcul ne voit pas.
review-points = { $points ->
    [0] Aucun tournant.
    [one] Un tournant :
   *[other] { $points } tournants :
}
review-step = pas { $step }
review-lucky = Les dés ou les cartes donnent { $size } sur 100 à { $side }.
review-gave = { $side } cède { $size } sur 100.
review-chosen = joué
review-best = mieux
error-not-over = { $file } : la partie n’est pas finie ; on ne revoit que ce qui est fini, pour ne rien dire de caché.
error-no-game-line = { $file } : pas de ligne « game NOM » ; les jeux sont { $games }.
error-nobody-asked = Personne n’est interrogé dans cette position.
error-not-asked = { $seat } n’est pas interrogé ici ; interrogés : { $asked }.
help-replay = Raconte une partie enregistrée pas à pas, chaque phrase avec sa règle, et montre la position atteinte.
help-replay-file = L’enregistrement d’une partie.
help-replay-seat = Ne raconte que ce que ce siège pouvait savoir.
help-replay-step = S’arrête après ce nombre de pas ; 0 montre le début.
error-no-step = il n’y a pas de pas { $step } ; l’enregistrement en a { $steps }
replay-player = { $seat } : { $name } ({ $kind })
replay-unfinished = L’enregistrement s’arrête ici : la partie n’est pas finie.
replay-torn = L’enregistrement s’arrête ici : sa ligne { $line } a été coupée pendant l’écriture.

## warbox serve

help-serve = Jouer dans le navigateur : seul, à deux devant un écran, ou avec des amis au loin.
help-serve-host = L’adresse d’écoute ; 127.0.0.1, cette machine seulement, si elle n’est pas donnée.
help-serve-port = Le port ; 8000 s’il n’est pas donné, n’importe quel port libre si c’est 0.
help-serve-db = Où les parties sont gardées, sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE ; un fichier de l’utilisateur par défaut.
help-serve-allow-host = Un nom sous lequel d’autres atteignent ce serveur ; peut être répété.
help-serve-trusted-proxy = L’adresse d’un mandataire placé devant ce serveur, dont l’en-tête X-Forwarded-For est cru ; peut être répétée.
help-serve-access-log = Écrire chaque requête sur la sortie d’erreur ; sans aucun jeton.
help-serve-compiled = Un dossier où se trouve Warbox avec ses règles compilées, ou dans lequel on les compile : dès qu’elles sont là, les ordinateurs réfléchissent avec elles.
help-serve-open-page = Ouvrir la page dans le navigateur.
help-serve-log-json = Écrire le journal en JSON, un objet par ligne.
help-serve-metrics = Où Prometheus trouve les chiffres du serveur ; cette machine seulement si aucune adresse n’est donnée. Les joueurs ne doivent pas y accéder.
error-serve-metrics = les chiffres ne peuvent pas être servis sur { $address } : { $why } ; choisissez un autre --metrics
error-serve-metrics-form = --metrics est un port, ou ADRESSE:PORT, pas « { $given } »
error-serve-address = le serveur ne peut pas écouter sur { $address } : { $why } ; choisissez un autre --host ou --port
error-serve-url = ce que dit --db n’est pas l’adresse d’une base ; écrivez sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE
error-serve-driver = il manque un pilote pour cette base ; pour PostgreSQL : pip install 'warbox[postgres]'
error-serve-database = la base { $db } est inutilisable : { $why }
error-no-folder = il n’y a pas de dossier pour vos parties, { $folder } ne peut être créé ({ $why }) : dites avec { $option } où les mettre, ou donnez XDG_DATA_HOME
serve-ready = La table est mise : { $address } (Ctrl-C arrête le serveur ; les parties sont gardées)

## warbox backup, warbox restore

help-backup = Écrire tout ce que le serveur garde dans un seul fichier, pendant qu’il tourne.
help-backup-file = Le fichier à écrire ; il ne doit pas encore exister. Il contient les graines des parties en cours : gardez-le pour vous.
help-backup-db = Où les parties sont gardées, comme pour warbox serve.
backup-copying = Copie des parties
backup-done = { $file } contient { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} avec { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}.

help-restore = Remettre les parties d’une sauvegarde qui manquent ; celles qui sont là restent telles quelles.
help-restore-file = Un fichier écrit par warbox backup.
help-restore-db = Où les parties sont gardées, comme pour warbox serve ; une base qui n’existe pas encore est créée.
restore-copying = Remise des parties
restore-done = { $matches ->
    [0] Aucune partie ne manquait
    [one] { $matches } partie est revenue
   *[other] { $matches } parties sont revenues
} de { $file }.
restore-there = { $there ->
    [one] { $there } partie était là et reste telle quelle.
   *[other] { $there } parties étaient là et restent telles quelles.
}
error-no-backup = { $file } ne peut pas être restauré : { $why }

## the health of a server

health-title-good = Le serveur va bien
health-title-bad = Le serveur ne va pas bien
health-good = Rien à signaler.
health-database = Base de données
health-database-away = Rien ne peut être écrit dans la base : tourne-t-elle, son disque est-il plein ou en lecture seule ?
health-disk = Disque
health-disk-full = Il ne reste que { $megabytes } Mo libres là où les parties sont gardées : faites de la place.
health-computers = Joueurs ordinateurs
health-computers-stuck = { $matches ->
    [one] Dans { $matches } partie
   *[other] Dans { $matches } parties
} l’ordinateur n’arrive pas à répondre : le journal dit pourquoi.
health-computers-late = { $moves ->
    [one] { $moves } coup attend
   *[other] { $moves } coups attendent
} que les ordinateurs réfléchissent : plus de processus, ou moins de parties, aideraient.
health-clocks = Pendules
health-clocks-stopped = Plus personne ne surveille les pendules : redémarrez le serveur.
health-speed = Vitesse
health-slow = Le serveur se réveille avec { $milliseconds ->
    [one] { $milliseconds } milliseconde
   *[other] { $milliseconds } millisecondes
} de retard : la machine a trop à faire.

## Un jeu sans plateau à lui

begin = Commencer
plain-seat = { $seat }
plain-legend = La position en notation ; ? vous est caché. La dernière ligne dit où en est la partie.
plain-many = { $count } choix : liste les montre tous ; ou tapez-en un en notation.
plain-form = tapez son numéro, ou le choix en notation

## warbox export

help-export = Écrit les décisions de parties en un tableau pour l’apprentissage : une ligne chacune, avec ce que le siège pouvait savoir.
help-export-files = Enregistrements de parties, voir warbox verify.
help-export-out = Le tableau : son nom finit par .jsonl ou .parquet.
export-suffix = { $file } : le nom d’un tableau finit par { $suffixes }
export-done = { $file } contient { $count ->
    [one] une décision
   *[other] { $count } décisions
  } de { $records ->
    [one] une partie
   *[other] { $records } parties
  }.

## warbox mcp, et ce qui est dit aux modèles de langage

help-mcp = Fait jouer des modèles de langage : un serveur MCP sur l’entrée et la sortie standard.
text-you = { $name }. Vous jouez le siège { $seat }.
text-happened = Ce qui s’est passé depuis votre dernière réponse :
text-table = La table, telle que vous pouvez la connaître (? vous est caché) :
text-rules = Les règles qui comptent ici :
text-asked = On vous demande :
text-choices = Vos choix ; répondez par une de ces lignes, sans ce qui est entre parenthèses :
text-more = … et { $count } de plus
text-not-all = Cette liste n’est pas complète : d’autres réponses de la même forme peuvent être permises.
text-wait = On ne vous demande rien ; les autres jouent.
text-over = La partie est finie.
text-won = Vous avez gagné.
text-lost = Vous avez perdu.
text-drawn = La partie est nulle.

## Laboratoire

help-lab = Des expériences : jouer beaucoup de parties de plusieurs variantes, et regarder ce qui en sort.
    docs/lab.md décrit les fichiers et le rapport.
help-lab-run = Joue une expérience : un fichier, ou ce que disent les options. Ctrl-C l’arrête, la même commande la reprend.
    Écrit ses parties dans un dossier, en JSON Lines pendant le jeu et en tables Parquet à la fin.
help-lab-run-file = L’expérience, un fichier TOML ; docs/lab.md le décrit. Les options données à côté passent avant ce qu’il dit.
help-lab-run-game = Le jeu, s’il n’y a pas de fichier.
help-lab-run-variant = Une variante : son nom, deux-points, ses options. Peut être donnée plusieurs fois.
help-lab-run-option = Une option du jeu dans toutes les variantes, ou NOM=@FICHIER pour ce qui est dans un fichier ; peut être donnée plusieurs fois.
help-lab-run-players = Un joueur par siège ; donnée plusieurs fois, autant de tables.
help-lab-run-no-swap = Personne ne change de siège.
help-lab-run-games = Combien de parties de chaque variante, au plus.
help-lab-run-precision = Jouer jusqu’à ce que l’intervalle à 95 % des victoires du premier camp soit aussi étroit, dans chaque variante : 0.03 fait 3 points de chaque côté.
help-lab-run-seed = La même graine joue les mêmes parties, quel que soit le nombre de cœurs.
help-lab-run-out = Le dossier de l’expérience ; sinon à côté de son fichier, sous le même nom.
help-lab-run-workers = Les processus qui jouent ; sinon autant que de cœurs.
help-lab-run-on = Jouer sur une grappe Ray : ray en démarre une ici, ray://HÔTE:PORT en nomme une. docs/cluster.md dit comment.
help-lab-run-as-json = Écrire le résumé en JSON.
help-lab-sql = Pose une question en SQL aux tables d’une expérience : games, decisions, uses, places.
help-lab-sql-folder = Le dossier de l’expérience.
help-lab-sql-question = La question, comme "select variant, winner, count(*) from games group by all".
help-lab-sql-as-json = Écrire la réponse en JSON.
error-lab-on = on ne peut pas jouer sur « { $where } » : --on prend ray ou ray://HÔTE:PORT
error-lab-what = donnez le fichier d’une expérience, ou --game
lab-no-tables = Aucune table n’est écrite : { $why }
lab-kept = Les parties et les tables sont dans { $folder }.
lab-kept-lines = Les parties sont dans { $folder }.
lab-done = { $name } : { $game }, { $games ->
        [one] une partie
       *[other] { $games } parties
    }
lab-stopped = { $name } : { $game }, arrêtée après { $games ->
        [one] une partie
       *[other] { $games } parties
    } sur { $most } au plus ; la même commande continue
lab-variant = variante
lab-side-wins = { $side } %
lab-ratio = { $ratio } entre { $lower } et { $upper }
lab-verdict-high = { $first } est meilleur que { $second } : score { $score } % [{ $low } { $high }] après { $pairs } donnes, logarithme du rapport de vraisemblance { $ratio }, au-dessus de { $upper }
lab-verdict-low = { $first } n’est pas meilleur que { $second } d’autant que demandé : score { $score } % [{ $low } { $high }] après { $pairs } donnes, logarithme du rapport de vraisemblance { $ratio }, au-dessous de { $lower }
lab-verdict-open = { $first } contre { $second }, pas encore sûr : score { $score } % [{ $low } { $high }] après { $pairs } donnes, logarithme du rapport de vraisemblance { $ratio } entre { $lower } et { $upper }

help-lab-compare = Lequel des deux est meilleur ? Joue à dés égaux jusqu’à ce qu’un test séquentiel soit sûr, et s’arrête.
    A et B sont deux joueurs, deux fichiers d’expérience à une variante, ou des options comme zones=merge et, pour le jeu tel quel, default.
help-lab-compare-first = Un joueur, un fichier d’expérience, ou des options.
help-lab-compare-second = À quoi on le compare, de la même sorte.
help-lab-compare-game = Le jeu, si des fichiers ne le disent pas.
help-lab-compare-option = Une option du jeu pour les deux, ou NOM=@FICHIER pour ce qui est dans un fichier ; peut être donnée plusieurs fois.
help-lab-compare-players = Qui joue les variantes, un joueur par siège.
help-lab-compare-side = Pour quel camp on compare les variantes ; sinon le premier.
help-lab-compare-elo0 = A n’est pas meilleur que de tant de points Elo : sinon 0.
help-lab-compare-elo1 = A est meilleur d’au moins tant de points Elo : sinon 20.
help-lab-compare-low = La borne inférieure en score au lieu d’Elo ; 0.5 est l’égalité.
help-lab-compare-high = La borne supérieure en score.
help-lab-compare-alpha = Combien souvent A peut être dit meilleur sans l’être ; sinon 0.05.
help-lab-compare-beta = Combien souvent A peut être dit pas meilleur alors qu’il l’est ; sinon 0.05.
help-lab-compare-games = Parties de chaque variante au plus ; sinon 10 000.
help-lab-compare-seed = La même graine joue les mêmes parties, quel que soit le nombre de cœurs.
help-lab-compare-out = Un dossier où les parties sont gardées ; la même commande continue de là.
help-lab-compare-workers = Les processus qui jouent ; sinon autant que de cœurs.
help-lab-compare-on = Jouer sur une grappe Ray : ray en démarre une ici, ray://HÔTE:PORT en nomme une.
help-lab-compare-as-json = Écrire le résumé en JSON.

help-lab-report = Fait le rapport d’une expérience : une page, la même en image, et ses chiffres en JSON.
help-lab-report-folder = Le dossier de l’expérience.
help-lab-report-no-png = Pas d’image.
lab-reported = { $files } sont dans { $folder }.
lab-no-picture = Aucune image n’est faite : { $why }
error-lab-no-games = { $folder } n’a encore aucune partie finie

lab-report-lab = Le laboratoire
lab-report-row = Rangée { $row }
lab-report-often = { $thing }, souvent
lab-report-nothing = Rien à montrer encore.
lab-report-no-games = Aucune partie n’est finie
lab-report-games = { $games ->
        [one] Une partie
       *[other] { $games } parties
    }, { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    } de dés.
lab-report-title-even = C’est peut-être équilibré
lab-report-title-hard = C’est difficile pour : { $side }
lab-report-title-favours = Avantage : { $side }
lab-report-because-rate = { $side } : { $rate } % de victoires ; l’intervalle à 95 % va de { $low } à { $high }.
lab-report-title-same = Pas de différence claire pour : { $side }
lab-report-title-better = { $side } : mieux dans { $first } que dans { $second }
lab-report-title-worse = { $side } : moins bien dans { $first } que dans { $second }
lab-report-because-same = La plus grande différence, entre { $first } et { $second }, est de { $points } points, à { $half } près.
lab-report-because-difference = La différence est de { $points } points, à { $half } près, à dés et joueurs égaux.
lab-report-sure-high = { $first } est meilleur que { $second }
lab-report-sure-low = { $first } n’est pas meilleur que { $second } d’autant que demandé
lab-report-sure-open = { $first } contre { $second } : pas encore sûr
lab-report-sure-because = { $first } : score { $score } %, l’intervalle à 95 % va de { $low } à { $high }.
lab-report-sure-axis = logarithme du rapport de vraisemblance
lab-report-fact-seat = points que le siège seul donne à : { $side }
lab-report-fact-lead = changements de meneur par partie
lab-report-fact-known = d’une partie jouée quand le vainqueur est connu
lab-report-fact-turns = tours dans la partie médiane
lab-report-fact-decisions = décisions dans la partie médiane
lab-report-wins = Qui gagne
lab-report-wins-meta = % des parties, intervalles à 95 %
lab-report-favours = { $variant ->
        [none] Avantage : { $side }.
       *[other] { $variant } avantage : { $side }.
    }
lab-report-hard = { $variant ->
        [none] C’est difficile pour : { $side }.
       *[other] { $variant } est difficile pour : { $side }.
    }
lab-report-even = { $variant ->
        [none] C’est peut-être équilibré.
       *[other] { $variant } est peut-être équilibré.
    }
lab-report-draws = Nulles : jusqu’à { $share } %.
lab-report-length = Combien de temps
lab-report-length-turns = % des parties, en tours
lab-report-length-decisions = % des parties, en décisions
lab-report-length-median = { $variant ->
        [none] La partie médiane en a { $median }
       *[other] { $variant } : la partie médiane en a { $median }
    }
lab-report-known = Quand c’est connu
lab-report-known-meta = % de vainqueurs connus
lab-report-known-axis = % de la partie jouée
lab-report-known-median = { $variant ->
        [none] La moitié des vainqueurs est connue après { $share } % de la partie
       *[other] { $variant } : la moitié des vainqueurs est connue après { $share } %
    }
lab-report-known-nothing = Le jeu ne dit pas qui mène.
lab-report-closing = Les victoires se précisent : { $side }
lab-report-closing-meta = %, intervalles à 95 %
lab-report-closing-gist = Partie après partie ; l’intervalle se resserre comme la racine de leur nombre.
lab-report-luck = La chance et l’habileté
lab-report-luck-meta = % de la variance, 95 %
lab-report-luck-nothing = Trop peu de donnes, ou toutes les parties finissent pareil.
lab-report-luck-players = joueurs
lab-report-luck-dice = dés communs
lab-report-luck-side = camp
lab-report-luck-rest = reste
lab-report-luck-gist = { $shares }. Les mêmes dés sont joués de chaque siège ; le reste est la chance une fois que les parties divergent.
lab-report-luck-alike = { $shares }. Tous les joueurs sont pareils, on ne voit donc pas d’habileté ; le reste est la chance une fois que les parties divergent.
lab-report-winning = Ce qui va avec la victoire
lab-report-winning-meta = points pour son camp, 95 %
lab-report-winning-gist = Plein : ressort parmi { $looks } regards, soit { $sure } (Benjamini-Hochberg, 5 %). Ce n’est pas forcément la cause.
lab-report-winning-nothing = Rien ne ressort : trop peu de parties avec et sans une chose, ou le meilleur joueur gagne toujours.
lab-report-kind-card = Cartes
lab-report-kind-agent = Agents
lab-report-kind-weapon = Armes
lab-report-kind-fighter = Combattants
lab-report-kind-squad = Escouades, par leur figurine la plus lourde
lab-report-kind-vehicle = Véhicules
lab-report-kind-row = Rangées visées
lab-report-kind-place = Lieux
lab-report-ends = Comment ça finit
lab-report-ends-meta = % des parties, couleur du vainqueur
lab-report-ends-gist = Chaque barre est l’ensemble des parties de la variante.
lab-report-branching = Combien de choix
lab-report-branching-meta = par sorte de décision
lab-report-branching-kind = décision
lab-report-branching-a-game = par partie
lab-report-branching-choices = choix
lab-report-branching-gist = { $choices } choix par décision en moyenne, { $decisions } décisions par partie.
lab-report-players = Qui joue mieux
lab-report-players-meta = score en %, intervalles à 95 %
lab-report-players-gist = Une nulle compte pour moitié. Chaque joueur à chaque siège, à dés égaux.
lab-report-all-sides = Tous
lab-report-heat-meta = pour 100 parties
lab-report-heat-most = Le plus souvent en { $place } : { $rate } pour 100 parties.
lab-report-heat-top = { $rate } pour 100 parties
lab-report-heat-nothing = Ce n’est jamais arrivé.
lab-report-heat-killed = Où l’on tombe
lab-report-heat-fought = D’où l’on attaque
lab-report-heat-went = Où l’on va
lab-report-heat-hit = Où les navires sont touchés
lab-report-heat-sailed = Où les navires passent
lab-report-heat-stood = Où se tiennent les créatures
lab-report-layer-killed = Pertes
lab-report-layer-fought = Attaques
lab-report-layer-went = Mouvements
lab-report-layer-hit = Coups
lab-report-layer-sailed = Routes
lab-report-layer-stood = Présences
lab-report-again = La rejouer
lab-report-again-how = Le même fichier joue les mêmes parties : { $command }. Règles version { $rules }.
