### Ce que la page dit en plus des phrases des règles.

## Places

ui-seat = Joueur { $letter }
ui-you = Vous
ui-byloss = Byloss, le Roi gobelin
ui-byloss-short = Byloss
ui-boss-level = { $level ->
    [medium] moyen
    [hard] difficile
   *[very_hard] très difficile
}
ui-boss-draws = { $level ->
    [medium] Moyen
    [hard] Difficile
   *[very_hard] Très difficile
} : pioche { $count } cartes par tour. La Menace monte de 1 chaque fois qu’un de ses Alliés guerroie.
ui-at-turn = à son tour
ui-out = éliminé
ui-extra-due = tour supplémentaire à venir
ui-part-field = Bataille
ui-where-setup = { $mode ->
    [duel] Duel
    [solo] Solo
    [coop] Coopération
   *[other] Dernier debout
}, avant le premier tour
ui-where = Tour { $turn }, { $player }
ui-slot-t1 = { $own ->
    [yes] votre Zone de Déploiement
   *[no] Zone de Déploiement de { $player }
}
ui-slot-t2 = { $own ->
    [yes] votre sentier, case 2
   *[no] sentier de { $player }, case 2
}
ui-slot-t3 = { $own ->
    [yes] votre sentier, case 3
   *[no] sentier de { $player }, case 3
}
ui-slot-fl = { $own ->
    [yes] votre Ligne de Front
   *[no] Ligne de Front de { $player }
}
ui-slot-nml = No Man’s Land
ui-slot-storm = { $own ->
    [yes] guerroie pour vous
   *[no] guerroie pour { $player }
}
ui-slot-in-zone = { $slot }, zone { $zone }
ui-short-t1 = Déploiement
ui-short-t2 = Sentier 2
ui-short-t3 = { $own ->
    [yes] Sentier 3, sort
   *[no] Sentier 3
}
ui-short-fl = { $own ->
    [yes] Votre front
   *[no] Front de { $player }
}
ui-short-nml = No Man’s Land
ui-tiny-t1 = Dépl.
ui-tiny-fl = Front
ui-tiny-t3 = Sentier 3
ui-short-s1 = Guerroie
ui-free = libre
ui-card-at = { $card }, { $spot }
ui-zone-of = Zone de guerre de { $player }
ui-zone-between = Zone de guerre entre { $first } et { $second }
ui-boss-track = Sentier de la Guerre de Byloss

## Piles

ui-pile-resources = Ressources
ui-pile-casualties = Pertes
ui-pile-heal = Pile de Soins
ui-pile-reserve = Réserve
ui-pile-hand = Main
ui-your-piles = Vos piles
ui-their-piles = Piles de { $player }
ui-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-on-top = Au-dessus :
ui-top-first = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes, celle du dessus d’abord
}
ui-reserve-token = Pion Réserve : la Réserve peut être mélangée une fois
ui-hand = Main
ui-supporters = Soutiens
ui-in-hand = { $count } en main
ui-hand-of = { $player } tient { $count } cartes.
ui-your-hand = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-hand-empty = Votre main est vide.
ui-support-ready = Soutien, { $ready } sur { $count } prêts
ui-support-none = Soutien, aucun
ui-supporter-number = Soutien { $number }
ui-supporter-ready = Soutien { $number }, prêt
ui-supporter-committed = Soutien { $number }, mobilisé
ui-supporter-pays = Soutien { $number }, paie
ui-pays = paie 1
ui-goes-back = repart
ui-stays = reste

## Cartes

ui-att = ATT
ui-def = DEF
ui-action = Action
ui-passive = Passif
ui-reaction = réaction
ui-once = une fois par tour
ui-extra-cost = payé en plus
ui-activation-cost = coût d’activation
ui-belongs-to = Appartient à { $player }
ui-gang-tokens = { $count ->
    [one] { $count } pion Bande
   *[other] { $count } pions Bande
}
ui-gang-tokens-short = Bande
ui-spirit-tokens = { $count ->
    [one] { $count } pion Esprit
   *[other] { $count } pions Esprit
}
ui-card-facts = { $card }, coût { $cost }.
ui-card-values = ATT { $att }, DEF { $def }.
ui-command-deploy = Déploiement
ui-command-deploy-how = Va dans la Zone de Déploiement du boss.
ui-command-leader = Leader
ui-command-leader-how = Prend la Ligne de Front du boss ou le No Man’s Land.
ui-command-action = Action
ui-command-action-how = Ne se joue que comme action.
ui-command-gang = Bande
ui-command-gang-how = Un pion Bande, +1 ATT, sur chaque Allié du boss.
ui-symbol-shielded = Protection
ui-symbol-shielded-how = Vos actions et capacités ne l’atteignent pas ; vos attaques, si.
ui-symbol-spirit = Esprit
ui-symbol-spirit-how = Un pion Esprit sur chaque Totem ; chacun d’eux agit.
ui-symbol-totem = Totem
ui-symbol-totem-how = Agit à chaque pion Esprit posé sur lui.

