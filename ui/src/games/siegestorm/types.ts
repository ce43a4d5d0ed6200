// The content of the box. Views are in view.ts.

export type Letter = string; // A, B, C, D, boss
export type CardText = string; // "tengu", "tengu@B" if it belongs to somebody else, "?" if it is hidden
export type Cause = [value: number, rule: string, source: string];

export type { CardView as CardInPlay, EffectView, FrameView, LinkView, PlayerView, SupporterView as Supporter, View, ZoneView } from "./view";

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
