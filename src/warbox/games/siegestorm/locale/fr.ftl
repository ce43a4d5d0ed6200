### Siegestorm.
### Les messages event-, refusal-, ask-, outcome- et option- portent le nom de ce que les règles annoncent ; les faits sont leurs variables.

name = Siegestorm
short = Siegestorm
players = 1 à 4 joueurs
length = 30 min
summary = Vos cartes sont votre vie, votre monnaie et votre armée : payez avec elles, envoyez-les sur le Sentier de la Guerre, guerroyez. Duel, solo et coopération contre Byloss, à trois ou quatre autour de la table.
about = Votre paquet est votre vie. Faites avancer vos créatures et donnez l’assaut.
go = À la guerre

## Mots utilisés par d’autres messages

player = { $player ->
    [boss] Byloss
   *[other] { $player }
}
victim-name = { $victim ->
    [boss] Byloss
   *[other] { $victim }
}
against = { $against ->
    [boss] Byloss
   *[other] { $against }
}
winner = { $winner ->
    [boss] Byloss
   *[other] { $winner }
}
cards-counted = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
faction = { $faction ->
    [ysra] Ysra
    [khunglai] Khung’lai
    [seraphia] Seraphia
    [styxia] Styxia
    [goblins] Gobelins Maléfiques
    [shamans] Chamanes Spectraux
   *[promo] Promo
}
rarity = { $rarity ->
    [soldier] Soldat
    [veteran] Vétéran
    [elite] Élite
    [champion] Champion
    [basic] Base
    [advanced] Avancé
   *[promo] Promo
}
card = { $card ->
    [underworld_vindicator] Justicier des Profondeurs
    [brainwashed_traitor] Traître Endoctriné
    [despoiler] Spoliateur
    [knight_new_world_order] Chevalier du Nouvel Ordre Mondial
    [reptine_taskmaster] Contremaître Reptin
    [grand_overlord_ikee] Grand Suzerain Ikee
    [purge_doctor] Docteur de la Purge
    [warrior_of_shamballa] Guerrier de Shamballa
    [druuk_school_adept] Adepte de l’École Druuk
    [tengu] Tengu
    [ancient_dragon] Dragon Ancestral
    [retired_master] Maître à la Retraite
    [armored_yak] Yack Cuirassé
    [assassin] Assassin
    [goblin_killer] Gobelin Tueur
    [goblin_tank] Gobelin Blindé
    [goblin_archer] Gobelin Archer
    [goblin_leader] Chef Gobelin
    [transmuted_goblin] Gobelin Transmuté
    [shaman_berserker] Chamane Berserker
    [restoration_totem] Totem de Restauration
    [seal_of_nova] Sceau de Nova
    [seal_of_haste] Sceau de Célérité
    [spiritual_shaman] Chamane Spirituel
    [totemic_golem] Golem Totémique
    [scale_infiltrator] Infiltré Écailleux
    [venom_spitter] Cracheur de Venin
    [obedient_clerk] Greffier Docile
    [masked_chameleon] Caméléon Masqué
    [propaganda_herald] Héraut de la Propagande
    [tunnel_stalker] Rôdeur des Tunnels
    [skin_thief] Voleur de Peaux
    [lodge_treasurer] Trésorier de la Loge
    [serpent_oracle] Oracle Serpent
    [two_faced_chancellor] Chancelier aux Deux Visages
    [brood_matriarch] Matriarche Ssyra
    [pyramid_architect] Architecte de la Pyramide
    [world_serpent] Serpent-Monde
    [prayer_wheel_novice] Novice du Moulin à Prières
    [snow_runner] Coureur des Neiges
    [drum_caller] Batteur de Guerre
    [silent_abbot] Abbé Silencieux
    [mountain_trickster] Farceur des Cimes
    [stone_monk] Moine de Pierre
    [avalanche_caller] Invocateur d’Avalanches
    [iron_gate_keeper] Gardien de la Porte de Fer
    [wind_rider] Chevaucheur du Vent
    [thousand_mantra_lama] Lama aux Mille Mantras
    [yeti_patriarch] Patriarche Yéti
    [keeper_of_the_wheel] Gardienne de la Roue
    [sky_general] Général Céleste
    [dawn_acolyte] Acolyte de l’Aube
    [lantern_bearer] Porteuse de Lanterne
    [winged_sentry] Sentinelle Ailée
    [choir_singer] Choriste Sacrée
    [white_lancer] Lancier Blanc
    [shield_matron] Matrone au Bouclier
    [field_surgeon] Chirurgienne de Campagne
    [star_reader] Liseuse d’Étoiles
    [oath_knight] Chevalier du Serment
    [sun_archer] Archère Solaire
    [mirror_guardian] Gardien du Miroir
    [phoenix_rider] Cavalière du Phénix
    [saint_of_the_gate] Sainte de la Porte
    [archangel_maris] Archange Maris
    [seer_of_first_light] Voyante de la Prime Lumière
    [grave_robber] Pilleur de Tombes
    [bone_thrall] Serf d’Os
    [river_leech] Sangsue du Fleuve
    [coffin_bearer] Porteur de Cercueil
    [pickpocket_ghoul] Goule Chapardeuse
    [ferry_toller] Péager du Bac
    [plague_piper] Joueur de Flûte Pestiféré
    [flesh_tailor] Tailleur de Chair
    [blood_usurer] Usurière de Sang
    [shadow_burglar] Cambrioleuse d’Ombre
    [soul_broker] Courtier des Âmes
    [pyre_widow] Veuve du Bûcher
    [crypt_titan] Titan des Cryptes
    [queen_of_black_river] Reine du Fleuve Noir
    [last_boatman] Le Dernier Passeur
    [goblin_raider] Gobelin Pillard
    [goblin_bomber] Gobelin Artificier
    [goblin_banner] Étendard Gobelin
    [goblin_pillage] Pillage
    [horn_of_the_horde] Cor de la Horde
    [goblin_ogre] Ogre Dressé
    [wrath_totem] Totem de Colère
    [kinship_totem] Totem de Parenté
    [seal_of_banishment] Sceau de Bannissement
    [mist_walker] Marcheur des Brumes
    [ancestor_caller] Invocatrice des Ancêtres
    [goblin_marius] Gobelin Marius
    [goblin_andrew] Gobelin Andrew
   *[other] { $card }
}
card-text = { $card ->
    [underworld_vindicator] Action : l’adversaire subit 2 DMG. Passif, payez 3 : Transformation.
    [brainwashed_traitor] Action : votre prochaine Transformation de ce tour est gratuite. Passif : vos Alliés capables de Transformation gagnent +2 DEF.
    [despoiler] Action : reprenez en main un Spoliateur de vos Pertes. Passif : une fois par tour, quand l’adversaire subit des DMG, vous pouvez Redresser jusqu’à 2 de vos Soutiens.
    [knight_new_world_order] Action : reprenez en main un Justicier des Profondeurs de vos Pertes. Passif, payez 2 : la carte du dessus de vos Ressources devient votre Soutien.
    [reptine_taskmaster] Action : chaque Ennemi retourne dans la main de son propriétaire. Passif, gratuit : Transformation.
    [grand_overlord_ikee] Action : placez une carte de votre main sur votre Ligne de Front. Passif : chaque fois que l’adversaire subit des DMG, il en subit 1 de plus.
    [purge_doctor] Action : l’adversaire subit 2 DMG par Soutien qu’il possède. Passif : quand un Ennemi est tué, l’adversaire subit 1 DMG.
    [warrior_of_shamballa] Action : piochez une carte. Passif : vos Alliés gagnent +1 ATT et +1 DEF.
    [druuk_school_adept] Action : tuez un Ennemi dont la DEF est de 2 au plus. Passif : les Défenseurs ne réduisent pas la force de vos créatures Guerroyantes.
    [tengu] Action, payez 3 de plus : échangez deux cartes situées sur deux Sentiers de la Guerre différents. Passif : vos Alliés gagnent +2 ATT et +2 DEF.
    [ancient_dragon] Action (réaction) : annulez une action puis effectuez-la vous-même. Passif, payez 1 : défaussez toute votre main, puis Déployez gratuitement la carte du dessus de vos Pertes.
    [retired_master] Action : une carte de votre Sentier de la Guerre Guerroie aussitôt puis rejoint vos Pertes. Passif : après avoir Guerroyé, cette carte devient votre Soutien.
    [armored_yak] Action : votre Sentier de la Guerre progresse une fois. Passif : une carte à vous qui vient de Guerroyer rejoint votre main.
    [assassin] Action : tuez un Ennemi dont la DEF est de 1 au plus. Passif, payez 2, une fois par tour : tuez un Soutien de l’adversaire.
    [goblin_killer] Sans texte. Déploiement, ou Spécial : Bande.
    [goblin_tank] Sans texte. Déploiement, ou Spécial : Bande.
    [goblin_archer] Sans texte. Déploiement, ou Spécial : Bande.
    [goblin_leader] Leader. Passif : chaque fois que le boss Déploie un Allié, celui-ci reçoit 1 pion Bande.
    [transmuted_goblin] Déploiement, Protection. Action : sans Défenseur en face, chaque joueur subit 6 DMG.
    [shaman_berserker] Sans texte. Déploiement, Esprit.
    [restoration_totem] Leader, Totem. Passif : le boss Récupère 1 Point de Vie par pion Esprit posé ici.
    [seal_of_nova] Action, Esprit. Chaque joueur subit 2 DMG par Soutien qu’il possède.
    [seal_of_haste] Action, Esprit. Le Sentier de la Guerre du boss progresse une fois.
    [spiritual_shaman] Déploiement, Esprit. Action : le boss Récupère 2 Points de Vie.
    [totemic_golem] Sans texte. Déploiement, Protection.
    [scale_infiltrator] Action : piochez une carte. Passif, payez 1 : Transformation.
    [venom_spitter] Action : l’adversaire subit 1 DMG. Passif : une fois par tour, quand vous effectuez une Transformation, l’adversaire subit 1 DMG.
    [obedient_clerk] Action : la carte du dessus de vos Ressources devient votre Soutien. Passif, payez 1, une fois par tour : l’adversaire subit 1 DMG.
    [masked_chameleon] Action : un Ennemi de coût 1 ou moins retourne dans la main de son propriétaire. Passif, payez 1 : Transformation.
    [propaganda_herald] Action : Redressez jusqu’à 2 de vos Soutiens. Passif : si vous avez au moins 2 Soutiens, vos Alliés gagnent +1 ATT.
    [tunnel_stalker] Action : l’adversaire subit 2 DMG. Passif, payez 2 : Transformation.
    [skin_thief] Action : Déployez gratuitement une carte de votre main capable de Transformation. Passif, payez 1 : Transformation.
    [lodge_treasurer] Action : jusqu’à 2 cartes de votre main deviennent vos Soutiens. Passif : à votre étape de Pioche, si vous avez au moins 3 Soutiens, vous pouvez piocher 1 carte de plus.
    [serpent_oracle] Action : Vision 4. Passif : vos Transformations coûtent 1 de moins.
    [two_faced_chancellor] Action : détruisez un Ennemi. Passif : une fois par tour, quand vous effectuez une Transformation, vous pouvez piocher une carte.
    [brood_matriarch] Action : l’adversaire subit 1 DMG par Soutien que vous avez. Passif, payez 2 : Transformation.
    [pyramid_architect] Action : vous jouez un tour supplémentaire. Passif, une fois par tour : Mobilisez 2 de vos Soutiens ; dans ce cas, l’adversaire subit 2 DMG.
    [world_serpent] Action : tuez tous les Ennemis. Passif : les Défenseurs ne réduisent pas la force de vos créatures Guerroyantes.
    [prayer_wheel_novice] Action : Vision 2. Passif : tant qu’elle est votre Défenseur, cette carte a +1 DEF.
    [snow_runner] Action : avancez un Allié de 1 emplacement. Passif, payez 1, une fois par tour : avancez cette carte de 1 emplacement.
    [drum_caller] Action : vos Alliés gagnent +2 ATT jusqu’à la fin du tour. Passif : un Allié qui Guerroie gagne +1 ATT.
    [silent_abbot] Action (réaction) : annulez une action. Passif : vos Alliés gagnent +1 DEF.
    [mountain_trickster] Action : échangez deux cartes d’un même Sentier de la Guerre. Passif, payez 2, une fois par tour : reculez un Ennemi de 1 emplacement.
    [stone_monk] Action : reprenez un Allié en main ; dans ce cas, Déployez gratuitement une carte de votre main. Passif : depuis la Zone de Guerre, vos Alliés gagnent +1 ATT et +1 DEF.
    [avalanche_caller] Action : le Défenseur adverse retourne dans la main de son propriétaire. Passif : les Ennemis subissent -1 DEF.
    [iron_gate_keeper] Action : jusqu’à votre prochain tour, vos cartes ne peuvent être affectées par les actions et capacités adverses. Passif, payez 2 : de même jusqu’à la fin du tour.
    [wind_rider] Action : votre Sentier de la Guerre progresse une fois. Passif : quand cette carte est Déployée, vous pouvez piocher une carte.
    [thousand_mantra_lama] Action (réaction) : annulez une action ou une capacité, puis piochez une carte. Passif (réaction), payez 2, une fois par tour : annulez une action ou une capacité.
    [yeti_patriarch] Action : jusqu’à la fin du tour, chaque Allié gagne +1 ATT par Allié que vous avez. Passif : vos Alliés gagnent +1 ATT.
    [keeper_of_the_wheel] Action : vous jouez un tour supplémentaire. Passif : à votre étape de Pioche, vous pouvez piocher 1 carte de plus.
    [sky_general] Action : vos créatures du Sentier gagnent +2 ATT jusqu’à la fin du tour, puis un Allié Guerroie aussitôt et rejoint vos Pertes. Passif : vos Alliés ne peuvent être affectés par les actions et capacités adverses.
    [dawn_acolyte] Action : Soignez 1. Passif : tant qu’elle est votre Défenseur, cette carte a +1 DEF.
    [lantern_bearer] Action : Vision 2. Passif : au Déploiement, Soignez 1.
    [winged_sentry] Action : l’adversaire subit 1 DMG. Passif : vos Alliés gagnent +1 DEF.
    [choir_singer] Action : Soignez 1 et piochez une carte. Passif : quand vous Soignez, vos Alliés gagnent +1 ATT jusqu’à la fin du tour.
    [white_lancer] Action : l’adversaire subit 1 DMG. Passif : si votre pile de Soins n’est pas vide, cette carte a +1 ATT.
    [shield_matron] Action : jusqu’à votre prochain tour, vos cartes ne peuvent être affectées par les actions et capacités adverses. Passif : une créature adverse qui Guerroie subit -1 ATT.
    [field_surgeon] Action : Soignez 3. Passif, payez 1, une fois par tour : Soignez 1.
    [star_reader] Action : Vision 4. Passif : à votre étape de Pioche, vous pouvez faire Vision 2.
    [oath_knight] Action : placez la carte du dessus de vos Pertes sous vos Ressources, puis piochez une carte. Passif : quand un Allié est tué, Soignez 1.
    [sun_archer] Action : tuez un Ennemi de coût 1 ou moins. Passif : une fois par tour, quand un Ennemi est Déployé, l’adversaire subit 1 DMG.
    [mirror_guardian] Action (réaction) : annulez une action ou une capacité. Passif : chaque fois que vous subissez des DMG, vous en subissez 1 de moins.
    [phoenix_rider] Action : Soignez 2. Passif : si elle est tuée, cette carte retourne dans la main de son propriétaire.
    [saint_of_the_gate] Action : placez une carte de vos Pertes sur votre Ligne de Front. Passif : depuis la Zone de Guerre, les créatures adverses qui Guerroient subissent -2 ATT.
    [archangel_maris] Action : Soignez 4. Passif : vos Alliés ne peuvent être affectés par les actions et capacités adverses.
    [seer_of_first_light] Action : Vision 5, puis Déployez gratuitement une carte de votre main. Passif : +1 DEF par carte de votre pile de Soins ; à votre étape de Pioche, si elle n’est pas vide, vous pouvez faire Vision 3.
    [grave_robber] Action : Réanimez 1. Passif, payez 2, une fois par tour : Réanimez 1.
    [bone_thrall] Action : vous pouvez Sacrifier 1 créature ; dans ce cas, l’adversaire subit 2 DMG. Passif : si elle est tuée, l’adversaire subit 1 DMG.
    [river_leech] Action : l’adversaire subit 1 DMG. Passif : une fois par tour, quand vous Sacrifiez, vous pouvez piocher une carte.
    [coffin_bearer] Action : reprenez en main une carte (sauf un Porteur de Cercueil) de coût 1 ou moins de vos Pertes. Passif, gratuit : Sacrifiez cette carte ; dans ce cas, Redressez jusqu’à 2 de vos Soutiens.
    [pickpocket_ghoul] Action : Volez 1. Passif : tant que l’adversaire a 2 cartes ou moins en main, cette carte a +1 ATT.
    [ferry_toller] Action : l’adversaire défausse une carte de son choix. Passif : une fois par tour, quand vous Volez ou Réanimez, l’adversaire subit 1 DMG.
    [plague_piper] Action : les Ennemis subissent -2 DEF jusqu’à la fin du tour. Passif : les Ennemis subissent -1 DEF.
    [flesh_tailor] Action : Déployez gratuitement une carte de coût 2 ou moins de vos Pertes. Passif, gratuit, une fois par tour : Sacrifiez 1 créature ; dans ce cas, piochez une carte.
    [blood_usurer] Action : vous pouvez Sacrifier 1 créature ; dans ce cas, l’adversaire subit 3 DMG. Passif : quand un Allié est tué, l’adversaire subit 1 DMG.
    [shadow_burglar] Action : Volez 1 et piochez une carte. Passif : les Défenseurs ne réduisent pas la force de cette carte.
    [soul_broker] Action : Réanimez 2. Passif : une fois par tour, quand l’adversaire subit des DMG, vous pouvez Réanimer 1.
    [pyre_widow] Action : l’adversaire Sacrifie 1 créature. Passif : quand vous Sacrifiez, vos créatures du Sentier gagnent +1 ATT jusqu’à la fin du tour.
    [crypt_titan] Action : tuez un Ennemi. Passif : si vous avez au moins 10 cartes dans vos Pertes, une fois par tour, quand vous subissez des DMG, l’adversaire subit 1 DMG.
    [queen_of_black_river] Action : Volez 2. Passif, payez 2, une fois par tour : Déployez gratuitement la carte du dessus de vos Pertes.
    [last_boatman] Action : détruisez un Ennemi et tuez un Soutien de l’adversaire. Passif : une fois par tour, quand un Ennemi est tué, vous pouvez Réanimer 1.
    [goblin_raider] Déploiement. Action : l’adversaire subit 1 DMG.
    [goblin_bomber] Déploiement. Action : chaque joueur subit 2 DMG.
    [goblin_banner] Leader. Passif : les Alliés du boss gagnent +1 ATT.
    [goblin_pillage] Action. Chaque joueur défausse une carte de son choix.
    [horn_of_the_horde] Action. Chaque créature du Sentier du boss reçoit 1 pion Bande ; le Niveau de Menace augmente de 1.
    [goblin_ogre] Déploiement. Action : tuez le Défenseur de chaque joueur.
    [wrath_totem] Leader, Totem. Passif : à chaque pion Esprit posé ici, chaque joueur subit 1 DMG.
    [kinship_totem] Leader, Totem. Passif : à chaque pion Esprit posé ici, chaque Allié du boss reçoit 1 pion Bande.
    [seal_of_banishment] Action, Esprit. Le Défenseur de chaque joueur retourne dans la main de son propriétaire.
    [mist_walker] Déploiement, Protection. Passif : les Défenseurs ne réduisent pas la force de cette carte.
    [ancestor_caller] Déploiement, Esprit. Action : le boss Récupère 3 Points de Vie et joue un tour supplémentaire.
    [goblin_marius] Action : l’adversaire subit 0 DMG. Passif : vous gagnez dès que cette carte Guerroie.
    [goblin_andrew] Action : vous gagnez. Passif : vos Alliés gagnent +0 DEF.
   *[other] { $card }
}

