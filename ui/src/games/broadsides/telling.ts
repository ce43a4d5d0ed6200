// The story in the log: a card and where it led in one sentence, a shot and what it did in another.

import { run, type Saying, type Teller } from "../../lib/log";
import type { Facts, GameEvent } from "../../lib/protocol";
import type { BroadsidesDesk } from "./desk.svelte";
import { HITS, SAILING } from "./directing";
import { sectionOf, shipOf, type Heading } from "./types";
import { headingName, listed, say, spotName } from "./words";

/** A spot by its section; with the ship's name where it is not the one that is spoken of. */
const short = (spot: unknown, ship: unknown): string => (shipOf(String(spot)) === ship ? sectionOf(String(spot)) : spotName(String(spot)));

function named(_: BroadsidesDesk, { facts }: GameEvent): Facts {
  const found = { ...facts };
  for (const name of ["from", "to"]) if (name in found) found[name] = short(found[name], facts.ship);
  if ("spot" in found) found.spot = spotName(String(found.spot));
  if (found.heading !== undefined) found.heading = headingName(found.heading as Heading);
  if (typeof found.crew === "string") found.crew = listed(found.crew.split("+"));
  return found;
}

/** The cards of a step are told by what they did. */
function sailing(events: GameEvent[], at: number): { count: number; say: Saying[] } {
  const cards = run(events, at, ["card"]);
  const moves = run(events, at + cards.length, SAILING);
  return { count: cards.length + moves.length, say: cards.map((card) => ({ event: moves.find((move) => move.facts.ship === card.facts.ship) ?? card })) };
}

/** What a shot has done, in one sentence. */
function damage(hits: GameEvent[]): string {
  const lost = hits.filter((event) => event.kind.endsWith("-lost") && event.kind !== "mast-lost");
  const others = hits.filter((event) => !lost.includes(event)).map((event) => say(`event-${event.kind}`, event.facts));
  if (!lost.length) return others.join(" ");
  const what = lost.map(({ kind, facts }) => say(`log-${kind}`, facts));
  return [say("log-losses", { ship: lost[0]!.facts.ship!, section: lost[0]!.facts.section!, what: listed(what) }), ...others].join(" ");
}

function gather(_: BroadsidesDesk, events: GameEvent[], at: number): { count: number; say: Saying[] } | null {
  const event = events[at]!;
  switch (event.kind) {
    case "card":
      return sailing(events, at);
    case "shot": {
      const hits = run(events, at + 1, HITS);
      if (!hits.length) return null;
      return { count: 1 + hits.length, say: [{ event, id: "log-shot", facts: { ...event.facts, what: damage(hits) } }] };
    }
    case "round": {
      const fallen = run(events, at + 1, ["killed"]);
      if (!fallen.length) return null;
      const sum = (ship: string) => Number(event.facts[ship]) + Number(event.facts[`${ship}-bonus`]);
      const what = listed(fallen.map(({ facts }) => say("log-falls", facts)));
      return { count: 1 + fallen.length, say: [{ event, id: "log-round", seat: "", facts: { S: sum("S"), I: sum("I"), spot: spotName(String(event.facts.spot)), what } }] };
    }
    default:
      return null;
  }
}

function heading(event: GameEvent): Saying | null {
  if (event.kind === "turn" || event.kind === "boarding-turn") return { event, id: `log-${event.kind}` };
  return null;
}

const OF_BOTH = ["exchange", "first-fire", "collision", "placement", "salvo", "first-boarding", "melee", "melee-over"]; // nobody's deed alone
const actor = (_: BroadsidesDesk, { kind }: GameEvent): string | undefined => (OF_BOTH.includes(kind) ? "" : undefined);

export const log: Teller = { gather, heading, named, actor, passing: ["plotted"] };

/** What a die is thrown for. */
export const rolling = (_: BroadsidesDesk, { kind, facts }: GameEvent): string =>
  kind === "shot" ? say("ui-rolling-shot", facts) : kind === "round" ? say("ui-rolling-round", { spot: spotName(String(facts.spot)) }) : say(`ui-rolling-${kind}`);
