import { Desk } from "../../lib/desk.svelte";
import type { Action, Now, Update } from "../../lib/protocol";
import { Cards } from "./cards";
import { aimedAt, momentOf } from "./frames";
import { BOSS, HIDDEN, idOf, type CardInPlay, type CardText, type Content, type Design, type FrameView, type Letter, type PlayerView, type View } from "./types";

/** One card of the hand: two of the same kind are two cards. */
export interface Held {
  key: string;
  card: CardText;
}

/** A card that is looked at closely, and where on the screen it lies. */
export interface Peeked {
  card: CardText;
  now: CardInPlay | null;
  at: DOMRect;
}

export interface PlanItem {
  card: CardText;
  verdict: string;
  rule: string;
}
interface Preview {
  costs: Record<string, number>;
  targets: Record<string, string[]>; // the spaces that a choice could aim at
  vain: string[]; // choices that would do nothing
  storm: { strength: number; kills: Record<string, boolean> } | null;
  plan: PlanItem[] | null;
  rules?: { menace: string; hand: string }; // of the boss
}

/** An action of this game by its verb and parts, see docs/notation/siegestorm.md. */
export interface Said extends Action {
  parts: { card?: CardText; other?: CardText; space?: string; player?: Letter; number?: number; ability?: number; deck?: string };
}

/** What an action names. */
export const thingOf = ({ parts }: Said): string => parts.card ?? parts.space ?? parts.player ?? (parts.number === undefined ? "" : String(parts.number));

/** The own Support Zone, as a place to put a creature. */
export const SUPPORT = "support";

/** A reaction is never declined sooner than this, whoever declines it: how fast it comes tells nothing about a hand. */
export const REACTION_PAUSE_MS = 1200;

