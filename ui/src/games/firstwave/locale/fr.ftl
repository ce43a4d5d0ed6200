### Les mots de la page pour First Wave ; événements, questions et refus viennent du jeu.

## sides, turns
ui-side-a = Sud
ui-side-b = Nord
ui-side-n = PNJ
ui-you = vous
ui-your-side = Votre bande
ui-acts = { $figure } agit
ui-part-table = Table
ui-turn = Tour { $turn }
ui-turn-of = Tour { $turn } sur { $turns }
ui-phase-setup = Mise en place
ui-phase-initiative = Initiative
ui-phase-survivors = Survivants
ui-phase-npcs = PNJ
ui-phase-end = Fin
ui-initiative = initiative
ui-initiative-of = Initiative : { $side }
ui-score = score
ui-points-of = { $points } points
ui-has-acted = a agi
ui-gone-eliminated = éliminé
ui-gone-crossed = a traversé
ui-gone-lost = tué par des PNJ
ui-gone-waiting = pas encore sur la table
ui-gone-replaced = transformé
ui-gone-turned = transformé
ui-own = { $name } (le vôtre)

## the table
ui-table-label = { $table }, { $width } sur { $height } cm, vue d’en haut
ui-ground-label = La table : les flèches déplacent une croix d’un centimètre, Entrée y appuie
ui-cross-at = { $x }, { $y } cm du coin sud-ouest
ui-storey = { $piece } : { $level ->
    [roof] toit
   *[other] niveau { $level }
}
ui-tools = Outils
ui-tape = Mètre ruban
ui-tape-first = Ruban : touchez le premier objet ou endroit.
ui-tape-second = Maintenant le second : le ruban va de bord à bord.
ui-names = Noms sur la table
ui-turn-table = Retourner la table
ui-smoke = fumée
ui-door = une porte
ui-described = { $name }, { $side } : { $facts }.
ui-at = à { $x }, { $y } cm
ui-high = à { $height } cm de haut
ui-life-left = { $left } points de vie sur { $life }
ui-seen-at = vu à { $gap } cm, { $cover }
ui-unseen-at = hors de vue à { $gap } cm
ui-not-seen = non vu
ui-not-seen-by = caché par { $by }
ui-cover-none = à découvert
ui-cover-light = couvert léger
ui-cover-heavy = couvert lourd
ui-cover-by = { $cover } : { $by }
ui-of-cm = { $length } cm sur { $allowance }
ui-worst = pire terrain : { $ground }
ui-ground-road = route
ui-ground-open = dégagé
ui-ground-difficult = difficile
ui-ground-water = eau
ui-ground-vault = par-dessus un obstacle
ui-ground-climb = escalade
ui-npc-name = { $kind } { $number }
ui-kind-survivor = survivant
ui-kind-child = enfant
ui-kind-animal = animal
ui-kind-infected-human = Infecté
ui-kind-infected-dog = Chien infecté
ui-kind-robot-domestic = Robot domestique
ui-kind-robot-construction = Robot de chantier
ui-kind-robot-military = Robot militaire

## figure card
ui-key = Légende
ui-acting-now = Agit maintenant
ui-cost-base = { $cost } points, socle { $base } mm
ui-base = socle { $base } mm
ui-shooting = Tir T
ui-melee-c = Mêlée C
ui-life = Vie
ui-melees = Mêlées
ui-empty = vide
ui-fired = tiré : { $load }
ui-unarmed = sans arme
ui-move-ends = Un mouvement, en cm
ui-signs = Signes
ui-resource = ressource
ui-sign-wound = blessé
ui-sign-stunned = sonné
ui-sign-disoriented = désorienté
ui-sign-unconscious = inconscient
ui-sign-immobilised = immobilisé
ui-sign-infection = infecté
ui-sign-fire = en feu
ui-sign-hidden = caché
ui-sign-ammo = sans munition
ui-sign-hanging = suspendu

