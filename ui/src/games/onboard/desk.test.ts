import { expect, test } from "vitest";

import { beats } from "../../lib/film";
import type { Action, GameEvent, Now, Update } from "../../lib/protocol";
import { OnBoardDesk } from "./desk.svelte";
import { bout, conceal, director } from "./directing";
import { percent } from "./outlook";
import type { AgentView, Content, View } from "./types";
import { log } from "./telling";

const agent = (team: "attack" | "defence", cell: string | null, seat: string): AgentView => ({ team, cell, seat, hit_points: 2, flashed: false, disoriented: 0, activated: false });
const card = (id: string, attack: number, defence: number) => ({ id, name_en: id, name_fr: id, kind: "action" as const, attack, defence, distance: 1, duration: 0 });
const CONTENT: Content = {
  agents: [{ id: "ash", name: "Ash", team: "attack" }, { id: "doc", name: "Doc", team: "defence" }],
  cards: [card("smoke_grenade", 2, 3), card("counter", 1, 2), card("breach_charge", 3, 2)],
  missions: [{ id: "m", name_en: "M", name_fr: "M", turn_limit: 10, required_defusals: 1, hold_checks: 1, tiles: [], edges: {}, starts: { attack: [], defence: [] }, bombs: [], zones: [] }],
  constants: { hand_size: 5, actions_per_agent: 3, hit_points: 2 },
};
const view = (facts: Partial<View> = {}): View =>
  ({
    mission: "m", map: null, turn: 1, turn_limit: 10, phase: "attack", merged: null, smoke: {}, traps: [], bombs: {}, edges: {},
    agents: { ash: agent("attack", "C5", "A1"), doc: agent("defence", "A5", "D1") },
    seats: {
      A1: { team: "attack", agents: ["ash"], hand: { breach_charge: 2, smoke_grenade: 1 }, hand_size: 3, committed: null },
      D1: { team: "defence", agents: ["doc"], hand: null, hand_size: 5, committed: null },
    },
    at: { kind: "act", agent: "ash", actions: 3 },
    ...facts,
  }) as View;
/** An action in notation as the server tells it. */
function said(text: string): Action {
  const [verb = "", first = "", second = ""] = text.split(" ");
  const target = (name: string) => (name.includes("|") ? { edge: name } : /^[A-F]\d$/.test(name) ? { cell: name } : { agent: name });
  const parts = verb === "play" || verb === "lay" ? { card: first, ...target(second) } : verb === "commit" ? { cards: text.split(" ").slice(1).filter((card) => card !== "-") } : first ? target(first) : {};
  return { text, verb, parts };
}

const now = (kind: string, choices: string[], facts: Partial<View> = {}, preview: unknown = null): Now<View> =>
  ({ view: view(facts), asked: { kind, rule: "", seats: ["A1"], mode: "one" }, choices, actions: choices.map(said), odds: null, preview, undo: false, takeback: null, clock: null, outcome: null, position: "" });
const event = (kind: string, facts: GameEvent["facts"] = {}): GameEvent => ({ kind, rule: "OB-COMBAT-13", facts });
const update = (n: number, events: GameEvent[]): Update<View> => ({ n, by: "A1", action: null, events });

function desk(state: Now<View>, sent: string[] = [], after?: (action: string, desk: OnBoardDesk) => void): OnBoardDesk {
  const made: OnBoardDesk = new OnBoardDesk("onboard", CONTENT, { act: async (action) => (sent.push(action), after?.(action, made), null), undo: async () => null });
  made.seat = "A1";
  made.show(state, []);
  return made;
}

test("an enemy is aimed at first and fired at when it is chosen again", async () => {
  const sent: string[] = [];
  const one = desk(now("act", ["fight doc", "move C4", "stop"]), sent);
  await one.choose("A5");
  expect([one.aim, sent]).toEqual(["fight doc", []]);
  await one.choose("A5");
  expect(sent).toEqual(["fight doc"]);
});

test("a card from the hand narrows what can be clicked to its targets", () => {
  const one = desk(now("act", ["fight doc", "open C5|C6", "play breach_charge B5|C5", "play smoke_grenade C4"]));
  expect([...one.targets.keys()]).toEqual(["doc", "C5|C6"]);
  one.takeCard("breach_charge");
  expect([...one.targets]).toEqual([["B5|C5", "play breach_charge B5|C5"]]);
  one.takeCard("breach_charge");
  expect(one.card).toBeNull();
});

test("in preparation every edge that a card fits can be clicked at once", () => {
  const one = desk(now("prepare", ["play barricade B5|C5", "play wall_reinforcement B4|C4", "done"]));
  expect([...one.targets.keys()]).toEqual(["B5|C5", "B4|C4"]);
});

const WAY = { kind: "plan", lines: {}, rules: {}, reach: { ash: { C7: { cost: 3, way: ["move C6", "open C6|C7", "move C7"], cells: ["C6", "C7"], doors: 1, targets: {} } } } };

