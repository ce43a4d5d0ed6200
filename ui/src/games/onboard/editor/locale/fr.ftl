### L’éditeur de missions d’On Board.

title = Éditeur de missions
table-label = Table à dessin : le plan de la mission. Les flèches déplacent le curseur, Entrée emploie l’outil, Suppr enlève.
table-role = table à dessin
about-the-draft = À propos du brouillon

## Outils

tools = Outils
tools-walls = Murs
tools-openings = Portes et fenêtres
tools-pieces = Départs et bombes
tools-more = Et aussi
tool-solid = Mur plein
tool-wall = Mur
tool-reinforced = Mur renforcé
tool-destroyed = Mur détruit
tool-door-closed = Porte
tool-door-open = Porte ouverte
tool-door-barricaded = Porte barricadée
tool-window = Fenêtre
tool-window-barricaded = Fenêtre barricadée
tool-erase = Gommer
tool-attack = Départs de l’Attaque
tool-defence = Départs de la Défense
tool-bomb = Bombe
tool-name = Nommer une pièce
tool-tile = Poser les tuiles
how-solid = Un mur imprimé : rien ne le perce jamais
how-wall = Une charge le perce, une carte le renforce
how-reinforced = Seule une charge exothermique le perce
how-destroyed = Un mur déjà tombé
how-door-closed = Une action l’ouvre
how-door-open = Une porte ouverte dès le début
how-door-barricaded = Seule une charge l’ouvre
how-window = Deux actions pour l’enjamber ; le tir passe
how-window-barricaded = Seule une charge l’ouvre
how-erase = Enlève murs, départs et bombes
how-attack = Où commence un attaquant : quatre cellules
how-defence = Où commence un défenseur : quatre cellules
how-bomb = Ce que l’Attaque doit désamorcer : une ou deux
how-name = Touchez une pièce pour lui donner un nom
how-tile = Touchez un coin pour y poser la tuile en main, encore une fois pour la tourner
used-of = { $used } sur { $most }

## Les lieux en mots

at-edge = { $edge } : { $what }.
at-tile = Tuile { $tile } en { $at }, tournée de { $rotation } degrés.
at-no-tile = Pas de tuile en { $at }.
state-open = rien
state-solid = mur plein
state-wall = mur
state-reinforced = mur renforcé
state-destroyed = mur détruit
state-door-closed = porte
state-door-open = porte ouverte
state-door-barricaded = porte barricadée
state-window = fenêtre
state-window-barricaded = fenêtre barricadée

## Tuiles

tiles = Tuiles
lies-at = en { $at }
in-the-box = libre
shuffle-tiles = Mélanger les tuiles
tiles-how = Touchez une tuile, puis sa place sur le plan ; là, touchez-la encore pour la tourner. Les jetons vont où des murs sont imprimés.
tiles-none = Sans tuiles, chaque mur se dessine librement.

## Fichiers et brouillons

show-zones = Zones
empty-table = Une table vide

## À côté du plan

tab-check = Mission
tab-rooms = Pièces
tab-try = À l’essai
details = La mission
name-en = Nom anglais
name-fr = Nom français
id = Identifiant, pour fichiers et notation
field-turn-limit = Tours
field-required-defusals = Bombes à désamorcer
field-hold-checks = Fins de tour à tenir
aims = L’Attaque doit désamorcer { $bombs ->
    [0] une bombe encore à placer
    [1] la bombe
   *[other] { $defusals } des { $bombs } bombes
}, en tenant la zone { $checks ->
    [one] à la fin d’un tour
   *[other] à { $checks } fins de tour de suite
}. La Défense doit tenir jusqu’à la fin du tour { $turns }.
check = Vérification
checking = Un coup d’œil…
not-checked = Le serveur ne répond pas ; le brouillon est gardé et sera vérifié.
no-fault = Aucune faute : prête à être jouée.
faults = { $count ->
    [one] Une faute
   *[other] { $count } fautes
}
rooms = { $count ->
    [one] Une zone
   *[other] { $count } zones
}
kind-exterior = extérieur
kind-room = pièce
kind-bomb = bombe
cells = { $count ->
    [one] { $count } cellule
   *[other] { $count } cellules
}
outside = Hors du bâtiment
mend-first = Corrigez d’abord ce qui est faux dans la mission.

## Équilibre

ends-attack = Attaque
ends-defence = Défense
end = { $end ->
    [defused] bombe désamorcée : { $count }
    [held] la Défense a tenu : { $count }
    [eliminated] équipe éliminée : { $count }
   *[other] { $end } : { $count }
}