## arsenal
ui-weapon-throwing = arme de jet
ui-weapon-crossbow = arbalète
ui-weapon-bow = arc
ui-weapon-rifle = fusil
ui-weapon-shotgun = fusil de chasse
ui-weapon-assault-rifle = fusil d’assaut
ui-weapon-sniper-rifle = fusil de précision
ui-weapon-grenade = grenade
ui-weapon-spear = lance
ui-weapon-smg = pistolet-mitrailleur
ui-weapon-pistol = pistolet
ui-weapon-bat = batte
ui-weapon-jaws = mâchoire
ui-weapon-sword = épée
ui-weapon-two-handed = arme à deux mains
ui-weapon-chainsaw = tronçonneuse
ui-weapon-crowbar = pied-de-biche
ui-weapon-none = mains nues
ui-pair-of = deux : { $weapon }
ui-bare-hands = mains nues
ui-munition-basic = ordinaire
ui-munition-knockout = assommante
ui-munition-incendiary = incendiaire
ui-munition-poison = poison
ui-munition-carnage = carnage
ui-munition-stunning = étourdissante
ui-munition-smoke = fumigène
ui-equipment-armour = armure
ui-equipment-shield = bouclier
ui-equipment-grapple = grappin et corde
ui-equipment-child = enfant
ui-ability-animal = animal
ui-ability-chief = chef
ui-ability-expert-fighter = combattant émérite
ui-ability-scout = éclaireur
ui-ability-medic = soigneur
ui-ability-sons-of-the-sands = fils des sables
ui-trait-bulky = encombrant
ui-trait-heavy = lourde
ui-trait-burst = rafale
ui-trait-critical = critique
ui-trait-area = zone
ui-trait-single-shot = tir unique
ui-trait-limited-ammo = munitions limitées
ui-trait-gunfight = gunfight
ui-trait-blunt = contondant
ui-trait-parry = parade
ui-trait-throw = jet
ui-trait-carnage = carnage

## dice
ui-effect-none = Rien
ui-effect-of = { $who } : { $effect }
ui-effect-stunned = Sonné
ui-effect-disoriented = Désorienté
ui-effect-wounded = Blessé
ui-effect-immobilised = Immobilisé
ui-effect-unconscious = Inconscient
ui-effect-eliminated = Éliminé
ui-effect-smoke = Fumée
ui-cause-base = base
ui-cause-power = arme
ui-cause-higher = hauteur
ui-cause-light-cover = couvert
ui-cause-heavy-cover = couvert
ui-cause-melee = mêlée
ui-cause-impaired = blessé
ui-cause-shield = bouclier
ui-cause-surplus = ennemis
ui-cause-parry = parade
ui-cause-amphetamine = drogue
ui-dice-of = Dés de ce jet
ui-roll = jet
ui-rolling = { $kind ->
    [roll-off] Les deux camps lancent …
    [infection-test] { $figure } : l’infection gagne-t-elle ?
    [fall-test] { $figure } risque de tomber …
    [swim] { $figure } nage …
    [shot-rolled] { $figure } tire …
    [ones-rerolled] { $figure } relance les 1 …
    [bonus-rolled] { $figure } : dés bonus …
    [melee-rolled] { $figure } frappe …
    [poison] { $figure } : le poison agit-il ?
    [plating] { $figure } : le blindage tient-il ?
    [fire-test] { $figure } brûle …
    [limited-ammo] { $figure } : reste-t-il des munitions ?
    [arrival] Quelque chose a entendu …
    [arrival-count] Combien ?
    [length] Est-ce la fin ?
   *[other] Les dés roulent …
}
ui-on = sur { $on }+
ui-odds = Chances exactes
ui-dice = { $count ->
    [one] dé
   *[other] dés
}
ui-dry = { $chance } de tomber à sec : plus de 1 que de succès.
ui-disc = Aussi sous le gabarit
ui-friend = l’un des vôtres
ui-burst = Répartissez les dés
ui-share-more = Un dé de plus pour { $name }
ui-share-less = Un dé de moins pour { $name }
ui-against = { $target } lance

## melee
ui-melee = Mêlée
ui-melee-title = { $figure } attaque { $target }
ui-melee-attacks = attaque{ $weapon ->
    [none] {""}
   *[other] {", "}{ $weapon }
}{ ui-melee-number }
ui-melee-defends = se défend{ ui-melee-number }
ui-melee-number = { $count ->
    [0] {""}
   *[other] {" · mêlée "}{ $count } sur 3
}
ui-melee-dice = { $count ->
    [one] = { $count } dé
   *[other] = { $count } dés
}
ui-melee-successes = succès
ui-melee-choose = Choisissez l’arme de la défense : les dés changent avec elle.
ui-melee-tie = Le plus de succès l’emporte, un 6 compte double ; l’égalité est à l’attaquant.

