// What counted at the end, and for how many points: the prices come with the game's content, the numbers with the view.

import type { Content, Side, View } from "./types";
import { otherSide } from "./types";

export interface Count {
  what: string;
  count: number | null; // null: only the points are told
  each: number;
  points: number;
}

/** The lines that make up a side's score. */
export function counted(view: View, content: Pick<Content, "scenario">, side: Side): Count[] {
  const seat = view.seats[side]!;
  const price = content.scenario[view.scenario]?.score ?? {};
  const line = (what: string, count: number, each: string): Count => ({ what, count, each: price[each] ?? 0, points: count * (price[each] ?? 0) });
  const gone = (owner: Side, ...how: string[]) => view.figures.filter((one) => one.side === owner && how.includes(one.gone)).length;
  switch (view.scenario) {
    case "power_war": {
      const lines = [line("resources", seat.resources, "resource_collected"), line("npcs", seat.infected + seat.robots + seat.military, "npc_eliminated")];
      // Who stands in the enemy's zone counts by his own price: what is left of the score.
      return [...lines, { what: "zone", count: null, each: 0, points: seat.score - lines.reduce((sum, one) => sum + one.points, 0) }];
    }
    case "clean_up":
      return [line("infected", seat.infected, "infected"), line("robots", seat.robots, "robot_domestic"), line("military", seat.military, "robot_military")];
    case "diversion":
      return [line("crossed", gone(side, "crossed"), "own_fighter_crossed"), line("lost", gone(otherSide(side), "lost", "turned"), "enemy_fighter_eliminated_by_npc")];
    case "bloodline":
      return [];
  }
}
