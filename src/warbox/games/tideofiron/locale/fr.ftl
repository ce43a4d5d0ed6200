### Tide of Iron.
### Les messages event-, refusal-, ask-, outcome- et option- portent le nom de ce que disent les règles ; les faits sont leurs variables.

name = Tide of Iron
short = Tide of Iron
players = 2 à 4 joueurs
length = 90 min
summary = Squads, chars et cartes sur une carte à hexagones : avancer sous le tir d’opportunité, clouer l’ennemi, prendre l’objectif.
about = Squads et blindés, hexagone par hexagone. Retenez votre tir jusqu’à ce qu’il fasse mal.
go = En avant
welcome = Chaque camp fait quelques actions à son tour. Avancez, tirez, guettez, ou prenez d’assaut l’hexagone voisin.
aim = Prenez et tenez les objectifs du scénario. Qui guette en tir d’opportunité décide de ce qui traverse la plaine.

## Mots des autres messages

side = { $side ->
    [US] Les Américains
   *[DE] Les Allemands
}
seat-name = { $seat ->
    [US] Américains
    [DE] Allemands
    [US2] Américains, division 2
   *[DE2] Allemands, division 2
}
figure = { $figure ->
    [R] un régulier
    [E] un soldat d’élite
    [O] un officier
    [G] une mitrailleuse
   *[M] un mortier
}
condition = { $condition ->
    [pinned] cloué au sol
    [disrupted] perturbé
   *[good] en bon ordre
}
damage = { $damage ->
    [light] légèrement endommagé
    [heavy] sévèrement endommagé
   *[intact] de nouveau intact
}
attack-type = { $type ->
    [normal] tire
   *[suppressive] harcèle
}
range = { $range ->
    [close] à courte portée
    [normal] à portée normale
   *[long] à longue portée
}
work = { $kind ->
    [entrenchment] Un retranchement
    [pillbox] Un bunker
    [razor_wire] Des barbelés
    [tank_traps] Des obstacles antichars
    [minefield] Un champ de mines
   *[smoke] De la fumée
}
cp = { $cp ->
    [one] un point de commandement
   *[other] { $cp } points de commandement
}
vp = { $vp ->
    [one] un point de victoire
   *[other] { $vp } points de victoire
}
count-hits = { $hits ->
    [0] aucune touche
    [one] une touche
   *[other] { $hits } touches
}

## Préparation

event-deck-shuffled = Le paquet { $deck } est mélangé.
event-built = { $unit } est formé : { $figures }.
event-token-given = { $unit } reçoit le jeton { $spec }.
event-deployed = { $unit } se déploie en { $hex }.
event-loaded = { $unit } commence dans { $vehicle }.
event-concealed = { $unit } est dissimulé.
event-ace-named = { $unit } est l’as des chars.
event-screens-lifted = Les écrans sont levés.

## Le cours du jeu

event-round = Round { $round }. { side } agissent d’abord.
event-finished = { seat-name } : plus rien à faire dans cette phase d’actions.
event-phase-ended = { seat-name } : fin de leur phase d’actions.
event-command-phase = Phase de commandement du round { $round }.
event-controlled = { side } contrôlent { $hex }.
event-received = { side } reçoivent { cp }.
event-scored = { side } marquent { vp }.
event-staked = { side } posent { cp } sur leur carte Initiative.
event-stake-lost = { side } perdent { cp } de leur carte Initiative.
event-not-agreed = { side } ne sont pas d’accord : l’étape est sautée.
event-initiative = { side } ont l’initiative.
event-drawn = { side } piochent { $card }.
event-recovered = Toutes les unités sont fraîches ; les unités clouées se relèvent.
event-transferred = Des figurines passent de { $from } à { $to }.
event-transfer-refused = Le partenaire garde les figurines de { $from }.
event-base-emptied = Le socle vide de { $unit } quitte le jeu.
event-arrived = { $unit } arrive en { $hex }.
event-arrived-in = { $unit } arrive dans { $vehicle }.
event-forgone = { $unit } est abandonné.
event-no-room = Pas de place pour { $unit }.
event-event = Un événement pour { $side ->
    [US] les Américains
   *[DE] les Allemands
} au round { $round }.

## Mouvement

event-advances = { $unit } avance.
event-fires-and-moves = { $unit } : tir et mouvement.
event-assaults = { $unit } part à l’assaut.
event-moved = { $unit } va en { $to }.
event-entered-fort = { $unit } se met à couvert.
event-left-fort = { $unit } quitte son couvert.
event-embarked = { $unit } monte dans { $vehicle }.
event-disembarked = { $unit } descend de { $vehicle }.
event-wire-cut = { $unit } coupe les barbelés en { $hex }.
event-stopped = { $unit } doit s’arrêter en { $hex }.
event-turned-back = { $unit } se replie en { $hex }.
event-left-map = { $unit } quitte la carte : { vp }.
event-mines = Des mines sous { $unit }, dés { $dice } : { count-hits }.
event-revealed = { $unit } est révélé.
event-in-opfire = { $unit } guette en tir d’opportunité.
event-fatigued = { $unit } est épuisé.

## Tir

