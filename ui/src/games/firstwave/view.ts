// Made by `python -m warbox.conformance.typescript ui/src/games` from the shape.py of firstwave: edit that.

export interface View {
  game: string;
  options: Record<string, string>;
  scenario: "power_war" | "clean_up" | "bloodline" | "diversion";
  table: string;
  map: Record<string, any> | null;
  pile: string[];
  laid: LaidView[];
  width: number;
  height: number;
  turn: number;
  turns: number;
  phase: "setup" | "initiative" | "survivors" | "npcs" | "end" | "over";
  winner: "A" | "B";
  first: "A" | "B";
  next: "A" | "B";
  tested: number;
  seats: Record<string, SeatView>;
  figures: FigureView[];
  tokens: TokenView[];
  smoke: PointView[];
  explored: string[];
  during: MomentView[];
  at: MomentView;
  asked: QuestionView | null;
}

export interface LaidView {
  piece: string;
  x: number;
  y: number;
}

export interface SeatView {
  band: string;
  faction: string;
  total: number;
  score: number;
  resources: number;
  infected: number;
  robots: number;
  military: number;
  successor: string | null;
}

export interface FigureView {
  id: string;
  name: string;
  side: "A" | "B" | "N";
  kind: string;
  x: number;
  y: number;
  z: number;
  base: number;
  height: number;
  eye: number;
  t: number;
  c: number;
  cost: number;
  wounds: number;
  life: number;
  impaired: boolean;
  stunned: number;
  disoriented: number;
  unconscious: boolean;
  immobilised: boolean;
  infection: number;
  fire: string;
  hidden: boolean;
  hanging: boolean;
  activated: boolean;
  engaged: string[];
  weapons: WeaponView[];
  equipment: string[];
  abilities: string[];
  amphetamine: number;
  new_ammunition: boolean;
  reroll: boolean;
  melees: number;
  gone: string;
}

export interface WeaponView {
  id: string;
  munitions: string[];
  out: boolean;
  fired: string;
  smoked: boolean;
}

export interface TokenView {
  x: number;
  y: number;
  z: number;
  owner: string;
}

export interface PointView {
  x: number;
  y: number;
}

export interface MomentView {
  kind: string;
  seat?: string;
  figure?: string;
  target?: string;
  targets?: Record<string, number>;
  step?: string;
  actions?: number;
  moves?: number;
  combats?: number;
  gave?: number;
  halved?: boolean;
  given?: boolean;
  row?: number;
  swam?: boolean;
  rooms?: string[];
  room?: string;
  contact?: boolean;
  npc?: string;
  left?: number;
  weapon?: number | null;
  second?: number | null;
  weapon2?: number | null;
  second2?: number | null;
  munition?: string;
  place?: number;
  ally?: string | null;
  final?: boolean;
  ones?: number[];
  hits?: number[];
  sixes?: number[];
  bonus?: number[];
  dice?: number[];
  dice2?: number[];
  die?: number;
  drop?: number;
  foot?: PlaceView | null;
  end?: string;
  rule?: string;
  winner?: string;
}

export interface PlaceView {
  x: number;
  y: number;
  z: number;
}

export interface QuestionView {
  kind: string;
  rule: string;
  seats: string[];
}
