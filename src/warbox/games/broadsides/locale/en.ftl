### Broadsides and Boarding Parties.

name = Broadsides and Boarding Parties
players = 2 players
length = about 30 minutes
summary = Two ships among islands: plot in secret, fire broadsides, ram and board. A pirate against a galleon.
