// Things on the field in words: the same facts for hover, focus and speech.

import type { Facts } from "../../lib/protocol";
import { speech } from "../../lib/speech.svelte";
import type { ToiDesk } from "./desk.svelte";
import { levelAt, terrainAt } from "./ground";
import type { Hex } from "./hexes";
import type { Block } from "./sight";
import type { Cause } from "./outlook";
import { isVehicle, sideOf, type CardFacts, type Goal, type Side, type Unit } from "./types";

export const say = (id: string, facts?: Facts): string => speech.say("tideofiron", id, facts);
export const has = (id: string): boolean => speech.has("tideofiron", id);
export const together = (parts: string[]): string => new Intl.ListFormat(speech.lang, { type: "conjunction" }).format(parts);

export const sideName = (side: Side): string => say(`ui-side-${side.toLowerCase()}`);
export const seatTitle = (desk: ToiDesk, seat: string): string => {
  const side = sideOf(seat)!;
  return desk.players.filter((one) => sideOf(one.seat) === side).length > 1 ? say("ui-seat", { side: sideName(side), division: seat.endsWith("2") ? 2 : 1 }) : sideName(side);
};

/** What a squad is called for what it carries. */
function kindOf(unit: Pick<Unit, "kind" | "figures" | "side">): string {
  if (unit.kind !== "squad") return say(`ui-unit-${unit.kind}`);
  const kind = unit.figures.includes("M") ? "mortar" : unit.figures.includes("G") ? "gun" : "rifle";
  return say(`ui-squad-${kind}`, { side: unit.side });
}

/** "Rifles a3". */
export function unitName(desk: ToiDesk, name: string): string {
  const unit = desk.unit(name) ?? desk.known(name);
  return unit ? say("ui-unit-name", { kind: kindOf(unit), code: name.toUpperCase() }) : name.toUpperCase();
}

export const cardFacts = (desk: ToiDesk, card: string): CardFacts | undefined => desk.content.decks.flatMap((deck) => deck.cards).find((one) => one.id === card);
export const cardName = (card: string): string => say("card", { card });
export const cardText = (card: string): string => say("card-text", { card });
export const deckName = (deck: string): string => say("deck", { deck });
export const deckOf = (desk: ToiDesk, card: string): string => deckName(desk.content.decks.find((deck) => deck.cards.some((one) => one.id === card))?.id ?? "");
export const operationName = (operation: string): string => say("operation", { operation });
export const operationText = (operation: string): string => say("operation-text", { operation });
export const objectiveName = (one: Goal): string => (speech.lang === "fr" && one.name_fr) || one.name_en;
export const scenarioTitle = (one: { title_en: string; title_fr: string }): string => (speech.lang === "fr" && one.title_fr) || one.title_en;

const TERRAIN: Record<string, string> = { ".": "clear", r: "rough", w: "woods", b: "building", B: "bridge", p: "pond", s: "stream" };
export const terrainName = (kind: string): string => say(`ui-terrain-${TERRAIN[kind] ?? "clear"}`);

export const blockWords = (block: Block): string => say(`ui-blocked-${block.why}`, { hex: block.hex });

const FIGURE: Record<string, string> = { R: "regular", E: "elite", O: "officer", G: "machine-gun", M: "mortar" };
export const figureName = (figure: string, count = 1): string => say(`ui-figure-${FIGURE[figure] ?? "regular"}`, { count });
export function figureWords(figures: string): string {
  const counts = new Map<string, number>();
  for (const figure of figures) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  return together([..."OEGMR"].filter((figure) => counts.has(figure)).map((figure) => figureName(figure, counts.get(figure)!)));
}

/** The same as somebody loses them: one of a kind is a man. */
export function lostWords(figures: string): string {
  const kinds = [..."OEGMR"].filter((figure) => figures.includes(figure));
  return together(kinds.map((figure) => figures.split(figure).length > 2 ? figureWords([...figures].filter((one) => one === figure).join("")) : say("figure", { figure })));
}

