### Tide of Iron.

name = Tide of Iron
about = Squads and armour, hex by hex. Hold your fire until it hurts.
