### Les Criques.

name = Les Criques
short = Criques
players = 2 joueurs
length = 5 min
summary = Deux contrebandiers, un coffre chacun, trois criques : misez en secret, creusez, gardez.
about = Deux contrebandiers, un coffre chacun, et trois criques où creuser.
welcome = Deux contrebandiers, A et B, chacun avec un coffre à cacher.
aim = Trouvez le coffre de l'autre avant qu'il ne trouve le vôtre.

verb-hide = Cacher dans la crique
verb-dig = Creuser dans la crique
verb-play = Jouer
verb-guard = Garder avec
verb-pass = Passer
verb-draw = Piocher une carte
verb-go = Continuer

ask-hide = Dans laquelle de vos criques est votre coffre ?
ask-bid = Quelle carte jouez-vous, face cachée ?
ask-dig = Dans laquelle de ses criques creusez-vous ?
ask-guard = Gardez-vous la crique avec une carte ?
ask-camp = Piocher une carte, ou continuer ?

event-hid = Vous avez caché votre coffre dans la crique { $cove }.
event-hid-secretly = { $side } a caché un coffre.
event-drew = { $side } a pioché le { $card }.
event-drew-secretly = { $side } a pioché une carte.
event-round = Manche { $round }.
event-bid = { $card ->
    [0] Vous ne jouez pas de carte.
   *[other] Vous posez le { $card }.
}
event-bid-secretly = { $side } a choisi.
event-bids = Les cartes sont montrées. A : { $A ->
    [0] aucune
   *[other] { $A }
}, B : { $B ->
    [0] aucune
   *[other] { $B }
}.
event-dig = { $side } creuse dans la crique { $cove }.
event-guarded = { $side } la garde avec le { $card }.
event-rolled = Le dé montre { $face }.
event-found = { $side } trouve le coffre dans la crique { $cove } !
event-nothing-there = Il n'y a rien dans la crique { $cove }.
event-went-on = { $side } continue.

refusal-card-not-in-hand = Vous n'avez pas le { $card }.
refusal-known-empty = On sait que la crique { $cove } est vide.
refusal-out-of-cove = Un endroit est au plus à { $feet } pieds du milieu de la crique.

outcome-found = { $winner } gagne : le coffre est trouvé.
outcome-cards = { $winner } gagne avec plus de cartes.
outcome-last-round = Match nul : les deux coffres restent cachés.

option-rounds = Manches
option-last = Après la dernière manche
