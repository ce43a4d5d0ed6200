### La page autour de chaque jeu.

language = Langue
connected = Connecté
reconnecting = Reconnexion…
no-server = Le serveur ne répond pas. Est-il lancé ?
to-lobby = Retour à l’accueil
close = Fermer
copy = Copier
copied = Copié
you = vous

five-wars = Cinq guerres dans une boîte
pick-a-lid = Choisissez un couvercle. La table est mise, les règles sont tenues, un adversaire attend.
elsewhere = Ailleurs
to-opponents = Adversaires
to-lab = Labo
to-docs = Documentation
games = Jeux
not-yet-in-the-box = Pas encore dans la boîte
continue = Reprendre
nothing-to-continue = Aucune partie en cours. Commencez-en une : cela prend une minute.
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
the-rules = Règles
all-rules = Toutes les règles
in-the-rules = Dans les règles
turn-number = tour { $turn }
search-matches = Chercher une partie finie
any-game = Tous les jeux
any-result = Tous les résultats
result-won = Gagnée
result-lost = Perdue
result-drawn = Nulle
only-mine = Les miennes
export-all = Tout enregistrer ({ $count })
exporting = { $done } sur { $count }
delete-match = Supprimer : { $match }
none-found = Aucune partie finie ne correspond.

new-match = Nouvelle partie
opponent = Adversaire
way-computer = Ordinateur
way-computer-how = prêt tout de suite
way-friend = Un ami
way-friend-how = envoyer un lien
way-screen = Cet écran
way-screen-how = chacun son tour
your-side = Votre camp
about-levels = Les niveaux en détail
strength = Force
level-recruit = Recrue
level-regular = Régulier
level-veteran = Vétéran
level-elite = Élite
level-easy = Recrue
level-fair = Régulier
level-hard = Vétéran
level-random = Recrue
level-greedy = Régulier
more-settings = Autres réglages
your-name = Votre nom
clock = Pendule
clock-none = Sans pendule
clock-turn = { $seconds ->
    [300] 5 minutes par tour
   *[other] { $seconds } secondes par tour
}
clock-bank = { $minutes } minutes, plus { $increment } secondes par coup
clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
value-yes = oui
value-no = non
value-alone = seulement les capitaines seuls
value-present = les deux capitaines présents
start-position = Partir d’une position
start-position-how = Une position en notation ; vide pour une nouvelle partie

invited = On vous invite à cette table. Votre nom, et vous y êtes.
invited-by = { $names } vous { $count ->
    [one] invite
   *[other] invitent
} à cette table. Votre nom, et vous y êtes.
copy-invitation = Copier l’invitation
somebody = Quelqu’un
invitation = { $name } vous invite à { $game }, camp : { $seat } ({ $clock }) : { $link }
only-here = Cette adresse ne mène qu’à cette machine. Pour que des amis puissent venir, démarrez le serveur avec
only-here-then = et ouvrez la page sous l’adresse de cette machine dans le réseau ; le lien la contiendra alors.
sit-down = S’asseoir
no-such-match = Cette partie n’existe pas.
laying-the-table = On met la table…
waiting-for-friend = On attend votre ami
waiting-for-friend-short = Attend un ami
waiting-how = Envoyez ce lien. Qui l’ouvre prend la place ; la partie commence toute seule.
link-for = Lien : { $seat }
is-here = est là
not-yet = pas encore là
pass-to = Passez l’écran à : { $name }
pass-why = Ce que l’autre a choisi reste caché jusqu’à la révélation.
pass-ready = Je suis { $name }

