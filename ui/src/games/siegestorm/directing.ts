// How what happened is shown: links fall on the chain one by one, cards move, damage is looked at. Told only from the events.

import type { Director, Moment } from "../../lib/film";
import type { GameEvent } from "../../lib/protocol";
import { BOSS, HIDDEN, idOf, type CardInPlay, type CardText, type FrameView, type Letter, type LinkView, type PlayerView, type View } from "./types";

const DRAWING = ["drew", "drew-card", "boss-drew"];
const SEEN = ["vision", "sees-card", "kept", "kept-card", "put-back", "put-back-known"];

/** Milliseconds at the calm pace. */
const moments: Record<string, Moment> = {
  shuffled: { ms: 300, with: ["shuffled", "boss-deck"] }, "boss-deck": { ms: 500, with: ["shuffled", "boss-deck"] }, settled: { ms: 300, own: 0 }, "first-player": { ms: 1200 }, turn: { ms: 1000 },
  "extra-turn": { ms: 1300 }, "extra-lost": { ms: 1300 }, "extra-begins": { ms: 1000 },
  drew: { ms: 600, own: 300, with: DRAWING }, "drew-card": { ms: 600, own: 300, with: DRAWING }, overflow: { ms: 1200 }, advances: { ms: 800, own: 400 },
  played: { ms: 1300, own: 300 }, deploys: { ms: 800, own: 150 }, deployed: { ms: 1000, own: 450 }, placed: { ms: 1100, own: 500 }, replaced: { ms: 900 }, activated: { ms: 1200, own: 300 },
  target: { ms: 1000, own: 200, with: ["played", "activated", "target", "boss-plays"] }, paid: { ms: 500, own: 200, with: ["paid", "committed"] }, committed: { ms: 500, own: 200, with: ["paid", "committed"] },
  reset: { ms: 600, own: 300, with: ["reset"] }, passed: { ms: 500, own: 0 },
  resolves: { ms: 1200 }, "no-effect": { ms: 1200 }, negated: { ms: 1700 }, copied: { ms: 1200 }, fizzled: { ms: 1300 },
  storms: { ms: 1300 }, strength: { ms: 1500 }, withstands: { ms: 1600 }, damage: { ms: 1700 }, spent: { ms: 800 }, supports: { ms: 1000 }, "supports-unseen": { ms: 900 },
  killed: { ms: 1600 }, "supporter-killed": { ms: 1400 }, destroyed: { ms: 1600 }, returned: { ms: 1200 }, "returned-unseen": { ms: 900 }, healed: { ms: 1100 }, discarded: { ms: 900, with: ["discarded"] },
  moved: { ms: 1000, with: ["moved"] }, "moved-unseen": { ms: 900, with: ["moved-unseen"] }, stole: { ms: 1200, with: ["stole-card"] }, "stole-card": { ms: 1200, with: ["stole"] }, raised: { ms: 1200 },
  vision: { ms: 800, with: SEEN }, "sees-card": { ms: 800, with: SEEN }, kept: { ms: 800, with: SEEN }, "kept-card": { ms: 800, with: SEEN }, "put-back": { ms: 800, with: SEEN }, "put-back-known": { ms: 800, with: SEEN },
  shifted: { ms: 1000 }, switched: { ms: 1200, with: ["switched"] }, shapeshifted: { ms: 1100 }, "new-shape": { ms: 1200 }, modified: { ms: 900, with: ["modified"] },
  "cost-changed": { ms: 1000 }, "damage-changed": { ms: 1000 }, protected: { ms: 1000 }, "protected-card": { ms: 1000 }, unhindered: { ms: 1000 },
  "boss-drew": { ms: 750 }, "boss-plays": { ms: 1400 }, reserved: { ms: 700 }, "reserve-shuffled": { ms: 900 }, menace: { ms: 1300 }, recovered: { ms: 1300 }, token: { ms: 1000, with: ["token"] },
  defeated: { ms: 1800 }, conceded: { ms: 1800 }, eliminated: { ms: 2000 },
};

function change(view: View, letter: Letter, facts: Partial<PlayerView>): View {
  const one = view.players[letter];
  return one ? { ...view, players: { ...view.players, [letter]: { ...one, ...facts } } } : view;
}

/** Without the first of these cards; of a hand that is not seen, without any one. */
function without(cards: CardText[], card: CardText): CardText[] {
  const at = cards.findIndex((one) => one === card) >= 0 ? cards.indexOf(card) : cards.findIndex((one) => idOf(one) === idOf(card) || one === HIDDEN);
  return at < 0 ? cards : cards.filter((_, index) => index !== at);
}

/** Where a card lies: the letter of the player and the space. */
function find(view: View, card: CardText, letter?: Letter): [Letter, string] | null {
  for (const [owner, player] of Object.entries(view.players)) {
    if (letter !== undefined && owner !== letter) continue;
    for (const [space, one] of Object.entries(player.spaces)) if (one && idOf(one.card) === idOf(card)) return [owner, space];
  }
  return null;
}

function lay(view: View, letter: Letter, space: string, one: CardInPlay | null): View {
  return change(view, letter, { spaces: { ...view.players[letter]!.spaces, [space]: one } });
}

