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
  effects: EffectView[];
  chain: LinkView[];
  frames: FrameView[];
  acts: boolean;
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
  passed?: PassedView[];
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

export interface PassedView {
  card: string;
  newer: number;
}

export interface ZoneView {
  zone: number;
  sides: [string, string];
  no_mans_land: string | null;
}

export interface EffectView {
  verb: string;
  player: string;
  until: string;
  by: string;
  card?: string;
  zone?: number;
  stat?: string;
  what?: string;
  set?: number | null;
  n?: number;
  source?: string;
  passive?: boolean;
}

export interface LinkView {
  player: string;
  link: string;
  card: string;
  action: boolean;
  negated: boolean;
  named?: string;
  from?: string;
  gone?: string;
  ability?: number;
  zone?: number;
  targets?: TargetView[];
  extras?: number[];
  answers?: number;
}

export interface TargetView {
  entry: number;
  card: string;
}

export interface FrameView {
  kind: string;
  player?: string;
  players?: string[];
  tracks?: number[];
  use?: string;
  carried?: string;
  named?: string;
  from?: string;
  gone?: string;
  ability?: number;
  subject?: string;
  zone?: number;
  targets?: TargetView[];
  extras?: number[];
  answers?: number;
  entry?: number;
  stage?: string;
  owed?: number;
  undone?: boolean;
  acted?: boolean;
  negated?: number;
  left?: number;
  pool?: string;
  asker?: string;
  picks?: string[];
  victims?: string[];
  spot?: string;
  inner?: boolean;
  commanded?: boolean;
  attacked?: boolean;
  times?: number;
  abilities?: PendingView[];
  on_top?: boolean;
  seen?: string[];
  put?: string[];
  waiting?: string[];
  asked?: number;
  negated_links?: number[];
  resolving?: boolean;
  under_way?: boolean;
  step?: string;
  deployed?: boolean;
  card?: string;
  spirit?: string;
  totems?: string[];
  cards?: number;
  what?: string;
  shuffled?: number;
}

export interface PendingView {
  player: string;
  card: string;
  ability: number;
  cause: string;
  zone?: number;
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
