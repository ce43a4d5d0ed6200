export type ThemeName = "system" | "light" | "dark";

export const THEMES: ThemeName[] = ["system", "light", "dark"];

/** Light, dark, or as the system says. */
class Theme {
  chosen = $state<ThemeName>(THEMES.find((name) => name === localStorage.getItem("theme")) ?? "system");

  constructor() {
    this.#show();
  }

  choose(name: ThemeName): void {
    this.chosen = name;
    localStorage.setItem("theme", name);
    this.#show();
  }

  /** From what is seen now to the other one. */
  flip(): void {
    const dark = this.chosen === "dark" || (this.chosen === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    this.choose(dark ? "light" : "dark");
  }

  #show(): void {
    if (this.chosen === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.chosen;
  }
}

export const theme = new Theme();