## Étapes

ui-steps = Étapes du tour
ui-step-prepare = Préparation
ui-step-draw = Pioche
ui-step-advance = Progression
ui-step-deploy = Déploiement
ui-step-extra = Suppl.
ui-step-end = Fin
ui-step-reserve = Réserve
ui-step-actions = Actions

## La chaîne

ui-chain = Chaîne de commandement
ui-chain-open = { $count ->
    [0] en annonce
    [one] { $count } maillon, ouverte
   *[other] { $count } maillons, ouverte
}
ui-chain-resolving = { $count ->
    [one] { $count } maillon, se résout
   *[other] { $count } maillons, se résout
}
ui-chain-order = Se résout de haut en bas
ui-chain-none = Pas de chaîne. Une action jouée, l’Action d’un assaut ou un passif activé en ouvre une, et l’autre camp peut répondre.
ui-link-number = maillon { $number }
ui-link-action = action
ui-link-storm = assaut
ui-link-ability = passif
ui-link-gang = Bande
ui-link-spirit = Esprit
ui-link-totem = Totem
ui-your-declaration = Vous annoncez
ui-their-declaration = { $player } annonce
ui-negated = annulé
ui-leaving = sort
ui-storming = guerroie
ui-lately = Dernièrement
ui-lasting = En vigueur
ui-effect-until = { $until ->
    [end_of_turn] jusqu’à la fin du tour.
    [your_next_turn] jusqu’au prochain tour de ce joueur.
    [next] une fois, ce tour-ci.
   *[other] {""}
}
ui-effect-modify = { $card } : { $stat } { $change }
ui-effect-modify-cost = { $player } paie { $fixed ->
    [no] { $change }
   *[other] { $fixed }
} pour { $what ->
    [shapeshift] une Transformation
    [creature] ses créatures
    [action] ses actions
   *[other] ses actions et capacités
}
ui-effect-modify-damage = DMG que subit { $player } : { $change }
ui-effect-protect = { $whole ->
    [yes] Les cartes de { $player } sont intouchables
   *[no] { $card } est intouchable
}
ui-effect-ignore-defenders = Les Défenseurs ne gênent pas { $card }

## Le boss

ui-boss-board = Plateau de Byloss
ui-menace = Menace
ui-menace-at = Niveau de Menace { $level }
ui-menace-says = Il joue sans payer toute carte dont le coût est de { $level } au plus.
ui-menace-all = Il joue toutes ses cartes, quel que soit leur coût.
ui-life = Vie
ui-of = sur { $count }
ui-attack-here = attaquer
ui-boss-hand = Sa main, dans l’ordre où il la joue
ui-boss-hand-left = Reste dans sa main
ui-boss-hand-empty = Aucune carte en main.
ui-verdict-deploy = Le Déploiement d’abord ; sa Zone de Déploiement est libre.
ui-verdict-leader = Les Leaders après le Déploiement, sur un emplacement libre.
ui-verdict-gang = Plus de Déploiement pour elle, donc une Bande : +1 ATT à ses Alliés.
ui-verdict-action = Les Actions en dernier, la plus chère d’abord.
ui-verdict-dear = Coûte { $cost }, la Menace est { $menace } : elle reste en main.
ui-verdict-no-room = Pas de place pour elle : elle reste en main.
ui-verdict-reserve = Pas jouée : va à la Réserve au début de son tour.

## Questions

