// A table for tests: the true content of the game, and views written down as the server sends them.

import { readFileSync } from "node:fs";
import { parse } from "smol-toml";

import type { Action, Now, Update } from "../../../lib/protocol";
import { BroadsidesDesk } from "../desk.svelte";
import type { Content, Ship, ShipView, View } from "../types";

export const content = parse(readFileSync("../src/warbox/games/broadsides/content/broadsides.toml", "utf8")) as unknown as Content;

const sections = content.deck.sections;

export function aShip(facts: Partial<ShipView> = {}): ShipView {
  return {
    x: 6,
    y: 4,
    heading: "N",
    captain: "H5",
    crew: Object.fromEntries(sections.filter((section) => section.crew).map((section) => [section.id, section.crew])),
    cannons: sections.filter((section) => section.cannon).map((section) => section.id),
    masts: { fore: 1, main: 2, mizzen: 1, aft: 1 },
    hull: {},
    damage_cards: 0,
    aground: false,
    no_cards: false,
    captain_lost: false,
    plot: null,
    placed: null,
    answer: null,
    ...facts,
  };
}

export function aView(facts: Partial<View> = {}, ships: Partial<Record<Ship, Partial<ShipView>>> = {}): View {
  return {
    game: "broadsides",
    asked: null,
    phase: "broadsides",
    turn: 3,
    step: 0,
    idle: 0,
    fought: false,
    ships: { S: aShip(ships.S), I: aShip({ x: 7, y: 5, heading: "S", ...ships.I }) },
    placement: null,
    at: { kind: "plot" },
    options: {},
    ...facts,
  };
}

/** An action in notation as the server tells it. */
export function said(text: string): Action {
  const [verb = "", first = "", second = ""] = text.split(" ");
  const [from, to] = second.split(">");
  const parts = { place: { figure: first, section: second }, promote: { section: first }, fight: { spot: first }, shot: { row: first }, plot: { cards: text.split(" ").slice(1) }, step: { figure: first, from, to } }[verb];
  return { text, verb, parts: parts ?? {} };
}

export function aNow(view: View, kind: string, choices: string[], facts: Partial<Now<View>> = {}): Now<View> {
  const asked = { kind, rule: "BBP-CARDS-01", seats: ["S", "I"], mode: "sealed" as const };
  return { view, position: "", asked, choices, actions: choices.map(said), odds: null, preview: null, undo: false, takeback: null, clock: null, outcome: null, ...facts };
}

export const anUpdate = (n: number, events: Update<View>["events"], now?: Now<View>): Update<View> => ({ n, by: "S", action: null, events, now });

export const event = (kind: string, facts: Record<string, string | number> = {}) => ({ kind, rule: "", facts });

/** A desk of the Seahawk at this moment; what it sends is kept. */
export function aDesk(now: Now<View>): { desk: BroadsidesDesk; sent: string[] } {
  const sent: string[] = [];
  const desk = new BroadsidesDesk("broadsides", content, {
    act: async (action) => {
      sent.push(action);
      return null;
    },
    undo: async () => null,
  });
  desk.seat = "S";
  desk.show(now, []);
  return { desk, sent };
}

/** Every plot with so many Damage cards, as the server lists them. */
export function plots(damage: number): string[] {
  const cards = ["F", "S", "R", "L", "D"];
  return cards.flatMap((a) => cards.flatMap((b) => cards.map((c) => [a, b, c]))).filter((plot) => plot.filter((card) => card === "D").length === damage).map((plot) => `plot ${plot.join(" ")}`);
}
