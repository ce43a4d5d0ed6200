// A mission while it is drawn. Drafts are plain data: every change makes a new one, so that it can be undone.

import { CELLS, cellAt, cellsOf, columnOf, edgeBetween, rowOf } from "../plan";
import { type Cell, type Edge, type EdgeState, type Mission, type Team, type View, type Zone } from "../types";

export interface Laid {
  tile: string;
  rotation: number; // clockwise: 0, 90, 180, 270
}

/** A name for the room around a cell. Walls may come and go: the name stays with its cell. */
export interface Label {
  cell: Cell;
  id: string;
  name_en: string;
  name_fr: string;
  kind: Zone["kind"];
}

export interface Draft {
  id: string;
  name_en: string;
  name_fr: string;
  turn_limit: number;
  required_defusals: number;
  hold_checks: number;
  tiles: Record<Cell, Laid>; // by the corner they lie at; empty: drawn freely
  edges: Record<Edge, EdgeState>; // all that are not open
  starts: Record<Team, Cell[]>;
  bombs: Cell[];
  labels: Label[];
}

/** A tile of the box: what it prints. */
export interface Tile {
  id: string;
  name_en: string;
  wall_lines: string[];
  border_north: number[];
  border_east: number[];
  border_south: number[];
  border_west: number[];
}

export const CORNERS: Cell[] = ["A1", "D1", "A4", "D4", "A7", "D7"];
export const TILE = 3; // cells along a side
export const EDGE_STATES: EdgeState[] = ["solid", "wall", "reinforced", "destroyed", "door_closed", "door_open", "door_barricaded", "window", "window_barricaded"];

/** What the box holds, and the states that share it. */
export const SUPPLIES: { states: EdgeState[]; most: number }[] = [
  { states: ["wall", "destroyed"], most: 10 },
  { states: ["reinforced"], most: 10 },
  { states: ["door_closed", "door_open"], most: 10 },
  { states: ["door_barricaded"], most: 10 },
  { states: ["window", "window_barricaded"], most: 10 },
];

export const EDGES: Edge[] = CELLS.flatMap((cell) =>
  [cellAt(columnOf(cell) + 1, rowOf(cell)), cellAt(columnOf(cell), rowOf(cell) + 1)].flatMap((other) => (other ? [edgeBetween(cell, other)] : [])),
);

export function emptyDraft(): Draft {
  return {
    id: "my_mission", name_en: "My mission", name_fr: "Ma mission", turn_limit: 10, required_defusals: 1, hold_checks: 1,
    tiles: {}, edges: {}, starts: { attack: [], defence: [] }, bombs: [], labels: [],
  };
}

export const cornerOf = (cell: Cell): Cell => cellAt(columnOf(cell) - (columnOf(cell) % TILE), rowOf(cell) - (rowOf(cell) % TILE))!;

// ---- tiles

/** The walls that a tile prints, as pairs of cells counted from its corner. */
export function wallsOf(tile: Tile, rotation: number): [number, number, number, number][] {
  const spot = (name: string): [number, number] => ["abc".indexOf(name[0]!), Number(name[1]) - 1];
  const last = TILE - 1;
  let walls = tile.wall_lines.map((line): [number, number, number, number] => {
    const [first = "", second = ""] = line.split("|");
    return [...spot(first), ...spot(second)];
  });
  const sides: [number[], number, number][] = [[tile.border_north, 0, -1], [tile.border_east, 1, 0], [tile.border_south, 0, 1], [tile.border_west, -1, 0]];
  for (const [places, dx, dy] of sides)
    for (const place of places) {
      const x = dx > 0 ? last : dx < 0 ? 0 : place - 1;
      const y = dy > 0 ? last : dy < 0 ? 0 : place - 1;
      walls.push([x, y, x + dx, y + dy]);
    }
  for (let turns = rotation / 90; turns > 0; turns--) walls = walls.map(([x, y, x2, y2]) => [last - y, x, last - y2, x2]);
  return walls;
}

/** The edges on which a layout prints a wall; what lies on the rim of the board has no effect. */
export function printed(layout: Record<Cell, Laid>, tiles: Tile[]): Set<Edge> {
  const found = new Set<Edge>();
  for (const [at, { tile: id, rotation }] of Object.entries(layout)) {
    const tile = tiles.find((one) => one.id === id);
    if (!tile) continue;
    const [column, row] = [columnOf(at), rowOf(at)];
    for (const [x, y, x2, y2] of wallsOf(tile, rotation)) {
      const [first, second] = [cellAt(column + x, row + y), cellAt(column + x2, row + y2)];
      if (first && second) found.add(edgeBetween(first, second));
    }
  }
  return found;
}

