import { Desk } from "../../lib/desk.svelte";
import { courses, type Course } from "./outlook";
import { isShip, other, sectionOf, shipOf, spotOf, type Card, type Content, type Row, type Ship, type ShipView, type View } from "./types";

/** What the pointer or the keyboard is on: the board shows its facts. */
export type Pointed =
  | { kind: "ship"; ship: Ship }
  | { kind: "point"; x: number; y: number }
  | { kind: "section"; ship: Ship; section: string }
  | { kind: "row"; row: Row };

export interface Figure {
  figure: "crew" | "captain";
  from: string; // a spot: S.C3
}

/** An action of this game, see docs/notation/broadsides.md. */
type Said =
  | { text: string; verb: "place"; parts: { figure: Figure["figure"]; section: string } }
  | { text: string; verb: "promote"; parts: { section: string } }
  | { text: string; verb: "fight"; parts: { spot: string } }
  | { text: string; verb: "plot"; parts: { cards: Card[] } }
  | { text: string; verb: "step"; parts: { figure: Figure["figure"]; from: string; to: string } }
  | { text: string; verb: "shot" | "hold" | "surrender" | "fight-on"; parts: Record<string, unknown> };

export type Slots = (Card | null)[];

/** The choices of a question, by their verbs and parts. */
export class BroadsidesDesk extends Desk<View, Content> {
  slots = $state<Slots>([]); // a plot in the making
  cursor = $state(0); // the slot that the next card goes to
  row = $state<Row | null>(null); // named, not yet fired at
  section = $state<string | null>(null); // picked for a captain or a melee, not yet confirmed
  figure = $state<Figure | null>(null); // picked up in Boarding
  target = $state<string | null>(null); // where the last move would go, not yet confirmed
  surrendering = $state(false);
  pointed = $state.raw<Pointed | null>(null);

  get view(): View {
    return this.now!.view;
  }

  /** Whose deck lies on the right and below: the seat's own; for spectators the Seahawk's. */
  get own(): Ship {
    return isShip(this.seat) ? this.seat : "S";
  }

  get enemy(): Ship {
    return other(this.own);
  }

  get choices(): string[] {
    return this.asked ? this.now!.choices : [];
  }

  /** The same choices as verbs and parts. */
  get actions(): Said[] {
    return this.asked ? (this.now!.actions as Said[]) : [];
  }

  /** An action that may be chosen, or one of somebody else's that is spoken of, as in a review. */
  said(text: string): Said | undefined {
    return (this.now?.actions as Said[] | undefined)?.find((action) => action.text === text);
  }

  ship(letter: Ship): ShipView {
    return this.view.ships[letter];
  }

  protected override forget(): void {
    const owed = this.owed;
    const count = this.content.cards.slots;
    this.slots = Array.from({ length: count }, (_, slot) => (slot >= count - owed ? "D" : null));
    this.cursor = 0;
    this.#recall();
    this.row = this.question === "shot" && this.#salvo === this.#exchange() && this.choices.includes(`shot ${this.#named}`) ? this.#named : null;
    this.section = null;
    this.figure = null;
    this.target = null;
    this.surrendering = false;
  }

  // ---- what is kept from one moment to the next

  #named: Row | null = null; // the row last fired at, and in which exchange
  #salvo = "";

