// Drafts as scenario files: docs/scenarios.md.

import { parse } from "smol-toml";

import { hexesOf, type Hex } from "../hexes";
import { terrainAt } from "../ground";
import { CAMPS, chains, emptyDivision, emptyDraft, FIGURES, FORTS, LEAST_SIDE, MOST_SIDE, TERRAINS, type Arrival, type Camp, type Division, type Draft, type Force, type Goal } from "./draft";

const quoted = (text: string): string => JSON.stringify(text.normalize("NFC")).replace(/\u007f/g, "\\u007f");
const list = (items: string[]): string => `[${items.map(quoted).join(", ")}]`;
const inline = (facts: Record<string, unknown>): string => `{ ${Object.entries(facts).filter(([, value]) => value !== undefined && value !== "").map(([key, value]) => `${key} = ${written(value)}`).join(", ")} }`;
const written = (value: unknown): string => {
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value === "object" && value !== null) return inline(value as Record<string, unknown>);
  return String(value);
};
const block = (key: string, lines: string[]): string[] => (lines.length ? [`${key} = [`, ...lines.map((line) => `  ${line},`), "]"] : [`${key} = []`]);

function division(key: string, one: Division): string[] {
  return [`[${key}]`, `bases = ${one.bases}`, `figures = ${inline(one.figures)}`, `vehicles = ${inline(Object.fromEntries(Object.entries(one.vehicles).filter(([, count]) => count)))}`, `specializations = ${list(one.specializations)}`];
}

function force(camp: Camp, one: Force): string[] {
  return [
    `[${camp}]`, `cp0 = ${one.cp0}`, `decks = ${list(one.decks)}`, `start_cards = ${one.start_cards}`, `operations = ${list(one.operations)}`, ...(one.concealed ? [`concealed = ${one.concealed}`] : []),
    `deploy = { hexes = ${list(one.zone)} }`, `reinforcement_hexes = ${list(one.entry)}`,
    ...block("reinforcements", one.reinforcements.map((arrival) => inline({ ...arrival }))),
    "", ...division(`${camp}.div1`, one.div1), "", ...division(`${camp}.div2`, one.div2),
  ];
}

/** The text of a scenario file. What is wrong with the draft is wrong with the file, too, and the check will say so. */
export function toToml(draft: Draft): string {
  const { victory } = draft;
  const lines = [
    `id = ${quoted(draft.id)}`, `title_en = ${quoted(draft.title_en)}`, ...(draft.title_fr ? [`title_fr = ${quoted(draft.title_fr)}`] : []),
    `players = ${written(draft.players)}`, ...(draft.single ? [`single = ${quoted(draft.single)}`] : []),
    `cols = ${draft.cols}`, `rows = ${draft.rows}`, `north = ${draft.north}`, `stream_depth = ${quoted(draft.stream_depth)}`, ...(draft.low_terrain_blocks ? [] : ["low_terrain_blocks = false"]),
    `rounds = ${draft.rounds}`, `initiative = ${quoted(draft.initiative)}`, `actions = ${inline(draft.actions)}`,
    ...block("terrain", draft.terrain.map(quoted)), ...block("levels", draft.levels.map(quoted)), ...block("roads", chains(draft.roads).map(list)),
    ...block("objectives", draft.objectives.map((goal) => inline({ ...goal }))), ...block("forts", draft.forts.map((fort) => inline({ ...fort }))),
    ...(draft.events.length ? block("events", draft.events.map(inline)) : []),
    "", ...force("us", draft.us), "", ...force("de", draft.de),
    "", "[victory]", `score = ${quoted(victory.score)}`, `final = ${quoted(victory.final)}`,
    ...(victory.final !== "most_vp" ? [`side = ${quoted(victory.side)}`] : []), ...(victory.final === "quota" ? [`quota = ${victory.quota}`] : []),
    ...(victory.kill_heavy ? [`kill_heavy = ${victory.kill_heavy}`] : []),
    ...(victory.control.length ? block("control", victory.control.map((one) => inline({ ...one }))) : []),
    ...(victory.exit ? [`exit = ${inline({ ...victory.exit })}`] : []),
  ];
  return `${lines.join("\n")}\n`;
}

type Table = Record<string, unknown>;
const isTable = (value: unknown): value is Table => typeof value === "object" && value !== null && !Array.isArray(value);
const table = (value: unknown): Table => (isTable(value) ? value : {});
const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown, otherwise = ""): string => (typeof value === "string" ? value : otherwise);
const number = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : typeof value === "bigint" ? Number(value) : otherwise);
const texts = (value: unknown): string[] => items(value).filter((one): one is string => typeof one === "string");
const one = <T extends string>(value: unknown, all: readonly T[], otherwise: T): T => (all.includes(value as T) ? (value as T) : otherwise);

/** What can be read of a file; raises an error with line and column if it is no TOML at all. */
export const fromToml = (source: string): Draft => fromData(parse(source.replace(/^\ufeff/, "")) as Table);

