// How what happened is shown: cards turned over, then ships under way, then fire; told only from the events.

import type { Director, Moment } from "../../lib/film";
import type { Facts, GameEvent, Rolled, Update } from "../../lib/protocol";
import { CARD_NAMES, SHIPS, sectionOf, shipOf, type Card, type Content, type Heading, type Placement, type Ship, type ShipView, type View } from "./types";

export const SAILING = ["sailed", "turned", "aground", "still-aground"];
export const HITS = [
  "no-section", "nothing-there", "cannon-lost", "crew-lost", "captain-lost", "mast-hit", "mast-lost", "hull-hit", "hull-destroyed", "hull-gone", "hull-end-on", "mast-ignored", "hull-ignored",
];
const struck = (ms: number): Moment => ({ ms, with: ["shot", ...HITS] });

/** Milliseconds at the calm pace. */
const moments: Record<string, Moment> = {
  deployed: { ms: 1300, with: ["deployed"] }, turn: { ms: 800 }, "no-cards": { ms: 1500 }, plotted: { ms: 0 },
  card: { ms: 450, with: ["card"] }, sailed: { ms: 780, with: SAILING }, turned: { ms: 780, with: SAILING }, aground: { ms: 1500, with: SAILING }, "still-aground": { ms: 1000, with: SAILING },
  surrendered: { ms: 1800 }, "fights-on": { ms: 1400 },
  exchange: { ms: 1200 }, "first-fire": { ms: 1300, die: 850 }, shot: { ms: 1200, die: 850 }, held: { ms: 900, own: 300 },
  "no-section": struck(1300), "nothing-there": struck(1300), "cannon-lost": struck(1500), "crew-lost": struck(1500), "captain-lost": struck(2100), "mast-hit": struck(1500), "mast-lost": struck(1900),
  "hull-hit": struck(1500), "hull-destroyed": struck(1900), "hull-gone": struck(1300), "hull-end-on": struck(1300), "mast-ignored": struck(1300), "hull-ignored": struck(1300),
  promoted: { ms: 1500 },
  collision: { ms: 2200 }, placement: { ms: 1500 }, salvo: { ms: 1200 }, "first-boarding": { ms: 1300, die: 850 },
  "boarding-turn": { ms: 900 }, stepped: { ms: 850, own: 260 }, "no-move-left": { ms: 1300 },
  melee: { ms: 1000 }, round: { ms: 1500, die: 950 }, killed: { ms: 1600, with: ["round", "killed"] }, "melee-over": { ms: 1400 },
};

const LETTERS = Object.fromEntries(Object.entries(CARD_NAMES).map(([letter, name]) => [name, letter])) as Record<string, Card>;

function change(view: View, ship: Ship, facts: Partial<ShipView>): View {
  return { ...view, ships: { ...view.ships, [ship]: { ...view.ships[ship], ...facts } } };
}

/** A spot as a ship's own list of people names it. */
const nameFor = (ship: Ship, spot: string): string => (shipOf(spot) === ship ? sectionOf(spot) : spot);

function fewer(crew: Record<string, number>, name: string, count: number): Record<string, number> {
  const { [name]: here = 0, ...others } = crew;
  return here > count ? { ...others, [name]: here - count } : others;
}

function moved(view: View, { ship: who, figure, from, to }: Facts): View {
  const ship = who as Ship;
  const [left, entered] = [nameFor(ship, String(from)), nameFor(ship, String(to))];
  if (figure === "captain") return change(view, ship, { captain: entered });
  const crew = fewer(view.ships[ship].crew, left, 1);
  return change(view, ship, { crew: { ...crew, [entered]: (crew[entered] ?? 0) + 1 } });
}

/** The table after an event, as far as the event tells it. */
function step(view: View, { kind, facts }: GameEvent): View {
  const ship = facts.ship as Ship;
  const at = view.ships[ship];
  switch (kind) {
    case "card": {
      const plot = [...(at.plot ?? ["?", "?", "?"])] as (Card | "?")[];
      plot[Number(facts.step) - 1] = LETTERS[String(facts.card)] ?? "?";
      return { ...change(view, ship, { plot }), step: Number(facts.step), at: { kind: "sail" } };
    }
    case "sailed":
      return change(view, ship, { x: Number(facts.x), y: Number(facts.y), heading: facts.heading as Heading });
    case "turned":
      return change(view, ship, { heading: facts.heading as Heading });
    case "aground":
      return change(view, ship, { aground: true });
    case "cannon-lost":
      return change(view, ship, { cannons: at.cannons.filter((id) => id !== facts.section) });
    case "crew-lost":
      return change(view, ship, { crew: fewer(at.crew, String(facts.section), Number(facts.count)) });
    case "captain-lost":
      return change(view, ship, { captain: null, captain_lost: true });
    case "promoted":
      return change(view, ship, { captain: String(facts.section), crew: fewer(at.crew, String(facts.section), 1), captain_lost: false });
    case "mast-hit":
      return change(view, ship, { masts: { ...at.masts, [String(facts.mast)]: 1 } });
    case "mast-lost":
      return change(view, ship, { masts: { ...at.masts, [String(facts.mast)]: 0 } });
    case "hull-hit":
      return change(view, ship, { hull: { ...at.hull, [String(facts.hull)]: 1 } });
    case "hull-destroyed":
      return change(view, ship, { hull: { ...at.hull, [String(facts.hull)]: 2 } });
    case "placement":
      return { ...view, phase: "boarding", placement: facts as unknown as Placement, at: { kind: "sail" } };
    case "stepped":
      return moved(view, facts);
    case "killed": {
      const name = nameFor(ship, String(facts.spot));
      return facts.figure === "captain" ? change(view, ship, { captain: null }) : change(view, ship, { crew: fewer(at.crew, name, 1) });
    }
    case "turn":
      return { ...view, turn: Number(facts.turn), step: 0, ships: { S: { ...view.ships.S, plot: null }, I: { ...view.ships.I, plot: null } } };
    case "boarding-turn":
      return { ...view, turn: Number(facts.turn) };
    default:
      return view;
  }
}

export const director: Director<View> = { moments, step };

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
