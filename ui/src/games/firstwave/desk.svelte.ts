import { Desk } from "../../lib/desk.svelte";
import type { Probe } from "../../lib/protocol";
import { levelAt, surfaceAt } from "./land/levels";
import { inside, outline, type Frame } from "./land/plane";
import type { Piece, Point, Table } from "./land/types";
import { chancesOf, preview, probedChances, shapes, type Chances, type Route, type Sight } from "./outlook";
import type { Content, Figure, Side, View } from "./types";

export interface Spot {
  x: number;
  y: number;
  z?: number;
}

/** An action of this game by its verb and parts, see docs/notation/firstwave.md. */
export interface Said {
  text: string;
  verb: string;
  parts: { figure?: string; target?: string; weapon?: string; munition?: string; path?: Spot[]; mode?: string; x?: number; y?: number; z?: number; seat?: string; piece?: string; what?: string; count?: number; shares?: Record<string, number>; weapons?: string[] };
}

/** An end of the measuring tape: a figure, a token or a bare place. */
export interface End {
  x: number;
  y: number;
  radius: number;
  name: string;
}

/** A shot at several targets: the dice of each, in the order in which they are rolled. */
export interface Burst {
  weapon: string;
  munition: string;
  shares: Record<string, number>;
}

export const ATTACKS = ["shoot", "burst", "melee", "charge"];
/** Whom an attack is aimed at: one, or those who share the dice. */
export const targetsOf = ({ parts }: Said): string[] => (parts.shares ? Object.keys(parts.shares) : parts.target ? [parts.target] : []);
const WALKS = ["move", "leave"];
const NEAR_MM = 3;

/** The choices of a question by what one clicks on: a figure, a place on the table. */
export class FirstWaveDesk extends Desk<View, Content> {
  aim = $state<string | null>(null); // an action that is chosen, not yet confirmed
  target = $state<string | null>(null); // the enemy that is looked at
  stops = $state.raw<Spot[]>([]); // places a way must go by, set by hand
  manner = $state(""); // of a climb: "", risky, grapple
  burst = $state.raw<Burst | null>(null); // a shot whose dice are shared out by hand
  picked = $state<string | null>(null); // the figure to be deployed
  pointed = $state<string | null>(null); // the figure that the pointer or the keyboard is on
  measuring = $state(false);
  tape = $state.raw<{ from: End; to: End | null } | null>(null);
  probed = $state.raw<{ text: string; probe: Probe } | null>(null);
  asking = $state(false); // a probe is under way
  names = $state(true);
  turned = $state<boolean | null>(null); // as somebody wished it
  #levels = $state<Record<string, number>>({});
  #wish = 0;

  get view(): View {
    return this.now!.view;
  }

  get table(): Table {
    return this.view.map ?? this.content.tables.find((table) => table.id === this.view.table) ?? { id: "", size: [600, 600], piece: [] };
  }

  /** Who sits in the north sees the table from there. */
  get frame(): Frame {
    const [width, height] = this.table.size;
    return { width, height, turned: this.turned ?? this.seat === "B" };
  }

  get side(): Side | null {
    return this.seat === "A" || this.seat === "B" ? this.seat : null;
  }

  figure(id: string | null | undefined): Figure | undefined {
    return id ? this.view.figures.find((one) => one.id === id) : undefined;
  }

  get standing(): Figure[] {
    return this.view.figures.filter((one) => !one.gone);
  }

  get actions(): Said[] {
    return this.asked ? (this.now!.actions as Said[]) : [];
  }

