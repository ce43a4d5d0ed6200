### Les mots de la page pour On Board ; les événements, questions et refus viennent du jeu.

ui-team-attack = Attaque
ui-team-defence = Défense
ui-seat = { $team }{ $number ->
    [2] {" "}2
   *[other] {""}
}
ui-you = vous
ui-computer = ordinateur
ui-teams = Équipes et tour
ui-agents = Agents
ui-part-plan = Plan
ui-plan-label = { $mission } : le plan
ui-grid-label = Cellules du plan ; les flèches vont d’une cellule à l’autre
ui-tiles = Rez-de-chaussée{ $tiles ->
    [0] {""}
   *[other] , { $tiles } tuiles
}
ui-key = Murs et ouvertures
ui-key-solid = mur imprimé
ui-key-wall = mur : une charge l’ouvre
ui-key-reinforced = mur renforcé
ui-key-destroyed = brèche : 1 action
ui-key-door-closed = porte : 1 pour ouvrir
ui-key-door-barricaded = porte barricadée
ui-key-window = fenêtre : 2 actions
ui-key-window-barricaded = fenêtre barricadée
ui-key-door-open = porte ouverte
ui-key-trap-maybe = un piège possible
ui-key-trap = un piège à vous
ui-key-bomb = bombe
ui-key-reach = actions pour y aller
ui-key-wounded = blessé : une touche de plus
ui-key-flashed = aveuglé : passe une phase
ui-key-disoriented = désorienté
ui-goals = À la fin d’un tour
ui-goal-attack = { $bombs ->
    [one] désamorce en tenant seule la pièce d’une bombe.
   *[other] désamorce en tenant seule les pièces ; il en faut { $bombs }.
}
ui-goal-hold = Une pièce ne compte que si elle est tenue à la fin de { $needed } tours de suite.
ui-goal-defence = gagne après le tour { $turns }.
ui-in-force = En vigueur
ui-force-smoke = Fumée : { $zone }, { $tokens ->
    [one] dernier tour
   *[other] { $tokens } tours
}
ui-force-disoriented = { $agent } ne peut bouger
ui-force-flashed = { $agent } passe une phase
ui-force-held = Bombe { $bomb } : tenue { $checks } sur { $needed }

## Où en est la partie

ui-where = Tour { $turn } sur { $turns }, { $phase }
ui-turn-of = Tour { $turn } sur { $turns }
ui-phase-setup = mise en place
ui-phase-preparation = préparation
ui-phase-attack = phase d’attaque
ui-phase-defence = phase de défense
ui-phase-draw = pioche
ui-phase-over = fin
ui-hand-size = main { $cards }
ui-traps-laid = { $traps ->
    [one] { $traps } piège
   *[other] { $traps } pièges
}

## Choses du plan

ui-edge-open = passage libre
ui-edge-solid = mur imprimé
ui-edge-wall = mur
ui-edge-reinforced = mur renforcé
ui-edge-destroyed = brèche
ui-edge-door-closed = porte fermée
ui-edge-door-open = porte ouverte
ui-edge-door-barricaded = porte barricadée
ui-edge-window = fenêtre
ui-edge-window-barricaded = fenêtre barricadée
ui-edge-at = { $edge }, { $what }.
ui-edge-short = { $what } { $edge }
ui-hit-points = { $points ->
    [one] { $points } point de vie
   *[other] { $points } points de vie
}
ui-is-flashed = ébloui
ui-is-disoriented = désorienté, ne peut bouger
ui-has-acted = a agi
ui-agent-facts = { $agent } ({ $team }) : { $facts }
ui-agent-dead = { $agent } est mort
ui-bomb-here = { $state ->
    [defused] Bombe { $bomb }, désamorcée.
    [held] Bombe { $bomb }, tenue { $checks } sur { $needed }.
   *[armed] Bombe { $bomb }.
}
ui-smoke-here = Fumée, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.
ui-trap-here = { $whose ->
    [own] Votre piège : { $card }.
   *[theirs] Un piège de la Défense : { $card }.
}
ui-trap-maybe = Un piège caché peut se trouver ici.
ui-walk-here = Aller ici : { $cost ->
    [one] { $cost } action
   *[other] { $cost } actions
}{ $doors ->
    [0] {""}
   *[other] , en ouvrant une porte
}.
ui-from-here = { $kind ->
    [same] D’ici un tir sur { $agent } touche toujours.
   *[distinct] D’ici { $agent } est en ligne de tir.
}
ui-no-line = Pas de ligne de tir : { $cut }.
ui-not-in-line = Pas de ligne de tir : ni la même rangée, ni la même colonne.
ui-sure-from = Depuis { $cells }, un tir sur { $agent } touche sans cartes.
ui-sure-trap = Un piège s’y trouve peut-être.
ui-cut-smoke = fumée
ui-cut-edge = { $what } { $edge }
ui-line-cut = pas de ligne : { $what }
ui-line-clear = libre

