// Things of the table in words: the same facts for hover, focus and speech.

import type { Facts } from "../../lib/protocol";
import { speech, t } from "../../lib/speech.svelte";
import { cardName, wordsOf } from "./cards";
import { thingOf, type SiegestormDesk } from "./desk.svelte";
import { targetsOf } from "./frames";
import { BOSS, idOf, ownerOf, type CardInPlay, type CardText, type EffectView, type Letter, type LinkView } from "./types";

export const say = (id: string, facts?: Facts): string => speech.say("siegestorm", id, facts);
export const seatName = (letter: Letter): string => (letter === BOSS ? "Byloss" : /^[A-D]$/.test(letter) ? say("ui-seat", { letter }) : letter);
export const seatClass = (letter: Letter): string => (letter === BOSS ? "seat-4" : /^[A-D]$/.test(letter) ? `seat-${"ABCD".indexOf(letter) + 1}` : "");
export const together = (parts: string[]): string => new Intl.ListFormat(speech.lang, { type: "conjunction" }).format(parts);

/** Who sits there: the person's name, if it is not just the letter. */
export function personName(desk: SiegestormDesk, letter: Letter): string {
  const player = desk.players.find((one) => one.seat === letter);
  if (player?.kind === "computer") return `${t("way-computer")} ${letter}`;
  return letter === BOSS ? "Byloss" : player?.name || seatName(letter);
}

/** "A.2.T1" in words: "Track 1 of A". */
export function spotName(desk: SiegestormDesk, spot: string): string {
  const [letter = "", ...rest] = spot.split(".");
  const slot = rest.at(-1) ?? "";
  const zone = rest.length > 1 ? rest[0]! : "";
  const where = say(`ui-slot-${slot.startsWith("S") ? "storm" : slot.toLowerCase()}`, { own: letter === desk.own ? "yes" : "no", player: letter === BOSS ? "Byloss" : letter });
  return zone ? say("ui-slot-in-zone", { slot: where, zone }) : where;
}

/** Where a change of a value comes from: a card, or tokens. */
export const causeName = (source: string): string => (source === "gang" ? say("ui-gang-tokens-short") : cardName(source));

/** A card with all its words. */
export function describeCard(desk: SiegestormDesk, card: CardText, now: CardInPlay | null = null): string {
  const design = desk.design(card);
  const words = wordsOf(design);
  const parts = [say("ui-card-facts", { card: cardName(card), cost: design.cost })];
  if (design.att !== undefined && design.def !== undefined) parts.push(say("ui-card-values", { att: now?.att ?? design.att, def: now?.def ?? design.def }));
  if (now?.gang) parts.push(`${say("ui-gang-tokens", { count: now.gang })}.`);
  if (now?.spirit) parts.push(`${say("ui-spirit-tokens", { count: now.spirit })}.`);
  if (words.action) parts.push(`${say("ui-action")}: ${words.action}`);
  if (words.passive) parts.push(`${say("ui-passive")}: ${words.passive}`);
  const owner = ownerOf(card);
  if (owner) parts.push(`${say("ui-belongs-to", { player: owner })}.`);
  return parts.join(" ");
}

/** What is named in a choice: a card in play with its place, a card, a player, a number. */
export function thingName(desk: SiegestormDesk, word: string): string {
  if (word === BOSS || /^[A-D]$/.test(word)) return word === BOSS ? "Byloss" : personName(desk, word);
  if (word.includes(".")) {
    const found = desk.at(word);
    return found ? say("ui-card-at", { card: cardName(found.card), spot: spotName(desk, word) }) : spotName(desk, word);
  }
  if (/^\d+$/.test(word)) return say("ui-supporter-number", { number: Number(word) });
  return cardName(word);
}

/** A choice in words. */
export function choiceLabel(desk: SiegestormDesk, choice: string): string {
  const said = desk.said(choice);
  const { verb, parts } = said;
  const first = thingOf(said);
  switch (verb) {
    case "next":
      return say(`ui-do-next-${desk.own ? (desk.player(desk.own).step ?? "deploy") : "deploy"}`);
    case "track":
    case "advance":
      return say("ui-do-along", { zone: Number(first), player: neighbour(desk, Number(first)) });
    case "mulligan":
      return say("ui-do-mulligan", { cards: together([parts.card, parts.other].filter((card) => card !== undefined).map((card) => cardName(card))) });
    case "deck":
      return say("ui-do-deck", { deck: parts.deck ?? "" });
    case "hold":
      return say(`ui-do-hold-${first.toLowerCase()}`);
    case "use":
      return say("ui-do-use", { card: cardName(desk.at(first)?.card ?? first), number: parts.ability ?? 1 });
    case "pick":
      if (desk.question === "number") return first;
      if (desk.question === "reset" || desk.question === "commit" || desk.question === "supporter") return thingName(desk, first);
      return thingName(desk, first);
    case "commit":
      return say("ui-do-commit", { number: Number(first) });
    case "target":
    case "trigger":
    case "apply":
    case "keep":
    case "put":
      return first ? thingName(desk, first) : say("ui-do-keep");
    case "attack":
      return say("ui-do-attack", { target: thingName(desk, first) });
    default:
      return say(`ui-do-${verb}`, { card: first ? cardName(first) : "" });
  }
}

/** With three or four players: who sits across a Battle Zone from the own seat. */
export function neighbour(desk: SiegestormDesk, zone: number): string {
  const sides = desk.view.zones.find((one) => one.zone === zone)?.sides ?? [];
  const other = sides.find((letter) => letter !== desk.own) ?? "";
  return other === BOSS ? "Byloss" : personName(desk, other);
}

/** A link of the chain in one line: what it is, and what it aims at. */
export function linkWords(desk: SiegestormDesk, link: LinkView): { eyebrow: string; text: string } {
  const kind = link.link;
  const who = link.player === desk.own ? say("ui-you") : link.player === BOSS ? "Byloss" : personName(desk, link.player);
  const words = wordsOf(desk.design(link.card));
  const targets = targetsOf(link).map((target) => thingName(desk, target));
  const text = kind === "ability" || kind === "totem" ? words.passive : kind === "gang" || kind === "spirit" ? say(kind === "gang" ? "ui-command-gang-how" : "ui-symbol-spirit-how") : words.action;
  return { eyebrow: `${who}, ${say(`ui-link-${kind}`)}`, text: targets.length ? `${text} → ${together(targets)}` : text };
}

/** A lasting effect in a few words. */
export function effectWords(desk: SiegestormDesk, effect: EffectView): { text: string; source: string } {
  const card = effect.card ? (desk.at(effect.card)?.card ?? "") : "";
  const source = effect.source ? cardName(desk.at(effect.source)?.card ?? idOf(effect.source.split(".").at(-1) ?? "")) : "";
  const number = effect.n ?? 0;
  const text = say(`ui-effect-${effect.verb.replaceAll("_", "-")}`, {
    player: effect.player === BOSS ? "Byloss" : effect.player, card: card ? cardName(card) : "", stat: effect.stat ?? "", what: effect.what ?? "", fixed: String(effect.set ?? "no"),
    change: number > 0 ? `+${number}` : String(number).replace("-", "−"), until: effect.until, whole: card ? "no" : "yes",
  });
  return { text: `${text} ${say("ui-effect-until", { until: effect.until })}`, source };
}
