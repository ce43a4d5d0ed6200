"""RBN First Wave: a game to come."""
