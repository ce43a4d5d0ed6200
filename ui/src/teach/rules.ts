import type { RuleText } from "../lib/protocol";

export interface Entry {
  id: string;
  rule: RuleText;
}

export interface Chapter {
  code: string; // the middle part of its ids; R for rulings, EX for worked examples
  title: string;
  entries: Entry[];
}

/** "LOF: line of fire" is called "Line of fire", "SETUP" is called "Setup". */
function titleOf(chapter: string): string {
  const words = chapter.includes(":") ? chapter.slice(chapter.indexOf(":") + 1).trim() : chapter.toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The catalog in chapters, in its order: rules first, then the rulings, then the worked examples. */
export function chapters(all: [string, RuleText][]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const [id, rule] of all) {
    const code = rule.kind === "ruling" ? "R" : rule.kind === "example" ? "EX" : id.split("-")[1]!;
    const chapter = found.get(code) ?? { code, title: titleOf(rule.chapter), entries: [] };
    chapter.entries.push({ id, rule });
    found.set(code, chapter);
  }
  const last = ["R", "EX"].flatMap((code) => found.get(code) ?? []);
  return [...[...found.values()].filter((chapter) => !last.includes(chapter)), ...last];
}

/** The rulings and examples that speak of an entry, and the rulings that it names. Catalogs write R-16 for their own. */
export function related(all: [string, RuleText][], entry: Entry): Entry[] {
  const short = (id: string) => id.split("-").slice(1).join("-");
  const names = (text: string, id: string) => new RegExp(`\\b${short(id)}\\b`).test(text);
  const own = `${entry.rule.text} ${entry.rule.source}`;
  return all
    .filter(([id, other]) => id !== entry.id && other.kind !== "rule" && (names(own, id) || [other.text, ...other.details].some((text) => names(text, entry.id))))
    .slice(0, 6)
    .map(([id, rule]) => ({ id, rule }));
}

/** French signs that follow a space stay with the word before them, and no line begins with one. */
export const bound = (text: string): string => text.replace(/ (?=[:;!?»])|(?<=«) /g, "\u00a0");

export interface Marked {
  text: string;
  hit: boolean;
  code?: true; // notation, between backticks in the catalog
}

/** A text cut where it says what is searched for, and where notation begins and ends. */
export const marked = (text: string, search: string): Marked[] =>
  text.split(/`([^`]+)`/).flatMap((part, index) => hits(part, search).map((one) => (index % 2 ? { ...one, code: true as const } : one)));

function hits(text: string, search: string): Marked[] {
  if (!text) return [];
  if (!search) return [{ text, hit: false }];
  const parts: Marked[] = [];
  const low = text.toLowerCase();
  let at = 0;
  for (let hit = low.indexOf(search); hit >= 0; hit = low.indexOf(search, at)) {
    if (hit > at) parts.push({ text: text.slice(at, hit), hit: false });
    parts.push({ text: text.slice(hit, hit + search.length), hit: true });
    at = hit + search.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false });
  return parts;
}
