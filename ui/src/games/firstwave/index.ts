import { ruleOf, type Reach } from "../../lib/desk.svelte";
import { made } from "../../lib/made.svelte";
import type { GameEvent, Refusal } from "../../lib/protocol";
import type { SoundName } from "../../lib/sound.svelte";
import { speech } from "../../lib/speech.svelte";
import type { GameModule, Offered } from "../index";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import { FirstWaveDesk } from "./desk.svelte";
import { conceal, dice, director } from "./directing";
import Drawings from "./Drawings.svelte";
import Help from "./Help.svelte";
import { log } from "./telling";
import type { Content } from "./types";
import { byName, choiceLabel, figureName, kindWord, say, scenarioWord, sideName, tableName } from "./words";

const SOUNDS: Record<string, SoundName> = {
  shot: "cannon", melee: "clash", eliminated: "breach", turned: "breach", moved: "step", charged: "step", "left-melee": "step", "picked-up": "card", found: "card", entered: "card", turn: "bell",
};

function where(desk: FirstWaveDesk): string {
  const { view } = desk;
  const place = `${scenarioWord(view.scenario)}, ${tableName(desk.table)}`;
  return view.turn && view.phase !== "setup" ? `${place} · ${view.turns ? say("ui-turn-of", { turn: view.turn, turns: view.turns }) : say("ui-turn", { turn: view.turn })}` : place;
}

/** The question in one sentence, in the page's own words. */
function question(desk: FirstWaveDesk): string {
  const { at } = desk.view;
  const facts = { figure: figureName(desk, desk.question === "deploy" ? (desk.deploying ?? "") : (at.figure ?? "")), target: figureName(desk, at.target ?? "") };
  if (desk.question === "place") return say("ui-ask-place", { npc: at.npc ? kindWord(at.npc) : "", left: at.left ?? 1 });
  if (desk.question === "act" && desk.target && desk.attacks(desk.target).length) return say("ui-ask-attack", { ...facts, target: figureName(desk, desk.target) });
  return say(`ui-ask-${desk.question}`, facts);
}

/** Who is at it while what happened is shown. */
function underway(desk: FirstWaveDesk): { eyebrow: string; text: string } | null {
  const { actor, view } = desk;
  if (!actor || actor.gone || !["survivors", "npcs"].includes(view.phase)) return null;
  return { eyebrow: actor.side === "N" ? say("ui-npc-now") : actor.side === desk.side ? say("ui-your-side") : sideName(desk, actor.side), text: say("ui-acts", { figure: figureName(desk, actor.id) }) };
}

/** Why it is asked so, with the rule that says it. */
function because(desk: FirstWaveDesk): { text: string; rule: string } {
  const id = `ui-because-${desk.question}`;
  return { text: speech.has("firstwave", id) ? say(id) : "", rule: ruleOf(desk) };
}

const READY: Record<string, string[]> = { "150": ["WB-A", "WB-B", "WB-C", "WB-D"], "300": ["WB-E", "WB-F"] };

/** What stands up front in a new match: the scenario, its size, the table and both warbands, ready ones and one's own. */
function values(option: string, chosen: Record<string, string>): Offered[] | null {
  const named = (name: string, list: string[]) => list.map((value) => ({ value, label: say(`ui-value-${name}-${value}`) }));
  if (option === "scenario") return ["power_war", "clean_up", "bloodline", "diversion"].map((value) => ({ value, label: scenarioWord(value) }));
  if (option === "points") return named("points", ["150", "300"]);
  if (option === "table") return [...named("table", ["T1", "T2", "T3"]), ...own("table")];
  if (option.startsWith("warband-")) return [{ value: "ready", label: say("ui-value-warband-ready") }, ...named("warband", READY[chosen.points ?? "150"] ?? []), ...own("warband")];
  return null;
}

const own = (kind: string): Offered[] => made.of("firstwave", kind).filter((one) => one.sound).map((one) => ({ value: one.value, label: say("ui-own", { name: one.name }) }));

const module: GameModule = {
  Drawings,
  Board,
  Decision,
  Help,
  desk: (content: unknown, reach: Reach) => new FirstWaveDesk("firstwave", content as Content, reach),
  director,
  conceal,
  seatClass: (letter: string) => (letter === "A" ? "seat-1" : letter === "B" ? "seat-2" : ""),
  seatName: (letter: string) => (letter === "A" || letter === "B" ? sideName(null, letter) : letter),
  where,
  question,
  because,
  parts: () => [{ id: "table", label: say("ui-part-table") }],
  partFor: () => "table",
  dice,
  choiceName: choiceLabel,
  refused: (desk: FirstWaveDesk, { kind, rule, facts }: Refusal) => ({ ...log.named!(desk, { kind, rule, facts }), ...(facts.what === undefined ? {} : { what: byName(desk, String(facts.what)) }) }),
  underway,
  tellAt: () => "side",
  rolling: (desk: FirstWaveDesk, event: GameEvent) => say("ui-rolling", { ...log.named!(desk, event), kind: event.kind }),
  log,
  sound: (event: GameEvent) => SOUNDS[event.kind] ?? null,
  values,
};

export default module;
