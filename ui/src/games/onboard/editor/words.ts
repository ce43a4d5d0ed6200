import type { Facts } from "../../../lib/protocol";
import { speech } from "../../../lib/speech.svelte";
import type { Cell } from "../types";
import { zoneName } from "../words";
import { bombId, cornerOf, isEdge } from "./draft";
import type { MissionEditor, Tool } from "./editor.svelte";

export const say = (id: string, facts?: Facts): string => speech.say("onboard.editor", id, facts);
export const toolName = (tool: Tool): string => say(`tool-${tool.replaceAll("_", "-")}`);

/** What stands at a place of the draft, for eyes that do not see the plan. */
export function describe(editor: MissionEditor, spot: string): string {
  const { draft } = editor;
  const parts: string[] = [];
  if (isEdge(spot)) parts.push(say("at-edge", { edge: spot, what: say(`state-${(draft.edges[spot] ?? "open").replaceAll("_", "-")}`) }));
  else if (editor.tool === "tile") {
    const corner = cornerOf(spot);
    const laid = draft.tiles[corner];
    parts.push(laid ? say("at-tile", { at: corner, tile: laid.tile, rotation: laid.rotation }) : say("at-no-tile", { at: corner }));
  } else parts.push(cellFacts(editor, spot));
  const faults = editor.faults.filter((fault) => fault.spots.includes(spot));
  return [...parts, ...faults.map((fault) => `${fault.reason}.`)].join(" ");
}

function cellFacts(editor: MissionEditor, cell: Cell): string {
  const { draft, zones } = editor;
  const zone = zones.find((one) => one.cells.includes(cell))!;
  const things = [`${cell}, ${zoneName(zone)}`];
  for (const team of ["attack", "defence"] as const) if (draft.starts[team].includes(cell)) things.push(say(`tool-${team}`));
  const bomb = draft.bombs.indexOf(cell);
  if (bomb >= 0) things.push(`${say("tool-bomb")} ${bombId(bomb).slice(-1).toUpperCase()}`);
  return `${things.join(", ")}.`;
}
