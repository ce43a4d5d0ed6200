// The story in the log: a grenade and what it did, the cards of a combat, a hit and the wound: one sentence each.

import { run, type Saying, type Teller } from "../../lib/log";
import type { Facts, GameEvent } from "../../lib/protocol";
import type { OnBoardDesk } from "./desk.svelte";
import type { Team } from "./types";
import { agentName, cardName, say, seatTitle, together, zoneName } from "./words";

const HUSHED = ["shuffled", "prepare-over", "committed", "no-counter", "no-doubling", "activated"]; // others say the same, or nothing

/** Names instead of codes; rooms of a mission of somebody's own have the names that its file gives them. */
function named(desk: OnBoardDesk, event: GameEvent): Facts {
  const facts = { ...event.facts };
  const zone = event.kind === "fight" ? null : desk.view.map?.zones.find((one) => one.id === facts.zone);
  if (zone) facts.zone = zoneName(zone);
  if (facts.seat !== undefined) facts.seat = seatTitle(desk, String(facts.seat));
  if (facts.edge !== undefined) facts.edge = String(facts.edge).replace("|", "–");
  return facts;
}

const own = (event: GameEvent, desk: OnBoardDesk): string => say(`event-${event.kind}`, named(desk, event));

function gather(desk: OnBoardDesk, events: GameEvent[], at: number): { count: number; say: Saying[] } | null {
  const event = events[at]!;
  const { kind, facts } = event;
  const after = (...kinds: string[]) => run(events, at + 1, kinds);
  const names = (all: GameEvent[]) => together(all.map((one) => agentName(desk, String(one.facts.agent))));
  const joined = (more: GameEvent[], id: string, added: Facts) => (more.length ? { count: 1 + more.length, say: [{ event, id, facts: { ...named(desk, event), ...added } }] } : null);
  if (HUSHED.includes(kind) || (kind === "stopped" && !Number(facts.left))) return { count: 1, say: [] };
  switch (kind) {
    case "drawn": {
      const cards = run(events, at + 1, ["drew"], (one) => one.facts.seat === facts.seat);
      const what = together(cards.map((one) => say("log-cards", { card: cardName(desk, String(one.facts.card)), count: Number(one.facts.count) })));
      return joined(cards, "log-drawn", { what });
    }
    case "thrown": {
      const smoke = after("smoked");
      const flashed = after("flashed");
      return smoke.length ? joined(smoke, "log-thrown-smoke", {}) : joined(flashed, "log-thrown-flash", { names: names(flashed), count: flashed.length });
    }
    case "covered": {
      const down = after("disoriented");
      return joined(down, "log-covered", { until: down[0]?.facts.until ?? 0 });
    }
    case "card-revealed": {
      const more = run(events, at + 1, ["card-revealed"], (one) => one.facts.agent === facts.agent);
      const sum = events[at + 1 + more.length];
      if (sum?.kind !== "revealed") return null;
      const cards = together([event, ...more].map((one) => cardName(desk, String(one.facts.card))));
      return { count: 2 + more.length, say: [{ event: sum, id: "log-revealed", facts: { ...named(desk, sum), cards } }] };
    }
    case "hit":
    case "fight":
    case "trap-sprung": {
      const wounds = after("wounded", "killed", "incapacitated", "disoriented", "flashed");
      if (kind === "fight" && facts.zone !== "same") return null;
      return wounds.length ? { count: 1 + wounds.length, say: [{ event, id: "log-and-so", facts: { first: own(event, desk), then: wounds.map((one) => own(one, desk)).join(" ") } }] } : null;
    }
    default:
      return null;
  }
}

function heading(event: GameEvent): Saying | null {
  if (event.kind === "turn") return { event, id: "log-turn" };
  if (event.kind === "phase-over") return { event, id: event.facts.team === "attack" ? "log-defence-phase" : "log-end-of-turn" };
  return null;
}

function actor(desk: OnBoardDesk, { facts }: GameEvent): string | undefined {
  const team = facts.team ?? (facts.agent === undefined ? undefined : desk.view.agents[String(facts.agent)]?.team);
  return (team as Team | undefined) ?? (facts.bomb === undefined ? undefined : "attack");
}

export const log: Teller = { gather, heading, named, actor };
