import { Desk } from "../../lib/desk.svelte";
import type { Action, Now, Update } from "../../lib/protocol";
import type { Land } from "./ground";
import { centre, wayTo, type Hex } from "./hexes";
import { NOTHING_TOLD, oddsOf, preview, probed, threatOf, type Prospect, type Step, type Threat } from "./outlook";
import { rangeOf } from "./ranges";
import { settled } from "./settling";
import { Sight } from "./sight";
import { isHex, lay, sideOf, SIDES, type Content, type Laid, type Said, type Side, type Unit, type View } from "./types";

/** What can be taken back is done when it is pressed; all else is aimed first, and done when it is pressed again. */
const SURE = ["go", "deploy", "place", "opfire", "enter", "leave", "base", "transfer", "join", "out", "lose", "follow", "remove"];
const laid = new WeakMap<View, Laid>();
const MANY = 48; // so many hexes are not marked one by one: all of the map is meant
const MOVES = ["advance", "fm", "assault"];

/** The choices of a question by what one presses on the field. */
export class ToiDesk extends Desk<View, Content> {
  picked = $state<string | null>(null); // a unit, to see or to use
  aim = $state<string | null>(null); // a choice that is not confirmed yet
  target = $state<string | null>(null); // an enemy aimed at, before the attack has begun
  way = $state.raw<Hex[]>([]); // drawn, not walked yet
  pointed = $state<Hex | null>(null);
  fan = $state<Hex | null>(null);
  spot = $state<Hex | null>(null); // a hex in which several things can be done: the panel lists them
  card = $state<string | null>(null); // a strategy card that is looked at
  lookout = $state<Hex | null>(null); // whose sight is shown
  layers = $state({ reach: true, range: false });
  closed = $state(-1); // the update whose scene has been read
  unable = $state<string | null>(null); // an enemy that was pressed and cannot be fired at
  prospect = $state.raw<Prospect>(NOTHING_TOLD); // what the server says of the picked unit, before it acts
  #plan: string[] = []; // answers that follow one another
  #sent: Now<View> | null = null;
  #land: { key: string; land: Land } | null = null;

  /** The table as it is drawn; the same object as long as the view is the same. */
  get view(): Laid {
    const view = this.now!.view;
    const found = laid.get(view) ?? lay(view, this.content.scenarios);
    laid.set(view, found);
    return found;
  }

