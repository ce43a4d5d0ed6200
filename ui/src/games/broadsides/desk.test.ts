import { beforeEach, expect, test } from "vitest";

import { aDesk, aNow, aView, plots } from "./testing/table";

beforeEach(() => sessionStorage.clear());

const plotting = (damage = 0) => aDesk(aNow(aView(), "plot", plots(damage)));

test("cards go into the first free slots, and a whole plot can be sealed", async () => {
  const { desk, sent } = plotting();
  desk.play("F");
  desk.play("R");
  expect(desk.toGo).toBe(1);
  expect(desk.plot).toBeNull();
  desk.play("S");
  expect(desk.plot).toBe("plot F R S");
  await desk.confirm();
  expect(sent).toEqual(["plot F R S"]);
});

test("a fourth card has no slot", () => {
  const { desk } = plotting();
  for (const card of ["F", "F", "F", "L"] as const) desk.play(card);
  expect(desk.slots).toEqual(["F", "F", "F"]);
});

test("an unfinished plot is not sent", async () => {
  const { desk, sent } = plotting();
  desk.play("F");
  await desk.confirm();
  expect(sent).toEqual([]);
});

test("the slot of the cursor is filled first", () => {
  const { desk } = plotting();
  desk.cursor = 2;
  desk.play("L");
  expect(desk.slots).toEqual([null, null, "L"]);
  expect(desk.cursor).toBe(0);
});

test("Damage cards that are owed stand in the last slots from the start", () => {
  expect(plotting(1).desk.slots).toEqual([null, null, "D"]);
  expect(plotting(2).desk.slots).toEqual([null, "D", "D"]);
});

test("no plot without the Damage cards that are owed can be made", () => {
  const { desk } = plotting(1);
  desk.play("F");
  desk.play("F");
  desk.play("F");
  expect(desk.slots).toEqual(["F", "F", "D"]);
  desk.takeBack(2);
  expect(desk.slots).toEqual(["F", "F", "D"]);
});

test("Damage moves to the slot it is put into, and what was there takes its place", () => {
  const { desk } = plotting(1);
  desk.play("F");
  desk.put(0, "D");
  expect(desk.slots).toEqual(["D", null, "F"]);
});

test("a card put onto Damage pushes it to a free slot", () => {
  const { desk } = plotting(1);
  desk.put(2, "R");
  expect(desk.slots).toEqual(["D", null, "R"]);
  expect(desk.slots.filter((card) => card === "D")).toHaveLength(1);
});

test("a card dragged from slot to slot changes places", () => {
  const { desk } = plotting();
  desk.play("F");
  desk.play("L");
  desk.put(0, "L", 1);
  expect(desk.slots).toEqual(["L", "F", null]);
});

test("Damage is not in the hand of an undamaged ship", () => {
  const { desk } = plotting();
  desk.play("D");
  expect(desk.slots).toEqual([null, null, null]);
  expect(desk.inHand("D")).toBe(0);
});

test("the hand counts what is left", () => {
  const { desk } = plotting();
  desk.play("F");
  desk.play("F");
  expect(desk.inHand("F")).toBe(1);
  expect(desk.inHand("S")).toBe(3);
});

test("the other's seal does not undo a plot in the making", () => {
  const now = aNow(aView(), "plot", plots(0));
  const { desk } = aDesk(now);
  desk.play("F");
  desk.show({ ...now, view: aView({}, { I: { plot: ["?", "?", "?"] } }) }, []);
  expect(desk.slots).toEqual(["F", null, null]);
});

test("with two Damage cards owed the one manoeuvre goes to any slot", () => {
  for (const cursor of [0, 1, 2]) {
    sessionStorage.clear();
    const { desk } = aDesk(aNow(aView(), "plot", plots(2)));
    desk.cursor = cursor;
    desk.play("F");
    expect(desk.slots.map((card) => card === "F")).toEqual([0, 1, 2].map((slot) => slot === cursor));
    expect(desk.plot).not.toBeNull();
  }
});

test("a new turn starts with empty slots", () => {
  const now = aNow(aView(), "plot", plots(0));
  const { desk } = aDesk(now);
  desk.play("F");
  desk.show({ ...now, view: aView({ turn: 4 }) }, []);
  expect(desk.slots).toEqual([null, null, null]);
});

test("where the ship would be is read from the server's preview, up to the first free slot", () => {
  const preview = { kind: "plot", after: { F: [6, 5, "N", false], "F F": [6, 6, "N", true], "F F S": [6, 6, "N", true] } };
  const { desk } = aDesk(aNow(aView(), "plot", plots(0), { preview }));
  expect(desk.courses).toEqual([]);
  desk.play("F");
  expect(desk.courses).toHaveLength(1);
  expect(desk.courses[0]).toMatchObject({ x: 6, y: 5, aground: null, line: "B", guns: ["B3", "C3", "D3", "E3", "F3"] });
  desk.play("F");
  expect(desk.courses[1]!.aground).toEqual({ x: 6, y: 7 });
});

const choicesOfRows = [..."ABCDEFGH"].map((row) => `shot ${row}`);

