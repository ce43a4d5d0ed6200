// The unfinished rules of a moment, as the view writes them in words.

import type { LinkView, View } from "./types";

export interface FrameWords {
  kind: string; // declare, resolve, storm, order, vision, chain ...
  words: string[];
  facts: Record<string, string>;
}

export function frameOf(line: string | undefined): FrameWords | null {
  if (!line) return null;
  const [kind = "", ...rest] = line.split(" ");
  const facts: Record<string, string> = {};
  for (const word of rest) {
    const cut = word.indexOf("=");
    if (cut > 0) facts[word.slice(0, cut)] = word.slice(cut + 1);
  }
  return { kind, words: rest.filter((word) => !word.includes("=")), facts };
}

/** What a link aims at: spaces, "A.T2", or cards of the Casualties. */
export function targetsOf(words: string): string[] {
  const found = /\btargets=(\S+)/.exec(words)?.[1];
  return found ? found.split(",").map((pair) => pair.slice(pair.indexOf(">") + 1)) : [];
}

export function aimedAt(view: View): Map<string, number> {
  const found = new Map<string, number>();
  view.chain.forEach((link, index) => {
    for (const target of targetsOf(link.words)) found.set(target, index + 1);
  });
  const declared = frameOf(view.frames.at(-1));
  if (declared?.kind === "declare") for (const target of targetsOf(view.frames.at(-1)!)) found.set(target, view.chain.length + 1);
  return found;
}

/** "action", "storm", "ability", "gang", "spirit", "totem" */
export const kindOf = (link: LinkView): string => link.words.split(" ")[1] ?? "action";
export const isResolving = (view: View): boolean => view.frames.some((line) => line.startsWith("chain resolving"));
