import { call } from "../lib/api";

export { say } from "./review";

export interface Level {
  level: string;
  seconds: number; // of a turn, at the most
  rating: number | null; // null: not measured
  low: number | null;
  high: number | null;
  games: number;
  scores: Record<string, number>; // against other players
}

export interface Ladder {
  levels: string[]; // the weakest first
  games: { slug: string; levels: Level[] }[];
}

export const opponents = (): Promise<Ladder> => call("GET", "/opponents");

const STEP = 100;
const OLD: Record<string, string> = { easy: "recruit", fair: "regular", hard: "veteran" }; // names of earlier versions

/** Under which name the character of a level is told. */
export const character = (level: string): string => OLD[level] ?? level;

/** From where to where the ratings of all games reach, in whole hundreds. */
export function scaleOf(games: Ladder["games"]): { low: number; high: number } {
  const measured = games.flatMap((game) => game.levels).filter((level) => level.rating !== null);
  if (!measured.length) return { low: 1000, high: 2000 };
  const low = Math.min(...measured.map((level) => level.low!));
  const high = Math.max(...measured.map((level) => level.high!));
  return { low: Math.floor(low / STEP) * STEP - STEP, high: Math.ceil(high / STEP) * STEP + STEP };
}
