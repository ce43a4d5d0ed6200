### Bordées et Abordages.
### Les messages event-, refusal-, ask-, outcome- et option- portent le nom de ce qu’émettent les règles.

name = Broadsides and Boarding Parties
short = Broadsides
players = 2 joueurs
length = 30 min
summary = Deux navires entre des îles : manœuvres secrètes, bordées, abordage. Un pirate contre un galion.
about = Deux grands voiliers, trois cartes secrètes par tour, une bordée qui décide de tout.
go = Larguer les amarres

## Mots dont se servent d’autres messages

ship = { $ship ->
    [S] Seahawk
   *[I] Royal Isabella
}
the-ship = Le { ship }
your-ship = { ship } (vous)
winner = { $winner ->
    [S] Le Seahawk
   *[I] Le Royal Isabella
}
first = { $first ->
    [S] le Seahawk
   *[I] le Royal Isabella
}
heading = { $heading ->
    [W] O
    [NW] NO
    [SW] SO
   *[other] { $heading }
}
card = { $card ->
    [stay] Rester
    [forward] En avant
    [starboard] Virer à tribord
    [port] Virer à bâbord
   *[damage] Avarie
}
mast = { $mast ->
    [fore] mât de misaine
    [main] grand mât
    [mizzen] mât d’artimon
   *[aft] mât arrière
}
hull = { $hull ->
    [A-starboard] A tribord
    [A-port] A bâbord
    [B-starboard] B tribord
    [B-port] B bâbord
    [C-starboard] C tribord
    [C-port] C bâbord
    [D-starboard] D tribord
    [D-port] D bâbord
    [E-starboard] E tribord
    [E-port] E bâbord
    [F-starboard] F tribord
    [F-port] F bâbord
    [G-starboard] G tribord
    [G-port] G bâbord
    [H-starboard] H tribord
   *[H-port] H bâbord
}
figure = { $figure ->
    [captain] le capitaine
   *[crew] un matelot
}
crew-lost = { $count ->
    [one] un matelot
   *[other] { $count } matelots
}
damage-due = { $cards ->
    [one] désormais { $cards } carte Avarie par tour
   *[other] désormais { $cards } cartes Avarie par tour
}

## Accueil

welcome = Le Seahawk (S), un pirate, chasse le Royal Isabella (I), un galion espagnol.
aim = Coulez l’ennemi, forcez-le à se rendre ou balayez tout son pont ; ou bien éperonnez-le, montez à l’abordage et tuez son capitaine au corps à corps.

## Questions

ask-deploy = { $figure ->
    [crew] Où placez-vous votre matelot libre { $number } sur 2 ?
   *[captain] Où placez-vous votre capitaine ?
}
ask-plot = { $damage ->
    [0] Quelles trois cartes programmez-vous ? Par exemple : FFR
    [one] Quelles trois cartes programmez-vous ? L’une doit être une Avarie.
   *[other] Quelles trois cartes programmez-vous ? { $damage } doivent être des Avaries.
}
ask-surrender = Votre navire ne peut plus bouger : vous rendez-vous ?
ask-shot = { $shots ->
    [one] Votre dernier tir : quelle rangée visez-vous ?
   *[other] Encore { $shots } tirs : quelle rangée visez-vous ?
}
ask-promote = Votre capitaine est mort : quel matelot prend sa place ?
ask-step = { $moves ->
    [one] Votre dernier mouvement de ce tour : qui va où ?
   *[other] Encore { $moves } mouvements : qui va où ?
}
ask-fight = Quelle mêlée se joue maintenant ?

## Comment se tape une réponse

form-deploy = une section comme G3
form-plot = trois lettres comme FFR
form-surrender = surrender (se rendre) ou fight-on (continuer)
form-shot = une rangée de A à H
form-promote = une section comme C3
form-step = le départ et l’arrivée, comme C3>C4 ou C3>I.C5
form-fight = une section comme I.C5

## Aide du moment

