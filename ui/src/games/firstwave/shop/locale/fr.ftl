### Les mots des ateliers de First Wave.
warband-title = Composition de bande
table-title = Dessin de table
empty-warband = Une bande vide
empty-table = Une table vide
nameless = Sans nom
mend-first = Une fois sans faute, une partie peut commencer ici.

## warband
catalogue = Catalogue
for = pour { $name }
choose-fighter = choisissez d’abord un combattant
search = Nom ou règle
tab-shooting = Tir
tab-melee = Mêlée
tab-gear = Équipement
tab-abilities = Dons
buy = { $what }, { $cost } points
loads-of = Munitions : { $weapon }
about-armour = un quatrième point de vie ; la première blessure ne coûte pas de dé
about-shield = l’attaquant perd un dé ; prend deux places d’arme
about-grapple = une escalade sûre de 10 cm
about-child = deux points de vie ; peut se cacher ; rien d’encombrant
about-animal = mâchoire seulement ; ne ramasse rien
about-chief = donne deux actions ; exactement un
about-expert-fighter = ne perd pas de dé face au nombre
about-scout = arrive en dernier, hors de vue
about-medic = retire des blessures ; un au plus
about-sons-of-the-sands = Escadron fantôme seulement ; sans effet ici
places = { $used } places sur 3
points = points
name-of-fighter = Nom du combattant
name-of-band = Nom de la bande
value-t = Valeur de tir T
value-c = Valeur de combat C
role-fighter = se bat
role-chief = mène la bande
role-medic = soigne
role-scout = arrive en dernier
role-expert-fighter = tient seul
role-animal = mord
role-child = se cache bien
role-sons-of-the-sands = venu des sables
nothing-yet = Mains nues. Le catalogue vend le reste.
drop = Retirer : { $what }
copy = Copier
delete = Retirer
over-by = { $count } AU-DESSUS DE LA LIMITE
left-over = { $count } À DÉPENSER
none-left = RIEN À DÉPENSER
reckoning = Le compte
of-limit = {" "}sur { $limit }
fighter = Combattant
col-creation = créer
col-shooting = T
col-melee = C
col-weapon = armes
col-munition = mun.
col-equipment = équip.
col-ability = dons
col-sum = total
all = Tous
judged = Ce que disent les règles
not-judged = Le serveur ne répond pas : rien n’est vérifié.
legal = Conforme
faults = { $count ->
    [0] On vérifie …
    [one] Une faute
   *[other] { $count } fautes
}
limit = Taille de la partie
limit-150 = 150 petite
limit-300 = 300 grande
faction = Faction
no-faction = sans faction
faction-children-of-13 = Enfants du 13
faction-phantom-squad = Escadron fantôme
one-more = Un combattant de plus ?
first-fighter = Qui les mène ?
creation-costs = Dix points pour le créer, avant la première arme.
new-fighter = Nouveau combattant, 10
or-ready = Ou commencer par une bande prête :

## table
lay = Poser un décor
lay-how = un décor, puis la table
tool-select = Choisir
tool-polygon = Forme libre
tool-sight = Vue
sight-first = Cliquez là où quelqu’un se tient et regarde.
sight-second = Cliquez maintenant sur qui il regarde.
sight-none = La table n’est pas encore lisible.
sight-seen = Vu à { $gap } cm, { $cover ->
    [none] à découvert
    [light] couvert léger
   *[heavy] couvert lourd
}{ $by ->
    [none] {"."}
   *[other] {" "}: { $by }.
}
sight-hidden = Pas vu, à { $gap } cm{ $by ->
    [none] {"."}
   *[other] {" "}: { $by } fait obstacle.
}
tool-ruler = Règle
look-road = Route
look-water = Eau
look-rubble = Gravats
look-mud = Boue
look-wood = Bois
look-hedge = Haie
look-wall = Muret
look-barricade = Barricade
look-fence = Clôture
look-ruin = Mur en ruine
look-car = Voiture
look-bus = Bus
look-boat = Barque
look-container = Conteneur
look-barrels = Barils
look-crates = Caisses
look-boulder = Rocher
look-tower = Tour
look-building = Bâtiment
look-bridge = Pont
look-ford = Gué
look-block = Bloc
look-bush = Buisson
pieces = Décors
pieces-count = { $count } sur 10 au moins
chosen-piece = DÉCOR CHOISI
chosen-none = Rien de choisi : touchez un décor sur la table.
piece-name = Nom
ground = Terrain
ground-open = dégagé
ground-road = route
ground-difficult = difficile
ground-water = eau
height = Hauteur
cover = Couvert
cover-light = léger −1
cover-heavy = lourd −2
crossing = Passage
pass-free = libre
pass-vault = franchi
pass-climb = grimpé
pass-block = fermé
stand-on = On peut monter dessus
climbable = Ses murs s’escaladent
layer = Couche
rooms = Pièces et ouvertures
add-room = Pièce
add-floor = Étage
add-door = Porte
add-window = Fenêtre
add-ladder = Échelle
opening-how = Touchez la table là où la placer.
room-n = Pièce { $number }
door-n = Porte { $number }
window-n = Fenêtre { $number }
ladder-n = Échelle { $number }
take-away = Enlever
turn-it = Tourner d’un quart
double-it = Copier
add-corner = Ajouter un angle
corner = Angle { $number } de { $name }
polygon-how = Touchez les angles l’un après l’autre ; le premier encore pour fermer.
name-of-table = Nom de la table
size = Taille
token = Jeton { $number } de { $side }
tokens = Jetons de ressource
tokens-how = Trois par camp ; à glisser.
tokens-add = Poser les jetons
tokens-none = Aucun : les joueurs les placent.
checks = Vérification
grid = Grille 5 cm
snap = Aimanter à 1 cm
play-here = Jouer sur cette table
pointer = { $x } · { $y } cm
table-label = La table : touchez pour choisir, glissez pour déplacer ; Suppr enlève, les flèches déplacent d’1 cm
