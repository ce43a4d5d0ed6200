// Things on the table in words: the same facts for hover, focus and speech.

import type { Facts } from "../../lib/protocol";
import { speech } from "../../lib/speech.svelte";
import type { FirstWaveDesk, Said } from "./desk.svelte";
import type { Piece, Table } from "./land/types";
import { centimetres, decimal, type Sight } from "./outlook";
import type { Figure, Weapon } from "./types";

export const say = (id: string, facts?: Facts): string => speech.say("firstwave", id, facts);
const has = (id: string): boolean => speech.has("firstwave", id);

interface Named {
  id: string;
  name?: string;
  name_en?: string;
  name_fr?: string;
}
const nameOf = (one: Named): string => (speech.lang === "fr" && one.name_fr) || one.name_en || one.name || one.id;
export const pieceName = (piece: Piece): string => nameOf(piece);
export const tableName = (table: Table): string => nameOf(table);
export const together = (parts: string[]): string => speech.list(parts);

const word = (kind: string, id: string): string => (has(`ui-${kind}-${dash(id)}`) ? say(`ui-${kind}-${dash(id)}`) : id.replaceAll("_", " "));
const dash = (id: string): string => id.replaceAll("_", "-");

export const weaponWord = (id: string): string => word("weapon", id);
export const munitionWord = (id: string): string => word("munition", id);
export const equipmentWord = (id: string): string => word("equipment", id);
export const abilityWord = (id: string): string => word("ability", id);
export const effectWord = (id: string): string => word("effect", id);
export const groundWord = (id: string): string => word("ground", id);
export const causeWord = (id: string): string => word("cause", id);
export const traitWord = (id: string): string => word("trait", id);
export const scenarioWord = (id: string): string => word("scenario", id);

/** An armed hand: "rifle, carnage", "two pistols". */
export function armWord(text: string): string {
  const [held = "", ...loads] = text.split("+");
  const [id = "", pair] = held.split("*");
  const name = pair ? say("ui-pair-of", { weapon: weaponWord(id) }) : weaponWord(id);
  return loads.length ? `${name}, ${loads.map(munitionWord).join(", ")}` : name;
}

export function figureName(desk: FirstWaveDesk, id: string): string {
  const figure = desk.figure(id);
  return figure ? nameOfFigure(figure) : id;
}

export const nameOfFigure = (figure: Figure): string => (figure.side === "N" ? say("ui-npc-name", { kind: word("kind", figure.kind), number: Number(figure.id.slice(1)) }) : figure.name || figure.id);
export const kindWord = (kind: string): string => word("kind", kind);

/** A side by the name of its warband; without one (`-`) by where it sits. */
export function sideName(desk: FirstWaveDesk | null, side: string): string {
  const band = desk?.now?.view.seats?.[side]?.band ?? "";
  return band && band !== "-" ? band.replaceAll("_", " ") : say(`ui-side-${side.toLowerCase()}`);
}

export function weaponLine(weapon: Weapon): string {
  const loads = weapon.munitions.length ? ` + ${weapon.munitions.map(munitionWord).join(", ")}` : "";
  return `${weaponWord(weapon.id)}${loads}`;
}

export const kitLine = (figure: Figure): string =>
  [...figure.weapons.map(weaponLine), ...figure.equipment.filter((one) => one !== "child").map(equipmentWord)].join(", ") || say("ui-unarmed");

/** The signs that lie by a figure, most urgent first. */
export function signsOf(figure: Figure): { sign: string; count: number }[] {
  const found: [string, number][] = [
    ["wound", figure.wounds], ["unconscious", Number(figure.unconscious)], ["immobilised", Number(figure.immobilised)], ["stunned", figure.stunned], ["disoriented", figure.disoriented],
    ["infection", figure.infection], ["fire", Number(figure.fire !== "")], ["hanging", Number(figure.hanging)], ["hidden", Number(figure.hidden)], ["ammo", figure.weapons.filter((weapon) => weapon.out).length],
  ];
  return found.filter(([, count]) => count > 0).map(([sign, count]) => ({ sign, count }));
}

export const signWord = (sign: string): string => word("sign", sign);

export function describeFigure(desk: FirstWaveDesk, figure: Figure): string {
  const facts = [say("ui-at", { x: decimal(figure.x / 10), y: decimal(figure.y / 10) })];
  if (figure.z) facts.push(say("ui-high", { height: figure.z / 10 }));
  if (figure.side !== "N") facts.push(say("ui-life-left", { left: figure.life - figure.wounds, life: figure.life }));
  for (const { sign, count } of signsOf(figure)) facts.push(count > 1 ? `${signWord(sign)} × ${count}` : signWord(sign));
  if (figure.activated) facts.push(say("ui-has-acted"));
  const sight = desk.sight(figure.id);
  if (sight) facts.push(sight.seen ? say("ui-seen-at", { gap: centimetres(sight.gap), cover: say(`ui-cover-${sight.cover}`) }) : say("ui-unseen-at", { gap: centimetres(sight.gap) }));
  const side = figure.side === "N" ? say("ui-side-n") : sideName(desk, figure.side);
  return say("ui-described", { name: nameOfFigure(figure), side, facts: facts.join(", ") });
}

export function byName(desk: FirstWaveDesk, by: string): string {
  const piece = desk.table.piece.find((one) => one.id === by);
  return piece ? pieceName(piece) : by === "smoke" ? say("ui-smoke") : by === "door" ? say("ui-door") : figureName(desk, by);
}

/** How well somebody is seen, and what stands before him. */
export function coverWord(desk: FirstWaveDesk, { cover, by }: Pick<Sight, "cover" | "by">): string {
  const word = say(`ui-cover-${cover}`);
  return by ? say("ui-cover-by", { cover: word, by: byName(desk, by) }) : word;
}

/** What an attack is made with. */
export function armOf({ parts }: Said): string {
  if (!parts.weapon || parts.weapon === "none") return say("ui-bare-hands");
  return armWord(parts.munition && parts.munition !== "basic" ? `${parts.weapon}+${parts.munition}` : parts.weapon);
}

/** What one defends oneself with, or lays down. */
export const armsOf = (said: Said): string => (said.parts.weapons ? said.parts.weapons.map(armWord).join(", ") : armOf(said));

/** A choice in words. */
export function choiceLabel(desk: FirstWaveDesk, text: string): string {
  const said: Said = desk.said(text);
  const { verb, parts } = said;
  const figure = parts.figure ? figureName(desk, parts.figure) : "";
  const target = parts.target ? figureName(desk, parts.target) : "";
  const weapon = armsOf(said);
  const last = parts.path?.at(-1);
  const x = decimal((last?.x ?? parts.x ?? 0) / 10);
  const y = decimal((last?.y ?? parts.y ?? 0) / 10);
  const id = `ui-do-${verb}`;
  if (!has(id)) return text;
  return say(id, { figure, target, weapon, x, y, manner: parts.mode ?? "", what: parts.what ?? parts.piece ?? "", count: parts.count ?? 1, own: !desk.seat ? "nobody" : parts.seat === desk.seat ? "yes" : "no", who: parts.seat ? sideName(desk, parts.seat) : "" });
}
