import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { playAgain, sitDown } from "./invite";
import { seatsOf } from "./keys";
import type { MatchFacts } from "./protocol";
import { sha256 } from "./sha256";

interface Call {
  path: string;
  token: string;
  body: Record<string, string>;
}

/** A server with one free seat: it takes the first token of a client's own in place of the link's. */
let calls: Call[];
let holder: string;
let lost: number; // answers that do not come back

beforeEach(() => {
  localStorage.clear();
  calls = [];
  holder = "link";
  lost = 0;
  vi.stubGlobal("fetch", async (path: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    const call = { path, token: headers["Authorization"]!.replace("Bearer ", ""), body: JSON.parse(body) as Record<string, string> };
    calls.push(call);
    if (path.endsWith("/rematch")) return new Response('{"id": "next"}');
    if (call.token !== holder) return new Response('{"error": {"kind": "wrong-token", "message": ""}}', { status: 403 });
    holder = call.body.token!;
    if (lost-- > 0) throw new TypeError("the line was cut");
    return new Response('{"seat": "I"}');
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a seat is held by a token of the client's own", async () => {
  await sitDown("m", "broadsides", "link", "Mary");
  const [held] = seatsOf("m");
  expect(held).toMatchObject({ seat: "I", game: "broadsides", token: holder });
  expect(calls[0]!.body.seed_commitment).toBe(sha256(held!.seed));
});

test("when the answer is lost the same seat is asked for once more, with the same seed and token", async () => {
  lost = 1;
  await expect(sitDown("m", "broadsides", "link", "Mary")).rejects.toThrow();
  expect(seatsOf("m")).toEqual([]);
  await sitDown("m", "broadsides", "link", "Mary");
  expect(seatsOf("m")[0]!.token).toBe(holder);
  expect(new Set(calls.map((call) => JSON.stringify(call.body))).size).toBe(1);
  expect(calls.map((call) => call.token)).toEqual(["link", "link", holder]);
});

test("a link that another has used gives no seat", async () => {
  holder = "somebody else's";
  await expect(sitDown("m", "broadsides", "link", "Mary")).rejects.toMatchObject({ kind: "wrong-token" });
  expect(seatsOf("m")).toEqual([]);
});

test("one who plays again comes with the token of the old seat, and draws a new one", async () => {
  await sitDown("m", "broadsides", "link", "Mary");
  const old = seatsOf("m")[0]!;
  holder = old.token;
  const match = { id: "m", game: "broadsides", seats: [{ seat: "I", name: "Mary" }] } as unknown as MatchFacts;
  expect(await playAgain(match)).toBe("next");
  expect(calls.at(-2)).toMatchObject({ path: "/api/matches/m/rematch", token: old.token });
  expect(calls.at(-1)!.body.name).toBe("Mary");
  expect(seatsOf("next")[0]).toMatchObject({ seat: "I", token: holder });
  expect(holder).not.toBe(old.token);
  const before = calls.length;
  await playAgain(match);
  expect(calls.length, "who sits there already only goes there").toBe(before + 1);
});
