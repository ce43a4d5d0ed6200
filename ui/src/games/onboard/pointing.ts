import type { OnBoardDesk } from "./desk.svelte";

/** What to press next to give this answer, from what is half done on the desk. */
export function press(desk: OnBoardDesk, action: string): string {
  const [verb, first = "", second = ""] = action.split(" ");
  if (desk.chosen === action) return ".decision .actions .primary";
  switch (verb) {
    case "move":
    case "place":
      return `[data-cell="${second || first}"]`;
    case "open":
      return `.edge-place[data-edge="${first}"]`;
    case "play":
    case "lay":
      return desk.card === first || desk.question === "prepare" ? target(desk, second) : `.action-card[data-card="${first}"]`;
    case "commit": {
      const wanted = action.split(" ").slice(1).filter((card) => card !== "-");
      const keys = wanted.map((card, index) => `${card}.${wanted.slice(0, index).filter((one) => one === card).length}`);
      const next = desk.laid.find((key) => !keys.includes(key)) ?? keys.find((key) => !desk.laid.includes(key));
      return `.action-card[data-key="${next}"]`;
    }
    default:
      return `.decision [data-choice="${action}"]`;
  }
}

/** A cell, an edge, or the cell of an Agent. */
function target(desk: OnBoardDesk, name: string): string {
  if (name.includes("|")) return `.edge-place[data-edge="${name}"]`;
  return `[data-cell="${desk.view.agents[name]?.cell ?? name}"]`;
}