event-fires = { $unit } tire.
event-op-fire = Tir d’opportunité : { $unit } sur { $target }.
event-supports = { $unit } soutient.
event-support-paid = Le soutien de l’autre division coûte { cp }.
event-support-refused = Le partenaire garde { $unit } en dehors.
event-attack = { $unit } { attack-type } { $target } { range } : { $strength } noirs contre { $defence } rouges, touche sur { $hit }.
event-shelling = { $unit } { attack-type } en { $hex } : { $strength } dés, touche sur { $hit }.
event-dice = Noirs { $black }, rouges { $red } : { $successes } moins { $cancelled }.
event-rerolled = L’as relance : { $dice }.
event-thick-armour = Les plaques de { $unit } tournent un dé sur 6.
event-hits = { $target } subit { count-hits }.
event-no-effect = Aucun effet sur { $target }.
event-area-attack = Impact en { $hex }, dés { $black } : { $successes ->
    [one] un succès
   *[other] { $successes } succès
}.
event-area-defence = { $unit } se défend, dés { $red } : { $cancelled } annulé.
event-wire-destroyed = Les barbelés en { $hex } sont détruits.
event-figure-lost = { $unit } perd { figure }.
event-squad-gone = { $unit } est anéanti en { $hex }.
event-shaken = { $unit } est { condition }.
event-routed = { $unit } est en déroute en { $hex }.
event-damaged = { $unit } est { damage }.
event-vehicle-destroyed = { $unit } est détruit en { $hex }.
event-lost-inside = { $unit } est perdu à l’intérieur.

## Assaut

event-assault = { $unit } donne l’assaut en { $hex } : { $strength } dés contre couvert { $cover }, { $defence } dés en face.
event-assault-dice = Les attaquants lancent { $black }, couvert { $red } : { count-hits }.
event-defender-dice = Les défenseurs lancent { $black } : { count-hits }.
event-assault-won = { $hits } à { $returned } : l’assaut réussit.
event-assault-failed = { $hits } à { $returned } : l’assaut échoue.
event-retreated = { $unit } se replie en { $hex }.
event-overwhelmed = { $unit } est submergé en { $hex }.
event-no-way-out = { $unit } ne peut pas sortir de { $hex }.
event-crowded-out = Pas de place pour { $unit } : il est perdu.
event-moved-in = { $unit } avance en { $hex }.

## Spécialistes

event-dug = { $unit } creuse un retranchement en { $hex }.
event-healed = Les médecins lancent { $die } : { $unit } retrouve un soldat.
event-not-healed = Les médecins lancent { $die } : rien pour { $unit }.
event-mines-cleared = Dé { $die } : les mines en { $hex } sont enlevées.
event-mines-stay = Dé { $die } : les mines en { $hex } restent.
event-traps-cleared = Les obstacles antichars en { $hex } sont enlevés.
event-wire-laid = Des barbelés sont posés en { $hex }.
event-smoke-laid = La fumée couvre { $hex }.

## Cartes

event-played = { side } jouent { $card } pour { $cost }.
event-retried = { side } réessaient { $card }.
event-repeated = { side } : { $card } frappe encore.
event-aimed = { $card } vise { $hex }.
event-contact = Contact : dé { $die }, il fallait { $needed }.
event-no-contact = Pas de contact : dé { $die }, il fallait { $needed }.
event-accurate = Précis : dé { $black }, il fallait { $number }. Impact en { $hex }.
event-drifted = Dérive : dé { $black }, il fallait { $number }. Impact en { $hex }.
event-drifted-off = Dérive : dé { $black }, il fallait { $number }. Impact hors de la carte.
event-card-used = { side } : { $card } a servi.
event-discarded = { side } perdent { $card }.
event-drop-lost = Le parachutage en { $hex } est perdu.
event-placed = { work } en { $hex }.
event-obstacle-cleared = Obstacle enlevé en { $hex }.
event-repaired = { $unit } est réparé : { damage }.
event-trained = { $unit } devient spécialiste : { $spec }.
event-rallied = { $unit } est de nouveau en bon ordre.
event-refreshed = { $unit } est de nouveau frais.
event-replaced = { $unit } reçoit un soldat.
event-more-actions = { side } ont { $actions } actions de plus dans ce tour.
event-fewer-actions = { side } en ont { $actions } de moins à leur prochain tour.

## Questions

ask-setup = Préparez votre force
ask-act = Que faites-vous ?
ask-move = Où va l’unité ?
ask-target = Sur qui tire-t-elle ?
ask-attack = Comment tire-t-elle ?
ask-op-fire = Tir d’opportunité ?
ask-losses = Quelle figurine est perdue ?
ask-armour = Tourner un dé rouge sur 6 ?
ask-reroll = Relancer des dés noirs ?
ask-assault = Qui soutient l’assaut ?
ask-join = Les squads dissimulés participent-ils ?
ask-retreat = Où se replient-ils ?
ask-remove = Quelle unité est abandonnée ?
ask-follow = Qui avance ?
ask-consent = Votre unité peut-elle soutenir ?
ask-agree = Êtes-vous d’accord ?
ask-agree-to = { $what ->
    [stake] Votre partenaire propose de miser { $stake } pour l’initiative. Êtes-vous d’accord ?
    [play] Votre partenaire propose de jouer { $play }. Êtes-vous d’accord ?
    [retry] Votre partenaire propose de retenter { $retry }. Êtes-vous d’accord ?
    [unit] { $unit } peut-elle soutenir votre partenaire ?
   *[from] Une figurine peut-elle passer de { $from } à { $to } ?
}
ask-spend = Dépenser des points de commandement ?
ask-draw = Quelle pioche ?
ask-opfire = Qui guette en tir d’opportunité ?
ask-transfer = Transférer des figurines ?
ask-place = Où arrivent les renforts ?
ask-card = Comment sert la carte ?
ask-order = Quelle division agit d’abord ?

## Les fautes d’un scénario, après leur endroit : « roads[0][1] : C01 et C03 ne sont pas voisins »