## Accueil

welcome = Des seigneurs de guerre de part et d’autre d’une Zone de Guerre : votre Sentier en bas, l’autre en haut.
aim = Épuisez les autres : qui doit piocher ou prendre une carte de ses Ressources et ne le peut pas est vaincu.

## Questions

ask-decks = Quel deck jouez-vous ?
ask-consent = Un deck contient des cartes promo : acceptez-vous de jouer avec elles ?
ask-mulligan = Gardez-vous vos deux cartes, ou en remettez-vous une ou deux sous vos Ressources ?
ask-act = À vous : jouer, activer, déployer ou continuer ?
ask-advance = Lequel de vos sentiers progresse en premier ?
ask-order = Une créature quitte votre sentier : va-t-elle guerroyer, tenir la position ou soutenir ?
ask-attack = Qui votre créature attaque-t-elle ?
ask-after-storm = Deux passifs disent où va la créature : lequel s’applique ?
ask-react = Réagissez-vous, ou laissez-vous faire ?
ask-track = Le long de quelle Zone de Guerre jouez-vous cela ?
ask-extra = Payez-vous aussi le nombre placé devant l’Action ?
ask-target = Quelle est la cible ?
ask-pay = Avec quoi payez-vous ensuite ?
ask-may = Voulez-vous l’utiliser ?
ask-trigger = Plusieurs de vos passifs se déclenchent : lequel d’abord ?
ask-discard = Quelle carte défaussez-vous ?
ask-hand-card = Quelle carte de votre main ?
ask-shape = Quelle carte de votre main prend sa place ?
ask-casualty = Quelle carte de vos Pertes ?
ask-supporter = Quel Soutien ?
ask-reset = Quel Soutien redressez-vous ?
ask-commit = Quel Soutien mobilisez-vous ?
ask-sacrifice = Quelle créature sacrifiez-vous ?
ask-victim = Lequel de vous est touché ?
ask-number = Combien ? Ou aucun.
ask-vision-keep = Laquelle des cartes vues gardez-vous ?
ask-vision-where = Les autres cartes vont-elles sur vos Ressources ou dessous ?
ask-vision-put = Quelle carte repose au-dessus des autres ?
ask-boss-card = Byloss a plusieurs cartes de même coût : laquelle joue-t-il ?
ask-boss-target = Byloss peut viser plusieurs cartes de même coût : laquelle ?
ask-boss-space = Où va le Leader ?
ask-totem = Quel Totem s’active d’abord ?

