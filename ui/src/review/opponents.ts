import { call } from "../lib/api";
import { resultFor } from "../lib/finished";
import type { MatchFacts } from "../lib/protocol";

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

/** How far the number of each rating steps aside so that all are so far apart, in their order: those that crowd together
 * share the room about their middle. */
export function asides(ratings: (number | null)[], apart: number): number[] {
  const order = ratings.flatMap((rating, index) => (rating === null ? [] : [{ rating, index }])).sort((one, other) => one.rating - other.rating);
  const crowds: { middle: number; count: number }[] = []; // of ratings without the room before them
  order.forEach(({ rating }, rank) => {
    let crowd = { middle: rating - rank * apart, count: 1 };
    while (crowds.length && crowds.at(-1)!.middle > crowd.middle) {
      const before = crowds.pop()!;
      const count = before.count + crowd.count;
      crowd = { middle: (before.middle * before.count + crowd.middle * crowd.count) / count, count };
    }
    crowds.push(crowd);
  });
  const middles = crowds.flatMap(({ middle, count }) => Array<number>(count).fill(middle));
  const steps = ratings.map(() => 0);
  order.forEach(({ rating, index }, rank) => (steps[index] = middles[rank]! + rank * apart - rating));
  return steps;
}

/** A person's finished match against one computer. */
export interface Duel {
  game: string;
  level: string;
  score: number; // 1 won, 0.5 drawn, 0 lost
}

/** Those of the matches in which one person, whose seats are held here, and one computer were against each other. */
export function duels(matches: MatchFacts[], held: (id: string) => string[]): Duel[] {
  return matches.flatMap((match) => {
    const own = held(match.id);
    const other = match.seats.find((seat) => !own.includes(seat.seat));
    const result = match.state === "over" && !match.imported && match.outcome ? resultFor(match, own) : null;
    if (match.seats.length !== 2 || own.length !== 1 || other?.kind !== "computer" || !other.level || !result) return [];
    const winners = match.outcome!.winners;
    const both = [...own, other.seat];
    if (winners.length > 1 || winners.some((seat) => !both.includes(seat))) return []; // they were partners
    return [{ game: match.game, level: character(other.level), score: { won: 1, drawn: 0.5, lost: 0 }[result] }];
  });
}

export interface Rating {
  rating: number;
  half: number; // of the 95 % interval
}

export const FEWEST = 3; // games before which a rating says nothing
const MIDDLE = 1500;
const SPREAD = (40 * 25) / 3; // of ratings before anything is known, as the ladder has them
const WORTH = (40 * 25 * Math.SQRT2) / 6; // so many points more win e games for each one lost

/** How strong somebody is who had these results against opponents of known strength: the likeliest, drawn to the middle. */
export function rate(results: { rating: number; score: number }[]): Rating | null {
  if (results.length < FEWEST) return null;
  let rating = MIDDLE;
  let sharpness = 0;
  for (let round = 0; round < 30; round++) {
    let slope = (MIDDLE - rating) / SPREAD ** 2;
    sharpness = 1 / SPREAD ** 2;
    for (const one of results) {
      const chance = 1 / (1 + Math.exp((one.rating - rating) / WORTH));
      slope += (one.score - chance) / WORTH;
      sharpness += (chance * (1 - chance)) / WORTH ** 2;
    }
    rating += Math.max(-400, Math.min(400, slope / sharpness));
  }
  return { rating, half: 1.96 / Math.sqrt(sharpness) };
}

/** A person's rating in a game, by the levels that are rated there. */
export function ratingIn(game: { slug: string; levels: Level[] }, played: Duel[]): Rating | null {
  const known = new Map(game.levels.map((level) => [level.level, level.rating]));
  return rate(played.flatMap((one) => (one.game === game.slug && known.get(one.level) != null ? [{ rating: known.get(one.level)!, score: one.score }] : [])));
}

/** The level that is nearest to somebody's strength. */
export function fairLevel(levels: Level[], you: Rating): string {
  const rated = levels.filter((level) => level.rating !== null);
  return rated.reduce((best, level) => (Math.abs(level.rating! - you.rating) < Math.abs(best.rating! - you.rating) ? level : best), rated[0]!).level;
}