/** The tables of a scenario, from a file or from the box. What cannot be understood is left out. */
export function fromData(data: Table): Draft {
  const side = (value: unknown, otherwise: number) => Math.max(LEAST_SIDE, Math.min(MOST_SIDE, number(value, otherwise)));
  const draft = emptyDraft(side(data.cols, items(data.terrain).map((line) => text(line).length)[0] ?? 12), side(data.rows, items(data.terrain).length || 10));
  const all = new Set(hexesOf(draft));
  const hexes = (value: unknown): Hex[] => [...new Set(texts(value).filter((hex) => all.has(hex)))];
  const lines = (value: unknown, signs: readonly string[], empty: string): string[] =>
    Array.from({ length: draft.rows }, (_, row) => [...text(items(value)[row]).slice(0, draft.cols)].map((sign) => (signs.includes(sign) ? sign : empty)).join("").padEnd(draft.cols, empty));
  draft.id = text(data.id, draft.id);
  draft.title_en = text(data.title_en, draft.title_en);
  draft.title_fr = text(data.title_fr);
  draft.players = items(data.players).map((value) => number(value, 0)).filter((value) => [2, 3, 4].includes(value));
  draft.single = CAMPS.includes(data.single as Camp) ? (data.single as Camp) : "";
  draft.north = number(data.north, 0);
  draft.stream_depth = one(data.stream_depth, ["none", "fordable", "deep", "flooded"], "none");
  draft.low_terrain_blocks = data.low_terrain_blocks !== false;
  draft.rounds = number(data.rounds, draft.rounds);
  draft.initiative = one(data.initiative, CAMPS, "us");
  draft.actions = { us: number(table(data.actions).us, 3), de: number(table(data.actions).de, 3) };
  draft.terrain = lines(data.terrain, TERRAINS, ".");
  draft.levels = lines(data.levels, ["0", "1", "2"], "0");
  draft.roads = items(data.roads).flatMap((chain) => {
    const own = texts(chain).filter((hex) => all.has(hex));
    return own.slice(1).map((hex, index): [Hex, Hex] => [own[index]!, hex]);
  });
  draft.objectives = items(data.objectives).map(table).filter((goal) => all.has(text(goal.hex))).map((goal) => ({ ...goal, hex: text(goal.hex), kind: one(goal.kind, ["victory", "command", "other"], "victory") }) as Goal);
  draft.forts = items(data.forts).map(table).filter((fort) => all.has(text(fort.hex)) && FORTS.includes(fort.kind as never)).map((fort) => ({ hex: text(fort.hex), kind: one(fort.kind, FORTS, "entrenchment"), n: number(fort.n, 1) }));
  draft.events = items(data.events).map(table);
  for (const camp of CAMPS) draft[camp] = readForce(table(data[camp]), draft, hexes);
  const victory = table(data.victory);
  const exit = table(victory.exit);
  draft.victory = {
    score: one(victory.score, ["every_round", "at_end", "never"], "every_round"), final: one(victory.final, ["most_vp", "quota", "hold"], "most_vp"), side: one(victory.side, CAMPS, "us"), quota: number(victory.quota, 5), kill_heavy: number(victory.kill_heavy, 0),
    control: items(victory.control).map(table).map((control) => ({ side: one(control.side, CAMPS, "us"), hexes: hexes(control.hexes), count: number(control.count, hexes(control.hexes).length) })),
    exit: "exit" in victory ? { side: one(exit.side, CAMPS, "us"), hexes: hexes(exit.hexes), truck: number(exit.truck, 0), half_track: number(exit.half_track, 0), tank: number(exit.tank, 0), squad: number(exit.squad, 0) } : null,
  };
  return draft;
}

function readForce(data: Table, draft: Draft, hexes: (value: unknown) => Hex[]): Force {
  const deploy = table(data.deploy);
  const zone = new Set(hexes(deploy.hexes));
  if ("rows" in deploy || "cols" in deploy) {
    const [top, bottom] = items(deploy.rows).length === 2 ? items(deploy.rows).map((row) => number(row, 1)) : [1, draft.rows];
    const [left, right] = texts(deploy.cols).length === 2 ? texts(deploy.cols) : ["A", "Z"];
    const shut = draft.stream_depth === "flooded" ? "ps" : "p";
    for (const hex of hexesOf(draft)) if (Number(hex.slice(1)) >= top! && Number(hex.slice(1)) <= bottom! && hex[0]! >= left! && hex[0]! <= right! && !shut.includes(terrainAt(draft, hex))) zone.add(hex);
  }
  for (const hex of hexes(deploy.plus)) zone.add(hex);
  for (const hex of hexes(deploy.minus)) zone.delete(hex);
  const arrivals = items(data.reinforcements).map(table).map((arrival): Arrival => ({ round: number(arrival.round, 1), division: number(arrival.division, 1), squads: texts(arrival.squads), vehicles: texts(arrival.vehicles) }));
  return {
    cp0: number(data.cp0, 0), decks: texts(data.decks), start_cards: number(data.start_cards, 0), operations: texts(data.operations), concealed: number(data.concealed, 0),
    zone: [...zone].sort(), entry: hexes(data.reinforcement_hexes), reinforcements: arrivals, div1: readDivision(table(data.div1)), div2: readDivision(table(data.div2)),
  };
}

function readDivision(data: Table): Division {
  const found = emptyDivision();
  found.bases = number(data.bases, 0);
  for (const figure of FIGURES) found.figures[figure] = number(table(data.figures)[figure], 0);
  found.vehicles = Object.fromEntries(Object.entries(table(data.vehicles)).map(([kind, count]) => [kind, number(count, 0)]));
  found.specializations = texts(data.specializations);
  return found;
}

/** A draft from the browser's memory: whole enough to be worked on. */
export function isDraft(value: unknown): value is Draft {
  const draft = table(value);
  return typeof draft.id === "string" && typeof draft.cols === "number" && Array.isArray(draft.terrain) && draft.terrain.length === draft.rows && Array.isArray(draft.roads) && Array.isArray(draft.objectives) && Array.isArray(draft.forts) && isTable(draft.victory) && CAMPS.every((camp) => isTable(draft[camp]) && Array.isArray(table(draft[camp]).zone));
}
