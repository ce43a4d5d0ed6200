import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Now } from "../../lib/protocol";
import { REACTION_PAUSE_MS, SiegestormDesk, SUPPORT, type Said } from "./desk.svelte";
import { conceal } from "./directing";
import { forecast } from "./forecast";
import { aimedAt } from "./frames";
import type { CardInPlay, Content, Design, LinkView, PlayerView, View } from "./types";

const design = (id: string, cost: number): Design => ({ id, faction: "ysra", rarity: "soldier", cost, att: 1, def: 1 });
const CONTENT: Content = { card: [{ ...design("tengu", 4), action: [{ do: "kill", to: "enemy" }] }, { ...design("abbot", 1), action: [{ do: "negate" }] }, design("runner", 0)], boss: [], starter: {} };
const LINK: LinkView = { player: "B", link: "action", card: "tengu", action: true, negated: false };
const inPlay = (card: string, spot: string): CardInPlay => ({ card, spot, att: 1, def: 1, att_causes: [], def_causes: [], gang: 0, spirit: 0, used: [] });
const player = (facts: Partial<PlayerView> = {}): PlayerView => ({ alive: true, step: null, extra: false, had_extra: false, deployed: [], resources: ["?"], hand: [], casualties: [], heal: [], support: [], spaces: {}, answer: null, ...facts });
const view = (facts: Partial<View> = {}): View => ({
  game: "siegestorm", cascade: 0, acts: false, past: null, options: { mode: "duel" }, cards: [], turn: 3, active: "B", zones: [], effects: [], chain: [], frames: [], strength: null, asked: null, over: null,
  players: { A: player({ hand: ["tengu", "abbot", "runner"], support: [{ card: "runner", committed: false }, { card: "runner", committed: true }], spaces: { T1: inPlay("abbot", "A.T1") } }), B: player({ hand: ["?", "?"] }) },
  ...facts,
});
/** An action as the server sends it. */
const said = (text: string): Said => {
  const [verb = "", first = "", other] = text.split(" ");
  const parts = !first ? {} : first.includes(".") ? { space: first } : Number(first) ? { number: Number(first) } : { card: first, ...(other ? { other } : {}) };
  return { text, verb, parts };
};
const now = (kind: string, choices: string[], facts: Partial<View> = {}): Now<View> =>
  ({ view: view(facts), asked: { kind, rule: "", seats: ["A"], mode: "one" }, choices, actions: choices.map(said), odds: null, preview: null, undo: false, takeback: null, clock: null, outcome: null, position: "" });

function sit(state: Now<View>, sent: string[] = [], after?: (action: string, desk: SiegestormDesk) => void): SiegestormDesk {
  const desk: SiegestormDesk = new SiegestormDesk("siegestorm", CONTENT, { act: async (action) => (sent.push(action), after?.(action, desk), null), undo: async () => null });
  desk.seat = "A";
  desk.show(state, []);
  return desk;
}

const paying = (owed: number, choices = ["pay", "commit 1", "discard tengu", "discard abbot", "discard runner"]) => now("pay", choices, { frames: [{ kind: "declare", player: "A", use: "play", named: "x", stage: "pay", owed }] });

test("the usual payment is filled in: ready Supporters first, then the dearest cards", () => {
  expect(sit(paying(2)).paying).toEqual(["commit:1", "discard:tengu.0"]);
});

test("the usual payment is sent as one answer", async () => {
  const sent: string[] = [];
  await sit(paying(2), sent).pay();
  expect(sent).toEqual(["pay"]);
});

test("another payment is sent card by card, in the order in which it was laid", async () => {
  const sent: string[] = [];
  const desk = sit(paying(2), sent, (_, table) => table.show(sent.length === 1 ? paying(1) : now("act", ["next"]), []));
  desk.togglePayment("discard:tengu.0");
  desk.togglePayment("commit:1");
  desk.togglePayment("discard:runner.0");
  desk.togglePayment("commit:1");
  expect([desk.paid, desk.paying]).toEqual([true, ["discard:runner.0", "commit:1"]]);
  await desk.pay();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(["discard runner", "commit 1"]);
});

test("a payment that is not whole is not sent, and a committed Supporter does not pay", async () => {
  const sent: string[] = [];
  const desk = sit(paying(2), sent);
  desk.togglePayment("commit:2");
  expect(desk.paying).toEqual(["commit:1", "discard:tengu.0"]);
  desk.togglePayment("commit:1");
  await desk.pay();
  expect([desk.paid, sent]).toEqual([false, []]);
});

test("a card of the hand is chosen first; what it can be used for follows", async () => {
  const sent: string[] = [];
  const desk = sit(now("act", ["next", "play tengu", "deploy tengu", "use A.T1"]), sent);
  await desk.takeHeld({ key: "tengu.0", card: "tengu" });
  expect([desk.chosen, desk.uses, sent]).toEqual(["tengu.0", ["deploy tengu", "play tengu"], []]);
  await desk.takeSpot("A.T1");
  expect([desk.chosen, desk.uses]).toEqual(["A.T1", ["use A.T1"]]);
});

test("a target is taken at once", async () => {
  const sent: string[] = [];
  await sit(now("target", ["target B.T1", "target B.T2"]), sent).takeSpot("B.T2");
  expect(sent).toEqual(["target B.T2"]);
});

test("what is aimed at is known from the chain and from what is being declared", () => {
  const found = aimedAt(view({ chain: [{ ...LINK, targets: [{ entry: 1, card: "A.T1" }, { entry: 2, card: "A.T2" }] }], frames: [{ kind: "declare", targets: [{ entry: 1, card: "B.T3" }] }] }));
  expect([...found]).toEqual([["A.T1", 1], ["A.T2", 1], ["B.T3", 2]]);
});

