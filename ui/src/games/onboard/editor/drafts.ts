// Drafts that this browser keeps.

import type { Draft } from "./draft";
import { isDraft } from "./file";

export interface Kept {
  key: string;
  draft: Draft;
  at: number; // milliseconds since 1970
}

const KEY = "missions.drafts";
const MOST = 30;

export function keptDrafts(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one): one is Kept => typeof one?.key === "string" && typeof one.at === "number" && isDraft(one.draft)) : [];
  } catch {
    return [];
  }
}

/** The newest first. */
function write(drafts: Kept[]): void {
  const newest = [...drafts].sort((a, b) => b.at - a.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(newest));
  } catch {
    // a browser that keeps nothing: the draft lives as long as the page
  }
}

export function keepDraft(kept: Kept): void {
  write([kept, ...keptDrafts().filter((one) => one.key !== kept.key)]);
}

export function forgetDraft(key: string): void {
  write(keptDrafts().filter((one) => one.key !== key));
}

export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, "0")).join("");
