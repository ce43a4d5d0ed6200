import { expect, test } from "vitest";

import { beats, length } from "../../lib/film";
import type { Update } from "../../lib/protocol";
import { conceal, dice, director, tracks } from "./directing";
import { anUpdate, aView, content, event } from "./testing/table";
import type { View } from "./types";

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

const shown = (update: Update<View>, before = aView()) => beats(update, before, director, "S");

test("cards are turned over before the ships move, step by step", () => {
  const all = shown(sailing, aView({ at: { kind: "plot" } }, { I: { plot: ["?", "?", "?"] } }));
  expect(all.map((beat) => beat.told)).toEqual([3, 5, 7, 8, 9]);
  const [first, second, third, fourth] = all.map((beat) => beat.view);
  expect(first!.ships.S).toMatchObject({ x: 6, y: 4, plot: ["F", "?", "?"] });
  expect(first!.ships.I.plot).toEqual(["R", "?", "?"]);
  expect(second!.ships.S).toMatchObject({ x: 6, y: 5 });
  expect(second!.ships.I.heading).toBe("SW");
  expect(third!.step).toBe(2);
  expect(fourth!.ships.I).toMatchObject({ x: 6, y: 4 });
});

test("what was before is not changed by showing what comes", () => {
  const before = aView();
  shown(sailing, before);
  expect(before).toEqual(aView());
});

test("the die is seen before anything is said, and what it did with the verdict", () => {
  const all = shown(anUpdate(1, [event("shot", { ship: "I", row: "C", die: 3 }), event("cannon-lost", { ship: "S", section: "C3" }), event("card", { ship: "S", card: "stay", step: 2 })]));
  expect(all.map((beat) => [beat.rolling, beat.told, beat.events.map((one) => one.kind)])).toEqual([
    [true, 0, ["shot"]],
    [false, 2, ["shot", "cannon-lost"]],
    [false, 3, ["card"]],
  ]);
  expect(all.map((beat) => beat.view.ships.S.cannons.includes("C3"))).toEqual([true, false, false]);
});

test("whoever moved a figure has seen it move; others need longer", () => {
  const stepped = [event("stepped", { ship: "S", figure: "crew", from: "S.C3", to: "S.C4" })];
  const time = (by: string) => length({ ...anUpdate(1, stepped), by }, director, "S");
  expect(time("S")).toBeLessThan(time("I"));
  expect(length(anUpdate(1, []), director, "S")).toBe(0);
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
