// Decks of one's own, among what a person has made.

import { made, takeOver } from "../../lib/made.svelte";

export interface SavedDeck {
  name: string;
  cards: Record<string, number>;
  melee: boolean;
}

const isDeck = (work: unknown): work is SavedDeck => typeof (work as SavedDeck)?.name === "string" && typeof (work as SavedDeck).cards === "object";
const keyOf = (name: string): string => `siegestorm.deck.${name}`;

class Saved {
  get decks(): SavedDeck[] {
    return made.of("siegestorm", "deck").map((one) => one.work).filter(isDeck).reverse();
  }

  /** A deck of the same name is replaced. */
  save(deck: SavedDeck): void {
    made.keep({ game: "siegestorm", kind: "deck", key: keyOf(deck.name), name: deck.name, value: inOneLine(deck.cards), work: deck, sound: true, at: Date.now() });
  }

  remove(name: string): void {
    made.forget(keyOf(name));
  }
}

export const saved = new Saved();
takeOver("warbox.siegestorm.decks", (one) => isDeck(one) && saved.save(one));

/** A deck in one line, as options and links carry it. */
export const inOneLine = (cards: Record<string, number>): string => Object.entries(cards).map(([card, count]) => `${card}:${count}`).join(",");