## Choix

ui-do-take = { $first } et { $second }
ui-do-place = { $agent } commence en { $cell }
ui-do-activate = { $agent } agit
ui-do-move = Aller en { $cell }
ui-do-open = Ouvrir la porte { $edge }
ui-do-fight = Tirer sur { $agent }
ui-do-lay = { $card } en { $cell }
ui-do-play = { $card } : { $target }
ui-do-commit-none = Ne rien engager
ui-do-commit = Engager { $cards }
ui-do-stop = S’arrêter là
ui-do-end = Finir la phase
ui-do-done = Préparation finie
ui-do-counter = Jouer un Contre
ui-do-double = Doubler le total
ui-do-pass-counter = Laisser faire
ui-do-pass-double = Ne pas doubler
ui-ask-take = Quels deux Agents commandez-vous ?
ui-because-take = Votre partenaire commande les deux autres.
ui-take-two = Choisissez-en deux
ui-ask-place = Où commence { $agent } ?
ui-because-place = Un Agent par cellule de départ, à découvert ; la Défense d’abord.
ui-ask-prepare = Que barricadez-vous ou renforcez-vous ?
ui-because-prepare = Ces cartes sont gratuites maintenant, partout sur le plan ; ensuite on complète à cinq.
ui-ask-activate = Qui agit ensuite ?
ui-because-activate = Chaque Agent agit une fois par phase, dans n’importe quel ordre.
ui-ask-act = Que fait { $agent } ?
ui-because-act = Choisissez une cellule teintée, une cible ou une carte. Le nombre est le prix en actions.
ui-ask-commit-striker = { $agent } tire sur { $target } : quelles cartes ?
ui-ask-commit-guard = { $agent } tire sur { $target } : quelles cartes pour parer ?
ui-because-commit = Face cachée, autant que l’on veut ; personne ne voit de nombre avant que tous aient posé.
ui-ask-counter = Retourner le tir ?
ui-because-counter = Un Contre fait de vous l’attaquant du combat ; les cartes posées restent.
ui-ask-double = Doubler votre total ?
ui-because-double = Toutes les cartes sont visibles. Chacun peut doubler à son tour ; deux refus de suite y mettent fin.
ui-actions-left = { $actions ->
    [one] une action reste
   *[other] { $actions } actions restent
}
ui-choose-target = Choisissez une cible
ui-cards-with-target = Cartes qui ont une cible
ui-targets-of = Cibles de { $card }
ui-sure-hit = Même pièce : touché à coup sûr, sans cartes.
ui-cards-decide = Autre pièce : les cartes décident.
ui-out-of-line = { $agent } est hors de ligne
ui-stopped-by = Arrêté par : { $cut }.

## Cartes