  said(text: string): Said {
    if (this.burst && text === this.#burstText(this.burst)) return { text, verb: "burst", parts: { figure: this.actor?.id, ...this.burst } };
    return (this.now?.actions as Said[] | undefined)?.find((action) => action.text === text) ?? { text, verb: text.split(" ")[0]!, parts: {} };
  }

  /** The figure whose activation it is. */
  get actor(): Figure | undefined {
    const { at, during } = this.view;
    return this.figure([at, ...during.toReversed()].find((moment) => moment.kind === "act" || moment.kind === "npc")?.figure);
  }

  /** Who stands on the figure card: who is looked at, who acts, or who will. */
  get shown(): Figure | undefined {
    return this.figure(this.pointed) ?? this.figure(this.target) ?? this.actor ?? this.figure(this.picked);
  }

  protected override forget(): void {
    this.aim = null;
    this.target = null;
    this.stops = [];
    this.manner = "";
    this.burst = null;
    this.picked = null;
    this.probed = null;
    this.#wish += 1;
  }

  protected override questionKey(): string {
    const view = this.now?.view;
    return super.questionKey() + JSON.stringify([view?.turn, view?.at]);
  }

  // ---- floors

  level(piece: Piece): number {
    return this.#levels[piece.id] ?? this.#busiest(piece);
  }

  get levels(): Record<string, number> {
    return Object.fromEntries(this.table.piece.filter((piece) => piece.kind === "building").map((piece) => [piece.id, this.level(piece)]));
  }

  setLevel(piece: Piece, level: number): void {
    this.#levels = { ...this.#levels, [piece.id]: level };
  }

  /** The floor on which the acting figure stands, else the one below everybody. */
  #busiest(piece: Piece): number {
    const actor = this.actor;
    return actor && inside(outline(piece), [actor.x, actor.y]) ? levelAt(piece, actor.z) : 0;
  }

  isSeen(piece: Piece, z: number): boolean {
    return piece.kind !== "building" || levelAt(piece, z) === this.level(piece);
  }

  /** How high one stands at a place of the table as it is shown. */
  surface(x: number, y: number): number {
    return surfaceAt(this.table, (piece) => this.level(piece), x, y);
  }

  // ---- what can be clicked

  by(...verbs: string[]): Said[] {
    return this.actions.filter((action) => verbs.includes(action.verb));
  }

  /** What can be done to a figure. */
  attacks(id: string): Said[] {
    return this.by(...ATTACKS).filter((action) => targetsOf(action).includes(id));
  }

  get targets(): string[] {
    return [...new Set(this.by(...ATTACKS).flatMap(targetsOf))];
  }

  sight(id: string): Sight | null {
    return preview(this.now).sights?.[id] ?? null;
  }

  chances(text: string): Chances | null {
    return chancesOf(this.now, text) ?? (this.probed?.text === text ? probedChances(this.probed.probe) : null);
  }

  /** The figures that a press would choose now. */
  get choosable(): Set<string> {
    if (this.question === "act") return new Set(this.targets);
    return new Set(this.by("activate", "name", "allot", "deploy").flatMap((action) => action.parts.figure ?? action.parts.target ?? []));
  }

  /** Whether a press on the table itself means something. */
  get placing(): string {
    return { act: "move", deploy: "deploy", token: "token", piece: "piece", place: "place" }[this.question] ?? "";
  }

  get walks(): boolean {
    return this.by(...WALKS).length > 0;
  }

  /** The figure to be deployed: the one picked, else the first. */
  get deploying(): string | null {
    if (this.question !== "deploy") return null;
    return this.picked ?? this.by("deploy")[0]?.parts.figure ?? null;
  }

  /** A press on a figure. */
  async choose(id: string): Promise<void> {
    if (this.measuring) return this.stretch(this.endOf(this.figure(id)!));
    if (!this.asked) {
      this.target = this.target === id ? null : id;
      return;
    }
    this.refusal = null;
    const own = this.by("activate", "name", "allot").find((action) => (action.parts.figure ?? action.parts.target) === id);
    if (own) return own.verb === "activate" ? this.act(own.text) : void (this.aim = own.text);
    if (this.question === "deploy") return void (this.picked = id);
    if (this.question !== "act") return void (this.target = id);
    this.stops = [];
    this.burst = null;
    this.target = id;
    this.probed = null;
    const attacks = this.attacks(id);
    this.aim = attacks.length ? this.best(attacks).text : null;
    await this.explain();
  }

  /** The attack with the best hope to take the target out. */
  best(attacks: Said[]): Said {
    const worth = (action: Said) => {
      const odds = this.chances(action.text)?.odds ?? {};
      return (odds.eliminated ?? 0) * 3 + (odds.wounded ?? odds.immobilised ?? 0) * 2 + (odds.stunned ?? odds.disoriented ?? 0) - (action.verb === "charge" ? 0.01 : 0);
    };
    return [...attacks].sort((a, b) => worth(b) - worth(a))[0]!;
  }

