### Les mots de la page pour Tide of Iron ; événements, questions et refus viennent du jeu.

ui-side-us = Américains
ui-side-de = Allemands
ui-seat = { $side }, division { $division }
ui-you = vous
ui-computer = ordinateur
ui-nobody = personne
ui-where = { $has ->
    [yes] { $title } ·{" "}
   *[no] {""}
}round { $round } sur { $rounds } · { $phase }
ui-part-field = Carte
ui-part-sides = Camps
ui-field-label = { $title } : la carte
ui-grid-label = Hexagones de la carte ; les flèches vont de l’un à l’autre, l montre la vue

## Unités
ui-unit-name = { $kind } { $code }
ui-unit-m4a1 = Sherman
ui-unit-panzer4 = Panzer IV
ui-unit-tiger1 = Tiger
ui-unit-m3a1 = Half-track
ui-unit-sdkfz251 = Half-track
ui-unit-gmc = Camion
ui-unit-opel = Camion
ui-vehicle-m4a1 = char, blindage 4, 6 points
ui-vehicle-panzer4 = char, blindage 4, 6 points
ui-vehicle-tiger1 = char, blindage 6, plaques de blindage, 5 points
ui-vehicle-m3a1 = véhicule léger, porte 1 squad, 7 points
ui-vehicle-sdkfz251 = véhicule léger, porte 1 squad, 7 points
ui-vehicle-gmc = véhicule léger, porte 2 squads, 4 points
ui-vehicle-opel = véhicule léger, porte 2 squads, 4 points
ui-squad-rifle = { $side ->
    [US] Fusiliers
   *[DE] Grenadiers
}
ui-squad-gun = Mitrailleuses
ui-squad-mortar = Mortiers
ui-figure-regular = { $count ->
    [one] régulier
   *[other] { $count } réguliers
}
ui-figure-elite = { $count ->
    [one] élite
   *[other] { $count } élites
}
ui-figure-officer = { $count ->
    [one] officier
   *[other] { $count } officiers
}
ui-figure-machine-gun = { $count ->
    [one] mitrailleuse
   *[other] { $count } mitrailleuses
}
ui-figure-mortar = { $count ->
    [one] mortier
   *[other] { $count } mortiers
}
ui-unit-facts = { $unit }, { $side } : { $facts }.
ui-activation-fresh = frais
ui-activation-opfire = en tir d’opportunité
ui-activation-fatigued = épuisé
ui-condition-pinned = cloué au sol
ui-condition-disrupted = perturbé
ui-damage-intact = intact
ui-damage-light = dégâts légers
ui-damage-heavy = sévèrement endommagé
ui-spec-eng = génie
ui-spec-at = antichar
ui-spec-fla = lance-flammes
ui-spec-med = médecin
ui-spec-engineer = génie
ui-spec-anti-tank = antichar
ui-spec-flamethrower = lance-flammes
ui-spec-medic = médecin
ui-concealed = dissimulé
ui-in-entrenchment = dans un retranchement
ui-in-pillbox = dans un bunker
ui-aboard = dans { $unit }
ui-carries = porte { $names }
ui-fort-entrenchment = retranchement
ui-fort-pillbox = bunker

## Terrain
ui-terrain-clear = rase campagne
ui-terrain-rough = rochers
ui-terrain-woods = bosquets
ui-terrain-building = bâtiment
ui-terrain-bridge = pont
ui-terrain-pond = étang
ui-terrain-stream = ruisseau
ui-level = niveau { $level }
ui-mark-smoke = Fumigènes.
ui-mark-wire = Barbelés.
ui-mark-mines = Champ de mines.
ui-mark-traps = Obstacles antichars.
ui-mark-entrenchment = { $count ->
    [one] Un retranchement.
   *[other] { $count } retranchements.
}
ui-mark-pillbox = { $count ->
    [one] Un bunker.
   *[other] { $count } bunkers.
}
ui-objective-victory = Objectif de victoire, tenu par : { $control }.
ui-objective-command = Objectif de commandement, { $cp } PC par round, tenu par : { $control }.
ui-objective-other = Objectif, tenu par : { $control }.
ui-reach-here = { $points ->
    [one] { $points } point pour y aller.
   *[other] { $points } points pour y aller.
}
ui-threat-here = Tir d’opportunité ici : { $names }.
ui-op-fire = tir d’opp.
ui-by = par { $hex }
ui-blocked-woods = bosquets { $hex } bloquent
ui-blocked-building = bâtiment { $hex } bloque
ui-blocked-smoke = fumée { $hex } bloque
ui-blocked-height = colline { $hex } plus haute
ui-blocked-rim = derrière le rebord { $hex }
ui-blocked-slope = pente { $hex } le cache
ui-blocked-far = trop loin dans la brume
ui-unseen-from = Non vu de { $hex } :
ui-seen-from = Vu de { $hex }.
ui-sight-of = Vue depuis { $hex }
ui-sees = { $seen } hexagones sur { $all }
ui-sight-close = Ne plus regarder
ui-why-unseen = Ce qui bloque : { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
}
ui-blocked-by = Bloqué par
ui-unseen = Non vus
ui-rule = Règle

