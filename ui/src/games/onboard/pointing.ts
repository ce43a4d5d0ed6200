import { targetOf, type OnBoardDesk, type Said } from "./desk.svelte";

/** What to press next to give this answer, from what is half done on the desk. */
export function press(desk: OnBoardDesk, action: string): string {
  const said = desk.said(action);
  const { verb, parts } = said;
  if (desk.chosen === action) return ".decision .actions .primary";
  switch (verb) {
    case "move":
    case "place":
      return `[data-cell="${parts.cell}"]`;
    case "open":
      return `.edge-place[data-edge="${parts.edge}"]`;
    case "play":
    case "lay":
      return desk.card === parts.card || desk.question === "prepare" ? target(desk, said) : `.action-card[data-card="${parts.card}"]`;
    case "commit": {
      const wanted = parts.cards ?? [];
      const keys = wanted.map((card, index) => `${card}.${wanted.slice(0, index).filter((one) => one === card).length}`);
      const next = desk.laid.find((key) => !keys.includes(key)) ?? keys.find((key) => !desk.laid.includes(key));
      return `.action-card[data-key="${next}"]`;
    }
    default:
      return `.decision [data-choice="${action}"]`;
  }
}

/** A cell, an edge, or the cell of an Agent. */
function target(desk: OnBoardDesk, said: Said): string {
  if (said.parts.edge) return `.edge-place[data-edge="${said.parts.edge}"]`;
  const name = targetOf(said);
  return `[data-cell="${desk.view.agents[name]?.cell ?? name}"]`;
}
