import { expect, test } from "vitest";

import { parseRoute } from "./route.svelte";

test("an empty address is the lobby", () => {
  expect(parseRoute("")).toEqual({ page: "lobby" });
  expect(parseRoute("#/")).toEqual({ page: "lobby" });
});

test("a table is named by its match", () => {
  expect(parseRoute("#/table/abc")).toEqual({ page: "table", match: "abc" });
});

test("a friend's link carries the token after the #", () => {
  expect(parseRoute("#/join/abc/to-ken_1")).toEqual({ page: "join", match: "abc", token: "to-ken_1" });
});

test("a link to a move names the step and whose eyes", () => {
  expect(parseRoute("#/replay/abc/12?seat=I")).toEqual({ page: "replay", match: "abc", step: 12, seat: "I" });
});

test("a replay without a sound step starts anywhere", () => {
  expect(parseRoute("#/replay/abc")).toEqual({ page: "replay", match: "abc", step: null, seat: null });
  expect(parseRoute("#/replay/abc/x")).toMatchObject({ step: null });
  expect(parseRoute("#/replay/abc/-1")).toMatchObject({ step: null });
});

test("a workshop is named by the game and what is made in it", () => {
  expect(parseRoute("#/workshop/siegestorm/deck")).toEqual({ page: "workshop", game: "siegestorm", kind: "deck" });
});

test("what is incomplete leads to the lobby", () => {
  for (const hash of ["#/table", "#/workshop/siegestorm", "#/join/abc", "#/replay", "#/nowhere/abc"]) expect(parseRoute(hash)).toEqual({ page: "lobby" });
});

test("an open table is joined without a token", () => {
  expect(parseRoute("#/open/abc")).toEqual({ page: "join", match: "abc", token: null });
});

test("a lost seat is got back at the match's own address", () => {
  expect(parseRoute("#/seat/abc")).toEqual({ page: "seat", match: "abc" });
});

test("rules that are opened from a table know it", () => {
  expect(parseRoute("#/rules/onboard?table")).toEqual({ page: "rules", game: "onboard", rule: "", table: true });
  expect(parseRoute("#/rules/onboard/OB-MOVE-01")).toEqual({ page: "rules", game: "onboard", rule: "OB-MOVE-01" });
});
