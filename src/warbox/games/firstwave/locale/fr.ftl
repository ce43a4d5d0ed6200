### RBN First Wave.
### Les messages event-, refusal-, ask-, outcome- et option- portent le nom de ce que les règles émettent ; les faits sont leurs variables.

name = RBN First Wave
short = First Wave
players = 2 joueurs
length = 60 min
summary = De petites bandes de survivants, achetées en points, parmi des infectés et des machines que personne ne commande.
about = Survivants, infectés et machines sur une même table. Prenez un mètre.
go = En route

## Mots employés par d’autres messages

weapon = { $weapon ->
    [throwing] arme de jet
    [crossbow] arbalète
    [bow] arc
    [rifle] fusil
    [shotgun] fusil de chasse
    [assault_rifle] fusil d’assaut
    [sniper_rifle] fusil de précision
    [grenade] grenade
    [smg] pistolet-mitrailleur
    [pistol] pistolet
    [bat] batte
    [jaws] crocs
    [sword] épée
    [two_handed] arme à deux mains
    [spear] lance
    [chainsaw] tronçonneuse
    [crowbar] pied-de-biche
    [none] mains nues
   *[other] { $weapon }
}
munition = { $munition ->
    [basic] de base
    [knockout] assommante
    [incendiary] incendiaire
    [poison] poison
    [carnage] carnage
    [stunning] étourdissante
   *[smoke] fumigène
}
equipment = { $equipment ->
    [armour] armure
    [shield] bouclier
    [grapple] grappin
   *[child] enfant
}
ability = { $ability ->
    [animal] animal
    [chief] chef
    [expert_fighter] combattant émérite
    [scout] éclaireur
    [medic] soigneur
   *[other] fils des sables
}
npc = { $npc ->
    [infected_human] infecté
    [infected_dog] chien infecté
    [robot_domestic] robot domestique
    [robot_construction] robot de chantier
    [robot_military] robot militaire
   *[none] personne
}
result = { $result ->
    [none] sans effet
    [stunned] sonné
    [disoriented] désorienté
    [wounded] blessé
    [immobilised] immobilisé
    [unconscious] inconscient
   *[eliminated] éliminé
}
find = { $find ->
    [empty] rien
    [new_ammunition] de nouvelles munitions
    [amphetamine] des amphétamines
    [activated_robot] un robot qui s’allume
    [armour] une armure
    [shield] un bouclier
    [trap] un piège
   *[first_aid_kit] une trousse de soins
}
treatment = { $what ->
    [wound] une blessure
    [stunned] un marqueur sonné
   *[disoriented] un marqueur désorienté
}
fault = { $why ->
    [off-table] hors de la table
    [no-surface] pas de sol
    [end-piece] un obstacle
    [end-figure] un autre socle
   *[other] interdit
}
row = { $row ->
    [1] engagé ? { $answer ->
        [yes] Oui
       *[no] Non
    }.
    [2] une arme de tir chargée ? { $answer ->
        [yes] Oui
       *[no] Non
    }.
    [3] une cible à portée ? { $answer ->
        [yes] { $target }
       *[no] Non
    }.
    [4] peut-il encore tirer ? { $answer ->
        [yes] Oui
       *[no] Non
    }.
    [5] { $target ->
        [none] au contact maintenant ? { $answer ->
            [yes] Oui
           *[no] Non
        }.
       *[other] il avance vers { $target }.
    }
   *[6] une attaque au corps à corps ? { $answer ->
        [yes] Sur { $target }
       *[no] Plus aucune
    }.
}

## Questions

ask-scenery-first = Vous avez gagné le jet : qui pose le premier décor ?
ask-piece = Quel décor, et où ?
ask-token = Où poser un jeton de ressource ?
ask-deploy-first = Vous avez gagné le jet : qui se déploie en premier ?
ask-deploy = Où commence le prochain survivant ?
ask-successor = Qui désignez-vous en secret comme successeur du chef ennemi ?
ask-first = Vous avez l’initiative : qui joue en premier ce tour ?
ask-activate = Quel survivant agit ensuite ?
ask-act = { $figure } a encore { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} : que faire ?
ask-defend = { $figure } attaque { $target } : quelle arme pour { $target } ?
ask-reroll = { $figure } relance-t-il tous les dés ?
ask-allot = Un 1 dans la mêlée : quel allié est touché ?
ask-shield = { $figure } a trouvé un bouclier : quelles armes laisse-t-il ?
ask-place = Où apparaît-il ?