test("a click on the enemy's deck names a row, on the own deck nothing", async () => {
  const { desk, sent } = aDesk(aNow(aView({ at: { kind: "shot", seat: "S", shots: 2, then: 0 } }), "shot", choicesOfRows));
  await desk.choose("S.C3");
  expect(desk.row).toBeNull();
  await desk.choose("I.C3");
  expect(desk.row).toBe("C");
  expect(sent).toEqual([]);
  await desk.confirm();
  expect(sent).toEqual(["shot C"]);
});

test("the next shot has no row yet", () => {
  const now = aNow(aView({ at: { kind: "shot", seat: "S", shots: 2, then: 0 } }), "shot", choicesOfRows);
  const { desk } = aDesk(now);
  desk.row = "C";
  desk.show({ ...now, view: aView({ at: { kind: "shot", seat: "S", shots: 1, then: 0 } }) }, []);
  expect(desk.row).toBeNull();
});

test("free crew are placed at once, the captain only when it is confirmed", async () => {
  const crew = aDesk(aNow(aView({ phase: "deploy", at: { kind: "deploy" } }), "deploy", ["place crew A4", "place crew H3"]));
  await crew.desk.choose("S.H3");
  expect(crew.sent).toEqual(["place crew H3"]);
  const captain = aDesk(aNow(aView({ phase: "deploy", at: { kind: "deploy" } }), "deploy", ["place captain A4", "place captain H5"]));
  await captain.desk.choose("S.H5");
  expect(captain.sent).toEqual([]);
  await captain.desk.confirm();
  expect(captain.sent).toEqual(["place captain H5"]);
});

const boarding = (moves: number) =>
  aDesk(
    aNow(aView({ phase: "boarding", at: { kind: "step", seat: "S", moves }, placement: { bows: "same", S: "starboard", I: "port" } }), "step", [
      "step crew S.C3>I.C5",
      "step crew S.C3>S.C4",
      "step crew S.H5>S.H4",
      "step captain S.H5>S.H4",
    ]),
  );

test("a figure is picked up, and only its own ways are open", async () => {
  const { desk } = boarding(3);
  expect(desk.targets.size).toBe(0);
  await desk.choose("S.C3");
  expect(desk.figure).toEqual({ figure: "crew", from: "S.C3" });
  expect([...desk.targets.keys()]).toEqual(["I.C5", "S.C4"]);
});

test("where crew and captain stand together a second pick takes the other", async () => {
  const { desk } = boarding(3);
  await desk.choose("S.H5");
  expect(desk.figure?.figure).toBe("crew");
  await desk.choose("S.H5");
  expect(desk.figure?.figure).toBe("captain");
});

test("a way that is not open is sent, so that the server can say why", async () => {
  const { desk, sent } = boarding(3);
  await desk.choose("S.C3");
  await desk.choose("I.A4");
  expect(sent).toEqual(["step crew S.C3>I.A4"]);
  expect(desk.figure).toEqual({ figure: "crew", from: "S.C3" });
});

test("a section that can take nobody is sent, so that the server can say why", async () => {
  const { desk, sent } = aDesk(aNow(aView({ phase: "deploy", at: { kind: "deploy" } }), "deploy", ["place crew A4", "place crew H3"]));
  await desk.choose("S.B3");
  expect(sent).toEqual(["place crew B3"]);
});

test("moves are made at once, but the last one, which dice follow, is confirmed", async () => {
  const early = boarding(2);
  await early.desk.choose("S.C3");
  await early.desk.choose("I.C5");
  expect(early.sent).toEqual(["step crew S.C3>I.C5"]);
  const last = boarding(1);
  await last.desk.choose("S.C3");
  await last.desk.choose("I.C5");
  expect(last.sent).toEqual([]);
  expect(last.desk.chosen).toBe("step crew S.C3>I.C5");
  await last.desk.confirm();
  expect(last.sent).toEqual(["step crew S.C3>I.C5"]);
});

test("in a replay nothing can be sent", async () => {
  const { desk, sent } = plotting();
  desk.live = false;
  desk.play("F");
  await desk.act("plot F F F");
  expect(sent).toEqual([]);
  expect(desk.slots).toEqual([null, null, null]);
});

test("a spectator's board has the Seahawk below", () => {
  const { desk } = plotting();
  desk.seat = null;
  expect([desk.own, desk.enemy]).toEqual(["S", "I"]);
});

test("a plot in the making is there again after a reload, but not in another turn", () => {
  const { desk } = plotting(1);
  desk.play("L");
  expect(plotting(1).desk.slots).toEqual(["L", null, "D"]);
  expect(plotting(2).desk.slots).toEqual([null, "D", "D"]);
  expect(aDesk(aNow(aView({ turn: 9 }), "plot", plots(1))).desk.slots).toEqual([null, null, "D"]);
});

test("the row stays chosen for the next shot of an exchange", async () => {
  const { desk } = aDesk(aNow(aView(), "shot", ["shot A", "shot C", "hold"]));
  desk.row = "C";
  await desk.confirm();
  desk.show(aNow(aView({ at: { kind: "shot-die" } }), "shot-die", []), []);
  desk.show(aNow(aView({ at: { kind: "shot", seat: "S", shots: 3 } }), "shot", ["shot A", "shot C", "hold"]), []);
  expect(desk.row).toBe("C");
  desk.show(aNow(aView({ turn: 9, at: { kind: "shot", seat: "S", shots: 3 } }), "shot", ["shot A", "shot C", "hold"]), []);
  expect(desk.row).toBeNull();
});
