import type { MatchFacts } from "./protocol";

const KEY = "warbox.hidden";

/** Finished matches that this browser does not list any more. */
export function hiddenMatches(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? (kept as string[]) : []);
  } catch {
    return new Set();
  }
}

export const hideMatch = (id: string): void => localStorage.setItem(KEY, JSON.stringify([...hiddenMatches(), id]));

export type Result = "won" | "lost" | "drawn";

/** How a match ended for the seats that are held here; null if none is, or several that are of different minds. */
export function resultFor(match: MatchFacts, seats: string[]): Result | null {
  const winners = match.outcome?.winners ?? [];
  if (!seats.length) return null;
  if (!winners.length) return "drawn";
  const won = seats.filter((seat) => winners.includes(seat)).length;
  return won === seats.length ? "won" : won === 0 ? "lost" : null;
}

export interface Wish {
  text: string;
  game: string; // empty: any
  result: Result | "";
  mine: boolean;
}

/** Whether a match is what is looked for; `words` is all that its row says. */
export function isWanted(match: MatchFacts, seats: string[], words: string, wish: Wish): boolean {
  const said = words.toLowerCase();
  return (
    (!wish.game || match.game === wish.game) &&
    (!wish.mine || seats.length > 0) &&
    (!wish.result || resultFor(match, seats) === wish.result) &&
    wish.text.toLowerCase().split(/\s+/).every((word) => said.includes(word))
  );
}
