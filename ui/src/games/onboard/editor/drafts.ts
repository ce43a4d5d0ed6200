// Drafts of missions, among what a person has made.

import { made, takeOver } from "../../../lib/made.svelte";
import type { Draft } from "./draft";
import { isDraft, toToml } from "./file";

export { newKey } from "../../../lib/made.svelte";

export interface Kept {
  key: string;
  draft: Draft;
  at: number; // milliseconds since 1970
}

export const keptDrafts = (): Kept[] =>
  made.of("onboard", "mission").flatMap(({ key, work, at }) => (isDraft(work) ? [{ key, draft: work, at }] : []));

/** Whether it may be played is known when it has been checked. */
export function keepDraft({ key, draft, at }: Kept): void {
  made.keep({ game: "onboard", kind: "mission", key, name: draft.name_en || draft.id, value: toToml(draft), work: draft, sound: false, at });
}

export const forgetDraft = (key: string): void => made.forget(key);

const isKept = (one: unknown): one is Kept => typeof (one as Kept)?.key === "string" && typeof (one as Kept).at === "number" && isDraft((one as Kept).draft);
takeOver("missions.drafts", (one) => isKept(one) && keepDraft(one));