/** Another layout: what it prints becomes solid where nothing stands, and walls that are no longer printed go. */
export function withTiles(draft: Draft, layout: Record<Cell, Laid>, tiles: Tile[]): Draft {
  const [before, after] = [printed(draft.tiles, tiles), printed(layout, tiles)];
  const edges = { ...draft.edges };
  for (const edge of EDGES) {
    if (after.has(edge)) edges[edge] ??= "solid";
    else if (before.has(edge)) delete edges[edge];
  }
  return { ...draft, tiles: layout, edges };
}

/** A tile at a corner; if it lies elsewhere, the two tiles change places. */
export function layTile(draft: Draft, at: Cell, tile: string, tiles: Tile[]): Draft {
  const layout = { ...draft.tiles };
  const elsewhere = Object.entries(layout).find(([corner, laid]) => laid.tile === tile && corner !== at);
  const [there, here] = [elsewhere?.[1], layout[at]];
  if (elsewhere) {
    if (here) layout[elsewhere[0]] = here;
    else delete layout[elsewhere[0]];
  }
  layout[at] = there ?? { tile, rotation: here?.tile === tile ? here.rotation : 0 };
  return withTiles(draft, layout, tiles);
}

export function turnTile(draft: Draft, at: Cell, tiles: Tile[]): Draft {
  const laid = draft.tiles[at];
  if (!laid) return draft;
  return withTiles(draft, { ...draft.tiles, [at]: { ...laid, rotation: (laid.rotation + 90) % 360 } }, tiles);
}

export function liftTile(draft: Draft, at: Cell, tiles: Tile[]): Draft {
  const layout = { ...draft.tiles };
  delete layout[at];
  return withTiles(draft, layout, tiles);
}

/** All six tiles, in any order and turned any way. */
export function shuffleTiles(draft: Draft, tiles: Tile[], random: () => number): Draft {
  const left = tiles.map((tile) => tile.id);
  const layout: Record<Cell, Laid> = {};
  for (const corner of CORNERS) {
    const [tile] = left.splice(Math.floor(random() * left.length), 1);
    layout[corner] = { tile: tile!, rotation: 90 * Math.floor(random() * 4) };
  }
  return withTiles({ ...draft, edges: {}, tiles: {} }, layout, tiles);
}

// ---- edges, starts, bombs

/** Set an edge; without a state it is bare again: open, or the wall that the tiles print. */
export function withEdge(draft: Draft, edge: Edge, state: EdgeState | null, tiles: Tile[]): Draft {
  const bare = printed(draft.tiles, tiles).has(edge) ? "solid" : null;
  const edges = { ...draft.edges };
  const set = state ?? bare;
  if (set) edges[edge] = set;
  else delete edges[edge];
  return edges[edge] === draft.edges[edge] ? draft : { ...draft, edges };
}

const toggled = (cells: Cell[], cell: Cell): Cell[] => (cells.includes(cell) ? cells.filter((one) => one !== cell) : [...cells, cell]);

/** A start cell comes or goes; one of the other team gives way. */
export function withStart(draft: Draft, team: Team, cell: Cell): Draft {
  const other = team === "attack" ? "defence" : "attack";
  const starts = { ...draft.starts, [team]: toggled(draft.starts[team], cell) };
  starts[other] = starts[other].filter((one) => one !== cell);
  return { ...draft, starts };
}

export const withBomb = (draft: Draft, cell: Cell): Draft => ({ ...draft, bombs: toggled(draft.bombs, cell) });

/** Take away what stands in a cell. */
export function withoutThings(draft: Draft, cell: Cell): Draft {
  const starts = { attack: draft.starts.attack.filter((one) => one !== cell), defence: draft.starts.defence.filter((one) => one !== cell) };
  const bombs = draft.bombs.filter((one) => one !== cell);
  const gone = starts.attack.length + starts.defence.length + bombs.length < draft.starts.attack.length + draft.starts.defence.length + draft.bombs.length;
  return gone ? { ...draft, starts, bombs } : draft;
}

export function withLabel(draft: Draft, zone: Drawn, facts: Partial<Omit<Label, "cell">>): Draft {
  const old = draft.labels.find((label) => zone.cells.includes(label.cell));
  const label: Label = { cell: zone.cells[0]!, id: zone.id, name_en: zone.name_en, name_fr: zone.name_fr, kind: zone.kind, ...old, ...facts };
  return { ...draft, labels: old ? draft.labels.map((one) => (one === old ? label : one)) : [...draft.labels, label] };
}

// ---- zones

