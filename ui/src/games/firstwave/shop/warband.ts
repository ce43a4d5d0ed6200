// A warband on the bench, and as a file.

import { parse } from "smol-toml";

import type { Content, Fighter } from "../types";
import { inline, quoted } from "./toml";

export interface Band {
  name: string;
  limit: number;
  faction: string; // empty: none
  fighter: Fighter[];
}

export const MOST_FIGHTERS = 20;
const NAMES = ["Marlow", "Hale", "Rook", "Sledge", "Wren", "Ash", "Brick", "Vic", "Tuck", "Orr", "Ina", "Katz", "Cole", "Bray", "Iris", "Moss", "Dunn", "Vera", "Elm", "Sage", "Pike", "Nash"];

export const emptyBand = (): Band => ({ name: "", limit: 150, faction: "", fighter: [] });

/** Somebody with a name that nobody has yet. */
export function newFighter(band: Band): Fighter {
  const used = new Set(band.fighter.map((one) => one.id));
  return { id: NAMES.find((name) => !used.has(name)) ?? `F${band.fighter.length + 1}`, T: 5, C: 5, weapons: [], equipment: [], abilities: band.fighter.some((one) => one.abilities.includes("chief")) ? [] : ["chief"] };
}

export function copyOf(band: Band, fighter: Fighter): Fighter {
  return { ...fighter, id: newFighter(band).id, abilities: fighter.abilities.filter((one) => one !== "chief" && one !== "medic") };
}

export function write(band: Band): string {
  const lines = [`name = ${quoted(band.name)}`, `limit = ${band.limit}`];
  if (band.faction) lines.push(`faction = ${quoted(band.faction)}`);
  lines.push("fighter = [");
  for (const { id, T, C, weapons, equipment, abilities } of band.fighter) lines.push(`  ${inline({ id, T, C, weapons, equipment, abilities })},`);
  lines.push("]");
  return `${lines.join("\n")}\n`;
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : []);

/** What can be read of a file; the judge says what is wrong with the rest. */
export function read(text: string): Band {
  const data = parse(text) as Record<string, unknown>;
  if (!Array.isArray(data.fighter)) throw new Error("fighter = […]");
  return fromData(data);
}

export function fromData(data: Record<string, unknown>): Band {
  const fighters = (data.fighter ?? data.fighters) as Record<string, unknown>[];
  return {
    name: typeof data.name === "string" ? data.name : "",
    limit: typeof data.limit === "number" ? data.limit : 150,
    faction: typeof data.faction === "string" ? data.faction : "",
    fighter: fighters.map((one) => ({ id: String(one.id ?? ""), T: typeof one.T === "number" ? one.T : "-", C: typeof one.C === "number" ? one.C : 5, weapons: texts(one.weapons), equipment: texts(one.equipment), abilities: texts(one.abilities) })),
  };
}

/** What a fighter has bought, as the judge reckons it. */
export interface Reckoned {
  id: string;
  cost: number;
  slots: number;
  lines: { kind: string; what: string; value: number; rule: string }[];
}

export const partsOf = (arm: string): { weapon: string; loads: string[] } => {
  const [weapon = "", ...loads] = arm.split("+");
  return { weapon, loads };
};

/** The munitions that are sold for a weapon. */
export const loadsFor = (content: Content, weapon: string): string[] => (content.ranged_weapon[weapon] ?? content.ranged_weapon[`${weapon}_thrown`])?.ammo ?? [];

export function withLoad(arm: string, load: string): string {
  const { weapon, loads } = partsOf(arm);
  return [weapon, ...(loads.includes(load) ? loads.filter((one) => one !== load) : [...loads, load])].join("+");
}

export const toggled = (list: string[], one: string): string[] => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one]);
