import { expect, test } from "vitest";

import { byVerb, linesOf, momentOf } from "./position";

const POSITION = "game coves\nround 2\nA cove=2 dug=- hand=??\n. . X\npack ?\n  a  b\nat guard B 1\n";

test("a line is its first word and the rest, with keys where there are some", () => {
  expect(linesOf(POSITION)[1]).toEqual({ head: "A", whole: null, words: [{ key: "cove", value: "2" }, { key: "dug", value: "-" }, { key: "hand", value: "??" }] });
  expect(linesOf(POSITION)[0]).toEqual({ head: "round", whole: null, words: [{ key: "", value: "2" }] });
});

test("the name of the game and the moment are no lines of the board, and a drawing keeps its spaces", () => {
  expect(linesOf(POSITION).map((line) => line.whole ?? line.head)).toEqual(["round", "A", ".", "pack", "  a  b"]);
  expect(momentOf(POSITION)).toBe("guard B 1");
  expect(momentOf("")).toBe("");
});

test("choices stand together by their verb, in their order", () => {
  expect(byVerb(["pass", "play 1", "play 4 x"])).toEqual([
    { verb: "pass", choices: [{ text: "pass", rest: "" }] },
    { verb: "play", choices: [{ text: "play 1", rest: "1" }, { text: "play 4 x", rest: "4 x" }] },
  ]);
});
