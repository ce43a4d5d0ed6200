import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Facts } from "./protocol";

export type Lang = "en" | "fr";
const LANGS: Lang[] = ["en", "fr"];

// The page's own sentences are part of the page; a game's come from the server, which tells the terminal the same ones.
const own = import.meta.glob<string>("../**/locale/*.ftl", { query: "?raw", import: "default" });

/** Where the page's own part of a domain lies: `page`, `teach` (lessons and rules), `review`, `lab`, a game, or a folder of a game, as `onboard.editor`. */
const folderOf = (domain: string): string => (domain === "page" ? "../locale" : ["teach", "review", "lab"].includes(domain) ? `../${domain}/locale` : `../games/${domain.replace(".", "/")}/locale`);

const known = (text: string | null): Lang | null => (text?.startsWith("fr") ? "fr" : text?.startsWith("en") ? "en" : null);

/** Sentences in the chosen language; every one is there in each. Until a language has come the other one is spoken. */
class Speech {
  lang = $state<Lang>(known(localStorage.getItem("lang")) ?? known(navigator.language) ?? "en");
  #bundles = $state.raw(new Map<string, FluentBundle>());
  #fetching = new Map<string, Promise<FluentBundle>>();

  constructor() {
    document.documentElement.lang = this.lang;
  }

  /** `page` for the shell, `lids` for what stands on the lids, `onboard.editor` for a folder of the page; a game's slug for its sentences and its part of the page. */
  async load(...domains: string[]): Promise<void> {
    await this.#load(this.lang, domains);
  }

  async #load(lang: Lang, domains: string[]): Promise<void> {
    const missing = [...new Set(domains)].map((domain) => `${domain}/${lang}`).filter((key) => !this.#bundles.has(key));
    const loaded = await Promise.all(missing.map(async (key) => [key, await this.#fetch(key)] as const));
    if (loaded.length) this.#bundles = new Map([...this.#bundles, ...loaded]);
  }

  /** One request for a file, however many ask for it at once. */
  #fetch(key: string): Promise<FluentBundle> {
    const under = this.#fetching.get(key) ?? fetchBundle(key);
    this.#fetching.set(key, under);
    return under.finally(() => this.#fetching.delete(key));
  }

  /** Speak another language as soon as its sentences are here; if they do not come, all stays as it is. */
  async choose(lang: Lang): Promise<void> {
    localStorage.setItem("lang", lang);
    const open = [...this.#bundles.keys()].map((key) => key.split("/")[0]!);
    await this.#load(lang, open).catch(() => undefined);
    const wished = localStorage.getItem("lang") === lang; // no other one meanwhile
    if (!wished || !open.every((domain) => this.#bundles.has(`${domain}/${lang}`))) return;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  has(domain: string, id: string): boolean {
    return LANGS.some((lang) => this.#bundles.get(`${domain}/${lang}`)?.hasMessage(id));
  }

  say(domain: string, id: string, facts: Facts = {}): string {
    for (const lang of [this.lang, ...LANGS]) {
      const bundle = this.#bundles.get(`${domain}/${lang}`);
      const message = bundle?.getMessage(id);
      if (bundle && message?.value) return bundle.formatPattern(message.value, facts as Record<string, FluentVariable>, []);
    }
    return id;
  }

  /** "Ann, Bob and Cleo". */
  list(names: string[]): string {
    return new Intl.ListFormat(this.lang).format(names);
  }

  /** A moment as people say it: "2 minutes ago". */
  ago(iso: string): string {
    const seconds = (Date.parse(iso) - Date.now()) / 1000;
    const units: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]];
    const format = new Intl.RelativeTimeFormat(this.lang, { numeric: "auto" });
    for (const [unit, size] of units) if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
    return format.format(0, "second");
  }
}

async function fetchBundle(key: string): Promise<FluentBundle> {
  const [domain, lang] = key.split("/") as [string, string];
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const ours = ["page", "teach", "review", "lab"].includes(domain) || domain.includes("."); // the server has no use for these
  const texts = await Promise.all([
    own[`${folderOf(domain)}/${lang}.ftl`]?.() ?? "",
    ours ? "" : fetch(`/locale/${domain}/${lang}.ftl`).then((answer) => (answer.ok ? answer.text() : "")),
  ]);
  for (const text of texts) if (text) bundle.addResource(new FluentResource(lang === "fr" ? bound(text) : text));
  return bundle;
}

/** French signs that stand after a space never begin a line. */
const bound = (text: string): string => text.replace(/ ([;:?!»])/g, "\u00a0$1").replaceAll("« ", "«\u00a0");

export const speech = new Speech();
/** What stands on the lid of a game: its name, in short, what it is about, for how many, how long, and how it begins. */
export const lid = (slug: string, word: "name" | "short" | "about" | "players" | "length" | "go"): string => speech.say("lids", `${word}-${slug}`);
export const t = (id: string, facts?: Facts): string => speech.say("page", id, facts);
