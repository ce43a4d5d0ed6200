### La page autour de chaque jeu.

language = Langue
theme = { $theme ->
    [system] Clair ou sombre : comme le système
    [light] Clair
   *[dark] Sombre
}
connected = Connecté
reconnecting = Reconnexion…
no-server = Le serveur ne répond pas. Est-il lancé ?
to-lobby = Retour à l’accueil
close = Fermer
copy = Copier
copied = Copié
you = vous

five-wars = Cinq guerres dans une boîte
pick-a-lid = Choisissez un couvercle. La table est mise, les règles sont tenues, un adversaire attend.
games = Jeux
not-yet-in-the-box = Pas encore dans la boîte
continue = Reprendre
nothing-to-continue = Aucune partie en cours. Commencez-en une : cela prend une minute.
your-turn = À vous
their-turn = À l’autre
under-way = En cours
play = Jouer
watch = Regarder
won-by = gagnée par { $names }
drawn = nulle
finished = { $count ->
    [0] Aucune partie terminée
    [one] Une partie terminée à revoir
   *[other] { $count } parties terminées à revoir
}
import-record = Ouvrir un enregistrement…

game-broadsides = Broadsides and Boarding Parties
game-onboard = Rainbow Six Siege: On Board
game-siegestorm = Siegestorm
game-firstwave = RBN First Wave
game-tideofiron = Tide of Iron
about-broadsides = Deux grands voiliers, trois cartes secrètes par tour, une bordée qui décide de tout.
about-onboard = Enfoncez les murs ou gardez les bombes. Chaque porte peut changer le plan.
about-siegestorm = Votre paquet est votre vie. Faites avancer vos créatures et donnez l’assaut.
about-firstwave = Survivants, infectés et machines sur une même table. Prenez un mètre.
about-tideofiron = Escouades et blindés, hexagone par hexagone. Ne tirez pas trop tôt.
players-broadsides = 2 joueurs
length-broadsides = 30 min
go-broadsides = Larguer les amarres

new-match = Nouvelle partie
opponent = Adversaire
way-computer = Ordinateur
way-computer-how = prêt tout de suite
way-friend = Un ami
way-friend-how = envoyer un lien
way-screen = Cet écran
way-screen-how = chacun son tour
your-side = Votre camp
strength = Force
level-easy = Facile
level-fair = Moyen
level-hard = Fort
level-random = Facile
level-greedy = Moyen
more-settings = Autres réglages
your-name = Votre nom
clock = Pendule
clock-none = Sans pendule
clock-turn = 90 secondes par tour
clock-bank = 15 minutes, plus 10 secondes par coup
clock-days = 3 jours par coup
value-yes = oui
value-no = non
value-alone = seulement les capitaines seuls
value-present = les deux capitaines présents
start-position = Partir d’une position
start-position-how = Une position en notation ; vide pour une nouvelle partie

invited = On vous invite à cette table. Votre nom, et vous y êtes.
sit-down = S’asseoir
no-such-match = Cette partie n’existe pas.
laying-the-table = On met la table…
waiting-for-friend = On attend votre ami
waiting-for-friend-short = Attend un ami
waiting-how = Envoyez ce lien. Qui l’ouvre prend la place ; la partie commence d’elle-même.
link-for = Lien pour la place { $seat }
is-here = est là
not-yet = pas encore là
pass-to = Passez l’écran à : { $name }
pass-why = Ce que l’autre a choisi reste caché jusqu’à la révélation.
pass-ready = Je suis { $name }

decision = Décision
your-decision = À vous de décider
sealed-until-revealed = Secret jusqu’à la révélation
waiting = En attente
waiting-for = On attend : { $names }
over = La partie est finie
why = Pourquoi ?
undo = Annuler
more = Plus
takeback-ask = Demander à reprendre
takeback-asked = { $name } demande à reprendre le dernier coup.
agree = Accepter
decline = Refuser
resign = Abandonner
resign-sure = Abandonner cette partie ? Elle compte comme perdue.
help = Aide
help-keys = Touches : Tab et Entrée pour tout, flèches sur le plateau, U annuler, ? cette aide, Échap fermer.
show = Montrer
board = Plateau
log = Journal
log-empty = Il ne s’est encore rien passé.
dice = Dés
dice-none = Aucun dé n’a encore été jeté.
watching = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
all-choices = Les { $count } choix en liste
refusal-stale = La table a changé ; regardez à nouveau.
refusal-not-asked = Ce n’est pas à vous.
refusal-game-over = La partie est finie.
refusal-undo-dice = Des dés ont été jetés depuis : on ne peut plus annuler seul.
refusal-undo-reveal = C’est révélé : on ne peut plus annuler seul.
refusal-undo-other = L’autre a joué depuis.
refusal-undo-nothing = Il n’y a rien à annuler.
refusal-undo-learnt = Des choses cachées ont été vues depuis.

replay = Revoir
replay-it = Revoir
download-record = Télécharger l’enregistrement
eyes = Vu par
eyes-all = Tout
step-of = Étape { $step } sur { $steps }
step-first = Au début
step-back = Une étape en arrière
step-next = Une étape en avant
step-last = À la fin
play-on = Lecture
pause = Pause
link-to-move = Copier le lien vers ce coup
