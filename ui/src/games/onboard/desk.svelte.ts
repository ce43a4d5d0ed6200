import { Desk } from "../../lib/desk.svelte";
import type { Now, Update } from "../../lib/protocol";
import { odds, preview, type Way } from "./outlook";
import { missionOf } from "./plan";
import { listed, teamOf, type Cell, type Content, type Edge, type Mission, type Team, type View } from "./types";
import { vainAt, vainCard, vainEdge } from "./vain";

/** What the pointer or the keyboard is on. */
export type Pointed = { kind: "cell"; cell: Cell } | { kind: "edge"; edge: Edge } | { kind: "agent"; agent: string };

/** One card of the hand: two of the same kind are two cards. */
export interface Held {
  key: string;
  card: string;
}

/** So long a window for Counter or doubling stands open at least, whoever answers and whatever they hold: an answer that
 * comes sooner would tell that there was nothing to think about. The server's computers take as long. [OB-R-59] */
export const WINDOW_MS = 1500;

const MANY = 8; // places for one card

/** An action of this game by its verb and parts, see docs/notation/onboard.md. */
export interface Said {
  text: string;
  verb: string;
  parts: { agent?: string; cell?: Cell; edge?: Edge; card?: string; first?: string; second?: string; cards?: string[] };
}

const isUse = (action: Said): boolean => action.verb === "play" || action.verb === "lay";

/** What an action is done to: a cell, an edge or an Agent. */
export const targetOf = ({ parts }: Said): string => parts.cell ?? parts.edge ?? parts.agent ?? "";

/** The choices of a question by what one clicks on. */
export class OnBoardDesk extends Desk<View, Content> {
  card = $state<string | null>(null); // taken from the hand, not yet used
  aim = $state<string | null>(null); // an action that is chosen, not yet confirmed
  agent = $state<string | null>(null); // to be placed
  pair = $state<string[]>([]); // the Agents of the first seat
  laid = $state<string[]>([]); // keys of the cards for a combat
  pointed = $state.raw<Pointed | null>(null);
  closed = $state(-1); // the update whose result has been read
  answered = $state<string | null>(null); // chosen, handed over when the window closes
  #opened = performance.now(); // when the question came
  #route: string[] = [];
  #walker: string | undefined;
  #sent: Now<View> | null = null;

  get view(): View {
    return this.now!.view;
  }

  get mission(): Mission {
    return missionOf(this.view, this.content.missions);
  }

  /** Whose hand lies below: the own one; for spectators none. */
  get own(): string | null {
    return this.seat !== null && this.seat in this.view.seats ? this.seat : null;
  }

  get team(): Team {
    return teamOf(this.seat);
  }

  get choices(): string[] {
    return this.asked ? this.now!.choices : [];
  }

  /** The same choices as verbs and parts. */
  get actions(): Said[] {
    return this.asked ? (this.now!.actions as Said[]) : [];
  }

  /** One of the choices by its text; a word that is none stands for itself. */
  said(text: string): Said {
    return (this.now?.actions as Said[] | undefined)?.find((action) => action.text === text) ?? { text, verb: text, parts: {} };
  }

  /** The Agent whose activation it is. */
  get actor(): string | null {
    return this.view.at.agent ?? null;
  }

