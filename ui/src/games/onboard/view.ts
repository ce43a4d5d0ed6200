// Made by `python -m warbox.conformance.typescript ui/src/games` from the shape.py of onboard: edit that.

export interface View {
  game: string;
  options: Record<string, string>;
  mission: string;
  map: MissionView | null;
  turn: number;
  turn_limit: number;
  phase: "setup" | "preparation" | "attack" | "defence" | "draw" | "over";
  agents: Record<string, AgentView>;
  seats: Record<string, SeatView>;
  decks: Record<"attack" | "defence", DeckView>;
  edges: Record<string, "open" | "solid" | "wall" | "reinforced" | "destroyed" | "door_closed" | "door_open" | "door_barricaded" | "window" | "window_barricaded">;
  smoke: Record<string, number>;
  merged: Record<string, string> | null;
  traps: TrapView[];
  bombs: Record<string, BombView>;
  supply: SupplyView;
  at: MomentView;
  asked: QuestionView | null;
}

export interface MissionView {
  id: string;
  name_en: string;
  name_fr: string;
  turn_limit: number;
  required_defusals: number;
  hold_checks: number;
  tiles: TileView[];
  edges: Record<string, string[]>;
  starts: Record<"attack" | "defence", string[]>;
  bombs: TargetView[];
  zones: ZoneView[];
}

export interface TileView {
  at: string;
  tile: string;
  rotation: number;
}

export interface TargetView {
  id: string;
  cell: string;
  zone: string;
}

export interface ZoneView {
  id: string;
  name_en: string;
  name_fr: string;
  kind: "exterior" | "room" | "bomb";
  cells: string[];
}

export interface AgentView {
  team: "attack" | "defence";
  seat: string | null;
  cell: string | null;
  hit_points: number;
  flashed: boolean;
  disoriented: number;
  activated: boolean;
}

export interface SeatView {
  team: "attack" | "defence";
  agents: string[];
  hand: Record<string, number> | null;
  hand_size: number;
  committed: CommitmentView | null;
  passed?: Record<string, number>;
}

export interface CommitmentView {
  count: number | null;
  cards: Record<string, number> | null;
}

export interface DeckView {
  size: number;
  cards: string[] | null;
  discard: Record<string, number>;
  unseen: Record<string, number>;
}

export interface TrapView {
  card: string | null;
  cell: string | null;
  agent: string | null;
  from: string | null;
  possible: string[];
}

export interface BombView {
  cell: string;
  checks: number;
  needed: number;
  defused: boolean;
}

export interface SupplyView {
  reinforced: number;
  barricaded_doors: number;
  broken: string[];
}

export interface MomentView {
  kind: string;
  seat?: string;
  team?: "attack" | "defence";
  agent?: string;
  target?: string;
  actions?: number;
  countered?: boolean;
  attack_doubled?: number;
  defence_doubled?: number;
  passed?: boolean;
  attack?: number;
  defence?: number;
  during?: string;
  end?: string;
  rule?: string;
  winner?: "attack" | "defence";
}

export interface QuestionView {
  kind: string;
  rule: string;
  seats: string[];
}