## Table
ui-initiative = initiative
ui-initiative-how = Agit d’abord à chaque étape et décide de l’ordre de ce qui arrive en même temps
ui-command = Commandement
ui-stake = Sur l’initiative
ui-points = Victoire
ui-actions-left = Actions
ui-fresh = Unités fraîches
ui-headquarters = Quartier général
ui-face-up = face visible
ui-red-cross = croix rouge
ui-round = Round { $round }
ui-round-of = Round { $round } sur { $rounds }
ui-arrivals = Renforts au round { $round }
ui-phase-setup = Préparation
ui-phase-action = Actions
ui-phase-command = Commandement
ui-phase-status = Statut
ui-phase-over = Fin
ui-goals-how = Objectifs de victoire tenus par chaque camp
ui-of-goals = sur { $goals }
ui-layers = Posé sur la carte
ui-layer-reach = Trajet
ui-layer-sight = Vue
ui-layer-range = Portée
ui-key = Ce que disent les signes
ui-key-figures = Figurines
ui-key-state = État
ui-key-works = Terrain
ui-key-regular = Régulier
ui-key-elite = Élite
ui-key-officer = Officier
ui-key-gun-crew = Mitrailleuse
ui-key-mortar-crew = Mortier
ui-key-empty = Perdu
ui-key-m-engineer = Génie
ui-key-m-antitank = Antichar
ui-key-m-flame = Flammes
ui-key-m-medic = Médecin
ui-key-m-op = Tir d’opp.
ui-key-m-tired = Épuisé
ui-key-m-pinned = Cloué
ui-key-m-disrupted = Perturbé
ui-key-hit-1 = Dégâts légers
ui-key-hit-2 = Sévères
ui-key-m-hidden = Dissimulé
ui-key-crates = Porte
ui-key-trench = Retranchement
ui-key-pillbox = Bunker
ui-key-wire = Barbelés
ui-key-mines = Mines
ui-key-traps = Antichars
ui-key-smoke = Fumigènes
ui-key-goal-victory = Victoire
ui-key-goal-command = Commandement

