export type Side = "US" | "DE";

export interface View {
  game: string;
  options: Record<string, string>;
  scenario: ScenarioView;
  map: MapView;
  round: number;
  phase: string;
  initiative: Side;
  turn: TurnView | null;
  units: UnitView[];
  gone: string[];
  marks: Record<string, MarksView>;
  objectives: ObjectiveView[];
  sides: Record<Side, SideView>;
  at: MomentView;
  asked: { kind: string; rule: string; seats: string[] } | null;
}
export interface ScenarioView { name: string; title: string; rounds: number; actions: Record<Side, number> }
export interface MapView { cols: number; rows: number; north: number; depth: string; terrain: string[]; levels: string[]; roads: string[][] }
export interface TurnView { side: Side; seat: string; left: number; finished: string[] }
export interface UnitView {
  name: string;
  side: Side;
  division: number;
  kind: string;
  hex: string | null;
  figures: string;
  activation: "fresh" | "opfire" | "fatigued";
  condition: "good" | "pinned" | "disrupted";
  damage: "intact" | "light" | "heavy";
  spec: string | null;
  concealed: boolean;
  fort: "entrenchment" | "pillbox" | null;
  carrier: string | null;
  cargo: string[];
  active: boolean;
  ace: boolean;
}
export interface MarksView { smoke?: boolean; wire?: boolean; mines?: boolean; traps?: boolean; entrenchment?: number; pillbox?: number }
export interface ObjectiveView { hex: string; kind: "victory" | "command" | "other"; owner: string; cp: number; vp: number; name: string; control: Side | null }
export interface SideView { cp: number; stake: number; vp: number; operations: string[]; decks: Record<string, number>; hq: string[]; play: string[]; finished: boolean }
export interface MomentView { kind: string; [fact: string]: unknown }
