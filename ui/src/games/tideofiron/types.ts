import type { Land } from "./ground";
import type { Hex } from "./hexes";
import type { UnitView, View } from "./view";

export type { MapView, MarksView, MomentView, ObjectiveView, SideView, UnitView, View } from "./view";

export const SIDES = ["US", "DE"] as const;
export type Side = (typeof SIDES)[number];

export const sideOf = (seat: string | null): Side | null => (seat ? (seat.startsWith("US") ? "US" : "DE") : null);
export const enemyOf = (side: Side): Side => (side === "US" ? "DE" : "US");

export interface CardFacts {
  id: string;
  name_en: string;
  name_fr: string;
  text_en: string;
  text_fr: string;
  phase: "A" | "C";
  cost: number;
  x: boolean;
  keep: boolean;
}

export interface DeckFacts {
  id: string;
  name_en: string;
  name_fr: string;
  cards: CardFacts[];
}

export interface OperationFacts {
  id: string;
  name_en: string;
  name_fr: string;
  text_en: string;
  text_fr: string;
  both: boolean;
}

export interface Content {
  decks: DeckFacts[];
  operations: OperationFacts[];
  scenarios: { id: string; title_en: string; title_fr: string; players: number[] }[];
}

/** What an action is about, whatever its parts are called: units by their names, a hex. */
export interface Said {
  text: string;
  verb: string;
  parts: Record<string, unknown>;
  units: string[];
  hex: Hex | null;
}

const HEX = /^[A-Z]\d\d$/;
export const isHex = (value: unknown): value is Hex => typeof value === "string" && HEX.test(value);

export const landOf = (view: View): Land => ({ ...view.map, stream_depth: view.map.depth });
export const isVehicle = (unit: UnitView): boolean => unit.kind !== "squad";