export function describeUnit(desk: ToiDesk, unit: Unit): string {
  const facts = [isVehicle(unit) ? say(`ui-damage-${unit.damage}`) : figureWords(unit.figures)];
  if (!isVehicle(unit) && unit.condition !== "good") facts.push(say(`ui-condition-${unit.condition}`));
  facts.push(say(`ui-activation-${unit.activation}`));
  if (unit.spec) facts.push(say(`ui-spec-${unit.spec.toLowerCase().replaceAll("_", "-")}`));
  if (unit.concealed) facts.push(say("ui-concealed"));
  if (unit.fort) facts.push(say(`ui-in-${unit.fort}`));
  if (unit.cargo.length) facts.push(say("ui-carries", { names: together(unit.cargo.map((one) => unitName(desk, one))) }));
  return say("ui-unit-facts", { unit: unitName(desk, unit.name), side: sideName(unit.side as Side), facts: facts.join(", ") });
}

/** A hex with all that is in it and what one can do there. */
export function describeHex(desk: ToiDesk, hex: Hex): string {
  const land = desk.land;
  const level = levelAt(land, hex);
  const parts = [`${hex}, ${terrainName(terrainAt(land, hex))}${level ? `, ${say("ui-level", { level })}` : ""}.`];
  for (const unit of desk.stacks.get(hex) ?? []) parts.push(describeUnit(desk, unit));
  const marks = desk.view.marks[hex];
  for (const [kind, count] of Object.entries(marks ?? {})) if (count) parts.push(say(`ui-mark-${kind}`, { count: Number(count) }));
  for (const one of desk.view.objectives.filter((one) => one.hex === hex)) parts.push(say(`ui-objective-${one.kind}`, { cp: one.cp, vp: one.vp, control: one.control ? sideName(one.control as Side) : say("ui-nobody") }));
  const step = desk.reach[hex];
  if (step) parts.push(say("ui-reach-here", { points: Math.round((step.cost / 3) * 10) / 10 }));
  const threat = step ? desk.threat(hex) : null;
  if (threat) parts.push(say("ui-threat-here", { names: together(threat.by.map((name) => unitName(desk, name))) }));
  if (desk.lookout) {
    const block = desk.sight.block(desk.lookout, hex);
    parts.push(block ? `${say("ui-unseen-from", { hex: desk.lookout })} ${blockWords(block)}.` : say("ui-seen-from", { hex: desk.lookout }));
  }
  return parts.join(" ");
}

/** A cause of firepower or cover in words. */
export function causeWords(desk: ToiDesk, { kind }: Cause): string {
  for (const id of [`number-${kind}`, `ui-cause-${kind}`]) if (has(id)) return say(id);
  return desk.unit(kind) ? unitName(desk, kind) : kind;
}

/** A choice in words; `short` where the unit is named already. */
export function choiceLabel(desk: ToiDesk, choice: string, short = false): string {
  const { verb, parts, units, hex } = desk.said(choice);
  const text = (key: string): string => (typeof parts[key] === "string" || typeof parts[key] === "number" ? String(parts[key]) : "");
  const card = text("card") ? cardName(text("card")) : "";
  const facts: Facts = {
    unit: units[0] ? unitName(desk, units[0]) : "",
    other: units[1] ? unitName(desk, units[1]) : "",
    hex: hex ?? "",
    card,
    cost: text("card") ? (cardFacts(desk, text("card"))?.cost ?? 0) : 0,
    deck: text("deck") ? deckName(text("deck")) : "",
    cp: Number(parts.cp ?? 0),
    dice: Number(parts.dice ?? 0),
    figures: text("figures") ? figureWords(text("figures")) : text("figure") ? figureName(text("figure")) : "",
    fort: text("fort") ? say(`ui-fort-${text("fort")}`) : "",
    spec: text("spec") ? say(`ui-spec-${text("spec").toLowerCase()}`) : "",
    direction: text("direction"),
    inside: parts.in ? "yes" : "no",
    short: short ? "yes" : "no",
  };
  const narrow = `ui-do-${verb}-${desk.question}`;
  const id = has(narrow) ? narrow : `ui-do-${verb}`;
  if (has(id)) {
    const label = say(id, facts);
    return short || label.includes(String(facts.unit)) ? label : `${facts.unit}: ${label}`;
  }
  return has(`verb-${verb}`) ? `${say(`verb-${verb}`)} ${[facts.unit, facts.other, facts.hex, facts.card].filter(Boolean).join(" ")}` : choice;
}