## Questions
ui-ask-act = Quelle unité agit ?
ui-ask-act-unit = Que fait { $unit } ?
ui-ask-move = Où va { $unit } ?
ui-ask-target = Sur qui tire { $unit } ?
ui-ask-attack = Feu sur { $target } ?
ui-ask-attack-opfire = Tir d’opportunité sur { $target } ?
ui-ask-op-fire = Tir d’opportunité sur { $unit } ?
ui-ask-losses = Quelle figurine de { $unit } est perdue ?
ui-ask-assault = Qui participe à l’assaut ?
ui-ask-join = Les squads cachés combattent-ils ?
ui-ask-retreat = Où se replient-ils ?
ui-ask-remove = Qui est abandonné ?
ui-ask-follow = Qui avance ?
ui-ask-armour = Tourner un dé rouge sur 6 ?
ui-ask-reroll = Relancer des dés noirs ?
ui-ask-consent = Soutien de { $unit } : d’accord ?
ui-ask-spend = Dépenser des points de commandement ?
ui-ask-draw = De quelle pioche tirez-vous ?
ui-ask-opfire = Qui guette en tir d’opportunité ?
ui-ask-transfer = Transférer des figurines ?
ui-ask-place = Où arrivent les renforts ?
ui-ask-build = Formez vos squads
ui-ask-deploy = Déployez vos unités
ui-because-act = { $left ->
    [one] Une action reste dans ce tour.
   *[other] { $left } actions restent dans ce tour.
}
ui-act-how = Touchez un hexagone à portée pour tracer un trajet, un ennemi pour le viser.
ui-cannot-act = Rien à faire maintenant pour cette unité.
ui-what-it-does = Ce qu’elle fait
ui-fresh-units = Unités qui peuvent agir
ui-units = Unités
ui-way = Vers { $hex } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-arrives = { $chance } arrivent
ui-unwatched = aucun tir d’opportunité ne le voit
ui-stops = Chance que le mouvement s’arrête là
ui-stops-how = Meilleur tir d’opportunité dans chaque hexagone : la chance qu’il arrête le mouvement.
ui-go-there = Aller en { $hex }
ui-fire-at = Tirer sur { $unit }
ui-move-left = { $points ->
    [one] { $points } point de mouvement restant.
   *[other] { $points } points de mouvement restants.
}
ui-move-how = Touchez un hexagone pour tracer le trajet, encore une fois pour partir.
ui-overruns = Il déborde cet hexagone : il doit continuer, et cloue les squads qu’il laisse derrière lui.
ui-choose-hex = Choisissez un hexagone sur la carte.
ui-choose-unit = Choisissez une unité ici ou sur la carte.
ui-firepower = Puissance de feu
ui-black-dice = dés noirs, touche sur { $hit }{ $hit ->
    [6] {""}
   *[other] +
}
ui-cover = Couvert
ui-red-dice = dés rouges, 5+ annule une touche
ui-supporters = Tirs combinés
ui-supports = { $unit } soutient
ui-attack-type = Type d’attaque
ui-type-normal = Normale
ui-type-normal-how = par figurine
ui-type-suppress = Harcèlement
ui-type-suppress-how = cloue
ui-other-figures = D’autres figurines tirent
ui-fire-dice = Feu, { $black } contre { $red }
ui-result-none = rien
ui-result-pinned = cloué
ui-result-disrupted = perturbé
ui-result-routed = en déroute
ui-result-light = dégâts légers
ui-result-heavy = dégâts sévères
ui-result-destroyed = détruit
ui-result-wiped = tous perdus
ui-result-lost-1 = 1 perdu
ui-result-lost-2 = 2 perdus
ui-result-lost-3 = 3 perdus
ui-result-lost-4 = 4 perdus
ui-cause-of = { $unit } : { $words }
ui-pool = Dans la boîte, pour { $bases ->
    [one] un socle
   *[other] { $bases } socles
}
ui-card-not-now = Elle ne peut pas être jouée maintenant.

## Choix
ui-do-advance = Avancée
ui-do-fire = { $short ->
    [yes] Tir concentré
   *[no] Tirer avec { $unit }
}
ui-do-prepare = Tir d’opportunité
ui-do-fm = Tir et mouvement
ui-do-assault = Assaut
ui-do-fatigue = Épuiser
ui-do-lay-wire = Poser des barbelés
ui-do-dig = { $inside ->
    [yes] Se retrancher
   *[no] Creuser sans entrer
}
ui-do-heal = Soigner { $other }
ui-do-clear-mines = Déminer { $hex }
ui-do-lay-smoke = Fumigènes en { $hex }
ui-do-clear-traps = Ôter les obstacles en { $hex }
ui-do-play = Jouer { $card } ({ $cost })
ui-do-retry = Réessayer { $card }
ui-do-repeat = { $card } de nouveau
ui-do-go = Aller en { $hex }
ui-do-enter = Entrer : { $fort }
ui-do-leave = Quitter le couvert
ui-do-embark = Monter dans { $unit }
ui-do-disembark = Descendre
ui-do-cut = Couper les barbelés
ui-do-exit = Quitter la carte
ui-do-target = Tirer sur { $unit }{ $hex }
ui-do-storm = Donner l’assaut en { $hex }
ui-do-stop = S’arrêter
ui-do-stop-target = Ne pas tirer
ui-do-figures = Seulement { $figures } de { $unit }
ui-do-support = { $unit } soutient
ui-do-normal = Feu
ui-do-suppress = Harceler
ui-do-strike = À l’assaut
ui-do-join = { $unit } combat
ui-do-stay-out = { $unit } reste caché
ui-do-lose = { $short ->
    [yes] { $figures }
   *[no] { $unit } perd { $figures ->
        [0] une touche
       *[other] { $figures }
    }
}
ui-do-remove = Abandonner { $unit }
ui-do-retreat = Se replier en { $hex }
ui-do-follow = { $unit } avance
ui-do-turn = Le tourner sur 6
ui-do-keep = Laisser les dés
ui-do-reroll = Relancer { $dice }
ui-do-yes = Oui
ui-do-no = Non
ui-do-pass = Passer
ui-do-pass-op-fire = Laisser passer
ui-do-done = Terminé
ui-do-end = Finir ma phase d’actions
ui-do-stake = Miser { $cp } sur l’initiative
ui-do-draw = Piocher : { $deck }
ui-do-opfire = { $unit } en tir d’opportunité
ui-do-transfer = { $figures } : { $unit } vers { $other }
ui-do-place = { $unit } en { $hex }
ui-do-forgo = Abandonner { $unit }
ui-do-base = { $unit } : { $figures }
ui-do-token = { $unit } : { $spec }
ui-do-conceal = Dissimuler { $unit }
ui-do-ace = { $unit } est l’as
ui-do-deploy = { $unit } en { $hex }{ $fort ->
    [0] {""}
   *[other] {" "}{ $fort }
}
ui-do-load = { $unit } dans { $other }
ui-do-first = Division 1 d’abord
ui-do-second = Division 2 d’abord