ui-ask-act-draw = Jouer quelque chose avant de piocher ?
ui-ask-act-advance = Jouer quelque chose avant la progression ?
ui-ask-act-deploy = Déployer, jouer, ou finir votre tour ?
ui-ask-act-start = À vous
ui-ask-act-waiting = À vous
ui-ask-act-advancing = À vous
ui-ask-act-done = Vous avez fini votre tour
ui-ask-react = Répondre à { $card } ?
ui-ask-pay = Comment payez-vous { $owed } pour { $card } ?
ui-ask-target = { $card } : quelle cible ?
ui-ask-order = { $card } quitte le sentier : et maintenant ?
ui-ask-attack = Qui { $card } attaque-t-il ?
ui-ask-extra = Payer en plus pour l’Action de { $card } ?
ui-ask-may = Utiliser { $card } ?
ui-ask-discard = { $card } : quelle carte défaussez-vous ?
ui-ask-hand-card = { $card } : quelle carte de votre main ?
ui-ask-shape = { $card } : quelle carte prend sa place ?
ui-ask-casualty = { $card } : quelle carte de vos Pertes ?
ui-ask-sacrifice = { $card } : quelle créature sacrifiez-vous ?
ui-ask-supporter = { $card } : quel Soutien ?
ui-ask-reset = { $card } : quel Soutien redressez-vous ?
ui-ask-commit = { $card } : quel Soutien mobilisez-vous ?
ui-ask-victim = { $card } : qui subit les dégâts ?
ui-ask-number = { $card } : combien ?
ui-ask-track = Le long de quelle Zone de Guerre jouez-vous { $card } ?
ui-because-act = Autant d’actions et de passifs que vous pouvez payer.
ui-because-react = Une réponse par maillon, payée aussitôt.
ui-because-react-boss = Contre Byloss, on ne peut qu’annuler.
ui-because-pay = Avec d’autres cartes de votre main, des Soutiens, ou les deux.
ui-because-target = Les cibles sont nommées avant toute réponse.
ui-because-order = Guerroyer, tenir la position ou soutenir : l’un des trois.
ui-because-attack = Force d’Attaque { $strength } : l’ATT moins la DEF du Défenseur.
ui-because-mulligan = Une fois par partie, avant le premier tour. Les cartes rendues vont dessous.
ui-because-decks = Personne d’autre ne voit votre liste.
ui-because-vision-keep = Les autres cartes retournent dans vos Ressources.
ui-because-victim = { $card } touche l’un de vous : vous décidez ensemble, la première place le dit.
ui-because-boss-space = { $card } prend un emplacement libre.
ui-because-boss-card = Même coût : les règles vous laissent le choix.
ui-because-after-storm = Deux passifs de même priorité : l’un s’applique, l’autre non.

## Choix

ui-offers = Ce que vous pouvez jouer
ui-reactions = Ce avec quoi vous pouvez répondre
ui-note-play = action
ui-note-deploy = créature
ui-note-both = action, créature
ui-note-use = activer
ui-do-for = { $what }, { $cost ->
    [0] gratuit
   *[other] payer { $cost }
}
ui-do-play = Jouer { $card }
ui-do-deploy = Déployer { $card }
ui-do-use = { $number ->
    [1] Activer { $card }
   *[other] Activer { $card } ({ $number })
}
ui-do-next-start = Continuer
ui-do-next-draw = Piocher
ui-do-next-waiting = Continuer
ui-do-next-advance = Progresser
ui-do-next-advancing = Continuer
ui-do-next-deploy = Finir le tour
ui-do-next-done = Continuer
ui-do-pass = Laisser faire
ui-pass-on = Et le reste du tour
ui-pass-on-how = Laisser se résoudre ceci et tout le reste de ce tour, jusqu’à ce que quelque chose vous vise
ui-target-of = Cible { $number } sur { $of }.
ui-deploy-here = Déployer ici
ui-pass-empty = Continuer seul quand rien n’est possible
ui-step-nothing = Rien n’est possible dans cette étape. La partie continue seule.
ui-useless = { $count ->
    [one] Une carte ne ferait rien maintenant
   *[other] { $count } cartes ne feraient rien maintenant
}
ui-fizzles = sans cible
ui-react-nothing = Vous n’avez pas de réponse. La partie continue d’elle-même.
ui-react-quiet = Vous laissez passer ce tour. La partie continue d’elle-même.
ui-react-aimed = Ceci vous vise.
ui-paid = payé
ui-paid-of = Paiement, { $paid } sur { $owed }
ui-still-owed = dû
ui-pay-how = Touchez vos cartes et vos Soutiens pour changer le paiement ; la première payée est la plus basse de vos Pertes.
ui-do-pay = Payer { $owed }
ui-usual = Le moins utile
ui-take-back = Reprendre : { $what }
ui-do-discard = Défausser { $card }
ui-do-commit = Mobiliser le Soutien { $number }
ui-do-storm = Guerroyer
ui-do-hold-fl = Tenir votre Ligne de Front
ui-do-hold-nml = Tenir le No Man’s Land
ui-do-support = Soutenir
ui-do-attack = Attaquer { $target }
ui-outlook-storm = Force d’Attaque { $strength }, puis son Action, puis elle est usée.
ui-outlook-hold = Elle y reste et son passif agit toujours.
ui-outlook-replace = { $card } qui s’y trouve va aux Pertes.
ui-outlook-support = Face cachée : paie 1 à chaque tour.
ui-outlook-kills = { $strength } dépasse DEF { $def } : tuée.
ui-outlook-withstands = { $strength } ne dépasse pas DEF { $def } : elle résiste.
ui-outlook-player = { $boss ->
    [yes] { $strength } Points de Vie.
   *[no] { $strength } cartes des Ressources.
}
ui-do-along = Zone { $zone }, contre { $player }
ui-do-keep = Garder les deux
ui-do-mulligan = Rendre { $cards }
ui-do-deck = Deck { $deck }
ui-do-deck-this = Jouer { $deck }
ui-decks-note = Les decks gardés dans l’atelier sont ici aussi.
ui-do-none = Aucune
ui-do-done = C’est tout
ui-do-yes = Oui
ui-do-no = Non
ui-do-top = Au-dessus
ui-do-bottom = En dessous
ui-do-agree = J’accepte
ui-do-refuse = Je refuse
ui-do-extra = Payer
ui-do-no-extra = Laisser