hint-deploy = Deux matelots et le capitaine se placent dans n’importe quelles sections qui ont de la place (trois figures au plus). Qui se tient dans une section touchée est perdu, et les mâts et les canons attirent le feu. Les rangées G et H n’ont pas de canon. Tapez un numéro ou une section : G3.
hint-plot = Tapez trois lettres, les cartes des cases 1, 2 et 3 : F en avant, S rester, R virer à tribord (droite), L virer à bâbord (gauche), D Avarie. FFR avance de deux points et vire à droite. Les deux programmes se dévoilent carte par carte ; les navires à un trait l’un de l’autre tirent : cinq canons par le travers, deux en oblique vers l’avant ou l’arrière, aucun par la proue ni par la poupe. Deux navires sur le même point entrent en collision, et l’abordage commence. « liste » montre tous les programmes et où ils mènent.
hint-surrender = Un navire à trois cartes Avarie ne bouge ni ne vire, mais il tire encore. Se rendre, c’est perdre la partie.
hint-shot = Nommez une rangée du pont ennemi, de A (proue) à H (poupe), puis le dé décide : 2 la coque du côté qui vous fait face, 3 la section tribord, 4 le centre et son mât, 5 la section bâbord, 1 et 6 manquent. Tapez un numéro ou une lettre : C.
hint-promote = Le matelot choisi quitte la partie et le nouveau capitaine se tient dans sa section. Au tour suivant votre navire ne joue pas de cartes. Tapez un numéro ou une section : C3.
hint-step = Chacun de vos trois mouvements mène une figure dans une section voisine : sur un navire aussi en diagonale, d’un niveau à l’autre seulement par une échelle (╪), d’un navire à l’autre seulement tout droit (↔). Où vous rencontrez l’ennemi (!), une mêlée se joue après vos mouvements. Tapez un numéro, ou le départ et l’arrivée : C3>I.C5. L’étoile marque votre capitaine.
hint-fight = Toutes les mêlées vont jusqu’au bout ; vous choisissez l’ordre. À chaque passe, chacun jette un dé ; un combattant de plus ajoute 1, deux de plus ajoutent 2, un capitaine ajoute 1. Un capitaine mort, et la partie est perdue.

## Événements : mise en place et navigation

event-deployed = { the-ship } place ses matelots libres en { $crew } et son capitaine en { $captain }.
event-turn = Le tour { $turn } commence.
event-no-cards = { the-ship } ne joue pas de cartes ce tour : son capitaine vient d’être remplacé.
event-plotted = { the-ship } a programmé.
event-card = { the-ship } { $card ->
    [stay] reste sur place.
    [damage] ne peut rien faire : Avarie.
   *[other] joue { card }.
}
event-sailed = { the-ship } avance en { $x },{ $y }, cap { heading }.
event-turned = { the-ship } vire, cap { heading }.
event-aground = { the-ship } s’échoue devant { $x },{ $y } et ne bouge plus ce tour.
event-still-aground = { the-ship } est échoué ; la carte est sans effet.
event-surrendered = { the-ship } se rend.
event-fights-on = { the-ship } continue le combat.

## Événements : tirs et avaries

event-exchange = À portée ! Tirs : Seahawk { $S }, Royal Isabella { $I }.
event-first-fire = Premier tir : Seahawk fait { $S }, Royal Isabella { $I } : { $first ->
    [tie] on recommence.
   *[other] { first }.
}
event-shot = { the-ship } vise la rangée { $row } et fait { $die } : { $result ->
    [miss] manqué.
    [hull] la coque !
    [starboard] la section tribord !
    [centre] le centre !
   *[port] la section bâbord !
}
event-held = { the-ship } retient un tir.
event-no-section = La rangée { $row } n’a pas cette section : rien n’est touché.
event-nothing-there = { the-ship } n’a plus rien en { $section }.
event-cannon-lost = { the-ship } perd le canon de { $section }.
event-crew-lost = { the-ship } perd { crew-lost } en { $section }.
event-captain-lost = { the-ship } perd son capitaine en { $section } !
event-promoted = { the-ship } a un nouveau capitaine en { $section }.
event-mast-hit = { the-ship } perd le haut de son { mast }.
event-mast-lost = { the-ship } perd son { mast } : { damage-due }.
event-hull-hit = { the-ship } reçoit un premier coup sur la coque { hull }.
event-hull-destroyed = { the-ship } a la coque { hull } détruite : { damage-due }.
event-hull-gone = { the-ship } avait déjà la coque { hull } détruite : sans effet.
event-hull-end-on = { the-ship } montre la proue ou la poupe : sa coque n’est pas touchée.
event-mast-ignored = { the-ship } est bord à bord : son { mast } ne compte plus.
event-hull-ignored = { the-ship } est bord à bord : la coque ne compte plus.

