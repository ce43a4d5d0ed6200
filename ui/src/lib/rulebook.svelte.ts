import { rules } from "./api";
import type { RuleText } from "./protocol";
import { speech } from "./speech.svelte";

/** The catalogs are written in Markdown; its stars are no part of a sentence. */
const plain = (text: string): string => text.replace(/\*([^*\s][^*]*)\*/g, "$1");

/** The catalogs of rules, for every "why?", fetched for the first; in the language of the page where they have been translated. */
class Rulebook {
  cited = new Map<string, string[]>(); // by game: the rules behind what is asked and happened last at the table of this tab
  #catalogs = $state.raw(new Map<string, Record<string, RuleText>>());

  async load(slug: string): Promise<void> {
    const key = `${slug}/${speech.lang}`;
    if (this.#catalogs.has(key)) return;
    const told = await rules(slug, speech.lang);
    const catalog = Object.fromEntries(Object.entries(told).map(([id, rule]) => [id, { ...rule, text: plain(rule.text), details: rule.details.map(plain) }]));
    this.#catalogs = new Map([...this.#catalogs, [key, catalog]]);
  }

  /** The page speaks another language now: the catalogs that are open are wanted in it, too. */
  async translate(): Promise<void> {
    const slugs = new Set([...this.#catalogs.keys()].map((key) => key.split("/")[0]!));
    await Promise.all([...slugs].map((slug) => this.load(slug)));
  }

  rule(slug: string, id: string): RuleText | null {
    return this.#catalog(slug)[id] ?? null;
  }

  all(slug: string): [string, RuleText][] {
    return Object.entries(this.#catalog(slug));
  }

  #catalog(slug: string): Record<string, RuleText> {
    return this.#catalogs.get(`${slug}/${speech.lang}`) ?? this.#catalogs.get(`${slug}/en`) ?? this.#catalogs.get(`${slug}/fr`) ?? {};
  }
}

export const rulebook = new Rulebook();
