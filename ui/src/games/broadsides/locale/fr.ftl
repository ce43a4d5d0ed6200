### Les mots de la page pour Broadsides ; événements, questions et refus viennent du jeu.

ui-chart-title = LA CAYE DU MILIEU ET SES PASSES
ui-chart-scale = un trait, une portée de canon
ui-chart-label = Carte de la mer ; les flèches vont de point en point
ui-turn-chart = Retourner la carte
ui-whole-chart = Montrer toute la carte
ui-part-sea = Mer
ui-part-decks = Ponts

ui-island-middle-cay = Caye du Milieu
ui-island-west-isles = Îles de l’Ouest
ui-island-east-isles = Îles de l’Est
ui-island-south-east-isles = Îles du Sud-Est
ui-island-north-west-isles = Îles du Nord-Ouest
ui-island-east-rock = Roc de l’Est
ui-island-west-rock = Roc de l’Ouest
ui-island-south-rock = Roc du Sud
ui-island-north-rock = Roc du Nord

ui-heading-n = nord
ui-heading-ne = nord-est
ui-heading-e = est
ui-heading-se = sud-est
ui-heading-s = sud
ui-heading-sw = sud-ouest
ui-heading-w = ouest
ui-heading-nw = nord-ouest

## Où en est la partie

ui-set-up = Mise en place
ui-turn = Tour { $turn }
ui-boarding-turn = Abordage, tour { $turn }
ui-where-deploy = Mise en place
ui-where = Tour { $turn }, { $step ->
    [0] programmation
    [1] première carte
    [2] deuxième carte
   *[3] troisième carte
}
ui-where-boarding = Abordage, tour { $turn }
ui-phase-deploy = mise en place
ui-phase-broadsides = tour { $turn }
ui-phase-boarding = abordage, tour { $turn }
ui-steps = Étapes du tour
ui-step-plot = Programme
ui-step-card = Carte { $card }
ui-step-salvo = Salve
ui-step-move = Mouv. { $move }
ui-step-melee = Mêlées
ui-your-move = À vous
ui-waits = On attend : { $names }
ui-waits-both = On attend les deux
ui-exchange = Échange de tirs
ui-melee = Mêlée
ui-over = La partie est finie

## Les joueurs

ui-sealed = scellé
ui-to-deploy = place
ui-to-plot = choisit
ui-to-surrender = décide
ui-to-shot = tire
ui-to-promote = nomme
ui-to-step = avance
ui-to-fight = se bat
ui-no-cards-short = sans cartes
ui-aground-short = échoué
ui-guns = canons
ui-crew = matelots
ui-masts = mâts
ui-holed = brèches
ui-captain = capitaine
ui-brief = { $guns } canons, { $crew } matelots
ui-brief-boarding = { $crew } matelots
ui-slots-of = Cartes du { ship }
ui-slot-empty = Case { $slot } : vide
ui-face-down = face cachée
ui-port = bâbord
ui-centre = centre
ui-starboard = tribord

## Le plateau en mots

ui-spot = { $section } du { ship }
ui-deck-of = Pont du { ship }
ui-both-decks = Les deux ponts
ui-decks-label = { $bows ->
    [same] Les deux ponts bord à bord, proues du même côté
   *[opposite] Les deux ponts bord à bord, proue contre poupe
}
ui-section = { $section } du { ship }, { $column ->
    [starboard] tribord
    [port] bâbord
   *[centre] centre
}
ui-section-holds = { $where } : { $what }
ui-slot-card = { $slot } : { $card }
ui-empty = vide
ui-a-gun = un canon
ui-crew-of = { $count ->
    [one] un matelot du { ship }
   *[other] { $count } matelots du { ship }
}
ui-captain-of = le capitaine du { ship }
ui-hull-state = { $hits ->
    [1] coque touchée une fois à { $side ->
        [port] bâbord
       *[starboard] tribord
    }
   *[other] coque détruite à { $side ->
        [port] bâbord
       *[starboard] tribord
    }
}
ui-ship-at = { ship } en { $x },{ $y }, cap { $heading }.
ui-ship-tally = { $guns } canons, { $crew } matelots, { $masts } mâts.
ui-damage-due = { $cards ->
    [one] Une carte Avarie par tour.
   *[other] { $cards } cartes Avarie par tour.
}
ui-aground = Échoué.
ui-no-cards = Pas de cartes ce tour.
ui-bears = { $line ->
    [bow] Droit devant le { ship } : aucun canon ne porte.
    [stern] Droit derrière le { ship } : aucun canon ne porte.
   *[other] Sur la ligne { $line } du { ship } : { $guns ->
        [0] aucun canon ne porte.
        [one] un canon porte.
       *[other] { $guns } canons portent.
    }
}
ui-point = { $x },{ $y } : eau libre.
ui-point-land = { $x },{ $y } : { $island }, terre.
ui-can-deploy = Entrée place une figure ici.
ui-can-promote = Entrée choisit cette section.
ui-can-step = Entrée y mène la figure.
ui-can-fight = Entrée choisit cette mêlée.
ui-can-shot = Entrée vise la rangée { $row }.
ui-can-pick = Entrée prend une figure.

