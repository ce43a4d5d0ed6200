import { Bench, type Craft } from "../../../lib/bench.svelte";
import { takeOver, made, type Made } from "../../../lib/made.svelte";
import { speech } from "../../../lib/speech.svelte";
import { cellAt, cellsOf, columnOf, edgeBetween, rowOf } from "../plan";
import { COLUMNS, ROWS, type Cell, type EdgeState, type Mission } from "../types";
import { asMission, asView, CORNERS, cornerOf, emptyDraft, EDGE_STATES, isEdge, layTile, liftTile, printed, SUPPLIES, shuffleTiles, TILE, turnTile, withBomb, withEdge, withoutThings, withStart, zonesOf, type Draft, type Tile } from "./draft";
import { fromToml, isDraft, toToml } from "./file";

export type Tool = EdgeState | "erase" | "attack" | "defence" | "bomb" | "tile" | "name";

/** Every tool with its key, in the order of the palette. */
export const TOOLS: { tool: Tool; key: string }[] = [
  ...EDGE_STATES.map((tool, index) => ({ tool: tool as Tool, key: String(index + 1) })),
  { tool: "erase", key: "0" },
  { tool: "attack", key: "a" },
  { tool: "defence", key: "d" },
  { tool: "bomb", key: "b" },
  { tool: "name", key: "n" },
  { tool: "tile", key: "t" },
];

/** What the editor needs of the game's content. */
export interface Box {
  missions: Mission[];
  tiles: Tile[];
}

/** A place of the cursor in half steps: even numbers are cells, one odd number is an edge. */
export interface Place {
  x: number;
  y: number;
}

export const spotAt = ({ x, y }: Place): string | null => {
  const cell = cellAt(Math.floor(x / 2), Math.floor(y / 2));
  if (!cell || (x % 2 && y % 2)) return null;
  if (!(x % 2) && !(y % 2)) return cell;
  const other = cellAt(Math.floor(x / 2) + (x % 2), Math.floor(y / 2) + (y % 2));
  return other && edgeBetween(cell, other);
};

export const placeOf = (spot: string): Place => {
  const cells = isEdge(spot) ? cellsOf(spot) : [spot, spot];
  const [first, second] = [cells[0]!, cells[1]!];
  return { x: columnOf(first) + columnOf(second), y: rowOf(first) + rowOf(second) };
};

const craft: Craft<Draft> = {
  game: "onboard",
  kind: "mission",
  empty: emptyDraft,
  write: toToml,
  read: fromToml,
  isDraft,
  nameOf: (draft) => (speech.lang === "fr" && draft.name_fr) || draft.name_en || draft.id || "–",
  fileOf: (draft) => draft.id,
};

const isKept = (one: unknown): one is { key: string; draft: Draft; at: number } => typeof (one as Made)?.key === "string" && typeof (one as Made).at === "number" && isDraft((one as { draft: unknown }).draft);
takeOver("missions.drafts", (one) => isKept(one) && made.keep({ game: craft.game, kind: craft.kind, key: one.key, name: craft.nameOf(one.draft), value: toToml(one.draft), work: one.draft, sound: false, at: one.at }));

/** The mission that is being drawn, and all that can be done with it. */
export class MissionEditor extends Bench<Draft> {
  tool = $state<Tool>("wall");
  tile = $state("T1"); // the one in the hand
  cursor = $state.raw<Place>({ x: 4, y: 6 });
  pointed = $state<string | null>(null); // what lies under the mouse
  zone = $state<string | null>(null); // the letter of the zone that was chosen
  #stroke: { state: EdgeState | null } | null = null;

  mission = $derived(asMission(this.draft));
  view = $derived(asView(this.draft));
  zones = $derived(zonesOf(this.draft));
  printed = $derived.by(() => printed(this.draft.tiles, this.box.tiles));
  spot = $derived(spotAt(this.cursor));

  constructor(readonly box: Box) {
    super(craft);
  }

  override begin(draft: Draft): void {
    super.begin(draft);
    this.zone = null;
  }

  override open(one: Made): void {
    super.open(one);
    this.zone = null;
  }

  get works(): "edge" | "cell" | "tile" {
    if (this.tool === "tile") return "tile";
    return this.tool === "erase" || EDGE_STATES.includes(this.tool as EdgeState) ? "edge" : "cell";
  }

