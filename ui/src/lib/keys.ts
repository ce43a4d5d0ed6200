// What this browser holds: the tokens of its seats. They never leave it but to claim the seat.

export interface HeldSeat {
  match: string;
  game: string;
  seat: string;
  token: string;
  seed: string; // the client's part in the dice, until it is revealed
}

const KEY = "warbox.seats";

export function heldSeats(): HeldSeat[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? (read as HeldSeat[]) : [];
  } catch {
    return [];
  }
}

export function holdSeat(held: HeldSeat): void {
  const others = heldSeats().filter((other) => other.match !== held.match || other.seat !== held.seat);
  localStorage.setItem(KEY, JSON.stringify([...others, held]));
}

export const seatsOf = (match: string): HeldSeat[] => heldSeats().filter((held) => held.match === match);

export function dropSeats(match: string): void {
  localStorage.setItem(KEY, JSON.stringify(heldSeats().filter((held) => held.match !== match)));
}

/** What a client has drawn for a seat that it asks for, kept until the answer is here: if that is lost, it asks again. */
export interface Asking {
  seed: string;
  own: string;
}

const askingKey = (match: string, link: string) => `warbox.asking.${match}.${link}`;

export function keepAsking(match: string, link: string, draw: () => Asking): Asking {
  const kept = localStorage.getItem(askingKey(match, link));
  if (kept) return JSON.parse(kept) as Asking;
  const drawn = draw();
  localStorage.setItem(askingKey(match, link), JSON.stringify(drawn));
  return drawn;
}

export const endAsking = (match: string, link: string): void => localStorage.removeItem(askingKey(match, link));

/** A link for a friend's seat; worth nothing once the seat is taken. */
export interface SeatLink {
  seat: string;
  link: string;
}

const linksKey = (match: string) => `warbox.links.${match}`;

/** Kept until the match begins, so that it can be sent again after the tab was closed. */
export function holdLinks(match: string, links: SeatLink[]): void {
  if (links.length) localStorage.setItem(linksKey(match), JSON.stringify(links));
  else localStorage.removeItem(linksKey(match));
}

export const linksOf = (match: string): SeatLink[] => JSON.parse(localStorage.getItem(linksKey(match)) ?? "[]") as SeatLink[];
