export type PaceName = "calm" | "brisk" | "instant";

const FACTOR: Record<PaceName, number> = { calm: 1, brisk: 0.45, instant: 0 };
const order: PaceName[] = ["calm", "brisk", "instant"];

/** How fast what happened is shown. Who wants less motion sees the same moments for the same time, without movement. */
class Pace {
  chosen = $state<PaceName>(order.find((name) => name === localStorage.getItem("pace")) ?? "calm");

  get factor(): number {
    return FACTOR[this.chosen];
  }

  choose(name: PaceName): void {
    this.chosen = name;
    localStorage.setItem("pace", name);
  }
}

export const pace = new Pace();
export const PACES = order;