/** A zone with the letter under which the editor shows it. */
export interface Drawn extends Zone {
  letter: string;
}

/** The groups of cells that nothing parts. */
export function groups(edges: Record<Edge, EdgeState>): Cell[][] {
  const found: Cell[][] = [];
  const seen = new Set<Cell>();
  for (const start of CELLS) {
    if (seen.has(start)) continue;
    seen.add(start);
    const group = [start];
    for (const cell of group)
      for (const [dx, dy] of [[0, -1], [-1, 0], [1, 0], [0, 1]] as const) {
        const other = cellAt(columnOf(cell) + dx, rowOf(cell) + dy);
        if (!other || seen.has(other) || edges[edgeBetween(cell, other)]) continue;
        seen.add(other);
        group.push(other);
      }
    found.push(CELLS.filter((cell) => group.includes(cell)));
  }
  return found;
}

/** A, B … Z, then AA, AB … */
export const letterOf = (index: number): string => (index < 26 ? String.fromCharCode(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26));

/** What a name becomes as an id: "Salle d'étude" is salle_d_etude. */
export const idOf = (name: string): string =>
  name.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replace(/[^a-z0-9]+/g, "_").replace(/^_+|_+$/g, "").slice(0, 40);

export function zonesOf(draft: Draft): Drawn[] {
  const taken = new Set<string>();
  return groups(draft.edges).map((cells, index): Drawn => {
    const letter = letterOf(index);
    const label = draft.labels.find((one) => cells.includes(one.cell));
    const bomb = draft.bombs.some((cell) => cells.includes(cell));
    const name = { name_en: label?.name_en.trim() || `Zone ${letter}`, name_fr: label?.name_fr.trim() || label?.name_en.trim() || `Zone ${letter}` };
    let id = label?.id || `zone_${cells[0]!.toLowerCase()}`;
    if (taken.has(id)) id = `zone_${cells[0]!.toLowerCase()}`;
    taken.add(id);
    const kind = bomb && label?.kind !== "exterior" ? "bomb" : label?.kind === "exterior" ? "exterior" : "room";
    return { id, ...name, kind, cells, letter };
  });
}

export const bombId = (index: number): string => `bomb_${letterOf(index).toLowerCase()}`;

/** The draft as the plan draws it. */
export function asMission(draft: Draft): Mission {
  const zones = zonesOf(draft);
  const edges: Partial<Record<EdgeState, Edge[]>> = {};
  for (const edge of EDGES) {
    const state = draft.edges[edge];
    if (state) (edges[state] ??= []).push(edge);
  }
  return {
    id: draft.id, name_en: draft.name_en, name_fr: draft.name_fr || draft.name_en, turn_limit: draft.turn_limit, required_defusals: draft.required_defusals, hold_checks: draft.hold_checks,
    tiles: CORNERS.flatMap((at) => (draft.tiles[at] ? [{ at, ...draft.tiles[at] }] : [])), edges, starts: draft.starts,
    bombs: draft.bombs.map((cell, index) => ({ id: bombId(index), cell, zone: zones.find((zone) => zone.cells.includes(cell))!.id })), zones,
  };
}

/** As much of a view as the drawing of a building looks at. */
export const asView = (draft: Draft): View =>
  ({ edges: Object.fromEntries(Object.entries(draft.edges).filter(([, state]) => state !== "solid")), smoke: {}, merged: null }) as unknown as View;

/** A mission of the box as a draft under a name of its own. */
export function fromMission(mission: Mission & { hold_checks?: number }): Draft {
  const edges: Record<Edge, EdgeState> = {};
  for (const state of EDGE_STATES) for (const edge of mission.edges[state] ?? []) edges[edge] = state;
  return {
    id: `my_${mission.id.replace(/^m\d_/, "")}`, name_en: mission.name_en, name_fr: mission.name_fr,
    turn_limit: mission.turn_limit, required_defusals: mission.required_defusals, hold_checks: mission.hold_checks ?? 1,
    tiles: Object.fromEntries(mission.tiles.map(({ at, tile, rotation }) => [at, { tile, rotation }])),
    edges, starts: { attack: [...mission.starts.attack], defence: [...mission.starts.defence] }, bombs: mission.bombs.map((bomb) => bomb.cell),
    labels: mission.zones.map(({ cells, id, name_en, name_fr, kind }) => ({ cell: cells[0]!, id, name_en, name_fr, kind })),
  };
}

export const isEdge = (spot: string): boolean => spot.includes("|");
/** The cells that a spot is about. */
export const cellsAt = (spot: string): Cell[] => (isEdge(spot) ? cellsOf(spot) : [spot]);
