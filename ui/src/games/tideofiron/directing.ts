// How what happened is shown: steps one after another, the dice before what they did. Told only from the events.

import type { Director, Moment } from "../../lib/film";
import type { GameEvent } from "../../lib/protocol";
import type { ToiDesk } from "./desk.svelte";
import { centre, type Hex, type Spot } from "./hexes";
import type { Cause } from "./outlook";
import { isHex, isVehicle } from "./types";
import type { UnitView, View } from "./view";
import { say } from "./words";

const SETTLING = ["deck-shuffled", "drawn", "built", "token-given", "deployed", "loaded", "concealed"]; // of the setup, in one beat
const ARRIVING = ["arrived", "arrived-in", "forgone", "no-room"];
const LOSING = ["figure-lost", "squad-gone"];

/** Milliseconds at the calm pace. */
const moments: Record<string, Moment> = {
  "deck-shuffled": { ms: 300, with: SETTLING }, built: { ms: 350, own: 0, with: SETTLING }, "token-given": { ms: 350, own: 0, with: SETTLING }, deployed: { ms: 380, own: 120 }, loaded: { ms: 380, own: 120 }, concealed: { ms: 500, own: 150 }, "ace-named": { ms: 700, own: 200 }, "screens-lifted": { ms: 1300 },
  round: { ms: 1500 }, finished: { ms: 900 }, "phase-ended": { ms: 1000, own: 0 }, "command-phase": { ms: 1100 }, controlled: { ms: 1000, with: ["controlled"] }, received: { ms: 900, with: ["received"] }, scored: { ms: 1100, with: ["scored"] }, staked: { ms: 900, own: 200 }, "stake-lost": { ms: 1000 }, "not-agreed": { ms: 1000 }, initiative: { ms: 1200 },
  drawn: { ms: 900, with: SETTLING }, recovered: { ms: 1200 }, transferred: { ms: 700, own: 150 }, "transfer-refused": { ms: 900 }, "base-emptied": { ms: 700 }, arrived: { ms: 700, own: 150, with: ARRIVING }, "arrived-in": { ms: 700, own: 150, with: ARRIVING }, forgone: { ms: 900, with: ARRIVING }, "no-room": { ms: 900, with: ARRIVING }, event: { ms: 1200 },
  advances: { ms: 500, own: 0 }, "fires-and-moves": { ms: 600, own: 0 }, assaults: { ms: 700, own: 0 }, moved: { ms: 520, own: 260 }, "entered-fort": { ms: 700, own: 200 }, "left-fort": { ms: 700, own: 200 }, embarked: { ms: 700, own: 200 }, disembarked: { ms: 700, own: 200 }, "wire-cut": { ms: 900, own: 300 }, stopped: { ms: 700, own: 250 }, "turned-back": { ms: 1000 }, "left-map": { ms: 1200 },
  mines: { ms: 1500, die: 900 }, revealed: { ms: 1100 }, "in-opfire": { ms: 600, own: 150, with: ["in-opfire"] }, fatigued: { ms: 350, own: 0, with: ["fatigued", "moved", "hits", "no-effect", "shaken", "damaged"] },
  fires: { ms: 400, own: 0 }, "op-fire": { ms: 1200 }, supports: { ms: 650, own: 150, with: ["supports"] }, "support-paid": { ms: 700 }, "support-refused": { ms: 900 }, attack: { ms: 1500, own: 700 }, shelling: { ms: 1400, own: 700 }, dice: { ms: 1200, die: 1100 }, rerolled: { ms: 1100, die: 800 }, "thick-armour": { ms: 1200 },
  hits: { ms: 1200 }, "no-effect": { ms: 1200 }, "area-attack": { ms: 1400, die: 900 }, "area-defence": { ms: 1100, die: 800 }, "wire-destroyed": { ms: 1000 },
  "figure-lost": { ms: 900, with: ["figure-lost"] }, "squad-gone": { ms: 1500, with: LOSING }, shaken: { ms: 1300 }, routed: { ms: 1700 }, damaged: { ms: 1400 }, "vehicle-destroyed": { ms: 1900 }, "lost-inside": { ms: 1200, with: ["vehicle-destroyed", "lost-inside"] },
  assault: { ms: 2000 }, "assault-dice": { ms: 1600, die: 1000 }, "defender-dice": { ms: 1600, die: 1000 }, "assault-won": { ms: 1800 }, "assault-failed": { ms: 1800 }, retreated: { ms: 1000, with: ["retreated"] }, overwhelmed: { ms: 1300 }, "no-way-out": { ms: 1300 }, "crowded-out": { ms: 1200 }, "moved-in": { ms: 900, own: 300 },
  dug: { ms: 1000, own: 300 }, healed: { ms: 1300, die: 800 }, "not-healed": { ms: 1300, die: 800 }, "mines-cleared": { ms: 1200, die: 800 }, "mines-stay": { ms: 1200, die: 800 }, "traps-cleared": { ms: 900 }, "wire-laid": { ms: 900, own: 300 }, "smoke-laid": { ms: 1000, own: 300 },
  played: { ms: 1600, own: 600 }, retried: { ms: 1000, own: 300 }, repeated: { ms: 1300 }, aimed: { ms: 1000, own: 300 }, contact: { ms: 1200, die: 800 }, "no-contact": { ms: 1200, die: 800 }, accurate: { ms: 1300, die: 900 }, drifted: { ms: 1500, die: 900 }, "drifted-off": { ms: 1500, die: 900 }, "card-used": { ms: 700 }, discarded: { ms: 1100 }, "drop-lost": { ms: 1200 },
  placed: { ms: 900, own: 300, with: ["placed"] }, "obstacle-cleared": { ms: 900, own: 300 }, repaired: { ms: 1000, own: 300 }, trained: { ms: 1000, own: 300 }, rallied: { ms: 900, own: 250, with: ["rallied"] }, refreshed: { ms: 900, own: 250, with: ["refreshed"] }, replaced: { ms: 800, own: 250, with: ["replaced"] }, "more-actions": { ms: 1100 }, "fewer-actions": { ms: 1100 },
};