decision = Décision
your-decision = À vous de décider
sealed-until-revealed = Secret pour l’instant
waiting = En attente
thinking = L’ordinateur réfléchit
move-now = Jouer maintenant
waiting-for = On attend : { $names }
over = La partie est finie
why = Pourquoi ?
undo = Annuler
hint = Conseil
hint-how = Un bon coup et pourquoi, d’après ce que vous pouvez savoir. Tous apprennent que vous l’avez demandé.
hint-coming = On réfléchit à un conseil…
review-it = Revue
hint-moves = Les meilleurs coups et leurs chances
hint-line = La suite possible
hands-over = Laisser l’ordinateur jouer pour moi
hands-own = L’ordinateur joue pour vous.
hands-take = Reprendre ma place
hands-stand = Joué pour l’instant par l’ordinateur : { $names }
hands-gone = { $name } est absent.
hands-let = Laisser l’ordinateur jouer à sa place
hint-only = Il n’y a rien d’autre à faire.
hint-plain = Rien d’autre ne méritait réflexion.
hint-better = Votre position vaut alors { $value } sur 100, avec le meilleur autre choix { $other }.
hint-even = D’autres se valent ; c’est l’un des meilleurs.
hint-follows = Dans { $share } avenirs essayés sur 100, il s’ensuit ceci ou à peu près : « { $sentence } »
hints-asked = Conseils demandés : { $list }
older-matches = Parties plus anciennes
allow-hints = Conseils permis
event-hint-asked = Un conseil pour { $seat }.
event-hands-computer = Désormais, l’ordinateur décide pour { $seat }.
event-hands-back = { $seat } décide de nouveau.
refusal-hands-computer = L’ordinateur décide pour votre place : reprenez-la d’abord.
refusal-hands-same = C’est déjà le cas.
refusal-hands-here = La personne assise là n’est pas absente depuis assez longtemps.
refusal-hands-others = Seule la personne qui tient la place la reprend.
refusal-hint-off = Il n’y a pas de conseils dans cette partie.
refusal-hint-again = Le conseil pour cette question est là, ou en route.
more = Plus
takeback-ask = Demander à reprendre
takeback-asked = { $name } demande à reprendre le dernier coup.
agree = Accepter
decline = Refuser
resign = Abandonner
resign-sure = Abandonner cette partie ? Elle compte comme perdue.
help = Aide
help-keys = Touches : Tab et Entrée pour tout, flèches sur le plateau, U annuler, H conseil, ? cette aide, Échap fermer.
show = Montrer
board = Plateau
log = Journal
log-empty = Il ne s’est encore rien passé.
dice = Dés
dice-none = Aucun dé n’a encore été jeté.
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
all-choices = { $count ->
    [one] Le seul choix en liste
   *[other] Les { $count } choix en liste
}
refusal-stale = La table a changé ; regardez à nouveau.
refusal-not-asked = Ce n’est pas à vous.
refusal-game-over = La partie est finie.
refusal-undo-dice = Des dés ont été jetés depuis : on ne peut plus annuler seul.
refusal-undo-reveal = C’est révélé : on ne peut plus annuler seul.
refusal-undo-other = L’autre a joué depuis.
refusal-undo-nothing = Il n’y a rien à annuler.
refusal-undo-learnt = Des choses cachées ont été vues depuis.

replay = Revoir
replay-it = Revoir
download-record = Télécharger l’enregistrement
imported = importée
verdict-waits = Vérification de l’enregistrement…
verdict-dice = { $count ->
    [0] Vérifié ; aucun dé n’a été jeté
    [one] { $count } jet vérifié
   *[other] { $count } jets vérifiés
}
verdict-by-hand = Dés jetés à la main : non vérifiés
verdict-broken = L’enregistrement ne tient pas, ligne { $line } : { $why }
verdict-own = signé par ce serveur
verdict-key = signé par la clé { $key }
verdict-unsigned = non signé
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

