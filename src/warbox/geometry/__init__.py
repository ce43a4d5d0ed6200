"""Exact geometry for rules: hexes, square grids, the compass, the plane in millimetres. No floats, no game words.

Numbers are Python's whole numbers, which cannot wrap. Every question is answered by comparing whole numbers; fractions
are compared by multiplying crosswise.
"""