## Événements : préparation et tours

event-shuffled = { $player ->
    [boss] Les Ressources de Byloss sont mélangées.
   *[other] { $player } mélange ses Ressources.
}
event-boss-deck = Byloss reçoit { cards-counted } des { $deck ->
    [goblins] Gobelins Maléfiques
   *[shamans] Chamanes Spectraux
}.
event-settled = { player } a fixé sa main de départ.
event-first-player = { player } joue le premier tour.
event-turn = Tour { $turn } : { player }.
event-extra-turn = { player } gagne un tour supplémentaire.
event-extra-lost = { player } ne peut pas jouer deux tours supplémentaires de suite.
event-extra-begins = Tour supplémentaire : { player }.
event-drew = { player } pioche { cards-counted }.
event-drew-card = { player } pioche { card }.
event-overflow = { player } tient dix cartes : { card } va aux Pertes.
event-advances = { player } fait progresser son Sentier.

## Événements : cartes

event-played = { player } joue { card } comme action.
event-deploys = { player } joue { card } comme créature.
event-deployed = { player } déploie { card }.
event-placed = { player } place { card } { $space ->
    [FL] sur la Ligne de Front.
   *[NML] dans le No Man’s Land.
}
event-replaced = { card } laisse sa place sur la Ligne de Front de { player }.
event-activated = { player } active { card }.
event-target = { player } vise { card }.
event-paid = { player } paie avec { card }.
event-committed = { player } mobilise le Soutien { $number }.
event-reset = { player } redresse le Soutien { $number }.
event-passed = { player } laisse faire.
event-resolves = { $link ->
    [action] { card }, jouée par { player }, prend effet.
    [storm] L’Action de { card } prend effet.
    [ability] Le passif de { card }, utilisé par { player }, prend effet.
    [gang] { card } rassemble une Bande.
    [spirit] L’Esprit de { card } éveille les Totems.
   *[totem] { card } s’active.
}
event-no-effect = { card } de { player } a été annulée.
event-negated = { card } de { player } est annulée.
event-copied = { player } utilise l’Action de { card }.
event-fizzled = { card } de { player } ne trouve pas de cible : sans effet.