## Questions

ui-ask-deploy = { $placed ->
    [0] Placez votre premier matelot libre
    [1] Placez votre second matelot libre
   *[other] Placez votre capitaine
}
ui-ask-surrender = Amenez-vous votre pavillon ?
ui-ask-plot = Programmez vos trois manœuvres
ui-ask-shot = { $shots ->
    [one] Dernier tir : visez une rangée
   *[other] Encore { $shots } tirs : visez une rangée
}
ui-ask-promote = Choisissez votre nouveau capitaine
ui-ask-step = { $moves ->
    [one] Dernier mouvement : qui va où ?
   *[other] Encore { $moves } mouvements : qui va où ?
}
ui-ask-fight = Quelle mêlée se joue maintenant ?
ui-because-deploy = L’adversaire le voit quand les deux ont placé.
ui-because-surrender = Trois cartes Avarie par tour : il ne bouge ni ne vire, mais ses canons tirent encore.
ui-because-plot = Les deux programmes se dévoilent carte par carte.
ui-because-damage = { $cards ->
    [one] Un mât ou une section de coque est perdu : une carte doit être une Avarie, dans n’importe quelle case.
   *[other] Mâts ou sections de coque perdus : { $cards } cartes doivent être des Avaries, dans n’importe quelles cases.
}
ui-because-shot = { $side ->
    [port] Il vous présente son bâbord : un 2 frappe cette coque.
    [starboard] Il vous présente son tribord : un 2 frappe cette coque.
   *[none] Il vous présente proue ou poupe : un 2 ne fait rien.
}
ui-because-salvo = La dernière salve, bord à bord : coque et mâts ne comptent plus.
ui-because-promote = Un matelot cède sa place ; au tour suivant votre navire ne joue pas de cartes.
ui-because-step = Une figure, une section ; échelles entre les niveaux, planches entre les navires.
ui-because-fight = Chaque mêlée va jusqu’au bout ; l’ordre est à vous.

## Le programme

ui-slots = Trois cases
ui-slot = { $slot ->
    [1] Première
    [2] Deuxième
   *[3] Troisième
}
ui-slot-holds = Case { $slot } : { $card }. Appuyez pour la reprendre.
ui-slot-owed = Case { $slot } : { $card }, due. Glissez-la ou tapez D pour la changer de case.
ui-owed = due
ui-choose-card = Choisir une carte
ui-hand = Votre main
ui-left = restent :
ui-card-f = En avant
ui-card-s = Rester
ui-card-r = Tribord
ui-card-l = Bâbord
ui-card-d = Avarie
ui-seal = Sceller le programme
ui-seal-to-go = { $count ->
    [one] Encore une carte
   *[other] Encore { $count } cartes
}
ui-outlook-none = Choisissez une carte : la mer montre où elle vous mène et quels canons porteraient.
ui-outlook-aground = La carte { $card } vous échoue devant { $x },{ $y } : plus aucun mouvement ce tour.
ui-outlook = { $line ->
    [none] Après la carte { $card } : { $x },{ $y }, cap { $heading } ; hors de portée s’il ne bouge pas.
    [bow] Après la carte { $card }, s’il ne bouge pas, il est droit devant : aucun canon ne porte.
    [stern] Après la carte { $card }, s’il ne bouge pas, il est droit derrière : aucun canon ne porte.
   *[other] Après la carte { $card }, s’il ne bouge pas, il est sur votre ligne { $line } : { $guns ->
        [0] aucun canon ne porte.
        [one] un canon porte.
       *[other] { $guns } canons portent.
    }
}

## Un tir

ui-rows-of = Rangées du { ship }
ui-miss = raté
ui-in-faces = sur { $faces }
ui-row-odds = Rangée { $row } : { $hits } sur { $faces }.
ui-on-die = Sur { $die } : { $effect }
ui-choose-row = Visez une rangée, ici ou sur son pont, pour voir ce que ferait chaque face du dé.
ui-fire = Feu
ui-fire-at = Feu, rangée { $row }
ui-hold = Retenir
ui-face-miss = raté.
ui-face-hull = Coque { hull } : premier coup.
ui-face-hull-destroyed = Coque { hull } détruite : une carte Avarie de plus.
ui-face-sinks = Coque { hull } détruite : il coule !
ui-face-hull-alongside = Bord à bord, la coque ne compte plus.
ui-face-hull-gone = Cette section de coque est déjà détruite.
ui-face-hull-end-on = Proue ou poupe : la coque n’est pas touchée.
ui-face-no-section = La rangée { $row } n’a pas cette section.
ui-face-empty = { $section } est vide.
ui-face-section = { $section } : { $losses }.
ui-loss-captain = son capitaine
ui-loss-gun = un canon
ui-loss-crew = { $count ->
    [one] un matelot
   *[other] { $count } matelots
}
ui-loss-mast = le { mast } tombe
ui-loss-mast-top = le haut du { mast }

