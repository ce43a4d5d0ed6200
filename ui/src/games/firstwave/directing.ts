// How what happened is shown: each shot, blow, step and sign for its time. Told only from the events.

import type { Director, Moment } from "../../lib/film";
import type { GameEvent, Rolled, Update } from "../../lib/protocol";
import type { Figure, View } from "./types";

/** Milliseconds at the calm pace. */
const moments: Record<string, Moment> = {
  turn: { ms: 900 }, "npc-phase": { ms: 900 }, "roll-off": { ms: 1300, die: 700 }, "goes-first": { ms: 800, own: 150 }, "piece-laid": { ms: 600, own: 200 }, "token-placed": { ms: 600, own: 200 }, deployed: { ms: 500, own: 150 }, named: { ms: 500, own: 0 }, "named-successor": { ms: 800 },
  activated: { ms: 700, own: 200 }, ended: { ms: 350, own: 0 }, "infection-test": { ms: 1100, die: 600 }, helpless: { ms: 1000 }, "actions-lost": { ms: 1000 },
  moved: { ms: 950, own: 500 }, charged: { ms: 1000, own: 500 }, "left-melee": { ms: 950, own: 500 }, crossed: { ms: 1500 }, entered: { ms: 1000 },
  "fall-test": { ms: 1500, die: 700 }, swim: { ms: 1000, die: 500 },
  shot: { ms: 900 }, "shot-rolled": { ms: 1100, die: 800 }, "ones-rerolled": { ms: 1000, die: 700 }, "bonus-rolled": { ms: 1000, die: 700 }, rerolls: { ms: 800 }, "shot-result": { ms: 1300 },
  smoke: { ms: 1200 }, "smoke-gone": { ms: 600 }, poison: { ms: 1000, die: 500 }, "friend-hit": { ms: 1200 }, "limited-ammo": { ms: 900, die: 500 }, "out-of-ammunition": { ms: 1100 },
  melee: { ms: 900 }, "melee-rolled": { ms: 1000, die: 700 }, "melee-result": { ms: 1500 }, "melee-spent": { ms: 1000 },
  wounded: { ms: 1200 }, stunned: { ms: 900 }, disoriented: { ms: 900 }, unconscious: { ms: 1000 }, immobilised: { ms: 1000 }, plating: { ms: 1000, die: 500 }, infected: { ms: 1000 }, "on-fire": { ms: 1000 }, "fire-test": { ms: 1000, die: 500 },
  eliminated: { ms: 1600 }, turned: { ms: 1500 }, replaced: { ms: 1300 },
  "picked-up": { ms: 900, own: 300 }, found: { ms: 1500 }, discarded: { ms: 700 }, declined: { ms: 600 }, arrival: { ms: 1400, die: 700 }, "arrival-count": { ms: 900, die: 500 }, arrived: { ms: 800, own: 300 },
  "npc-activated": { ms: 700 }, "npc-row": { ms: 600, with: ["npc-row", "npc-activated"] },
  treated: { ms: 1100 }, ordered: { ms: 900, own: 200 }, hid: { ms: 900 }, "turn-ended": { ms: 700 }, length: { ms: 1200, die: 600 }, scores: { ms: 1400 }, conceded: { ms: 1400 },
};

/** All that is told of a figure but where it stands: that has its own moment. */
const lasting = (one: Figure, after: Figure | undefined): Figure => (after ? { ...after, x: one.x, y: one.y, z: one.z } : one);

const copied = (view: View, after: View, ids: string[]): View => ({ ...view, figures: view.figures.map((one) => (ids.includes(one.id) ? lasting(one, after.figures.find((other) => other.id === one.id)) : one)) });

/** Somebody new, or somewhere new. */
function brought(view: View, after: View, id: string): View {
  const there = after.figures.find((one) => one.id === id);
  if (!there) return view;
  return { ...view, figures: view.figures.some((one) => one.id === id) ? view.figures.map((one) => (one.id === id ? there : one)) : [...view.figures, there] };
}

/** The end of a way as an event tells it. */
export function lastSpot(path: unknown): { x: number; y: number; z?: number } | null {
  const last = String(path ?? "").split(">").at(-1)?.split(",").map(Number) ?? [];
  if (last.length < 2 || !last.every(Number.isFinite)) return null;
  return last.length > 2 ? { x: last[0]!, y: last[1]!, z: last[2] } : { x: last[0]!, y: last[1]! };
}

/** The table after an event, as far as the event and what comes of it tell. */
function step(view: View, { kind, facts }: GameEvent, after: View): View {
  const figure = String(facts.figure ?? "");
  const spot = facts.path === undefined ? null : lastSpot(facts.path);
  if (spot) return { ...view, figures: view.figures.map((one) => (one.id === figure ? { ...one, ...spot } : one)) };
  switch (kind) {
    case "activated":
    case "npc-activated":
      return { ...copied(view, after, [figure]), phase: kind === "activated" ? "survivors" : "npcs", at: { kind: kind === "activated" ? "act" : "npc", figure } };
    case "turn":
      return { ...view, turn: Number(facts.turn ?? view.turn), phase: "initiative", figures: view.figures.map((one) => ({ ...one, activated: false })) };
    case "npc-phase":
      return { ...view, phase: "npcs" };
    case "deployed":
    case "arrived":
    case "replaced":
    case "fall-test":
      return brought(view, after, figure);
    case "picked-up":
      return { ...view, tokens: after.tokens, seats: after.seats };
    case "token-placed":
      return { ...view, tokens: after.tokens };
    case "piece-laid":
      return { ...view, map: after.map, laid: after.laid, pile: after.pile };
    case "smoke":
    case "smoke-gone":
      return { ...view, smoke: after.smoke };
    case "entered":
      return { ...view, explored: after.explored };
    case "eliminated":
    case "crossed":
      return { ...copied(view, after, [figure]), seats: after.seats };
    default:
      return figure ? copied(view, after, [figure]) : view;
  }
}

export const director: Director<View> = { moments, step };

/** Who named which successor is nobody else's to know. */
export const conceal = (view: View): View => ({ ...view, seats: Object.fromEntries(Object.entries(view.seats).map(([seat, one]) => [seat, { ...one, successor: one.successor ? "?" : one.successor }])) });

const owner = ({ facts }: GameEvent): string => String(facts.figure ?? "").slice(0, 1);

/** The dice that an update shows: an event of a roll has them as `dice`, or one `die`. */
export function dice(update: Pick<Update, "by" | "action" | "events">): Rolled | null {
  const found = update.events.flatMap((event) => {
    const faces = String(event.facts.dice ?? event.facts.die ?? "").split(" ").map(Number).filter((face) => face >= 1 && face <= 6);
    if (event.kind === "roll-off") return faces.map((face, index) => ({ seat: "AB"[index] ?? "", face }));
    return faces.map((face) => ({ seat: owner(event), face }));
  });
  return found.length ? { dice: found, events: update.events } : null;
}
