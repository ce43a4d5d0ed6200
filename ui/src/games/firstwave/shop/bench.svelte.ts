import { made, newKey, type Made } from "../../../lib/made.svelte";
import { linkedThing } from "../../../lib/sharing";
import { speech, t } from "../../../lib/speech.svelte";
import { checkThing, type Fault } from "../../../lib/workshop";

/** What a workshop makes: how it begins, how it is written and read. */
export interface Craft<D> {
  kind: "warband" | "table";
  empty: () => D;
  write: (draft: D) => string;
  read: (text: string) => D; // throws if it is no such thing at all
  nameOf: (draft: D) => string;
  options?: (draft: D) => Record<string, string>; // of a match, under which it is judged
}

const PAUSE_MS = 150;
const AGAIN_MS = 3000;
const MOST_STEPS = 120;

const say = (id: string, facts?: Record<string, string | number>): string => speech.say("firstwave.shop", id, facts);

/** A bench on which something is made: every change can be undone, is kept in this browser, and judged by the server. */
export class Bench<D> {
  draft = $state.raw<D>(undefined as D);
  key = $state("");
  faults = $state.raw<Fault[]>([]);
  data = $state.raw<Record<string, unknown> | null>(null); // the thing as the server has read it
  value = $state(""); // what the option of a match takes
  checked = $state<"checking" | "yes" | "unreached">("checking");
  notice = $state("");
  #undo = $state.raw<D[]>([]);
  #redo = $state.raw<D[]>([]);
  #typed = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checks = 0;

  text = $derived.by(() => this.craft.write(this.draft));
  mayUndo = $derived(this.#undo.length > 0);
  mayRedo = $derived(this.#redo.length > 0);
  ready = $derived(this.checked === "yes" && this.faults.length === 0);

  constructor(readonly craft: Craft<D>) {
    const last = this.kept[0];
    if (last) this.open(last);
    else this.begin(craft.empty());
    void this.#readLink();
  }

  async #readLink(): Promise<void> {
    const text = await linkedThing();
    if (text && this.#read(text)) this.notice = say("from-link");
    else if (text === "") this.notice = t("share-broken");
  }

  get kept(): Made[] {
    return made.of("firstwave", this.craft.kind);
  }

  // ---- changes

  change(draft: D): void {
    this.#undo = [...this.#undo.slice(-MOST_STEPS), this.draft];
    this.#redo = [];
    this.#typed = "";
    this.#set(draft);
  }

  /** Typing in one field, or dragging one thing, is one step. */
  type(draft: D, field: string): void {
    if (this.#typed === field && this.mayUndo) this.#set(draft);
    else this.change(draft);
    this.#typed = field;
  }

  rest(): void {
    this.#typed = "";
  }

  undo(): void {
    const before = this.#undo.at(-1);
    if (before === undefined) return;
    this.#redo = [...this.#redo, this.draft];
    this.#undo = this.#undo.slice(0, -1);
    this.#set(before);
  }

  redo(): void {
    const after = this.#redo.at(-1);
    if (after === undefined) return;
    this.#undo = [...this.#undo, this.draft];
    this.#redo = this.#redo.slice(0, -1);
    this.#set(after);
  }

  #set(draft: D): void {
    this.draft = draft;
    this.#keep();
    this.check();
  }

  #keep(): void {
    made.keep({ game: "firstwave", kind: this.craft.kind, key: this.key, name: this.craft.nameOf(this.draft), value: this.craft.write(this.draft), work: this.draft, sound: false, at: Date.now() });
  }

  // ---- the judge

  check(): void {
    clearTimeout(this.#timer);
    this.checked = "checking";
    const number = ++this.#checks;
    this.#timer = setTimeout(async () => {
      try {
        const found = await checkThing("firstwave", this.craft.kind, this.text, this.craft.options?.(this.draft) ?? {});
        if (number !== this.#checks) return;
        this.faults = found.faults;
        this.data = found.data;
        this.value = found.value;
        this.checked = "yes";
        if (!found.faults.length) made.judge(this.key, true);
      } catch {
        if (number !== this.#checks) return;
        this.checked = "unreached";
        this.#timer = setTimeout(() => this.check(), AGAIN_MS);
      }
    }, PAUSE_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#checks++;
  }

  // ---- drafts, files, links

  /** A new draft beside the others. */
  begin(draft: D): void {
    this.#fresh(newKey(), draft);
    this.#keep();
    this.check();
  }

  open(one: Made): void {
    this.#fresh(one.key, one.work as D);
    this.check();
  }

  #fresh(key: string, draft: D): void {
    this.key = key;
    this.#undo = [];
    this.#redo = [];
    this.#typed = "";
    this.draft = draft;
    this.notice = "";
  }

  forget(key: string): void {
    made.forget(key);
    if (key !== this.key) return;
    const next = this.kept[0];
    if (next) this.open(next);
    else this.begin(this.craft.empty());
  }

  load(text: string): void {
    if (this.#read(text)) this.notice = say("loaded");
  }

  #read(text: string): boolean {
    try {
      const draft = this.craft.read(text);
      this.begin(draft);
      return true;
    } catch (error) {
      const why = (error instanceof Error ? error.message : String(error)).split("\n")[0]!;
      this.notice = say("not-readable", { why });
      return false;
    }
  }

  save(): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([this.text], { type: "application/toml" }));
    link.download = `${this.craft.nameOf(this.draft).replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").toLowerCase() || this.craft.kind}.toml`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    this.notice = say("saved", { file: link.download });
  }
}
