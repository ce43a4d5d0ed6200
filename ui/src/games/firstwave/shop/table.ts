// A table on the bench, and as a file: pieces that are laid, moved, turned and bent. What is legal is the judge's to say.

import { parse } from "smol-toml";

import { corners, middle, outline } from "../land/plane";
import type { Ladder, Opening, Piece, Point, Rect, Room, Table } from "../land/types";
import { inline, pairs, quoted } from "./toml";

export interface TableDraft {
  name: string;
  name_fr: string;
  size: Point;
  piece: Piece[];
  tokens: Record<"A" | "B", Point[]>;
}

export type PartKind = "rooms" | "doors" | "windows" | "ladders";
export interface Part {
  kind: PartKind;
  place: number;
}

export const emptyTable = (): TableDraft => ({ name: "", name_fr: "", size: [600, 600], piece: [], tokens: { A: [], B: [] } });
export const asTable = (draft: TableDraft): Table => ({ id: "draft", name: draft.name, name_fr: draft.name_fr || undefined, size: draft.size, piece: draft.piece });

const WALL = 6;

/** What a piece of a look is when it is laid: its shape around the place, and what the rules know of it. */
interface Preset extends Omit<Piece, "id" | "poly" | "rect"> {
  wide: number;
  deep: number;
  shape?: "rect" | "blob";
}
export const PRESETS: Record<string, Preset> = {
  road: { kind: "ground", ground: "road", layer: 1, wide: 200, deep: 60 },
  water: { kind: "ground", ground: "water", layer: 2, wide: 120, deep: 70, shape: "blob" },
  rubble: { kind: "ground", ground: "difficult", layer: 2, wide: 100, deep: 80, shape: "blob" },
  mud: { kind: "ground", ground: "difficult", layer: 2, wide: 100, deep: 70, shape: "blob" },
  bridge: { kind: "ground", ground: "road", layer: 3, wide: 60, deep: 80 },
  wood: { kind: "cover", cover: "light", height: 45, pass: "free", ground: "difficult", layer: 2, wide: 110, deep: 90, shape: "blob" },
  hedge: { kind: "cover", cover: "light", height: 25, pass: "vault", wide: 100, deep: 10 },
  wall: { kind: "cover", cover: "heavy", height: 18, pass: "vault", wide: 100, deep: 6 },
  barricade: { kind: "cover", cover: "heavy", height: 18, pass: "vault", wide: 60, deep: 8 },
  fence: { kind: "cover", cover: "light", height: 18, pass: "vault", wide: 80, deep: 6 },
  ruin: { kind: "cover", cover: "heavy", height: 45, pass: "block", wide: 80, deep: 6 },
  car: { kind: "cover", cover: "heavy", height: 25, pass: "vault", wide: 80, deep: 40 },
  bus: { kind: "cover", cover: "heavy", height: 40, pass: "climb", top: true, wide: 120, deep: 40 },
  container: { kind: "cover", cover: "heavy", height: 50, pass: "climb", top: true, wide: 100, deep: 40 },
  boat: { kind: "cover", cover: "heavy", height: 25, pass: "vault", wide: 50, deep: 30 },
  barrels: { kind: "cover", cover: "light", height: 20, pass: "vault", wide: 30, deep: 22 },
  crates: { kind: "cover", cover: "heavy", height: 30, pass: "climb", top: true, wide: 30, deep: 30 },
  boulder: { kind: "cover", cover: "heavy", height: 30, pass: "climb", top: false, wide: 46, deep: 32, shape: "blob" },
  tower: { kind: "cover", cover: "heavy", height: 100, pass: "climb", top: true, wide: 60, deep: 60 },
  building: { kind: "building", height: 60, climb: true, top: true, wide: 140, deep: 100 },
};

/** A number that no piece has yet. */
function freeId(draft: TableDraft): string {
  let number = draft.piece.length + 1;
  while (draft.piece.some((piece) => piece.id === name(number))) number += 1;
  return name(number);
}
const name = (number: number): string => `P${String(number).padStart(2, "0")}`;

