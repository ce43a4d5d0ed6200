// If nobody answers any more: what each link of the chain will do, from the top down, as far as the open cards tell it.

import type { SiegestormDesk } from "./desk.svelte";
import { targetsOf } from "./frames";
import type { Entry, LinkView } from "./types";
import { linkWords, say, thingName, together } from "./words";

export interface Foreseen {
  number: number; // of the link
  kind: "does" | "negated" | "fizzles";
  good: boolean; // for who looks
  text: string;
}

const REMOVES = ["kill", "destroy", "return_to_hand", "shapeshift", "move"];
/** A space, and no card of a pile: T1, FL, NML, S1. */
const isSpace = (target: string): boolean => "TFNS".includes(target.split(".").at(-1)![0]!);

/** The entries that a link carries out. */
function entriesOf(desk: SiegestormDesk, link: LinkView): Entry[] {
  const design = desk.design(link.card);
  const kind = link.link;
  return kind === "action" || kind === "storm" ? (design.action ?? []) : kind === "ability" ? (design.passive ?? []) : [];
}

export function forecast(desk: SiegestormDesk): Foreseen[] {
  const { chain } = desk.view;
  const negated = new Set(chain.flatMap((link, index) => (link.negated ? [index + 1] : [])));
  const gone = new Set<string>(); // spaces that a link above has emptied
  return chain
    .map((link, index): [LinkView, number] => [link, index + 1])
    .reverse()
    .map(([link, number]) => {
      const own = link.player === desk.own;
      if (negated.has(number)) return { number, kind: "negated", good: !own, text: say("ui-foreseen-negated") };
      const targets = targetsOf(link).filter(isSpace);
      if (targets.length && targets.every((target) => gone.has(target) || !desk.at(target))) return { number, kind: "fizzles", good: !own, text: say("ui-foreseen-fizzles", { target: together(targets.map((target) => thingName(desk, target))) }) };
      const verbs = entriesOf(desk, link).map((entry) => entry.do);
      if (verbs.includes("negate")) negated.add(link.answers ?? number - 1);
      if (verbs.some((verb) => REMOVES.includes(verb))) targets.forEach((target) => gone.add(target));
      return { number, kind: "does", good: own, text: linkWords(desk, link).text };
    });
}
