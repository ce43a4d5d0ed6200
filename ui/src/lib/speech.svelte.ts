import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Facts } from "./protocol";

export type Lang = "en" | "fr";

const known = (text: string | null): Lang | null => (text?.startsWith("fr") ? "fr" : text?.startsWith("en") ? "en" : null);

/** Sentences in the chosen language: the shell's and, once loaded, a game's. Missing ones fall back to English, then to their id. */
class Speech {
  lang = $state<Lang>(known(localStorage.getItem("lang")) ?? known(navigator.language) ?? "en");
  #bundles = $state.raw(new Map<string, FluentBundle>());

  async load(...domains: string[]): Promise<void> {
    const wanted = domains.flatMap((domain) => [`${domain}/${this.lang}`, `${domain}/en`]);
    const missing = [...new Set(wanted)].filter((key) => !this.#bundles.has(key));
    const loaded = await Promise.all(missing.map(async (key) => [key, await fetchBundle(key)] as const));
    if (loaded.length) this.#bundles = new Map([...this.#bundles, ...loaded]);
  }

  async choose(lang: Lang): Promise<void> {
    localStorage.setItem("lang", lang);
    this.lang = lang;
    document.documentElement.lang = lang;
    await this.load(...new Set([...this.#bundles.keys()].map((key) => key.split("/")[0]!)));
  }

  has(domain: string, id: string): boolean {
    return this.#bundles.get(`${domain}/${this.lang}`)?.hasMessage(id) ?? this.#bundles.get(`${domain}/en`)?.hasMessage(id) ?? false;
  }

  say(domain: string, id: string, facts: Facts = {}): string {
    for (const lang of [this.lang, "en"]) {
      const bundle = this.#bundles.get(`${domain}/${lang}`);
      const message = bundle?.getMessage(id);
      if (bundle && message?.value) return bundle.formatPattern(message.value, facts as Record<string, FluentVariable>, []);
    }
    return id;
  }
}

async function fetchBundle(key: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(key.split("/")[1]!, { useIsolating: false });
  const answer = await fetch(`/locale/${key}.ftl`);
  if (answer.ok) bundle.addResource(new FluentResource(await answer.text()));
  return bundle;
}

export const speech = new Speech();
