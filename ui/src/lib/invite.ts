import * as api from "./api";
import { endAsking, holdLinks, holdSeat, keepAsking, seatsOf, type SeatLink } from "./keys";
import type { MatchFacts } from "./protocol";

export interface SeatPlan {
  seat: string;
  kind: "human" | "friend" | "open" | "computer";
  name?: string;
  level?: string;
}

/** Make a match, keep the tokens of the own seats and the links for friends; returns its id. */
export async function invite(wish: Omit<api.MatchWish, "seats">, plan: SeatPlan[]): Promise<string> {
  const seeds = new Map<string, string>();
  const seats: api.SeatWish[] = [];
  for (const { seat, kind, name, level } of plan) {
    if (kind === "computer") seats.push({ seat, kind, level });
    else if (kind === "friend" || kind === "open") seats.push({ seat, kind });
    else {
      const seed = api.drawSeed();
      seeds.set(seat, seed);
      seats.push({ seat, kind, name, seed_commitment: api.commitTo(seed) });
    }
  }
  const made = await api.newMatch({ ...wish, seats });
  const links: SeatLink[] = [];
  for (const { seat, token, link } of made.seats) {
    const seed = seeds.get(seat);
    if (seed) holdSeat({ match: made.id, game: wish.game, seat, token, seed });
    else links.push({ seat, link: new URL(link, location.href).href });
  }
  holdLinks(made.id, links);
  return made.id;
}

/**
 * Take a seat with a link's token. The link travels through other hands: once the seat is taken only a token of our own holds it.
 * If the answer was lost on the way the seat is ours already, and the same is asked once more with our own token.
 */
export async function sitDown(match: string, game: string, link: string, name: string): Promise<void> {
  const { seed, own } = keepAsking(match, link, () => ({ seed: api.drawSeed(), own: api.drawSeed() }));
  const ask = (token: string) => api.join(match, token, name, api.commitTo(seed), own);
  const { seat } = await ask(link).catch((error: unknown) => {
    if (error instanceof api.ApiError && error.kind === "wrong-token") return ask(own);
    throw error;
  });
  holdSeat({ match, game, seat, token: own, seed });
  endAsking(match, link);
}

/** Take a free seat of an open table. */
export async function takeSeat(match: string, game: string, seat: string, name: string): Promise<void> {
  const { seed, own } = keepAsking(match, seat, () => ({ seed: api.drawSeed(), own: api.drawSeed() }));
  await api.take(match, seat, name, api.commitTo(seed), own);
  holdSeat({ match, game, seat, token: own, seed });
  endAsking(match, seat);
}

/** The same table once more: whoever asks first makes it, the others come to it, each with the token of the old seat; returns its id. */
export async function playAgain(match: MatchFacts, swap = false): Promise<string> {
  const held = seatsOf(match.id);
  const { id } = await api.rematch(match.id, held[0]!.token, swap);
  for (const { seat, token } of held.slice(seatsOf(id).length)) {
    const name = match.seats.find((one) => one.seat === seat)?.name ?? "";
    await sitDown(id, match.game, token, name);
  }
  return id;
}