ui-your-cards = Vos cartes
ui-deck = Pioche { $cards }
ui-discards = Défausses { $attack } · { $defence }
ui-hand-empty = Pas de carte en main
ui-hand-hidden = La main est face cachée
ui-partner-holds = Votre partenaire { $seat } a
ui-seat-holds = { $seat } a
ui-piles = Pioches et défausses
ui-piles-why = Les deux paquets sont publics. Non vues : dans une pioche, dans une main cachée, ou un piège posé.
ui-discarded = défaussées
ui-unseen = non vues
ui-vain-prepare = Choisissez une porte, une fenêtre ou un mur marqué : on ne place maintenant que barricades et renforts.
ui-vain-prepare-card = { $card } ne sert pas à la préparation : seulement les barricades et les renforts.
ui-vain-reaction = { $card } ne se joue que dans un combat entre deux pièces.
ui-vain-card = { $card } n’a pas de cible à portée de cet Agent.
ui-vain-walk = { $agent } ne peut pas atteindre { $cell } avec { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
ui-side = { $side ->
    [north] au nord { $what }
    [east] à l’est { $what }
    [south] au sud { $what }
   *[west] à l’ouest { $what }
}
ui-attack-points = Attaque { $points }
ui-defence-points = Défense { $points }
ui-distance = Distance
ui-duration = Durée
ui-turns-long = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
ui-lasts = durable
ui-reaction = ne coûte rien
ui-effect-smoke-grenade = Enfume la zone d’une cellule voisine : pas de tir.
ui-effect-flash-grenade = Tous les Agents de la zone passent une phase.
ui-effect-covering-fire = Un ennemi en ligne ne peut bouger.
ui-effect-counter = En combat : les rôles s’échangent.
ui-effect-double-attack = En combat : votre total d’attaque double.
ui-effect-double-defence = En combat : votre total de défense double.
ui-effect-breach-charge = Ouvre un mur ou une barricade à côté.
ui-effect-exothermic-charge = Ouvre tout mur ou barricade à côté.
ui-effect-barricade = Ferme une porte ou fenêtre à côté.
ui-effect-wall-reinforcement = Renforce un mur à côté.
ui-effect-trap-explosive = Caché à côté : un dégât.
ui-effect-trap-jaws = Caché à côté : finit l’activation.
ui-effect-trap-stun = Caché à côté : arrête et éblouit.
ui-effect-trap-wire = Caché à côté : désoriente.

## Combat

ui-combat-of = { $agent } tire sur { $target }
ui-combat-commit = Cartes posées
ui-combat-counter = Contre
ui-combat-reveal = Révélation
ui-combat-double = Doublement
ui-strikes = { $agent } frappe
ui-guards = { $agent } pare
ui-attack-counts = les points d’attaque comptent
ui-defence-counts = les points de défense comptent
ui-versus = contre
ui-pick-cards = Choisissez dans votre main
ui-no-cards-laid = aucune carte
ui-has-laid = cartes posées
ui-is-choosing = réflexion…
ui-left-in-hand = { $cards } en main
ui-deciding = { $team } : décision en cours
ui-was-countered = Contre : { $agent } frappe maintenant.
ui-verdict-hit = { $attack } bat { $defence } : { $agent } est touché.
ui-verdict-missed = { $attack } ne bat pas { $defence } : { $agent } est indemne.
ui-verdict-after = Toutes les cartes du combat sont défaussées.
ui-go-on = Continuer
ui-lay-down = { $cards ->
    [0] Ne rien engager
    [one] Poser une carte
   *[other] Poser { $cards } cartes
}
ui-their-cards = leurs cartes
ui-you-hit = touché
ui-you-hold = paré
ui-all-cards-against = Avec toutes vos cartes ({ $points } points d’attaque), avant Contre et doublement :
ui-striking-with = Attaque de { $points }, avant Contre et doublement :
ui-guarding-with = Défense de { $points }, avant Contre et doublement :
ui-odds-known = D’après les cartes que vous n’avez pas vues.
ui-they-may-counter = Ils ont un Contre : { $chance }.
ui-they-may-double = Ils ont leur carte de doublement : { $chance }.
ui-counter-odds-strike = Vous frappez avec { $points } contre { $mean } en moyenne : touché dans { $chance }.
ui-counter-odds-guard = Vous parez avec { $points } contre { $mean } en moyenne : paré dans { $chance }.
ui-before-doubling = Avant tout doublement, d’après les cartes que vous n’avez pas vues.
ui-double-hit = { $attack } contre { $defence } : touché, si cela finit ainsi.
ui-double-miss = { $attack } contre { $defence } : manqué, si cela finit ainsi.
ui-window-idle = Vous n’avez rien pour cela : la fenêtre se ferme seule, aussi tard que si vous réfléchissiez.
ui-window-closes = Votre réponse part quand la fenêtre se ferme : sa rapidité ne dit rien.
ui-not-held = Vous n’avez pas : { $card }.

## Fin

ui-over = La partie est finie
ui-you-win = Victoire !
ui-you-lose = Défaite
ui-team-wins = Victoire : { $team }
ui-nobody-wins = Personne ne gagne
ui-end-defused-attack = L’Attaque a tenu seule la pièce d’une bombe : désamorcée.
ui-end-eliminated-attack = Le dernier défenseur est tombé.
ui-end-eliminated-defence = Le dernier attaquant est tombé.
ui-end-held-defence = Les bombes ont été tenues jusqu’au dernier tour.
ui-count-fights = Combats engagés
ui-count-hits = Coups au but
ui-count-left = Agents restants
ui-look-at-board = Voir le plateau

## Aide

ui-help-title-setup = Mise en place
ui-help-setup =
    Chaque équipe place ses quatre Agents sur ses cellules de départ, la Défense d’abord.
    Puis chacun pioche cinq cartes.
ui-help-title-prepare = Préparation
ui-help-prepare =
    La Défense peut barricader portes et fenêtres et renforcer des murs, partout, gratuitement.
    Une barricade arrête Agents et tirs jusqu’à ce qu’une charge l’ouvre.
ui-help-title-act = Un Agent agit
ui-help-act =
    Trois actions : un pas en coûte une, ouvrir une porte une, une fenêtre deux, une carte une, un tir une.
    Une ligne de tir suit une rangée ou une colonne ; murs, portes fermées et fumée la coupent.
    Dans une même pièce un tir touche toujours ; sinon les cartes décident. Deux coups tuent.
    L’Attaque gagne en étant seule dans la pièce d’une bombe à la fin d’un tour.
ui-help-title-combat = Combat entre deux pièces
ui-help-combat =
    Chacun pose des cartes face cachée. L’attaque doit dépasser la défense.
    La cible peut jouer un Contre : alors elle frappe. Après la révélation chacun peut doubler.
ui-help-title-over = Fin
ui-help-over =
    L’Attaque gagne en désamorçant ou en éliminant tous les défenseurs, la Défense en tenant ou en éliminant tous les attaquants.
ui-help-rules = { $count } règles de cette partie
ui-keys = Touches :
ui-keys-board = les flèches parcourent les cellules, Entrée choisit, Tab atteint portes et murs, 1 à 4 choisissent un Agent, 1 à 5 une carte de la main, Échap la repose.

## Valeurs des options

ui-value-players-2 = 2 joueurs
ui-value-players-3 = 3 joueurs
ui-value-players-4 = 4 joueurs
ui-value-mission-m1_embassy = 1 · Désamorçage dans l’ambassade
ui-value-mission-m2_annex = 2 · L’annexe des serveurs
ui-value-mission-m3_residence = 3 · Charges jumelles à la résidence
ui-value-hold-checks-mission = selon la mission
ui-value-hold-checks-1 = une
ui-value-hold-checks-2 = deux
ui-value-doubling-one = une
ui-value-doubling-several = plusieurs
ui-value-zones-fixed = fixes
ui-value-zones-merge = réunies

ui-primer-1 = Trois actions chacun
ui-primer-1-how = Avancer, ouvrir, jouer une carte, se battre. Chaque Agent d’un camp agit une fois dans sa phase, dans l’ordre voulu.
ui-primer-2 = Le plan change
ui-primer-2-how = Les portes s’ouvrent, les murs tombent, la fumée ferme une ligne de tir. Les pièges restent cachés jusqu’à ce qu’on marche dessus.
ui-primer-3 = Se battre aux cartes
ui-primer-3-how = Les deux camps posent des cartes face cachée ; puis on les retourne et on les additionne. Une carte dépensée au combat n’est plus à jouer.
ui-workshop-mission = Éditeur de missions
ui-own-mission = { $name } (à vous)

## Le journal

log-turn = Tour { $turn } sur { $limit } : attaque
log-defence-phase = Défense
log-end-of-turn = Fin du tour
log-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
log-drawn = { $seat } pioche { $what }.
log-thrown-smoke = { agent } lance { card } en { $cell } : la fumée remplit { zone }.
log-thrown-flash = { agent } lance { card } en { $cell } : { $names } { $count ->
    [one] perd sa prochaine activation
   *[other] perdent leur prochaine activation
}.
log-covered = { agent } cloue { target } sous un tir de couverture : { target } ne bouge plus jusqu’à la fin du tour { $until }.
log-revealed = { agent } montre { $cards } : { $points } en { $role ->
    [striker] attaque
   *[guard] défense
}.
log-and-so = { $first } { $then }