computer-level = Ordinateur, { $level }
name-you = { $name } (vous)
you-here = Vous
name-online = { $name }, en ligne
name-away = { $name }, absent
days-left = { $days } jours
time-left = reste { $time }
light = Lumière
theme-system = Système
theme-light = Clair
theme-dark = Sombre
theme-flip = Clair ou sombre
pace = Rythme
pace-calm = Calme
pace-brisk = Vif
pace-instant = Immédiat
sound = Son
sound-off = Coupé
sound-on = Actif
skip = Passer au présent
away = Pendant votre absence
away-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
away-now = Maintenant
turns = Tour
speed = Vitesse
happening = Ce qui se passe
back-to-now = Revenir au présent
looking-back = Vous revoyez la table telle qu’elle était.
under-way-now = En cours…
waiting-eyebrow = Pas à vous
watching-eyebrow = Vous regardez
takeback-waits = On attend la réponse à votre demande de reprise.
not-your-seat = Ce lien ne donne aucune place ici.
event-undone = { $seat } : la dernière action est annulée.
event-takeback-asked = { $seat } demande à reprendre.
event-takeback-declined = { $seat } refuse.
event-taken-back = { $seat } : repris d’un commun accord.
resign-not = Continuer
others-play = D’autres jouent
sheet = La question sous le plateau
zoom = Agrandir le plateau
zoom-in = Plus près
zoom-out = Plus loin
zoom-back = Revenir à ce qui compte
zoom-whole = Montrer tout le plateau
to-decision = À la décision
play-again = Rejouer
copy-watch-link = Copier le lien pour regarder
share-link = Copier un lien
share-how = Un lien qui contient tout, à envoyer à des amis
share-copied = Le lien est dans le presse-papiers : il contient tout.
share-not-copied = Le lien n’a pas pu être copié. Enregistrez plutôt un fichier.
share-broken = Ce lien est abîmé : rien n’a pu y être lu.
drafts = Brouillons
draft-undo = Annuler
draft-redo = Rétablir
draft-begin-with = Commencer par
draft-kept-here = Gardés dans ce navigateur
draft-none-kept = Rien encore : tout est gardé au fur et à mesure.
draft-forget = Jeter { $name }
draft-load = Ouvrir un fichier
draft-save = Enregistrer
draft-saved = { $file } est enregistré.
draft-loaded = Le fichier est sur la table.
draft-loaded-with-faults = { $count ->
    [one] Le fichier avait une faute ; ce qui a pu être lu est sur la table.
   *[other] Le fichier avait { $count } fautes ; ce qui a pu être lu est sur la table.
}
draft-from-link = Depuis un lien : gardé ici maintenant.
draft-not-readable = Ce fichier est illisible : { $why }
how-it-goes = Une partie de { $game } en trois temps
learn-first = Première partie : apprendre en jouant, environ dix minutes
learn-on = Reprendre votre première partie, étape { $step } sur { $count }
learn-again = Rejouer la première partie guidée
fault-internal = Quelque chose a mal tourné sur le serveur.
fault-other = Cela n’a pas marché : { $message }
fault-no-match = Cette partie n’existe pas.
fault-seat-taken = Cette place est déjà prise.
fault-wrong-token = Ce lien ne donne aucune place ici.
fault-not-notation = Ce n’est pas une position (détail en anglais) : { $message }
fault-setup = Cette position est impossible (détail en anglais) : { $message }
fault-over = Dans cette position, on ne demande rien à personne : la partie est finie.
fault-record = Cet enregistrement ne tient pas (détail en anglais) : { $message }
fault-not-over = On pourra le voir quand la partie sera finie.
fault-too-fast = Trop de demandes à la fois. Réessayez dans un instant.
fault-busy = Le serveur joue déjà d’autres parties. Réessayez dans un instant.
fault-name = Le nom contient des signes qu’on ne peut pas afficher.
try-again = Réessayer
free-seat = place libre
line-broken = La liaison avec le serveur est coupée.
line-broken-how = On réessaie. Ce que vous choisissez d’ici là partira alors.
line-crowded = Cette place est ouverte dans trop d’onglets : fermez-en un.
stuck = { $names } ne peut pas répondre, par une faute du serveur. On réessaie ; vous pouvez aussi reprendre ou abandonner.
asked-again = On vous propose de rejouer.
asked-again-short = Rejouer ?
others-again = Ils rejouent.
waiting-again = On le leur demande à la dernière table et à leur accueil. La partie commence toute seule.
call-off = Annuler la partie
call-off-not = Attendre encore
fault-started = La partie a commencé entre-temps.
fault-unplayable = Cette partie suit d’autres règles et ne peut pas continuer.
fault-not-stored = Le serveur n’a pas pu l’enregistrer. Réessayez.
refusal-undo-handed = Le tour est passé : demandez à l’autre de pouvoir reprendre.
refusal-undo-over = La partie est finie.
refusal-takeback-asked = Votre demande de reprise attend déjà une réponse.
refusal-undo-agreed = Une reprise a été convenue depuis : demandez à l’autre de pouvoir reprendre davantage.
refusal-undo-late = Il ne resterait plus de temps : la pendule continuerait comme si vous n’aviez pas joué.
refusal-takeback-again = C’est refusé : jouez avant de demander à nouveau.
refusal-takeback-often = Vous avez demandé trop souvent à reprendre.
refusal-takeback-none = Plus personne n’attend de réponse.
refusal-not-started = La partie n’a pas encore commencé.
refusal-too-fast = Trop de demandes à la fois. Réessayez dans un instant.
refusal-too-long = Cette partie est devenue trop longue pour continuer.
refusal-not-a-choice = Ce n’est pas parmi les choix.
refusal-failed = Le serveur a échoué, par sa faute et non la vôtre : rien n’a changé.
refusal-not-stored = Le serveur n’a pas pu l’enregistrer. Réessayez.

