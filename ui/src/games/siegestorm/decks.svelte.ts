// Decks of one's own, kept in this browser.

export interface SavedDeck {
  name: string;
  cards: Record<string, number>;
  melee: boolean;
}

const KEY = "warbox.siegestorm.decks";

function read(): SavedDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one): one is SavedDeck => typeof one?.name === "string" && typeof one?.cards === "object" && one.cards !== null) : [];
  } catch {
    return [];
  }
}

class Saved {
  decks = $state.raw<SavedDeck[]>(read());

  #write(decks: SavedDeck[]): void {
    this.decks = decks;
    localStorage.setItem(KEY, JSON.stringify(decks));
  }

  /** A deck of the same name is replaced. */
  save(deck: SavedDeck): void {
    this.#write([...this.decks.filter((one) => one.name !== deck.name), deck]);
  }

  remove(name: string): void {
    this.#write(this.decks.filter((one) => one.name !== name));
  }
}

export const saved = new Saved();

/** A deck in one line, as options and links carry it. */
export const inOneLine = (cards: Record<string, number>): string => Object.entries(cards).map(([card, count]) => `${card}:${count}`).join(",");