fault-not-toml = n’est pas du TOML : { $why }
fault-too-long = a plus de { $most } signes
fault-missing = manque
fault-unknown-key = n’est pas connu ; les clés sont { $keys }
fault-not-text = doit être un texte, et non { $value }
fault-long-text = a { $count } signes, et peut en avoir { $most }
fault-unseen-signs = a des signes qui ne se montrent pas
fault-not-an-id = doit être en minuscules, chiffres et _, et non { $value }
fault-not-a-number = doit être un nombre entier de { $least } à { $most }, et non { $value }
fault-not-a-flag = doit être true ou false, et non { $value }
fault-not-a-list = doit être une liste, et non { $value }
fault-not-a-table = doit être une table, et non { $value }
fault-not-a-choice = doit être l’un de { $choices }, et non { $value }
fault-not-a-hex = un hexagone de cette carte est une colonne de A à { $column } et une rangée de 01 à { $row }, comme C05 : { $value }
fault-not-players = doit être certains de 2, 3 et 4, chacun une fois et dans l’ordre
fault-row-count = doit être { $most } rangées, et non { $count }
fault-row-length = la rangée { $row } a { $count } signes, et la carte { $most } colonnes
fault-row-sign = la rangée { $row } a le signe { $value } ; les signes sont { $signs }
fault-no-depth = { $hex } est un ruisseau : sa profondeur doit être fordable, deep ou flooded
fault-road-short = une route a deux hexagones ou plus
fault-road-gap = { $first } et { $second } ne sont pas voisins
fault-road-cliff = une falaise sépare { $first } et { $second }
fault-road-blocked = personne ne peut entrer en { $hex }
fault-hex-twice = { $hex } est donné deux fois
fault-hex-blocked = personne ne peut entrer en { $hex }
fault-objective-twice = un deuxième objectif de cette sorte en { $hex }
fault-objective-worth = un objectif { $kind } n’a pas de { $key }
fault-too-many = { $count } de { $what }, mais la boîte en a { $most }
fault-fort-place = pas de { $kind } sur { $terrain } : { $hex }
fault-fort-many = au plus { $most } de { $kind } par hexagone : { $hex }
fault-deck-nation = { $deck } n’est pas pour ce camp
fault-deck-twice = il n’y a qu’une pioche { $deck }, et elle est prise
fault-operation-twice = il n’y a qu’une carte { $operation }, et elle est prise
fault-few-cards = { $count } cartes au début, mais les pioches en ont { $most }
fault-not-a-squad = un squad a jusqu’à quatre emplacements de R, E, O, G et M, et non { $value }
fault-figures-slots = les figurines prennent { $count } emplacements, et { $bases } socles en ont { $most }
fault-specs-squads = { $count } spécialisations, mais seuls { $most } squads peuvent en avoir une
fault-vehicle-nation = { $vehicle } n’est pas un véhicule de ce camp
fault-no-units = n’a aucune unité
fault-no-division = à 3 ou 4 joueurs il faut une unité à chaque division
fault-late = le round { $round } vient après le dernier, { $most }
fault-no-entry = demande des hexagones de renfort
fault-no-zone = n’a aucun hexagone
fault-zone-shared = { $hex } est aussi dans la zone de l’autre camp
fault-zone-small = { $count } unités ne tiennent pas dans la zone, au plus { $most } par hexagone
fault-zone-vehicles = { $count } véhicules ne tiennent pas dans les hexagones de la zone où des véhicules peuvent entrer
fault-no-objective = { $hex } n’est pas un objectif
fault-control-count = { $count } hexagones sur { $most }
fault-no-points = personne ne pourra jamais marquer de point de victoire
fault-no-control = demande une liste « control » : sans elle personne ne pourrait ravir la victoire au camp qui tient

## Cartes

