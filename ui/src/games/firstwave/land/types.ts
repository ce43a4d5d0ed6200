// A table as its file has it: millimetres, x to the east, y to the north.

export type Point = [number, number];
export type Rect = [number, number, number, number]; // west, south, east, north
export type Ground = "open" | "road" | "difficult" | "water";
export type Cover = "light" | "heavy";
export type Pass = "free" | "vault" | "climb" | "block";

export interface Opening {
  rect: Rect;
  z: [number, number];
}

export interface Room extends Opening {
  id: string;
  ground?: Ground;
}

export interface Ladder {
  at: Point;
  z: [number, number];
}

export interface Piece {
  id: string;
  name?: string;
  name_en?: string;
  name_fr?: string;
  kind: "ground" | "cover" | "building";
  look?: string; // how it is drawn; without it the name and the rules' words tell
  ground?: Ground;
  layer?: number;
  poly?: Point[];
  rect?: Rect;
  cover?: Cover;
  height?: number;
  pass?: Pass;
  top?: boolean;
  climb?: boolean;
  rooms?: Room[];
  doors?: Opening[];
  windows?: Opening[];
  ladders?: Ladder[];
}

export interface Table {
  id: string;
  name?: string;
  name_en?: string;
  name_fr?: string;
  size: Point;
  piece: Piece[];
}