  #exchange(): string {
    const { turn, phase, step } = this.view;
    return JSON.stringify([turn, phase, step]);
  }

  override async act(action: string): Promise<void> {
    if (action.startsWith("shot ")) {
      this.#named = action.split(" ")[1]!;
      this.#salvo = this.#exchange();
    }
    await super.act(action);
  }

  /** Under which name the browser keeps a plot in the making: this table, this seat, this turn. */
  get #draft(): string {
    return `plot ${location.hash} ${this.seat} ${this.view.turn}`;
  }

  #keep(): void {
    if (this.question === "plot") sessionStorage.setItem("broadsides.plot", JSON.stringify([this.#draft, this.slots]));
  }

  /** The page was loaded anew while a plot was being made. */
  #recall(): void {
    if (this.question !== "plot") return;
    const [draft, slots] = JSON.parse(sessionStorage.getItem("broadsides.plot") ?? "[]") as [string?, Slots?];
    const fits = draft === this.#draft && slots?.length === this.slots.length && slots.filter((card) => card === "D").length === this.owed;
    if (!fits || !slots!.every((card, slot) => card === null || this.fits(card, slot))) return;
    this.slots = slots!;
    this.advance();
  }

  protected override questionKey(): string {
    const view = this.now?.view;
    return super.questionKey() + JSON.stringify([view?.turn, view?.at, view?.phase]);
  }

  // ---- the plot

  get #plots(): Card[][] {
    return this.actions.flatMap((action) => (action.verb === "plot" ? [action.parts.cards] : []));
  }

  /** The Damage cards that every plot must have. */
  get owed(): number {
    const plots = this.#plots;
    return plots.length ? Math.min(...plots.map((plot) => plot.filter((card) => card === "D").length)) : 0;
  }

  /** Whether some plot has this card in the slot, whatever stands in the others. */
  fits(card: Card, slot: number): boolean {
    return this.#plots.some((plot) => plot[slot] === card);
  }

  /** Put a card into a slot. Damage cards that are owed are never dropped: they give way to another slot. */
  put(slot: number, card: Card, from: number | null = null): void {
    if (!this.asked || !this.fits(card, slot) || slot === from) return;
    const slots = [...this.slots];
    const before = slots[slot] ?? null;
    if (from !== null) slots[from] = before;
    else if (card === "D") {
      const owed = slots.findIndex((one, index) => one === "D" && index !== slot);
      if (before === "D" || owed < 0) return;
      slots[owed] = before;
    } else if (before === "D") {
      const free = slots.findIndex((one, index) => one === null && index !== slot);
      const way = free >= 0 ? free : slots.findIndex((one, index) => one !== "D" && index !== slot);
      if (way < 0) return;
      slots[way] = "D";
    }
    slots[slot] = card;
    this.slots = slots;
    this.#keep();
    this.advance();
  }

  /** A card from the hand goes to the slot of the cursor, or to the first free one. */
  play(card: Card): void {
    const free = this.slots.indexOf(null);
    const here = this.slots[this.cursor];
    const slot = card === "D" || here === null || (here === "D" && free >= 0) ? this.cursor : free;
    if (slot >= 0) this.put(slot, card);
  }

  takeBack(slot: number): void {
    if (!this.asked) return;
    if (this.slots[slot] !== "D") this.slots = this.slots.map((card, index) => (index === slot ? null : card));
    this.cursor = slot;
    this.#keep();
  }

  /** The last manoeuvre goes back to the hand. */
  takeBackLast(): void {
    const slot = this.slots.findLastIndex((card) => card !== null && card !== "D");
    if (slot >= 0) this.takeBack(slot);
  }

  advance(): void {
    const free = this.slots.indexOf(null);
    if (free >= 0) this.cursor = free;
  }

  inHand(card: Card): number {
    const copies = card === "D" ? this.owed : this.content.cards.copies_of_each_kind;
    return copies - this.slots.filter((one) => one === card).length;
  }

  get toGo(): number {
    return this.slots.filter((card) => card === null).length;
  }

  get plot(): string | null {
    const action = `plot ${this.slots.join(" ")}`;
    return this.choices.includes(action) ? action : null;
  }

  /** Where the own ship would be after each card, up to the first free slot. */
  get courses(): Course[] {
    if (this.question !== "plot") return [];
    const free = this.slots.indexOf(null);
    return courses(this.content, this.view, this.own, this.now!, (free < 0 ? this.slots : this.slots.slice(0, free)) as Card[]);
  }

  // ---- sections of a deck

  /** The choices that name a section of a deck, by spot: to place, to promote, to step to, to fight in. */
  get targets(): Map<string, string> {
    const found = new Map<string, string>();
    for (const { text, verb, parts } of this.actions) {
      if (verb === "place" || verb === "promote") found.set(spotOf(this.own, parts.section), text);
      else if (verb === "fight") found.set(parts.spot, text);
      else if (verb === "step" && parts.figure === this.figure?.figure && parts.from === this.figure.from) found.set(parts.to, text);
    }
    return found;
  }

  /** The figures that have somewhere to go, as figure and spot. */
  get movable(): Figure[] {
    const found = new Map<string, Figure>();
    for (const { verb, parts } of this.actions) if (verb === "step") found.set(`${parts.figure} ${parts.from}`, { figure: parts.figure, from: parts.from });
    return [...found.values()];
  }

  pickUp(figure: Figure | null): void {
    const again = figure?.figure === this.figure?.figure && figure?.from === this.figure?.from;
    this.figure = again ? null : figure;
    this.refusal = null;
    this.target = null;
  }

  /** Whether the question of the moment is about this section. */
  concerns(spot: string): boolean {
    switch (this.question) {
      case "shot":
        return shipOf(spot) === this.enemy;
      case "deploy":
      case "promote":
        return shipOf(spot) === this.own;
      default:
        return this.question === "step" || this.question === "fight";
    }
  }

  /** A section was clicked or entered by the keyboard. What cannot be is sent, too: the server says why not. */
  async choose(spot: string): Promise<void> {
    if (!this.concerns(spot)) return;
    this.refusal = null;
    const action = this.targets.get(spot);
    const section = sectionOf(spot);
    if (this.question === "shot") this.row = section[0]!;
    else if (this.question === "step") await this.stepTo(spot, action);
    else if (!action) await this.act(this.refused(spot, section));
    else if (this.placing === "crew") await this.act(action);
    else this.section = this.section === spot ? null : spot;
  }

  /** The figure that is placed now. */
  private get placing(): Figure["figure"] | null {
    const [first] = this.actions;
    return first?.verb === "place" ? first.parts.figure : null;
  }

  /** What a section that cannot be chosen would mean. */
  private refused(spot: string, section: string): string {
    if (this.question === "fight") return `fight ${spot}`;
    return this.placing ? `place ${this.placing} ${section}` : `promote ${section}`;
  }

  private async stepTo(spot: string, action: string | undefined): Promise<void> {
    if (action) {
      // After the last move melees are fought at once: no way back, so it is confirmed first.
      if (this.view.at.moves === 1) this.target = spot;
      else await this.act(action);
      return;
    }
    const here = this.movable.filter((one) => one.from === spot);
    if (here.length) this.pickUp(here.find((one) => one.figure !== this.figure?.figure || this.figure.from !== spot) ?? here[0]!);
    else if (this.figure) await this.act(`step ${this.figure.figure} ${this.figure.from}>${spot}`);
    else await this.act(`step ${spotOf(this.own, this.ship(this.own).captain ?? "") === spot ? "captain" : "crew"} ${spot}>${spot}`);
  }

  /** What the primary button would do now. */
  get chosen(): string | null {
    switch (this.question) {
      case "plot":
        return this.plot;
      case "shot":
        return this.row ? `shot ${this.row}` : null;
      case "step":
        return this.target ? (this.targets.get(this.target) ?? null) : null;
      case "deploy":
      case "promote":
      case "fight":
        return this.section ? (this.targets.get(this.section) ?? null) : null;
      default:
        return null;
    }
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.act(this.chosen);
  }
}
