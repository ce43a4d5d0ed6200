import { made, newKey, type Made } from "./made.svelte";
import { linkedThing } from "./sharing";
import { t } from "./speech.svelte";
import { checkThing, type Fault } from "./workshop";

/** What a workshop makes: how it begins, how it is written and read. */
export interface Craft<D> {
  game: string;
  kind: string;
  empty: () => D;
  write: (draft: D) => string;
  read: (text: string) => D; // throws if it is no such thing at all
  isDraft?: (work: unknown) => work is D; // what an older page has kept may be none
  nameOf: (draft: D) => string;
  fileOf?: (draft: D) => string; // made from the name if it is not given
  options?: (draft: D) => Record<string, string>; // of a match, under which it is judged
}

const PAUSE_MS = 180; // without a change before the draft is checked
const AGAIN_MS = 3000;
const MOST_STEPS = 200;

const inFile = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").toLowerCase();

/** A bench on which something is made: every change can be undone, is kept in this browser, and judged by the server. */
export class Bench<D> {
  draft = $state.raw<D>(undefined as D);
  key = $state("");
  faults = $state.raw<Fault[]>([]);
  shown = $state<number | null>(null); // the fault that was chosen
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
    this.#lay(last?.key ?? newKey(), last ? (last.work as D) : craft.empty());
    void this.#readLink();
  }

  async #readLink(): Promise<void> {
    const text = await linkedThing();
    if (text) await this.load(text, t("draft-from-link"));
    else if (text === "") this.notice = t("share-broken");
  }

  get kept(): Made[] {
    const { game, kind, isDraft } = this.craft;
    return made.of(game, kind).filter((one) => !isDraft || isDraft(one.work));
  }

  // ---- changes

  /** Every change goes through here: it can be undone, is kept, and is checked. */
  change(draft: D): void {
    if (draft === this.draft) return;
    this.#undo = [...this.#undo.slice(-MOST_STEPS), this.draft];
    this.#redo = [];
    this.#typed = "";
    this.#set(draft);
  }

  /** Typing in one field, drawing one stroke, or dragging one thing, is one step. */
  type(draft: D, field: string): void {
    if (draft === this.draft) return;
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
    this.rest();
    this.#set(before);
  }

  redo(): void {
    const after = this.#redo.at(-1);
    if (after === undefined) return;
    this.#undo = [...this.#undo, this.draft];
    this.#redo = this.#redo.slice(0, -1);
    this.rest();
    this.#set(after);
  }

  #set(draft: D): void {
    this.draft = draft;
    this.shown = null;
    this.#keep();
    this.check();
  }

  #keep(): void {
    const { game, kind, nameOf, write } = this.craft;
    made.keep({ game, kind, key: this.key, name: nameOf(this.draft), value: write(this.draft), work: this.draft, sound: false, at: Date.now() });
  }

  // ---- the judge

  check(): void {
    clearTimeout(this.#timer);
    this.checked = "checking";
    const number = ++this.#checks;
    this.#timer = setTimeout(async () => {
      try {
        const found = await this.#judged(this.text);
        if (number !== this.#checks) return;
        this.faults = found.faults;
        this.data = found.data;
        this.value = found.value;
        this.checked = "yes";
        made.judge(this.key, !found.faults.length);
      } catch {
        if (number !== this.#checks) return;
        this.checked = "unreached";
        this.#timer = setTimeout(() => this.check(), AGAIN_MS);
      }
    }, PAUSE_MS);
  }

  #judged(text: string) {
    const { game, kind, options } = this.craft;
    return checkThing(game, kind, text, options?.(this.draft) ?? {});
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#checks++;
  }

  // ---- drafts, files, links

  #lay(key: string, draft: D): void {
    this.key = key;
    this.#undo = [];
    this.#redo = [];
    this.#typed = "";
    this.draft = draft;
    this.shown = null;
    this.notice = "";
    this.check();
  }

  /** A new draft beside the others. */
  begin(draft: D): void {
    this.#lay(newKey(), draft);
    this.#keep();
  }

  open(one: Made): void {
    this.#lay(one.key, one.work as D);
  }

  forget(key: string): void {
    made.forget(key);
    if (key !== this.key) return;
    const next = this.kept[0];
    if (next) this.open(next);
    else this.begin(this.craft.empty());
  }

  /** A file: what can be read of it lies on the bench; what is wrong with it is told. */
  async load(text: string, done = t("draft-loaded")): Promise<void> {
    try {
      this.begin(this.craft.read(text));
    } catch (error) {
      const why = (error instanceof Error ? error.message : String(error)).split("\n")[0]!;
      this.notice = t("draft-not-readable", { why });
      return;
    }
    const count = await this.#judged(text).then((found) => found.faults.length, () => 0);
    this.notice = count ? t("draft-loaded-with-faults", { count }) : done;
  }

  save(): void {
    const { kind, nameOf, fileOf } = this.craft;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([this.text], { type: "application/toml" }));
    link.download = `${fileOf?.(this.draft) || inFile(nameOf(this.draft)) || kind}.toml`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    this.notice = t("draft-saved", { file: link.download });
  }
}