## Placer, nommer, se rendre

ui-to-place = À placer
ui-figure = { $figure ->
    [captain] Capitaine
   *[crew] Matelot
}
ui-sections = Sections
ui-outlook-deploy-crew = Choisissez une section, sur votre pont ou ici. Qui se tient dans une section touchée est perdu.
ui-outlook-deploy-captain = Où est-il à l’abri ? Mâts et canons attirent le feu ; sans lui, votre navire passe un tour sans cartes.
ui-outlook-promote = Choisissez une section occupée, sur votre pont ou ici.
ui-pick-section = Choisir une section
ui-seal-captain = Capitaine en { $section } : sceller
ui-promote-in = Nouveau capitaine en { $section }
ui-outlook-surrender = Se rendre perd la partie aussitôt. Continuer garde chaque canon qui porte.
ui-fight-on = Continuer
ui-surrender = Se rendre…
ui-surrender-sure = Oui, amener le pavillon
ui-surrender-not = Non

## Abordage

ui-moves-left = { $moves ->
    [one] encore un mouvement
   *[other] encore { $moves } mouvements
}
ui-outlook-step = Choisissez une de vos figures, puis où elle va, ou glissez-la. Où vous rencontrez l’ennemi, une mêlée suit vos mouvements.
ui-movable = Figures qui peuvent bouger
ui-targets = Où aller
ui-where-to = { $figure ->
    [captain] Le capitaine, de { $spot } : où va-t-il ?
   *[crew] Un matelot, de { $spot } : où va-t-il ?
}
ui-put-down = Reposer
ui-last-move = Le dernier mouvement
ui-last-move-to = Dernier mouvement : { $spot }
ui-melees-stand = Mêlées après vos mouvements
ui-melees = Mêlées
ui-fight = Choisir une mêlée
ui-fight-in = Combattre en { $spot }
ui-melee-side = { $ship } : { $crew ->
    [one] { $crew } matelot
   *[other] { $crew } matelots
}{ $captain ->
    [yes] {" "}et le capitaine
   *[no] {""}
}
ui-bonus-numbers = nombre
ui-bonus-captain = capitaine
ui-melee-chances = Chances de tenir la section : Seahawk { $S } %, Royal Isabella { $I } %, personne { $none } %
ui-melee-in = Mêlée en { $spot }
ui-melee-close = Fermer la mêlée
ui-melee-begins = On tire les sabres.
ui-melee-won = { $S ->
    [0] { $I ->
        [0] Plus personne n’est debout.
       *[other] Le Royal Isabella tient la section à { $I }.
    }
   *[other] Le Seahawk tient la section à { $S }.
}
ui-round = Passe { $number } : { $loser ->
    [S] le Seahawk perd un combattant.
    [I] le Royal Isabella perd un combattant.
    [both] chacun perd un combattant.
   *[again] égalité, on relance.
}
ui-rounds = Passes
ui-fighters = Combattants
ui-fallen = { $figure ->
    [captain] capitaine, tombé
   *[crew] matelot, tombé
}
ui-stands = { $figure ->
    [captain] capitaine
   *[crew] matelot
}

## La fin

ui-you-win = Victoire !
ui-you-lose = Défaite
ui-draw = Match nul
ui-wins = Le { ship } gagne
ui-shots-fired = tirs
ui-shots-missed = ratés
ui-guns-left = canons restants
ui-crew-left = matelots restants
ui-look-at-board = Regarder le plateau

## Aide

ui-keys = Touches :
ui-help-rules = { $count } règles de cette phase, mot à mot
ui-help-title-deploy = Mise en place
ui-help-deploy = Vingt matelots sont déjà aux canons. Vous en placez deux de plus et votre capitaine, où vous voulez sur votre pont, trois figures au plus par section.
    Un tir sur une rangée frappe une de ses sections, et tous ceux qui s’y tiennent sont perdus. Les rangées G et H n’ont pas de canon et attirent moins de tirs ; la proue n’a qu’une section, que seul un 4 atteint.
