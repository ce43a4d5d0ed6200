// Where things lie in the drawing. A wide window has north to the left: row 1 on the left, column F on top; a phone has
// north on top. Floors, walls and furniture are drawn once, with north to the left, and turned as a whole.

import { COLUMNS, ROWS, type Cell, type Edge, type EdgeState, type Mission, type View, type Zone } from "./types";

export const SIZE = 94; // of a cell
export const LONG = SIZE * ROWS.length;
export const SHORT = SIZE * COLUMNS.length;

export interface Point {
  x: number;
  y: number;
}

export const CELLS: Cell[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));
export const columnOf = (cell: Cell): number => COLUMNS.indexOf(cell[0]!);
export const rowOf = (cell: Cell): number => Number(cell.slice(1)) - 1;
export const cellAt = (column: number, row: number): Cell | null => (COLUMNS[column] && ROWS[row] ? `${COLUMNS[column]}${ROWS[row]}` : null);

/** The corner of a cell with the least x and y, north to the left. */
export const corner = (cell: Cell): Point => ({ x: SIZE * rowOf(cell), y: SIZE * (COLUMNS.length - 1 - columnOf(cell)) });

const turned = ({ x, y }: Point): Point => ({ x: SHORT - y, y: x });

/** The middle of a cell as it lies on the screen. */
export function middle(cell: Cell, upright: boolean): Point {
  const { x, y } = corner(cell);
  const centre = { x: x + SIZE / 2, y: y + SIZE / 2 };
  return upright ? turned(centre) : centre;
}

/** How all that is drawn with north to the left is turned. */
export const turn = (upright: boolean): string | undefined => (upright ? `translate(${SHORT} 0) rotate(90)` : undefined);

export function frame(upright: boolean): { x: number; y: number; width: number; height: number } {
  const [width, height] = upright ? [SHORT, LONG] : [LONG, SHORT];
  return { x: -26, y: -30, width: width + 36, height: height + 40 };
}

export const cellsOf = (edge: Edge): [Cell, Cell] => edge.split("|") as [Cell, Cell];

/** The edge of two neighbours, as the notation writes it. */
export function edgeBetween(first: Cell, second: Cell): Edge {
  const inOrder = CELLS.indexOf(first) < CELLS.indexOf(second);
  return inOrder ? `${first}|${second}` : `${second}|${first}`;
}

/** The middle of an edge and how far it is turned, north to the left. */
export function place(edge: Edge): Point & { angle: number } {
  const [first, second] = cellsOf(edge);
  const [a, b] = [middle(first, false), middle(second, false)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle: columnOf(first) === columnOf(second) ? 90 : 0 };
}

/** The same on the screen. */
export function placed(edge: Edge, upright: boolean): Point & { angle: number } {
  const { x, y, angle } = place(edge);
  return upright ? { ...turned({ x, y }), angle: (angle + 90) % 180 } : { x, y, angle };
}

export const missionOf = (view: View, missions: Mission[]): Mission => view.map ?? missions.find((mission) => mission.id === view.mission) ?? missions[0]!;

export const zoneAt = (mission: Mission, cell: Cell): Zone => mission.zones.find((zone) => zone.cells.includes(cell))!;

/** All zones that are one with that of a cell: where zones merge there may be several. */
export function zonesWith(mission: Mission, view: View, cell: Cell): Zone[] {
  const zone = zoneAt(mission, cell);
  const merged = view.merged;
  return merged ? mission.zones.filter((one) => merged[one.id] === merged[zone.id]) : [zone];
}

/** Every edge that is not open, printed walls included. */
export function edgesOf(mission: Mission, view: View): { edge: Edge; state: EdgeState }[] {
  const solid = (mission.edges.solid ?? []).map((edge) => ({ edge, state: "solid" as EdgeState }));
  return [...solid, ...Object.entries(view.edges).map(([edge, state]) => ({ edge, state }))];
}

export const stateOf = (mission: Mission, view: View, edge: Edge): EdgeState => view.edges[edge] ?? (mission.edges.solid?.includes(edge) ? "solid" : "open");

/** The outer walls of rooms that reach the rim of the board, as lines along it. */
export function rimWalls(mission: Mission): { x: number; y: number; angle: number }[] {
  const walls: { x: number; y: number; angle: number }[] = [];
  for (const zone of mission.zones)
    if (zone.kind !== "exterior")
      for (const cell of zone.cells) {
        const { x, y } = corner(cell);
        if (columnOf(cell) === COLUMNS.length - 1) walls.push({ x: x + SIZE / 2, y, angle: 0 });
        if (columnOf(cell) === 0) walls.push({ x: x + SIZE / 2, y: y + SIZE, angle: 0 });
        if (rowOf(cell) === 0) walls.push({ x, y: y + SIZE / 2, angle: 90 });
        if (rowOf(cell) === ROWS.length - 1) walls.push({ x: x + SIZE, y: y + SIZE / 2, angle: 90 });
      }
  return walls;
}

