title = Revue
where = Revue : { $names }
curve = Chance de gagner
curve-how = Sur 100 parties comme celle-ci, moment par moment
curve-told = Chances de gagner à ce moment : { $told }
chance-of = { $name } { $value } sur 100
point-number = Tournant { $number }
moment = Le plateau à ce moment
points = Tournants
points-kind = Quels tournants
points-all = Tous
points-choice = Choix
points-luck = Hasard
points-none = Rien de tel n’a beaucoup changé.
in-turn = Tour { $turn } : { $what }
better = Mieux :
better-head = Mieux
played = Joué
before = Avant
board-shows = Le plateau montre
as-luck = hasard
as-given = cédé
smaller = { $count ->
    [0] Aucun autre choix n’a rien cédé.
    [one] Une erreur plus petite, { $sum } sur 100.
   *[other] { $count } erreurs plus petites, { $sum } sur 100 en tout.
}
given-how = Chances telles que le siège pouvait les estimer alors, à { $error } près. Les deux coups ont rencontré le même hasard.
line = La suite possible
luck-told = Les dés ou les cartes ont donné { $size } sur 100 à { $name } contre leur moyenne. Personne ne l’a choisi.
at-start = Le début
pick-one = Choisissez un tournant, touchez la courbe, ou avancez avec les flèches ; N et P vont d’un tournant à l’autre.
result = Le résultat
ledger = Hasard et choix de chaque camp, sur 100
start-end = de { $start } à { $end } sur 100
cause-luck = hasard
cause-unseen = ce qui était caché
cause-given = cédé
cause-gained = reçu
cause-rest = le reste
ledger-how = Hasard : dés et cartes contre leur moyenne. Reçu : ce que les autres ont cédé. Caché : cartes piochées et paris réussis. Le reste : ce que le calcul ne voit pas.
as-table = Chaque pas en tableau
step = Pas
who = Qui
what = Ce qui s’est passé
chance = Hasard
waits = { $ahead ->
    [0] La revue commence dans un instant
    [one] Une autre revue passe d’abord
   *[other] { $ahead } autres revues passent d’abord
}
works = Chaque pas est revu
works-how = Chaque choix est comparé à d’autres, chaque dé à ceux qui auraient pu tomber. Vous pouvez partir ; la revue est gardée.
failed = La revue n’a pas abouti. L’enregistrement reste tel quel.
failed-long = Cette partie est trop longue pour être revue ici : warbox review le fait sur votre machine.
opponents = Adversaires
opponents-where = Les niveaux de chaque jeu
ladder = L’échelle
ladder-how = Choisissez un jeu, puis un niveau. Les cotes viennent de tournois ; les barres sont des intervalles à 95 %.
ladder-none = Ces niveaux n’ont pas encore été mesurés entre eux.
rating = { $rating } ({ $low } à { $high })
thinks = Réfléchit
seconds-a-turn = { $seconds } s par tour
play-level = Jouer contre ce niveau
games-measured = { $games } parties
motto-recruit = Voit le coup, jamais la réponse.
trait-recruit-1 = Regarde le plateau après son coup, pas plus loin.
trait-recruit-2 = Laisse échapper un choix sur cinq.
trait-recruit-3 = Pèse peu de choix avant de jouer.
motto-regular = Joue bien son propre tour.
trait-regular-1 = Prévoit jusqu’à la fin de son tour, pas au-delà.
trait-regular-2 = Laisse parfois échapper un choix.
trait-regular-3 = Oublie ce que vous ferez ensuite.
motto-veteran = Prévoit son tour et le vôtre.
trait-veteran-1 = Tient compte de votre prochain tour avant d’agir.
trait-veteran-2 = Imagine maintes mains et places pour ce qu’il ne voit pas.
trait-veteran-3 = Varie ses choix secrets pour rester imprévisible.
motto-elite = Prend son temps et trouve davantage.
trait-elite-1 = Voit aussi loin qu’un vétéran, cinq fois plus soigneusement.
trait-elite-2 = Regarde les choix que d’autres négligent.
trait-elite-3 = Cède peu ; attendez les dés.
against = Contre { $level }
measured-in = Mesuré en
you = Vous { $rating } ± { $half }
you-key = vous
fair-is = adversaire à votre mesure : { $level }
you-unrated = Vous : pas encore classé, { $left ->
    [one] encore une partie à finir
   *[other] encore { $left } parties à finir
}
fair-match = à votre mesure
rating-axis = cote, intervalle à 95 %