## Événements : assauts et dégâts

event-storms = { card } de { player } guerroie.
event-strength = { card } attaque { against } avec ATT { $att } : Force d’Attaque { $strength }.
event-withstands = { card } résiste : { $strength } ne dépasse pas DEF { $def }.
event-damage = { player } subit { $amount } DMG.
event-spent = { card } de { player } a fait son temps.
event-supports = { card } devient un Soutien de { player }.
event-supports-unseen = { player } pose une carte face cachée dans sa Zone de Soutien.
event-killed = { card } de { player } est tuée.
event-supporter-killed = Un Soutien de { player } est tué : { card }.
event-destroyed = { card } de { player } est détruite.
event-returned = { card } revient dans la main de { player }.
event-returned-unseen = Une carte revient dans la main de { player }.
event-healed = { player } soigne { cards-counted }.
event-discarded = { player } défausse { card }.
event-moved = { card } de { player } va { $to ->
    [hand] en main.
    [casualties] aux Pertes.
    [resources_top] sur les Ressources.
   *[resources_bottom] sous les Ressources.
}
event-moved-unseen = Une carte de { player } va { $to ->
    [hand] en main.
    [casualties] aux Pertes.
    [resources_top] sur les Ressources.
   *[resources_bottom] sous les Ressources.
}
event-stole = { player } vole une carte à { victim-name }.
event-stole-card = { player } vole { card } à { victim-name }.
event-raised = { player } réanime { card }.
event-vision = { player } regarde { cards-counted }.
event-sees-card = { player } voit { card }.
event-kept = { player } garde une carte.
event-kept-card = { player } garde { card }.
event-put-back = { player } remet { cards-counted }.
event-put-back-known = { player } remet { cards-counted } : { $where ->
    [top] sur les Ressources.
   *[bottom] sous les Ressources.
}
event-shifted = { card } { $to ->
    [off] quitte son sentier.
   *[other] va en { $to }.
}
event-switched = { card } passe en { $to }.
event-shapeshifted = { card } de { player } se transforme et retourne en main.
event-new-shape = { card } de { player } prend sa place.
event-modified = { card } de { player } : { $stat } { $change ->
    [one] { $change }
   *[other] { $change }
}.
event-cost-changed = { player } paie un autre coût : { $what ->
    [action] actions.
    [shapeshift] Transformation.
    [creature] créatures.
   *[any] actions et capacités.
}
event-damage-changed = Les DMG que subit { player } changent de { $change }.
event-protected = Les cartes de { player } sont intouchables.
event-protected-card = { card } de { player } est intouchable.
event-unhindered = Les Défenseurs ne réduisent pas la force de { card }.