## acting
ui-actions = { $count ->
    [one] action
   *[other] actions
}
ui-moves = { $count ->
    [one] mouvement
   *[other] mouvements
}
ui-combats = { $count ->
    [one] combat
   *[other] combats
}
ui-targets = Cibles
ui-can-shoot = peut être visé
ui-can-burst = peut être visé
ui-can-melee = au contact
ui-can-charge = peut être chargé
ui-unseen = Hors de vue : { $names }.
ui-with = Avec quoi
ui-way-charge = charge : { $weapon }
ui-way-burst = rafale : { $weapon }
ui-way-share = répartir les dés
ui-measuring = On mesure …
ui-no-way = On n’y va pas en un mouvement.
ui-climb = Si le chemin grimpe
ui-manner-risky = escalade risquée, jusqu’à 10 cm
ui-manner-grapple = avec le grappin
ui-press-to-move = Cliquez la table pour voir le chemin ; avec Maj, il passe par cet endroit.
ui-tap-to-move = Touchez la table pour voir le chemin, un ennemi pour voir les chances.
ui-else = Autres actions
ui-orders = Donner des actions
ui-go-there = Y aller
ui-press-table = Touchez la table là où le placer.
ui-put-here = Le placer ici
ui-put-anywhere = Le placer où il convient
ui-confirm = { $what }
ui-do-first = { $own ->
    [yes] Je commence
    [nobody] { $who } commence
   *[other] L’autre commence
}
ui-do-piece = { $what } en { $x }, { $y }
ui-do-token = Jeton en { $x }, { $y }
ui-do-deploy = { $figure } en { $x }, { $y }
ui-do-name = Nommer { $target }{ $figure }
ui-do-activate = Activer { $figure }
ui-do-leave = Quitter la mêlée vers { $x }, { $y }
ui-do-move = Aller en { $x }, { $y }
ui-do-charge = Charger { $target }
ui-do-shoot = Tirer sur { $target }
ui-do-burst = Tirer la rafale
ui-do-melee = Combattre { $target }
ui-do-pickup = Ramasser la ressource
ui-do-treat = Soigner { $target } : { $what ->
    [wound] une blessure
    [stunned] sonné
    [disoriented] désorienté
   *[other] { $what }
}
ui-do-order = Donner { $count ->
    [one] une action
   *[other] { $count } actions
} à { $target }
ui-do-hide = Se cacher
ui-do-end = Terminer l’activation
ui-do-defend = Se défendre : { $weapon }
ui-do-reroll = Tout relancer
ui-do-keep = Garder les dés
ui-do-allot = { $target }{ $figure } l’encaisse
ui-do-discard = Prendre le bouclier, lâcher { $weapon }
ui-do-decline = Laisser le bouclier
ui-do-place = En { $x }, { $y }
ui-do-concede = Abandonner

## questions
ui-ask-scenery-first = Qui place le décor en premier ?
ui-ask-piece = Où placer le prochain décor ?
ui-ask-token = Où cachez-vous une ressource ?
ui-ask-deploy-first = Qui se déploie en premier ?
ui-ask-deploy = Où commence { $figure } ?
ui-ask-successor = Qui nommez-vous successeur de leur chef ?
ui-ask-first = Vous avez l’initiative : qui commence ?
ui-ask-activate = Qui agit maintenant ?
ui-ask-act = Que fait { $figure } ?
ui-ask-attack = { $figure } contre { $target } ?
ui-ask-defend = Avec quoi { $target } se défend ?
ui-ask-reroll = Relancer tout le tir ?
ui-ask-allot = Qui est touché par le 1 perdu ?
ui-ask-shield = Un bouclier : que lâcher pour lui ?
ui-ask-place = D’où arrive-t-il : { $npc }{ $left ->
    [one] {""}
   *[other] {", "}{ $left } à placer
} ?
ui-because-token = À plus de 15 cm de votre propre zone.
ui-because-deploy = Dans votre zone ; les éclaireurs en dernier, hors de vue.
ui-because-successor = Secret jusqu’à la fin.
ui-because-activate = Un survivant chacun à tour de rôle, trois actions.
ui-because-act = Trois actions : deux mouvements et deux combats au plus.
ui-because-defend = Votre arme ajoute ses dés aux trois vôtres.
ui-because-reroll = Munitions neuves : une fois par partie.
ui-because-allot = Chaque 1 dans une mêlée y blesse un des vôtres.
ui-because-shield = Un bouclier prend deux places d’arme sur trois.
ui-because-place = Celui qui ne les a pas réveillés les place.