test("cards to send back before the first turn are named as the rules list them", () => {
  const desk = sit(now("mulligan", ["keep", "mulligan tengu", "mulligan abbot", "mulligan tengu abbot"]));
  expect(desk.mulligan).toBe("keep");
  desk.marked = ["abbot.0", "tengu.0"];
  expect(desk.mulligan).toBe("mulligan tengu abbot");
});

test("two people at one screen see neither hands nor the faces of Supporters", () => {
  const shown = conceal(view()).players.A!;
  expect([shown.hand, shown.support]).toEqual([["?", "?", "?"], [{ card: "?", committed: false }, { card: "?", committed: true }]]);
});

const reacting = (choices: string[], target = "", turn = 3) => now("react", choices, { chain: [{ ...LINK, ...(target ? { targets: [{ entry: 1, card: target }] } : {}) }], turn });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("with nothing to answer the page declines by itself, after the pause and not before", async () => {
  const sent: string[] = [];
  sit(reacting(["pass"]), sent);
  await vi.advanceTimersByTimeAsync(REACTION_PAUSE_MS - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(["pass"]);
});

test("who could answer and declines at once is heard after the same pause", async () => {
  const sent: string[] = [];
  const desk = sit(reacting(["pass", "play abbot"]), sent);
  await vi.advanceTimersByTimeAsync(50);
  await desk.pass();
  await vi.advanceTimersByTimeAsync(REACTION_PAUSE_MS - 51);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(["pass"]);
});

test("who could answer is never hurried", async () => {
  const sent: string[] = [];
  sit(reacting(["pass", "play abbot"]), sent);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});

test("a turn that is let go by goes on by itself, until something is aimed at us or the turn is over", async () => {
  const sent: string[] = [];
  const desk = sit(reacting(["pass", "play abbot"]), sent);
  await desk.passOn();
  await vi.advanceTimersByTimeAsync(REACTION_PAUSE_MS);
  expect(sent).toEqual(["pass"]);
  desk.show(reacting(["pass", "play abbot"], "B.T1"), []);
  await vi.advanceTimersByTimeAsync(REACTION_PAUSE_MS);
  expect(sent).toEqual(["pass", "pass"]);
  desk.show(reacting(["pass", "play abbot"], "A.T1"), []);
  await vi.advanceTimersByTimeAsync(10 * REACTION_PAUSE_MS);
  desk.show(reacting(["pass", "play abbot"], "", 5), []);
  await vi.advanceTimersByTimeAsync(10 * REACTION_PAUSE_MS);
  expect(sent).toEqual(["pass", "pass"]);
});

const link = (player: string, card: string, facts: Partial<LinkView> = {}): LinkView => ({ ...LINK, player, card, ...facts });
const AT = { targets: [{ entry: 1, card: "A.T1" }] };
const foreseen = (...chain: ReturnType<typeof link>[]) => forecast(sit(now("react", ["pass"], { chain }))).map((one) => [one.number, one.kind, one.good]);

test("what the chain will do is foreseen from the top: what is negated does nothing, what has lost its target fizzles", () => {
  expect(foreseen(link("B", "tengu", AT))).toEqual([[1, "does", false]]);
  expect(foreseen(link("B", "tengu", AT), link("A", "abbot", { answers: 1 }))).toEqual([[2, "does", true], [1, "negated", true]]);
  expect(foreseen(link("B", "tengu", AT), link("A", "abbot", { answers: 1 }), link("B", "abbot", { answers: 2 }))).toEqual([[3, "does", false], [2, "negated", false], [1, "does", false]]);
  expect(foreseen(link("A", "tengu", AT), link("B", "tengu", AT))).toEqual([[2, "does", false], [1, "fizzles", false]]);
});

const aimed = { costs: {}, targets: { "play tengu": ["B.T1", "B.T2"] }, vain: ["play abbot"], storm: null, plan: null };

test("a chosen card is put to use by a click on what it is used on, and its target is named with it", async () => {
  const sent: string[] = [];
  const target = now("target", ["target B.T1", "target B.T2"]);
  const desk = sit({ ...now("act", ["play tengu", "deploy tengu", "next"]), preview: aimed }, sent, (action, table) => action === "play tengu" && table.show(target, [{ n: 1, by: "A", action, events: [] }]));
  expect(desk.mayTake("B.T2")).toBe(false);
  desk.chosen = "tengu.0";
  expect([desk.mayTake("B.T2"), desk.mayTake("B.T3")]).toEqual([true, false]);
  await desk.takeSpot("B.T2");
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(["play tengu", "target B.T2"]);
});

test("orders are given by a click where they lead to", async () => {
  const sent: string[] = [];
  const order = now("order", ["storm", "hold", "support"], { frames: [{ kind: "order", player: "A", spot: "A.S1" }] });
  order.actions = [said("storm"), { text: "hold FL", verb: "hold", parts: { space: "FL" } }, said("support")];
  const desk = sit(order, sent);
  expect(desk.mayTake("B.FL")).toBe(false);
  await desk.takeSpot("A.FL");
  await desk.putCreature("A.S1", SUPPORT);
  expect(sent).toEqual(["hold FL", "support"]);
});

test("what would do nothing comes last and is still there", () => {
  const desk = sit({ ...now("act", ["play abbot", "deploy abbot", "next"]), preview: aimed });
  desk.chosen = "abbot.0";
  expect([desk.uses, desk.isVain("play abbot"), desk.isVain("deploy abbot")]).toEqual([["deploy abbot", "play abbot"], true, false]);
});
