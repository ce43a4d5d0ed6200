// What a person has made, kept in this browser: decks, missions, and whatever other games will have.

export interface Made {
  game: string;
  kind: string;
  key: string;
  name: string;
  value: string; // what the option of a match takes
  work: unknown; // as its workshop goes on with it
  sound: boolean; // without fault when it was last looked at: it may be played
  at: number; // milliseconds since 1970
}

const KEY = "warbox.made";
const MOST = 60;

function read(): Made[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one): one is Made => [one?.game, one?.kind, one?.key, one?.name, one?.value].every((text) => typeof text === "string") && typeof one.at === "number") : [];
  } catch {
    return [];
  }
}

class Store {
  #all = $state.raw<Made[]>(read());

  /** Things of a kind, the newest first. */
  of(game: string, kind: string): Made[] {
    return this.#all.filter((one) => one.game === game && one.kind === kind);
  }

  /** One with the same key is replaced. */
  keep(thing: Made): void {
    this.#write([thing, ...this.#all.filter((one) => one.key !== thing.key)]);
  }

  judge(key: string, sound: boolean): void {
    if (this.#all.some((one) => one.key === key && one.sound !== sound)) this.#write(this.#all.map((one) => (one.key === key ? { ...one, sound } : one)));
  }

  forget(key: string): void {
    this.#write(this.#all.filter((one) => one.key !== key));
  }

  #write(things: Made[]): void {
    this.#all = [...things].sort((a, b) => b.at - a.at).slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // a browser that keeps nothing: things live as long as the page
    }
  }
}

export const made = new Store();
/** What an older page has kept under a key of its own is taken over once. */
export function takeOver(old: string, take: (one: unknown) => void): void {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(old) ?? "[]");
    if (Array.isArray(found)) [...found].reverse().forEach(take);
    localStorage.removeItem(old);
  } catch {
    // it was broken, or nothing is kept here
  }
}

export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, "0")).join("");
