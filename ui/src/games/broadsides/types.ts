// What the server says about Broadsides: the content of the game. Views are in view.ts.

export type Ship = "S" | "I";
export type Heading = "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";
export type Card = "F" | "S" | "R" | "L" | "D";
export type Side = "starboard" | "port";
export type Row = string; // A to H

export const SHIPS: Ship[] = ["S", "I"];
export const HEADINGS: Heading[] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
export const CARDS: Card[] = ["F", "R", "L", "S", "D"];
export const CARD_NAMES: Record<Card, string> = { F: "forward", S: "stay", R: "starboard", L: "port", D: "damage" };

export const other = (ship: Ship): Ship => (ship === "S" ? "I" : "S");
export const isShip = (letter: string | null | undefined): letter is Ship => letter === "S" || letter === "I";

export type { MomentView as Moment, PlacementView as Placement, ShipView, View } from "./view";

export interface Island {
  name: string;
  places: [number, number][];
}

export interface Section {
  id: string;
  row: Row;
  col: number;
  level: number;
  edge: Side[];
  cannon: boolean;
  crew: number;
  mast: string;
}

export interface Arc {
  rel: number;
  line: "A" | "B" | "C" | "bow" | "stern";
  fires: string[];
  hull: string;
}

export interface Content {
  grid: { width: number; height: number; islands: Island[] };
  compass: { directions: { name: Heading; dx: number; dy: number }[] };
  ship: { name: string; start: [number, number]; heading: Heading }[];
  cards: { slots: number; copies_of_each_kind: number };
  figures: { crew_per_ship: number; cannons_per_ship: number; free_crew_at_start: number };
  deck: { rows: Row[]; sections: Section[]; ladders: { a: string; b: string }[]; links: { a: string; b: string }[] };
  masts: Record<string, { section: string; hits_to_remove: number } | string>;
  hull: { hits_to_destroy: number; destroyed_sections_to_sink: number };
  shot: { faces: string[] };
  arc: Arc[];
  crossing: Record<string, [string, string][]>;
  boarding: { captain_bonus: number; moves_per_turn: number };
}

/** A section of one of the two ships, as the notation writes it: `S.C3`. */
export const spotOf = (owner: Ship, name: string): string => (name.includes(".") ? name : `${owner}.${name}`);
export const shipOf = (spot: string): Ship => spot[0] as Ship;
export const sectionOf = (spot: string): string => spot.slice(2);
