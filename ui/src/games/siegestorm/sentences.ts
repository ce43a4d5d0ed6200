// The words of a card that has no text of its own, put together from its entries: a new card in TOML needs no text.

import { speech } from "../../lib/speech.svelte";
import type { Entry } from "./types";

type Facts = Record<string, string | number>;
const say = (id: string, facts: Facts = {}): string => speech.say("siegestorm", id, facts);

const SIGNED = ["modify", "modify_cost", "modify_damage", "menace"];
const MODIFIED_BY_NUMBER = ["shift"];
const COUNTS_CARDS = ["kill", "destroy", "return_to_hand", "move", "make_supporter", "storm"];
const ACTIVE = ["resolve", "static", "activated", "reaction"]; // no trigger to be told

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Amount {
  n: string;
  count: number; // for the plural
  per: string;
}

/** A quantity: 3, "all", "up_to:2", "2*own_supporters". */
function amountOf(entry: Entry): Amount {
  const sign = (text: string): string => (SIGNED.includes(entry.do) && !text.startsWith("-") ? `+${text}` : text);
  const written = entry.n ?? (entry.do === "recover" ? "none" : 1);
  if (typeof written === "number") {
    const size = MODIFIED_BY_NUMBER.includes(entry.do) ? Math.abs(written) : written;
    return { n: sign(String(size)), count: Math.abs(written), per: "" };
  }
  if (written.startsWith("up_to:")) {
    const number = Number(written.slice(6));
    return { n: say("words-up-to", { number }), count: number, per: "" };
  }
  const [factor, counter] = written.split("*") as [string, string | undefined];
  if (counter) return { n: sign(factor), count: Math.abs(Number(factor)), per: say("words-per", { counter }) };
  return { n: written === "all" ? say("words-all") : written, count: 2, per: "" };
}

/** A test "def<=2", "name=tengu", "heal_pile>=1", "this_in_t1": its kind and its number or card. */
function testOf(text: string): Facts {
  const [kind, value] = text.split(/<=|>=|=/) as [string, string | undefined];
  return { such: kind, test: kind, number: Number(value ?? 0) || 0, card: value ?? "" };
}

function suchOf(entry: Entry): string[] {
  return (entry.filter ?? []).map((filter) => say("words-such", testOf(filter)));
}

function cardsOf(selector: string | undefined, entry: Entry, amount: Amount): string {
  const such = suchOf(entry);
  const what = [say("words-what", { what: selector ?? "self" }), ...such].join(" ");
  return COUNTS_CARDS.includes(entry.do) && entry.n !== undefined && entry.n !== 1 ? say("words-several", { what, n: amount.n }) : what;
}

/** What an entry does, without when and whether. */
function deedOf(entry: Entry): string {
  const amount = amountOf(entry);
  const deed = say(`words-${entry.do}`, {
    ...amount,
    who: entry.who ?? (entry.do === "deal" ? "opponent" : entry.to === "opp_supporter" ? "opponent" : "you"),
    what: cardsOf(entry.to, entry, amount),
    source: cardsOf(entry.from, entry, amount),
    dest: entry.dest ?? "",
    stat: entry.stat ?? "",
    span: entry.span ?? "",
    pick: entry.pick ?? "owner",
    kind: entry.what ?? "any",
    token: entry.kind ?? "",
    fixed: entry.set ?? "no",
    own: entry.to === "self" ? "yes" : "no",
    back: typeof entry.n === "number" && entry.n < 0 ? "yes" : "no",
  });
  const text = entry.do === "negate" ? [deed, ...suchOf(entry)].join(" ") : deed;
  const lasts = entry.for && entry.for !== "instant" && entry.for !== "while";
  return lasts ? say("words-for", { text, duration: entry.for! }) : text;
}

/** An entry with its conditions, and with the price of all but the one whose price is drawn beside the text. */
function clauseOf(entry: Entry, priced: boolean): string {
  const before: string[] = [];
  if (!priced && entry.cost) before.push(say("words-pay", { number: entry.cost }));
  if (!priced && entry.limit) before.push(say("words-once"));
  for (const test of entry.if ?? []) before.push(say("words-if", testOf(test)));
  if (entry.when && !ACTIVE.includes(entry.when)) before.push(say("words-when", { when: entry.when }));
  if (entry.may) before.push(say("words-may"));
  return [...before, deedOf(entry)].join(", ");
}

/** An Action, or one ability of a Passive, as a sentence. */
export function sentenceOf(entries: Entry[], priced = true): string {
  let text = "";
  for (const [index, entry] of entries.entries()) {
    const next = clauseOf(entry, priced && index === 0);
    text = !index ? next : say(entry.chain === "if_done" ? "words-if-done" : "words-then", { text, next });
  }
  return text ? `${upper(text)}.` : "";
}
