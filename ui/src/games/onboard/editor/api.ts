// The server's part of the editor: checking a draft, letting computers play on it.

import { call } from "../../../lib/api";
import { checkThing, type Thing } from "../../../lib/workshop";

export type { Fault } from "../../../lib/workshop";

export interface Batch {
  id: string;
  state: "playing" | "done" | "stopped" | "failed";
  asked: number;
  games: number;
  attack: { wins: number; rate: number; low: number; high: number };
  ends: Record<string, number>;
  decisions: number | null;
}

export const checkMission = (text: string): Promise<Thing> => checkThing("onboard", "mission", text);
export const beginBatch = (text: string, games: number, player: string): Promise<Batch> => call("POST", "/missions/batches", { text, games, player });
export const showBatch = (id: string): Promise<Batch> => call("GET", `/missions/batches/${id}`);
export const stopBatch = (id: string): Promise<Batch> => call("DELETE", `/missions/batches/${id}`);
