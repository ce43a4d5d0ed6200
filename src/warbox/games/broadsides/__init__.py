"""Broadsides and Boarding Parties: the Seahawk against the Royal Isabella."""