function change(view: View, name: unknown, facts: Partial<UnitView>): View {
  const unit = view.units[String(name)];
  return unit ? { ...view, units: { ...view.units, [String(name)]: { ...unit, ...facts } } } : view;
}

const GONE = ["squad-gone", "routed", "vehicle-destroyed", "lost-inside", "overwhelmed", "no-way-out", "crowded-out", "forgone", "no-room", "base-emptied", "left-map"];

function mark(view: View, hex: unknown, facts: Record<string, number>): View {
  return { ...view, marks: { ...view.marks, [String(hex)]: { ...view.marks[String(hex)], ...facts } } };
}

/** The table after an event, as far as the event tells it. */
function step(view: View, { kind, facts }: GameEvent, after: View): View {
  if (GONE.includes(kind)) return change(view, facts.unit, { gone: true, hex: null });
  const later = after.units[String(facts.unit)];
  switch (kind) {
    case "moved":
      return change(view, facts.unit, { hex: String(facts.to), fort: null, active: true });
    case "advances":
    case "fires-and-moves":
    case "assaults":
      return change(view, facts.unit, { active: true });
    case "deployed":
    case "arrived":
    case "retreated":
    case "turned-back":
    case "moved-in": {
      const unit = view.units[String(facts.unit)] ?? later;
      return unit ? { ...view, units: { ...view.units, [String(facts.unit)]: { ...unit, hex: String(facts.hex), fort: kind === "deployed" ? (later?.fort ?? null) : null, gone: false } } } : view;
    }
    case "built":
      return change(view, facts.unit, { figures: String(facts.figures) });
    case "left-fort":
      return change(view, facts.unit, { fort: null });
    case "revealed":
      return change(view, facts.unit, { concealed: false });
    case "concealed":
      return change(view, facts.unit, { concealed: true });
    case "fatigued":
      return change(view, facts.unit, { activation: "fatigued", active: false });
    case "in-opfire":
      return change(view, facts.unit, { activation: "opfire", active: false });
    case "refreshed":
      return change(view, facts.unit, { activation: "fresh" });
    case "rallied":
      return change(view, facts.unit, { condition: "good" });
    case "figure-lost": {
      return change(view, facts.unit, { figures: (view.units[String(facts.unit)]?.figures ?? "").replace(String(facts.figure), "") });
    }
    case "shaken":
      return change(view, facts.unit, { condition: facts.condition as UnitView["condition"], ...(later && !later.gone ? { activation: later.activation } : {}) }); // who waited in op fire waits no more
    case "damaged":
    case "repaired":
      return change(view, facts.unit, { damage: facts.damage as UnitView["damage"] });
    case "recovered": // all are fresh again; what else the step mends stands in the view that follows
      return { ...view, units: Object.fromEntries(Object.entries(view.units).map(([name, unit]) => [name, { ...unit, activation: after.units[name]?.activation ?? unit.activation, condition: after.units[name]?.condition ?? unit.condition, damage: after.units[name]?.damage ?? unit.damage }])) };
    case "wire-cut":
    case "wire-destroyed":
      return mark(view, facts.hex, { wire: 0 });
    case "wire-laid":
      return mark(view, facts.hex, { wire: 1 });
    case "smoke-laid":
      return mark(view, facts.hex, { smoke: 1 });
    case "mines-cleared":
      return mark(view, facts.hex, { mines: 0 });
    case "traps-cleared":
      return mark(view, facts.hex, { traps: 0 });
    case "controlled":
      return { ...view, control: { ...view.control, [String(facts.hex)]: String(facts.side).toLowerCase() as "us" | "de" } };
    case "initiative":
      return { ...view, initiative: String(facts.side).toLowerCase() as "us" | "de" };
    case "round":
      return { ...view, round: Number(facts.round), phase: "action" };
    case "scored":
    case "received":
    case "staked": {
      const key = String(facts.side).toLowerCase();
      const side = view.sides[key]!;
      const gain = kind === "scored" ? { vp: side.vp + Number(facts.vp) } : kind === "received" ? { cp: side.cp + Number(facts.cp) } : { cp: side.cp, stake: side.stake + Number(facts.cp) };
      return { ...view, sides: { ...view.sides, [key]: { ...side, ...gain } } };
    }
    default:
      return view;
  }
}

