// Which of several targets one would usually take: laid out first, never chosen by itself.

import { thingOf, type SiegestormDesk } from "./desk.svelte";
import type { Entry } from "./types";

const KIND = ["protect", "shield", "recover", "heal", "copy", "storm"]; // what one does to one's own

/** Whether an entry does good to what it is done to. */
const helps = (entry: Entry): boolean => (entry.do.startsWith("modify") || entry.do === "shift" ? Number(entry.n ?? entry.set ?? 0) > 0 : KIND.includes(entry.do));

/** The entry of a card whose targets are being named, and which of how many this one is. */
export function naming(desk: SiegestormDesk): { entry: Entry; number: number; of: number } | null {
  const moment = desk.moment;
  if (moment?.kind !== "declare" || desk.question !== "target") return null;
  if (!desk.subject) return null;
  const design = desk.design(desk.subject);
  const at = moment.entry ?? 1;
  const entry = moment.use === "use" ? design.passive?.[(moment.ability ?? 1) + at - 2] : design.action?.[at - 1];
  if (!entry) return null;
  const named = (moment.targets ?? []).filter((target) => target.entry === at).length;
  const written = String(entry.n ?? 1).replace("up_to:", "");
  const several = !["modify", "modify_cost", "modify_damage", "shift", "deal", "draw"].includes(entry.do) && /^\d+$/.test(written) ? Number(written) : 1;
  return { entry, number: named + 1, of: Math.max(several, named + 1) };
}

/** The choice that is laid out: of what is attacked or aimed at the dearest that it is worth it, else nothing. */
export function usual(desk: SiegestormDesk): string | null {
  const worth = (choice: string): number => {
    const found = desk.at(thingOf(desk.said(choice)));
    return found ? 10 * desk.design(found.card).cost + found.att + found.def : 0;
  };
  const most = (choices: string[]): string | null => choices.reduce<string | null>((best, one) => (best === null || worth(one) > worth(best) ? one : best), null);
  if (desk.question === "attack") {
    const kills = desk.preview?.storm?.kills ?? {};
    const dead = desk.actions.filter(({ parts }) => kills[parts.space ?? ""]).map(({ text }) => text);
    return most(dead) ?? desk.actions.find(({ parts }) => parts.player)?.text ?? desk.choices[0] ?? null;
  }
  const aim = naming(desk);
  if (!aim) return null;
  const aimed = desk.actions.filter(({ verb, parts }) => verb === "target" && parts.space);
  const targets = aimed.map(({ text }) => text);
  const own = aimed.filter(({ parts }) => parts.space!.split(".")[0] === desk.own).map(({ text }) => text);
  const theirs = targets.filter((choice) => !own.includes(choice));
  const [wanted, others] = helps(aim.entry) ? [own, theirs] : [theirs, own];
  if (wanted.length) return most(wanted);
  return others.reduce<string | null>((best, one) => (best === null || worth(one) < worth(best) ? one : best), null);
}