const blob = (x: number, y: number, wide: number, deep: number): Point[] =>
  [[-0.5, -0.2], [-0.2, -0.5], [0.3, -0.45], [0.5, -0.05], [0.3, 0.45], [-0.3, 0.5]].map(([dx, dy]): Point => [Math.round(x + dx! * wide), Math.round(y + dy! * deep)]);

const kept = (draft: TableDraft, points: Point[]): Point[] => {
  const [width, height] = draft.size;
  const over = (values: number[], most: number) => Math.max(0, -Math.min(...values)) - Math.max(0, Math.max(...values) - most);
  const [dx, dy] = [over(points.map(([x]) => x), width), over(points.map(([, y]) => y), height)];
  return points.map(([x, y]) => [x + dx, y + dy]);
};

/** A piece laid with its middle at a place, as near as the table allows. */
export function laid(draft: TableDraft, look: string, x: number, y: number, title: string): { draft: TableDraft; id: string } {
  const { wide, deep, shape, ...rules } = PRESETS[look]!;
  const id = freeId(draft);
  const box = kept(draft, shape === "blob" ? blob(x, y, wide, deep) : corners([Math.round(x - wide / 2), Math.round(y - deep / 2), Math.round(x + wide / 2), Math.round(y + deep / 2)]));
  const base = { id, name: title, ...rules, look };
  if (rules.kind !== "building") return { draft: { ...draft, piece: [...draft.piece, { ...base, poly: box } as Piece] }, id };
  const [west, south] = box[0]!;
  const rect: Rect = [west, south, west + wide, south + deep];
  const room: Room = { id: `${id}a`, rect: inner(rect), z: [0, (rules.height ?? 60) - WALL], ground: "open" };
  const door: Opening = { rect: [west + wide / 2 - 25, south, west + wide / 2 + 25, south + WALL], z: [0, 36] };
  return { draft: { ...draft, piece: [...draft.piece, { ...base, rect, rooms: [room], doors: [door], windows: [], ladders: [] } as Piece] }, id };
}

const inner = ([west, south, east, north]: Rect): Rect => [west + WALL, south + WALL, east - WALL, north - WALL];

/** A shape drawn corner by corner. */
export function drawnPiece(draft: TableDraft, points: Point[], title: string): { draft: TableDraft; id: string } {
  const id = freeId(draft);
  return { draft: { ...draft, piece: [...draft.piece, { id, name: title, kind: "ground", ground: "difficult", layer: 2, look: "rubble", poly: turnedLeft(points) }] }, id };
}

/** Files list corners against the clock. */
export function turnedLeft(points: Point[]): Point[] {
  const twice = points.reduce((sum, [ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length]!;
    return sum + ax * by - bx * ay;
  }, 0);
  return twice < 0 ? [...points].reverse() : points;
}

export const changed = (draft: TableDraft, id: string, change: (piece: Piece) => Piece): TableDraft => ({ ...draft, piece: draft.piece.map((piece) => (piece.id === id ? change(piece) : piece)) });
export const without = (draft: TableDraft, id: string): TableDraft => ({ ...draft, piece: draft.piece.filter((piece) => piece.id !== id) });

const shifted = ([west, south, east, north]: Rect, dx: number, dy: number): Rect => [west + dx, south + dy, east + dx, north + dy];
const each = <T extends Opening>(all: T[] | undefined, dx: number, dy: number): T[] | undefined => all?.map((one) => ({ ...one, rect: shifted(one.rect, dx, dy) }));

export function moved(piece: Piece, dx: number, dy: number): Piece {
  if (!dx && !dy) return piece;
  return {
    ...piece,
    ...(piece.poly && { poly: piece.poly.map(([x, y]): Point => [x + dx, y + dy]) }),
    ...(piece.rect && { rect: shifted(piece.rect, dx, dy) }),
    ...(piece.rooms && { rooms: each(piece.rooms, dx, dy) }),
    ...(piece.doors && { doors: each(piece.doors, dx, dy) }),
    ...(piece.windows && { windows: each(piece.windows, dx, dy) }),
    ...(piece.ladders && { ladders: piece.ladders.map((one): Ladder => ({ ...one, at: [one.at[0] + dx, one.at[1] + dy] })) }),
  };
}