export const director: Director<View> = { moments, step };

/** All is public at this table, but what is laid out behind a screen. */
export const conceal = (view: View): View => view;

export interface Happening {
  shots: { from: Spot; to: Spot; heavy: boolean }[];
  bursts: (Spot & { wide: boolean })[];
  fallen: (Spot & { squad: boolean })[];
  notes: (Spot & { text: string; kind: string })[];
}

/** Dice as an event tells them: "5 1 6". */
export const faces = (told: unknown): number[] => String(told ?? "").split(" ").map(Number).filter((face) => face >= 1 && face <= 6);

/** What the eye sees of this moment's events. */
export function moment(desk: ToiDesk): Happening {
  const found: Happening = { shots: [], bursts: [], fallen: [], notes: [] };
  const at = (name: unknown): Spot | null => {
    const hex = isHex(name) ? name : (desk.hexOf(String(name)) ?? desk.known(String(name))?.hex ?? null);
    return hex ? centre(hex) : null;
  };
  if (desk.beat?.rolling) return found;
  for (const { kind, facts } of desk.happening) {
    const spot = at(facts.unit ?? facts.hex ?? facts.target);
    if (kind === "attack" || kind === "shelling" || kind === "op-fire") {
      const [from, to] = [at(facts.unit), at(facts.target ?? facts.hex)];
      const shooter = desk.unit(String(facts.unit));
      if (from && to && kind !== "op-fire") found.shots.push({ from, to, heavy: kind === "shelling" || (shooter !== null && isVehicle(shooter)) });
      if (from && kind === "op-fire") found.notes.push({ ...from, text: say("ui-op-fire"), kind: "bad" });
      continue;
    }
    if (!spot) continue;
    if (kind === "area-attack") found.bursts.push({ ...spot, wide: true });
    else if (kind === "mines" || kind === "figure-lost" || kind === "damaged") found.bursts.push({ ...spot, wide: false });
    else if (kind === "controlled") found.notes.push({ ...spot, text: say("ui-taken"), kind: "good" });
    else if (kind === "revealed") found.notes.push({ ...spot, text: say("ui-revealed"), kind: "" });
    else if (kind === "no-effect") found.notes.push({ ...spot, text: say("ui-result-none"), kind: "" });
    else if (GONE.includes(kind) && !["forgone", "no-room", "base-emptied", "left-map"].includes(kind)) {
      const unit = desk.known(String(facts.unit));
      found.fallen.push({ ...spot, squad: !unit || !isVehicle(unit) });
      if (kind === "vehicle-destroyed") found.bursts.push({ ...spot, wide: true });
    }
    if (kind === "shaken") found.notes.push({ ...spot, text: say(`ui-condition-${facts.condition}`), kind: "bad" });
    if (kind === "damaged") found.notes.push({ ...spot, text: say(`ui-damage-${facts.damage}`), kind: "bad" });
  }
  return found;
}

