// Things on the board in words: the same facts for hover, focus and speech.

import type { Facts } from "../../lib/protocol";
import { speech } from "../../lib/speech.svelte";
import { bearing, isAfloat, landAt } from "./chart";
import type { BroadsidesDesk } from "./desk.svelte";
import { CARD_NAMES, SHIPS, sectionOf, shipOf, spotOf, type Card, type Heading, type Ship, type View } from "./types";

export const say = (id: string, facts?: Facts): string => speech.say("broadsides", id, facts);

export const shipName = (ship: string): string => say("ship", { ship });
export const cardName = (card: Card | "?"): string => (card === "?" ? say("ui-face-down") : say("card", { card: CARD_NAMES[card] }));
export const headingName = (heading: Heading): string => say(`ui-heading-${heading.toLowerCase()}`);

/** A spot as people say it: `C3` on the ship that is meant, with the ship's name where it could be either. */
export const spotName = (spot: string): string => say("ui-spot", { section: sectionOf(spot), ship: shipOf(spot) });

export function islandName(name: string): string {
  const id = `ui-island-${name.toLowerCase().replace(/[^a-z]+/g, "-")}`;
  return speech.has("broadsides", id) ? say(id) : name;
}

export const listed = (parts: string[]): string => new Intl.ListFormat(speech.lang, { type: "conjunction" }).format(parts);

/** Who of a ship's people stand in a spot. */
export function manned(view: View, ship: Ship, spot: string): { crew: number; captain: boolean } {
  const { crew, captain, placed } = view.ships[ship];
  const set = Array.isArray(placed) ? placed.map((section) => `${ship}.${section}` === spot) : []; // free crew, then the captain
  const free = set.slice(0, 2).filter(Boolean).length;
  const here = Object.entries(crew).find(([name]) => spotOf(ship, name) === spot)?.[1] ?? 0;
  return { crew: here + free, captain: (captain !== null && spotOf(ship, captain) === spot) || set[2] === true };
}

export function tally(view: View, ship: Ship): { guns: number; crew: number; masts: number; holed: number } {
  const { cannons, crew, masts, hull } = view.ships[ship];
  return {
    guns: cannons.length,
    crew: Object.values(crew).reduce((sum, count) => sum + count, 0),
    masts: Object.values(masts).filter((parts) => parts > 0).length,
    holed: Object.values(hull).filter((hits) => hits >= 2).length,
  };
}

export function describeSection(desk: BroadsidesDesk, ship: Ship, id: string): string {
  const view = desk.view;
  const section = desk.content.deck.sections.find((one) => one.id === id)!;
  const parts: string[] = [];
  for (const owner of SHIPS) {
    const { crew, captain } = manned(view, owner, `${ship}.${id}`);
    if (crew) parts.push(say("ui-crew-of", { count: crew, ship: owner }));
    if (captain) parts.push(say("ui-captain-of", { ship: owner }));
  }
  if (view.ships[ship].cannons.includes(id)) parts.push(say("ui-a-gun"));
  if (section.mast && view.phase !== "boarding") {
    const left = view.ships[ship].masts[section.mast] ?? 0;
    if (left) parts.push(say("mast", { mast: section.mast }));
  }
  if (view.phase === "broadsides")
    for (const side of section.edge) {
      const hits = view.ships[ship].hull[`${section.row}-${side}`] ?? 0;
      if (hits) parts.push(say("ui-hull-state", { hits, side }));
    }
  const where = say("ui-section", { section: id, ship, column: section.col === 3 ? "starboard" : section.col === 5 ? "port" : "centre" });
  return say("ui-section-holds", { where, what: parts.length ? listed(parts) : say("ui-empty") });
}

export function describeShip(desk: BroadsidesDesk, ship: Ship): string {
  const view = desk.view;
  const at = view.ships[ship];
  const facts = { ship, ...tally(view, ship), cards: at.damage_cards };
  const parts = [say("ui-ship-tally", facts)];
  if (isAfloat(at)) parts.unshift(say("ui-ship-at", { ship, x: at.x, y: at.y, heading: headingName(at.heading) }));
  if (at.damage_cards && view.phase === "broadsides") parts.push(say("ui-damage-due", { cards: at.damage_cards }));
  if (at.aground) parts.push(say("ui-aground"));
  if (at.no_cards) parts.push(say("ui-no-cards"));
  const enemy = view.ships[ship === "S" ? "I" : "S"];
  if (isAfloat(at) && isAfloat(enemy)) parts.push(describeBearing(desk, ship, enemy.x, enemy.y));
  return parts.filter(Boolean).join(" ");
}

/** Whether a point lies on one of a ship's lines, and how many guns bear. */
export function describeBearing(desk: BroadsidesDesk, ship: Ship, x: number, y: number): string {
  const at = desk.view.ships[ship];
  if (!isAfloat(at)) return "";
  const found = bearing(desk.content, at, at.cannons, { x, y });
  if (!found) return "";
  return say("ui-bears", { ship, line: found.arc.line, guns: found.guns.length });
}

export function describePoint(desk: BroadsidesDesk, x: number, y: number): string {
  const land = landAt(desk.content, x, y);
  if (land) return say("ui-point-land", { x, y, island: islandName(land) });
  const parts = [say("ui-point", { x, y })];
  for (const ship of SHIPS) {
    const at = desk.view.ships[ship];
    if (at.x === x && at.y === y) return describeShip(desk, ship);
    const bears = describeBearing(desk, ship, x, y);
    if (bears) parts.push(bears);
  }
  return parts.join(" ");
}

/** A choice in words. */
export function choiceLabel(desk: BroadsidesDesk, choice: string): string {
  const said = desk.said(choice);
  switch (said?.verb) {
    case "plot":
      return said.parts.cards.map((card) => say(`ui-card-${card.toLowerCase()}`)).join(", ");
    case "place":
      return `${say("ui-figure", { figure: said.parts.figure })}: ${said.parts.section}`;
    case "promote":
      return say("ui-promote-in", { section: said.parts.section });
    case "step":
      return `${say("ui-figure", { figure: said.parts.figure })}: ${spotName(said.parts.from)} → ${spotName(said.parts.to)}`;
    case "fight":
      return say("ui-fight-in", { spot: spotName(said.parts.spot) });
    case "shot":
      return say("ui-fire-at", { row: choice.split(" ")[1] ?? "" });
    default:
      return say(`ui-${choice}`);
  }
}
