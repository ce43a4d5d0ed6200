import { made } from "../../../lib/made.svelte";
import { speech } from "../../../lib/speech.svelte";
import { checkThing, type Fault } from "../../../lib/workshop";
import { cellAt, cellsOf, columnOf, edgeBetween, rowOf } from "../plan";
import { COLUMNS, ROWS, type Cell, type EdgeState, type Mission } from "../types";
import { asMission, asView, CORNERS, cornerOf, emptyDraft, EDGE_STATES, isEdge, layTile, liftTile, printed, SUPPLIES, shuffleTiles, TILE, turnTile, withBomb, withEdge, withoutThings, withStart, zonesOf, type Draft, type Tile } from "./draft";
import { forgetDraft, keepDraft, keptDrafts, newKey, type Kept } from "./drafts";
import { fromToml, toToml } from "./file";

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

const MOST_STEPS = 200;
const PAUSE = 180; // milliseconds without a change before the draft is checked

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

/** The mission that is being drawn, and all that can be done with it. */
export class MissionEditor {
  draft = $state.raw<Draft>(emptyDraft());
  tool = $state<Tool>("wall");
  tile = $state("T1"); // the one in the hand
  cursor = $state.raw<Place>({ x: 4, y: 6 });
  pointed = $state<string | null>(null); // what lies under the mouse
  faults = $state.raw<Fault[]>([]);
  checked = $state<"checking" | "yes" | "unreached">("checking");
  shown = $state<number | null>(null); // the fault that was chosen
  zone = $state<string | null>(null); // the letter of the zone that was chosen
  notice = $state("");
  key = $state(newKey());
  kept = $state.raw<Kept[]>(keptDrafts());
  #undo = $state.raw<Draft[]>([]);
  #redo = $state.raw<Draft[]>([]);
  #stroke: { from: Draft; state: EdgeState | null } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checks = 0;

  mission = $derived(asMission(this.draft));
  view = $derived(asView(this.draft));
  zones = $derived(zonesOf(this.draft));
  printed = $derived.by(() => printed(this.draft.tiles, this.box.tiles));
  toml = $derived(toToml(this.draft));
  mayUndo = $derived(this.#undo.length > 0);
  mayRedo = $derived(this.#redo.length > 0);
  ready = $derived(this.checked === "yes" && this.faults.length === 0);
  spot = $derived(spotAt(this.cursor));

  constructor(readonly box: Box) {
    const last = this.kept[0];
    if (last) this.open(last);
    else this.check();
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

  // ---- changes

  /** Every change goes through here: it can be undone, is kept, and is checked. */
  change(draft: Draft): void {
    if (draft === this.draft) return;
    this.#undo = [...this.#undo.slice(-MOST_STEPS), this.draft];
    this.#redo = [];
    this.#set(draft);
  }

  /** A change of a text or number: typing is one step. */
  type(facts: Partial<Draft>, field: string): void {
    const next = { ...this.draft, ...facts };
    if (this.#typed === field && this.mayUndo) this.#set(next);
    else this.change(next);
    this.#typed = field;
  }
  #typed = "";

  #set(draft: Draft): void {
    this.#typed = "";
    this.draft = draft;
    this.shown = null;
    keepDraft({ key: this.key, draft, at: Date.now() });
    this.kept = keptDrafts();
    this.check();
  }

  undo(): void {
    const before = this.#undo.at(-1);
    if (!before) return;
    this.#redo = [...this.#redo, this.draft];
    this.#undo = this.#undo.slice(0, -1);
    this.#set(before);
  }

  redo(): void {
    const after = this.#redo.at(-1);
    if (!after) return;
    this.#undo = [...this.#undo, this.draft];
    this.#redo = this.#redo.slice(0, -1);
    this.#set(after);
  }

  // ---- drawing

  /** Begin a stroke, or do one thing: at an edge, in a cell, on a tile. */
  press(spot: string): void {
    this.cursor = placeOf(spot);
    this.#stroke = null;
    if (isEdge(spot) && this.works === "edge") {
      const state = this.tool === "erase" || this.draft.edges[spot] === this.tool ? null : (this.tool as EdgeState);
      this.#stroke = { from: this.draft, state };
      this.change(withEdge(this.draft, spot, state, this.box.tiles));
    } else if (!isEdge(spot)) this.pressCell(spot);
  }

  /** Go on with a stroke: the edges that the mouse passes get what the first one got. */
  draw(spot: string): void {
    if (!this.#stroke || !isEdge(spot)) return;
    const next = withEdge(this.draft, spot, this.#stroke.state, this.box.tiles);
    if (next === this.draft) return;
    if (this.draft === this.#stroke.from) this.change(next);
    else this.#set(next); // one stroke is one step
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

  // ---- faults

  check(): void {
    clearTimeout(this.#timer);
    this.checked = "checking";
    const number = ++this.#checks;
    this.#timer = setTimeout(async () => {
      try {
        const { faults } = await checkThing("onboard", "mission", this.toml);
        if (number !== this.#checks) return;
        this.faults = faults;
        this.checked = "yes";
        made.judge(this.key, !faults.length);
      } catch {
        if (number !== this.#checks) return;
        this.checked = "unreached";
        this.#timer = setTimeout(() => this.check(), 3000);
      }
    }, PAUSE);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#checks++;
  }

  // ---- files and drafts

  open({ key, draft }: { key: string; draft: Draft }): void {
    this.key = key;
    this.#undo = [];
    this.#redo = [];
    this.draft = draft;
    this.shown = this.zone = null;
    this.notice = "";
    this.check();
  }

  /** A new draft beside the others. */
  begin(draft: Draft): void {
    this.open({ key: newKey(), draft });
    keepDraft({ key: this.key, draft, at: Date.now() });
    this.kept = keptDrafts();
  }

  forget(key: string): void {
    forgetDraft(key);
    this.kept = keptDrafts();
    if (key !== this.key) return;
    const [next] = this.kept;
    if (next) this.open(next);
    else this.begin(emptyDraft());
  }

  /** A file: what can be read of it lies on the table; what is wrong with it is told. */
  async load(text: string): Promise<void> {
    let draft: Draft;
    try {
      draft = fromToml(text);
    } catch (error) {
      const why = (error instanceof Error ? error.message : String(error)).split("\n")[0]!;
      this.notice = speech.say("onboard.editor", "not-a-mission", { why });
      return;
    }
    this.begin(draft);
    const faults = await checkThing("onboard", "mission", text).then((found) => found.faults.length, () => 0);
    this.notice = faults ? speech.say("onboard.editor", "loaded-with-faults", { count: faults }) : speech.say("onboard.editor", "loaded");
  }

  save(): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([this.toml], { type: "application/toml" }));
    link.download = `${this.draft.id || "mission"}.toml`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    this.notice = speech.say("onboard.editor", "saved", { file: link.download });
  }
}