card = { $card ->
    [art_offensive] Artillerie offensive
    [art_barrage] Tir de barrage
    [art_blanket] Pilonnage soutenu
    [art_priority] Priorité accrue
    [art_smoke] Obus fumigènes
    [art_observer] Observateur avancé
    [art_harass] Tir de harcèlement
    [art_counter] Contre-batterie
    [air_strike] Frappe de chasseurs-bombardiers
    [air_strafe] Mitraillage en rase-mottes
    [air_rocket] Attaque à la roquette
    [air_carpet] Tapis de bombes
    [air_recon] Reconnaissance aérienne
    [air_drop] Parachutage
    [air_supply] Largage de vivres
    [air_superiority] Supériorité aérienne
    [usr_rifle] Squad de fusiliers
    [usr_veteran] Squad de vétérans
    [usr_mg] Section de mitrailleuse
    [usr_mortar] Section de mortier
    [usr_sherman] Sherman en réserve
    [usr_halftrack] Patrouille en half-track
    [usr_officer] Officier de terrain
    [usr_replace] Remplaçants
    [der_grenadier] Squad de grenadiers
    [der_pzgren] Panzergrenadiers
    [der_mg] Équipe de MG
    [der_mortar] Équipe de mortier
    [der_panzer] Panzer en réserve
    [der_halftrack] Transports blindés
    [der_leader] Chef de groupe de combat
    [der_stragglers] Traînards
    [mor_cover] À couvert
    [mor_beast] Abattez la bête
    [mor_ground] À terre
    [mor_rally] Ralliez les hommes
    [mor_nerves] Nerfs d’acier
    [mor_resolve] Détermination farouche
    [mor_shock] Choc soudain
    [mor_wind] Second souffle
    [gnd_dig] Creusez
    [gnd_mines] Pose de mines
    [gnd_wire] Équipe de barbelés
    [gnd_traps] Barrage routier
    [gnd_clear] Ouvrez la voie
    [gnd_repair] Réparation de campagne
    [gnd_engineers] Génie de combat
    [gnd_ambush] Position d’embuscade
    [sup_convoy] Convoi de ravitaillement
    [sup_ammo] Munitions supplémentaires
    [sup_hospital] Hôpital de campagne
    [sup_depot] Dépôt logistique
    [sup_requisition] Réquisition
    [sup_motor] Parc automobile
    [sup_rations] Rations chaudes
    [sup_repairs] Réparations d’urgence
    [com_cut] Communications coupées
    [com_rapid] Mobilisation rapide
    [com_offensive] Offensive majeure
    [com_assault] Assaut surprise
    [com_march] Marche forcée
    [com_orders] Nouveaux ordres
    [com_coordinate] Tirs coordonnés
    [com_feint] Feinte
   *[other] { $card }
}
card-text = { $card ->
    [art_offensive] Contact 3. Visez un hexagone et déterminez la dérive : attaque de zone 6 sur place, souffle 3 tout autour.
    [art_barrage] Contact 3. Visez un hexagone et déterminez la dérive : attaque de zone de harcèlement 6 sur place, souffle de harcèlement 4 tout autour.
    [art_blanket] Contact 4. Visez un hexagone et déterminez la dérive : attaque de zone de harcèlement 5 sur place, souffle de harcèlement 3 tout autour. Votre première action du round suivant le répète sur le même hexagone visé.
    [art_priority] Désormais vos cartes Artillerie ajoutent 1 à leurs jets de contact.
    [art_smoke] Contact 2. Visez un hexagone et déterminez la dérive : fumigènes sur place et sur 2 hexagones adjacents au plus.
    [art_observer] Votre prochain chiffre de dérive baisse de 1, sans passer sous 2.
    [art_harass] Contact 2. Visez un hexagone et déterminez la dérive : attaque de zone de harcèlement 4 sur place.
    [art_counter] Retirez une carte Artillerie du QG ou de la zone de jeu adverse.
    [air_strike] Contact 4. Visez un hexagone et déterminez la dérive : attaque de zone 8 sur place.
    [air_strafe] Contact 3. Visez un hexagone et déterminez la dérive ; choisissez une direction : attaque de zone de harcèlement 4 sur place et sur les 2 hexagones suivants.
    [air_rocket] Contact 4. Visez un hexagone : attaque de zone 7 sur place, contre les véhicules seulement.
    [air_carpet] Contact 5. Visez un hexagone et déterminez la dérive : attaque de zone 8 sur place, souffle 5 tout autour.
    [air_recon] Visez un hexagone : les squads ennemis dissimulés à 3 hexagones au plus sont révélés. Piochez 1 carte.
    [air_drop] Contact 3. Visez un hexagone praticable et sans unité, et déterminez la dérive : deux squads y atterrissent, EERR et ERRR, épuisés.
    [air_supply] Contact 2. Prenez 3 PC.
    [air_superiority] Désormais vos cartes Appui aérien ajoutent 1 à leurs jets de contact.
    [usr_rifle] Un squad RRRR arrive dans un hexagone de renfort, épuisé.
    [usr_veteran] Un squad EEER arrive dans un hexagone de renfort, épuisé.
    [usr_mg] Un squad GRR arrive dans un hexagone de renfort, épuisé.
    [usr_mortar] Un squad MRR arrive dans un hexagone de renfort, épuisé.
    [usr_sherman] Un M4A1 Sherman arrive dans un hexagone de renfort, épuisé.
    [usr_halftrack] Un half-track M3A1 avec un squad RRRR à bord arrive dans un hexagone de renfort, épuisé.
    [usr_officer] Un squad ORRR arrive dans un hexagone de renfort, épuisé.
    [usr_replace] Ajoutez jusqu’à 3 figurines régulières à vos squads incomplets dans des hexagones où se trouve un de vos officiers.
    [der_grenadier] Un squad RRRR arrive dans un hexagone de renfort, épuisé.
    [der_pzgren] Un squad EEER arrive dans un hexagone de renfort, épuisé.
    [der_mg] Un squad GRR arrive dans un hexagone de renfort, épuisé.
    [der_mortar] Un squad MRR arrive dans un hexagone de renfort, épuisé.
    [der_panzer] Un Panzer IV arrive dans un hexagone de renfort, épuisé.
    [der_halftrack] Un half-track SdKfz 251 avec un squad RRRR à bord arrive dans un hexagone de renfort, épuisé.
    [der_leader] Un squad ORRR arrive dans un hexagone de renfort, épuisé.
    [der_stragglers] Ajoutez jusqu’à 3 figurines régulières à vos squads incomplets dans des hexagones où se trouve un de vos officiers.
    [mor_cover] Vos squads ont +1 en couvert pendant ce round.
    [mor_beast] Nommez un de vos squads : pendant ce tour il a +3 en puissance de feu et une portée de 2 contre les véhicules lourds. Puis une de vos unités fraîches effectue aussitôt un tir concentré.
    [mor_ground] Dissimulez jusqu’à 2 de vos squads d’un même hexagone ; aucun adjacent à un ennemi.
    [mor_rally] Jusqu’à 3 de vos squads d’un même hexagone ne sont plus cloués au sol ni perturbés.
    [mor_nerves] Jusqu’à la fin du prochain round les attaques de harcèlement infligent 1 touche de moins à vos squads.
    [mor_resolve] Jusqu’à la fin du prochain round vos squads cloués au sol se défendent contre les assauts à pleine puissance de feu.
    [mor_shock] Clouez au sol un squad ennemi en bon ordre que voient au moins 2 de vos unités non épuisées.
    [mor_wind] Une de vos unités épuisées en bon ordre redevient fraîche.
    [gnd_dig] Placez jusqu’à 2 retranchements dans des hexagones où se trouvent vos squads.
    [gnd_mines] Placez un champ de mines dans un hexagone vide non adjacent à un ennemi.
    [gnd_wire] Placez jusqu’à 2 barbelés dans des hexagones vides non adjacents à un ennemi.
    [gnd_traps] Placez jusqu’à 2 obstacles antichars dans des hexagones vides non adjacents à un ennemi.
    [gnd_clear] Retirez barbelés, obstacles antichars ou champ de mines dans l’hexagone d’un de vos squads ou un hexagone adjacent.
    [gnd_repair] Un de vos véhicules non adjacent à un ennemi s’améliore d’un degré de dégâts.
    [gnd_engineers] Donnez la spécialisation ingénieur à un de vos squads.
    [gnd_ambush] Dissimulez jusqu’à 2 de vos squads d’un même hexagone de bosquet, bâtiment, rochers ou pont ; aucun adjacent à un ennemi.
    [sup_convoy] Prenez 2 PC.
    [sup_ammo] Une de vos unités fraîches effectue aussitôt un tir concentré, avec +2 en puissance de feu.
    [sup_hospital] Ajoutez jusqu’à 2 figurines régulières à vos squads incomplets non adjacents à un ennemi.
    [sup_depot] Désormais vous prenez 1 PC de plus chaque fois que des points de commandement sont reçus.
    [sup_requisition] Piochez 2 cartes.
    [sup_motor] Un camion arrive dans un hexagone de renfort, épuisé.
    [sup_rations] Jusqu’à la fin du prochain round vos squads ont +1 PM.
    [sup_repairs] Un de vos véhicules sévèrement endommagés, non adjacent à un ennemi, s’améliore d’un degré de dégâts.
    [com_cut] L’ennemi remet jusqu’à 3 PC de sa carte Initiative dans la réserve.
    [com_rapid] Placez 3 PC de la réserve sur votre carte Initiative.
    [com_offensive] Vous avez 3 actions de plus pendant ce tour.
    [com_assault] Un de vos squads frais donne aussitôt un assaut, avec +2 PM et sans tir d’opportunité contre lui.
    [com_march] Une de vos unités fraîches effectue aussitôt une avancée, avec +3 PM.
    [com_orders] Jusqu’à 2 de vos unités en tir d’opportunité redeviennent fraîches.
    [com_coordinate] Une de vos unités fraîches effectue aussitôt un tir concentré ; ses soutiens ajoutent toute leur puissance de feu.
    [com_feint] Le prochain tour d’actions adverse a 1 action de moins, 1 au moins.
   *[other] { $card }
}
deck = { $deck ->
    [artillery1] Artillerie I
    [air1] Appui aérien américain I
    [us_reinf1] Renforts américains I
    [de_reinf1] Renforts allemands I
    [morale1] Moral I
    [ground1] Appui au sol I
    [supply1] Ravitaillement I
    [command1] Commandement I
   *[other] { $deck }
}
operation = { $operation ->
    [op_fog] Brouillard
    [op_shaken] Défenseurs ébranlés
    [op_night] Combat de nuit
    [op_double] Pas redoublé
    [op_mines] Déminage
    [op_merciless] Assaut sans merci
    [op_laywire] Pose de barbelés
    [op_laysmoke] Pose de fumigènes
    [op_ace] As des blindés
    [op_leader] Meneur d’hommes
    [op_crew] Équipages d’élite
    [op_rain] Forte pluie
    [op_desperate] Défense désespérée
    [op_nosurrender] Pas de reddition
    [op_mechanized] Infanterie mécanisée
    [op_cleartraps] Enlèvement d’obstacles
    [op_camouflage] Camouflage
    [op_seize] Prise d’initiative
   *[other] { $operation }
}
operation-text = { $operation ->
    [op_fog] Aucune unité n’a de ligne de vue au-delà de 4 hexagones (attaques, repérage, dérive, révélation).
    [op_shaken] Pour le camp ennemi nommé par le scénario : une attaque de harcèlement qui inflige au moins 1 touche finale à un de ses squads en inflige 1 de plus.
    [op_night] Les attaques à longue portée sont interdites.
    [op_double] Vos squads ont +2 PM quand ils sont activés pour une avancée.
    [op_mines] Par une action, épuisez un squad d’ingénieurs et lancez un dé : sur 3+ retirez un champ de mines de son hexagone ou d’un hexagone adjacent.
    [op_merciless] Votre squad actif dans un assaut a +2 en puissance de feu (avant division).
    [op_laywire] Par une action, épuisez un squad d’ingénieurs pour placer des barbelés dans son hexagone.
    [op_laysmoke] Par une action, épuisez un squad d’ingénieurs pour placer des fumigènes dans son hexagone ou un hexagone adjacent.
    [op_ace] À la mise en place, nommez un de vos chars. À chacune de ses propres attaques vous pouvez relancer une fois jusqu’à 2 dés noirs, après avoir vu tous les dés.
    [op_leader] Le rétablissement, le ralliement et la détermination de vos officiers touchent aussi les hexagones adjacents.
    [op_crew] Vos chars ne perdent que 1 PM en tir et mouvement.
    [op_rain] Les véhicules paient 1 PM de plus par hexagone où ils entrent sans suivre une route.
    [op_desperate] Vos squads cloués au sol ou perturbés peuvent attaquer à demi-puissance de feu (en tir concentré, puisqu’ils ne peuvent ni bouger ni être en tir d’opportunité) ; un officier n’apporte rien de plus.
    [op_nosurrender] Quand un de vos squads devrait être en déroute, il perd à la place 1 figurine et devient (ou reste) perturbé.
    [op_mechanized] Vos squads embarquent et débarquent pour 1 PM.
    [op_cleartraps] Par une action, épuisez un squad d’ingénieurs pour retirer des obstacles antichars de son hexagone ou d’un hexagone adjacent.
    [op_camouflage] Vos squads dissimulés ne sont pas révélés par leurs tirs, sauf si l’attaque inflige 2 touches ou plus.
    [op_seize] À chaque étape 3 de la phase de Commandement, placez 1 PC de la réserve sur votre carte Initiative ; vous gagnez les égalités d’initiative.
   *[other] { $operation }
}
fort = { $kind ->
    [entrenchment] Retranchement
    [pillbox] Bunker
    [razor_wire] Barbelés
    [tank_traps] Obstacles antichars
    [minefield] Champ de mines
    [smoke] Fumigènes
   *[other] { $kind }
}

