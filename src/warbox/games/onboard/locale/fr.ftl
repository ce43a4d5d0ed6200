### Rainbow Six Siege : On Board.
### Les messages event-, refusal-, ask-, outcome- et option- portent le nom de ce qu’émettent les règles.

name = Rainbow Six Siege : On Board
short = On Board
players = 2 à 4 joueurs
length = 20 min
summary = Quatre attaquants, quatre défenseurs, deux bombes : murs percés, pièges, combats de cartes face cachée.
about = Enfoncez les murs ou gardez les bombes. Chaque porte peut changer le plan.
go = À l’assaut

## Mots dont se servent d’autres messages

agent = { $agent ->
    [ash] Ash
    [thermite] Thermite
    [twitch] Twitch
    [blitz] Blitz
    [doc] Doc
    [castle] Castle
    [kapkan] Kapkan
   *[frost] Frost
}
target = { $target ->
    [ash] Ash
    [thermite] Thermite
    [twitch] Twitch
    [blitz] Blitz
    [doc] Doc
    [castle] Castle
    [kapkan] Kapkan
   *[frost] Frost
}
the-team = { $team ->
    [attack] de l’Attaque
   *[defence] de la Défense
}
winner = { $winner ->
    [attack] L’Attaque
    [A1] L’Attaque
    [A2] L’Attaque
   *[other] La Défense
}
card = { $card ->
    [smoke_grenade] Grenade fumigène
    [flash_grenade] Grenade Flash
    [covering_fire] Tir de couverture
    [counter] Contre
    [double_attack] Double attaque
    [double_defence] Double défense
    [breach_charge] Charge d’effraction
    [exothermic_charge] Charge exothermique
    [barricade] Barricade
    [wall_reinforcement] Renforcement de mur
    [trap_explosive] Piège explosif
    [trap_jaws] Piège à mâchoires
    [trap_stun] Piège étourdissant
   *[trap_wire] Fil barbelé
}
zone = { $zone ->
    [north_street] Rue nord
    [visa_office] Bureau des visas
    [lobby] Hall d’accueil
    [press_room] Salle de presse
    [archives] Archives
    [gallery] Galerie
    [ambassador_office] Bureau de l’ambassadeur
    [kitchen] Cuisine
    [rear_hall] Hall arrière
    [security] Poste de sécurité
    [south_garden] Jardin sud
    [west_street] Rue ouest
    [reception] Réception
    [conference] Salle de conférence
    [open_office] Bureau paysager
    [north_corridor] Couloir nord
    [server_room] Salle des serveurs
    [break_room] Salle de pause
    [south_corridor] Couloir sud
    [stairwell] Cage d’escalier
    [workshop] Atelier
    [storage] Réserve
    [back_yard] Arrière-cour
    [north_drive] Allée nord
    [library] Bibliothèque
    [vestibule] Vestibule
    [dining_room] Salle à manger
    [master_suite] Suite principale
    [long_corridor] Grand couloir
    [vault] Chambre forte
    [west_yard] Cour ouest
    [laundry] Buanderie
    [garage] Garage
    [shed] Remise
    [south_drive] Allée sud
   *[other] { $zone }
}
bomb = { $bomb ->
    [bomb_a] bombe A
    [bomb_b] bombe B
   *[other] bombe { $bomb }
}
edge-state = { $state ->
    [solid] un mur plein
    [wall] un mur
    [reinforced] un mur renforcé
    [destroyed] un mur détruit
    [door_closed] une porte fermée
    [door_open] une porte ouverte
    [door_barricaded] une porte barricadée
    [window] une fenêtre
    [window_barricaded] une fenêtre barricadée
   *[open] un passage libre
}

## Questions

ask-take = Quels deux Agents commande le premier siège de votre équipe ?
ask-place = Quel Agent commence sur quelle cellule ?
ask-prepare = Barricader une porte ou une fenêtre, renforcer un mur ? Cela ne coûte que la carte.
ask-activate = Quel Agent agit ensuite ?
ask-act = { agent } a encore { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} : que faire ?
ask-commit = { agent } contre { target } : quelles cartes posez-vous face cachée ?
ask-counter = { agent } tire sur { target } : jouez-vous un Contre ?
ask-double = { $attack } en attaque contre { $defence } en défense : doublez-vous ?

