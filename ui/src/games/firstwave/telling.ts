// The story in the log: names instead of codes, a shot or a melee and what it did in few sentences, turns as headings.

import { run, type Saying, type Teller } from "../../lib/log";
import type { Facts, GameEvent } from "../../lib/protocol";
import { speech } from "../../lib/speech.svelte";
import type { FirstWaveDesk } from "./desk.svelte";
import { decimal } from "./outlook";
import { figureName, pieceName, say, sideName } from "./words";

const FIGURES = ["figure", "target", "winner", "loser", "ally", "into", "by"];
const HUSHED = ["ended", "npc-activated"]; // others say the same, or nothing

function named(desk: FirstWaveDesk, event: GameEvent): Facts {
  const facts = { ...event.facts };
  for (const key of FIGURES) if (typeof facts[key] === "string" && /^[ABN]\d+$/.test(facts[key])) facts[key] = figureName(desk, facts[key]);
  if (typeof facts.length === "string") facts.length = Number(facts.length).toLocaleString(speech.lang, { maximumFractionDigits: 0 });
  if (typeof facts.targets === "string") facts.targets = facts.targets.split(" ").map((id) => figureName(desk, id)).join(", ");
  for (const key of ["seat"]) if (facts[key] === "A" || facts[key] === "B") facts[key] = sideName(desk, facts[key]);
  const piece = typeof facts.piece === "string" ? desk.table.piece.find((one) => one.id === facts.piece) : undefined;
  if (piece) facts.piece = pieceName(piece);
  const house = typeof facts.room === "string" ? desk.table.piece.find((one) => one.rooms?.some((room) => room.id === facts.room)) : undefined;
  if (house) facts.room = pieceName(house);
  return facts;
}

/** A place as the rulers beside the table count it. */
function rulers({ at, x, y }: Facts): Facts {
  const [left, up] = at === undefined ? [Number(x), Number(y)] : String(at).split(",").map(Number);
  return { x: decimal((left ?? 0) / 10), y: decimal((up ?? 0) / 10) };
}

function gather(desk: FirstWaveDesk, events: GameEvent[], at: number): { count: number; say: Saying[] } | null {
  const event = events[at]!;
  if (HUSHED.includes(event.kind)) return { count: 1, say: [] };
  if (event.kind === "roll-off") {
    const { A, B, winner } = event.facts;
    return { count: 1, say: [{ event, id: "log-roll-off", facts: { a: sideName(desk, "A"), b: sideName(desk, "B"), A: A ?? 0, B: B ?? 0, winner: winner === "A" || winner === "B" ? sideName(desk, winner) : "none" } }] };
  }
  if (event.kind === "scores") return { count: 1, say: [{ event, id: "log-scores", facts: { a: sideName(desk, "A"), b: sideName(desk, "B"), A: event.facts.A ?? 0, B: event.facts.B ?? 0 } }] };
  if (event.kind === "moved") return { count: 1, say: [{ event, id: "log-moved", facts: { ...named(desk, event), cm: decimal(Number(event.facts.length) / 10) } }] };
  if (["deployed", "arrived", "smoke"].includes(event.kind)) return { count: 1, say: [{ event, id: `log-${event.kind}`, facts: { ...named(desk, event), ...rulers(event.facts) } }] };
  if (event.kind === "npc-row") {
    // the chart in one sentence: the last row is what it does
    const rows = run(events, at + 1, ["npc-row"], (one) => one.facts.figure === event.facts.figure);
    const last = rows.at(-1) ?? event;
    const told = [event, ...rows].map((one) => say("log-row", { row: Number(one.facts.row), answer: String(one.facts.answer), target: String(named(desk, one).target ?? "none") })).join(", ");
    return { count: 1 + rows.length, say: [{ event: last, id: "log-npc", facts: { ...named(desk, last), rows: told } }] };
  }
  return null;
}

const heading = (event: GameEvent): Saying | null => (event.kind === "turn" || event.kind === "npc-phase" ? { event } : null);

const NOBODYS = ["turn-ended", "length", "scores", "smoke-gone"];

/** Whose deed it is. What the NPCs and the clock do is nobody's, whoever answered last. */
const actor = (_: FirstWaveDesk, { kind, facts }: GameEvent): string | undefined => {
  const figure = String(facts.winner ?? facts.figure ?? "");
  if (/^N\d/.test(figure) || NOBODYS.includes(kind)) return "";
  return facts.seat !== undefined ? String(facts.seat) : /^[AB]\d/.test(figure) ? figure[0] : undefined;
};

export const log: Teller = { gather, named, heading, actor };