## Mise en place

ui-value-mode-duel = Duel
ui-value-mode-solo = Solo
ui-value-mode-coop = Coopération
ui-value-mode-last3 = Trois joueurs
ui-value-mode-last4 = Quatre joueurs
ui-deck-starter = { $faction }, deck de départ
ui-deck-choose = Choisi à la table, sans être vu
ui-value-boss-medium = Moyen
ui-value-boss-hard = Difficile
ui-value-boss-very_hard = Très difficile
ui-value-storm-order-attack-first = L’attaque d’abord
ui-value-storm-order-action-first = L’Action d’abord
ui-value-stolen-cards-holder = Celui qui les tient
ui-value-stolen-cards-owner = Leur propriétaire
ui-value-boss-deploys-one = Un par tour
ui-value-boss-deploys-any = Sans limite
ui-value-full-leader-stays = Reste en main
ui-value-full-leader-replaces = Remplace
ui-value-reserve-owed = Quand des cartes sont dues
ui-value-reserve-empty = Quand les Ressources sont vides
ui-value-reactions-neighbour = Le voisin
ui-value-reactions-all = Tout le monde
ui-value-last-deploys-one = Un par tour
ui-value-last-deploys-each = Un par sentier

## La fin

ui-over = Le siège est fini
ui-you-win = Vous gagnez
ui-you-lose = Vous perdez
ui-wins = { $player } gagne
ui-nobody-wins = Personne ne gagne
ui-count-storms = Assauts
ui-count-played = Actions jouées
ui-count-suffered = DMG subis
ui-count-left = Cartes ou Vie restantes
ui-look-at-board = Voir le plateau

## Aide

ui-help-title-setup = Avant le premier tour
ui-help-setup =
    Vos 34 cartes sont votre vie : qui doit piocher ou prendre une carte et ne le peut pas est vaincu.
    Regardez vos deux cartes. Une ou deux peuvent aller sous vos Ressources, une seule fois.
ui-help-title-turn = Votre tour
ui-help-turn =
    Chaque carte est trois choses : une action à jouer, une créature à déployer, ou 1 pour payer.
    Piochez 2 cartes, faites progresser votre sentier, puis déployez une créature dans votre Zone de Déploiement. Actions et passifs à tout moment, autant que vous pouvez payer.
    La pièce est le coût : défaussez autant d’autres cartes, ou mobilisez des Soutiens.
ui-help-title-storm = Quitter le sentier
ui-help-storm =
    Une créature qui quitte son sentier guerroie, tient la position ou soutient.
    Un assaut attaque et effectue l’Action. Le Défenseur de la Zone de Déploiement retire sa DEF à l’attaque. Une créature de la Zone de Guerre meurt si la force dépasse sa DEF ; l’adversaire perd autant de cartes.
    Un Soutien paie 1, à chaque tour.
ui-help-title-chain = La chaîne de commandement
ui-help-chain =
    Toute action ou tout passif activé peut recevoir une réponse de l’autre camp, et la réponse aussi. Puis tout se résout, le dernier d’abord.
    Les coûts sont payés aussitôt et le restent, quoi qu’il advienne de l’effet.
ui-help-title-boss = Byloss
ui-help-boss =
    Byloss est joué par les règles : ce qu’il n’a pas joué va à la Réserve, son sentier progresse, il pioche et joue toute carte dont le coût ne dépasse pas le Niveau de Menace.
    Chaque DMG lui retire un Point de Vie. On ne lui répond qu’en annulant.
