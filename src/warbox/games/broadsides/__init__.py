"""Broadsides and Boarding Parties: the Seahawk against the Royal Isabella.

[BBP-R-63] There is no score. [BBP-R-64] Chapters are called by the headings of the body, here as in the catalog.
"""
