import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folders = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((found) => found.isDirectory() && found.name === "locale")
    .map((found) => `${found.parentPath}/locale`);
const FILES = [...folders("src"), ...folders("../src/warbox/games")];

const ids = (path: string) => new FluentResource(readFileSync(path, "utf8")).body.map((message) => message.id);
const written = (path: string) => [...readFileSync(path, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

test.each(FILES)("%s: every sentence is there in both languages", (folder) => {
  expect(ids(`${folder}/fr.ftl`)).toEqual(ids(`${folder}/en.ftl`));
});

test.each(FILES)("%s: French counts nothing as one, so its one is no written number", (folder) => {
  const written = readFileSync(`${folder}/fr.ftl`, "utf8").split("\n");
  expect(written.filter((line) => /^\s*\[one\].*(^|[^\w$])1 \p{L}/u.test(line))).toEqual([]);
});

test.each(FILES.flatMap((folder) => [`${folder}/en.ftl`, `${folder}/fr.ftl`]))("%s: every sentence is understood, none twice", (path) => {
  expect(ids(path)).toEqual(written(path));
  expect(new Set(ids(path)).size).toBe(ids(path).length);
});