## Événements : le boss

event-boss-drew = Byloss pioche { card }.
event-boss-plays = Byloss joue { card } : { $command ->
    [deploy] Déploiement.
    [leader] Leader.
    [gang] Bande.
    [spirit] Esprit.
   *[action] Action.
}
event-reserved = { card } va à la Réserve.
event-reserve-shuffled = La Réserve devient les Ressources de Byloss : { cards-counted }.
event-menace = Le Niveau de Menace est { $level }.
event-recovered = Byloss récupère { $amount } : { $life } Points de Vie.
event-token = { card } reçoit { $count } { $count ->
    [one] pion
   *[other] pions
} { $kind ->
    [gang] Bande.
   *[spirit] Esprit.
}

## La fin

event-defeated = { player } est vaincu.
event-conceded = { player } abandonne.
event-eliminated = { player } est éliminé.
outcome-defeated = { winner } gagne : l’adversaire n’a plus de cartes.
outcome-conceded = { winner } gagne : l’adversaire abandonne.
outcome-both-defeated = Match nul : les deux camps tombent au même moment.
outcome-boss-wins = Byloss gagne.
outcome-boss-depleted = { winner } gagne : Byloss n’a plus rien à piocher.
outcome-boss-slain = { winner } gagne : Byloss est mort.
outcome-by-card = { winner } gagne : une carte le dit.
outcome-last-standing = { winner } gagne : le dernier debout.
outcome-nobody-standing = Match nul : il ne reste personne.
outcome-loop = Match nul : les cartes tournent en rond.
outcome-promo-refused = Pas de partie : tous n’acceptent pas les cartes promo.
event-over-defeated = { outcome-defeated }
event-over-conceded = { outcome-conceded }
event-over-both-defeated = { outcome-both-defeated }
event-over-boss-wins = { $winner ->
   *[boss] { outcome-boss-wins }
}
event-over-boss-depleted = { outcome-boss-depleted }
event-over-boss-slain = { outcome-boss-slain }
event-over-by-card = { outcome-by-card }
event-over-last-standing = { outcome-last-standing }
event-over-nobody-standing = { outcome-nobody-standing }
event-over-loop = { outcome-loop }
event-over-promo-refused = { outcome-promo-refused }

