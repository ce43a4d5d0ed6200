"""Cards: the words they are made of, what is printed on them, decks."""
