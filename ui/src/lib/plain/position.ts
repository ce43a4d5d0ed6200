// A position as text, taken apart only as far as every game writes it: lines, their first word, `key=value` words.

export interface PlainLine {
  head: string;
  words: { key: string; value: string }[]; // a word without a key has none
  whole: string | null; // a line of a drawing, whose spaces matter
}

const lines = (position: string): string[] => position.split("\n").filter((line) => line.trim());

/** The lines of a position, less the first, which only names the game, and the last, which is the moment. */
export function linesOf(position: string): PlainLine[] {
  return lines(position)
    .filter((line) => !/^(game|at) /.test(line))
    .map((line) => {
      if (/^\s| {2}/.test(line)) return { head: "", words: [], whole: line };
      const [head = "", ...rest] = line.split(" ");
      return { head, words: rest.map(wordOf), whole: null };
    });
}

function wordOf(word: string): { key: string; value: string } {
  const [, key = "", value = word] = /^([a-z][\w-]*)=(.+)$/.exec(word) ?? [];
  return { key, value };
}

/** What the moment is, in notation. */
export const momentOf = (position: string): string => lines(position).find((line) => line.startsWith("at "))?.slice(3) ?? "";

export interface VerbGroup {
  verb: string;
  choices: { text: string; rest: string }[];
}

/** Choices by their first word, in their order. */
export function byVerb(choices: string[]): VerbGroup[] {
  const groups = new Map<string, VerbGroup>();
  for (const text of choices) {
    const [verb = "", ...rest] = text.split(" ");
    const group = groups.get(verb) ?? { verb, choices: [] };
    groups.set(verb, group);
    group.choices.push({ text, rest: rest.join(" ") });
  }
  return [...groups.values()];
}