ask-aim = Choisissez l’hexagone visé.
ask-direction = Choisissez la direction de l’attaque.
ask-free-action = Choisissez l’unité qui agit.
ask-pick = Choisissez pour la carte.
ask-contact-die = Un dé pour le contact.
ask-drift-dice = Un dé noir et un dé rouge pour la dérive.
refusal-not-for-card = { card } ne permet pas ceci : { $action }.
refusal-not-in-hq = { card } n’est pas dans votre QG.
refusal-wrong-phase = { card } est une carte de l’autre phase.
refusal-too-dear = { card } coûte { $cost } PC, et vous en avez { $cp }.
refusal-no-effect = { card } n’aurait aucun effet maintenant.
refusal-not-waiting = { card } n’attend pas le contact.
refusal-tried-already = { card } a déjà été tentée ce round.
verb-pick = Choisir
verb-clear = Enlever
verb-direct = Direction
verb-discard = Défausser

## D’autres mots

winner = { $winner ->
    [US] Les Américains
    [US2] Les Américains
    [us] Les Américains
    [DE] Les Allemands
    [DE2] Les Allemands
   *[other] Les Allemands
}
band = { $range ->
    [close] courte portée
    [long] longue portée
   *[other] portée normale
}
specialization = { $spec ->
    [engineer] ingénieurs
    [anti_tank] antichars
    [flamethrower] lance-flamme
   *[other] médecins
}