/** The choices of a question as the notation lists them, taken apart by what one clicks on. */
export class SiegestormDesk extends Desk<View, Content> {
  chosen = $state<string | null>(null); // a card of the hand by its key, or a space: what one is about to use
  marked = $state<string[]>([]); // cards to send back before the first turn
  paying = $state<string[]>([]); // "discard:tengu.0", "commit:2", in the order of payment
  peeked = $state.raw<Peeked | null>(null);
  quiet = $state<number | null>(null); // the turn in which all is let through unless it is aimed at us
  readonly cards: Cards;
  #queue: string[] = [];
  #wish: string | null = null; // a space that is aimed at, until the target is asked for
  #sent: Now<View> | null = null;
  #asking: { now: Now<View>; since: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(...given: ConstructorParameters<typeof Desk<View, Content>>) {
    super(...given);
    this.cards = new Cards(this.content);
  }

  get view(): View {
    return this.now!.view;
  }

  design(card: CardText): Design {
    this.cards.learn(this.view.cards);
    return this.cards.find(card);
  }

  /** Whose hand lies below: the own one; for spectators none. */
  get own(): Letter | null {
    return this.seat !== null && this.seat in this.view.players ? this.seat : null;
  }

  /** Who sits at the lower side of the board. */
  get below(): Letter {
    return this.own ?? "A";
  }

  get mode(): string {
    return this.view.options.mode ?? "duel";
  }

  get boss(): PlayerView | null {
    return this.view.players[BOSS] ?? null;
  }

  player(letter: Letter): PlayerView {
    return this.view.players[letter]!;
  }

  get choices(): string[] {
    return this.asked ? this.now!.choices : [];
  }

  /** The same choices as verbs and parts. */
  get actions(): Said[] {
    return this.asked ? (this.now!.actions as Said[]) : [];
  }

  /** A choice as verb and parts. */
  said(choice: string): Said {
    return (this.now?.actions as Said[] | undefined)?.find((action) => action.text === choice) ?? { text: choice, verb: choice, parts: {} };
  }

  get preview(): Preview | null {
    return this.now?.preview as Preview | null;
  }

  /** What a choice costs, with all that changes it. */
  cost(choice: string): number | null {
    return this.preview?.costs?.[choice] ?? null;
  }

  hand(letter: Letter): Held[] {
    const seen = new Map<string, number>();
    return (this.view.players[letter]?.hand ?? []).map((card) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      return { key: `${card}.${copy}`, card };
    });
  }

  /** A card in play by its space, "A.T1". */
  at(spot: string): CardInPlay | null {
    const [letter = "", ...rest] = spot.split(".");
    return this.view.players[letter]?.spaces[rest.join(".")] ?? null;
  }

  /** The rule that is under way: what is declared, resolved, seen. */
  get moment(): FrameView | null {
    return momentOf(this.view);
  }

  /** The card that is being declared, resolved, or gets an order. */
  get subject(): CardText {
    const moment = this.moment;
    if (!moment || !["declare", "resolve", "order", "storm"].includes(moment.kind)) return "";
    const found = moment.named ?? this.at(moment.spot ?? moment.from ?? "")?.card ?? moment.gone ?? "";
    return found.startsWith(HIDDEN) ? "" : found;
  }

  /** How much is still to be paid. */
  get owed(): number {
    return this.moment?.owed ?? 0;
  }

  /** The spaces that links of the chain aim at, with the number of the link. */
  get aims(): Map<string, number> {
    return aimedAt(this.view);
  }

  protected override forget(): void {
    this.chosen = null;
    this.marked = [];
    this.paying = this.proposedPayment();
  }

  protected override questionKey(): string {
    const view = this.now?.view;
    return super.questionKey() + JSON.stringify([view?.turn, view?.frames, view?.chain.length]);
  }

  // ---- what can be clicked

  /** The choices that name a card of the hand. */
  onCard(card: CardText): string[] {
    const kinds = ["act", "react", "discard", "hand-card", "shape"];
    if (!kinds.includes(this.question)) return [];
    return this.actions.filter(({ verb, parts }) => parts.card === card && (verb === "play" || verb === "deploy" || verb === "pick")).map(({ text }) => text);
  }

  /** The choices that name a space of the board or a player, or lead there. */
  onSpot(spot: string): string[] {
    return this.actions.filter((said) => (said.parts.space ?? said.parts.player) === spot || this.#leadsTo(said) === spot).map(({ text }) => text);
  }

  /** Where a choice leads that names no space in full: orders, and one of several tracks. */
  #leadsTo({ verb, parts }: Said): string | null {
    if (verb === "track" || verb === "advance") return `${this.own}.${parts.number}.T1`;
    if (verb === "support") return SUPPORT;
    if (verb !== "hold") return null;
    const zone = /\.(\d)\./.exec(this.moment?.spot ?? "")?.[1];
    return [this.own, ...(zone ? [zone] : []), parts.space].join(".");
  }

  /** The use of what is chosen that could aim at this space. */
  usableOn(spot: string): string | null {
    return this.uses.find((choice) => this.preview?.targets?.[choice]?.includes(spot)) ?? null;
  }

  /** Whether a click on this space does something now. */
  mayTake(spot: string): boolean {
    return this.onSpot(spot).length > 0 || this.usableOn(spot) !== null;
  }

  /** Would do nothing as things stand. It is offered all the same: nobody may learn from what is offered. */
  isVain(choice: string): boolean {
    return this.preview?.vain?.includes(choice) ?? false;
  }

  /** The choice that takes a Supporter by its number. */
  onSupporter(number: number): string | null {
    return this.question === "pay" ? null : (this.actions.find(({ verb, parts }) => verb === "pick" && parts.number === number)?.text ?? null);
  }

  /** A click on a card of the hand. */
  async takeHeld(held: Held): Promise<void> {
    if (this.question === "pay") return this.togglePayment(`discard:${held.key}`);
    if (this.question === "mulligan") {
      this.marked = this.marked.includes(held.key) ? this.marked.filter((key) => key !== held.key) : [...this.marked, held.key];
      return;
    }
    const found = this.onCard(held.card);
    if (!found.length) return;
    if (this.said(found[0]!).verb === "pick") await this.act(found[0]!);
    else this.chosen = this.chosen === held.key ? null : held.key;
  }

  /** A click on a space: what is aimed at is taken at once; a card that can do several things is only chosen. */
  async takeSpot(spot: string): Promise<void> {
    const aimed = this.usableOn(spot);
    if (aimed && (this.holds || !this.onSpot(spot).length)) return this.useOn(aimed, spot);
    const found = this.onSpot(spot);
    if (!found.length) return;
    if (this.said(found[0]!).verb === "use") this.chosen = this.chosen === spot ? null : spot;
    else await this.act(found[0]!);
  }

  /** Use something on what lies in a space: the target is named as soon as it is asked for. */
  async useOn(choice: string, spot: string): Promise<void> {
    this.#wish = spot;
    await this.act(choice);
  }

  /** A creature is put down on a space, a player, or the Support Zone. */
  async putCreature(from: string, onto: string): Promise<void> {
    const choice = this.onSpot(from).find((use) => this.preview?.targets?.[use]?.includes(onto));
    if (choice) await this.useOn(choice, onto);
    else if (this.question === "order" || this.question === "attack") await this.takeSpot(onto);
  }

  async takeSupporter(number: number): Promise<void> {
    if (this.question === "pay") return this.togglePayment(`commit:${number}`);
    const choice = this.onSupporter(number);
    if (choice) await this.act(choice);
  }

  /** The ways to use what is chosen. */
  get uses(): string[] {
    if (this.chosen === null) return [];
    const held = this.own ? this.hand(this.own).find((one) => one.key === this.chosen) : undefined;
    const found = held ? this.onCard(held.card) : this.onSpot(this.chosen);
    const rank = (choice: string) => Number(this.deploys(choice)) - 2 * Number(this.isVain(choice));
    return found.sort((a, b) => rank(b) - rank(a)); // what one usually does comes first
  }

  /** A card of the hand is chosen, none on the board. */
  get holds(): boolean {
    return this.chosen !== null && this.own !== null && this.hand(this.own).some((one) => one.key === this.chosen);
  }

  deploys(choice: string): boolean {
    return this.said(choice).verb === "deploy";
  }

  /** A card of the hand is put down on the board: on the own Deployment Zone it is deployed, elsewhere played. */
  async putDown(held: Held, spot: string): Promise<void> {
    const [letter, ...rest] = spot.split(".");
    const home = letter === this.own && rest.at(-1) === "T1";
    const found = this.onCard(held.card);
    const action = found.find((choice) => this.said(choice).verb === (home ? "deploy" : "play")) ?? (found.length === 1 && !this.deploys(found[0]!) ? found[0] : undefined);
    if (action && !home && this.preview?.targets?.[action]?.includes(spot)) await this.useOn(action, spot);
    else if (action) await this.act(action);
    else this.chosen = held.key;
  }

  /** Where the chosen card would be deployed to. */
  get home(): string | null {
    return this.uses.find((choice) => this.deploys(choice)) ?? null;
  }

  // ---- paying: the usual payment is laid out, any other may be made of it

  /** Whether this could pay. */
  mayPay(coin: string): boolean {
    if (this.question !== "pay" || !this.own) return false;
    const [verb, what = ""] = coin.split(":");
    if (verb === "commit") return this.player(this.own).support[Number(what) - 1]?.committed === false;
    return this.choices.includes(`discard ${what.slice(0, what.lastIndexOf("."))}`);
  }

  /** What is least needed: Supporters, who are back next turn; cards too dear to be paid with what is left; then the
   * cheapest, doubles before others. */
  proposedPayment(): string[] {
    if (this.question !== "pay" || !this.own) return [];
    const { support } = this.player(this.own);
    const hand = this.hand(this.own);
    const purse = support.length + hand.length - 1 - Math.max(0, this.owed - support.filter((one) => one.committed === false).length);
    const need = (held: Held): number => {
      const cost = this.design(held.card).cost;
      if (cost > purse) return -cost;
      return cost + (hand.filter((one) => one.card === held.card).length > 1 ? 0 : 0.5);
    };
    const supporters = support.map((_, index) => `commit:${index + 1}`);
    const cards = hand.sort((a, b) => need(a) - need(b)).map((held) => `discard:${held.key}`);
    return [...supporters, ...cards].filter((coin) => this.mayPay(coin)).slice(0, this.owed);
  }

  /** Supporters from the first on, then the dearest cards: what the action `pay` does. */
  #shortPayment(): string[] {
    if (this.question !== "pay" || !this.own) return [];
    const supporters = this.player(this.own).support.map((_, index) => `commit:${index + 1}`);
    const cards = this.hand(this.own).sort((a, b) => this.design(b.card).cost - this.design(a.card).cost);
    return [...supporters, ...cards.map((held) => `discard:${held.key}`)].filter((coin) => this.mayPay(coin)).slice(0, this.owed);
  }

  togglePayment(coin: string): void {
    if (!this.mayPay(coin)) return;
    if (this.paying.includes(coin)) this.paying = this.paying.filter((one) => one !== coin);
    else if (this.paying.length < this.owed) this.paying = [...this.paying, coin];
    else this.paying = [...this.paying.slice(0, -1), coin];
  }

  get paid(): boolean {
    return this.question === "pay" && this.paying.length === this.owed;
  }

  async pay(): Promise<void> {
    if (!this.paid) return;
    if (this.paying.join() === this.#shortPayment().join()) return this.act("pay");
    this.#queue = this.paying.map((coin) => {
      const [verb, what = ""] = coin.split(":");
      return verb === "commit" ? `commit ${what}` : `discard ${what.slice(0, what.lastIndexOf("."))}`;
    });
    this.#sent = null;
    await this.#payNext();
  }

  async #payNext(): Promise<void> {
    const next = this.#queue[0];
    if (next === undefined || !this.asked || this.busy || this.now === this.#sent) return;
    if (this.question !== "pay") {
      this.#queue = [];
      return;
    }
    this.#queue.shift();
    this.#sent = this.now;
    await this.act(next);
    if (this.refusal) this.#queue = [];
    else await this.#payNext();
  }

  /** What lay in each space a moment ago. */
  lain = new Map<string, string>();

  override show(now: Now<View>, updates: Update<View>[]): void {
    for (const [letter, player] of Object.entries(this.now?.view.players ?? {}))
      for (const [space, one] of Object.entries(player.spaces)) if (one) this.lain.set(`${letter}.${space}`, idOf(one.card));
    super.show(now, updates);
    if (this.peeked) this.peeked = null;
    if (this.question === "pay" && !this.paying.length) this.paying = this.proposedPayment();
    if (this.#queue.length) queueMicrotask(() => this.#payNext());
    this.#watchReaction();
    this.#nameWish();
  }

  #nameWish(): void {
    const spot = this.#wish;
    if (!spot || !this.question || this.question === "extra") return;
    const choice = this.question === "target" || this.question === "track" ? this.onSpot(spot)[0] : undefined;
    if (this.question !== "track" || choice) this.#wish = null;
    if (choice) queueMicrotask(() => this.act(choice));
  }

  // ---- reactions, and steps in which nothing can be done

  /** In a step of the own turn nothing but going on is possible. */
  get empty(): boolean {
    return this.question === "act" && this.choices.length === 1 && this.choices[0] === "next";
  }

  /** Nothing but declining is possible. */
  get idle(): boolean {
    return this.question === "react" && this.choices.length === 1;
  }

  /** Whether the last link aims at this seat or one of its cards. */
  get aimedAtUs(): boolean {
    const own = this.own;
    return own !== null && [...this.aims.keys()].some((spot) => spot.split(".")[0] === own);
  }

  get lettingThrough(): boolean {
    return this.quiet !== null && this.quiet === this.view.turn && !this.aimedAtUs;
  }

  #watchReaction(): void {
    if (this.question !== "react") {
      clearTimeout(this.#timer);
      this.#asking = null;
      return;
    }
    if (this.#asking?.now === this.now) return;
    clearTimeout(this.#timer);
    this.#asking = { now: this.now!, since: performance.now() };
    if (this.idle || this.lettingThrough) this.#timer = setTimeout(() => this.pass(), REACTION_PAUSE_MS);
  }

  /** Let it resolve, not before the pause is over. */
  async pass(): Promise<void> {
    const asking = this.#asking;
    if (this.question !== "react" || !asking || this.busy) return;
    const left = asking.since + REACTION_PAUSE_MS - performance.now();
    if (left > 0) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.pass(), left);
      return;
    }
    if (this.now === asking.now) await this.act("pass");
  }

  /** Let this through, and what else this turn brings, until something is aimed at us. */
  async passOn(): Promise<void> {
    this.quiet = this.view.turn;
    await this.pass();
  }

  // ---- the start

  get mulligan(): string {
    const cards = this.own ? this.hand(this.own).filter((held) => this.marked.includes(held.key)).map((held) => held.card) : [];
    if (!cards.length) return "keep";
    const both = [...cards].sort().join();
    return this.actions.find(({ verb, parts }) => verb === "mulligan" && [parts.card, parts.other].filter(Boolean).sort().join() === both)?.text ?? `mulligan ${cards.join(" ")}`;
  }
}

export const isKnown = (card: CardText): boolean => card !== HIDDEN;
