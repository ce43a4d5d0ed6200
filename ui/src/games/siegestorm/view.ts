// Made by `python -m warbox.conformance.typescript ui/src/games` from the shape.py of siegestorm: edit that.

export interface View {
  game: string;
  options: Record<string, string>;
  cards: string[];
  turn: number;
  active: string;
  cascade: number;
  players: Record<string, PlayerView>;
  zones: ZoneView[];
  effects: string[];
  chain: LinkView[];
  frames: string[];
  acts: number;
  past: string[] | null;
  strength: number | null;
  asked: QuestionView | null;
  over: EndView | null;
  ids?: string[];
}

export interface PlayerView {
  alive: boolean;
  step: string | null;
  extra: boolean;
  had_extra: boolean;
  deployed: number[];
  resources: string[];
  hand: string[];
  casualties: string[];
  heal: string[];
  support: SupporterView[];
  spaces: Record<string, CardView | null>;
  answer: string | null;
  reserve?: string[];
  token?: boolean;
  life?: number;
  menace?: number;
}

export interface SupporterView {
  card: string;
  committed: boolean;
}

export interface CardView {
  card: string;
  spot: string;
  att: number;
  def: number;
  att_causes: [number, string, string][];
  def_causes: [number, string, string][];
  gang: number;
  spirit: number;
  used: number[];
}

export interface ZoneView {
  zone: number;
  sides: [string, string];
  no_mans_land: string | null;
}

export interface LinkView {
  player: string;
  words: string;
  card: string;
  action: boolean;
  negated: boolean;
}

export interface QuestionView {
  kind: string;
  rule: string;
  seats: string[];
}

export interface EndView {
  kind: string;
  rule: string;
  winner: string;
}
