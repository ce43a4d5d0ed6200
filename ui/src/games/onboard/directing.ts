// How what happened is shown: steps one after another, a combat turned up before its result. Told only from the events.

import type { Director, Moment } from "../../lib/film";
import type { GameEvent, Update } from "../../lib/protocol";
import type { OnBoardDesk } from "./desk.svelte";
import { enemyOf, listed, type AgentView, type EdgeState, type Team, type View } from "./types";

const PASSING = ["phase-over", "flash-over", "oriented", "smoke-thins", "bomb-lost"]; // the end of a phase, in one beat

/** Milliseconds at the calm pace. */
const moments: Record<string, Moment> = {
  shuffled: { ms: 300, with: ["shuffled"] }, commanded: { ms: 500, own: 0, with: ["commanded"] }, placed: { ms: 550, own: 200 }, prepared: { ms: 1200, own: 350 }, "prepare-over": { ms: 500, own: 0 },
  drawn: { ms: 700, with: ["drawn", "drew"] }, drew: { ms: 700, with: ["drawn", "drew"] }, reshuffled: { ms: 900 },
  turn: { ms: 900 }, "phase-over": { ms: 900, with: PASSING }, activated: { ms: 650, own: 150 }, stopped: { ms: 600, own: 0 },
  moved: { ms: 650, own: 330 }, climbed: { ms: 800, own: 380 }, "door-opened": { ms: 850, own: 330 },
  thrown: { ms: 900 }, smoked: { ms: 1300 }, "smoke-thins": { ms: 700, with: PASSING }, flashed: { ms: 1400, with: ["flashed"] }, "flash-over": { ms: 700, with: PASSING },
  covered: { ms: 1300 }, disoriented: { ms: 1200, with: ["covered", "trap-sprung"] }, oriented: { ms: 700, with: PASSING }, "edge-changed": { ms: 1500 },
  fight: { ms: 1200 }, committed: { ms: 450, own: 0 }, "cards-down": { ms: 1000 }, countered: { ms: 1600 }, "no-counter": { ms: 800, own: 300 },
  "card-revealed": { ms: 480 }, revealed: { ms: 800 }, doubled: { ms: 1500 }, "no-doubling": { ms: 700, own: 300 },
  hit: { ms: 2300 }, missed: { ms: 2100 }, wounded: { ms: 1500 }, killed: { ms: 2000 }, "hand-discarded": { ms: 1000 }, discarded: { ms: 800, with: ["hand-discarded", "discarded"] },
  "trap-laid": { ms: 1000 }, "trap-set": { ms: 1000, own: 400 }, "trap-sprung": { ms: 1700 }, incapacitated: { ms: 1200 },
  "bomb-held": { ms: 1400 }, "bomb-defused": { ms: 1900 }, "bomb-lost": { ms: 1300, with: PASSING },
};

function change(view: View, agent: string, facts: Partial<AgentView>): View {
  const one = view.agents[agent];
  return one ? { ...view, agents: { ...view.agents, [agent]: { ...one, ...facts } } } : view;
}

/** The table after an event, as far as the event tells it. */
function step(view: View, { kind, facts }: GameEvent): View {
  const agent = String(facts.agent ?? "");
  switch (kind) {
    case "placed":
      return change(view, agent, { cell: String(facts.cell) });
    case "moved":
    case "climbed":
      return change(view, agent, { cell: String(facts.to) });
    case "prepared":
    case "edge-changed":
      return { ...view, edges: { ...view.edges, [String(facts.edge)]: facts.state as EdgeState } };
    case "door-opened":
      return { ...view, edges: { ...view.edges, [String(facts.edge)]: "door_open" } };
    case "smoked":
    case "smoke-thins":
      return { ...view, smoke: { ...view.smoke, [String(facts.zone)]: Number(facts.tokens) } };
    case "flashed":
      return change(view, agent, { flashed: true });
    case "flash-over":
      return change(view, agent, { flashed: false });
    case "disoriented":
      return change(view, agent, { disoriented: Number(facts.until) });
    case "oriented":
      return change(view, agent, { disoriented: 0 });
    case "fight":
      return facts.zone === "distinct" ? { ...view, at: { kind: "commit", agent, target: String(facts.target) } } : view;
    case "cards-down":
      return { ...view, at: { ...view.at, kind: "counter" } };
    case "countered":
      return { ...view, at: { ...view.at, countered: true } };
    case "revealed":
      return { ...view, at: { ...view.at, kind: "double" } };
    case "hit":
    case "missed":
      return { ...view, at: { kind: "act" } };
    case "wounded":
      return change(view, agent, { hit_points: Number(facts.left) });
    case "killed":
      return change(view, agent, { hit_points: 0, cell: null, flashed: false, disoriented: 0 });
    case "turn":
      return { ...view, turn: Number(facts.turn), phase: "attack" };
    case "phase-over":
      return { ...view, phase: facts.team === "attack" ? enemyOf(facts.team as Team) : "draw" };
    default:
      return view;
  }
}

export const director: Director<View> = { moments, step };

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
