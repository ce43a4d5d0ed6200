### The mission editor of On Board.

title = Mission editor
table-label = Drawing table: the plan of the mission. Arrow keys move the cursor, Enter uses the tool, Delete takes away.
table-role = drawing table
about-the-draft = About the draft

## Tools

tools = Tools
tools-walls = Walls
tools-openings = Doors and windows
tools-pieces = Starts and bombs
tools-more = More
tool-solid = Solid wall
tool-wall = Wall
tool-reinforced = Reinforced wall
tool-destroyed = Destroyed wall
tool-door-closed = Door
tool-door-open = Open door
tool-door-barricaded = Barricaded door
tool-window = Window
tool-window-barricaded = Barricaded window
tool-erase = Erase
tool-attack = Attack starts
tool-defence = Defence starts
tool-bomb = Bomb
tool-name = Name a room
tool-tile = Lay tiles
how-solid = A printed wall: nothing ever breaks it
how-wall = A charge can break it, a card can reinforce it
how-reinforced = Only an exothermic charge breaks it
how-destroyed = A wall that has fallen already
how-door-closed = One action opens it
how-door-open = A door that stands open from the start
how-door-barricaded = Only a charge opens it
how-window = Two actions to climb through; fire passes
how-window-barricaded = Only a charge opens it
how-erase = Take walls, starts and bombs away
how-attack = Where an attacker starts: four cells
how-defence = Where a defender starts: four cells
how-bomb = What the Attack must defuse: one or two
how-name = Press a room to give it a name
how-tile = Press a corner to lay the tile in your hand, press again to turn it
used-of = { $used } of { $most } used

## Places in words

at-edge = { $edge }: { $what }.
at-tile = Tile { $tile } at { $at }, turned by { $rotation } degrees.
at-no-tile = No tile at { $at }.
state-open = nothing
state-solid = solid wall
state-wall = wall
state-reinforced = reinforced wall
state-destroyed = destroyed wall
state-door-closed = door
state-door-open = open door
state-door-barricaded = barricaded door
state-window = window
state-window-barricaded = barricaded window

## Tiles

tiles = Tiles
lies-at = at { $at }
in-the-box = unused
shuffle-tiles = Shuffle the tiles
tiles-how = Press a tile, then its place on the plan; press it there again to turn it. Tokens go where walls are printed.
tiles-none = Without tiles every wall may be drawn freely.

## Files and drafts

show-zones = Zones
empty-table = An empty table

## Beside the plan

tab-check = Mission
tab-rooms = Rooms
tab-try = Try it out
details = The mission
name-en = English name
name-fr = French name
id = Id, for files and notation
field-turn-limit = Turns
field-required-defusals = Bombs to defuse
field-hold-checks = Turn ends to hold
aims = The Attack must defuse { $bombs ->
    [0] a bomb that is still to be placed
    [one] the bomb
   *[other] { $defusals } of { $bombs } bombs
}, holding its zone at { $checks ->
    [one] the end of a turn
   *[other] { $checks } ends of turns in a row
}. The Defence must hold until turn { $turns } is over.
check = Check
checking = Looking it over…
not-checked = The server cannot be reached; the draft is kept and will be checked.
no-fault = No fault: ready to be played.
faults = { $count ->
    [one] One fault
   *[other] { $count } faults
}
rooms = { $count ->
    [one] One zone
   *[other] { $count } zones
}
kind-exterior = outside
kind-room = room
kind-bomb = bomb
cells = { $count ->
    [one] 1 cell
   *[other] { $count } cells
}
outside = Outside the building
mend-first = First mend what is wrong with the mission.

## Balance

ends-attack = Attack
ends-defence = Defence
end = { $end ->
    [defused] bomb defused: { $count }
    [held] Defence held: { $count }
    [eliminated] team eliminated: { $count }
   *[other] { $end }: { $count }
}