  get hand(): Held[] {
    const seen = new Map<string, number>();
    const order = this.content.cards.map((card) => card.id);
    const cards = this.own ? listed(this.view.seats[this.own]!.hand) : [];
    return cards.sort((a, b) => order.indexOf(a) - order.indexOf(b)).map((card) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      return { key: `${card}.${copy}`, card };
    });
  }

  protected override forget(): void {
    this.card = null;
    this.aim = null;
    this.agent = null;
    this.pair = [];
    this.laid = [];
    this.answered = null;
    this.#opened = performance.now();
  }

  /** A window with nothing to choose: it closes by itself. */
  get idle(): boolean {
    return this.live && this.choices.length === 1 && this.#isWindow(this.choices[0]!);
  }

  /** Whether how soon the answer comes must not tell anything. */
  #isWindow(action: string): boolean {
    return this.question === "counter" || this.question === "double" || action === "done";
  }

  override async act(action: string): Promise<void> {
    const left = this.#opened + WINDOW_MS - performance.now();
    if (this.asked && this.#isWindow(action) && left > 0) {
      const key = this.questionKey();
      this.answered = action;
      await new Promise((done) => setTimeout(done, left));
      if (this.answered !== action || this.questionKey() !== key) return;
    }
    await super.act(action);
  }

  protected override questionKey(): string {
    const view = this.now?.view;
    return super.questionKey() + JSON.stringify([view?.turn, view?.at]);
  }

  // ---- what can be clicked

  /** Who is to be placed next. */
  get placing(): string | null {
    if (this.question !== "place") return null;
    return this.agent ?? this.actions[0]?.parts.agent ?? null;
  }

  /** Where the acting Agent could walk to, step by step. */
  get reach(): Record<Cell, Way> {
    if (this.question !== "act" || this.card !== null || !this.actor) return {};
    return preview(this.now)?.reach[this.actor] ?? {};
  }

  /** The choices that name a cell, an Agent or an edge, by its name. Half-made choices narrow them. */
  get targets(): Map<string, string> {
    const found = new Map<string, string>();
    const free = this.card === null;
    for (const action of this.actions) {
      const { verb, parts } = action;
      const here = verb === "place" ? parts.agent === this.placing : isUse(action) ? this.card === parts.card || (this.question === "prepare" && free) : verb === "activate" || ((verb === "fight" || verb === "open") && free);
      if (here) found.set(targetOf(action), action.text);
    }
    return found;
  }

  /** Before a card is taken: what the hand could do, by the cell, edge or Agent it would be done to. A card that could
   * go nearly anywhere says nothing about a place. */
  get offers(): Map<string, string[]> {
    const found = new Map<string, string[]>();
    if (this.question !== "act" || this.card !== null) return found;
    const uses = this.actions.filter(isUse);
    for (const use of uses) {
      const target = targetOf(use);
      if (uses.filter((one) => one.parts.card === use.parts.card).length <= MANY) found.set(target, [...(found.get(target) ?? []), use.text]);
    }
    return found;
  }

  /** The cards of the hand that some choice uses. */
  get playable(): Set<string> {
    return new Set(this.actions.filter(isUse).map((action) => action.parts.card!));
  }

  /** The cards of the hand that can be laid into the combat now. */
  get reactions(): Set<string> {
    if (this.choices.includes("counter")) return new Set(["counter"]);
    if (!this.choices.includes("double")) return new Set();
    return new Set([odds(this.now, "double")?.role === "guard" ? "double_defence" : "double_attack"]);
  }

  agentsIn(cell: Cell): string[] {
    return Object.entries(this.view.agents).filter(([, agent]) => agent.cell === cell).map(([name]) => name);
  }

  /** What a click into a cell would do: an action at once, one to confirm, or a way to walk. */
  at(cell: Cell): { action: string; sure: boolean } | null {
    const targets = this.targets;
    const here = this.agentsIn(cell).filter((agent) => targets.has(agent));
    if (here.length) {
      const last = here.findIndex((agent) => targets.get(agent) === this.aim);
      const again = here.length === 1 || last < 0 ? 0 : (last + 1) % here.length;
      const action = targets.get(here[again]!)!;
      return { action, sure: this.said(action).verb === "activate" };
    }
    const action = targets.get(cell);
    if (action) return { action, sure: this.said(action).verb === "place" };
    const way = this.reach[cell];
    return way ? { action: way.way[0]!, sure: true } : null;
  }

  async choose(cell: Cell): Promise<void> {
    if (!this.asked) return;
    if (this.reach[cell] && !this.agentsIn(cell).some((agent) => this.targets.has(agent))) return this.walk(cell);
    const found = this.at(cell);
    if (found) return this.take(found.action, found.sure);
    this.aim = null;
    const vain = vainAt(this, cell);
    if (typeof vain === "string") await this.act(vain);
    else if (vain) this.refusal = vain;
  }

  /** A card that is shown where it could be used: taken and aimed in one. */
  takeOffer(choice: string): void {
    this.refusal = null;
    this.card = this.said(choice).parts.card!;
    this.aim = choice;
  }

  async chooseEdge(edge: Edge): Promise<void> {
    if (!this.asked) return;
    const action = this.targets.get(edge);
    if (action) return this.take(action, this.said(action).verb === "open");
    this.aim = null;
    const vain = vainEdge(this, edge);
    if (vain) await this.act(vain);
  }

  /** What can be taken back is done at once; all else is aimed first, and done when it is chosen again. */
  async take(action: string, sure: boolean): Promise<void> {
    if (sure || this.aim === action) return this.act(action);
    this.refusal = null;
    this.aim = action;
  }

  /** A card of the hand is chosen: to be used on something, at once in a combat, or in vain. */
  async takeCard(card: string): Promise<void> {
    if (!this.asked) return;
    this.refusal = null;
    if (this.reactions.has(card)) return this.act(this.question);
    if (this.playable.has(card)) {
      this.card = this.card === card ? null : card;
      this.aim = null;
    } else this.refusal = vainCard(this, card);
  }

  // ---- walking: several steps, each an action of its own

  async walk(cell: Cell): Promise<void> {
    this.#route = [...(this.reach[cell]?.way ?? [])];
    this.#walker = this.actor ?? undefined;
    this.#sent = null;
    await this.#stride();
  }

  override show(now: Now<View>, updates: Update<View>[]): void {
    super.show(now, updates);
    if (this.#route.length) queueMicrotask(() => this.#stride());
  }

  async #stride(): Promise<void> {
    const next = this.#route[0];
    if (next === undefined || !this.asked || this.busy || this.now === this.#sent) return;
    const sprung = this.#sent !== null && this.updates.at(-1)?.events.some((event) => event.kind === "trap-sprung");
    if (sprung || this.actor !== this.#walker || !this.choices.includes(next)) {
      this.#route = [];
      return;
    }
    this.#route.shift();
    this.#sent = this.now;
    await this.act(next);
    if (this.refusal) this.#route = [];
    else await this.#stride();
  }

  // ---- combat

  layDown(key: string): void {
    if (this.question !== "commit") return;
    this.laid = this.laid.includes(key) ? this.laid.filter((one) => one !== key) : [...this.laid, key];
  }

  /** The cards laid for the combat, as the notation writes them. */
  get commitment(): string {
    const order = this.content.cards.map((card) => card.id);
    const cards = this.laid.map((key) => key.split(".")[0]!).sort((a, b) => order.indexOf(a) - order.indexOf(b));
    return `commit ${cards.join(" ") || "-"}`;
  }

  // ---- taking Agents

  takeAgent(agent: string): void {
    this.pair = this.pair.includes(agent) ? this.pair.filter((one) => one !== agent) : [...this.pair, agent].slice(-2);
  }

  /** What the primary button would do now. */
  get chosen(): string | null {
    switch (this.question) {
      case "commit":
        return this.choices.includes(this.commitment) ? this.commitment : null;
      case "take":
        return this.actions.find(({ parts }) => this.pair.length === 2 && this.pair.every((agent) => agent === parts.first || agent === parts.second))?.text ?? null;
      default:
        return this.aim && this.choices.includes(this.aim) ? this.aim : null;
    }
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.act(this.chosen);
  }
}
