import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

import type { ToiDesk } from "./desk.svelte";
import { choiceLabel, lostWords } from "./words";

const voice = vi.hoisted(() => ({ lang: "en", say: (_id: string, _facts: Record<string, unknown>): string => "" }));
vi.mock("../../lib/speech.svelte", () => ({ speech: { lang: "en", has: (_: string, id: string) => id.startsWith("ui-do-") && !id.endsWith("-act"), say: (_: string, id: string, facts = {}) => voice.say(id, facts) } }));

const bundle = new FluentBundle("en", { useIsolating: false });
for (const file of ["../src/warbox/games/tideofiron/locale/en.ftl", "src/games/tideofiron/locale/en.ftl"]) bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
voice.say = (id, facts) => bundle.formatPattern(bundle.getMessage(id)!.value!, facts as Record<string, FluentVariable>);

test("who loses one of a kind loses a man, who loses more loses so many", () => {
  expect(["E", "EE", "RRO"].map(lostWords)).toEqual(["an elite soldier", "2 elite", "an officer and 2 regulars"]);
});

test("a choice names its unit, but where that is named already", () => {
  const said = { "fm n2": ["fm", ["n2"]], "target h1": ["target", ["h1"]], "go C05": ["go", []] } as Record<string, [string, string[]]>;
  const desk = { question: "act", said: (text: string) => ({ text, verb: said[text]![0], parts: {}, units: said[text]![1], hex: text.startsWith("go") ? "C05" : null }), unit: () => null, known: () => null } as unknown as ToiDesk;
  expect(["fm n2", "target h1", "go C05"].map((text) => choiceLabel(desk, text))).toEqual(["N2: Fire and move", "Fire at H1", "Go to C05"]);
  expect(choiceLabel(desk, "fm n2", true)).toBe("Fire and move");
});
