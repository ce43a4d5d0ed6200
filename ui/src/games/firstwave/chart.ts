// The flow chart of the NPCs as it was told: what was asked of the one that acts, and what was answered.

import type { Update } from "../../lib/protocol";
import type { NpcPlan } from "./outlook";

export interface Row {
  row: number;
  answer: string;
}

/** A plan that is carried out: the gap is told only before. */
export type Chart = Omit<NpcPlan, "gap" | "path">;

const MOVES = 5;
const ATTACKS = 6;
const RECENT = 12; // updates: more than one NPC takes

/** The rows that the last NPC went through. A row that is asked again, after the move or after a shot, stays one row with its last answer. */
export function lastChart(updates: Pick<Update, "events">[]): Chart | null {
  let chart: Chart | null = null;
  for (const { events } of updates.slice(-RECENT))
    for (const { kind, facts, rule } of events) {
      const figure = String(facts.figure ?? "");
      if (kind === "npc-activated") chart = { id: figure, rows: [], target: "", rule };
      if (facts.row === undefined) continue;
      if (chart?.id !== figure) chart = { id: figure, rows: [], target: "", rule };
      const [row, answer, target] = [Number(facts.row), String(facts.answer ?? ""), String(facts.target ?? "none")];
      const rows: Row[] = chart.rows;
      const known = rows.find((one) => one.row === row);
      // Row 5 first tells whom it walks to, which answers nothing, then whether it has come to contact.
      const told: Row = { row, answer: row === MOVES && target !== "none" ? "" : answer };
      chart = { ...chart, rule, target: target === "none" ? chart.target : target, rows: known ? (row === ATTACKS && answer === "no" ? rows : rows.map((one) => (one === known ? told : one))) : [...rows, told] };
    }
  return chart;
}