## Refus

refusal-cannot-answer = { card } ne peut pas annuler cela.
refusal-cannot-pay = Cela coûte { $cost }, et vous pouvez payer { $funds }.
refusal-committed-already = Le Soutien { $number } est déjà mobilisé.
refusal-deck-boss-card = { card } est une carte du boss.
refusal-deck-copies = { card } : { $count } exemplaires, { $most } au plus.
refusal-deck-factions = Les cartes viennent de plusieurs factions : { $factions }.
refusal-deck-no-card = Il n’y a pas de carte { $card }.
refusal-deck-promo = { card } est une carte promo, et personne n’a donné son accord.
refusal-deck-size = Le deck a { $count } cartes ; il en faut { $wanted }.
refusal-deck-unreadable = « { $deck } » n’est pas un deck.
fault-deck-bad-count = Un nombre d’exemplaires va de 1 à { $most } : « { $text } ».
fault-deck-bad-key = À côté d’une table « cards » il n’y a que « name » : « { $text } ».
fault-deck-bad-line = Écrivez NOMBRE CARTE, comme 2 tengu : « { $text } ».
fault-deck-bad-name = Une carte se nomme par son identifiant, en minuscules, chiffres et _ : « { $text } ».
fault-deck-bad-table = « cards » doit être une table de cartes et de leurs nombres d’exemplaires, et non « { $text } ».
fault-deck-bad-title = « name » doit être du texte, et non { $text }.
fault-deck-empty = Il n’y a aucune carte. Un deck, ce sont des lignes NOMBRE CARTE, une ligne CARTE:NOMBRE,CARTE:NOMBRE,…, du TOML, ou le nom d’un deck de départ.
fault-deck-not-toml = Ce n’est pas du TOML : { $text }.
fault-deck-too-long = Le texte dépasse 20 000 signes.
fault-deck-twice = « { $text } » figure deux fois.
refusal-deploy-later = On déploie après la Progression.
refusal-deploy-own-turn = On ne déploie qu’à son propre tour.
refusal-deployed-already = Vous avez déjà déployé ce tour-ci.
refusal-keep-a-shape = { card } est la dernière forme possible : payez avec une autre carte.
refusal-no-action = { card } n’a pas d’Action.
refusal-no-creature = { card } n’est pas une créature.
refusal-no-mans-land-taken = Le No Man’s Land est occupé, et sa carte ne peut pas être remplacée.
refusal-no-other-shape = Aucune carte en main ne peut remplacer { card }.
refusal-no-supporter = Il n’y a pas de Soutien { $number }.
refusal-no-target = « { $action } » n’est pas une cible légale.
refusal-nobody-there = Il n’y a personne : « { $action } ».
refusal-not-activated = { card } n’a pas une telle capacité à activer.
refusal-not-in-hand = { card } n’est pas dans votre main.
refusal-not-yours = { card } n’est pas à vous.
refusal-only-negate = Contre le boss on ne réagit qu’en annulant ; { card } n’annule rien.
refusal-only-reaction = { card } ne sert qu’à réagir.
refusal-other-zone = { card } se tient le long d’une autre Zone de Guerre.
refusal-pay-first = Payez d’abord : défaussez une carte, mobilisez un Soutien ou payez le reste.
refusal-t1-occupied = Votre Zone de Déploiement est occupée.
refusal-used-up = { card } a déjà servi ce tour-ci.
refusal-would-repeat = { card } ne ferait que ramener un état antérieur de ce tour.

## Options

option-mode = Duel, solo, coopération, ou trois ou quatre joueurs
option-deck-a = Deck de A
option-deck-b = Deck de B
option-deck-c = Deck de C
option-deck-d = Deck de D
option-melee = Mêlée : un deck peut mêler les factions
option-promo = Les cartes promo sont permises si tous sont d’accord
option-boss = La difficulté de Byloss
option-storm-order = Attaque ou Action d’abord quand une créature guerroie
option-stolen-cards = Les cartes volées utilisées vont aux Pertes du détenteur ou du propriétaire
option-boss-deploys = Byloss déploie une carte par tour, ou autant qu’il peut
option-full-leader = Un Leader sans place reste en main, ou remplace une carte de la Ligne de Front
option-reserve = La Réserve est mélangée quand des cartes sont dues, ou dès que les Ressources sont vides
option-reactions = À trois ou quatre, le voisin peut réagir, ou tous
option-last-deploys = À trois ou quatre, un déploiement par tour, ou un par sentier

## Le texte d’une carte qui n’en a pas, composé de ses effets

