### The words of the workshops of First Wave.
warband-title = Warband builder
table-title = Table maker
empty-warband = An empty warband
empty-table = An empty table
nameless = Nameless
mend-first = Once it is without fault, a match can be started with it here.

## warband
catalogue = Catalogue
for = for { $name }
choose-fighter = choose a fighter first
search = Name or rule
tab-shooting = Shooting
tab-melee = Melee
tab-gear = Gear
tab-abilities = Abilities
buy = { $what }, { $cost } points
loads-of = Loads: { $weapon }
about-armour = a fourth life point; the first wound costs no die
about-shield = who attacks loses a die; takes two weapon places
about-grapple = one safe climb of 10 cm
about-child = two life points; may hide; no bulky weapons
about-animal = jaws only; picks nothing up
about-chief = gives away two actions; exactly one
about-expert-fighter = loses no dice to surplus enemies
about-scout = comes last, anywhere out of sight
about-medic = takes wounds away; at most one
about-sons-of-the-sands = Phantom Squad only; no effect here
places = { $used } of 3 places
points = points
name-of-fighter = Name of the fighter
name-of-band = Name of the warband
value-t = Shooting value T
value-c = Melee value C
role-fighter = fights
role-chief = leads the band
role-medic = patches people up
role-scout = comes in last
role-expert-fighter = stands alone
role-animal = bites
role-child = hides well
role-sons-of-the-sands = from the sands
nothing-yet = Bare hands. The catalogue sells the rest.
drop = Drop: { $what }
copy = Copy
delete = Remove
over-by = { $count } OVER THE LIMIT
left-over = { $count } LEFT TO SPEND
none-left = NONE LEFT
reckoning = The reckoning
of-limit = {" "}of { $limit }
fighter = Fighter
col-creation = make
col-shooting = T
col-melee = C
col-weapon = arms
col-munition = loads
col-equipment = gear
col-ability = gifts
col-sum = sum
all = All
judged = What the rules say
not-judged = The server does not answer: nothing is checked.
legal = Legal
faults = { $count ->
    [0] Checking …
    [one] One fault
   *[other] { $count } faults
}
limit = Size of the game
limit-150 = 150 small
limit-300 = 300 large
faction = Faction
no-faction = no faction
faction-children-of-13 = Children of the 13
faction-phantom-squad = Phantom Squad
one-more = One more fighter?
first-fighter = Who leads them?
creation-costs = Ten points to create, before the first weapon.
new-fighter = New fighter, 10
or-ready = Or begin with a ready band:

## table
lay = Lay a piece
lay-how = press a piece, then the table
tool-select = Select
tool-polygon = Own shape
tool-sight = Sight
sight-first = Press where somebody stands and looks.
sight-second = Now press whom they look at.
sight-none = The table cannot be read yet.
sight-seen = Seen at { $gap } cm, { $cover ->
    [none] in the open
    [light] light cover
   *[heavy] heavy cover
}{ $by ->
    [none] {"."}
   *[other] : { $by }.
}
sight-hidden = Not seen, at { $gap } cm{ $by ->
    [none] {"."}
   *[other] : { $by } is in the way.
}
tool-ruler = Ruler
look-road = Road
look-water = Water
look-rubble = Rubble
look-mud = Mud
look-wood = Wood
look-hedge = Hedge
look-wall = Low wall
look-barricade = Barricade
look-fence = Fence
look-ruin = Ruined wall
look-car = Car
look-bus = Bus
look-boat = Boat
look-container = Container
look-barrels = Barrels
look-crates = Crates
look-boulder = Boulder
look-tower = Tower
look-building = Building
look-bridge = Bridge
look-ford = Ford
look-block = Block
look-bush = Bush
pieces = Pieces
pieces-count = { $count } of at least 10
chosen-piece = CHOSEN PIECE
chosen-none = Nothing chosen: press a piece on the table.
piece-name = Name
ground = Ground
ground-open = open
ground-road = road
ground-difficult = difficult
ground-water = water
height = Height
cover = Cover
cover-light = light −1
cover-heavy = heavy −2
crossing = Crossing
pass-free = free
pass-vault = vault
pass-climb = climb
pass-block = shut
stand-on = One can stand on top
climbable = Its walls can be climbed
layer = Layer
rooms = Rooms and openings
add-room = Room
add-floor = Upper floor
add-door = Door
add-window = Window
add-ladder = Ladder
opening-how = Press the table where it shall be.
room-n = Room { $number }
door-n = Door { $number }
window-n = Window { $number }
ladder-n = Ladder { $number }
take-away = Take away
turn-it = Turn by a quarter
double-it = Copy
add-corner = Add a corner
corner = Corner { $number } of { $name }
polygon-how = Press corner after corner; press the first again to close.
name-of-table = Name of the table
size = Size
token = Token { $number } of { $side }
tokens = Resource tokens
tokens-how = Three for each side; drag them.
tokens-add = Lay tokens
tokens-none = None: the players place them.
checks = Table check
grid = 5 cm grid
snap = Snap to 1 cm
play-here = Play on this table
pointer = { $x } · { $y } cm
table-label = The table: press pieces to choose them, drag to move; Delete removes, arrow keys move by 1 cm
