### Tide of Iron.

name = Tide of Iron
about = Escouades et blindés, hexagone par hexagone. Ne tirez pas trop tôt.
