### Le labo : des expériences que des ordinateurs jouent sur le serveur.

lab = Le labo
lab-where = Est-ce équilibré ? Laissez jouer les ordinateurs.
new-experiment = Nouvelle expérience
compare = Que comparer ?
differs = Ce qui diffère
differs-none = Rien : une seule façon de jouer, ou deux joueurs
variant = Variante { $letter }
add-variant = Ajouter une variante
remove-variant = Retirer la variante { $letter }
in-all = Dans toutes les variantes
players = Joueurs
player-random = Au hasard
player-greedy = Un coup d’avance
stop-at = S’arrêter
stop-games = Parties
stop-precision = Précision
stop-sure = Certitude
stop-games-how = parties de chaque variante
stop-precision-how = points de part et d’autre, dans chaque variante
stop-sure-how = points d’écart, établis avec 95 % de certitude
sure-needs = La certitude demande deux variantes, ou deux joueurs différents.
begin = Lancer l’expérience
plots = Ce que montrent les parties
running = En cours
over-done = Terminée
over-stopped = Arrêtée
over-failed = En panne
failed-how = Les parties ont échoué sur le serveur.
games-of = parties sur { $most }
a-second = { $rate } parties par seconde
time-left = encore, sans doute
time-taken = écoulé
stop = Arrêter et garder
closing = { $side } : part des parties gagnées, qui se précise
closing-how = La bande est l’intervalle à 95 % après tant de parties.
closing-axis = parties de chaque variante
report = Ouvrir le rapport
report-how = Tous les graphiques, et les mêmes données
no-experiment = Rien n’a encore été joué
no-experiment-how = Choisissez un jeu et ce qui diffère. Le serveur joue en arrière-plan et cède le pas à quiconque est à une table ; vous voyez les intervalles se resserrer, et pouvez arrêter dès que vous en savez assez.
answer-so-far = La réponse à ce stade
answer = La réponse
who-wins = Qui gagne
who-wins-how = % des parties, avec les intervalles de Wilson à 95 %
drawn = Parties nulles : { $count }
verdict-none = { $state ->
    [playing] Les premières parties se jouent
   *[other] Rien n’a été joué
}
verdict-one = { $way ->
    [ahead] { $side } gagne plus souvent
   *[even] Équilibré, autant que ces parties le disent
}
verdict-two = { $way ->
    [more] { $side } gagne plus souvent avec { $a }
    [less] { $side } gagne moins souvent avec { $a }
   *[open] Aucun écart établi pour l’instant
}
verdict-many = { $way ->
    [differ] Les variantes diffèrent pour { $side }
   *[open] Aucun écart établi pour l’instant
}
verdict-sure-variants = { $verdict ->
    [high] { $side } réussit mieux avec { $a } qu’avec { $b }
    [low] { $side } ne réussit pas mieux avec { $a } qu’avec { $b }
   *[open] { $a } : mieux pour { $side } ? Pas encore sûr
}
verdict-sure-players = { $verdict ->
    [high] { $a } est plus fort que { $b }
    [low] { $a } n’est pas plus fort que { $b }
   *[open] { $a } : plus fort que { $b } ? Pas encore sûr
}
by-points = Avec { $a }, { $side } gagne { $points } points de plus qu’avec { $b }, à { $half } près.
by-fewer = Avec { $a }, { $side } gagne { $points } points de moins qu’avec { $b }, à { $half } près.
one-interval = { $side } gagne { $rate } des parties : quelque part entre { $low } et { $high }.
many-games = Comparez les intervalles : là où deux d’entre eux ne se touchent pas, l’écart est réel.
evidence = Indice { $llr } ; sûr à { $lower } ou { $upper }
evidence-low = pas mieux
evidence-high = mieux
command = La même au terminal
command-how = Avec toutes les options, autant de parties que vous voulez, sur tous les cœurs.
share-row = { $variant }, { $side } : { $rate }, entre { $low } et { $high }

## Un premier regard sur l’équilibre, dans les éditeurs

balance = Un premier regard sur l’équilibre
balance-how = Des ordinateurs jouent tous les camps. Ce ne sont pas des maîtres, et peu de parties disent peu : voyez l’intervalle.
balance-games = Parties
played-by = Jouées
playing-greedy = en réfléchissant
playing-random = au hasard
play-games = Jouer { $count } parties
playing = Parties jouées
played-of = { $games } parties sur { $asked }
with-players = { $count } joueurs
stop-playing = Arrêter
stopped-after = Arrêté après { $games } parties sur { $asked }.
wins-of = ({ $wins } parties sur { $games })
interval = Intervalle à 95 % : de { $low } à { $high }
of-an-older-draft = Le brouillon a changé depuis.
other-side = L’autre camp
more-in-the-lab = Plus, au labo
