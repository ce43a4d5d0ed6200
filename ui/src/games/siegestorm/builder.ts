// What the server says of a deck: the rules of deck building are asked, not written again.

export interface DeckFault {
  kind: string;
  rule: string;
  card: string;
  line: number;
  reason: string;
}

export interface DeckFacts {
  name: string;
  cards: Record<string, number>;
  size: number;
  faults: DeckFault[];
  line: string;
  lines: string;
}

export interface Limits {
  size: number;
  copies: number[]; // by rank
  promo: number;
}

async function answered<T>(answer: Response): Promise<T> {
  if (!answer.ok) {
    const said = await answer.json().then((read) => read.error?.message, () => null);
    throw new Error(said ?? `${answer.status} ${answer.statusText}`);
  }
  return (await answer.json()) as T;
}

export const deckLimits = async (): Promise<Limits> => answered(await fetch("/api/decks/limits"));

export const checkDeck = async (wish: { text: string; melee: boolean; promo: boolean; lang: string }): Promise<DeckFacts> =>
  answered(await fetch("/api/decks/check", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish) }));
