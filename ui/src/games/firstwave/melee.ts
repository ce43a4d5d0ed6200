// A melee as it is told: who fights, both pools with their causes, the dice, the verdict. From the events alone.

import type { GameEvent } from "../../lib/protocol";
import type { FirstWaveDesk } from "./desk.svelte";
import type { Cause } from "./outlook";

/** One side's dice, as far as they have been rolled. */
export interface Camp {
  id: string;
  pool: Cause[];
  dice: number[];
  value: number; // C: from this face on a die is a success
  successes: number | null; // null: nothing has been rolled yet
  rolling: boolean;
}

export interface Bout {
  weapon: string;
  attack: Camp;
  defence: Camp;
  result: GameEvent | null;
}

const BLOWS = ["melee", "melee-rolled", "melee-result"];
const WOUNDS = ["wounded", "stunned", "immobilised", "disoriented", "infected", "eliminated", "plating"];
const RECENT = 16; // updates: more than a melee with all its rolls takes

const faces = (event: GameEvent): number[] => String(event.facts.dice ?? "").split(" ").filter(Boolean).map(Number);

/** `base:3:FW-MELEE-05 power:2:FW-MELEE-06` */
export const causesOf = (text: unknown): Cause[] =>
  String(text ?? "").split(" ").filter(Boolean).map((one) => {
    const [kind = "", value = "0", rule = ""] = one.split(":");
    return { kind, value: Number(value), rule };
  });

function camp(id: string, rolls: GameEvent[], rolling: GameEvent | null): Camp {
  const all = rolling ? [...rolls, rolling] : rolls;
  const last = rolls.at(-1);
  return { id, pool: causesOf(all.find((roll) => roll.facts.pool)?.facts.pool), dice: all.flatMap(faces), value: Number(all[0]?.facts.value ?? 0), successes: last ? Number(last.facts.successes) : null, rolling: rolling !== null };
}

/** The melee that is on the stage, or waits for the defender's weapon. */
export function bout(desk: FirstWaveDesk): Bout | null {
  const events = desk.updates.slice(-RECENT).flatMap((update) => update.events);
  const start = events.findLastIndex((event) => event.kind === "melee");
  const begun = events[start];
  const moment = [desk.view.at, ...desk.view.during].find((one) => one.kind === "melee"); // a match may begin in one
  const [attacker, defender] = begun ? [String(begun.facts.figure), String(begun.facts.target)] : [moment?.figure ?? "", moment?.target ?? ""];
  if (!attacker) return null;
  const told = events.slice(start + 1);
  const result = told.find((event) => event.kind === "melee-result") ?? null;
  const both = [attacker, defender];
  const shown = desk.happening.some(({ kind, facts }) => BLOWS.includes(kind) || (result !== null && WOUNDS.includes(kind) && both.includes(String(facts.figure))));
  const waits = !desk.beat && !result && moment !== undefined;
  if (!shown && !waits) return null;
  const thrown = desk.beat?.rolling ? (desk.happening.find((event) => event.kind === "melee-rolled") ?? null) : null;
  const rolls = (id: string) => told.filter((event) => event.kind === "melee-rolled" && event.facts.figure === id);
  const of = (id: string) => camp(id, rolls(id), thrown?.facts.figure === id ? thrown : null);
  const weapon = begun ? String(begun.facts.weapon ?? "") : (desk.figure(attacker)?.weapons[moment?.weapon ?? -1]?.id ?? "");
  return { weapon, attack: of(attacker), defence: of(defender), result };
}
