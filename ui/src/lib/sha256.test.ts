import { createHash } from "node:crypto";
import { expect, test } from "vitest";

import { sha256 } from "./sha256";

test("a digest is the one that the standard gives", () => {
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

test("texts of every length up to three blocks have the digest that another program finds", () => {
  for (let length = 0; length <= 192; length++) {
    const text = "0123456789abcdefé".repeat(12).slice(0, length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});
