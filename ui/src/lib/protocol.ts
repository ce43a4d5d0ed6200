// The messages of docs/protocol.md. The page holds no rule: it shows what the server lists and sends notation back.

export type Letter = string;
export type Fact = string | number;
export type Facts = Record<string, Fact>;

export interface GameEvent {
  kind: string;
  rule: string;
  facts: Facts;
}

export interface Asked {
  kind: string;
  rule: string;
  seats: Letter[];
  mode: "one" | "sealed" | "any";
}

export interface Outcome {
  kind: string;
  rule: string;
  winners: Letter[];
}

/** A choice as text to send back, and as verb and parts to show: the page never takes the text apart. */
export interface Action {
  text: string;
  verb: string;
  parts: Record<string, unknown>;
}

export interface Now<V = Record<string, unknown>> {
  view: V;
  position: string;
  asked: Asked | null;
  choices: string[];
  actions: Action[]; // the same choices, in the same order
  odds: unknown;
  preview: unknown;
  because?: string; // the rule behind the question as it is asked now, if a nearer one than its own; else empty
  undo: boolean;
  hint?: Hint | "asked" | null; // for this question: on its way, or what it says
  takeback: Letter | null; // who asks, while an answer is waited for
  draw?: Letter | null; // who offers one and waits for an answer
  clock: ClockState | null;
  outcome: Outcome | null;
}

/** One good move and why: docs/protocol.md. */
export interface Hint {
  action: string;
  choices: number;
  value: number; // of where it leads, from 0, lost, to 1, won
  other: number | null; // the same of the next best; null: there is no other
  better: boolean;
  event: GameEvent | null; // that speaks for it
  share: number; // of the futures in which one like it follows
  moves: { action: string; value: number; error: number }[]; // the best first
  line: { by: Letter; action: string; events: GameEvent[] }[]; // how it may go on after the best
}

export interface ClockState {
  kind: "turn" | "bank" | "days";
  left: Record<Letter, number>; // milliseconds
  running: Letter[];
}

export interface Update<V = Record<string, unknown>> {
  n: number;
  by: Letter | null;
  action: string | null;
  events: GameEvent[];
  now?: Now<V>; // not for those missed while away
}

/** Dice as they fell, and the events that tell of them. */
export interface Rolled {
  dice: { seat: Letter; face: number }[];
  events: GameEvent[];
}

export interface SeatFacts {
  seat: Letter;
  name: string;
  kind: "human" | "computer";
  level: string | null;
  hands?: string | null; // the level of the computer that decides for a person now
  joined: boolean;
  revealed: boolean;
  online: boolean;
  free: boolean; // at an open table: anyone may sit down
}

export interface MatchFacts {
  id: string;
  game: string;
  state: "open" | "playing" | "over";
  seats: SeatFacts[];
  turn: string;
  asked: Letter[];
  created: string; // ISO 8601
  updated: string;
  outcome: Outcome | null;
  rematch: string | null; // the match in which the same people play again
  imported: boolean; // from a record: it was not played here
  options: Record<string, string>;
  clock: { kind: "none" | "turn" | "bank" | "days"; seconds?: number; increment?: number; days?: number };
  commitment: string;
  listed: boolean; // everybody may see and watch it
  talk: boolean; // people may talk
  hints: boolean; // seats may ask for hints
}

/** Who is away, for how many seconds; after how many the others need not wait any more (null: for as long as it takes). */
export interface Absence {
  after: number | null;
  takeover?: number; // after so many a computer may take a seat over
  away: Record<Letter, number>;
}

/** Something said at the table: a ready phrase, or free words. */
export interface Said {
  seat: Letter;
  text: string;
  phrase: string;
  side: boolean; // only for partners
  at: string;
}

export interface Refusal {
  kind: string;
  rule: string;
  facts: Facts;
  message: string;
}

/** A number with its causes. */
export interface Counted {
  total: number;
  causes: { value: number; rule: string; kind: string }[];
}

/** What the rules would say to an action, whether or not the choices list it. */
export interface Probe {
  action: string;
  allowed: boolean;
  refusal: Refusal | null;
  numbers: Record<string, Counted>;
  odds: Record<string, [number, number]>; // exact: so many in so many
  region: Record<string, unknown>[]; // shapes on the board
  told: unknown;
}

export interface GameFacts {
  slug: string;
  seats: Letter[]; // with the options' defaults
  seats_by: Record<string, Record<string, Letter[]>>; // of an option that decides it, for each of its values
  options: { name: string; rule: string; default: string; values: string[] }[];
  levels: string[];
  lessons: string[];
  ready: boolean;
}

export interface RuleText {
  text: string;
  lang: string; // of the text
  source: string;
  kind: string; // rule, ruling, example
  chapter: string;
  details: string[];
}

export type ServerMessage<V = Record<string, unknown>> =
  | { type: "missed"; updates: Update<V>[] } // the first of many, before the welcome
  | { type: "welcome"; seat: Letter | null; n: number; match: MatchFacts; updates: Update<V>[]; now: Now<V> | null }
  | ({ type: "update"; now: Now<V> } & Update<V>)
  | { type: "match"; match: MatchFacts }
  | { type: "hint"; n: number; hint: Hint | null }
  | { type: "presence"; online: Letter[]; watching: number; stuck: Letter[]; absence: Absence }
  | { type: "said"; said: Said[]; partners: number; anew: boolean }
  | { type: "done"; id: string; n: number }
  | { type: "refused"; id: string; n: number; refusal: Refusal }
  | { type: "probed"; id: string; n: number; probe: Probe }
  | { type: "pong" };