## Événements : collision et abordage

event-collision = Collision en { $x },{ $y } ! Les navires sont accrochés.
event-placement = { $bows ->
    [same] Ils sont bord à bord, les proues du même côté
   *[opposite] Ils sont bord à bord, proue contre poupe
} : Seahawk montre { $S ->
    [port] bâbord
   *[starboard] tribord
}, Royal Isabella { $I ->
    [port] bâbord
   *[starboard] tribord
}.
event-salvo = La dernière salve avant l’abordage. Tirs : Seahawk { $S }, Royal Isabella { $I }.
event-first-boarding = Premier abordage : Seahawk fait { $S }, Royal Isabella { $I } : { $first ->
    [tie] on recommence.
   *[other] { first }.
}
event-boarding-turn = Tour d’abordage { $turn } : { ship } bouge.
event-stepped = { ship } : { figure } va de { $from } à { $to }.
event-no-move-left = { the-ship } n’a plus de mouvement possible.
event-melee = Mêlée en { $spot } : { $S } du Seahawk contre { $I } du Royal Isabella.
event-round = { $loser ->
    [again] Seahawk fait { $S }+{ $S-bonus }, Royal Isabella { $I }+{ $I-bonus } en { $spot } : on recommence.
   *[other] Seahawk fait { $S }+{ $S-bonus }, Royal Isabella { $I }+{ $I-bonus } en { $spot }.
}
event-killed = { ship } : { figure } tombe en { $spot }.
event-melee-over = La mêlée en { $spot } est finie : il reste Seahawk { $S }, Royal Isabella { $I }.

## La fin

outcome-sunk = { winner } gagne : l’ennemi coule.
outcome-eliminated = { winner } gagne : il n’y a plus personne sur le pont ennemi.
outcome-dismasted = { winner } gagne : l’ennemi a perdu trois mâts.
outcome-captain-shot = { winner } gagne : le capitaine ennemi est tombé dans la dernière salve.
outcome-captain-killed = { winner } gagne : le capitaine ennemi est tombé au corps à corps.
outcome-surrendered = { winner } gagne : l’ennemi se rend.
outcome-both-lost = Partie nulle : les deux navires sont perdus dans le même échange.
outcome-both-surrendered = Partie nulle : les deux se rendent en même temps.
outcome-dead = Partie nulle : aucun navire ne peut bouger, aucun canon ne porte.
outcome-idle = Partie nulle : trop de tours sans un tir.
outcome-idle-boarding = Partie nulle : trop de tours sans une mêlée.
outcome-resignation = { winner } gagne : l’ennemi a abandonné.
event-resigned = { $seat ->
    [S] Le Seahawk
   *[I] Le Royal Isabella
} abandonne.
event-over-sunk = { outcome-sunk }
event-over-eliminated = { outcome-eliminated }
event-over-dismasted = { outcome-dismasted }
event-over-captain-shot = { outcome-captain-shot }
event-over-captain-killed = { outcome-captain-killed }
event-over-surrendered = { outcome-surrendered }
event-over-both-lost = { outcome-both-lost }
event-over-both-surrendered = { outcome-both-surrendered }
event-over-dead = { outcome-dead }
event-over-idle = { outcome-idle }
event-over-idle-boarding = { outcome-idle-boarding }

## Refus

