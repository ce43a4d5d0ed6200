import { Bench } from "../../../lib/bench.svelte";
import { levelsOf, surfaceAt } from "../land/levels";
import type { Piece, Point, Table } from "../land/types";
import type { Sight } from "../outlook";
import { asTable, changed, drawnPiece, emptyTable, laid, lessPart, read, without, withPart, write, type Part, type PartKind, type TableDraft } from "./table";
import { say } from "./words";

const CLOSE_MM = 12;

/** What somebody at one place sees of somebody at another, as the rules tell it. */
export interface Sighting extends Sight {
  rays: { from: Point; to: Point; state: string }[];
}

/** What somebody at the drawing table does: the tool in the hand, what is chosen. */
export class Maker {
  tool = $state<string>("select"); // select, polygon, a look to lay, or a part of a house to add
  chosen = $state<string | null>(null);
  part = $state.raw<Part | null>(null);
  points = $state.raw<Point[]>([]); // of a shape that is being drawn
  looks = $state.raw<[number, number, number][]>([]); // from where to where somebody looks
  grid = $state(true);
  snap = $state(true);
  levels = $state<Record<string, number>>({});

  bench = new Bench<TableDraft>({ game: "firstwave", kind: "table", empty: emptyTable, write, read, nameOf: (draft) => draft.name || say("nameless"), options: () => this.#looking() });
  table = $derived<Table>(asTable(this.bench.draft));
  piece = $derived<Piece | null>(this.bench.draft.piece.find((one) => one.id === this.chosen) ?? null);

  /** While the tool is in the hand every change of the table is looked at anew. */
  #looking(): Record<string, string> {
    return this.tool === "sight" && this.looks.length === 2 ? { look: this.looks.map((spot) => spot.join(",")).join(">") } : {};
  }

  sighting = $derived(this.looks.length === 2 ? ((this.bench.data?.look as Sighting | undefined) ?? null) : null);

  snapped(value: number, fine = false): number {
    return this.snap && !fine ? Math.round(value / 10) * 10 : Math.round(value);
  }

  choose(id: string | null): void {
    this.chosen = id;
    this.part = null;
    this.looks = [];
    this.tool = "select";
  }

  pick(tool: string): void {
    this.tool = this.tool === tool ? "select" : tool;
    this.points = [];
    this.looks = [];
  }

  level(piece: Piece): number {
    return this.levels[piece.id] ?? 0;
  }

  /** A press on the table: lays, draws, adds, or lets go. */
  press(x: number, y: number): void {
    const at: Point = [this.snapped(x), this.snapped(y)];
    const { bench } = this;
    if (this.tool === "select") return this.choose(null);
    if (this.tool === "polygon") return this.#corner(at);
    if (this.tool === "sight") return this.#look(Math.round(x), Math.round(y));
    const kind = this.tool.split(":")[1] as PartKind | undefined;
    if (kind) {
      const house = this.piece;
      if (!house?.rect) return this.pick("select");
      bench.change(changed(bench.draft, house.id, (piece) => withPart(piece, kind, [Math.round(x), Math.round(y)], this.level(piece))));
      this.tool = "select";
      this.part = { kind, place: (this.piece?.[kind]?.length ?? 1) - 1 };
      return;
    }
    const { draft, id } = laid(bench.draft, this.tool, ...at, say(`look-${this.tool}`));
    bench.change(draft);
    this.choose(id);
  }

  #look(x: number, y: number): void {
    const spot: [number, number, number] = [x, y, surfaceAt(this.table, (piece) => this.level(piece), x, y)];
    this.looks = this.looks.length === 1 ? [...this.looks, spot] : [spot];
    if (this.looks.length === 2) this.bench.check();
  }

  #corner(at: Point): void {
    const [first] = this.points;
    if (first && this.points.length > 2 && Math.hypot(first[0] - at[0], first[1] - at[1]) <= CLOSE_MM) {
      const { draft, id } = drawnPiece(this.bench.draft, this.points, say("tool-polygon"));
      this.points = [];
      this.bench.change(draft);
      return this.choose(id);
    }
    this.points = [...this.points, at];
  }

  /** Change the chosen piece; typing in one field is one step. */
  set(change: (piece: Piece) => Piece, field = ""): void {
    const { bench, chosen } = this;
    if (!chosen) return;
    const draft = changed(bench.draft, chosen, change);
    if (field) bench.type(draft, `${chosen}.${field}`);
    else bench.change(draft);
  }

  remove(): void {
    if (!this.chosen) return;
    if (this.part) {
      const part = this.part;
      this.part = null;
      return this.set((piece) => lessPart(piece, part));
    }
    this.bench.change(without(this.bench.draft, this.chosen));
    this.choose(null);
  }

  /** Another storey on a house: it grows, and gets a room there. */
  raise(): void {
    const house = this.piece;
    if (!house?.rect) return;
    const floors = levelsOf(house).length;
    this.set((piece) => withPart({ ...piece, height: (floors + 1) * 60 }, "rooms", [piece.rect![0], piece.rect![1]], floors));
    this.levels = { ...this.levels, [house.id]: floors };
  }
}