plain-position = Position
plain-legend = La position en notation. Un point d'interrogation est ce que vous ne pouvez pas savoir.
plain-how = Le plateau montre la position en notation, une ligne par joueur et par chose ; les choix sont à côté.
plain-write = Écrire un choix en notation
plain-send = Envoyer

# people at the table
wish-cancel = Tant pis
draw-offer = Proposer la nulle
draw-asked = { $name } propose la nulle.
draw-waits = Votre proposition de nulle attend une réponse.
gone = { $name } est absent depuis longtemps, et la partie attend.
claim-win = Réclamer la victoire
claim-off = Annuler la partie
recovery = Mot de secours
recovery-how = Avec ce mot vous retrouvez votre place sur un autre appareil, ou quand ce navigateur l’a oubliée. Notez-le ; il n’est montré qu’une fois, et un nouveau le remplace.
recovery-draw = Montrer un mot
recovery-where = Pour l’utiliser, ouvrez
recovery-kept = Je l’ai
regain = Retrouver votre place
regain-how = Le mot de secours de votre place dans cette partie de { $game }. Celui qui occupe la place ne l’occupera plus.
regain-word = Mot de secours
regain-go = Se rasseoir
no-free-seat = Toutes les places de cette table sont prises.
talk = Discussion
talk-unread = { $count ->
    [one] Discussion : { $count } nouveau message
   *[other] Discussion : { $count } nouveaux messages
}
talk-nothing = Personne n’a encore rien dit.
talk-say = Dites quelque chose
talk-send = Dire
talk-mute = Ne plus entendre les autres
talk-unmute = Entendre à nouveau les autres
talk-side = votre camp seulement
talk-side-only = À votre camp seulement
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-moment = Un instant, s’il vous plaît.
phrase-thanks = Merci.
phrase-good-game = Belle partie !
who-sees = Qui la voit
who-sees-private = Les joueurs seulement
who-sees-listed = Tout le monde ici peut regarder
way-open = N’importe qui ici
way-open-how = table ouverte, au premier venu
open-tables = Tables ouvertes
open-table-free = Une place est libre
sit-down-here = S’asseoir
random-side = Au hasard
allow-talk = On peut discuter
names-of = Nom de { $seat }
swap-sides = Changer de camp
fault-no-free-seat = Cette place est déjà prise.
fault-wrong-word = Ce n’est le mot d’aucune place de cette partie.
refusal-talk-off = On ne discute pas à cette table.
refusal-talk-much = Assez discuté pour une partie.
refusal-draw-offered = La nulle est déjà proposée et attend une réponse.
refusal-draw-none = Plus personne ne propose la nulle.
refusal-draw-again = C’est refusé : jouez avant de proposer à nouveau la nulle.
refusal-draw-often = Vous avez proposé la nulle trop souvent.
refusal-draw-computer = Un ordinateur n’accepte pas la nulle.
refusal-claim-here = Les autres ne sont pas absents depuis assez longtemps.
refusal-claim-not-asked = La partie n’attend pas les autres : jouez.
event-draw-offered = { $seat } propose la nulle.
event-draw-declined = { $seat } refuse la nulle.
event-draw-agreed = Tous sont d’accord pour la nulle.
event-left = { $seat } a quitté la table.
event-called-off = La partie est annulée.
event-resigned = { $seat } abandonne.
event-timed-out = Le temps de { $seat } est écoulé.
outcome-resignation = { $winner } : victoire. L’autre camp a abandonné.
outcome-timeout = { $winner } : victoire. Le temps de l’autre camp est écoulé.
outcome-timeout-draw = Personne ne gagne : le temps de tous les camps est écoulé.
outcome-abandoned = { $winner } : victoire. L’autre camp a quitté la table.
outcome-agreed-draw = Nulle, d’un commun accord.
outcome-called-off = Annulée : personne ne gagne.
not-for-you = Cette partie est réservée à ses joueurs.
