import { ruleOf, type Reach } from "../../lib/desk.svelte";
import { made } from "../../lib/made.svelte";
import type { GameEvent } from "../../lib/protocol";
import { besideHand } from "../../lib/telling";
import type { SoundName } from "../../lib/sound.svelte";
import type { GameModule } from "../index";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import { OnBoardDesk } from "./desk.svelte";
import { conceal, director } from "./directing";
import Drawings from "./Drawings.svelte";
import Help from "./Help.svelte";
import { odds } from "./outlook";
import { log } from "./telling";
import { teamOf, type Content } from "./types";
import { agentName, cardName, choiceLabel, effectOf, missionName, say, teamName } from "./words";

const SOUNDS: Record<string, SoundName> = {
  fight: "cannon", covered: "cannon", "trap-sprung": "breach", "edge-changed": "breach", prepared: "clash", "cards-down": "card", "card-revealed": "card", drawn: "card", "door-opened": "step", moved: "step", climbed: "step", turn: "bell",
};

function where(desk: OnBoardDesk): string {
  const view = desk.view;
  if (!view.turn) return `${missionName(desk.mission)} · ${say(`ui-phase-${view.phase}`)}`;
  return say("ui-where", { turn: view.turn, turns: view.turn_limit, phase: say(`ui-phase-${view.phase}`) });
}

/** The question in one sentence, in the page's own words. */
function question(desk: OnBoardDesk): string {
  const { at } = desk.view;
  const facts = { agent: at.agent ? agentName(desk, at.agent) : "", target: at.target ? agentName(desk, at.target) : "" };
  if (desk.question === "place") return say("ui-ask-place", { agent: agentName(desk, desk.placing ?? "") });
  if (desk.question === "commit") return say(odds(desk.now, "commit")?.role === "guard" ? "ui-ask-commit-guard" : "ui-ask-commit-striker", facts);
  return say(`ui-ask-${desk.question}`, facts);
}

/** Why it is asked so, with the rule that says it. */
function because(desk: OnBoardDesk): { text: string; rule: string } {
  const rule = ruleOf(desk);
  if (desk.question === "act" && desk.card) return { text: `${cardName(desk, desk.card)}: ${effectOf(desk.card)} ${say("ui-choose-target")}.`, rule };
  if (desk.question === "act") return { text: say("ui-because-act"), rule };
  if (desk.question === "commit") return { text: say("ui-because-commit"), rule };
  return { text: say(`ui-because-${desk.question}`), rule };
}

const MISSIONS = ["m1_embassy", "m2_annex", "m3_residence"];

const module: GameModule = {
  Drawings,
  Board,
  Decision,
  Help,
  desk: (content: unknown, reach: Reach) => new OnBoardDesk("onboard", content as Content, reach),
  director,
  conceal,
  hands: true,
  seatClass: (letter: string) => (/^(A|attack)/.test(letter) ? "seat-2" : /^(D|defence)/.test(letter) ? "seat-1" : ""),
  seatName: (letter: string) => (/^[AD][12]$/.test(letter) ? say("ui-seat", { team: teamName(teamOf(letter)), number: Number(letter[1]) }) : letter),
  where,
  question,
  because,
  parts: () => [{ id: "plan", label: say("ui-part-plan") }],
  partFor: () => "plan",
  dice: null,
  choiceName: choiceLabel,
  tellAt: besideHand,
  log,
  sound: (event: GameEvent) => SOUNDS[event.kind] ?? null,
  values: (option: string) => {
    if (option !== "mission") return null;
    const own = made.of("onboard", "mission").filter((one) => one.sound).map((one) => ({ value: one.value, label: say("ui-own-mission", { name: one.name }) }));
    return [...MISSIONS.map((value) => ({ value, label: say(`ui-value-mission-${value}`) })), ...own];
  },
};

export default module;
