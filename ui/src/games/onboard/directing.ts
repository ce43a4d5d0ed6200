// How what happened is shown: steps one after another, a combat turned up before its result. Told only from the events.

import type { Frame } from "../../lib/film";
import type { GameEvent, Update } from "../../lib/protocol";
import type { OnBoardDesk } from "./desk.svelte";
import { listed, type View } from "./types";

const PAUSE_MS: Record<string, number> = {
  moved: 420, climbed: 520, "door-opened": 450, activated: 450, thrown: 800, smoked: 900, flashed: 800, covered: 900, "edge-changed": 900, prepared: 700, fight: 900,
  "cards-down": 900, countered: 1300, "card-revealed": 1500, doubled: 1200, hit: 2200, missed: 2000, wounded: 1100, killed: 1400, "trap-sprung": 1500, "trap-laid": 800,
  "trap-set": 800, turn: 700, placed: 350, "bomb-held": 900, "bomb-defused": 1400,
};
const REVEAL_MS = 1500;

/** Cards are turned up before the result is told, when both come with one answer. */
export function frames(update: Update<View>, before: View): Frame<View>[] {
  const last = update.events.findLastIndex((event) => event.kind === "revealed");
  const result = update.events.findIndex((event) => event.kind === "hit" || event.kind === "missed");
  return last >= 0 && result > last ? [{ view: before, events: last + 1, ms: REVEAL_MS }] : [];
}

export function pause(update: Update<View>): number {
  if (!update.events.length) return 60;
  return Math.max(200, ...update.events.map((event) => PAUSE_MS[event.kind] ?? 0));
}

/** Hands and traps: what two people at one screen may not both see. */
export function conceal(view: View): View {
  const seats = Object.fromEntries(Object.entries(view.seats).map(([letter, seat]) => [letter, { ...seat, hand: null }]));
  return { ...view, seats, traps: view.traps.map((trap) => ({ ...trap, card: null, cell: null })) };
}

export interface Camp {
  agent: string;
  seat: string;
  strikes: boolean;
  ready: boolean; // has laid its cards
  count: number | null; // of cards laid, once it is known
  cards: string[] | null; // once they are known
  left: number; // in hand
  doubled: number;
}

/** A combat between two zones as a seat may see it. */
export interface Bout {
  n: number; // of the update that shows its result, else -1
  step: "commit" | "counter" | "double" | "over";
  camps: [Camp, Camp]; // who began it first
  turnedUp: boolean;
  countered: boolean;
  attack: number | null;
  defence: number | null;
  hit: boolean | null;
  rule: string;
  deciding: string | null; // the seat that is asked
}

const COMBAT = ["commit", "counter", "double"];

/** The events since the last combat began. */
function told(updates: Update<View>[]): { events: GameEvent[]; last: GameEvent[] } {
  const events: GameEvent[] = [];
  for (let index = updates.length - 1; index >= 0; index--) {
    const found = updates[index]!.events;
    const begun = found.findLastIndex((event) => event.kind === "fight");
    events.unshift(...found.slice(Math.max(begun, 0)));
    if (begun >= 0) break;
  }
  return { events, last: updates.at(-1)?.events ?? [] };
}

export function bout(desk: OnBoardDesk): Bout | null {
  const view = desk.view;
  const { events, last } = told(desk.updates);
  const result = last.find((event) => event.kind === "hit" || event.kind === "missed");
  const fighting = COMBAT.includes(view.at.kind);
  if (!fighting && !result) return null;
  const begun = events.find((event) => event.kind === "fight")?.facts;
  const agent = fighting ? view.at.agent! : String(begun?.agent ?? result!.facts.agent);
  const target = fighting ? view.at.target! : String(begun?.target ?? result!.facts.target);
  const countered = view.at.countered ?? events.some((event) => event.kind === "countered");
  const revealed = events.filter((event) => event.kind === "card-revealed");
  const turnedUp = view.at.kind === "double" || events.some((event) => event.kind === "revealed");
  const points = (role: string) => {
    const found = events.findLast((event) => event.kind === "revealed" && event.facts.role === role);
    return found ? Number(found.facts.points) : null;
  };
  const camp = (who: string, began: boolean): Camp => {
    const seat = view.agents[who]!.seat ?? "";
    const committed = fighting ? (view.seats[seat]?.committed ?? null) : null;
    const down = events.find((event) => event.kind === "cards-down");
    const shown = turnedUp ? revealed.filter((event) => event.facts.agent === who).map((event) => String(event.facts.card)) : null;
    const counts = down ? Number(began ? down.facts.cards : down.facts.against) : null;
    const strikes = began !== countered;
    return {
      agent: who,
      seat,
      strikes,
      ready: committed !== null || turnedUp || !fighting,
      count: committed?.count ?? counts,
      cards: shown?.length ? shown : committed?.cards ? listed(committed.cards) : turnedUp ? [] : null,
      left: view.seats[seat]?.hand_size ?? 0,
      doubled: (strikes ? view.at.attack_doubled : view.at.defence_doubled) ?? events.filter((event) => event.kind === "doubled" && event.facts.agent === who).length,
    };
  };
  return {
    n: result ? (desk.updates.at(-1)?.n ?? -1) : -1,
    step: result ? "over" : (view.at.kind as Bout["step"]),
    camps: [camp(agent, true), camp(target, false)],
    turnedUp,
    countered,
    attack: result ? Number(result.facts.attack) : (view.at.attack ?? points("striker")),
    defence: result ? Number(result.facts.defence) : (view.at.defence ?? points("guard")),
    hit: result ? result.kind === "hit" : null,
    rule: result?.rule ?? desk.now?.asked?.rule ?? "",
    deciding: fighting ? (desk.now?.asked?.seats.join(" ") ?? null) : null,
  };
}
