// What the lab asks for and what it makes of the answer: plain functions.

import type { GameModule, Offered } from "../games";
import type { Facts, GameFacts } from "../lib/protocol";
import { speech, t } from "../lib/speech.svelte";
import type { Asked, Share, Trial } from "./trial.svelte";

export const say = (id: string, facts?: Facts): string => speech.say("lab", id, facts);

export const playerName = (name: string): string => (name === "random" || name === "greedy" ? say(`player-${name}`) : t(`level-${name}`));

export const MOST_VARIANTS = 4;
export const MOST_GAMES = 2000; // of a variant
const MOST_IN_ALL = 4000;
const LONGEST = 40; // signs of a variant's name
export const GAMES = [20, 100, 400, 1000];
export const POINTS = [10, 5, 3];
export type Stop = "games" | "precision" | "sure";

/** What somebody is putting together. */
export interface Draft {
  game: string;
  options: Record<string, string>; // of all variants
  differs: string; // the option in which the variants differ; empty: there is one variant
  values: string[]; // of that option, one a variant
  players: Record<string, string>; // by seat
  stop: Stop;
  games: number;
  points: number; // of precision, or of the difference that matters
}

export type OptionFacts = GameFacts["options"][number];

/** The values of an option in words; none: it takes a number. */
export function offered(game: GameFacts, module: GameModule, option: OptionFacts, draft: Draft): Offered[] {
  const front = module.values?.(option.name, draft.options, seatsOf(game, draft.options));
  if (front) return front.filter((one) => one.value !== "choose"); // computers choose no decks
  return option.values.map((value) => ({ value, label: valueName(game.slug, option.name, value) }));
}

function valueName(slug: string, option: string, value: string): string {
  const own = `ui-value-${option}-${value}`;
  if (speech.has(slug, own)) return speech.say(slug, own);
  return speech.has("page", `value-${value}`) ? t(`value-${value}`) : value;
}

export const optionName = (slug: string, option: string): string => speech.say(slug, `option-${option}`);

export const seatsOf = (game: GameFacts, options: Record<string, string>): string[] =>
  Object.entries(game.seats_by).reduce((found, [name, seats]) => seats[options[name] ?? ""] ?? found, game.seats);

/** Options that can differ: not those that decide how many play, nor those that do not matter now. */
export function comparable(game: GameFacts, module: GameModule, draft: Draft): OptionFacts[] {
  return game.options.filter((option) => !(option.name in game.seats_by) && (!option.values.length || offered(game, module, option, draft).length > 1));
}

/** A first draft: what stands up front in a new match differs, else the first reading on which tables differ. */
export function firstDraft(game: GameFacts, module: GameModule): Draft {
  const draft: Draft = { game: game.slug, options: {}, differs: "", values: [], players: {}, stop: "games", games: 100, points: 5 };
  const front = game.options.find((option) => (module.values?.(option.name, {}, game.seats)?.length ?? 0) > 1) ?? comparable(game, module, draft)[0];
  return front ? differing(game, module, draft, front.name) : draft;
}

/** The draft with variants that differ in this option: as it is usually played, and another way. */
export function differing(game: GameFacts, module: GameModule, draft: Draft, name: string): Draft {
  const option = game.options.find((one) => one.name === name);
  const options = Object.fromEntries(Object.entries(draft.options).filter(([key]) => key !== name));
  if (!option) return { ...draft, options, differs: "", values: [], stop: draft.stop === "sure" ? "games" : draft.stop };
  const values = offered(game, module, option, draft).map((one) => one.value);
  const usual = values.includes(option.default) || !values.length ? option.default : values[0]!;
  const other = values.find((value) => value !== usual) ?? String(Number(usual) + 10);
  return { ...draft, options, differs: name, values: [usual, other] };
}

export const playersOf = (game: GameFacts, draft: Draft): string[] => seatsOf(game, draft.options).map((seat) => draft.players[seat] ?? "greedy");

/** Whether a sequential test has a question: two variants, or two players that change seats. */
export function maySure(game: GameFacts, draft: Draft): boolean {
  const players = playersOf(game, draft);
  return draft.differs ? draft.values.length === 2 : players.length === 2 && new Set(players).size === 2;
}

/** Names of variants: short, and each once. */
export function variantNames(labels: string[]): string[] {
  const names: string[] = [];
  for (const label of labels) {
    const short = label.replace(/\s+/g, " ").trim().slice(0, LONGEST - 4) || "?";
    let name = short;
    for (let number = 2; names.includes(name); number++) name = `${short} ${number}`;
    names.push(name);
  }
  return names;
}

export function askFor(game: GameFacts, draft: Draft, labels: string[]): Asked {
  const players = playersOf(game, draft);
  const names = variantNames(labels);
  const variants = Object.fromEntries(names.map((name, place) => [name, { [draft.differs]: draft.values[place]! }]));
  const most = Math.min(MOST_GAMES, Math.floor(MOST_IN_ALL / Math.max(1, names.length)));
  return {
    game: draft.game,
    name: names.join(" / ").slice(0, 80) || draft.game,
    players,
    swap: new Set(players).size > 1,
    options: draft.options,
    ...(draft.differs ? { variants } : {}),
    games: draft.stop === "games" ? Math.min(draft.games, most) : most,
    ...(draft.stop === "precision" ? { precision: draft.points / 100 } : {}),
    ...(draft.stop === "sure" ? { sure: { low: 0.5, high: 0.5 + draft.points / 100 } } : {}),
  };
}

