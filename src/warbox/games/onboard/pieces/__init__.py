"""What is in the box: the board, its edges and tiles, Agents, cards, decks."""
