import { Bench, type Craft } from "../../../lib/bench.svelte";
import { speech } from "../../../lib/speech.svelte";
import { neighbours, type Hex } from "../hexes";
import type { DeckFacts, OperationFacts } from "../types";
import { brushed, cleared, emptyDraft, FORTS, hasRoad, TERRAINS, withEntry, withFort, withGoal, withLevel, withRoad, withTerrain, withZone, type Camp, type Draft, type Fort, type Terrain } from "./draft";
import { fromData, fromToml, isDraft, toToml } from "./file";

export type Tool = `terrain-${Terrain}` | "level-0" | "level-1" | "level-2" | "road" | `fort-${Fort}` | "goal-victory" | "goal-command" | "zone-us" | "zone-de" | "entry-us" | "entry-de" | "erase";

/** Every tool with its key, in groups as the palette has them. */
export const GROUPS: { name: string; tools: { tool: Tool; key: string }[] }[] = [
  { name: "ground", tools: [...TERRAINS.map((kind, index) => ({ tool: `terrain-${kind}` as Tool, key: String(index + 1) })), { tool: "road", key: "r" }, { tool: "level-0", key: "0" }, { tool: "level-1", key: "8" }, { tool: "level-2", key: "9" }] },
  { name: "works", tools: FORTS.map((kind, index) => ({ tool: `fort-${kind}` as Tool, key: "epwtmk"[index]! })) },
  { name: "marks", tools: [{ tool: "goal-victory", key: "v" }, { tool: "goal-command", key: "c" }, { tool: "zone-us", key: "a" }, { tool: "zone-de", key: "g" }, { tool: "entry-us", key: "j" }, { tool: "entry-de", key: "h" }, { tool: "erase", key: "x" }] },
];
export const TOOLS = GROUPS.flatMap((group) => group.tools);

/** What the editor needs of the game's content. */
export interface Box {
  scenarios: Record<string, unknown>[];
  decks: DeckFacts[];
  operations: OperationFacts[];
}

const craft: Craft<Draft> = {
  game: "tideofiron",
  kind: "scenario",
  empty: emptyDraft,
  write: toToml,
  read: fromToml,
  isDraft,
  nameOf: (draft) => (speech.lang === "fr" && draft.title_fr) || draft.title_en || draft.id || "–",
  fileOf: (draft) => draft.id,
};

/** The scenario that is being made, and all that can be done with it. */
export class ScenarioEditor extends Bench<Draft> {
  tool = $state<Tool>("terrain-w");
  brush = $state<1 | 7 | "fill">(1);
  pointed = $state<Hex | null>(null);
  lookout = $state<Hex | null>(null);
  #stroke: { from: Draft; adds: boolean; last: Hex } | null = null;

  constructor(readonly box: Box) {
    super(craft);
  }

  // ---- painting: one stroke is one step

  press(hex: Hex): void {
    const camp = this.#camp;
    this.rest();
    this.#stroke = { from: this.draft, last: hex, adds: camp ? !this.draft[camp].zone.includes(hex) : true };
    this.#paint(hex, null);
  }

  draw(hex: Hex): void {
    const stroke = this.#stroke;
    if (!stroke || hex === stroke.last) return;
    this.#paint(hex, stroke.last);
    stroke.last = hex;
  }

  lift(): void {
    this.#stroke = null;
  }

  get #camp(): Camp | null {
    return this.tool === "zone-us" ? "us" : this.tool === "zone-de" ? "de" : null;
  }

  #paint(hex: Hex, from: Hex | null): void {
    this.type(this.#painted(hex, from), "stroke");
  }

  #painted(hex: Hex, from: Hex | null): Draft {
    const { tool, draft } = this;
    const hexes = () => brushed(draft, hex, this.brush);
    if (tool.startsWith("terrain-")) return withTerrain(draft, hexes(), tool.slice(8) as Terrain);
    if (tool.startsWith("level-")) return withLevel(draft, hexes(), Number(tool.slice(6)));
    if (tool === "road") {
      if (!from) return draft;
      if (this.#stroke && this.draft === this.#stroke.from) this.#stroke.adds = !hasRoad(draft, from, hex);
      return withRoad(draft, from, hex, this.#stroke?.adds ?? true);
    }
    if (this.#camp) return withZone(draft, this.#camp, hexes(), this.#stroke?.adds ?? true);
    if (tool === "erase") return cleared(draft, hexes());
    if (from) return draft; // one at a time
    if (tool.startsWith("fort-")) return withFort(draft, hex, tool.slice(5) as Fort);
    if (tool === "goal-victory" || tool === "goal-command") return withGoal(draft, hex, tool.slice(5) as "victory" | "command");
    return withEntry(draft, tool === "entry-us" ? "us" : "de", hex);
  }

  /** By keyboard: a road from a hex to a neighbour. */
  roadTo(from: Hex, to: Hex): void {
    if (neighbours(this.draft, from).includes(to)) this.change(withRoad(this.draft, from, to, !hasRoad(this.draft, from, to)));
  }
}

/** From a scenario of the box, under a name of its own. */
export function fromBox(data: Record<string, unknown>): Draft {
  const draft = fromData(data);
  return { ...draft, id: `my_${draft.id}` };
}
