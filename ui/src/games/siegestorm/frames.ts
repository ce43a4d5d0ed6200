// The unfinished rules of a moment, and what they aim at.

import type { FrameView, LinkView, View } from "./types";

/** The rule that is under way: what is declared, resolved, seen. */
export const momentOf = (view: View): FrameView | null => view.frames.at(-1) ?? null;

/** What a link or a declaration aims at: spaces, "A.T2", or cards of the Casualties. */
export const targetsOf = (link: LinkView | FrameView): string[] => (link.targets ?? []).map((target) => target.card);

export function aimedAt(view: View): Map<string, number> {
  const found = new Map<string, number>();
  view.chain.forEach((link, index) => {
    for (const target of targetsOf(link)) found.set(target, index + 1);
  });
  const declared = momentOf(view);
  if (declared?.kind === "declare") for (const target of targetsOf(declared)) found.set(target, view.chain.length + 1);
  return found;
}

export const isResolving = (view: View): boolean => view.frames.some((frame) => frame.kind === "chain" && frame.resolving);
