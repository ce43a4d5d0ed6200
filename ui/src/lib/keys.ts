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
