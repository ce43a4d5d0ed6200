import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

import { lostWords } from "./words";

const voice = vi.hoisted(() => ({ lang: "en", say: (_id: string, _facts: Record<string, unknown>): string => "" }));
vi.mock("../../lib/speech.svelte", () => ({ speech: { lang: "en", say: (_: string, id: string, facts = {}) => voice.say(id, facts) } }));

test("who loses one of a kind loses a man, who loses more loses so many", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of ["../src/warbox/games/tideofiron/locale/en.ftl", "src/games/tideofiron/locale/en.ftl"]) bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  voice.say = (id, facts) => bundle.formatPattern(bundle.getMessage(id)!.value!, facts as Record<string, FluentVariable>);
  expect(["E", "EE", "RRO"].map(lostWords)).toEqual(["an elite soldier", "2 elite", "an officer and 2 regulars"]);
});
