### Bordées et Abordages.

name = Bordées et Abordages (Broadsides and Boarding Parties)
players = 2 joueurs
length = environ 30 minutes
summary = Deux navires entre des îles : manœuvres secrètes, bordées, abordage. Un pirate contre un galion.