/** A quarter turn about its middle, against the clock. */
export function turned(piece: Piece): Piece {
  const [cx, cy] = middle(outline(piece)).map(Math.round) as Point;
  const point = ([x, y]: Point): Point => [cx - (y - cy), cy + (x - cx)];
  const rect = ([west, south, east, north]: Rect): Rect => {
    const [a, b] = [point([west, south]), point([east, north])];
    return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  };
  const open = <T extends Opening>(all: T[] | undefined): T[] | undefined => all?.map((one) => ({ ...one, rect: rect(one.rect) }));
  return {
    ...piece,
    ...(piece.poly && { poly: piece.poly.map(point) }),
    ...(piece.rect && { rect: rect(piece.rect) }),
    ...(piece.rooms && { rooms: open(piece.rooms) }),
    ...(piece.doors && { doors: open(piece.doors) }),
    ...(piece.windows && { windows: open(piece.windows) }),
    ...(piece.ladders && { ladders: piece.ladders.map((one): Ladder => ({ ...one, at: point(one.at) })) }),
  };
}

export function doubled(draft: TableDraft, piece: Piece): { draft: TableDraft; id: string } {
  const id = freeId(draft);
  const copy = moved({ ...piece, id, ...(piece.rooms && { rooms: piece.rooms.map((room, index) => ({ ...room, id: `${id}${String.fromCharCode(97 + index)}` })) }) }, 20, -20);
  return { draft: { ...draft, piece: [...draft.piece, copy] }, id };
}

// ---- corners and openings

export const withCorner = (piece: Piece, corner: number, at: Point): Piece => (piece.poly ? { ...piece, poly: piece.poly.map((one, index) => (index === corner ? at : one)) } : piece);
export function splitEdge(piece: Piece, edge: number): Piece {
  if (!piece.poly) return piece;
  const [a, b] = [piece.poly[edge]!, piece.poly[(edge + 1) % piece.poly.length]!];
  return { ...piece, poly: [...piece.poly.slice(0, edge + 1), [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)], ...piece.poly.slice(edge + 1)] };
}
export const lessCorner = (piece: Piece, corner: number): Piece => (piece.poly && piece.poly.length > 3 ? { ...piece, poly: piece.poly.filter((_, index) => index !== corner) } : piece);

/** A side of a rectangle drawn to a place: 0 its south-west corner, 1 its north-east one. */
export function stretched([west, south, east, north]: Rect, corner: number, [x, y]: Point): Rect {
  return corner ? [west, south, Math.max(west + 4, x), Math.max(south + 4, y)] : [Math.min(east - 4, x), Math.min(north - 4, y), east, north];
}

export const rectOf = (piece: Piece, part: Part | null): Rect | null => (part && part.kind !== "ladders" ? (piece[part.kind]?.[part.place]?.rect ?? null) : (piece.rect ?? null));

export function withRect(piece: Piece, part: Part | null, rect: Rect): Piece {
  if (!part) return { ...piece, rect };
  if (part.kind === "ladders") return piece;
  return { ...piece, [part.kind]: piece[part.kind]!.map((one, index) => (index === part.place ? { ...one, rect } : one)) };
}

export const lessPart = (piece: Piece, { kind, place }: Part): Piece => ({ ...piece, [kind]: (piece[kind] as unknown[]).filter((_, index) => index !== place) });