## Événements

event-piece-laid = { $piece } est posé en { $x },{ $y }.
event-token-placed = { $seat } pose un jeton de ressource en { $x },{ $y }.
event-deployed = { $figure } est déployé en { $x },{ $y }.
event-named = { $seat } a désigné un successeur.
event-named-successor = { $seat } désigne { $figure } comme successeur.
event-roll-off = A { $A }, B { $B } : { $winner ->
    [A] A gagne le jet
    [B] B gagne le jet
   *[other] égalité, on relance
}.
event-goes-first = { $seat } commence.
event-turn = Tour { $turn }.
event-npc-phase = Tour { $turn } : les PNJ agissent.
event-activated = { $figure } est activé.
event-infection-test = Infection de { $figure } : { $die } + { $markers } : { $result ->
    [turns] la transformation
   *[holds] il résiste
}.
event-helpless = { $figure } ne fait rien de cette activation et se remet.
event-actions-lost = { $figure } perd { $lost ->
    [one] une action
   *[other] { $lost } actions
} : il en reste { $left }.
event-ended = { $figure } n’agit plus.
event-moved = { $figure } se déplace de { $length } mm.
event-charged = { $figure } charge.
event-left-melee = { $figure } quitte le corps à corps : il reste { $left ->
    [one] { $left } action
   *[other] { $left } actions
}.
event-fall-test = Test de chute de { $figure } : { $dice } contre C{ $value } : { $result ->
    [falls] chute de { $drop } mm
   *[holds] il tient bon
}.
event-swim = { $figure } nage, { $die } : { $result ->
    [hurt] une blessure
   *[safe] sauf
}.
event-entered = { $figure } entre le premier dans { $room }.
event-crossed = { $figure } a traversé la table.
event-shot = { $figure } tire sur { $targets } ({ weapon }{ $munition ->
    [basic] {""}
   *[other] , { munition }
}) : { $pool ->
    [one] { $pool } dé
   *[other] { $pool } dés
}.
event-shot-rolled = { $dice } : { $successes ->
    [one] { $successes } succès
   *[other] { $successes } succès
} contre { $target }.
event-ones-rerolled = Gunfight : les 1 relancés : { $dice }, { $successes } en tout.
event-bonus-rolled = Dés bonus des 6 : { $dice }, { $successes } succès en tout.
event-rerolls = { $figure } relance tous les dés.
event-shot-result = { $target } : { result }.
event-smoke = Fumée en { $x },{ $y }.
event-poison = Poison dans { $figure } : { $die }.
event-plating = Blindage de { $figure } : { $die }, { $result ->
    [held] il tient
   *[pierced] percé
}.
event-friend-hit = Un 1 du tir de { $figure } touche { $target }.
event-out-of-ammunition = { $figure } : { weapon } à court de munitions.
event-limited-ammo = Munitions limitées : { $die }.
event-melee = { $figure } attaque { $target } au corps à corps.
event-melee-rolled = { $figure } lance { $dice } : { $successes ->
    [one] { $successes } succès
   *[other] { $successes } succès
} à C{ $value }.
event-melee-result = { $winner } gagne de { $difference } ; { $loser } : { result }.
event-melee-spent = { $figure } a déjà livré trois corps à corps ce tour : sans effet.
event-wounded = { $figure } est blessé : { $wounds } sur { $life }.
event-stunned = { $figure } est sonné.
event-disoriented = { $figure } est désorienté.
event-unconscious = { $figure } est inconscient.
event-immobilised = { $figure } est immobilisé.
event-infected = { $figure } est infecté : { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}.
event-eliminated = { $figure } est éliminé.
event-turned = { $figure } se transforme.
event-replaced = { $victim } est maintenant { $figure } : { npc }.
event-on-fire = { $figure } est en feu.
event-picked-up = { $figure } ramasse une ressource.
event-found = { $figure } trouve : { find }.
event-declined = { $figure } laisse le bouclier.
event-discarded = { $figure } prend le bouclier et dépose { $weapons }.
event-arrival = Arrivée : { $dice }, { $sum } : { npc }.
event-arrival-count = Combien : un { $die } vaut { $count } au D3.
event-arrived = { $figure } arrive en { $at } : { npc }.
event-treated = { $figure } soigne { $target } : { treatment }.
event-ordered = { $figure } donne { $count ->
    [one] { $count } action
   *[other] { $count } actions
} à { $target }.
event-hid = { $figure } se cache.
event-npc-activated = { $figure } agit : { npc }.
event-npc-row = { $figure } : { row }
event-fire-test = Feu sur { $figure } : { $die }, { $result ->
    [burns] il brûle encore
   *[out] éteint
}.
event-smoke-gone = La fumée se dissipe.
event-turn-ended = Le tour { $turn } est fini.
event-length = Est-ce la fin ? { $die } ({ $most } ou moins) : { $result ->
    [over] oui
   *[on] non
}.
event-scores = A { $A }, B { $B }.
event-conceded = { $seat } concède.

