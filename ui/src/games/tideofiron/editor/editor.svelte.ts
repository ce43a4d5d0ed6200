import { made, newKey } from "../../../lib/made.svelte";
import { speech } from "../../../lib/speech.svelte";
import { checkThing, type Fault } from "../../../lib/workshop";
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

const MOST_STEPS = 200;
const PAUSE = 250; // milliseconds without a change before the draft is checked
const SLUG = "tideofiron";
const KIND = "scenario";

/** What the editor needs of the game's content. */
export interface Box {
  scenarios: Record<string, unknown>[];
  decks: DeckFacts[];
  operations: OperationFacts[];
}

export interface Kept {
  key: string;
  draft: Draft;
  at: number;
}

const kept = (): Kept[] => made.of(SLUG, KIND).flatMap(({ key, work, at }) => (isDraft(work) ? [{ key, draft: work, at }] : []));

/** The scenario that is being made, and all that can be done with it. */
export class ScenarioEditor {
  draft = $state.raw<Draft>(emptyDraft());
  tool = $state<Tool>("terrain-w");
  brush = $state<1 | 7 | "fill">(1);
  pointed = $state<Hex | null>(null);
  faults = $state.raw<Fault[]>([]);
  checked = $state<"checking" | "yes" | "unreached">("checking");
  shown = $state<number | null>(null); // the fault that was chosen
  lookout = $state<Hex | null>(null);
  notice = $state("");
  key = $state(newKey());
  kept = $state.raw<Kept[]>(kept());
  #undo = $state.raw<Draft[]>([]);
  #redo = $state.raw<Draft[]>([]);
  #stroke: { from: Draft; adds: boolean; last: Hex } | null = null;
  #typed = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checks = 0;

  toml = $derived(toToml(this.draft));
  mayUndo = $derived(this.#undo.length > 0);
  mayRedo = $derived(this.#redo.length > 0);
  ready = $derived(this.checked === "yes" && this.faults.length === 0);

  constructor(readonly box: Box) {
    const last = this.kept[0];
    if (last) this.open(last);
    else this.check();
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
  type(draft: Draft, field: string): void {
    if (this.#typed === field && this.mayUndo) this.#set(draft);
    else this.change(draft);
    this.#typed = field;
  }

  #set(draft: Draft): void {
    this.#typed = "";
    this.draft = draft;
    this.shown = null;
    this.#keep();
    this.check();
  }

  #keep(): void {
    made.keep({ game: SLUG, kind: KIND, key: this.key, name: this.draft.title_en || this.draft.id, value: toToml(this.draft), work: this.draft, sound: false, at: Date.now() });
    this.kept = kept();
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

  // ---- painting: one stroke is one step

  press(hex: Hex): void {
    const camp = this.#camp;
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
    const next = this.#painted(hex, from);
    if (next === this.draft) return;
    if (this.#stroke && this.draft !== this.#stroke.from) this.#set(next);
    else this.change(next);
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

  // ---- faults

  check(): void {
    clearTimeout(this.#timer);
    this.checked = "checking";
    const number = ++this.#checks;
    this.#timer = setTimeout(async () => {
      try {
        const { faults } = await checkThing(SLUG, KIND, this.toml);
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
    this.shown = null;
    this.notice = "";
    this.check();
  }

  /** A new draft beside the others. */
  begin(draft: Draft): void {
    this.open({ key: newKey(), draft });
    this.#keep();
  }

  /** From a scenario of the box, under a name of its own. */
  from(data: Record<string, unknown>): void {
    const draft = fromData(data);
    this.begin({ ...draft, id: `my_${draft.id}` });
  }

  forget(key: string): void {
    made.forget(key);
    this.kept = kept();
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
      this.notice = speech.say("tideofiron.editor", "not-a-scenario", { why });
      return;
    }
    this.begin(draft);
    const faults = await checkThing(SLUG, KIND, text).then((found) => found.faults.length, () => 0);
    this.notice = faults ? speech.say("tideofiron.editor", "loaded-with-faults", { count: faults }) : speech.say("tideofiron.editor", "loaded");
  }

  save(): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([this.toml], { type: "application/toml" }));
    link.download = `${this.draft.id || "scenario"}.toml`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    this.notice = speech.say("tideofiron.editor", "saved", { file: link.download });
  }
}