ui-keys-deploy = flèches sur le pont, Entrée place ; U annule.
ui-help-title-plot = Programmer
ui-help-plot = Choisissez trois cartes en secret. En avant mène un trait plus loin, Tribord et Bâbord font virer de 45 degrés sur place, Rester et Avarie ne font rien. Les deux joueurs dévoilent leurs cartes une à une.
    Après chaque carte, les navires à un trait l’un de l’autre tirent : cinq canons par le travers (ligne B), deux en oblique vers l’avant (A) ou l’arrière (C), aucun par la proue ni par la poupe.
    La terre et le bord vous arrêtent jusqu’à la fin du tour. Deux navires sur un même point entrent en collision, et l’abordage commence.
ui-keys-plot = F S R L D posent une carte, 1 2 3 ou les flèches choisissent la case, Retour arrière reprend, Entrée scelle.
ui-help-title-surrender = Se rendre
ui-help-surrender = Un navire à trois cartes Avarie par tour reste immobile jusqu’à la fin de la phase. Il peut amener son pavillon, ou continuer avec les canons qui portent.
ui-keys-surrender = Tab et Entrée.
ui-help-title-shot = Tirer
ui-help-shot = Chaque canon qui porte donne un tir. Nommez une rangée de son pont, de A à la proue à H à la poupe ; puis le dé décide.
    Un 2 frappe la coque du côté qui vous fait face, 3 la section tribord, 4 le centre et son mât, 5 la section bâbord ; 1 et 6 ratent. Deux coups détruisent une section de coque, trois sections détruites coulent le navire. Chaque mât et chaque section de coque perdus coûtent une carte par tour.
    Les tirs des deux sont comptés avant le premier : les canons touchés répondent encore.
ui-keys-shot = A à H visent une rangée, les flèches changent, Entrée tire, 0 retient.
ui-help-title-promote = Un nouveau capitaine
ui-help-promote = Un capitaine perdu sous le feu est remplacé à la fin du tour : un matelot cède sa place. Au tour suivant le navire ne joue pas de cartes, mais il tire encore.
ui-keys-promote = flèches sur le pont, Entrée choisit, Entrée encore confirme.
ui-help-title-step = Abordage
ui-help-step = Trois mouvements par tour, partagés comme vous voulez. Un mouvement mène une figure dans une section voisine : aussi en diagonale sur un même niveau, d’un niveau à l’autre seulement par une échelle, d’un navire à l’autre seulement par les planches. Trois de vos figures au plus par section.
    Où les deux camps se rencontrent, personne ne part, et une mêlée suit vos mouvements. Tuez le capitaine ennemi, et la partie est à vous.
ui-keys-step = flèches sur les ponts, Entrée prend une figure et la pose, Échap la repose, U annule un mouvement.
ui-help-title-fight = Mêlée
ui-help-fight = À chaque passe, chacun jette un dé. Un combattant de plus ajoute 1, deux de plus ajoutent 2, un capitaine ajoute 1. Le plus petit total perd un combattant, l’égalité en coûte un à chacun ; les capitaines tombent en dernier. Cela dure jusqu’à ce qu’un camp ait disparu.
ui-keys-fight = Tab et flèches choisissent une mêlée, Entrée la joue.

## Trois temps pour qui n’a jamais joué

ui-primer-1 = Programmer
ui-primer-1-how = Les deux capitaines posent trois cartes en secret : avancer, virer, rester. On les dévoile une à une, et les navires bougent.
ui-primer-2 = Tirer
ui-primer-2-how = À un trait de distance, les canons qui portent font feu. Nommez une rangée de son pont : la page montre ce que ferait chaque face du dé.
ui-primer-3 = Aborder
ui-primer-3-how = Sur un même point, les navires se heurtent. Vos matelots passent les planches ; tuez son capitaine, et la journée est à vous.

## Le journal et ce qui se raconte

log-turn = Tour { $turn }
log-boarding-turn = Tour d’abordage { $turn } : { ship }
log-shot = { the-ship } vise la rangée { $row } et fait { $die } : { $what }
log-losses = { the-ship } perd { $what } en { $section }.
log-cannon-lost = le canon
log-crew-lost = { $count ->
    [one] { $count } matelot
   *[other] { $count } matelots
}
log-captain-lost = le capitaine
log-round = { $spot } : Seahawk { $S } contre Royal Isabella { $I } : { $what }.
log-falls = { $figure ->
    [captain] le capitaine du { ship } tombe
   *[crew] un matelot du { ship } tombe
}
ui-rolling-shot = Le { ship } tire sur la rangée { $row }
ui-rolling-round = { $spot }
ui-rolling-first-fire = Qui tire d’abord ?
ui-rolling-first-boarding = Qui aborde d’abord ?
ui-round-rolling = Passe { $number } : les dés sont jetés.
