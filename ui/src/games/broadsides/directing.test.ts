import { expect, test } from "vitest";

import { conceal, dice, frames, pause, tracks } from "./directing";
import { anUpdate, aView, content, event } from "./testing/table";

const sailing = anUpdate(1, [
  event("plotted", { ship: "I" }),
  event("card", { ship: "S", card: "forward", step: 1 }),
  event("card", { ship: "I", card: "starboard", step: 1 }),
  event("sailed", { ship: "S", x: 6, y: 5, heading: "N" }),
  event("turned", { ship: "I", heading: "SW" }),
  event("card", { ship: "S", card: "stay", step: 2 }),
  event("card", { ship: "I", card: "forward", step: 2 }),
  event("sailed", { ship: "I", x: 6, y: 4, heading: "SW" }),
  event("exchange", { S: 2, I: 5 }),
]);

test("cards are turned over before the ships move, step by step", () => {
  const shown = frames(sailing, aView({ at: { kind: "plot" } }, { I: { plot: ["?", "?", "?"] } }));
  expect(shown.map((frame) => frame.events)).toEqual([3, 5, 7, 8]);
  const [first, second, third, fourth] = shown.map((frame) => frame.view);
  expect(first!.ships.S).toMatchObject({ x: 6, y: 4, plot: ["F", "?", "?"] });
  expect(first!.ships.I.plot).toEqual(["R", "?", "?"]);
  expect(second!.ships.S).toMatchObject({ x: 6, y: 5 });
  expect(second!.ships.I.heading).toBe("SW");
  expect(third!.step).toBe(2);
  expect(fourth!.ships.I).toMatchObject({ x: 6, y: 4 });
});

test("what was before is not changed by showing what comes", () => {
  const before = aView();
  frames(sailing, before);
  expect(before).toEqual(aView());
});

test("an update that ends with a move needs no frame for it", () => {
  const update = anUpdate(1, sailing.events.slice(0, 5));
  expect(frames(update, aView()).map((frame) => frame.events)).toEqual([3]);
});

test("nothing sails in Boarding", () => {
  expect(frames(sailing, aView({ phase: "boarding" }))).toEqual([]);
});

test("dice are looked at longer than cards, and nothing at all is passed over", () => {
  expect(pause(anUpdate(1, [event("round")]))).toBeGreaterThan(pause(anUpdate(1, [event("turn")])));
  expect(pause(anUpdate(1, []))).toBeLessThan(100);
});

test("a shot shows one die and what it did, not what came after", () => {
  const rolled = dice(anUpdate(1, [event("shot", { ship: "I", row: "C", die: 3 }), event("cannon-lost", { ship: "S" }), event("card", { ship: "S" })]));
  expect(rolled?.dice).toEqual([{ seat: "I", face: 3 }]);
  expect(rolled?.events.map((one) => one.kind)).toEqual(["shot", "cannon-lost"]);
});

test("a round shows both dice, the Seahawk's first", () => {
  expect(dice(anUpdate(1, [event("round", { S: 4, I: 6 })]))?.dice).toEqual([{ seat: "S", face: 4 }, { seat: "I", face: 6 }]);
  expect(dice(anUpdate(1, [event("turn")]))).toBeNull();
});

test("on a shared screen cards not yet turned over are face down for both", () => {
  const shown = conceal(aView({ step: 1 }, { S: { plot: ["F", "L", "S"] }, I: { plot: ["?", "?", "?"] } }));
  expect(shown.ships.S.plot).toEqual(["F", "?", "?"]);
});

test("a track begins where the ship came from and ends where she is", () => {
  const [own, enemy] = tracks(content, [anUpdate(0, [event("turn", { turn: 3 })]), sailing], aView({}, { S: { x: 6, y: 5 }, I: { x: 6, y: 4 } }));
  expect(own!.points).toEqual([{ x: 6, y: 4 }, { x: 6, y: 5 }]);
  expect(enemy!.points).toEqual([{ x: 7, y: 5 }, { x: 6, y: 4 }]);
});

test("a track older than the turn before is forgotten", () => {
  const turns = [1, 2, 3].map((turn) => anUpdate(turn, [event("turn", { turn })]));
  const [own] = tracks(content, [sailing, ...turns], aView({}, { S: { x: 6, y: 5 } }));
  expect(own!.points).toEqual([]);
});