## Refus

refusal-who-first = Dites qui commence : first A ou first B.
refusal-piece-now = Posez un décor : piece ID X,Y.
refusal-no-such-piece = Il n’y a plus de décor { $piece }.
refusal-piece-off-table = { $piece } dépasserait de la table.
refusal-piece-on-piece = { $piece } serait posé sur { $other }.
refusal-token-now = Posez un jeton de ressource : token X,Y.
refusal-token-blocked = Pas de jeton en { $x },{ $y } : un obstacle ou le bord.
refusal-token-near-zone = { $x },{ $y } n’est pas à plus de 15 cm de votre zone.
refusal-token-on-token = Il y a déjà un jeton en { $x },{ $y }.
refusal-deploy-now = Déployez un survivant : deploy A1 X,Y.
refusal-not-to-deploy = { $figure } n’est pas à déployer par vous.
refusal-scouts-last = Les éclaireurs se déploient après tous les autres.
refusal-cannot-stand = { $figure } ne peut se tenir en { $x },{ $y } : { fault }.
refusal-outside-zone = { $x },{ $y } n’est pas entièrement dans votre zone.
refusal-scout-half = Les éclaireurs restent dans leur moitié de table.
refusal-scout-zone = Un éclaireur reste hors de la zone ennemie.
refusal-scout-near-enemy = Un éclaireur est à plus de 15 cm de tout ennemi.
refusal-scout-near-token = Un éclaireur est à plus de 15 cm de tout jeton.
refusal-scout-seen = Un éclaireur est hors de vue de tout ennemi.
refusal-name-now = Désignez le successeur ennemi : name B2.
refusal-no-successor = { $figure } ne peut être désigné : un combattant ennemi, ni chef ni animal.
refusal-activate-now = Choisissez qui agit : activate A1.
refusal-not-yours = { $figure } n’est pas un de vos survivants en jeu.
refusal-activated-already = { $figure } a déjà été activé ce tour.
refusal-act-now = C’est { $figure } qui agit.
refusal-not-acting = Seul { $figure } agit maintenant.
refusal-too-few-actions = Cela coûte { $needed } actions, il en reste { $left }.
refusal-no-more-moves = { $figure } a déjà fait ses deux mouvements.
refusal-no-more-combats = { $figure } n’a plus assez d’actions de combat.
refusal-charge-cost = Une charge demande 2 actions, il en reste { $left }.
refusal-hanging = { $figure } est suspendu et ne peut que grimper.
refusal-engaged = { $figure } est engagé : il ne peut que quitter le corps à corps.
refusal-engaged-shooter = { $figure } est engagé et ne peut pas tirer.
refusal-leave-first = On quitte un corps à corps au début de sa propre activation.
refusal-not-engaged = { $figure } n’est pas au corps à corps.
refusal-leave-cost = Partir coûte { $cost } actions, il en reste { $left }.
refusal-no-grapple = { $figure } n’a pas de grappin.
refusal-nothing-to-climb = Ce trajet n’escalade rien.
refusal-path-nowhere = Ce trajet ne mène nulle part.
refusal-path-off-table = Ce trajet sort de la table.
refusal-path-bent = Chaque segment est à plat, ou à la verticale.
refusal-path-piece = { $what } barre le passage.
refusal-path-enemy = { $what } barre le passage.
refusal-path-touched = Le trajet touche { $what } avant sa fin.
refusal-path-no-face = Il n’y a rien à escalader là.
refusal-path-no-surface = Il n’y a pas de sol à cette hauteur.
refusal-path-end-figure = Il finirait sur le socle de { $what }.
refusal-path-end-piece = Il finirait sur { $what }.
refusal-too-far = { $length } mm, et ce terrain en permet { $allowance }.
refusal-into-contact = Cela finit au contact de { $target } : ce serait une charge.
refusal-no-contact = { $figure } et { $target } ne sont pas au contact.
refusal-charge-unseen = { $figure } ne voit pas { $target }.
refusal-no-target = Cette figurine n’est pas sur la table.
refusal-not-an-enemy = { $target } n’est pas un ennemi.
refusal-not-a-friend = { $target } n’est pas un autre combattant de la bande.
refusal-cannot-shoot = { $figure } ne peut pas tirer.
refusal-no-such-weapon = { $figure } n’a pas cette arme.
refusal-out-of-ammunition = Elle est à court de munitions.
refusal-thrown-away = Elle a déjà été lancée.
refusal-munition-not-bought = { $figure } n’a pas de munition { munition } pour elle.
refusal-other-munition-fired = Elle a tiré une autre munition ce tour.
refusal-smoke-spent = Son fumigène est utilisé.
refusal-no-pair = { $figure } n’en a pas deux.
refusal-out-of-range = { $target } est à plus de { $range } mm.
refusal-knockout-range = La munition assommante ne porte qu’à courte portée.
refusal-not-seen = { $figure } ne voit pas { $target }.
refusal-no-dice = Il ne resterait aucun dé.
refusal-no-burst = { weapon } ne tire pas en rafale.
refusal-burst-one-target = Une rafale vise au moins deux cibles.
refusal-burst-empty-share = Chaque cible d’une rafale reçoit au moins un dé.
refusal-burst-zone = Les cibles ne tiennent pas dans une zone de 10 cm.
refusal-burst-shares = { $dice } dés sont à répartir, pas { $shared }.
refusal-no-melee-weapon = { $figure } n’a pas cette arme de corps à corps.
refusal-defend-now = Choisissez l’arme de { $figure } : defend ARME, ou defend none.
refusal-reroll-or-keep = Dites reroll ou keep.
refusal-allot-now = Dites quel allié au contact de { $target } est touché : allot A2.
refusal-not-in-that-melee = Ce n’est pas un allié au contact de { $target }.
refusal-animal = { $figure } est un animal et ne ramasse rien.
refusal-no-token = { $figure } n’est au contact d’aucun jeton de ce genre.
refusal-no-medic = { $figure } n’est pas soigneur.
refusal-nothing-to-treat = { $target } n’a pas ce marqueur.
refusal-no-chief = { $figure } n’est pas le chef.
refusal-gave-enough = Un chef donne au plus deux de ses actions.
refusal-order-range = { $target } est à plus de 20 cm.
refusal-receiver-helpless = { $target } ne peut pas agir.
refusal-no-child = Seul un enfant se cache.
refusal-hide-given = On ne se cache pas sur une action donnée.
refusal-shield-now = Dites discard et les armes à déposer, ou decline.
refusal-too-many-weapons = Cela ne laisse pas de place au bouclier.
refusal-place-now = Posez le PNJ qui arrive : place X,Y.
refusal-place-there = Impossible de le poser là : { fault }.