  /** The ground; the same object as long as it is the same map, so that it is drawn once. */
  get land(): Land {
    const { cols, rows, stream_depth, terrain, levels, roads } = this.view.scenario;
    const key = `${cols}x${rows}${stream_depth}${terrain.join()}${levels.join()}${roads.length}`;
    if (this.#land?.key !== key) this.#land = { key, land: { cols, rows, terrain, levels, roads, stream_depth } };
    return this.#land.land;
  }

  get side(): Side | null {
    return sideOf(this.seat);
  }

  readonly byName = $derived.by(() => new Map(this.now ? this.view.units.map((unit) => [unit.name, unit]) : []));
  unit = (name: string | null): Unit | null => (name === null ? null : (this.byName.get(name) ?? null));

  /** A unit as it was seen last, if it has left the game. */
  #seen = new Map<string, Unit>();
  /** Those who stand in a hex, or stood there when they were seen last. */
  seenIn = (hex: Hex): Unit[] => [...this.#seen.values()].filter((unit) => (this.unit(unit.name)?.hex ?? unit.hex) === hex || this.#stood.get(unit.name) === hex);
  #stood = new Map<string, Hex>(); // where a unit was before the last assault
  known = (name: string): Unit | null => this.#seen.get(name) ?? null;

  /** Where a unit is, in a vehicle too. */
  hexOf(name: string): Hex | null {
    const unit = this.unit(name);
    return unit?.hex ?? (unit?.carrier ? (this.unit(unit.carrier)?.hex ?? null) : null);
  }

  /** The units on the map, hex by hex. */
  readonly stacks = $derived.by(() => {
    const found = new Map<Hex, Unit[]>();
    for (const unit of this.now ? this.view.units : []) if (unit.hex && !unit.carrier) found.set(unit.hex, [...(found.get(unit.hex) ?? []), unit]);
    return found;
  });

  readonly actions = $derived.by((): Said[] => {
    if (!this.asked) return [];
    return this.now!.actions.map((action) => this.read(action));
  });

  private read(action: Action): Said {
    const values = Object.values(action.parts).flat();
    return { ...action, units: values.filter((one): one is string => typeof one === "string" && this.byName.has(one)), hex: values.find(isHex) ?? null };
  }

  /** An action with its units and its hex: one that may be chosen, or one of somebody else's that is spoken of, as in a review. */
  said(text: string): Said {
    const other = this.now?.actions.find((action) => action.text === text);
    return this.actions.find((action) => action.text === text) ?? (other ? this.read(other) : null) ?? { text, verb: text.split(" ")[0]!, parts: {}, units: [], hex: null };
  }

  has = (text: string): boolean => this.asked && this.now!.choices.includes(text);

  /** The unit whose activation is under way. */
  get actor(): string | null {
    const { at, units } = this.view;
    return units.find((unit) => unit.active)?.name ?? (["target", "attack"].includes(at.kind) ? (at.unit ?? null) : null);
  }

  protected override forget(): void {
    this.picked = this.question === "act" && this.picked && this.actions.some((action) => action.units[0] === this.picked) ? this.picked : null;
    this.aim = null;
    this.target = null;
    this.way = [];
    this.fan = null;
    this.card = null;
    this.unable = null;
    this.spot = null;
    if (this.question === "place") this.picked = this.actions.find((action) => action.hex)?.units[0] ?? null; // one after the other
    if (this.question !== "act" && this.actor && this.unit(this.actor)?.side === this.side) this.picked = this.actor;
  }

  protected override questionKey(): string {
    const view = this.now?.view;
    return super.questionKey() + JSON.stringify([view?.round, view?.phase, view?.at]);
  }

  get pickedHex(): Hex | null {
    return this.picked ? this.hexOf(this.picked) : null;
  }

  /** What the picked unit may do now. */
  readonly doings = $derived.by(() => (this.picked ? this.actions.filter((action) => action.units[0] === this.picked) : []));

  /** The actions that have a target on the field now, by the hex one would press. */
  readonly targets = $derived.by(() => {
    const found = new Map<Hex, Said[]>();
    const put = (hex: Hex | null, action: Said): void => {
      if (hex) found.set(hex, [...(found.get(hex) ?? []), action]);
    };
    if (this.question === "act") return found;
    const subjects = new Set(this.actions.filter((action) => action.hex || action.units.length > 1).map((action) => action.units[0] ?? ""));
    const held = this.picked !== null && subjects.has(this.picked) ? this.picked : subjects.size === 1 ? [...subjects][0]! : null;
    for (const action of this.actions) {
      const [subject = "", object] = action.units;
      if (action.hex) {
        if (!subject || subject === held) put(action.hex, action);
      } else if (object) {
        if (subject === held || subject === this.actor) put(this.hexOf(object), action);
      } else if (subject) put(this.hexOf(subject), action);
    }
    return found;
  });

  /** Units that can be chosen now: to act, to be placed, to be used. */
  readonly mayAct = $derived.by(() => {
    if (this.question === "act") return new Set(this.actions.flatMap((action) => action.units.slice(0, 1)));
    if (["opfire", "op-fire", "deploy", "transfer", "follow"].includes(this.question)) return new Set(this.actions.flatMap((action) => action.units.slice(0, 1)));
    return new Set<string>();
  });

  /** Enemies that could be fired at, with a sign on each. */
  readonly targeted = $derived.by(() => {
    const found = new Set(this.actions.filter((action) => action.verb === "target").flatMap((action) => action.units.slice(-1)));
    if (this.question === "act") for (const name of Object.keys(this.outlook.foes)) found.add(name);
    if (this.target) found.add(this.target);
    return found;
  });
  readonly aimedUnits = $derived.by(() => new Set([...(this.aim ? this.said(this.aim).units : []), ...(this.target ? [this.target] : [])]));
  readonly aimedHexes = $derived.by((): Hex[] => {
    const said = this.aim ? this.said(this.aim) : null;
    if (this.spot) return [this.spot];
    return said ? [said.hex, ...said.units.map((name) => this.hexOf(name))].filter((hex): hex is Hex => hex !== null) : [];
  });
  readonly hot = $derived.by(() => (this.question === "move" ? [...this.targets].filter(([, all]) => all.some((action) => action.verb !== "go")).map(([hex]) => hex) : this.zones.length || this.targets.size > MANY ? [] : [...this.targets.keys()]));
  isHot = (hex: Hex): boolean => this.targets.has(hex) || hex in this.reach || (this.stacks.get(hex)?.some((unit) => this.mayAct.has(unit.name)) ?? false);

  /** Where the moving or the picked unit could go. */
  readonly reach = $derived.by((): Record<Hex, Step> => {
    const who = this.question === "move" ? this.actor : this.question === "act" ? this.picked : null;
    const told = who ? preview(this.asked ? this.now : null).reach?.[who] : undefined;
    return Object.fromEntries(Object.entries(told ?? {}).map(([hex, [cost, from]]) => [hex, { cost, from }]));
  });

  /** What the server has said of the unit that is picked now. */
  get outlook(): Prospect {
    return this.question === "act" && this.prospect.now === this.now && this.prospect.unit === this.picked ? this.prospect : NOTHING_TOLD;
  }

  /** Ask who would watch the way of the picked unit, and whom it could hit. */
  async inquire(unit: string): Promise<void> {
    const now = this.now;
    if (this.prospect.now === now && this.prospect.unit === unit) return;
    const ask = (verb: string) => (this.has(`${verb} ${unit}`) ? this.probe(`${verb} ${unit}`) : null);
    const [advance, fire] = await Promise.all([ask("advance"), ask("fire")]);
    if (this.now === now && this.picked === unit) this.prospect = probed(now, unit, advance, fire);
  }

  threat(hex: Hex): Threat | null {
    return threatOf((this.question === "act" ? this.outlook.threats : preview(this.now).threat)?.[hex]);
  }

  /** The cheapest way to a hex, the start included. */
  wayTo(hex: Hex): Hex[] {
    const found: Hex[] = [];
    for (let at: Hex | null = hex; at && this.reach[at]; at = this.reach[at]!.from) found.unshift(at);
    const start = this.pickedHex ?? (this.actor ? this.hexOf(this.actor) : null);
    return found.length && start ? [start, ...found] : [];
  }

  /** The way that is drawn, or the one that would be. */
  readonly shownWay = $derived.by((): Hex[] => (this.way.length ? this.way : this.pointed && this.reach[this.pointed] && this.layers.reach ? this.wayTo(this.pointed) : []));

  // ---- sight and range

  readonly sight = $derived.by(() => {
    const smoke = new Set(Object.entries(this.view.marks).filter(([, marks]) => marks.smoke).map(([hex]) => hex));
    const fog = SIDES.some((side) => this.view.sides[side].operations.includes("op_fog"));
    return new Sight(this.land, smoke, fog ? 4 : 99, this.view.scenario.low_terrain_blocks !== false);
  });

  /** Key l: look from the hex that is pointed at, else from the picked unit; once more: stop looking. */
  look(): void {
    const hex = this.pointed ?? this.pickedHex;
    this.lookout = this.lookout && (this.lookout === hex || !hex) ? null : hex;
  }

  get bands(): { hex: Hex; steps: { to: number; label: string }[] } | null {
    const unit = this.layers.range ? this.unit(this.picked ?? this.actor) : null;
    const range = unit?.hex ? rangeOf(unit, this.content.unit) : 0;
    return unit?.hex && range ? { hex: unit.hex, steps: [{ to: 1, label: "4+" }, { to: range, label: "5+" }, { to: 2 * range, label: "6" }] } : null;
  }

  get fireLines(): { from: Hex; to: Hex; support: boolean }[] {
    const { at } = this.view;
    const found: { from: Hex; to: Hex; support: boolean }[] = [];
    const put = (from: string | undefined, to: Hex | null | undefined, support: boolean): void => {
      const start = from ? this.hexOf(from) : null;
      if (start && to && start !== to) found.push({ from: start, to, support });
    };
    const aimed = this.target ?? (this.aim ? (this.said(this.aim).units.at(-1) ?? null) : null);
    if (this.question === "act" && this.picked && this.target) put(this.picked, this.hexOf(this.target), false);
    else if (this.question === "target" && this.actor) put(this.actor, aimed ? this.hexOf(aimed) : this.said(this.aim ?? "").hex, false);
    else if (this.question === "op-fire") put(this.said(this.chosen ?? this.actions.find((action) => action.verb === "fire")?.text ?? "").units[0], this.hexOf(String(at.unit ?? at.mover ?? this.actor ?? "")), false);
    const target = at.target ? (this.hexOf(at.target) ?? (isHex(at.target) ? at.target : null)) : (at.hex ?? null);
    if (["attack", "losses", "armour", "reroll", "consent"].includes(at.kind)) {
      put(at.unit ?? this.actor ?? undefined, target, false);
      for (const one of this.supporters) put(one, target, true);
    }
    return found;
  }

  /** Who fires beside the leader of the attack under way. */
  get supporters(): string[] {
    const by = (this.view.at.by as { unit: string }[] | undefined) ?? [];
    return by.slice(1).map((one) => one.unit);
  }

  /** Which way a vehicle heads: as it moved last, else toward the enemy. */
  #headings = new Map<string, number>();
  heading(unit: Unit): number {
    return this.#headings.get(unit.name) ?? (unit.side === "US" ? this.#front : this.#front + 180);
  }
  get #front(): number {
    const middle = (side: Side): { x: number; y: number } => {
      const own = this.view.units.filter((unit) => unit.side === side && unit.hex).map((unit) => centre(unit.hex!));
      return { x: own.reduce((total, { x }) => total + x, 0) / (own.length || 1), y: own.reduce((total, { y }) => total + y, 0) / (own.length || 1) };
    };
    const [us, de] = [middle("US"), middle("DE")];
    return Math.round(Math.atan2(de.y - us.y, de.x - us.x) / (Math.PI / 6)) * 30;
  }

  get zones(): { side: Side; hexes: Hex[] }[] {
    if (!["setup", "place"].includes(this.question)) return [];
    const hexes = [...new Set(this.actions.flatMap((action) => (action.hex ? [action.hex] : [])))];
    return hexes.length && this.side ? [{ side: this.side, hexes }] : [];
  }

  /** The hexes that the moment is about, for a small screen. */
  get about(): Hex[] {
    const named = Object.values(this.view.at).flat().filter((one): one is string => typeof one === "string");
    const here = [...named, this.picked ?? "", this.target ?? ""].flatMap((one) => (isHex(one) ? [one] : (this.hexOf(one) ?? [])));
    if (here.length) return here;
    const own = this.view.units.filter((unit) => unit.hex && (this.question !== "act" || this.mayAct.has(unit.name)));
    return own.map((unit) => unit.hex!);
  }

  get focusHex(): Hex | null {
    return this.pickedHex ?? (this.actor ? this.hexOf(this.actor) : null);
  }

  // ---- pressing

  mayPress = (name: string): boolean => this.mayAct.has(name) || name in this.outlook.foes || this.actions.some((action) => action.units.includes(name));

  /** A unit is pressed, on the field or in a list. */
  async press(name: string): Promise<void> {
    const unit = this.unit(name);
    if (!unit) return;
    this.refusal = null;
    if (this.question === "act" && this.picked && unit.side !== this.side && this.has(`fire ${this.picked}`)) {
      const known = this.outlook.asked;
      this.unable = known && !(name in this.outlook.foes) ? name : null;
      this.target = this.target === name || this.unable ? null : name;
      this.way = [];
      this.fan = null;
      return;
    }
    const whole = this.actions.filter((action) => action.units.at(-1) === name && (action.units.length === 1 || action.units[0] === (this.picked ?? this.actor) || action.units[0] === this.actor));
    if (this.question !== "act" && whole.length === 1 && !whole[0]!.hex) return this.take(whole[0]!);
    this.picked = this.picked === name && this.question !== "act" ? null : name;
    if (this.way.length) this.fan = null;
    this.way = [];
    this.target = null;
    this.unable = null;
  }

  async choose(hex: Hex): Promise<void> {
    if (this.lookout && !this.asked) {
      this.lookout = hex;
      return;
    }
    const units = this.stacks.get(hex) ?? [];
    const targets = this.targets.get(hex) ?? [];
    this.refusal = null;
    const enemies = this.question === "act" && units.some((unit) => unit.side !== this.side) && this.picked !== null && this.has(`fire ${this.picked}`);
    if (this.asked && this.reach[hex] && !enemies && !targets.some((action) => action.verb !== "go")) {
      if (this.way.at(-1) === hex) return this.walk();
      this.target = null;
      this.unable = null;
      this.way = this.wayTo(hex);
      this.fan = this.question === "act" && units.some((unit) => this.mayAct.has(unit.name)) ? hex : null; // one may mean them, not the place
      return;
    }
    if (targets.length === 1 && targets[0]!.units.length + (targets[0]!.hex ? 1 : 0) >= 1) {
      this.fan = null;
      this.spot = null;
      return this.take(targets[0]!);
    }
    if (targets.length > 1 && targets.some((action) => action.hex === hex)) {
      this.spot = this.spot === hex ? null : hex;
      return;
    }
    if (units.length > 1) {
      this.fan = this.fan === hex ? null : hex;
      if (this.fan && this.question === "act" && !units.some((unit) => unit.name === this.picked)) {
        const own = units.find((unit) => this.mayAct.has(unit.name));
        if (own && !this.target) this.picked = own.name;
      }
      return;
    }
    this.fan = null;
    if (units.length === 1) return this.press(units[0]!.name);
    if (this.question === "act") {
      this.picked = null;
      this.target = null;
      this.unable = null;
      this.way = [];
    }
  }

  async take(action: Said): Promise<void> {
    if (SURE.includes(action.verb) || this.aim === action.text) return this.act(action.text);
    this.aim = action.text;
  }

  // ---- several answers, one after another

  settling = $state(false); // the rest of the setup is chosen for this seat

  async settle(): Promise<void> {
    this.settling = true;
    await this.#settleOne();
  }

  async #settleOne(): Promise<void> {
    if (!this.settling || this.busy || !this.asked || this.now === this.#sent) return;
    if (this.question !== "setup") {
      this.settling = false;
      return;
    }
    const goals = this.view.objectives.map((one) => one.hex);
    const found = settled(this.actions, this.land, goals, (hex) => this.stacks.get(hex)?.length ?? 0, Math.random);
    this.#sent = this.now;
    if (found) await this.act(found.text);
    if (this.refusal || !found) this.settling = false;
    else await this.#settleOne();
  }

  /** Walk the way that is drawn: the unit is activated first if it is not yet. */
  async walk(verb = "advance"): Promise<void> {
    const steps = this.way.slice(1).map((hex) => `go ${hex}`);
    const first = this.question === "act" && this.picked ? [`${verb} ${this.picked}`] : [];
    const out = this.unit(this.picked ?? this.actor)?.fort ? ["leave"] : []; // whoever is in a trench gets out of it first
    await this.follow([...first, ...out, ...steps]);
  }

  /** Fire at the enemy that is aimed at. */
  async open(): Promise<void> {
    if (this.picked && this.target) await this.follow([`fire ${this.picked}`, `target ${this.target}`]);
  }

  async follow(plan: string[]): Promise<void> {
    this.#plan = plan;
    this.#sent = null;
    await this.#stride();
  }

  override show(now: Now<View>, updates: Update<View>[]): void {
    const { units } = lay(now.view, this.content.scenarios); // before it is shown
    for (const event of updates.at(-1)?.events ?? []) {
      const { unit, from, to } = event.facts;
      if (unit !== undefined && isHex(from) && isHex(to) && wayTo(from, to) >= 0) this.#headings.set(String(unit), wayTo(from, to) * 60 - 90);
    }
    if (updates.at(-1)?.events.some((event) => event.kind === "assault")) this.#stood = new Map(units.flatMap((unit) => (unit.hex ? [[unit.name, unit.hex]] : [])));
    for (const unit of units) this.#seen.set(unit.name, unit);
    super.show(now, updates);
    if (this.#plan.length) queueMicrotask(() => this.#stride());
    else if (this.settling) queueMicrotask(() => this.#settleOne());
  }

  async #stride(): Promise<void> {
    const next = this.#plan[0];
    if (next === undefined || !this.asked || this.busy || this.now === this.#sent) return;
    if (!this.now!.choices.includes(next)) {
      this.#plan = [];
      return;
    }
    this.#plan.shift();
    this.#sent = this.now;
    await this.act(next);
    if (this.refusal) this.#plan = [];
    else await this.#stride();
  }

  /** What the primary button would do now, if it is one choice. */
  get chosen(): string | null {
    return this.aim && this.has(this.aim) ? this.aim : null;
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.act(this.chosen);
  }

  /** Drop what is half done; false: there was nothing. */
  drop(): boolean {
    if (this.fan) this.fan = null;
    else if (this.spot) this.spot = null;
    else if (this.aim) this.aim = null;
    else if (this.way.length) this.way = [];
    else if (this.unable) this.unable = null;
    else if (this.target) this.target = null;
    else if (this.lookout) this.lookout = null;
    else if (this.question === "act" && this.picked) this.picked = null;
    else return false;
    return true;
  }

  odds = (choice: string) => oddsOf(this.now, choice);
  moves = (): Said[] => this.doings.filter((action) => MOVES.includes(action.verb));
}
