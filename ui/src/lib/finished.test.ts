import { expect, test } from "vitest";

import { isWanted, resultFor } from "./finished";
import type { MatchFacts } from "./protocol";
import { crc32, zip } from "./zip";

const match = (game: string, winners: string[]) => ({ game, outcome: { kind: "sunk", rule: "", winners } }) as unknown as MatchFacts;
const ANY = { text: "", game: "", result: "" as const, mine: false };

test("a match ends for those who hold seats here, not for who looks on or plays both sides", () => {
  expect(resultFor(match("broadsides", ["S"]), ["S"])).toBe("won");
  expect(resultFor(match("broadsides", ["S"]), ["I"])).toBe("lost");
  expect(resultFor(match("broadsides", []), ["I"])).toBe("drawn");
  expect(resultFor(match("broadsides", ["S"]), [])).toBeNull();
  expect(resultFor(match("broadsides", ["S"]), ["S", "I"])).toBeNull();
});

test("a match is found by its game, by its result for us, and by every word that is looked for", () => {
  const one = match("broadsides", ["S"]);
  const wanted = (wish: object, seats = ["S"]) => isWanted(one, seats, "Broadsides Nell – Computer, fair", { ...ANY, ...wish });
  expect(wanted({})).toBe(true);
  expect(wanted({ text: "fair nell" })).toBe(true);
  expect(wanted({ text: "nell hard" })).toBe(false);
  expect(wanted({ game: "onboard" })).toBe(false);
  expect(wanted({ result: "won" })).toBe(true);
  expect(wanted({ result: "lost" })).toBe(false);
  expect(wanted({ mine: true }, [])).toBe(false);
});

test("an archive holds its files whole", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  const bytes = zip([{ name: "a.jsonl", text: "one\n" }, { name: "b.jsonl", text: "dé\n" }]);
  const view = new DataView(bytes.buffer);
  expect(view.getUint32(0, true)).toBe(0x04034b50);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  expect(view.getUint16(end + 10, true)).toBe(2);
  expect(view.getUint32(view.getUint32(end + 16, true), true)).toBe(0x02014b50);
  expect(new TextDecoder().decode(bytes.slice(37, 41))).toBe("one\n");
});
