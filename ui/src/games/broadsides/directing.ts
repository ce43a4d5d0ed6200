// How what happened is shown: cards turned over, then ships under way, then fire; told only from the events.

import type { Frame } from "../../lib/film";
import type { Rolled, Update } from "../../lib/protocol";
import { CARD_NAMES, SHIPS, type Card, type Content, type Heading, type Ship, type ShipView, type View } from "./types";

const REVEAL_MS = 450;
const MOVE_MS = 620;
const PAUSE_MS: Record<string, number> = {
  shot: 1150,
  "first-fire": 1400,
  "first-boarding": 1400,
  round: 1500,
  melee: 800,
  stepped: 600,
  collision: 1400,
  salvo: 900,
  exchange: 700,
  promoted: 700,
  held: 500,
};

const LETTERS = Object.fromEntries(Object.entries(CARD_NAMES).map(([letter, name]) => [name, letter])) as Record<string, Card>;

function change(view: View, ship: Ship, facts: Partial<ShipView>): View {
  return { ...view, ships: { ...view.ships, [ship]: { ...view.ships[ship], ...facts } } };
}

export function frames(update: Update<View>, before: View): Frame<View>[] {
  if (before.phase !== "broadsides") return [];
  const found: Frame<View>[] = [];
  let view = before;
  let moved = false;
  const push = (events: number, ms: number) => found.push({ view, events, ms });
  update.events.forEach(({ kind, facts }, index) => {
    const ship = facts.ship as Ship;
    if (kind === "card") {
      if (moved) push(index, MOVE_MS);
      moved = false;
      const step = Number(facts.step);
      const plot = [...(view.ships[ship].plot ?? ["?", "?", "?"])] as (Card | "?")[];
      plot[step - 1] = LETTERS[String(facts.card)] ?? "?";
      view = { ...change(view, ship, { plot }), step, at: { kind: "sail" } };
      if (update.events[index + 1]?.kind !== "card") push(index + 1, REVEAL_MS);
    } else if (kind === "sailed") {
      view = change(view, ship, { x: Number(facts.x), y: Number(facts.y), heading: facts.heading as Heading });
      moved = true;
    } else if (kind === "turned") {
      view = change(view, ship, { heading: facts.heading as Heading });
      moved = true;
    } else if (kind === "aground") {
      view = change(view, ship, { aground: true });
      moved = true;
    } else if (moved) {
      push(index, MOVE_MS);
      moved = false;
    }
  });
  return found;
}

export function pause(update: Update<View>): number {
  if (!update.events.length) return 60;
  return Math.max(350, ...update.events.map((event) => PAUSE_MS[event.kind] ?? 0));
}

const ROLLS = ["shot", "first-fire", "first-boarding", "round"];
const EFFECTS = /-lost$|^mast-|^hull-|^no-section$|^nothing-there$|^killed$|^melee-over$/;

/** The dice that an update shows, in the order in which they fell, and the events that tell what they did. */
export function dice(update: Pick<Update, "events">): Rolled | null {
  const first = update.events.findIndex((event) => ROLLS.includes(event.kind));
  const roll = update.events[first];
  if (!roll) return null;
  const { kind, facts } = roll;
  const fell = kind === "shot" ? [{ seat: String(facts.ship), face: Number(facts.die) }] : SHIPS.map((seat) => ({ seat, face: Number(facts[seat]) }));
  const after = update.events.slice(first + 1);
  const end = after.findIndex((event) => !EFFECTS.test(event.kind));
  return { dice: fell, events: [roll, ...(end < 0 ? after : after.slice(0, end))] };
}

/** Cards that only their owner knows are turned down: for two people who look at one screen. */
export function conceal(view: View): View {
  let shown = view;
  for (const ship of SHIPS) {
    const plot = view.ships[ship].plot;
    if (plot) shown = change(shown, ship, { plot: plot.map((card, slot) => (slot < view.step ? card : "?")) });
  }
  return shown;
}

export interface Track {
  ship: Ship;
  points: { x: number; y: number }[];
}

/** The way each ship has come since the turn before this one. */
export function tracks(content: Content, updates: Update<View>[], view: View): Track[] {
  const turns = 2;
  let begins = 0;
  let seen = 0;
  for (let index = updates.length - 1; index >= 0 && seen < turns; index--)
    if (updates[index]!.events.some((event) => event.kind === "turn")) {
      seen += 1;
      begins = index;
    }
  return SHIPS.map((ship) => {
    const points: { x: number; y: number }[] = [];
    for (const update of updates.slice(begins))
      for (const { kind, facts } of update.events) {
        if (kind === "turn" && update === updates[begins]) points.length = 0; // what came before belongs to an older turn
        if (kind !== "sailed" || facts.ship !== ship) continue;
        const to = { x: Number(facts.x), y: Number(facts.y) };
        const way = content.compass.directions.find((one) => one.name === facts.heading)!;
        if (!points.length) points.push({ x: to.x - way.dx, y: to.y - way.dy });
        points.push(to);
      }
    const { x, y } = view.ships[ship];
    const last = points.at(-1);
    return { ship, points: last && last.x === x && last.y === y ? points : [] };
  });
}