/** The posts at the ends of all walls. */
export function posts(mission: Mission, edges: { edge: Edge }[]): Point[] {
  const found = new Map<string, Point>();
  for (const { x, y, angle } of [...edges.map(({ edge }) => place(edge)), ...rimWalls(mission)])
    for (const side of [-SIZE / 2, SIZE / 2]) {
      const post = angle ? { x, y: y + side } : { x: x + side, y };
      found.set(`${post.x},${post.y}`, post);
    }
  return [...found.values()];
}

export const floor = (cells: Cell[]): string => cells.map(corner).map(({ x, y }) => `M${x} ${y}h${SIZE}v${SIZE}h-${SIZE}z`).join("");

/** Where a zone's name stands on the screen: in its top left cell, along a narrow zone. */
export function namePlace(zone: Zone, upright: boolean): Point & { width: number; along: boolean } {
  const spots = zone.cells.map((cell) => middle(cell, upright));
  const top = Math.min(...spots.map(({ y }) => y));
  const line = spots.filter(({ y }) => y === top);
  const left = Math.min(...line.map(({ x }) => x));
  const column = spots.filter(({ x }) => x === left);
  const across = new Set(spots.map(({ x }) => x)).size;
  if (across === 1 && column.length > 2) {
    const bottom = Math.max(...spots.map(({ y }) => y));
    return { x: left - SIZE / 2 + 14, y: bottom + SIZE / 2 - 12, width: SIZE * column.length, along: true };
  }
  return { x: left - SIZE / 2 + 11, y: top - SIZE / 2 + 20, width: SIZE * line.length - 16, along: false };
}

const LETTER = 7.1; // how wide a letter of a zone's name is

/** A name in as few lines as the width allows. */
export function nameLines(name: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + 1 + word.length) * LETTER <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** How those who share a cell stand in it: shift and scale of each. */
export function stand(count: number, index: number, beside: boolean): { dx: number; dy: number; scale: number } {
  if (count === 1) return beside ? { dx: 7, dy: 6, scale: 0.86 } : { dx: 0, dy: 0, scale: 0.92 };
  const spots = count === 2 ? [[-19, -15], [19, 15]] : [[-21, -20], [21, -20], [-21, 20], [21, 20]];
  const [dx = 0, dy = 0] = spots[index % spots.length]!;
  return { dx, dy, scale: count === 2 ? 0.66 : 0.58 };
}

/** The neighbour of a cell that an arrow key leads to, as the plan lies on the screen. */
export function stepTo(cell: Cell, key: string, upright: boolean): Cell | null {
  const ways: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  const way = ways[key];
  if (!way) return null;
  const [right, down] = way;
  return upright ? cellAt(columnOf(cell) + right, rowOf(cell) + down) : cellAt(columnOf(cell) - down, rowOf(cell) + right);
}

const FLOORS = ["parquet", "marble", "carpet", "slate", "stone", "tiles"];
const NAMED: [RegExp, string][] = [
  [/kitchen|laundry|bath/, "tiles"], [/lobby|vestibule|reception/, "marble"], [/visa|open_office|break/, "carpet"], [/press|library|dining|conference/, "parquet"],
  [/security|server|vault|garage|workshop/, "slate"], [/archive|storage|shed/, "lino"], [/ambassador|suite/, "pile"], [/corridor|gallery|hall|stair/, "stone"],
];

/** The floor of a zone: by its name where that says something. */
export function floorOf(zone: Zone, index: number): string {
  if (zone.kind === "exterior") return /garden|yard|lawn|park/.test(zone.id) ? "lawn" : "road";
  return NAMED.find(([word]) => word.test(zone.id))?.[1] ?? FLOORS[index % FLOORS.length]!;
}

const PIECES: [RegExp, string[]][] = [
  [/kitchen|dining|break|conference/, ["n-table", "n-shelf"]], [/stair/, ["n-stairs"]], [/corridor|gallery/, ["n-plant"]], [/library|archive/, ["n-shelf", "n-sofa"]],
  [/server|security/, ["n-racks", "n-desk"]], [/storage|shed|workshop|vault|laundry/, ["n-crates", "n-shelf"]], [/garage/, ["n-car", "n-crates"]],
  [/suite|bed/, ["n-bed", "n-sofa"]], [/lobby|vestibule|reception|hall/, ["n-sofa", "n-plant"]], [/office|press/, ["n-desk", "n-shelf", "n-plant"]],
];

/** What stands in a room: in corners of its cells, clear of the Agents in their middle. */
export function furnish(zone: Zone): { piece: string; x: number; y: number; angle: number }[] {
  const pieces = zone.kind === "exterior" ? (/street|drive|road/.test(zone.id) ? ["n-plant"] : ["n-tree"]) : (PIECES.find(([word]) => word.test(zone.id))?.[1] ?? ["n-crates", "n-plant"]);
  return pieces.flatMap((piece, index) => {
    const cell = zone.cells[(index * 2 + 1) % zone.cells.length];
    if (!cell || (index > 0 && zone.cells.length < 3)) return [];
    const { x, y } = corner(cell);
    const spots = [[24, 74], [70, 20], [72, 74]] as const;
    const [dx, dy] = piece === "n-stairs" || piece === "n-table" || piece === "n-car" || piece === "n-bed" ? [SIZE / 2, SIZE / 2] : spots[index % spots.length]!;
    return [{ piece, x: x + dx, y: y + dy, angle: 0 }];
  });
}