## La fin

winner = { $winner ->
    [A] A
    [B] B
   *[draw] Personne
}
outcome-score = { $winner ->
    [A] Le sud gagne : le meilleur score.
    [B] Le nord gagne : le meilleur score.
   *[other] Scores égaux : partie nulle.
}
outcome-nobody-left = { $winner ->
    [A] Plus aucun survivant : le sud gagne au score.
    [B] Plus aucun survivant : le nord gagne au score.
   *[other] Plus aucun survivant : partie nulle.
}
outcome-bloodline = { $winner ->
    [A] Le sud gagne : le chef ennemi et le successeur ont disparu.
    [B] Le nord gagne : le chef ennemi et le successeur ont disparu.
   *[other] Les deux lignées s’éteignent ensemble : partie nulle.
}
outcome-unfinished = { $winner ->
    [A] La partie s’arrête inachevée : le sud en a eu davantage.
    [B] La partie s’arrête inachevée : le nord en a eu davantage.
   *[other] La partie s’arrête inachevée : nulle.
}
outcome-conceded = { $winner ->
    [A] Le sud gagne : l’autre camp a concédé.
   *[other] Le nord gagne : l’autre camp a concédé.
}
outcome-resignation = { $winner ->
    [A] Le sud gagne : l’autre camp abandonne.
   *[other] Le nord gagne : l’autre camp abandonne.
}
outcome-timeout = { $winner ->
    [A] Le sud gagne : le temps de l’autre camp est écoulé.
   *[other] Le nord gagne : le temps de l’autre camp est écoulé.
}

