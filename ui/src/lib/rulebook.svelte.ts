import { rules } from "./api";
import type { RuleText } from "./protocol";

/** The catalogs of rules, for every "why?". */
class Rulebook {
  #catalogs = $state.raw(new Map<string, Record<string, RuleText>>());

  async load(slug: string): Promise<void> {
    if (this.#catalogs.has(slug)) return;
    const catalog = await rules(slug);
    this.#catalogs = new Map([...this.#catalogs, [slug, catalog]]);
  }

  text(slug: string, id: string): string {
    return this.#catalogs.get(slug)?.[id]?.text ?? "";
  }

  source(slug: string, id: string): string {
    return this.#catalogs.get(slug)?.[id]?.source ?? "";
  }

  all(slug: string): [string, RuleText][] {
    return Object.entries(this.#catalogs.get(slug) ?? {});
  }
}

export const rulebook = new Rulebook();