  // ---- bursts

  #burstText({ weapon, munition, shares }: Burst): string {
    return `burst ${this.actor?.id} ${Object.entries(shares).map(([id, dice]) => `${id}:${dice}`).join(",")} ${weapon}${munition ? `+${munition}` : ""}`;
  }

  /** The shots at a figure that may be shared with others. */
  bursts(id: string): Said[] {
    return this.attacks(id).filter((shot) => shot.verb === "shoot" && this.content.ranged_weapon[shot.parts.weapon ?? ""]?.rules.includes("burst") && this.sharers(shot.parts).length > 1);
  }

  /** Whom a shot with this weapon may be aimed at, nearest first. */
  sharers({ weapon, munition }: { weapon?: string; munition?: string }): string[] {
    const found = this.by("shoot").filter(({ parts }) => parts.weapon === weapon && (parts.munition ?? "") === (munition ?? "")).flatMap(targetsOf);
    return [...new Set(found)].sort((a, b) => (this.sight(a)?.gap ?? 0) - (this.sight(b)?.gap ?? 0));
  }

  /** Begin to share a shot out: with whom the rules' list offers it, else with the nearest. */
  async beginBurst({ parts }: Said): Promise<void> {
    const [weapon, munition] = [parts.weapon ?? "", parts.munition ?? ""];
    const listed = this.by("burst").find((one) => one.parts.weapon === weapon && (one.parts.munition ?? "") === munition && targetsOf(one).includes(parts.target!));
    const other = this.sharers(parts).find((id) => id !== parts.target)!;
    await this.share({ weapon, munition, shares: listed?.parts.shares ?? { [parts.target!]: 1, [other]: 1 } });
  }

  /** Ask what the rules say to these shares. Dice that are over or missing are made up for by the others than `kept`. */
  async share(burst: Burst, kept = ""): Promise<void> {
    this.burst = burst;
    this.aim = null;
    this.refusal = null;
    let probe = await this.ask(this.#burstText(burst));
    if (probe?.refusal?.kind === "burst-shares") {
      this.burst = { ...burst, shares: levelled(burst.shares, Number(probe.refusal.facts.dice), kept) };
      probe = await this.ask(this.#burstText(this.burst));
    }
    if (probe?.allowed) this.aim = probe.action;
    else if (probe) this.refusal = probe.refusal;
  }

  async aimAt(text: string): Promise<void> {
    this.burst = null;
    this.aim = text;
    this.target = targetsOf(this.said(text))[0] ?? this.target;
    this.refusal = null;
    await this.explain();
  }

  /** A place that the list offers. Pressed again it is confirmed. */
  async takeSpot(action: Said): Promise<void> {
    if (this.measuring || !this.asked) return;
    if (this.aim === action.text) return this.confirm();
    this.refusal = null;
    this.target = null;
    this.burst = null;
    this.stops = action.parts.path ?? [{ x: action.parts.x!, y: action.parts.y!, z: action.parts.z }];
    this.aim = action.text;
    await this.explain();
  }

  /** A press on the table. The same place again confirms. */
  async press(x: number, y: number, stop = false): Promise<void> {
    if (this.measuring) return this.stretch({ x, y, radius: 0, name: "" });
    if (!this.asked || !this.placing) return;
    const spot: Spot = { x: Math.round(x), y: Math.round(y), z: this.surface(x, y) };
    const last = this.stops.at(-1);
    if (last && this.aim && Math.hypot(last.x - spot.x, last.y - spot.y) <= NEAR_MM) return this.confirm();
    this.refusal = null;
    this.target = null;
    this.burst = null;
    this.stops = stop && this.question === "act" ? [...this.stops, spot] : [spot];
    await this.plan();
  }

  /** What the rules say to the places set so far. */
  async plan(): Promise<void> {
    const text = this.#planned();
    if (!text) return;
    this.aim = null;
    let probe = await this.ask(text);
    const route = shapes<Route>(probe, "route")[0];
    const far = route !== undefined && !route.fault && !route.legal;
    if (probe && !probe.allowed && route?.legal && this.question === "act") probe = await this.ask(this.#along(route)); // the way round
    if (!probe) return;
    if (probe.allowed) this.aim = probe.action;
    else if (far && this.question === "act" && probe.refusal?.kind !== "too-far") this.refusal = { kind: "too-far", rule: "FW-MOVE-05", facts: { length: (route.length / 100).toFixed(2), allowance: route.allowance }, message: "" };
    else if (probe.refusal) this.refusal = probe.refusal;
  }

  #planned(): string {
    const last = this.stops.at(-1);
    if (!last) return "";
    const at = `${last.x},${last.y}${last.z ? `,${last.z}` : ""}`;
    if (this.question === "deploy") return `deploy ${this.deploying} ${at}`;
    if (this.question === "token") return `token ${last.x},${last.y}`;
    if (this.question === "place") return `place ${at}`;
    if (this.question === "piece") return `piece ${this.picked ?? this.by("piece")[0]?.parts.piece ?? ""} ${last.x},${last.y}`;
    const verb = this.by("move").length || !this.by("leave").length ? "move" : "leave";
    return `${verb} ${this.actor!.id} ${this.stops.map(({ x, y, z }) => `${x},${y}${z ? `,${z}` : ""}`).join(">")}${this.manner ? ` ${this.manner}` : ""}`;
  }

  #along(route: Route): string {
    const verb = this.by("move").length || !this.by("leave").length ? "move" : "leave";
    return `${verb} ${this.actor!.id} ${route.points.map(([x, y, z]) => `${x},${y},${z}`).join(">")}${this.manner ? ` ${this.manner}` : ""}`;
  }

  get route(): Route | null {
    return shapes<Route>(this.probed?.probe, "route")[0] ?? null;
  }

  async setManner(manner: string): Promise<void> {
    this.manner = this.manner === manner ? "" : manner;
    if (this.stops.length) await this.plan();
  }

  async explain(): Promise<void> {
    if (this.aim) await this.ask(this.aim);
  }

  /** Ask what the rules would say; an answer to an older question is dropped. */
  async ask(text: string): Promise<Probe | null> {
    const wish = (this.#wish += 1);
    this.asking = true;
    try {
      const probe = await this.probe(text);
      if (wish !== this.#wish) return null;
      this.probed = probe ? { text, probe } : null;
      return probe;
    } finally {
      if (wish === this.#wish) this.asking = false;
    }
  }

  async confirm(): Promise<void> {
    if (this.aim && this.asked) await this.act(this.aim);
  }

  drop(): void {
    if (this.stops.length > 1) {
      this.stops = this.stops.slice(0, -1);
      void this.plan();
      return;
    }
    this.forget();
    this.refusal = null;
  }

  get halfDone(): boolean {
    return this.aim !== null || this.target !== null || this.stops.length > 0;
  }

  // ---- the measuring tape

  endOf(figure: Figure): End {
    return { x: figure.x, y: figure.y, radius: figure.base / 2, name: figure.name };
  }

  stretch(end: End): void {
    this.tape = this.tape && !this.tape.to ? { ...this.tape, to: end } : { from: end, to: null };
  }

  toggleTape(): void {
    this.measuring = !this.measuring;
    const actor = this.actor;
    this.tape = this.measuring && actor ? { from: this.endOf(actor), to: null } : null;
  }
}

/** The same shares with as many dice as there are: the largest other gives one up, the smallest gets one. At least one each. */
export function levelled(shares: Record<string, number>, dice: number, kept: string): Record<string, number> {
  const made = Object.fromEntries(Object.entries(shares).map(([id, count]) => [id, Math.max(1, count)]));
  const others = () => Object.keys(made).filter((id) => id !== kept);
  const sum = () => Object.values(made).reduce((all, count) => all + count, 0);
  while (sum() > dice && sum() > Object.keys(made).length) {
    const most = others().filter((id) => made[id]! > 1).sort((a, b) => made[b]! - made[a]!)[0] ?? kept;
    made[most]! -= 1;
  }
  while (sum() < dice) made[others().sort((a, b) => made[a]! - made[b]!)[0] ?? kept]! += 1;
  return made;
}

/** From edge to edge, in millimetres: what a tape would say. */
export const measured = (from: End, to: End): number => Math.max(0, Math.hypot(from.x - to.x, from.y - to.y) - from.radius - to.radius);
export const asPoint = ({ x, y }: Spot): Point => [x, y];