## Comment cela a fini

outcome-control = { winner } contrôlent ce qu’il leur faut.
outcome-points = { winner } ont plus de points de victoire.
outcome-tie = { winner } l’emportent à égalité de points : ils ont l’initiative.
outcome-quota = { winner } l’emportent par les points demandés.
outcome-held = { winner } ont tenu bon.

## Questions de dés

ask-shuffle = La pioche est mélangée.
ask-attack-dice = Dés noirs et rouges.
ask-reroll-dice = Dés noirs de nouveau.
ask-area-dice = Dés noirs de l’attaque de zone.
ask-defence-dice = Dés rouges de l’unité.
ask-mine-dice = Quatre dés pour les mines.
ask-mines-die = Un dé pour déminer.
ask-heal-die = Un dé pour le médecin.
ask-assault-dice = Les dés de l’assaut.
ask-defender-dice = Les dés des défenseurs.

## Ce qui n’est pas permis

refusal-act-now = Choisissez une action, ou terminez votre phase Actions.
refusal-no-such-unit = Il n’y a pas d’unité { $unit } ici.
refusal-not-yours = Vous ne commandez pas { $unit }.
refusal-not-fresh = { $unit } n’est pas frais.
refusal-repeat-first = La carte à répéter passe d’abord.
refusal-nothing-to-repeat = Il n’y a rien à répéter.
refusal-no-opfire = { $unit } ne peut pas être en tir d’opportunité.
refusal-inside-vehicle = { $unit } est dans un véhicule.
refusal-is-shaken = { $unit } est cloué au sol ou perturbé.
refusal-halved-twice = La puissance de feu de { $unit } serait divisée plus d’une fois.
refusal-no-target = { $unit } n’a pas de cible.
refusal-heavy-weapon = { $unit } a une arme lourde.
refusal-squads-only = Seuls les squads peuvent le faire, pas { $unit }.
refusal-cannot-move = { $unit } ne peut pas bouger.
refusal-cannot-get-out = { $unit } ne peut pas descendre.
refusal-name-a-target = Nommez une cible pour { $unit }.
refusal-attack-now = Dites qui participe, puis normal ou suppress.
refusal-not-an-enemy = { $target } n’est pas un ennemi sur la carte.
refusal-target-concealed = { $target } est dissimulé.
refusal-own-hex = { $target } est dans le même hexagone.
refusal-out-of-range = La cible est hors de portée de { $unit }.
refusal-no-sight = Pas de ligne de vue de { $from } à { $to } : { $hex } la coupe.
refusal-too-far-to-see = Personne ne voit si loin dans le brouillard : { $from } à { $to }.
refusal-no-mortar = { $unit } n’a pas de mortier qui puisse tirer.
refusal-mortar-inside = Un mortier ne tire ni d’un bâtiment ni d’un bunker : { $unit }.
refusal-mortar-too-near = { $hex } est trop près pour le mortier de { $unit }.
refusal-no-spotter = Personne ne voit { $hex } pour { $unit }.
refusal-off-the-map = { $hex } n’est pas sur la carte.
refusal-no-attack-now = { $unit } ne peut pas attaquer cela maintenant.
refusal-vehicles-immune = { $target } est un véhicule : le harcèlement ne lui fait rien.
refusal-not-attacking = { $unit } ne participe pas à l’attaque.
refusal-figures-of = { $unit } n’a pas ces figurines : { $figures }.
refusal-figures-named = Ces figurines de { $unit } ne peuvent pas participer : { $figures }.
refusal-no-support = { $unit } ne peut pas soutenir cette attaque.
refusal-cannot-support = { $unit } ne peut pas soutenir.
refusal-not-in-opfire = { $unit } n’est pas en tir d’opportunité.
refusal-fired-already = { $unit } a déjà tiré sur cette unité.
refusal-fire-or-pass = Tirez sur { $target }, ou passez.
refusal-partner-refused = Votre partenaire ne prête pas { $unit }.
refusal-support-costs = Le soutien de { $unit } coûte 1 PC, et il n’y en a pas.
refusal-move-now = { $unit } se déplace : continuez, ou arrêtez.
refusal-moves-no-more = { $unit } ne bouge plus.
refusal-not-adjacent = { $to } n’est pas à côté de { $unit }.
refusal-cannot-enter = { $unit } ne peut pas entrer en { $to }.
refusal-hex-full = Il n’y a pas de place pour { $unit } là-bas.
refusal-enemy-there = Des ennemis sont en { $to }.
refusal-cannot-go-on = { $unit } ne pourrait pas continuer depuis { $to }, et ne peut pas s’y arrêter.
refusal-tank-traps = { $unit } n’entre dans des obstacles antichars qu’à son premier pas : { $to }.
refusal-one-hex-from-mines = Depuis un champ de mines { $unit } ne va que d’un hexagone.
refusal-inside-fort = { $unit } est dans une fortification.
refusal-too-few-mp = { $unit } a trop peu de points de mouvement.
refusal-no-free-fort = Il n’y a pas de fortification libre pour { $unit }.
refusal-not-inside = { $unit } n’est pas à l’intérieur.
refusal-not-beside = { $vehicle } n’est pas dans l’hexagone de { $unit }.
refusal-no-space = { $vehicle } n’a pas de place pour { $unit }.
refusal-in-and-out = { $unit } ne peut pas descendre puis remonter.
refusal-cannot-cut = { $unit } ne peut pas couper de barbelés ici.
refusal-no-exit = { $unit } ne peut pas quitter la carte ici.
refusal-cannot-stay = { $unit } ne peut pas s’arrêter ici.
refusal-only-in-fm = Seul le tir et mouvement permet à { $unit } de tirer maintenant.
refusal-only-in-assault = Seule l’action Assaut permet à { $unit } de donner l’assaut.
refusal-assault-barred = { $unit } est entré dans des barbelés ou des mines et ne peut pas donner l’assaut.
refusal-not-adjacent-hex = { $hex } n’est pas à côté de { $unit }.
refusal-cannot-storm = { $unit } ne peut pas donner l’assaut en { $hex }.
refusal-heavy-vehicle-there = Un véhicule lourd se trouve en { $hex }.
refusal-nobody-there = Il n’y a personne à assaillir en { $hex }.
refusal-assault-now = Nommez des soutiens, ou frappez { $hex }.
refusal-two-at-most = Deux squads au plus soutiennent un assaut.
refusal-hit-enough = Moins de touches suffisent à détruire { $unit }.
refusal-lose-here = Les pertes viennent d’ailleurs, pas de { $unit }.
refusal-lose-of = Choisissez une perte de { $unit }.
refusal-no-such-figure = { $unit } n’a pas cette figurine : { $figure }.
refusal-no-refuge = Personne ne peut se replier en { $hex }.
refusal-was-fatigued = { $unit } était épuisé quand l’assaut a commencé.
refusal-no-engineer = { $unit } n’a pas d’ingénieurs en état de travailler.
refusal-no-medic = { $unit } n’a pas de médecins en état de travailler.
refusal-no-patient = { $unit } ne peut pas soigner { $patient }.
refusal-none-left = Il ne reste pas de régulier dans la boîte pour { $unit }.
refusal-cannot-dig = { $unit } ne peut pas creuser ici.
refusal-no-such-work = { $unit } ne peut pas faire cela ici.
refusal-not-on-board = { $unit } n’est pas sur la carte.
refusal-spend-now = Jouez des cartes, misez des PC, ou dites done.
refusal-too-few-cp = Il n’y a que { $cp } PC.
refusal-opfire-or-done = Nommez des unités pour le tir d’opportunité, ou dites done.
refusal-transfer-or-done = Nommez un transfert, ou dites done.
refusal-no-such-squads = { $from } et { $to } ne sont pas tous deux des squads de votre camp.
refusal-no-transfer = { $unit } ne peut ni donner ni recevoir de figurines.
refusal-not-beside-squad = { $from } et { $to } ne sont pas dans le même hexagone, ou pas à vous.
refusal-no-slot = { $to } n’a pas d’emplacement libre.
refusal-place-now = Placez les renforts, ou abandonnez-les.
refusal-not-arriving = { $unit } n’arrive pas maintenant.
refusal-no-entry = { $unit } ne peut pas arriver là : ce n’est pas un hexagone de renfort.
refusal-enemy-holds = Des ennemis tiennent l’hexagone.
refusal-no-place = Il n’y a pas de place pour { $unit } là.
refusal-build-now = Donnez d’abord des figurines à { $unit }.
refusal-token-now = Distribuez d’abord les spécialisations.
refusal-conceal-now = Placez les marqueurs de dissimulation, ou dites done.
refusal-ace-now = Nommez l’as des blindés.
refusal-deploy-now = Déployez { $unit }, ou une autre unité qui attend.
refusal-wrong-marker = { $unit } ne peut pas avoir ce marqueur.
refusal-cannot-deploy = { $unit } ne peut pas être déployé là.
refusal-not-in-zone = Cet hexagone n’est pas dans votre zone.