words-what = { $what ->
    [self] cette carte
    [subject] cette autre carte
    [link] l’action ou la capacité
    [ally] un Allié
    [allies] vos Alliés
    [own_creature] une créature de votre Sentier
    [own_creatures] les créatures de votre Sentier
    [enemy] un Ennemi
    [enemies] tous les Ennemis
    [enemy_defender] le Défenseur adverse
    [enemy_defenders] chaque Défenseur adverse
    [enemy_storming] la créature adverse qui Guerroie
    [track_creature] une créature d’un Sentier
    [own_supporter] un de vos Soutiens
    [opp_supporter] un Soutien de l’adversaire
    [top_resource] la carte du dessus de vos Ressources
    [top_casualty] la carte du dessus de vos Pertes
    [casualty] une carte de vos Pertes
    [hand_card] une carte de votre main
    [your_cards] vos cartes
   *[totems] chaque Totem
}
words-such = { $such ->
    [def] dont la DEF est de { $number } au plus
    [att] dont l’ATT est de { $number } au plus
    [cost] de coût { $number } ou moins
    [name] du nom de { card }
    [has] capable de Transformation
   *[other_name] d’un autre nom
}
words-several = { $what } ({ $n })
words-up-to = jusqu’à { $number }
words-all = toutes
words-per = { " " }par { $counter ->
    [own_supporters] Soutien à vous
    [opp_supporters] Soutien de l’adversaire
    [their_supporters] Soutien qu’il possède
    [allies] Allié à vous
    [heal_pile] carte de votre pile de Soins
   *[spirit_tokens] pion Esprit posé ici
}
words-deal = { $who ->
    [you] vous subissez
    [opponent] l’adversaire subit
   *[each_player] chaque joueur subit
} { $n } DMG{ $per }
words-modify_damage = chaque fois que { $who ->
    [you] vous subissez
    [opponent] l’adversaire subit
   *[each_player] un joueur subit
} des DMG, leur nombre change de { $n }{ $per }
words-draw = { $who ->
    [you] piochez
    [opponent] l’adversaire pioche
   *[each_player] chaque joueur pioche
} { $n } { $count ->
    [one] carte
   *[other] cartes
}{ $per }
words-vision = Vision { $n }{ $per }
words-discard = { $who ->
    [you] défaussez
    [opponent] l’adversaire défausse
   *[each_player] chaque joueur défausse
} { $n } { $count ->
    [one] carte
   *[other] cartes
}{ $per }{ $pick ->
    [random] { " " }au hasard
    [you] { " " }de votre choix
   *[owner] { "" }
}
words-heal = Soignez { $n }{ $per }
words-kill = tuez { $what }
words-destroy = détruisez { $what }
words-sacrifice = { $who ->
    [you] Sacrifiez
    [opponent] l’adversaire Sacrifie
   *[each_player] chaque joueur Sacrifie
} { $own ->
    [yes] cette carte
   *[no] { $n }
}
words-return_to_hand = renvoyez { $what } dans la main du propriétaire
words-move = mettez { $what } { $dest ->
    [hand] en main
    [casualties] aux Pertes
    [resources_top] sur les Ressources
   *[resources_bottom] sous les Ressources
}
words-shift = { $back ->
    [yes] reculez
   *[no] avancez
} { $what } de { $n } { $count ->
    [one] emplacement
   *[other] emplacements
}{ $per }
words-switch = échangez deux créatures { $span ->
    [one_track] d’un même Sentier
   *[two_tracks] de deux Sentiers
}
words-advance = { $who ->
    [you] votre Sentier progresse
    [opponent] le Sentier adverse progresse
   *[each_player] chaque Sentier progresse
} { $n } { $count ->
    [one] fois
   *[other] fois
}{ $per }
words-place = placez gratuitement { $source } { $dest ->
    [frontline] sur votre Ligne de Front
   *[no_mans_land] dans le No Man’s Land
}
words-deploy = Déployez gratuitement { $source }
words-storm = { $what } Guerroie aussitôt
words-make_supporter = mettez { $what } en Soutien
words-reset = Redressez { $n } { $who ->
    [you] de vos Soutiens
    [opponent] des Soutiens de l’adversaire
   *[each_player] des Soutiens de chaque joueur
}
words-commit = Mobilisez { $n } { $who ->
    [you] de vos Soutiens
    [opponent] des Soutiens de l’adversaire
   *[each_player] des Soutiens de chaque joueur
}
words-modify = { $what } : { $n } { $stat }{ $per }
words-modify_cost = coût de vos { $kind ->
    [action] actions
    [shapeshift] Transformations
    [creature] créatures
   *[any] actions et capacités
} : { $fixed ->
    [no] { $n }{ $per }
   *[other] { $fixed }
}
words-ignore_defenders = les Défenseurs sont ignorés par { $what }
words-protect = les actions et capacités adverses ne peuvent toucher { $what }
words-negate = annulez { $kind ->
    [action] une action
   *[any] une action ou une capacité
}
words-copy_negated = effectuez-la vous-même
words-shapeshift = Transformation
words-steal = Volez { $n }{ $per }
words-raise = Réanimez { $n }{ $per }
words-extra_turn = { $who ->
    [you] vous jouez
    [opponent] l’adversaire joue
   *[each_player] chaque joueur joue
} un tour supplémentaire
words-win = vous gagnez
words-recover = le boss Récupère { $n ->
    [none] tous ses Points de Vie
   *[other] { $n } PV
}{ $per }
words-menace = le Niveau de Menace change de { $n }{ $per }
words-token = { $what } : { $n } { $count ->
    [one] pion
   *[other] pions
} { $token ->
    [gang] Bande
   *[spirit] Esprit
}{ $per }
words-when = { $when ->
    [on_deploy] quand cette carte est Déployée
    [ally_deployed] quand un Allié est Déployé
    [enemy_deployed] quand un Ennemi est Déployé
    [on_storm] quand cette carte Guerroie
    [ally_storms] quand un Allié Guerroie
    [enemy_storms] quand une créature adverse Guerroie
    [after_storm] quand cette carte a Guerroyé
    [after_your_storm] quand une créature à vous a Guerroyé
    [on_killed] quand cette carte est tuée
    [ally_killed] quand un Allié est tué
    [enemy_killed] quand un Ennemi est tué
    [opp_suffers_damage] quand l’adversaire subit des DMG
    [you_suffer_damage] quand vous subissez des DMG
    [draw_step] à votre étape de Pioche
    [you_shapeshift] quand vous effectuez une Transformation
    [you_heal] quand vous Soignez
    [you_take] quand vous Volez ou Réanimez
    [you_sacrifice] quand vous Sacrifiez
   *[spirit_placed] à chaque pion Esprit posé ici
}
words-if = { $test ->
    [no_opp_defender] sans Défenseur en face
    [heal_pile] avec au moins { $number } cartes dans votre pile de Soins
    [own_supporters] avec au moins { $number } Soutiens
    [opp_hand] tant que l’adversaire a { $number } cartes ou moins en main
    [own_casualties] avec au moins { $number } cartes dans vos Pertes
    [this_in_t1] comme Défenseur
   *[this_in_battle_zone] depuis la Zone de Guerre
}
words-for = { $text } { $duration ->
    [end_of_turn] jusqu’à la fin du tour
    [your_next_turn] jusqu’à votre prochain tour
   *[next] la prochaine fois ce tour-ci
}
words-pay = payez { $number }
words-once = une fois par tour
words-may = si vous voulez
words-then = { $text }, puis { $next }
words-if-done = { $text } ; dans ce cas, { $next }

