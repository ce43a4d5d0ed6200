// What the server says about On Board: the content of the game. Views are in view.ts.

import type { MissionView } from "./view";

export type Team = "attack" | "defence";
export type Cell = string; // C4: column, then row
export type Edge = string; // C3|C4: the west or north cell first
export type EdgeState = "open" | "solid" | "wall" | "reinforced" | "destroyed" | "door_closed" | "door_open" | "door_barricaded" | "window" | "window_barricaded";

export const TEAMS: Team[] = ["attack", "defence"];
export const COLUMNS = ["A", "B", "C", "D", "E", "F"];
export const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export type { AgentView, MomentView as Moment, SeatView, TrapView, View, ZoneView as Zone } from "./view";
export type Mission = MissionView;

export interface Card {
  id: string;
  name_en: string;
  name_fr: string;
  kind: "action" | "reaction" | "trap";
  attack: number;
  defence: number;
  distance: number;
  duration: number;
}

export interface Content {
  agents: { id: string; name: string; team: Team }[];
  cards: Card[];
  missions: Mission[];
  constants: { hand_size: number; actions_per_agent: number; hit_points: number };
}

export const teamOf = (seat: string | null): Team => (seat?.startsWith("D") || seat === "defence" ? "defence" : "attack");
export const enemyOf = (team: Team): Team => (team === "attack" ? "defence" : "attack");

/** A number of each card as a list of cards. */
export const listed = (counts: Record<string, number> | null | undefined): string[] =>
  Object.entries(counts ?? {}).flatMap(([card, count]) => Array.from({ length: count }, () => card));