/** A new opening or room of a house at a place: in the nearest wall, or standing free. */
export function withPart(piece: Piece, kind: PartKind, [x, y]: Point, level: number): Piece {
  const [west, south, east, north] = piece.rect!;
  const height = piece.height ?? 60;
  if (kind === "rooms") {
    const number = String.fromCharCode(97 + (piece.rooms?.length ?? 0));
    const whole = level > 0;
    const rect: Rect = whole ? inner(piece.rect!) : [Math.max(west + WALL, x - 30), Math.max(south + WALL, y - 30), Math.min(east - WALL, x + 30), Math.min(north - WALL, y + 30)];
    return { ...piece, rooms: [...(piece.rooms ?? []), { id: `${piece.id}${number}`, rect, z: [level * 60, Math.min(height, (level + 1) * 60) - WALL], ground: "open" }] };
  }
  if (kind === "ladders") return { ...piece, ladders: [...(piece.ladders ?? []), { at: [x, y], z: [0, 60] }] };
  const half = kind === "doors" ? 25 : 15;
  const walls: [number, Rect][] = [
    [Math.abs(x - west), [west, y - half, west + WALL, y + half]],
    [Math.abs(x - east), [east - WALL, y - half, east, y + half]],
    [Math.abs(y - south), [x - half, south, x + half, south + WALL]],
    [Math.abs(y - north), [x - half, north - WALL, x + half, north]],
  ];
  const rect = walls.sort((a, b) => a[0] - b[0])[0]!;
  const at: Rect = rect[0] < 22 ? rect[1] : [x - WALL / 2, y - half, x + WALL / 2, y + half];
  const foot = level * 60;
  const z: [number, number] = kind === "doors" ? [foot, foot + 36] : [foot + 14, foot + 34];
  return { ...piece, [kind]: [...(piece[kind] ?? []), { rect: at, z }] };
}

// ---- files

const ORDER = ["id", "name", "name_fr", "kind", "look", "ground", "layer", "cover", "height", "pass", "top", "climb", "rect", "poly"] as const;

export function write(draft: TableDraft): string {
  const lines = [`name = ${quoted(draft.name)}`];
  if (draft.name_fr) lines.push(`name_fr = ${quoted(draft.name_fr)}`);
  lines.push(`size = ${inline(draft.size)}`);
  if (draft.tokens.A.length || draft.tokens.B.length) lines.push("", "[tokens]", `A = ${inline(draft.tokens.A)}`, `B = ${inline(draft.tokens.B)}`);
  for (const piece of draft.piece) {
    lines.push("", "[[piece]]", ...pairs(Object.fromEntries(ORDER.filter((key) => piece[key] !== undefined).map((key) => [key, piece[key]]))));
    for (const kind of ["rooms", "doors", "windows", "ladders"] as const) if (piece[kind]?.length) lines.push(`${kind} = [`, ...piece[kind].map((one) => `  ${inline(one)},`), "]");
  }
  return `${lines.join("\n")}\n`;
}

const isPoints = (value: unknown): value is Point[] => Array.isArray(value) && value.every((one) => Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === "number"));

export function read(text: string): TableDraft {
  const data = parse(text) as Record<string, unknown>;
  if (!Array.isArray(data.piece)) throw new Error("[[piece]]");
  return fromTable(data as unknown as Table & { tokens?: Record<string, unknown> });
}

export function fromTable(data: Table & { tokens?: Record<string, unknown> }): TableDraft {
  const tokens = data.tokens ?? {};
  return {
    name: data.name_en ?? data.name ?? "",
    name_fr: data.name_fr ?? "",
    size: isPoints([data.size]) ? data.size : [600, 600],
    piece: data.piece.filter((piece) => isPoints(piece.poly ?? []) && outline(piece).length > 2).map((piece, index) => ({ ...piece, id: piece.id || name(index + 1) })),
    tokens: { A: isPoints(tokens.A) ? tokens.A : [], B: isPoints(tokens.B) ? tokens.B : [] },
  };
}

/** Three tokens for each side, where nobody has put any yet. */
export function withTokens(draft: TableDraft): TableDraft {
  const [width, height] = draft.size;
  const row = (y: number): Point[] => [width * 0.2, width * 0.5, width * 0.8].map((x) => [Math.round(x), Math.round(y)]);
  return { ...draft, tokens: { A: row(height * 0.6), B: row(height * 0.4) } };
}
