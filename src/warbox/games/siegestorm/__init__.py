"""Siegestorm: cards that are life, currency and army at once. Duel, Solo, Coop, Last One Standing, Melee decks."""