test("a longer walk is sent step by step, each when the one before is done", async () => {
  const sent: string[] = [];
  const next: Record<string, string[]> = { "move C6": ["open C6|C7"], "open C6|C7": ["move C7"], "move C7": ["stop"] };
  const one = desk(now("act", ["move C6"], {}, WAY), sent, (action, table) => table.show(now("act", next[action]!, {}, WAY), []));
  await one.choose("C7");
  await new Promise((done) => setTimeout(done));
  expect(sent).toEqual(["move C6", "open C6|C7", "move C7"]);
});

test("a walk ends where a trap springs", async () => {
  const sent: string[] = [];
  const one = desk(now("act", ["move C6"], {}, WAY), sent, (_, table) => table.show(now("act", ["open C6|C7"], {}, WAY), [update(1, [event("trap-sprung")])]));
  await one.choose("C7");
  await new Promise((done) => setTimeout(done));
  expect(sent).toEqual(["move C6"]);
});

test("cards for a combat are named in the order of the list, each copy for itself", () => {
  const one = desk(now("commit", ["commit -", "commit smoke_grenade breach_charge", "commit smoke_grenade breach_charge breach_charge"]));
  expect(one.hand.map((held) => held.key)).toEqual(["smoke_grenade.0", "breach_charge.0", "breach_charge.1"]);
  expect(one.chosen).toBe("commit -");
  one.layDown("breach_charge.1");
  one.layDown("smoke_grenade.0");
  expect(one.chosen).toBe("commit smoke_grenade breach_charge");
  one.layDown("breach_charge.0");
  expect(one.chosen).toBe("commit smoke_grenade breach_charge breach_charge");
});

test("a combat shows no number before both have laid their cards", () => {
  const seats = view().seats;
  const sealed = { ...seats, D1: { ...seats.D1!, committed: { count: null, cards: null } } };
  const found = bout(desk(now("commit", [], { seats: sealed, at: { kind: "commit", agent: "ash", target: "doc" } })))!;
  expect(found.step).toBe("commit");
  expect(found.camps.map((camp) => [camp.ready, camp.count, camp.cards])).toEqual([[false, null, null], [true, null, null]]);
});

test("the result of a combat stays to be read, with the cards of both sides", () => {
  const events = [event("countered", { agent: "doc", target: "ash" }), event("card-revealed", { agent: "doc", card: "breach_charge", points: 3 }), event("revealed", { agent: "doc", role: "striker", points: 3 }), event("revealed", { agent: "ash", role: "guard", points: 0 }), event("hit", { agent: "doc", target: "ash", attack: 3, defence: 0 })];
  const one = desk(now("act", ["stop"]));
  one.show(now("act", ["stop"]), [update(1, [event("fight", { agent: "ash", target: "doc", zone: "distinct" })]), update(2, [event("cards-down", { agent: "ash", cards: 0, target: "doc", against: 1 })]), update(3, events)]);
  const found = bout(one)!;
  expect([found.step, found.n, found.attack, found.defence, found.hit, found.countered]).toEqual(["over", 3, 3, 0, true, true]);
  expect(found.camps.map((camp) => [camp.agent, camp.strikes, camp.cards])).toEqual([["ash", false, []], ["doc", true, ["breach_charge"]]]);
});

test("cards are turned up one after another before the result is told, and the wound after it", () => {
  const events = [event("card-revealed", { agent: "doc", card: "counter", points: 1 }), event("revealed", { agent: "doc", role: "striker", points: 1 }), event("hit", { agent: "doc", target: "ash", attack: 1, defence: 0 }), event("wounded", { agent: "ash", left: 1 })];
  const shown = beats(update(3, events), view(), director, "A1");
  expect(shown.map((beat) => beat.events.map((one) => one.kind))).toEqual([["card-revealed"], ["revealed"], ["hit"], ["wounded"]]);
  expect(shown.map((beat) => beat.told)).toEqual([1, 2, 3, 4]);
});

test("two people at one screen see neither hands nor traps of the other", () => {
  const shown = conceal(view({ traps: [{ card: "trap_jaws", cell: "B5", agent: "doc", from: "A5", possible: ["B5"] }] }));
  expect(shown.seats.A1!.hand).toBeNull();
  expect(shown.traps[0]).toMatchObject({ card: null, cell: null, possible: ["B5"] });
});

test("a chance is rounded, but never to certainty", () => {
  expect([0, 0.004, 0.5, 0.996, 1].map(percent)).toEqual(["0 %", "< 1 %", "50 %", "> 99 %", "100 %"]);
});

test("a room of a mission of one's own has its own name in the log, and the kind of a fight is no room", () => {
  const room = { id: "same", name_en: "Powder store", name_fr: "Poudrière", kind: "room" as const, cells: ["A1"] };
  const one = desk(now("act", [], { map: { ...CONTENT.missions[0]!, zones: [room] } }));
  expect(log.named!(one, event("smoked", { zone: "same", tokens: 2 }))).toEqual({ zone: "Powder store", tokens: 2 });
  expect(log.named!(one, event("fight", { zone: "same" }))).toEqual({ zone: "same" });
  expect(log.named!(desk(now("act", [])), event("smoked", { zone: "lobby" }))).toEqual({ zone: "lobby" });
});
