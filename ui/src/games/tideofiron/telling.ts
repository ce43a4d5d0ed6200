// The story in the log: names instead of codes, a shot and what it did in one sentence.

import { run, type Saying, type Teller } from "../../lib/log";
import type { Facts, GameEvent } from "../../lib/protocol";
import type { ToiDesk } from "./desk.svelte";
import { isHex } from "./types";
import { cardName, deckName, figureWords, lostWords, say, together, unitName } from "./words";

const HUSHED = ["deck-shuffled", "fires", "advances", "fires-and-moves", "assaults"]; // others say the same, or nothing

/** Facts with names: units, cards and decks have codes in the rules. */
function named(desk: ToiDesk, event: GameEvent): Facts {
  const facts = { ...event.facts };
  for (const [key, value] of Object.entries(facts)) {
    if (typeof value !== "string" || isHex(value as unknown)) continue;
    if (key === "card") facts[key] = cardName(value);
    else if (key === "deck") facts[key] = deckName(value);
    else if (key === "figures") facts[key] = figureWords(value);
    else if (key === "spec") facts[key] = say(`ui-spec-${value.toLowerCase().replaceAll("_", "-")}`);
    else if (["unit", "target", "vehicle", "from", "to"].includes(key)) facts[key] = unitName(desk, value);
  }
  return facts;
}

const own = (desk: ToiDesk, event: GameEvent): string => say(`event-${event.kind}`, named(desk, event));

function gather(desk: ToiDesk, events: GameEvent[], at: number): { count: number; say: Saying[] } | null {
  const event = events[at]!;
  const { kind, facts } = event;
  const all = (first: GameEvent[], id: string, added: Facts): { count: number; say: Saying[] } => ({ count: first.length, say: [{ event, id, facts: { ...named(desk, event), ...added } }] });
  if (HUSHED.includes(kind)) return { count: 1, say: [] };
  switch (kind) {
    case "moved": {
      const steps = [event, ...run(events, at + 1, ["moved"], (one) => one.facts.unit === facts.unit)];
      return steps.length > 1 ? all(steps, "event-moved", { to: String(steps.at(-1)!.facts.to) }) : null;
    }
    case "fatigued":
    case "in-opfire":
    case "built":
    case "deployed":
    case "drawn": {
      const same = [event, ...run(events, at + 1, [kind], (one) => one.facts.side === facts.side)];
      if (kind === "fatigued") return { count: same.length, say: [] }; // its sign on the board is enough
      return same.length > 1 && kind !== "drawn" ? all(same, `log-${kind}`, { units: together(same.map((one) => unitName(desk, String(one.facts.unit)))) }) : null;
    }
    case "dice": // the faces lie in the tray
      return all([event], "log-dice", { count: String(facts.black).split(" ").length, successes: Number(facts.successes), cancelled: Number(facts.cancelled) });
    case "figure-lost": {
      const same = [event, ...run(events, at + 1, ["figure-lost"], (one) => one.facts.unit === facts.unit)];
      const gone = events[at + same.length];
      const end = gone?.kind === "squad-gone" && gone.facts.unit === facts.unit ? ` ${own(desk, gone)}` : "";
      return { count: same.length + (end ? 1 : 0), say: [{ event, id: "log-lost", facts: { ...named(desk, event), figures: lostWords(same.map((one) => String(one.facts.figure)).join("")), end } }] };
    }
    default:
      return null;
  }
}

function heading(event: GameEvent): Saying | null {
  if (event.kind === "round") return { event, id: "log-round" };
  return event.kind === "command-phase" ? { event, id: "log-command" } : null;
}

function actor(desk: ToiDesk, { facts }: GameEvent): string | undefined {
  if (typeof facts.side === "string") return facts.side;
  const unit = desk.unit(String(facts.unit ?? "")) ?? desk.known(String(facts.unit ?? ""));
  return unit?.side;
}

export const log: Teller = { gather, heading, named, actor };