## Au terminal

seat-name = { $seat ->
    [boss] Byloss
   *[other] Joueur { $seat }
}
seat-out = éliminé
stat-att = ATT
stat-def = DEF
tokens-gang = +{ $count } Bande
tokens-spirit = { $count } Esprit
space-T1 = déploiement
space-NML = No Man’s Land
space-free = libre
space-storming = quitte le sentier
zone-between = Zone { $zone } : { $first } en bas, { $second } en haut
pile-resources = Ressources
pile-hand = Main
pile-casualties = Pertes
pile-casualties-top = ({ $card } au-dessus)
pile-heal = Pile de Soins
pile-heal-top = (Pile de Soins : { $card } au-dessus)
pile-reserve = Réserve
pile-support = Soutiens
boss-life = Vie { $life } sur { $full }
boss-menace = Menace { $menace }
boss-plays = sous la Menace { $menace } : jouée à son tour, s’il y a de la place
boss-dear = plus chère que la Menace { $menace } : reste en main, puis va à la Réserve
boss-left = restée en main : va à la Réserve au début de son tour
chain-head = Chaîne de commandement, le haut se résout d’abord
chain-link = { $player ->
    [boss] Byloss
   *[other] { $player }
}, { $kind ->
    [action] action
    [storm] assaut
    [ability] passif
    [gang] Bande
    [spirit] Esprit
   *[totem] Totem
}
chain-negated = annulé
hand-head = Votre main : numéro, (coût), valeurs, texte
moment-setup = Mise en place
moment-together = Tour { $turn } des deux partenaires
moment-turn = Tour { $turn } de { player } · { $step ->
    [boss] il joue
    [start] début
    [draw] avant la pioche
    [waiting] pioche
    [advance] avant la progression du sentier
    [advancing] le sentier progresse
    [deploy] déployer et jouer
   *[other] fin
}
legend-field = ATT 2→4 imprimé 2, maintenant 4 ; ◎3 visé par le maillon 3 de la chaîne ; [2 Tengu] un Soutien mobilisé ; une créature va en T1, T2, T3, puis guerroie, tient FL ou NML, ou soutient
ask-owed = ({ $owed } à payer)
ask-strength = (Force d’Attaque { $strength })
ask-about = { $card } : { $asked }
do-play = jouer { $card } ({ $cost })
do-deploy = déployer { $card } ({ $cost })
do-use = utiliser { $card } { $spot }{ $number ->
    [1] { "" }
   *[other] , passif { $number }
}
do-next = continuer
do-pass = laisser faire
do-pay = payer comme d’habitude
do-discard = défausser { $what }
do-supporter = Soutien { $number }
do-count = { $number }
do-along = le long de la zone { $number }
do-attack = attaquer { $what }
do-storm = guerroyer
do-hold = tenir { $space }
do-support = devenir Soutien
do-mulligan = rendre { $cards }
do-keep = garder les deux
do-yes = oui
do-no = non
do-extra = le payer aussi
do-no-extra = le laisser
do-top = au-dessus
do-bottom = en dessous
do-agree = accepter
do-refuse = refuser
do-done = c’est tout
do-none = aucun
do-concede = abandonner
form-act = p 2 ou d 2 pour jouer ou déployer la deuxième carte de votre main, u FL pour un passif, n pour continuer
form-react = p 2 pour répondre avec la deuxième carte de votre main, u FL pour un passif, - pour laisser faire
form-pay = p pour payer comme d’habitude, c 1 pour mobiliser le Soutien 1, d 2 pour défausser la deuxième carte de votre main
form-order = s pour guerroyer, f pour tenir FL, m pour tenir NML, u pour devenir Soutien
form-attack = une case comme B.FL, ou un joueur comme B
form-target = une case comme B.T2
form-mulligan = k pour garder, m 1 ou m 1 2 pour rendre des cartes
form-decks = une faction : ysra, khunglai, seraphia ou styxia
form-may = y ou n
form-extra = y ou n
form-consent = y ou n
form-vision-where = t (au-dessus) ou b (en dessous)
form-pick = le nom d’une carte, ou un numéro de la liste
hint-act = Une carte de votre main est une action ou une créature ; des cartes de votre main ou des Soutiens la paient. Les actions se jouent à tout moment de votre tour, une créature se déploie après la progression. ? et une carte ou une case, comme ? B.T2, dit ce que fait une carte.
hint-react = À tout ce qui est joué chacun peut répondre une fois ; la dernière réponse se résout d’abord. Sans réponse possible, rien ne vous est demandé.
hint-pay = Chaque Soutien mobilisé et chaque carte défaussée paie 1. Comme d’habitude : les Soutiens d’abord, puis les cartes les plus chères.
hint-order = Une créature qui quitte le sentier guerroie (son Action, puis son attaque), tient FL comme votre Défenseur ou NML, ou devient Soutien face cachée.
hint-attack = La Force d’Attaque est l’ATT moins la DEF des Défenseurs. Au-dessus de la DEF d’une créature elle la tue ; contre un joueur elle fait autant de dégâts : autant de cartes.
hint-mulligan = Vous avez deux cartes. Celles que vous rendez vont sous vos Ressources, et vous en piochez autant.

# what a probe names
number-cost = coût
number-printed = imprimé
number-changed = par des cartes et des effets