## Options

option-scenario = Scénario
option-points = Points d’une bande
option-table = Table
option-warband-A = Bande du sud (A)
option-warband-B = Bande du nord (B)
option-tokens = Jetons de ressource : ceux de la table, ou posés par les joueurs
option-scenery = Décors : ceux de la table, ou posés par les joueurs

## Bienvenue

welcome = Deux bandes, six tours, et tout ce qui sort des bâtiments.
aim = Chaque scénario dit ce qui compte : terrain et ressources, infectés et robots nettoyés, la lignée ennemie, ou la traversée de la table.

## Verbes

seat-name = Joueur { $seat }
verb-first = commence
verb-piece = poser un décor
verb-token = poser un jeton
verb-deploy = déployer
verb-name = désigner le successeur
verb-activate = activer
verb-leave = quitter le corps à corps
verb-move = se déplacer
verb-charge = charger
verb-shoot = tirer
verb-burst = rafale
verb-melee = combattre
verb-pickup = ramasser
verb-treat = soigner
verb-order = donner des actions
verb-hide = se cacher
verb-end = terminer
verb-defend = se défendre avec
verb-reroll = relancer
verb-keep = garder les dés
verb-allot = encaisse
verb-discard = prendre le bouclier, déposer
verb-decline = laisser le bouclier
verb-place = poser
verb-concede = concéder

# ce que nomme une sonde
number-pool = Dés
number-attack = Dés de l’attaquant
number-defence = Dés du défenseur
number-length = Longueur

## Warbands and tables that people make

warband-faults = { $faults ->
    [one] une faute
   *[other] { $faults } fautes
}
warband-place = { $place } :
warband-whole = bande
warband-near = Peut-être { $names } ?
warband-holds = { $name } : aucune faute, { $fighters ->
    [one] un combattant
   *[other] { $fighters } combattants
}, { $total } points sur { $limit }
table-faults = { $faults ->
    [one] une faute
   *[other] { $faults } fautes
}
table-place = { $place } :
table-whole = table
table-near = Peut-être { $names } ?
table-holds = { $name } : aucune faute, { $pieces } éléments de décor sur { $width } x { $height } mm

## Faults, after their place: “fighter[1].weapons[0]: there is no weapon 'riffle'”