## Assaut
ui-assault-of = Assaut sur { $hex }
ui-attackers = Attaque
ui-defenders = Défense
ui-against = contre
ui-storm-who = Qui y va
ui-storm-strength = Force
ui-storm-dice = Les dés
ui-storm-losses = Pertes
ui-storm-place = Repli, avance
ui-storm-taken = { $hex } est pris.
ui-storm-failed = L’assaut sur { $hex } échoue.
ui-go-on = Continuer

## La fin
ui-over = La bataille est finie
ui-you-win = Victoire
ui-you-lose = Défaite
ui-nobody-wins = Personne ne gagne
ui-side-wins = Les { $side } gagnent
ui-count-points = Points de victoire
ui-count-goals = Objectifs tenus
ui-count-left = Unités restantes
ui-count-figures = Figurines perdues
ui-count-lost = Unités perdues
ui-look-at-board = Voir la carte

ui-keys-board = Les flèches vont d’hexagone en hexagone, Entrée choisit, l montre la vue, r la portée, 1 à 9 les unités et leurs actions, + et - agrandissent.
ui-workshop-scenario = Éditeur de scénario
log-round = Round { $round }
log-command = Round { $round } : commandement
log-lost = { $unit } perd { $figures }.{ $end }
log-in-opfire = { $units } guettent en tir d’opportunité.
log-built = Squads formés : { $units }.
log-deployed = { $units } se déploient.
ui-taken = pris
ui-revealed = révélé
ui-cause-black = dés noirs
ui-scenario-s1 = Au point de rupture
ui-scenario-s2 = Les deux ponts
ui-scenario-s3 = Les collines jumelles
ui-scenario-s4 = Colonne de nuit
ui-value-players-2 = 2 joueurs
ui-value-players-3 = 3 joueurs
ui-value-players-4 = 4 joueurs
ui-value-single-us = les Américains
ui-value-single-de = les Allemands
ui-value-setup-turns = l’un après l’autre
ui-value-setup-screened = derrière des écrans
ui-rolling = { $kind ->
    [mines] Des mines sous { $unit }
    [assault-dice] Les attaquants lancent
    [defender-dice] Les défenseurs lancent
    [area-attack] L’impact
    [contact] Y a-t-il contact ?
    [no-contact] Y a-t-il contact ?
    [accurate] Où cela tombe-t-il ?
    [drifted] Où cela tombe-t-il ?
    [drifted-off] Où cela tombe-t-il ?
    [healed] Les médecins essaient
    [not-healed] Les médecins essaient
   *[other] Les dés tombent
}
ui-settle = Faites le reste pour moi
ui-ask-setup = { $stage ->
    [build] Formez { $unit }
    [token] Qui devient spécialiste ?
    [deploy] Où se déploie { $unit } ?
    [conceal] Qui est dissimulé ?
    [ace] Quel char est l’as ?
   *[other] Préparez votre force
}
ui-ask-aim = Quel hexagone est visé ?
ui-ask-direction = Dans quelle direction ?
ui-ask-pick = Sur qui, ou où ?
ui-ask-free-action = Qui agit aussitôt ?
ui-ask-agree = { $what ->
    [stake] Miser { $cp } pour l’initiative ?
    [play] Jouer { $card } ?
    [retry] Retenter { $card } ?
   *[other] Êtes-vous d’accord ?
}
ui-ask-transfer-consent = Une figurine peut-elle passer de { $from } à { $to } ?
ui-ask-order = Quelle division agit d’abord ?
ui-do-pick = { $unit }{ $hex }
ui-do-clear = Dégager { $hex }
ui-do-direct = { $direction }
ui-do-discard = Ils perdent { $card }
ui-with-support = avec soutien
ui-without-support = sans
ui-result-won = pris
ui-result-failed = repoussé
ui-because-band = { $band ->
    [close] Courte portée : 4 ou plus touche.
    [long] Longue portée : seul un 6 touche.
   *[normal] Portée normale : 5 ou plus touche.
}
ui-cannot-fire = Pas de tir sur { $unit } : { $why }.
ui-too-far = hors de portée
ui-aimed = { $unit } en joue
ui-hit-chance = { $chance } de toucher
ui-overrun = Écraser { $hex }
ui-shell-dice = Bombarder, { $black } dés
ui-supporters-assault = Soutiens
ui-strike = Donner l’assaut en { $hex }
ui-entered = Elle est maintenant en { $hex }.
ui-who-fires = Qui tire
ui-hexes-away = { $count ->
    [one] à côté
   *[other] à { $count } hexagones
}
ui-dice-against = { $black } contre { $red }, { $hit }+
ui-brief = Comment gagner
ui-coming = Renforts
ui-win-control = { $side } : victoire immédiate avec { $count } sur { $all } : { $names }.
ui-win-exit = { $side } : des points pour chaque unité qui quitte la carte en { $hexes }.
ui-win-score = Les objectifs de victoire rapportent { $when ->
    [every_round] à chaque round
   *[other] à la fin
}.
ui-win-kill = Chaque char ennemi détruit : { $vp ->
    [one] un point de victoire
   *[other] { $vp } points de victoire
}.
ui-win-most = Le plus de points de victoire après le round { $rounds } l’emporte.
ui-win-quota = { $side } : il faut { $quota } points de victoire avant la fin du round { $rounds }.
ui-win-hold = { $side } : victoire s’ils tiennent jusqu’à la fin du round { $rounds }.
ui-open-fire = Feu
ui-other-squads = { $count ->
    [one] Une autre composition
   *[other] { $count } autres compositions
}
ui-then = { $count ->
    [one] Puis une autre :
   *[other] Puis { $count } autres :
}
ui-because-setup = { $stage ->
    [build] Quatre emplacements par socle ; une équipe en prend deux.
    [token] Une escouade a au plus une spécialisation.
    [deploy] Où vous voulez dans la zone marquée sur la carte.
    [conceal] Personne ne peut leur tirer dessus avant de les trouver.
   *[other] { "" }
}
ui-because-target = Il faut la voir et qu’elle soit à portée.
ui-because-op-fire = Une attaque par hexagone où l’on entre.
ui-because-assault = Jusqu’à deux squads voisins peuvent aider.
ui-because-join = Qui reste caché ne prend pas part.
ui-because-losses = Une touche, une figurine.
ui-because-retreat = Tous vont au même endroit.
ui-because-follow = Qui n’était pas fatigué peut avancer.
ui-because-spend = Sur l’initiative : vous { $own }, eux { $other }. La plus forte mise commence.
ui-because-draw = { $phase ->
    [setup] Les cartes avec lesquelles vous commencez.
   *[other] Une carte en phase de statut.
}
ui-because-opfire = Qui guette peut tirer quand l’ennemi bouge.
ui-because-transfer = Une figurine à la fois, dans un hexagone.
ui-because-place = Ils arrivent dans les hexagones marqués R.
ui-because-order = L’autre division suit.
ui-because-armour = Le blindage épais retourne un dé rouge raté.
ui-because-reroll = L’as relance des dés noirs.
ui-because-aim = Les obus peuvent dévier.
ui-because-agree = Votre partenaire le propose. Un non termine l’étape.
ui-because-consent = Elle tirerait avec l’unité de votre partenaire.
ui-everybody = Tous
ui-cause-red = dés rouges du couvert
ui-band-close = courte { $faces }
ui-band-normal = normale { $faces }
ui-band-long = longue { $faces }
log-dice = { $successes ->
    [0] Aucune touche sur { $count } dés
    [one] Une touche sur { $count } dés
   *[other] { $successes } touches sur { $count } dés
}{ $cancelled ->
    [0] .
   *[other] , { $cancelled } de moins grâce au couvert.
}