/** A card leaves its space. */
function leave(view: View, letter: Letter, card: CardText, to: "casualties" | "hand" | "support" | null): View {
  const at = find(view, card, letter);
  if (!at) return view;
  const gone = lay(view, at[0], at[1], null);
  const player = gone.players[letter]!;
  if (to === "casualties") return change(gone, letter, { casualties: [...player.casualties, card] });
  if (to === "hand") return change(gone, letter, { hand: [...player.hand, card] });
  return to === "support" ? change(gone, letter, { support: [...player.support, { card, committed: false }] }) : gone;
}

/** A card comes into play, with the values that it has when all is done. */
function enter(view: View, letter: Letter, space: string, card: CardText, after: View): View {
  const player = view.players[letter];
  const at = find(after, card, letter);
  if (!player || !(space in player.spaces) || !at) return view;
  return lay(view, letter, space, { ...after.players[at[0]]!.spaces[at[1]]!, gang: 0, spirit: 0, spot: `${letter}.${space}` });
}

/** Everything on a track goes one space on; what leaves it storms. */
function advance(view: View, letter: Letter): View {
  const spaces = { ...view.players[letter]?.spaces };
  if (!("T3" in spaces)) return view; // several tracks: the event does not say which
  if (spaces.T3) spaces[`S${1 + Object.keys(spaces).filter((space) => space.startsWith("S")).length}`] = spaces.T3;
  return change(view, letter, { spaces: { ...spaces, T3: spaces.T2 ?? null, T2: spaces.T1 ?? null, T1: null } });
}

const RESOLVING: FrameView = { kind: "chain", resolving: true };

/** What has been resolved is taken off the chain when something new happens to it. */
const settled = (view: View): View => (view.frames.some(({ kind, resolving, under_way }) => kind === "chain" && resolving && !under_way) ? { ...view, chain: view.chain.slice(0, -1), frames: [] } : view);

const link = (view: View, player: Letter, kind: string, card: CardText): View => {
  const added: LinkView = { player, link: kind, card: idOf(card), action: true, negated: false };
  const before = settled(view);
  return { ...before, chain: [...before.chain, added] };
};

/** The table after an event, as far as the event tells it. */
function step(view: View, { kind, facts }: GameEvent, after: View): View {
  const letter = String(facts.player ?? BOSS);
  const card = String(facts.card ?? "");
  const player = view.players[letter];
  if (!player) return view;
  switch (kind) {
    case "turn":
      return { ...settled(view), turn: Number(facts.turn), active: letter, chain: [] };
    case "drew":
      return change(view, letter, { hand: [...player.hand, ...Array.from({ length: Number(facts.count) }, () => HIDDEN)], resources: player.resources.slice(Number(facts.count)) });
    case "drew-card":
      return change(view, letter, { hand: [...without(player.hand, HIDDEN), card] });
    case "boss-drew":
      return change(view, BOSS, { hand: [...player.hand, card], resources: player.resources.slice(1) });
    case "reserved":
      return change(view, BOSS, { hand: without(player.hand, card), reserve: [...(player.reserve ?? []), card] });
    case "advances":
      return advance(view, letter);
    case "boss-plays": {
      const held = change(settled(view), BOSS, { hand: without(player.hand, card) });
      return facts.command === "deploy" || facts.command === "leader" ? held : link(held, BOSS, String(facts.command), card);
    }
    case "played":
      return link(change(view, letter, { hand: without(player.hand, card) }), letter, "action", card);
    case "activated":
      return link(view, letter, "ability", card);
    case "deploys":
      return change(view, letter, { hand: without(player.hand, card) });
    case "deployed":
      return enter(settled(view), letter, "T1", card, after);
    case "placed":
      return enter(settled(view), letter, String(facts.space), card, after);
    case "paid":
      return change(view, letter, { hand: without(player.hand, card), casualties: [...player.casualties, card] });
    case "resolves":
      return { ...settled(view), frames: [RESOLVING] };
    case "negated":
      return { ...view, chain: view.chain.map((one) => (one.card === idOf(card) && one.player === letter ? { ...one, negated: true } : one)) };
    case "strength":
      return { ...view, strength: Number(facts.strength) };
    case "damage":
      return letter === BOSS ? change(view, BOSS, { life: Math.max(0, (player.life ?? 0) - Number(facts.amount)) }) : change(view, letter, { resources: player.resources.slice(Number(facts.amount)) });
    case "killed":
    case "spent":
      return leave(view, letter, card, "casualties");
    case "destroyed":
      return leave(view, letter, card, null);
    case "returned":
    case "shapeshifted":
      return leave(view, letter, card, "hand");
    case "supports":
      return leave(view, letter, card, "support");
    case "menace":
      return change(view, BOSS, { menace: Number(facts.level) });
    case "recovered":
      return change(view, BOSS, { life: Number(facts.life) });
    case "token": {
      const at = find(view, card);
      const one = at && view.players[at[0]]!.spaces[at[1]];
      return at && one ? lay(view, at[0], at[1], { ...one, [String(facts.kind)]: (facts.kind === "gang" ? one.gang : one.spirit) + Number(facts.count) }) : view;
    }
    case "eliminated":
      return change(view, letter, { alive: false });
    default:
      return view;
  }
}

export const director: Director<View> = { moments, step };

/** What two people at one screen may not both see: hands, and the faces of Supporters. */
export function conceal(view: View): View {
  const players = Object.fromEntries(
    Object.entries(view.players).map(([letter, player]) => [
      letter,
      letter === "boss" ? player : { ...player, hand: player.hand.map(() => HIDDEN), support: player.support.map((one) => ({ ...one, card: HIDDEN })), answer: player.answer && HIDDEN },
    ]),
  );
  return { ...view, players };
}
