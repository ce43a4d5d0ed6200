import { ruleOf, type Reach } from "../../lib/desk.svelte";
import type { GameEvent } from "../../lib/protocol";
import type { GameModule } from "../index";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import { BroadsidesDesk } from "./desk.svelte";
import { conceal, dice, director } from "./directing";
import Drawings from "./Drawings.svelte";
import Help from "./Help.svelte";
import { shotOdds } from "./outlook";
import { log, rolling } from "./telling";
import { isShip, type Content } from "./types";
import { choiceLabel, say, shipName } from "./words";

const SOUNDS: Record<string, "cannon" | "dice" | "step" | "clash" | "bell" | "sail"> = {
  shot: "cannon",
  "first-fire": "dice",
  "first-boarding": "dice",
  round: "clash",
  stepped: "step",
  sailed: "sail",
  collision: "clash",
  turn: "bell",
  "boarding-turn": "bell",
};

const LOW = 4; // points: below it a ship would lie under what is told

function where(desk: BroadsidesDesk): string {
  const view = desk.view;
  if (view.phase === "deploy") return say("ui-where-deploy");
  if (view.phase === "boarding") return say("ui-where-boarding", { turn: view.turn });
  return say("ui-where", { turn: view.turn, step: view.step });
}

/** The question in one sentence, in the page's own words. */
function question(desk: BroadsidesDesk): string {
  const at = desk.view.at;
  const placed = desk.ship(desk.own).placed;
  return say(`ui-ask-${desk.question}`, { shots: at.shots ?? 0, moves: at.moves ?? 0, placed: Array.isArray(placed) ? placed.length : 0 });
}

/** Why it is asked so, with the rule that says it. */
function because(desk: BroadsidesDesk): { text: string; rule: string } {
  const rule = ruleOf(desk);
  const own = desk.ship(desk.own);
  switch (desk.question) {
    case "plot":
      return own.damage_cards ? { text: say("ui-because-damage", { cards: own.damage_cards }), rule } : { text: say("ui-because-plot"), rule };
    case "shot": {
      const odds = shotOdds(desk.now);
      if (desk.view.phase === "boarding") return { text: say("ui-because-salvo"), rule };
      return { text: say("ui-because-shot", { side: odds?.side ?? "none" }), rule };
    }
    default:
      return { text: say(`ui-because-${desk.question}`), rule };
  }
}

const module: GameModule = {
  Drawings,
  Board: Board,
  Decision: Decision,
  Help: Help,
  desk: (content: unknown, reach: Reach) => new BroadsidesDesk("broadsides", content as Content, reach),
  director,
  conceal,
  seatClass: (letter: string) => (letter === "S" ? "seat-1" : letter === "I" ? "seat-2" : ""),
  seatName: (letter: string) => (isShip(letter) ? shipName(letter) : letter),
  where,
  question,
  because,
  parts: ({ view }: BroadsidesDesk) => {
    return view.phase === "boarding" ? [{ id: "decks", label: say("ui-part-decks") }] : [{ id: "sea", label: say("ui-part-sea") }, { id: "decks", label: say("ui-part-decks") }];
  },
  partFor: ({ view }: BroadsidesDesk) => {
    return view.phase === "boarding" || ["deploy", "promote", "shot", "shot-die", "first-fire"].includes(view.at.kind) ? "decks" : "sea";
  },
  dice,
  choiceName: choiceLabel,
  log,
  rolling,
  tellAt: ({ view }: BroadsidesDesk) => (view.phase === "broadsides" && Object.values(view.ships).some(({ y }) => (y ?? 99) < LOW) ? "high" : "low"),
  sound: (event: GameEvent) => SOUNDS[event.kind] ?? null,
};

export default module;