refusal-place-first = Placez d’abord vos figures : place crew A4, place captain H5.
refusal-place-order = { $placed ->
    [2] Les deux matelots libres sont placés : au tour du capitaine.
   *[other] D’abord les deux matelots libres, puis le capitaine.
}
refusal-section-full = { $section } est pleine : trois de vos figures au plus.
refusal-answer-surrender = Dites surrender (se rendre) ou fight-on (continuer).
refusal-plot-first = Maintenant les deux joueurs programment : plot F F R.
refusal-damage-cards = { $due ->
    [0] Votre navire n’a pas assez d’avaries : pas de carte Avarie.
    [one] Une carte doit être une Avarie, et une seule ; vous en avez { $plotted }.
   *[other] { $due } cartes doivent être des Avaries ; vous en avez { $plotted }.
}
refusal-name-a-row = Nommez une rangée de A à H, ou hold (retenir).
refusal-salvo-hold = Dans la dernière salve aucun tir ne peut être retenu.
refusal-promote-first = Choisissez d’abord qui devient capitaine : promote C3.
refusal-no-crew-there = Aucun de vos matelots n’est en { $section }.
refusal-moves-left = Il vous reste des mouvements et vous devez les faire : step crew S.C3>S.C4.
refusal-moves-spent = Vos trois mouvements sont faits : place aux mêlées.
refusal-pick-melee = Choisissez la prochaine mêlée : fight I.C5.
refusal-no-melee-there = En { $spot } personne ne se bat : il y faut les deux camps.
refusal-no-figure-there = Vous n’avez pas de { $figure ->
    [captain] capitaine
   *[crew] matelot
} en { $from }.
refusal-in-melee = Personne ne quitte { $from } : l’ennemi y est, et l’on s’y bat jusqu’au bout.
refusal-no-crossing = On ne traverse que tout droit, vers la section d’en face, et non de { $from } à { $to }.
refusal-no-ladder = { $from } et { $to } sont à des niveaux différents, et aucune échelle ne les joint.
refusal-not-neighbours = { $from } et { $to } ne sont pas voisines.

## Options

option-three-masts-lose = Un navire qui a perdu trois mâts a perdu la partie
option-salvo-captain-loses = Un capitaine tombé dans la dernière salve perd la partie
option-captain-counts = Le capitaine compte comme combattant pour le bonus du nombre
option-captains-tie = À égalité, les capitaines relancent s’ils sont seuls (alone), ou dès qu’ils sont tous deux présents (present)
option-idle-turns = Nombre de tours sans un tir qui font une partie nulle
option-idle-boarding-turns = Nombre de tours d’abordage sans une mêlée qui font une partie nulle

## Au terminal

moment-deploy = Mise en place
moment-broadsides = Bordées · tour { $turn } · { $step ->
    [0] programmation
   *[other] carte { $step } sur { $slots }
}
moment-boarding = Abordage · tour { $turn }
legend-broadsides = s i matelot, S I capitaine, ◄ ► canon, † ‡ mât, x coque touchée, X détruite
legend-boarding = s i matelot, S I capitaine, ↔ passage, ╪ échelle
deck-people = { "   " }{ $cannons } canons · { $crew } hommes
deck-damage = { "   " }{ $masts } mâts · Avaries { $cards }
deck-cards = { "   " }cartes
deck-no-cards = { "   " }pas de cartes ce tour
deck-aground = échoué
bow-up = proue en haut
bow-down = proue en bas
plot-cards = F en avant · S rester · R à droite (tribord) · L à gauche (bâbord) · D Avarie
plot-clear = Devant, la mer est libre : FFF finirait en { $x },{ $y }.
plot-land = { $clear ->
    [0] La terre ou le bord est droit devant.
    [one] Devant, la mer est libre sur { $clear } point, puis vient la terre ou le bord.
   *[other] Devant, la mer est libre sur { $clear } points, puis vient la terre ou le bord.
}
warn-aground = La carte { $slot } échouerait votre navire en { $x },{ $y }.
target-face = { $die } { $result ->
    [hull] coque
    [starboard] tribord
    [centre] centre
   *[port] bâbord
}
target-chance = touche
target-of = { $hits } sur { $faces }
target-cannon = canon
target-crew = { $count ->
    [one] { $count } matelot
   *[other] { $count } matelots
}
target-captain = capitaine
target-mast = { $mast ->
    [fore] misaine
    [main] grand mât{ $parts ->
        [2] {" "}(haut)
       *[1] {""}
    }
    [mizzen] artimon
   *[aft] mât arrière
}
target-hull = { $hits ->
    [0] 1er coup
   *[1] détruit
}
choice-hold = retenir ce tir
choice-surrender = se rendre
choice-fight-on = continuer le combat
melee-chances = Seahawk +{ $S-bonus } la garde à { $S } %, Royal Isabella +{ $I-bonus } à { $I } %

# what a probe names
number-hit = touche
number-sinks = la coule
