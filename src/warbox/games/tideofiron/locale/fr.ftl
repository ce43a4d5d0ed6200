### Tide of Iron.

name = Tide of Iron
about = Escouades et blindés, hexagone par hexagone. Ne tirez pas trop tôt.

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
