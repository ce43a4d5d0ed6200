import type { GameFacts, MatchFacts, RuleText, Update } from "./protocol";
import { sha256 } from "./sha256";
import { speech, t } from "./speech.svelte";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    message: string,
  ) {
    super(message);
  }
}

/** What went wrong in the language of the page; details of a position or a record stay in the server's words. */
export function told(error: unknown): string {
  if (!(error instanceof ApiError)) return t(error instanceof TypeError ? "no-server" : "fault-internal");
  const id = `fault-${error.kind}`;
  return speech.has("page", id) ? t(id, { message: error.message }) : t("fault-other", { message: error.message });
}

/** Whether what was asked for does not exist: asking again does not help. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!answer.ok) {
    const error = await answer.json().then((said) => said.error, () => null);
    throw new ApiError(answer.status, error?.kind ?? "http", error?.message ?? `${answer.status} ${answer.statusText}`);
  }
  return (answer.status === 204 ? null : await answer.json()) as T;
}

export interface SeatWish {
  seat: string;
  kind: "human" | "friend" | "open" | "computer";
  name?: string;
  level?: string;
  seed_commitment?: string;
}

export interface ClockWish {
  kind: "none" | "turn" | "bank" | "days";
  seconds?: number;
  increment?: number;
  days?: number;
}

export interface MatchWish {
  game: string;
  options: Record<string, string>;
  start: string | null;
  lang: string;
  clock: ClockWish;
  listed?: boolean;
  talk?: boolean;
  hints?: boolean;
  seats: SeatWish[];
}

export interface NewMatch {
  id: string;
  commitment: string;
  seats: { seat: string; token: string; link: string }[];
}

export const games = (): Promise<GameFacts[]> => call("GET", "/games");
export const content = <C>(slug: string): Promise<C> => call("GET", `/games/${slug}/content`);
export const rules = (slug: string, lang: string): Promise<Record<string, RuleText>> => call("GET", `/games/${slug}/rules?lang=${lang}`);
export const matches = (state: MatchFacts["state"], skip = 0): Promise<MatchFacts[]> => call("GET", `/matches?state=${state}${skip ? `&skip=${skip}` : ""}`);
export const match = (id: string): Promise<MatchFacts> => call("GET", `/matches/${id}`);
export const newMatch = (wish: MatchWish): Promise<NewMatch> => call("POST", "/matches", wish);

/** Take a friend's seat. `own` replaces the link's token, so that whoever sees the link later cannot take it over. */
export const join = (id: string, token: string, name: string, seed_commitment: string, own: string): Promise<{ seat: string; match: MatchFacts }> =>
  call("POST", `/matches/${id}/join`, { name, seed_commitment, token: own }, token);
/** Take a free seat of an open table. Asking again with the same token is answered the same. */
export const take = (id: string, seat: string, name: string, seed_commitment: string, token: string): Promise<{ seat: string; match: MatchFacts }> =>
  call("POST", `/matches/${id}/take`, { seat, name, seed_commitment, token });

/** Those of the matches that exist, listed or not. */
export const find = (ids: string[]): Promise<MatchFacts[]> => call("POST", "/matches/find", { ids });
export const seatOf = (id: string, token: string): Promise<{ seat: string }> => call("GET", `/matches/${id}/seat`, undefined, token);
export const recoveryWord = (id: string, token: string): Promise<{ word: string }> => call("POST", `/matches/${id}/recovery`, {}, token);
export const recover = (id: string, word: string, token: string): Promise<{ seat: string; game: string }> => call("POST", `/matches/${id}/recover`, { word, token });
export const callOff = (id: string, token: string): Promise<null> => call("DELETE", `/matches/${id}`, undefined, token);
export const rematch = (id: string, token: string, swap: boolean): Promise<{ id: string }> => call("POST", `/matches/${id}/rematch`, { swap }, token);
export const reveal = (id: string, token: string, seed: string): Promise<MatchFacts> =>
  call("POST", `/matches/${id}/reveal`, { seed }, token);
export const replay = (id: string, seat: string): Promise<Update[]> => call("GET", `/matches/${id}/replay?seat=${seat}`);
export const recordUrl = (id: string): string => `/api/matches/${id}/record`;

/** What verifying a record has found. */
export interface Verdict {
  status: "holds" | "unfinished" | "broken" | "foreign";
  line: number; // that does not fit
  why: string;
  chances: number; // dice and shuffles that come from the seed
  by_hand: boolean;
  hints: Record<string, number>; // asked for, by seat
  key: string | null; // that has signed it
  own: boolean; // the server's
}

export const verdict = (id: string): Promise<Verdict> => call("GET", `/matches/${id}/verdict`);

export async function importRecord(text: string): Promise<{ id: string }> {
  const answer = await fetch("/api/records", { method: "POST", headers: { "Content-Type": "application/jsonl" }, body: text });
  const said = await answer.json();
  if (!answer.ok) throw new ApiError(answer.status, said.error?.kind ?? "http", said.error?.message ?? answer.statusText);
  return said as { id: string };
}

// The client's part in the dice: a seed of its own, first only as a commitment.

export function drawSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const commitTo = (seed: string): string => sha256(seed);