## the log
log-roll-off = { $a } { $A }, { $b } { $B } : { $winner ->
    [none] égalité, on relance
   *[other] { $winner } gagne le jet
}.
log-moved = { $figure } se déplace de { $cm } cm.
log-deployed = { $figure } est déployé en { $x } ; { $y }.
log-arrived = { $figure } arrive en { $x } ; { $y }.
log-smoke = Fumée en { $x } ; { $y }.
log-row = { $row ->
    [1] { $answer ->
        [yes] engagé
       *[no] pas engagé
    }
    [2] { $answer ->
        [yes] une arme chargée
       *[no] pas d’arme de tir
    }
    [3] { $answer ->
        [yes] { $target } à portée
       *[no] personne à portée
    }
    [4] { $answer ->
        [yes] peut encore tirer
       *[no] ne peut plus tirer
    }
    [5] { $target ->
        [none] { $answer ->
            [yes] au contact
           *[no] pas de contact
        }
       *[other] avance vers { $target }
    }
   *[6] { $answer ->
        [yes] attaque { $target }
       *[no] plus d’attaque
    }
}
log-npc = { $figure } : { $rows }.
log-scores = { $a } { $A }, { $b } { $B }.

## npcs
ui-npc-bar = Ce que font les PNJ
ui-npc-now = Phase des PNJ
ui-npc-if-now = PNJ, si maintenant
ui-npc-count = { $count ->
    [one] un PNJ
   *[other] { $count } PNJ
}
ui-npc-none = Ni infectés ni machines. Ramasser une ressource ou entrer dans une pièce peut les attirer.
ui-npc-idle = Le plus proche d’un survivant d’abord ; personne ne choisit pour eux.
ui-row-1 = Engagé ?
ui-row-2 = Une arme ?
ui-row-3 = Une cible ?
ui-row-4 = Tire
ui-row-5 = Avance
ui-row-6 = Attaque
ui-row-7 = Fin
ui-row-4-at = { $target }{ $gap ->
    [none] {""}
   *[other] , à { $gap } cm
}
ui-row-5-at = vers { $target }{ $gap ->
    [none] {""}
   *[other] , à { $gap } cm
}
ui-row-6-at = { $target }
ui-yes = oui
ui-no = non

## the end
ui-over = La bataille est finie
ui-draw = Match nul
ui-you-win = Victoire
ui-you-lose = Défaite
ui-side-wins = { $side } l’emporte
ui-count-shots = tirs
ui-count-resources = ressources ramassées
ui-count-zone = points dans la zone ennemie
ui-count-targets = cibles abattues
ui-count-npcs = PNJ éliminés
ui-count-infected = infectés éliminés
ui-count-robots = robots éliminés
ui-count-military = robots militaires éliminés
ui-count-successor = successeur désigné
ui-count-crossed = ont traversé la table
ui-count-lost = ennemis perdus face aux PNJ
ui-count-left = encore debout
ui-look-at-table = Regarder la table

## new match, workshops
ui-scenario-power-war = Guerre de pouvoir
ui-scenario-clean-up = Nettoyage
ui-scenario-bloodline = Tuer la lignée
ui-scenario-diversion = Diversion
ui-value-scenario-power_war = { ui-scenario-power-war }
ui-value-scenario-clean_up = { ui-scenario-clean-up }
ui-value-scenario-bloodline = { ui-scenario-bloodline }
ui-value-scenario-diversion = { ui-scenario-diversion }
ui-value-points-150 = petite, 150 points
ui-value-points-300 = grande, 300 points
ui-value-table-T1 = Le routier du carrefour
ui-value-table-T2 = Camp de la rivière
ui-value-table-T3 = Quartier en ruine
ui-value-warband-ready = prête pour cette taille
ui-value-warband-WB-A = Route Scavengers
ui-value-warband-WB-B = Kennel Pack
ui-value-warband-WB-C = Gunslingers
ui-value-warband-WB-D = Shield Militia
ui-value-warband-WB-E = Fort Harlan Garrison
ui-value-warband-WB-F = Riverbank Clan
ui-workshop-warband = Composer une bande
ui-workshop-table = Dessiner une table

## help
ui-keys-board = M mètre ruban · N noms · F retourner la table · 1–9 cibles · flèches sur la table : la croix, Entrée appuie · Échap revient
