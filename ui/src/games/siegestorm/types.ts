// The view of a seat, as src/warbox/games/siegestorm/view.py writes it, and the content of the box.

export type Letter = string; // A, B, C, D, boss
export type CardText = string; // "tengu", "tengu@B" if it belongs to somebody else, "?" if it is hidden
export type Cause = [value: number, rule: string, source: string];

export interface CardInPlay {
  card: CardText;
  spot: string; // "A.T1", with three or four players "A.2.T1"
  att: number;
  def: number;
  att_causes: Cause[];
  def_causes: Cause[];
  gang: number;
  spirit: number;
  used: number[];
}

export interface Supporter {
  card: CardText;
  committed: boolean;
}

export interface PlayerView {
  alive: boolean;
  step: string | null;
  extra: boolean;
  had_extra: boolean;
  deployed: number[];
  resources: CardText[];
  hand: CardText[];
  casualties: CardText[];
  heal: CardText[];
  support: Supporter[];
  spaces: Record<string, CardInPlay | null>; // "T1", with several zones "2.T1"
  answer: string | null;
  reserve?: CardText[];
  token?: boolean;
  life?: number;
  menace?: number;
}

export interface LinkView {
  player: Letter;
  words: string;
  card: string;
  action: boolean;
  negated: boolean;
}

export interface ZoneView {
  zone: number;
  sides: [Letter, Letter];
  no_mans_land: Letter | null;
}

export interface View {
  options: Record<string, string>;
  cards: string[]; // cards of the position's own, each as a line of TOML
  turn: number;
  active: Letter;
  players: Record<Letter, PlayerView>;
  zones: ZoneView[];
  effects: string[];
  chain: LinkView[];
  frames: string[];
  strength: number | null;
  asked: { kind: string; rule: string; seats: Letter[] } | null;
  over: { kind: string; rule: string; winner: string } | null;
}

/** One entry of an Action or a Passive, in the words of the vocabulary. */
export interface Entry {
  do: string;
  n?: number | string;
  who?: string;
  to?: string;
  filter?: string[];
  from?: string;
  dest?: string;
  stat?: string;
  what?: string;
  set?: number;
  kind?: string;
  span?: string;
  pick?: string;
  when?: string;
  cost?: number;
  if?: string[];
  for?: string;
  may?: boolean;
  limit?: string;
  chain?: string;
}

export interface Design {
  id: string;
  faction: string;
  rarity: string;
  cost: number;
  att?: number;
  def?: number;
  action?: Entry[];
  passive?: Entry[];
  command?: string[];
  symbols?: string[];
}

export interface Boss {
  difficulty: string;
  hand: number;
  solo: { life: number; menace: number };
  coop: { life: number; menace: number };
}

export interface Content {
  card: Design[];
  boss: Boss[];
  starter: Record<string, Record<string, number>>; // by faction
}

export const BOSS = "boss";
export const HIDDEN = "?";
export const PLAYER_FACTIONS = ["ysra", "khunglai", "seraphia", "styxia"];
export const idOf = (card: CardText): string => card.split("@")[0]!;
export const ownerOf = (card: CardText): string | null => card.split("@")[1] ?? null;