fault-not-toml = Ce n’est pas du TOML : { $why }.
fault-too-long = Le fichier dépasse { $most } signes.
fault-not-one = Un fichier contient un seul { $key }, et rien d’autre.
fault-missing = Il manque.
fault-unknown-key = Cette clé est inconnue ; les clés sont { $keys }.
fault-not-text = Ce doit être un texte, pas { $value }.
fault-long-text = { $count } signes ; au plus { $most } sont permis.
fault-unseen-signs = Certains signes ne peuvent pas être affichés.
fault-not-an-id = Un identifiant compte au plus 24 lettres, chiffres et les signes _ - et le point ; pas { $value }.
fault-not-a-number = Ce doit être un nombre entier de { $least } à { $most }, pas { $value }.
fault-not-numbers = Ce doit être { $count } nombres entiers de { $least } à { $most }.
fault-not-a-flag = Ce doit être true ou false, pas { $value }.
fault-not-a-choice = Ce doit être l’un de { $names }, pas { $value }.
fault-not-a-list = Ce doit être une liste, pas { $value }.
fault-not-a-table = Ce doit être une table, pas { $value }.
fault-twice = « { $value } » figure deux fois.
fault-too-many = Il y en a { $count } ; au plus { $most } sont permis.
fault-name-twice = Un deuxième combattant s’appelle { $name }.
fault-no-fighters = Il n’y a aucun combattant.
fault-too-many-fighters = Il y a { $count } combattants ; au plus { $most } sont permis.
fault-unknown-weapon = L’arme { $value } n’existe pas.
fault-unknown-munition = La munition { $value } n’existe pas.
fault-munition-not-for = { $weapon } n’accepte pas { $value } ; munitions permises : { $names }.
fault-cannot-shoot = { $name } n’a pas de T et ne peut pas utiliser { $weapon }.
fault-animal-weapon = { $name } est un animal et ne combat qu’avec sa mâchoire (jaws), pas avec { $weapon }.
fault-jaws = { $name } n’est pas un animal et n’a pas de mâchoire (jaws).
fault-child-bulky = { $name } est un enfant et ne peut pas porter { $weapon }, qui est encombrant.
fault-too-many-weapons = { $name } occupe { $count } places d’arme ; il y en a { $most }. Les armes encombrantes et le bouclier en prennent deux.
fault-animal-child = { $name } ne peut pas être à la fois enfant et animal.
fault-animal-equipment = { $name } est un animal et n’a pas de mains pour { $value }.
fault-not-its-faction = { $name } ne peut pas être un fils des sables : seule la Phantom Squad en a.
fault-needs-armour = { $name } doit avoir une armure : la faction l’exige.
fault-needs-shooting = { $name } doit avoir une arme de tir et un T : la faction l’exige.
fault-chiefs = Il y a { $count } chefs ; il en faut exactement un.
fault-medics = Il y a { $count } soigneurs ; au plus { $most } sont permis.
fault-too-many-points = La bande vaut { $total } points, { $over } de plus que { $most }.
fault-wrong-cost = { $name } coûte { $cost } points, pas { $value }.
fault-wrong-total = La bande vaut { $total } points, pas { $value }.
fault-id-twice = { $name } est déjà l’identifiant d’autre chose.
fault-off-table = C’est hors de la table, qui mesure { $width } x { $height } mm.
fault-no-area = Cela n’a pas de surface : x0, y0 est le coin en bas à gauche, x1, y1 celui en haut à droite.
fault-no-height = Cela n’a pas de hauteur : la plus basse vient d’abord.
fault-point-count = Un polygone a de 3 à { $most } points, pas { $count }.
fault-not-convex = Un polygone doit être convexe, sans point répété. Découpez les autres formes.
fault-vault-too-high = Ce qu’on enjambe a au plus { $most } mm de haut, pas { $height }.
fault-outside-building = C’est hors du bâtiment { $name }.
fault-too-few-pieces = Il y a { $count } éléments de décor, routes non comprises ; il en faut { $least }.
fault-token-count = Il faut { $most } jetons, pas { $count }.
fault-token-overlaps = Ce jeton chevauche { $name }.

## At the terminal

board-band = { $band ->
    [none] {""}
   *[other] { $band }, {""}
}{ $total } points, score { $score }
board-gone = { $gone ->
    [waiting] pas encore là
    [crossed] a traversé
    [turned] transformé
   *[other] hors jeu
}
board-turn = Tour { $turn }{ $turns ->
    [0] {""}
   *[other] {" "}sur { $turns }
}
board-moment = { $phase ->
    [setup] Mise en place
    [initiative] { board-turn }, initiative
    [survivors] { board-turn }, survivants
    [npcs] { board-turn }, infectés et machines
    [end] { board-turn }, fin du tour
   *[over] Fin
}
board-legend = Un signe fait 10 x 20 mm, le nord en haut. A1 B1 survivants, N1 un PNJ, ◆ ressource ; █ bâtiment, + porte, « : » fenêtre, ▓ couvert lourd, ▄ couvert lourd bas, ♣ couvert léger, " couvert léger bas, · route, ~ eau, « , » difficile, ░ fumée. 2/3 points de vie, s sonné, d désorienté, i infection, U inconscient, X immobilisé, * feu, h caché ; (arme) à court de munitions.
board-form = { $kind ->
    [activate] un survivant comme A1
    [act] une place comme 300,200 pour bouger (300,200>320,240 pour contourner), un ennemi comme B1 pour tirer ou combattre, end, ou charge A1>B1 300,275
    [deploy] un survivant et une place, comme A1 300,50
    [token] une place comme 300,300
    [place] une place comme 13,300
    [piece] piece, son identifiant et une place, comme piece T1-05 100,200
    [first] A ou B
    [scenery-first] A ou B
    [deploy-first] A ou B
    [successor] un ennemi comme B2
    [allot] un ami comme A2
   *[other] un numéro de la liste
}
