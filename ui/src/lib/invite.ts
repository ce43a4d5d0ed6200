import * as api from "./api";
import { holdLinks, holdSeat, type SeatLink } from "./keys";

export interface SeatPlan {
  seat: string;
  kind: "human" | "friend" | "computer";
  name?: string;
  level?: string;
}

/** Make a match, keep the tokens of the own seats and the links for friends; returns its id. */
export async function invite(wish: Omit<api.MatchWish, "seats">, plan: SeatPlan[]): Promise<string> {
  const seeds = new Map<string, string>();
  const seats: api.SeatWish[] = [];
  for (const { seat, kind, name, level } of plan) {
    if (kind === "computer") seats.push({ seat, kind, level });
    else if (kind === "friend") seats.push({ seat, kind });
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
