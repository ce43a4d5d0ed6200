// Which of several targets one would usually take: laid out first, never chosen by itself.

import type { SiegestormDesk } from "./desk.svelte";
import type { Entry } from "./types";

const KIND = ["protect", "shield", "recover", "heal", "copy", "storm"]; // what one does to one's own

/** Whether an entry does good to what it is done to. */
const helps = (entry: Entry): boolean => (entry.do.startsWith("modify") || entry.do === "shift" ? Number(entry.n ?? entry.set ?? 0) > 0 : KIND.includes(entry.do));

/** The entry of a card whose targets are being named, and which of how many this one is. */
export function naming(desk: SiegestormDesk): { entry: Entry; number: number; of: number } | null {
  const moment = desk.moment;
  if (moment?.kind !== "declare" || desk.question !== "target") return null;
  const [, use = "", word] = moment.words;
  const card = word ?? desk.at(moment.facts.from ?? "")?.card ?? moment.facts.card;
  if (!card || card.startsWith("?")) return null;
  const design = desk.design(card);
  const at = Number(moment.facts.entry ?? 1);
  const entry = (use === "ability" ? design.passive : design.action)?.[at - 1];
  if (!entry) return null;
  const named = (moment.facts.targets ?? "").split(",").filter((pair) => pair.startsWith(`${at}>`)).length;
  const written = String(entry.n ?? 1).replace("up_to:", "");
  const several = !["modify", "modify_cost", "modify_damage", "shift", "deal", "draw"].includes(entry.do) && /^\d+$/.test(written) ? Number(written) : 1;
  return { entry, number: named + 1, of: Math.max(several, named + 1) };
}

/** The choice that is laid out: of what is attacked or aimed at the dearest that it is worth it, else nothing. */
export function usual(desk: SiegestormDesk): string | null {
  const worth = (choice: string): number => {
    const found = desk.at(choice.split(" ")[1] ?? "");
    return found ? 10 * desk.design(found.card).cost + found.att + found.def : 0;
  };
  const most = (choices: string[]): string | null => choices.reduce<string | null>((best, one) => (best === null || worth(one) > worth(best) ? one : best), null);
  if (desk.question === "attack") {
    const kills = desk.preview?.storm?.kills ?? {};
    const dead = desk.choices.filter((choice) => kills[choice.split(" ")[1] ?? ""]);
    return most(dead) ?? desk.choices.find((choice) => !choice.includes(".")) ?? desk.choices[0] ?? null;
  }
  const aim = naming(desk);
  if (!aim) return null;
  const targets = desk.choices.filter((choice) => choice.startsWith("target ") && choice.includes("."));
  const own = targets.filter((choice) => choice.split(" ")[1]!.split(".")[0] === desk.own);
  const theirs = targets.filter((choice) => !own.includes(choice));
  const [wanted, others] = helps(aim.entry) ? [own, theirs] : [theirs, own];
  if (wanted.length) return most(wanted);
  return others.reduce<string | null>((best, one) => (best === null || worth(one) < worth(best) ? one : best), null);
}
