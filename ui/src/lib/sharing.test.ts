import { expect, test } from "vitest";

import { linkedThing, linkTo, packed, unpacked } from "./sharing";

const DECK = "2 tengu\n3 assassin\n# é\n".repeat(40);

test("what is packed into a link comes out again, and is short", async () => {
  const sign = await packed(DECK);
  expect(sign).toMatch(/^[\w-]+$/);
  expect(sign.length).toBeLessThan(DECK.length / 4);
  expect(await unpacked(sign)).toBe(DECK);
});

test("a link opens the workshop with the thing, once", async () => {
  location.hash = new URL(await linkTo("siegestorm", "deck", DECK)).hash;
  expect(await linkedThing()).toBe(DECK);
  expect(location.hash).toBe("#/workshop/siegestorm/deck");
  expect(await linkedThing()).toBeNull();
});

test("a broken link is empty, and one that unpacks to very much is not unpacked", async () => {
  location.hash = "#/workshop/siegestorm/deck?made=%%%";
  expect(await linkedThing()).toBe("");
  const bomb = await packed("x".repeat(99_000));
  expect(bomb.length).toBeLessThan(1000);
  await expect(packed("x".repeat(1_000_000)).then(unpacked)).rejects.toThrow("too long");
});
