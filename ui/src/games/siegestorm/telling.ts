// The story in the log: what is played at whom, what is paid for it, a storm and its damage: one sentence each.

import { run, type Saying, type Teller } from "../../lib/log";
import type { Facts, GameEvent } from "../../lib/protocol";
import { cardName } from "./cards";
import type { SiegestormDesk } from "./desk.svelte";
import { BOSS } from "./types";
import { personName, spotName, together } from "./words";

/** Names instead of codes. Byloss keeps his: the sentences know him. */
function named(desk: SiegestormDesk, { facts }: GameEvent): Facts {
  const found = { ...facts };
  for (const name of ["player", "victim", "against"]) if (/^[A-D]$/.test(String(found[name] ?? ""))) found[name] = personName(desk, String(found[name]));
  if (/^([A-D]|boss)\./.test(String(found.to ?? ""))) found.to = spotName(desk, String(found.to));
  return found;
}

const names = (events: GameEvent[]): string => together(events.map((event) => cardName(String(event.facts.card))));

function gather(desk: SiegestormDesk, events: GameEvent[], at: number): { count: number; say: Saying[] } | null {
  const event = events[at]!;
  const { kind } = event;
  const next = events[at + 1]?.kind;
  const one = (count: number, id: string, facts: Facts) => ({ count, say: [{ event, id, facts: { ...named(desk, event), ...facts } }] });
  switch (kind) {
    case "deploys":
      return next === "deployed" ? { count: 1, say: [] } : null;
    case "passed":
      return next === "resolves" ? { count: 1, say: [] } : null;
    case "drew": {
      const seen = run(events, at + 1, ["drew-card"]);
      return seen.length ? one(1 + seen.length, "log-drew", { cards: names(seen) }) : null;
    }
    case "boss-drew": {
      const all = run(events, at, ["boss-drew"]);
      return one(all.length, "log-drew", { player: BOSS, cards: names(all) });
    }
    case "reserved": {
      const all = run(events, at, ["reserved"]);
      return all.length > 1 ? one(all.length, "log-reserved", { cards: names(all) }) : null;
    }
    case "boss-plays":
      return (event.facts.command === "deploy" && next === "deployed") || (event.facts.command === "leader" && next === "placed") ? { count: 2, say: [{ event }] } : null;
    case "played":
    case "activated": {
      const aims = run(events, at + 1, ["target"]);
      return aims.length ? one(1 + aims.length, `log-${kind}-at`, { targets: names(aims) }) : null;
    }
    case "paid": {
      const all = run(events, at, ["paid"]);
      const deployed = events[at + all.length];
      if (deployed?.kind === "deployed") return { count: all.length + 1, say: [{ event: deployed, id: "log-deployed", facts: { ...named(desk, deployed), cards: names(all) } }] };
      return all.length > 1 ? one(all.length, "log-paid", { cards: names(all) }) : null;
    }
    case "strength": {
      const damage = events[at + 1];
      return damage?.kind === "damage" ? one(2, "log-strength", { amount: damage.facts.amount! }) : null;
    }
    case "token": {
      const all = run(events, at, ["token"]).filter((token) => token.facts.kind === event.facts.kind);
      return all.length > 1 ? one(all.length, "log-tokens", { cards: names(all) }) : null;
    }
    default:
      return null;
  }
}

function heading(event: GameEvent): Saying | null {
  return event.kind === "turn" ? { event } : null;
}

const BOSS_DEEDS = ["boss-drew", "boss-plays", "reserved", "menace", "recovered", "reserve-shuffled"];
const actor = (desk: SiegestormDesk, { kind, facts }: GameEvent): string | undefined => {
  if (BOSS_DEEDS.includes(kind)) return BOSS;
  if (facts.player === undefined && facts.card !== undefined) return Object.keys(desk.view.players).find((letter) => Object.values(desk.view.players[letter]!.spaces).some((one) => one?.card.split("@")[0] === facts.card));
  return undefined;
};

export const log: Teller = { gather, heading, named, actor };
