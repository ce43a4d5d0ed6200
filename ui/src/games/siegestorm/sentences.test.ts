import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

import { Cards, wordsOf } from "./cards";
import { sentenceOf } from "./sentences";
import type { Entry } from "./types";

const GAME = "../src/warbox/games/siegestorm";
const voice = vi.hoisted(() => ({ lang: "en", say: (_id: string, _facts: Record<string, unknown>): string => "" }));
vi.mock("../../lib/speech.svelte", () => ({ speech: { say: (_: string, id: string, facts = {}) => voice.say(id, facts) } }));

function speak(lang: string): void {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(`${GAME}/locale/${lang}.ftl`, "utf8")));
  voice.say = (id, facts) => {
    const errors: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(id)!.value!, facts as Record<string, FluentVariable>, errors);
    expect(errors).toEqual([]);
    return text;
  };
}

/** A list of the vocabulary, as the rules have it. */
function vocabulary(name: string): string[] {
  const list = new RegExp(`^${name}: Final = \\[([^\\]]*)\\]`, "m").exec(readFileSync(`${GAME}/cards/vocabulary.py`, "utf8"))![1]!;
  return [...list.matchAll(/"([^"]+)"/g)].map((found) => found[1]!);
}

/** The verbs, each declared once with what it takes. */
const verbs = (): string[] => [...readFileSync(`${GAME}/cards/verbs.py`, "utf8").split("VERBS: Final[list[CardVerb]] = [")[1]!.split("\n]")[0]!.matchAll(/^    \w+\(\s*"([a-z_]+)"/gm)].map((found) => found[1]!);

const numbered = (word: string): string => (word.endsWith("=") ? `${word}${word === "name=" ? "tengu" : 2}` : word);

test.each([
  [[{ do: "deal", n: 2 }], "The opponent suffers 2 DMG.", "L’adversaire subit 2 DMG."],
  [[{ do: "deal", n: "2*opp_supporters" }, { chain: "if_done", do: "draw" }], "The opponent suffers 2 DMG per Supporter of the opponent; if that is done, draw 1 card.", "L’adversaire subit 2 DMG par Soutien de l’adversaire ; dans ce cas, piochez 1 carte."],
  [[{ do: "kill", to: "enemy", filter: ["def<=2"] }], "Kill an Enemy with DEF 2 or less.", "Tuez un Ennemi dont la DEF est de 2 au plus."],
  [[{ do: "modify", stat: "ATT", n: 1, to: "allies", for: "end_of_turn" }], "Your Allies: +1 ATT until end of turn.", "Vos Alliés : +1 ATT jusqu’à la fin du tour."],
  [[{ when: "you_heal", may: true, if: ["heal_pile>=3"], do: "vision", n: 3 }], "With 3 or more cards in your Heal pile, when you Heal, if you like, Vision 3.", "Avec au moins 3 cartes dans votre pile de Soins, quand vous Soignez, si vous voulez, Vision 3."],
  [[{ do: "make_supporter", to: "hand_card", n: "up_to:2" }], "Make a card of your hand (up to 2) a Supporter.", "Mettez une carte de votre main (jusqu’à 2) en Soutien."],
  [[{ when: "reaction", do: "negate", what: "action", filter: ["cost<=1"] }], "Negate an action costing 1 or less.", "Annulez une action de coût 1 ou moins."],
  [[{ do: "shift", to: "enemy", n: -1 }], "Move an Enemy 1 space back.", "Reculez un Ennemi de 1 emplacement."],
] as [Entry[], string, string][])("%j is said in both languages", (entries, english, french) => {
  speak("en");
  expect(sentenceOf(entries)).toBe(english);
  speak("fr");
  expect(sentenceOf(entries)).toBe(french);
});

test.each(["en", "fr"])("every word of the vocabulary can be said in %s", (lang) => {
  speak(lang);
  const told = (entry: Entry): string => sentenceOf([entry], false);
  const plain = told({ do: "kill", to: "self" });
  expect(verbs().length).toBeGreaterThan(20);
  for (const verb of verbs()) expect(told({ do: verb, to: "ally", from: "casualty" })).toMatch(/\w/);
  const selectors = vocabulary("SELECTORS").map((to) => told({ do: "kill", to }));
  expect(new Set(selectors).size).toBe(selectors.length);
  const tests: [string, (word: string) => Entry][] = [
    ["FILTERS", (word) => ({ do: "kill", to: "self", filter: [numbered(word)] })],
    ["CONDITIONS", (word) => ({ do: "kill", to: "self", if: [numbered(word)] })],
    ["COUNTERS", (word) => ({ do: "heal", n: `1*${word}` })],
  ];
  for (const [list, entry] of tests) {
    const sentences = vocabulary(list).map((word) => told(entry(word)));
    expect(new Set([plain, ...sentences]).size).toBe(sentences.length + 1);
  }
  const triggers = vocabulary("TRIGGERS").filter((word) => !["resolve", "static", "activated", "reaction"].includes(word));
  expect(new Set(triggers.map((when) => told({ do: "win", when }))).size).toBe(triggers.length);
});

test("a card that a position brings along has words made of its entries, the price of its first ability beside them", () => {
  speak("en");
  const cards = new Cards({ card: [], boss: [], starter: {} });
  cards.learn(['{ id = "test_wall", cost = 0, att = 0, def = 7, action = [{ do = "move", to = "casualty", filter = ["name=tengu"], dest = "hand" }], passive = [{ when = "activated", cost = 1, do = "heal", n = 2 }, { when = "reaction", cost = 2, do = "negate", what = "action", to = "link" }] }']);
  expect(wordsOf(cards.find("test_wall"))).toEqual({ action: "Put a card of your Casualties called Tengu into the hand.", passive: "Heal 2. Pay 2, negate an action." });
});
