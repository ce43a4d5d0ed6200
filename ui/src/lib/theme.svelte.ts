export type ThemeName = "system" | "light" | "dark";

const order: ThemeName[] = ["system", "light", "dark"];

/** Light, dark, or as the system says. */
class Theme {
  chosen = $state<ThemeName>(order.find((name) => name === localStorage.getItem("theme")) ?? "system");

  constructor() {
    this.#show();
  }

  next(): void {
    this.chosen = order[(order.indexOf(this.chosen) + 1) % order.length]!;
    localStorage.setItem("theme", this.chosen);
    this.#show();
  }

  #show(): void {
    if (this.chosen === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.chosen;
  }
}

export const theme = new Theme();