## Évènements : mise en place

event-shuffled = Le paquet { the-team } est mélangé ({ $cards } cartes).
event-commanded = { $seat } commande { agent }.
event-placed = { agent } commence en { $cell }.
event-prepared = { $seat } joue { card } : { $edge } est maintenant { edge-state }.
event-prepare-over = { $seat } a fini sa préparation.
event-drawn = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-drew = { $seat } reçoit { card }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } fois)
}.
event-reshuffled = La défausse { the-team } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}) devient le nouveau paquet.

## Évènements : tours et déplacements

event-turn = Tour { $turn } sur { $limit }.
event-phase-over = { $team ->
    [attack] La phase d’attaque est finie.
   *[defence] La phase de défense est finie.
}
event-activated = { agent } agit.
event-stopped = { agent } s’arrête{ $left ->
    [0] {""}
    [one] {" "}et perd { $left } action
   *[other] {" "}et perd { $left } actions
}.
event-moved = { agent } va en { $to }.
event-climbed = { agent } passe par la fenêtre en { $to }.
event-door-opened = { agent } ouvre la porte { $edge }.

## Évènements : cartes et effets

event-thrown = { agent } lance en { $cell } ({ zone }) : { card }.
event-smoked = La fumée envahit la zone { zone } : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.
event-smoke-thins = { $tokens ->
    [0] La fumée a disparu de la zone { zone }.
    [one] La fumée se dissipe dans la zone { zone } : encore { $tokens } jeton.
   *[other] La fumée se dissipe dans la zone { zone } : encore { $tokens } jetons.
}
event-flashed = { agent } est ébloui et manque sa prochaine activation.
event-flash-over = { agent } voit de nouveau.
event-covered = { agent } cloue { target } sur place par un tir de couverture.
event-disoriented = { agent } est désorienté et ne peut se déplacer jusqu’à la fin du tour { $until }.
event-oriented = { agent } peut de nouveau se déplacer.
event-edge-changed = { agent } utilise { card } : { $edge } est maintenant { edge-state }.

## Évènements : combat

event-fight = { agent } tire sur { target }{ $zone ->
    [same] , dans la même zone : touché à coup sûr.
   *[distinct] .
}
event-committed = { $seat } a posé ses cartes face cachée.
event-cards-down = { agent } pose { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { target } { $against ->
    [one] { $against } carte
   *[other] { $against } cartes
}.
event-countered = Contre ! C’est { agent } qui tire sur { target }.
event-no-counter = Pas de Contre pour { agent }.
event-card-revealed = { agent } montre { card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-revealed = { agent } a { $points } en { $role ->
    [striker] attaque
   *[guard] défense
}.
event-doubled = { agent } joue { card } : { $total }.
event-no-doubling = { agent } ne double pas.
event-hit = { agent } touche { target } : { $attack } en attaque contre { $defence } en défense.
event-missed = { agent } manque { target } : { $attack } en attaque contre { $defence } en défense.
event-wounded = { agent } est blessé : encore { $left ->
    [one] { $left } point de vie
   *[other] { $left } points de vie
}.
event-killed = { agent } est mort.
event-hand-discarded = { $seat } n’a plus d’Agent{ $count ->
    [0] {""}
    [one] {" "}et défausse { $count } carte
   *[other] {" "}et défausse { $count } cartes
}.
event-discarded = { $seat } défausse { card }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } fois)
}.

## Évènements : pièges et bombes

event-trap-laid = { agent } pose un piège depuis { $from }.
event-trap-set = { agent } pose un piège depuis { $from } : { card } en { $cell }.
event-trap-sprung = { agent } déclenche un piège en { $cell } : { card } !
event-incapacitated = { agent } ne peut plus rien faire pendant cette activation.
event-bomb-held = L’Attaque tient la { bomb } ({ $checks } sur { $needed }).
event-bomb-defused = La { bomb } est désamorcée !
event-bomb-lost = L’Attaque ne tient plus la { bomb }.