ui-help-rules = { $count ->
    [one] Une règle
   *[other] Les { $count } règles de ce moment
}
ui-keys = Touches.
ui-keys-board = Tab et les flèches vont de carte en carte, et la carte s’affiche en grand ; Entrée la prend. Ailleurs, Entrée presse le bouton principal.

## Atelier de decks

ui-build = Atelier de decks
ui-build-title = Votre deck
ui-build-pool = Cartes
ui-build-faction = Faction
ui-build-any = Toutes
ui-build-rank = Rang
ui-build-cost = Coût
ui-build-kind = Ce qu’elle fait
ui-build-search = Chercher dans les noms et les textes
ui-build-shown = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-build-none = Aucune carte ne convient.
ui-build-name = Nom du deck
ui-build-new = Mon deck
ui-build-melee = Mêlée : les factions peuvent se mélanger
ui-build-promo = Cartes promo, si tous acceptent
ui-build-count = { $count } cartes sur { $wanted }
ui-build-legal = Le deck peut être joué.
ui-build-checking = Vérification…
ui-build-no-check = Le serveur ne répond pas : le deck n’est pas vérifié.
ui-build-faults = { $count ->
    [one] Une faute
   *[other] { $count } fautes
}
ui-build-curve = Cartes par coût
ui-build-curve-bar = Coût { $cost } : { $count }
ui-build-averages = Coût moyen { $cost }, ATT moyenne { $att }, DEF moyenne { $def }
ui-build-add = Ajouter { $card }
ui-build-remove = Retirer { $card }
ui-build-copies = { $count } sur { $most }
ui-build-empty = Touchez une carte pour la mettre dans le deck, ou partez d’un deck de départ.
ui-build-start-with = Partir de
ui-build-starter = Départ de { $faction }
ui-build-save = Garder
ui-build-saved = Gardé dans ce navigateur.
ui-build-load = Decks gardés
ui-build-delete = Supprimer { $deck }
ui-build-clear = Vider le deck
ui-build-balance = L’essayer : des ordinateurs le jouent contre Ysra
ui-build-share = Partager en texte
ui-build-copy = Copier
ui-build-copied = Copié.
ui-build-download = En fichier
ui-build-paste = Lire ce texte
ui-build-open-file = Ouvrir un fichier
ui-build-unread = { $why }
ui-build-play = Jouer avec
ui-build-play-duel = Duel contre l’ordinateur
ui-build-play-solo = Solo contre Byloss
ui-build-play-elsewhere = Les decks gardés figurent dans chaque Nouvelle partie, et à la table quand le deck se choisit sans être vu.
ui-kind-damage = dégâts
ui-kind-draw = pioche
ui-kind-kill = mise à mort
ui-kind-boost = ATT et DEF
ui-kind-support = Soutiens
ui-kind-track = sentiers
ui-kind-return = retour
ui-kind-negate = annulation
ui-kind-shapeshift = Transformation
ui-kind-heal = soins
ui-kind-take = vol, réanimation
ui-kind-protect = protection
ui-kind-vision = Vision
ui-kind-reaction = réactions
ui-kind-activated = passifs activés

## Comment on joue

ui-primer-1 = Vos cartes sont tout
ui-primer-1-how = Chacune est une action, une créature ou 1 pour payer. Vos 34 cartes sont aussi votre vie.
ui-primer-2 = Marcher, puis guerroyer
ui-primer-2-how = Une créature avance de trois cases. En quittant le sentier elle guerroie, tient la position ou soutient.
ui-primer-3 = Répondre
ui-primer-3-how = On peut répondre aux actions et aux passifs activés ; la dernière réponse se résout d’abord.
ui-workshop-deck = Composer un deck

## Le journal

log-drew = { player } pioche { $cards }.
log-reserved = { $cards } vont à la Réserve.
log-played-at = { player } joue { card } en action, contre { $targets }.
log-activated-at = { player } active { card }, contre { $targets }.
log-deployed = { player } déploie { card }, payée avec { $cards }.
log-paid = { player } paie avec { $cards }.
log-strength = { card } attaque { against } avec une force de { $strength } : { $amount } DMG.
log-tokens = { $cards } reçoivent des jetons { $kind ->
    [gang] Bande
   *[spirit] Esprit
}.

ui-forecast = Si vous laissez faire
ui-foreseen-negated = Rien : elle est annulée.
ui-foreseen-fizzles = { $target } ne sera plus là : sans cible, elle n’a pas d’effet.
