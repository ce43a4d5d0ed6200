// Drafts as mission files: docs/missions.md.

import { parse } from "smol-toml";

import { CELLS, columnOf, rowOf, cellsOf, edgeBetween } from "../plan";
import type { Cell, Edge, EdgeState, Team, Zone } from "../types";
import { asMission, CORNERS, EDGE_STATES, emptyDraft, type Draft, type Label } from "./draft";

const quoted = (text: string): string => JSON.stringify(text.normalize("NFC")).replace(/\u007f/g, "\\u007f");
const list = (items: string[]): string => `[${items.map(quoted).join(", ")}]`;
const whole = (value: number): string => (Number.isSafeInteger(value) ? String(value) : quoted(String(value)));

/** The text of a mission file. What is wrong with the draft is wrong with the file, too, and the check will say so. */
export function toToml(draft: Draft): string {
  const mission = asMission(draft);
  const lines = [
    `id = ${quoted(draft.id)}`,
    `name_en = ${quoted(draft.name_en)}`,
    ...(draft.name_fr ? [`name_fr = ${quoted(draft.name_fr)}`] : []),
    `turn_limit = ${whole(draft.turn_limit)}`,
    `required_defusals = ${whole(draft.required_defusals)}`,
    `hold_checks = ${whole(draft.hold_checks)}`,
  ];
  if (mission.tiles.length) {
    lines.push("tiles = [");
    for (const { at, tile, rotation } of mission.tiles) lines.push(`  { at = ${quoted(at)}, tile = ${quoted(tile)}, rotation = ${rotation} },`);
    lines.push("]");
  }
  lines.push("", "[edges]");
  for (const state of EDGE_STATES) if (mission.edges[state]) lines.push(`${state} = ${list(mission.edges[state])}`);
  lines.push("", "[starts]", `attack = ${list(draft.starts.attack)}`, `defence = ${list(draft.starts.defence)}`);
  for (const { id, cell, zone } of mission.bombs) lines.push("", "[[bombs]]", `id = ${quoted(id)}`, `cell = ${quoted(cell)}`, `zone = ${quoted(zone)}`);
  for (const { id, name_en, name_fr, kind, cells } of mission.zones)
    lines.push("", "[[zones]]", `id = ${quoted(id)}`, `name_en = ${quoted(name_en)}`, `name_fr = ${quoted(name_fr)}`, `kind = ${quoted(kind)}`, `cells = ${list(cells)}`);
  return `${lines.join("\n")}\n`;
}

type Table = Record<string, unknown>;
const isTable = (value: unknown): value is Table => typeof value === "object" && value !== null && !Array.isArray(value);
const table = (value: unknown): Table => (isTable(value) ? value : {});
const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown, otherwise = ""): string => (typeof value === "string" ? value : otherwise);
const number = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : typeof value === "bigint" ? Number(value) : otherwise);
const cell = (value: unknown): Cell[] => (CELLS.includes(text(value).toUpperCase()) ? [text(value).toUpperCase()] : []);

function edge(value: unknown): Edge[] {
  const [first, second, ...more] = text(value).toUpperCase().split("|");
  if (!first || !second || more.length || !CELLS.includes(first) || !CELLS.includes(second)) return [];
  const apart = Math.abs(columnOf(first) - columnOf(second)) + Math.abs(rowOf(first) - rowOf(second));
  return apart === 1 ? [edgeBetween(first, second)] : [];
}

/** What can be read of a file; raises an error with line and column if it is no TOML at all. */
export function fromToml(source: string): Draft {
  const data = parse(source.replace(/^\ufeff/, "")) as Table;
  const draft = emptyDraft();
  draft.id = text(data.id, draft.id);
  draft.name_en = text(data.name_en, draft.name_en);
  draft.name_fr = text(data.name_fr);
  draft.turn_limit = number(data.turn_limit, draft.turn_limit);
  draft.required_defusals = number(data.required_defusals, draft.required_defusals);
  draft.hold_checks = number(data.hold_checks, draft.hold_checks);
  for (const one of items(data.tiles).map(table)) {
    const at = text(one.at).toUpperCase();
    const rotation = number(one.rotation, 0);
    if (CORNERS.includes(at) && /^T[1-6]$/.test(text(one.tile)) && [0, 90, 180, 270].includes(rotation)) draft.tiles[at] = { tile: text(one.tile), rotation };
  }
  for (const state of EDGE_STATES as EdgeState[]) for (const one of items(table(data.edges)[state]).flatMap(edge)) draft.edges[one] = state;
  for (const team of ["attack", "defence"] as Team[]) draft.starts[team] = [...new Set(items(table(data.starts)[team]).flatMap(cell))];
  draft.bombs = [...new Set(items(data.bombs).map(table).flatMap((bomb) => cell(bomb.cell)))];
  for (const zone of items(data.zones).map(table)) {
    const [first] = items(zone.cells).flatMap(cell);
    const kind = ["exterior", "room", "bomb"].includes(text(zone.kind)) ? (text(zone.kind) as Zone["kind"]) : "room";
    const label: Label = { cell: first ?? "", id: text(zone.id), name_en: text(zone.name_en, text(zone.id)), name_fr: text(zone.name_fr), kind };
    const unnamed = label.id === `zone_${first?.toLowerCase()}` && /^(Zone [A-Z]+|zone_..)$/.test(label.name_en) && kind !== "exterior";
    if (first && !unnamed) draft.labels.push(label);
  }
  return draft;
}

/** A draft that comes from the browser's memory: everything in it is looked at, for it may be old or broken. */
export function isDraft(value: unknown): value is Draft {
  const draft = table(value);
  const cells = (list: unknown) => Array.isArray(list) && list.every((one) => CELLS.includes(text(one)));
  const edges = Object.entries(table(draft.edges));
  return (
    [draft.id, draft.name_en, draft.name_fr].every((one) => typeof one === "string") &&
    [draft.turn_limit, draft.required_defusals, draft.hold_checks].every((one) => typeof one === "number") &&
    cells(table(draft.starts).attack) && cells(table(draft.starts).defence) && cells(draft.bombs) &&
    edges.every(([name, state]) => cellsOf(name).every((one) => CELLS.includes(one)) && EDGE_STATES.includes(state as EdgeState)) &&
    Object.entries(table(draft.tiles)).every(([at, laid]) => CORNERS.includes(at) && isTable(laid)) &&
    Array.isArray(draft.labels) && draft.labels.every((label) => isTable(label) && CELLS.includes(text(label.cell)))
  );
}