## La fin

outcome-defused = { winner } gagne : l’objectif est atteint.
outcome-eliminated = { winner } gagne : aucun ennemi n’est en vie.
outcome-held = { winner } gagne : le dernier tour est fini et les bombes sont en sûreté.
outcome-resignation = { winner } gagne : l’autre camp abandonne.
outcome-timeout = { winner } gagne : le temps de l’autre camp est écoulé.
event-over-defused = { outcome-defused }
event-over-eliminated = { outcome-eliminated }
event-over-held = { outcome-held }

## Refus

refusal-take-first = Dites d’abord quels deux Agents commande le premier siège : take ash blitz.
refusal-place-first = Placez d’abord vos Agents : place ash B1.
refusal-other-team = { agent } n’est pas de votre équipe.
refusal-placed-already = { agent } est déjà en place.
refusal-not-a-start-cell = { $cell } n’est pas une cellule de départ de votre équipe.
refusal-start-cell-taken = La cellule { $cell } est déjà prise.
refusal-prepare-first = Jouez une barricade ou un renforcement, ou dites done.
refusal-prepare-only = { card } ne se joue pas pendant la préparation.
refusal-activate-first = Choisissez d’abord qui agit : activate ash ; ou finissez la phase.
refusal-agent-dead = { agent } est mort.
refusal-activated-already = { agent } a déjà agi pendant cette phase.
refusal-is-flashed = { agent } est ébloui et manque cette phase.
refusal-act-now = { agent } est en train d’agir : move, open, fight, play, lay ou stop.
refusal-not-adjacent = { $from } et { $to } ne se touchent pas.
refusal-is-disoriented = { agent } est désorienté et ne peut se déplacer.
refusal-door-shut = La porte entre { $from } et { $to } est fermée : ouvrez-la d’abord.
refusal-barricaded = Le passage de { $from } à { $to } est barricadé.
refusal-wall-between = Un mur sépare { $from } et { $to }.
refusal-enemy-there = Un ennemi se tient en { $to }.
refusal-too-few-actions = Cela coûte { $cost } actions et il n’en reste que { $left }.
refusal-not-own-edge = { $edge } n’est pas un bord de la cellule de { agent }.
refusal-door-barricaded = La porte { $edge } est barricadée.
refusal-no-closed-door = { $edge } n’est pas une porte fermée.
refusal-not-an-enemy = { target } n’est pas un ennemi.
refusal-target-dead = { target } est mort.
refusal-not-in-line = { agent } et { target } ne sont ni sur une même rangée ni sur une même colonne.
refusal-line-blocked = Un obstacle sépare { agent } et { target }.
refusal-line-smoked = La fumée cache { target } à { agent }.
refusal-too-far = { target } est à plus de { $distance } cellules.
refusal-combat-only = { card } ne se joue que dans un combat.
refusal-lay-it = { card } est un piège : posez-le.
refusal-not-in-hand = Vous n’avez pas en main : { card }.
refusal-wrong-target = { card } ne s’utilise pas ainsi.
refusal-throw-not-adjacent = Une grenade se lance dans une cellule voisine ; { $to } ne touche pas { $from }.
refusal-throw-blocked = On ne peut rien lancer de { $from } en { $to }.
refusal-no-smoke-left = Il ne reste pas assez de jetons de fumée.
refusal-edge-not-changed = { card } est sans effet sur { $edge } : c’est { edge-state }.
refusal-no-token-left = Il ne reste pas de jeton pour { $edge }.
refusal-attack-lays-none = Seule la Défense pose des pièges.
refusal-no-trap-card = { card } n’est pas un piège.
refusal-trap-not-adjacent = Un piège se pose dans une cellule voisine.
refusal-trap-not-visible = { agent } ne voit pas { $cell }.
refusal-no-trap-token = { $cell } est une cellule de départ de l’Attaque et ne peut être piégée.
refusal-trapped-already = Il y a déjà un piège en { $cell }.
refusal-trap-under-attacker = Un attaquant se tient en { $cell }.
refusal-commit-first = Posez vos cartes face cachée : commit covering_fire ; ou commit - pour aucune.
refusal-counter-first = Dites counter ou pass.
refusal-double-first = Dites double ou pass.