## Options

option-scenario = Scénario
option-players = Joueurs
option-single = Le camp du joueur seul parmi trois
option-setup = Mise en place chacun son tour, ou derrière des écrans

## Verbes

verb-advance = Avancer
verb-fire = Tirer
verb-prepare = Guetter
verb-fm = Tirer et bouger
verb-assault = Assaut
verb-fatigue = Se reposer
verb-dig = Creuser
verb-heal = Soigner
verb-clear-mines = Déminer
verb-lay-wire = Poser des barbelés
verb-lay-smoke = Poser des fumigènes
verb-clear-traps = Enlever des obstacles
verb-play = Jouer
verb-retry = Réessayer
verb-repeat = Répéter
verb-go = Aller en
verb-enter = Entrer
verb-leave = Sortir
verb-embark = Embarquer
verb-disembark = Débarquer
verb-cut = Couper les barbelés
verb-exit = Quitter la carte
verb-stop = S’arrêter
verb-target = Viser
verb-figures = Figurines
verb-support = Soutenir
verb-normal = Attaque normale
verb-suppress = Harceler
verb-storm = Donner l’assaut
verb-strike = Frapper
verb-join = Participer
verb-stay-out = Rester à l’écart
verb-lose = Perdre
verb-retreat = Se replier
verb-remove = Abandonner
verb-follow = Occuper
verb-turn = Tourner sur 6
verb-keep = Garder
verb-reroll = Relancer
verb-stake = Miser
verb-draw = Piocher
verb-opfire = Tir d’opportunité
verb-transfer = Transférer
verb-place = Placer
verb-load = Charger
verb-forgo = Abandonner
verb-base = Squad
verb-token = Spécialiser
verb-conceal = Dissimuler
verb-ace = As des blindés
verb-deploy = Déployer
verb-end = Finir la phase
verb-pass = Passer
verb-done = Terminé
verb-yes = Oui
verb-no = Non
verb-first = Première division
verb-second = Deuxième division