/** What was asked for without the options that are as usual. */
export function trimmed(asked: Asked, game: GameFacts): Asked {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const unusual = (options: Record<string, string>) => Object.fromEntries(Object.entries(options).filter(([name, value]) => usual[name] !== value));
  const variants = Object.entries(asked.variants ?? {}).map(([name, options]): [string, Record<string, string>] => [name, unusual(options)]);
  return variants.length === 1 ? { ...asked, options: variants[0]![1], variants: {} } : { ...asked, variants: Object.fromEntries(variants) };
}

/** The same on the command line. Texts of things that somebody has made stand in files. */
export function commandOf(asked: Asked, seed: number): string {
  const quoted = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
  const valued = ([name, value]: [string, string]): string => `${name}=${value.includes("\n") || value.length > 60 ? `@${name}.txt` : value}`;
  const variants = Object.entries(asked.variants ?? {});
  const options = Object.entries(asked.options ?? {}).flatMap((one) => ["--option", quoted(valued(one))]);
  const players = [asked.players].flat();
  const end = ["--games", String(asked.games), "--seed", String(seed)];
  if (asked.sure) {
    const two = variants.length ? variants.map(([, own]) => quoted(Object.entries(own).map(valued).join(" ") || "default")) : players;
    return ["warbox lab compare", ...two, "--game", asked.game, ...(variants.length ? ["--players", players.join(",")] : []), ...options, "--low", String(asked.sure.low), "--high", String(asked.sure.high), ...end].join(" ");
  }
  const words = ["warbox lab run", "--game", asked.game, "--players", players.join(","), ...(asked.swap === false ? ["--no-swap"] : []), ...options];
  for (const [name, own] of variants) words.push("--variant", quoted(`${name}: ${Object.entries(own).map(valued).join(" ")}`.trim()));
  if (asked.precision) words.push("--precision", String(asked.precision));
  words.push(...end, "--out", asked.game);
  return words.join(" ");
}

/** What the games say so far, as the id of a sentence and its facts. */
export interface Told {
  id: string;
  facts: Facts;
  sure: boolean;
}

export function verdict(trial: Trial, sideName: (place: number) => string): Told {
  const [first, second] = trial.variants;
  if (!first?.games) return { id: "verdict-none", facts: { state: trial.state }, sure: false };
  const side = sideName(0);
  if (trial.sure) {
    const [a, b] = second ? [first.name, second.name] : [playerName(trial.players[0]!), playerName(trial.players[1]!)];
    const about = second ? "variants" : "players";
    return { id: `verdict-sure-${about}`, facts: { a, b, side, verdict: trial.sure.verdict || "open" }, sure: trial.sure.verdict !== "" };
  }
  if (second && trial.variants.length === 2) {
    const { points, half } = difference(first.sides[0]!, first.games, second.sides[0]!, second.games);
    const told = Math.abs(points) > half;
    return { id: "verdict-two", facts: { a: first.name, b: second.name, side, way: told ? (points > 0 ? "more" : "less") : "open" }, sure: told };
  }
  if (trial.variants.length > 2) {
    const least = Math.max(...trial.variants.map((one) => one.sides[0]!.low));
    const most = Math.min(...trial.variants.map((one) => one.sides[0]!.high));
    return { id: "verdict-many", facts: { side, way: least > most ? "differ" : "open" }, sure: least > most };
  }
  const even = 1 / first.sides.length;
  const ahead = first.sides.findIndex((one) => one.low > even);
  return { id: "verdict-one", facts: { side: sideName(Math.max(0, ahead)), way: ahead >= 0 ? "ahead" : "even" }, sure: ahead >= 0 };
}

const Z = 1.96;

/** By how many points the first wins more often, and half the width of its 95 % interval. */
export function difference(a: Share, gamesA: number, b: Share, gamesB: number): { points: number; half: number } {
  const spread = (share: number, games: number): number => (share * (1 - share) + 0.25 / Math.max(1, games)) / Math.max(1, games);
  return { points: 100 * (a.rate - b.rate), half: 100 * Z * Math.sqrt(spread(a.rate, gamesA) + spread(b.rate, gamesB)) };
}

/** From where to where the intervals reach, in whole tens of points, for the scale under them. */
export function scaleOf(shares: Share[], even: number): { low: number; high: number; ticks: number[] } {
  const low = Math.max(0, Math.floor(10 * Math.min(even, ...shares.map((one) => one.low)) - 0.2) * 10);
  const high = Math.min(100, Math.ceil(10 * Math.max(even, ...shares.map((one) => one.high)) + 0.2) * 10);
  const step = high - low > 50 ? 20 : 10;
  return { low, high, ticks: Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, place) => low + place * step) };
}