## Options

option-players = Joueurs
option-mission = Mission
option-hold-checks = Fins de tour de suite où la zone d’une bombe doit être tenue
option-doubling = Cartes de doublement qu’un camp peut jouer dans un combat
option-zones = Les zones restent telles quelles, ou fusionnent quand un mur tombe ou qu’une porte s’ouvre

## Les fautes d’une mission, après leur endroit : « edges.wall[3] : A3|A4 est donné deux fois »

fault-not-toml = n’est pas du TOML : { $why }
fault-too-long = a plus de { $most } signes
fault-missing = manque
fault-unknown-key = n’est pas connu ; les clés sont { $keys }
fault-not-text = doit être un texte, et non { $value }
fault-long-text = a { $count } signes, et peut en avoir { $most }
fault-unseen-signs = a des signes qui ne se montrent pas
fault-not-an-id = doit être en minuscules, chiffres et _, et non { $value }
fault-not-a-number = doit être un nombre entier de 1 à { $most }, et non { $value }
fault-not-a-list = doit être une liste, et non { $value }
fault-not-a-table = doit être une table, et non { $value }
fault-not-a-cell = une cellule est une colonne de A à F et une ligne de 1 à 9, comme C4 : { $value }
fault-not-an-edge = un bord s’écrit CELLULE|CELLULE, comme C3|C4 : { $value }
fault-not-neighbours = ces cellules n’ont pas de bord commun : { $value }
fault-objective = doit être « { $only } », le seul objectif qu’il y a
fault-edge-twice = { $edge } est donné deux fois
fault-too-many-tokens = { $used } jetons, mais la boîte en a { $most }
fault-start-count = doit être { $most } cellules, et non { $count }
fault-start-twice = { $cell } est déjà une cellule de départ
fault-starts-see = il y a une ligne de tir entre les cellules de départ { $first } et { $second }
fault-zone-twice = une deuxième zone « { $name } »
fault-zone-kind = doit être l’un de { $kinds }, et non { $value }
fault-zone-count = { $cell } est dans { $count } zones, et doit être dans une seule
fault-zone-cut = des murs, portes ou fenêtres coupent { $zone } en { $count } zones (en { $cells })
fault-zone-joined = rien ne sépare { $zone } de { $cells }
fault-unreachable = aucun attaquant ne pourra jamais atteindre { $zone }
fault-bomb-count = doit être de 1 à { $most } bombes, et non { $count }
fault-bomb-twice = une deuxième bombe « { $name } »
fault-bomb-zone = { $cell } est dans { $zone }, et non dans { $value }
fault-tile-place = les tuiles se posent en { $places }, et non en { $cell }
fault-tile-unknown = doit être l’une de { $tiles }, et non { $value }
fault-tile-rotation = doit être 0, 90, 180 ou 270, et non { $value }
fault-tile-corner = une tuile, et une seule, se pose en { $cell }
fault-tile-twice = la boîte n’a qu’une tuile { $tile }
fault-wall-printed = les tuiles impriment un mur sur { $edge } : il doit être plein ou porter un jeton
fault-no-wall-printed = les tuiles n’impriment pas de mur sur { $edge } qui puisse être { $state }

## Bienvenue

welcome = Quatre attaquants dehors, quatre défenseurs dedans, un bâtiment entre eux.
aim = L’Attaque gagne si elle tient seule la pièce d’une bombe à la fin d’un tour, ou si tous les défenseurs sont morts ; la Défense, en tenant jusqu’au dernier tour ou en tuant tous les attaquants.

## Au terminal

