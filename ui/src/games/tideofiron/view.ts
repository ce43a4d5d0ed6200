// Made by `python -m warbox.conformance.typescript ui/src/games` from the shape.py of tideofiron: edit that.

export interface View {
  game: string;
  options: Record<string, string>;
  scenario: string;
  map: Record<string, any> | null;
  board: Record<string, any>;
  structure: any[];
  round: number;
  rounds: number | null;
  last_round: number;
  initiative: "us" | "de";
  phase: string;
  step: number;
  turns: TurnView;
  sides: Record<string, SideView>;
  out: string[];
  play: PlayedView[];
  mods: ModView[];
  control: Record<string, "us" | "de" | null>;
  printed: string[];
  marks: Record<string, Record<string, number>>;
  units: Record<string, UnitView>;
  under: (Record<string, any>)[];
  at: Record<string, any>;
  asked: QuestionView | null;
}

export interface TurnView {
  seat: string;
  left: number;
  division: number;
  member: number;
  finished: string[];
  fewer: Record<string, number>;
}

export interface SideView {
  seats: string[];
  cp: number;
  stake: number;
  vp: number;
  hq: string[];
  decks: Record<string, DeckView>;
  operations: string[];
  turn_actions: number;
  actions?: number | null;
  ops?: string[] | null;
  entry?: string[] | null;
  zone?: string[] | null;
  start_cards?: number | null;
  concealed?: number | null;
}

export interface DeckView {
  left: number;
  cards: string[] | null;
}

export interface PlayedView {
  side: "us" | "de";
  card: string;
  waiting: boolean;
  tried: number;
  repeat: number;
  division: number;
  target?: string | null;
}

export interface ModView {
  side: "us" | "de";
  what: string;
  n: number;
  until: string;
  last: number;
  division: number;
  card?: string | null;
  unit?: string | null;
  deck?: string | null;
}

export interface UnitView {
  side: "us" | "de";
  division: number;
  kind: string;
  hex: string | null;
  figures: string | null;
  spec: string | null;
  activation: "fresh" | "opfire" | "fatigued";
  condition: "good" | "pinned" | "disrupted";
  damage: "intact" | "light" | "heavy";
  concealed: boolean;
  fort: "entrenchment" | "pillbox" | null;
  carrier: string | null;
  ace: boolean;
  gone: boolean;
  active: boolean;
}

export interface QuestionView {
  kind: string;
  rule: string;
  seats: string[];
}
