import { ruleOf, type Reach } from "../../lib/desk.svelte";
import type { GameEvent } from "../../lib/protocol";
import { besideHand } from "../../lib/telling";
import { speech } from "../../lib/speech.svelte";
import type { SoundName } from "../../lib/sound.svelte";
import type { GameModule } from "../index";
import { naming } from "./aim";
import Board from "./Board.svelte";
import { cardName } from "./cards";
import Decision from "./Decision.svelte";
import { inOneLine, saved } from "./decks.svelte";
import { SiegestormDesk } from "./desk.svelte";
import { conceal, director } from "./directing";
import Drawings from "./Drawings.svelte";
import Help from "./Help.svelte";
import { sentenceOf } from "./sentences";
import { log } from "./telling";
import { BOSS, PLAYER_FACTIONS, type Content } from "./types";
import { choiceLabel, personName, say, seatClass, seatName, thingName } from "./words";

const SOUNDS: Record<string, SoundName> = {
  damage: "cannon", storms: "clash", killed: "clash", destroyed: "clash", negated: "clash", deployed: "card", placed: "card", drew: "card", "boss-drew": "card", "boss-plays": "card", advances: "step", played: "card", activated: "card", turn: "bell",
};

const LEVELS = ["medium", "hard", "very_hard"]; // of the boss

function where(desk: SiegestormDesk): string {
  const { turn, active, asked } = desk.view;
  if (!turn || ["decks", "consent", "mulligan"].includes(asked?.kind ?? "")) return say("ui-where-setup", { mode: desk.mode });
  return say("ui-where", { turn, player: active === BOSS ? "Byloss" : personName(desk, active), mode: desk.mode });
}

/** The card that is being declared, resolved, or gets an order. */
function subject(desk: SiegestormDesk): string {
  return desk.subject ? cardName(desk.subject) : "";
}

/** The question in one sentence, in the page's own words where it knows more than the rules' question. */
function question(desk: SiegestormDesk): string {
  const card = subject(desk);
  const link = desk.view.chain.at(-1);
  if (desk.question === "act") return say(`ui-ask-act-${desk.own ? (desk.player(desk.own).step ?? "deploy") : "deploy"}`);
  if (desk.question === "react" && link) return say("ui-ask-react", { card: cardName(link.card) });
  const own = `ui-ask-${desk.question}`;
  if (card && speech.has("siegestorm", own)) return say(own, { card, owed: desk.owed });
  return say(`ask-${desk.question}`);
}

/** Why it is asked so, with the rule that says it. */
function because(desk: SiegestormDesk): { text: string; rule: string } {
  const rule = ruleOf(desk);
  const id = `ui-because-${desk.question}`;
  if (desk.question === "attack" && desk.view.strength !== null) return { text: say("ui-because-attack", { strength: desk.view.strength }), rule };
  if (desk.question === "act") return { text: say("ui-because-act"), rule };
  const aim = naming(desk);
  if (aim) {
    const count = aim.of > 1 ? ` ${say("ui-target-of", { number: aim.number, of: aim.of })}` : "";
    return { text: `${sentenceOf([aim.entry])}${count}`, rule };
  }
  if (desk.question === "react" && desk.boss) return { text: say("ui-because-react-boss"), rule };
  if (desk.question === "victim") return { text: say("ui-because-victim", { card: subject(desk) }), rule };
  if (desk.question === "boss-space") return { text: say("ui-because-boss-space", { card: thingName(desk, bossLeader(desk)) }), rule };
  return { text: speech.has("siegestorm", id) ? say(id, { card: subject(desk) }) : "", rule };
}

/** The Leader for which a space is chosen. */
function bossLeader(desk: SiegestormDesk): string {
  const [, pile, place] = (desk.moment?.card ?? "").split(".");
  return pile === "hand" ? (desk.player(BOSS).hand[Number(place) - 1] ?? "") : "";
}

const module: GameModule = {
  Drawings,
  Board,
  Decision,
  Help,
  desk: (content: unknown, reach: Reach) => new SiegestormDesk("siegestorm", content as Content, reach),
  director,
  conceal,
  hands: true,
  seatClass,
  seatName,
  where,
  question,
  because,
  parts: (desk: SiegestormDesk) => [{ id: "field", label: say("ui-part-field") }, ...(desk.boss ? [{ id: "boss", label: say("ui-byloss-short") }] : [])],
  partFor: (desk: SiegestormDesk) => (desk.boss && ["boss-card"].includes(desk.question) ? "boss" : "field"),
  dice: null,
  choiceName: choiceLabel,
  log,
  tellAt: besideHand,
  sound: (event: GameEvent) => SOUNDS[event.kind] ?? null,
  values: (option: string, chosen: Record<string, string>, seats: string[]) => {
    const mode = chosen.mode ?? "duel";
    if (option === "boss") return mode === "solo" || mode === "coop" ? LEVELS.map((value) => ({ value, label: say(`ui-value-boss-${value}`) })) : [];
    if (!option.startsWith("deck-")) return null;
    if (!seats.includes(option.slice(-1).toUpperCase())) return [];
    const starters = PLAYER_FACTIONS.map((faction) => ({ value: faction, label: say("ui-deck-starter", { faction: say("faction", { faction }) }) }));
    return [...starters, { value: "choose", label: say("ui-deck-choose") }, ...saved.decks.map((deck) => ({ value: inOneLine(deck.cards), label: deck.name }))];
  },
};

export default module;