seat-name = { $seat ->
    [A1] Attaque (A1)
    [A2] Attaque (A2)
    [D1] Défense (D1)
   *[D2] Défense (D2)
}
team-attack = Attaque
team-defence = Défense
team-cards = main { $cards }, pioche { $deck }
agent-out = mort
agent-waits = -
table-smoke = Fumée { $tokens } : { zone }
table-held = { bomb } : tenue { $checks } sur { $needed }
table-traps = { $traps ->
    [one] { $traps } piège caché
   *[other] { $traps } pièges cachés
}
moment-setup = Mise en place
moment-preparation = Préparation
moment-attack = Tour { $turn } sur { $turns } · phase d’attaque
moment-defence = Tour { $turn } sur { $turns } · phase de défense
moment-draw = Tour { $turn } sur { $turns } · pioche
moment-over = Fin
legend-plan = As2 un Agent à 2 points de vie, ! ébloui, ~ désorienté, ◆ bombe, ^ votre piège, ? peut-être un piège, ░ ▒ fumée ; ┃━ mur plein, ╎╌ mur, ▓ renforcé, vide brèche, + porte, / porte ouverte, X porte barricadée, : fenêtre, % fenêtre barricadée
do-activate = { agent }
do-end = finir la phase
do-move = aller en { $to }
do-open = ouvrir la porte { $to }
do-fight = tirer sur { target }
do-play = { card } : { $to }
do-stop = s’arrêter
do-done = préparation finie
do-commit-none = aucune carte
do-counter = jouer un Contre
do-double = doubler le total
do-pass-counter = pas de Contre
do-pass-double = ne pas doubler
odds-hit = Touché, avant Contre et doublement :
odds-hold = Paré, avant Contre et doublement :
odds-theirs = leurs cartes
odds-points = avec { $points } points

## Comment répondre

form-take = take et deux Agents, comme take ash blitz
form-place = un Agent et une cellule de départ, comme ash B1
form-prepare = un numéro, play barricade C1|C2, ou done
form-activate = un Agent comme ash, ou end
form-act = une cellule comme C4 pour bouger, une porte comme C3|C4, un ennemi comme doc, play CARTE CIBLE, ou stop
form-commit = c et les numéros de cartes de la main, comme c 1 3 ; c - pour aucune
form-counter = counter ou pass
form-double = double ou pass

## Aide du moment

hint-take = Les Agents choisis sont à vous, avec une main de cinq cartes ; votre partenaire commande les deux autres.
hint-place = Un Agent par cellule de départ de votre équipe ; le dernier va seul sur la dernière. La Défense place d’abord.
hint-prepare = Les barricades ferment portes et fenêtres, les renforts consolident des murs : partout, pour la carte seule, et seulement maintenant. Puis on complète à cinq cartes.
hint-activate = Chaque Agent agit une fois par phase, dans n’importe quel ordre, avec trois actions. Ceux qui ont agi sont pâles. « end » abandonne le reste.
hint-act = Un pas coûte une action, ouvrir une porte une, une fenêtre deux, une carte une, un tir une. Une ligne de tir suit une rangée ou une colonne jusqu’à un mur, une porte fermée ou de la fumée. Dans une même pièce un tir touche toujours ; sinon les cartes décident. Tapez C4 pour marcher, C3|C4 pour ouvrir, doc pour tirer, play smoke_grenade C4, lay trap_jaws C4, ou un numéro.
hint-commit = Les deux camps posent des cartes face cachée, autant qu’ils veulent. Il faut plus de points d’attaque que l’autre n’a de points de défense. « odds » montre les chances contre chaque nombre de cartes.
hint-counter = Un Contre retourne le tir : vous frappez avec les points d’attaque des cartes posées.
hint-double = Double attaque double le total de l’attaquant, Double défense celui du défenseur. Deux refus de suite finissent le combat.

# what a probe names
number-attack = Attaque
number-defence = Défense

## What is wrong with a mission, in the editor

mission-where = { $key ->
    [turn_limit] Tours
    [required_defusals] Bombes à désamorcer
    [hold_checks] Contrôles d’une bombe
    [name_en] Nom anglais
    [name_fr] Nom
    [id] Nom court
    [tiles] { $number ->
        [0] Tuiles
       *[other] Tuile { $number }
    }
    [edges] Murs, portes, fenêtres
    [starts] Cases de départ
    [bombs] { $number ->
        [0] Bombes
       *[other] Bombe { $number }
    }
    [zones] { $number ->
        [0] Salles
       *[other] Salle { $number }
    }
   *[other] Mission
}