  /** How many tokens of a kind are used and how many there are; nothing for what needs none. */
  supply(tool: Tool): { used: number; most: number } | null {
    const counted = (states: string[]) => Object.values(this.draft.edges).filter((state) => states.includes(state)).length;
    if (tool === "attack" || tool === "defence") return { used: this.draft.starts[tool].length, most: 4 };
    if (tool === "bomb") return { used: this.draft.bombs.length, most: 2 };
    const found = SUPPLIES.find(({ states }) => states.includes(tool as EdgeState));
    return found ? { used: counted(found.states), most: found.most } : null;
  }

  // ---- drawing

  /** Begin a stroke, or do one thing: at an edge, in a cell, on a tile. */
  press(spot: string): void {
    this.cursor = placeOf(spot);
    this.#stroke = null;
    if (isEdge(spot) && this.works === "edge") {
      const state = this.tool === "erase" || this.draft.edges[spot] === this.tool ? null : (this.tool as EdgeState);
      this.#stroke = { state };
      this.rest();
      this.type(withEdge(this.draft, spot, state, this.box.tiles), "stroke");
    } else if (!isEdge(spot)) this.pressCell(spot);
  }

  /** Go on with a stroke: the edges that the mouse passes get what the first one got. */
  draw(spot: string): void {
    if (!this.#stroke || !isEdge(spot)) return;
    const next = withEdge(this.draft, spot, this.#stroke.state, this.box.tiles);
    if (next === this.draft) return;
    this.type(next, "stroke");
    this.cursor = placeOf(spot);
  }

  lift(): void {
    this.#stroke = null;
  }

  pressCell(cell: Cell): void {
    const { tool, draft } = this;
    if (tool === "attack" || tool === "defence") this.change(withStart(draft, tool, cell));
    else if (tool === "bomb") this.change(withBomb(draft, cell));
    else if (tool === "erase") this.change(withoutThings(draft, cell));
    else if (tool === "name") this.zone = this.zones.find((zone) => zone.cells.includes(cell))!.letter;
    else if (tool === "tile") this.pressTile(cornerOf(cell));
  }

  /** Lay the tile in the hand; one that lies there already is turned. */
  pressTile(corner: Cell): void {
    const { draft, box } = this;
    this.change(draft.tiles[corner]?.tile === this.tile ? turnTile(draft, corner, box.tiles) : layTile(draft, corner, this.tile, box.tiles));
  }

  turn(corner: Cell): void {
    this.change(turnTile(this.draft, corner, this.box.tiles));
  }

  liftTile(corner: Cell): void {
    this.change(liftTile(this.draft, corner, this.box.tiles));
  }

  shuffle(): void {
    this.change(shuffleTiles(this.draft, this.box.tiles, Math.random));
  }

  /** Take away what the cursor stands on. */
  clear(spot: string): void {
    if (isEdge(spot)) this.change(withEdge(this.draft, spot, null, this.box.tiles));
    else if (this.tool === "tile") this.liftTile(cornerOf(spot));
    else this.change(withoutThings(this.draft, spot));
  }

  /** Move the cursor: to the next tile, cell or edge, whatever the tool works on. */
  step(columns: number, rows: number): void {
    const { x, y } = this.cursor;
    const [right, bottom] = [2 * COLUMNS.length - 2, 2 * ROWS.length - 2];
    if (this.works === "tile") {
      const corner = cornerOf(cellAt(Math.floor(x / 2), Math.floor(y / 2))!);
      const next = cellAt(columnOf(corner) + TILE * columns, rowOf(corner) + TILE * rows);
      if (next && CORNERS.includes(next)) this.cursor = placeOf(next);
      return;
    }
    const onEdge = Boolean(x % 2 || y % 2);
    const across = (x % 2 && columns) || (y % 2 && rows);
    const stride = this.works === "edge" && (!onEdge || across) ? 1 : this.works === "cell" && onEdge && across ? 1 : 2;
    const next = { x: x + columns * stride, y: y + rows * stride };
    if (this.works === "cell" && onEdge && !across) return this.#toCell(columns, rows);
    if (next.x < 0 || next.y < 0 || next.x > right || next.y > bottom) return;
    this.cursor = next;
  }

  /** From an edge, along it, with a tool for cells. */
  #toCell(columns: number, rows: number): void {
    const { x, y } = this.cursor;
    const next = { x: x - (x % 2) + 2 * columns, y: y - (y % 2) + 2 * rows };
    if (spotAt(next)) this.cursor = next;
  }
}
