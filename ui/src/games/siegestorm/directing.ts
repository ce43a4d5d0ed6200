// How what happened is shown: links fall on the chain one by one, cards move, damage is looked at. Told only from the events.

import type { Frame } from "../../lib/film";
import type { Update } from "../../lib/protocol";
import { HIDDEN, type View } from "./types";

const PAUSE_MS: Record<string, number> = {
  turn: 600, drew: 350, "boss-drew": 350, played: 900, deploys: 500, deployed: 650, placed: 700, replaced: 500, activated: 800, target: 500, paid: 250, committed: 250, passed: 250, resolves: 900,
  negated: 1300, "no-effect": 900, copied: 900, fizzled: 1100, storms: 900, strength: 1100, withstands: 1200, damage: 1100, spent: 500, supports: 600, killed: 1000, destroyed: 1100, returned: 800,
  healed: 700, discarded: 700, stole: 800, "stole-card": 900, raised: 800, shifted: 600, switched: 800, shapeshifted: 700, "new-shape": 800, modified: 500, "boss-plays": 1100, reserved: 350,
  menace: 900, recovered: 800, token: 600, advances: 600, eliminated: 1500,
};

export function frames(): Frame<View>[] {
  return [];
}

export function pause(update: Update<View>): number {
  if (!update.events.length) return 60;
  return Math.max(150, ...update.events.map((event) => PAUSE_MS[event.kind] ?? 0));
}

/** What two people at one screen may not both see: hands, and the faces of Supporters. */
export function conceal(view: View): View {
  const players = Object.fromEntries(
    Object.entries(view.players).map(([letter, player]) => [
      letter,
      letter === "boss" ? player : { ...player, hand: player.hand.map(() => HIDDEN), support: player.support.map((one) => ({ ...one, card: HIDDEN })), answer: player.answer && HIDDEN },
    ]),
  );
  return { ...view, players };
}