## De quoi un nombre est fait

number-strength = Puissance de feu
number-defence = Défense
number-cover = Couvert
number-hits = Touches
number-armour = Blindage
number-clear = Rase campagne
number-rough = Rochers
number-woods = Bosquets
number-building = Bâtiment
number-bridge = Pont
number-pond = Étang
number-stream = Ruisseau
number-fortification = Fortification
number-smoke = Fumigènes
number-tank-traps = Obstacles antichars
number-elite = Élite
number-officer = Officier
number-medic = Médecins
number-card = Carte
number-anti-tank = Antichars
number-flamethrower = Lance-flamme
number-concussive = Obus perforants
number-merciless = Assaut sans merci
number-fire-and-movement = Moitié : tir et mouvement
number-supporting = Moitié : soutien
number-rally = Moitié : ralliement
number-in-smoke = Moitié : dans la fumée
number-in-wire = Moitié : dans les barbelés
number-in-mines = Moitié : dans les mines
number-into-smoke = Moitié : vers la fumée
number-pinned-defender = Moitié : cloué au sol
number-desperate = Moitié : défense désespérée
number-halved-twice = Deux fois la moitié : rien

## Le terminal

side-points = { $cp } PC, { $stake } sur la carte Initiative, { $vp } PV
moment-line = Round { $round } sur { $rounds } · { $phase }
moment-left = { seat-name } : { $left ->
    [one] il reste une action
   *[other] il reste { $left } actions
}
phase-name = { $phase ->
    [shuffle] mise en place
    [start-draw] mise en place
    [build] mise en place
    [set-opfire] mise en place : tir d’opportunité
    [action] phase Actions
    [control] phase de Commandement : contrôle
    [income] phase de Commandement : revenus
    [spend] phase de Commandement : dépenses
    [initiative] phase de Commandement : initiative
    [draw] phase de Statut : cartes
    [recover] phase de Statut : récupération
    [opfire] phase de Statut : tir d’opportunité
    [transfer] phase de Statut : transferts
    [reinforce] phase de Statut : renforts
   *[other] fin du round
}
legend-map = Un hexagone est sa colonne et le numéro qui y figure ; ♣ bosquets, ▦ bâtiment, ∴ rochers, ~ ruisseau, ≈ étang, ═ pont, ┄ route, ¹ ² hauteur, ★ objectif de victoire et ◆ de commandement dans la couleur de qui le contrôle, e retranchement, P bunker, x barbelés, ^ obstacles antichars, m mines, ░ fumigènes ; a1+2 une unité et deux autres ; ◎ tir d’opportunité, z épuisé, ▼ cloué au sol, ▼▼ perturbé, ◐ dégâts légers et ● sévères, « ? » dissimulé, † as des blindés
form-any = un numéro, ou une réponse telle que done
form-setup = une réponse telle que base a1 RRRR, token AT a1, deploy a1 H09, load a1 m1 ; « all » les donne toutes
form-act = une action et une unité, comme advance a1, fire a1, fm a1, assault a1, prepare a1, fatigue a1 ; play CARTE ; end
form-move = un hexagone comme C05, enter entrenchment, leave, embark m1, disembark, cut, storm C05, target x1, ou stop
form-target = un ennemi comme x1, ou un hexagone comme C05 pour les mortiers
form-attack = support b1, figures a1 RR, puis normal ou suppress
form-op-fire = l’unité qui tire, comme g1, ou pass
form-aim = un hexagone comme C05
form-pick = une unité comme a1 ou un hexagone comme C05, ou done
form-place = place a1 H14, load a1 m1, ou forgo a1
