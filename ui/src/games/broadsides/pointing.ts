import type { BroadsidesDesk } from "./desk.svelte";

/** What to press next to give this answer, from what is half done on the desk. */
export function press(desk: BroadsidesDesk, action: string): string {
  const [verb, first = "", second = ""] = action.split(" ");
  if (desk.chosen === action) return ".decision .actions .primary";
  switch (verb) {
    case "plot": {
      const wanted = action.split(" ").slice(1);
      const slot = wanted.findIndex((card, index) => desk.slots[index] !== card);
      if (desk.slots[slot] && desk.slots[slot] !== "D") return `.slot[data-drop="${slot}"] .card`;
      if (desk.cursor !== slot && !desk.slots[slot]) return `.slot[data-drop="${slot}"] .empty`;
      return `.decision .hand [aria-keyshortcuts="${wanted[slot]}"]`;
    }
    case "shot":
      return `#row-${first}`;
    case "step": {
      const [from = "", to = ""] = second.split(">");
      const held = desk.figure?.figure === first && desk.figure.from === from;
      return held ? `.decision [data-choice="to ${to}"]` : `.decision [data-choice="${first} ${from}"], .decision .held .button`;
    }
    case "place":
    case "promote":
      return `.decision [data-choice="${desk.own}.${second || first}"]`;
    case "fight":
      return `[data-spot="${first}"]`;
    default:
      return `.decision [data-choice="${action}"]`;
  }
}
