// What the server says of a deck: the rules of deck building are asked, not written again.

import { checkThing, workshopKinds } from "../../lib/workshop";

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

export const deckLimits = async (): Promise<Limits> => (await workshopKinds()).find((one) => one.game === "siegestorm" && one.kind === "deck")!.limits as unknown as Limits;

export async function checkDeck(wish: { text: string; melee: boolean; promo: boolean }): Promise<DeckFacts> {
  const options = { melee: wish.melee ? "yes" : "no", promo: wish.promo ? "yes" : "no" };
  const { name, faults, value, data } = await checkThing("siegestorm", "deck", wish.text, options);
  const { cards, size, lines } = data as { cards: Record<string, number>; size: number; lines: string };
  return { name, cards, size, line: value, lines, faults: faults.map((fault) => ({ ...fault, card: fault.spots[0] ?? "" })) };
}
