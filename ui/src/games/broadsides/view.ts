// Made by `python -m warbox.conformance.typescript ui/src/games` from the shape.py of broadsides: edit that.

export interface View {
  game: string;
  options: Record<string, string>;
  phase: "deploy" | "broadsides" | "boarding";
  turn: number;
  step: number;
  idle: number;
  fought: boolean;
  ships: Record<"S" | "I", ShipView>;
  placement: PlacementView | null;
  at: MomentView;
  asked: QuestionView | null;
}

export interface ShipView {
  captain: string | null;
  crew: Record<string, number>;
  cannons: string[];
  masts: Record<string, number>;
  hull: Record<string, number>;
  damage_cards: number;
  aground: boolean;
  no_cards: boolean;
  captain_lost: boolean;
  plot: ("F" | "S" | "R" | "L" | "D" | "?")[] | null;
  placed: string[] | "?" | null;
  answer: string | null;
  x?: number;
  y?: number;
  heading?: "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";
}

export interface PlacementView {
  bows: "same" | "opposite";
  S: "starboard" | "port";
  I: "starboard" | "port";
}

export interface MomentView {
  kind: string;
  seat?: "S" | "I";
  shots?: number;
  then?: number;
  moves?: number;
  row?: string;
  spot?: string;
  S?: number;
  I?: number;
  salvo_fired?: boolean;
  end?: string;
  rule?: string;
  winner?: string;
}

export interface QuestionView {
  kind: string;
  rule: string;
  seats: string[];
}
