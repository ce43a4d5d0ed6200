import { ruleOf, type Reach } from "../../lib/desk.svelte";
import { made } from "../../lib/made.svelte";
import type { GameEvent, Rolled, Update } from "../../lib/protocol";
import type { SoundName } from "../../lib/sound.svelte";
import type { GameModule, Offered } from "../index";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import { ToiDesk } from "./desk.svelte";
import { conceal, director, faces } from "./directing";
import Drawings from "./Drawings.svelte";
import Help from "./Help.svelte";
import { log } from "./telling";
import { sideOf, SIDES, type Content } from "./types";
import { cardName, choiceLabel, has, say, scenarioTitle, sideName, unitName } from "./words";

const SOUNDS: Record<string, SoundName> = { moved: "step", attack: "cannon", shelling: "cannon", "area-attack": "breach", mines: "breach", "vehicle-destroyed": "breach", assault: "clash", routed: "clash", played: "card", drawn: "card", round: "bell" };

function where(desk: ToiDesk): string {
  const { scenario, round, rounds, phase } = desk.view;
  return say("ui-where", { title: scenarioTitle(scenario), has: scenarioTitle(scenario) ? "yes" : "no", round, rounds, phase: say(`ui-phase-${phase}`) });
}

/** How far this seat has come with its setup. */
function stage(desk: ToiDesk): string {
  return ((desk.view.at.stages ?? {}) as Record<string, string>)[desk.seat ?? ""] ?? "";
}

/** The question in one sentence, in the page's own words. */
function question(desk: ToiDesk): string {
  const { at } = desk.view;
  const name = (value: unknown) => (typeof value === "string" && desk.unit(value) ? unitName(desk, value) : String(value ?? ""));
  const facts = { unit: name(at.unit ?? desk.actor), target: name(at.target), hex: String(at.hex ?? ""), left: desk.view.turn.left, stage: "" };
  if (desk.question === "setup") {
    const unit = desk.actions[0]?.units[0];
    return say("ui-ask-setup", { ...facts, stage: stage(desk), unit: unit ? unitName(desk, unit) : "" });
  }
  if (desk.question === "agree") {
    const what = ["stake", "play", "retry"].find((one) => one in at) ?? "";
    return say("ui-ask-agree", { what, cp: Number(at.stake ?? 0), card: cardName(String(at.play ?? at.retry ?? "")) });
  }
  if (desk.question === "consent") return at.from ? say("ui-ask-transfer-consent", { from: name(at.from), to: name(at.to) }) : say("ui-ask-consent", facts);
  if (desk.question === "act" && desk.picked) return say("ui-ask-act-unit", { unit: unitName(desk, desk.picked) });
  if (desk.question === "attack") return say(at.how === "opfire" ? "ui-ask-attack-opfire" : "ui-ask-attack", { ...facts, target: name(at.target) || facts.hex });
  const own = `ui-ask-${desk.question}`;
  return has(own) ? say(own, facts) : say(`ask-${desk.question}`, facts);
}

function because(desk: ToiDesk): { text: string; rule: string } {
  const told = desk.question === "attack" ? (desk.odds("normal") ?? desk.odds("suppress")) : null;
  if (told?.band) return { text: say("ui-because-band", { band: told.band, hit: told.hit }), rule: "TOI-ATTACK-08" };
  const id = `ui-because-${desk.question}`;
  const stakes = SIDES.map((side) => desk.view.sides[side].stake);
  const [own, other] = desk.side === "DE" ? stakes.toReversed() : stakes;
  return { text: has(id) ? say(id, { left: desk.view.turn.left, own: own ?? 0, other: other ?? 0, phase: desk.view.phase, stage: stage(desk) }) : "", rule: ruleOf(desk) };
}

/** The lowest face that counts, if so many of these do; told of no number all of them lie bright. */
function lowest(rolled: number[], count: unknown): number {
  if (typeof count !== "number") return 0;
  return count > 0 ? ([...rolled].sort((a, b) => b - a)[count - 1] ?? 0) : 7;
}

/** The dice that an update shows: black for the attack, red for the defence. */
function dice(update: Pick<Update, "events">): Rolled | null {
  const events = update.events.filter((event) => ["dice", "rerolled", "area-attack", "area-defence", "mines", "assault-dice", "defender-dice", "healed", "not-healed", "mines-cleared", "mines-stay", "contact", "no-contact", "accurate", "drifted", "drifted-off"].includes(event.kind));
  const thrown = events.flatMap(({ kind, facts }) => {
    const black = faces(facts.black ?? (kind === "rerolled" || kind === "mines" ? facts.dice : facts.die));
    const [least, cancels] = [lowest(black, facts.successes ?? facts.hits), lowest(faces(facts.red), facts.cancelled)];
    return [...black.map((face) => ({ seat: face < least ? "black miss" : "black", face })), ...faces(facts.red).map((face) => ({ seat: face < cancels ? "red miss" : "red", face }))];
  });
  return thrown.length ? { dice: thrown, events } : null;
}

/** The scenarios of the box and one's own, the ones without fault. */
function offered(option: string): Offered[] | null {
  if (option !== "scenario") return null;
  const ready = SCENARIOS.map((value) => ({ value, label: say(`ui-scenario-${value}`) }));
  return [...ready, ...made.of("tideofiron", "scenario").filter((one) => one.sound).map((one) => ({ value: one.value, label: one.name }))];
}

const SCENARIOS = ["s1", "s2", "s3", "s4"];

const module: GameModule = {
  Drawings,
  Board,
  Decision,
  Help,
  desk: (content: unknown, reach: Reach) => new ToiDesk("tideofiron", content as Content, reach),
  director,
  conceal,
  seatClass: (letter) => ({ US: "seat-1", DE: "seat-2", US2: "seat-1", DE2: "seat-2" })[letter] ?? (/^(black|red)/.test(letter) ? letter : ""),
  seatName: (letter) => (sideOf(letter) ? (letter.endsWith("2") ? say("ui-seat", { side: sideName(sideOf(letter)!), division: 2 }) : sideName(sideOf(letter)!)) : letter),
  where,
  question,
  because,
  parts: () => [{ id: "field", label: say("ui-part-field") }, { id: "sides", label: say("ui-part-sides") }],
  partFor: () => "field",
  dice,
  rolling: (desk: ToiDesk, event: GameEvent) => say("ui-rolling", { kind: event.kind, unit: event.facts.unit === undefined ? "" : unitName(desk, String(event.facts.unit)) }),
  values: offered,
  choiceName: (desk, choice) => choiceLabel(desk, choice),
  log,
  sound: (event: GameEvent) => SOUNDS[event.kind] ?? null,
};

export default module;
