### Tide of Iron.

name = Tide of Iron
about = Squads and armour, hex by hex. Hold your fire until it hurts.

## Faults of a scenario, after their place: “roads[0][1]: C01 and C03 are not neighbours”

fault-not-toml = is no TOML: { $why }
fault-too-long = is longer than { $most } signs
fault-missing = is missing
fault-unknown-key = is not known; keys are { $keys }
fault-not-text = must be text, not { $value }
fault-long-text = is { $count } signs long, and may have { $most }
fault-unseen-signs = has signs that cannot be shown
fault-not-an-id = must be lower-case letters, digits and _, not { $value }
fault-not-a-number = must be a whole number from { $least } to { $most }, not { $value }
fault-not-a-flag = must be true or false, not { $value }
fault-not-a-list = must be a list, not { $value }
fault-not-a-table = must be a table, not { $value }
fault-not-a-choice = must be one of { $choices }, not { $value }
fault-not-a-hex = a hex of this map is a column A to { $column } and a row 01 to { $row }, as in C05: { $value }
fault-not-players = must be some of 2, 3 and 4, each once and in order
fault-row-count = must be { $most } rows, not { $count }
fault-row-length = row { $row } has { $count } signs, and the map { $most } columns
fault-row-sign = row { $row } has the sign { $value }; signs are { $signs }
fault-no-depth = { $hex } is a stream: its depth must be fordable, deep or flooded
fault-road-short = a road is two hexes or more
fault-road-gap = { $first } and { $second } are not neighbours
fault-road-cliff = a cliff lies between { $first } and { $second }
fault-road-blocked = nobody can enter { $hex }
fault-hex-twice = { $hex } is listed twice
fault-hex-blocked = nobody can enter { $hex }
fault-objective-twice = a second such objective in { $hex }
fault-objective-worth = a { $kind } objective has no { $key }
fault-too-many = { $count } of { $what }, but the box has { $most }
fault-fort-place = no { $kind } on { $terrain }: { $hex }
fault-fort-many = at most { $most } of { $kind } in one hex: { $hex }
fault-deck-nation = { $deck } is not for this side
fault-deck-twice = there is one deck { $deck }, and it is taken
fault-operation-twice = there is one card { $operation }, and it is taken
fault-few-cards = { $count } cards to start with, but the decks have { $most }
fault-not-a-squad = a squad is up to four slots of R, E, O, G and M, not { $value }
fault-figures-slots = the figures fill { $count } slots, and { $bases } bases have { $most }
fault-specs-squads = { $count } specializations, but only { $most } squads can have one
fault-vehicle-nation = { $vehicle } is not a vehicle of this side
fault-no-units = has no unit
fault-no-division = with 3 or 4 players every division needs a unit
fault-late = round { $round } is after the last, { $most }
fault-no-entry = needs reinforcement hexes
fault-no-zone = has no hex
fault-zone-shared = { $hex } is in the other side's zone, too
fault-zone-small = { $count } units do not fit into the zone, at most { $most } in a hex
fault-zone-vehicles = { $count } vehicles do not fit into the hexes of the zone that vehicles can enter
fault-no-objective = { $hex } is no objective
fault-control-count = { $count } of { $most } hexes
fault-no-points = nobody can ever score a victory point
fault-no-control = needs a list 'control': without it nobody could take the victory from the side that holds