/** An assault as the events tell it. */
export interface Storm {
  n: number; // of the update that shows its end, else -1
  open: boolean; // still under way
  hex: Hex;
  step: number;
  attackers: string[];
  defenders: string[];
  strength: Cause[];
  defence: Cause[];
  black: number[];
  red: number[];
  blackBack: number[];
  hits: [number, number] | null;
  verdict: string | null;
  rule: string;
}

const STORMY = ["assault", "join", "losses", "retreat", "remove", "follow"];

/** The assault under way, or the one whose end has just been told. */
export function storming(desk: ToiDesk): Storm | null {
  const told: { event: GameEvent; n: number }[] = [];
  for (const update of desk.updates.toReversed()) {
    const begun = update.events.findLastIndex((event) => event.kind === "assault");
    told.unshift(...update.events.slice(Math.max(0, begun)).map((event) => ({ event, n: update.n })));
    if (begun >= 0 || told.length > 60) break;
  }
  const first = told[0]?.event;
  if (first?.kind !== "assault") return null;
  const over = told.findIndex(({ event }) => event.kind === "round" || ["advances", "fires", "in-opfire", "assaults", "fires-and-moves", "played", "phase-ended", "moved"].includes(event.kind));
  if (over >= 0) return null;
  const find = (kind: string) => told.find(({ event }) => event.kind === kind);
  const [dice, back] = [find("assault-dice")?.event.facts, find("defender-dice")?.event.facts];
  const end = find("assault-won") ?? find("assault-failed");
  const losses = told.some(({ event }) => LOSING.includes(event.kind));
  const placed = told.some(({ event }) => ["retreated", "overwhelmed", "moved-in", "no-way-out"].includes(event.kind));
  const hex = String(first.facts.hex);
  const side = (desk.unit(String(first.facts.unit)) ?? desk.known(String(first.facts.unit)))?.side;
  const { at } = desk.view;
  const helpers = desk.updates.slice(-8).flatMap((update) => update.events).filter((event) => event.kind === "supports" && event.rule === "TOI-ASSAULT-05").map((event) => String(event.facts.unit));
  const defenders = at.defenders ?? desk.seenIn(hex).filter((unit) => unit.side !== side).map((unit) => unit.name);
  return {
    n: end ? end.n : -1,
    open: !end || STORMY.includes(desk.view.at.kind),
    hex,
    step: placed ? 4 : end || losses ? 3 : dice ? 2 : 1,
    attackers: [String(first.facts.unit), ...(at.support?.length ? at.support : helpers)].filter((name, index, all) => all.indexOf(name) === index),
    defenders,
    strength: [{ value: Number(first.facts.strength), rule: "TOI-ASSAULT-06", kind: "black" }],
    defence: [{ value: Number(first.facts.defence), rule: "TOI-ASSAULT-08", kind: "black" }, { value: Number(first.facts.cover), rule: "TOI-ASSAULT-11", kind: "red" }],
    black: faces(dice?.black),
    red: faces(dice?.red),
    blackBack: faces(back?.black),
    hits: dice ? [Number(dice.hits), Number(back?.hits ?? 0)] : null,
    verdict: end ? (end.event.kind === "assault-won" ? "ui-storm-taken" : "ui-storm-failed") : null,
    rule: end?.event.rule ?? first.rule,
  };
}
