"""Byloss: his turn, his hand, what he plays, how he storms."""
