import type { Facts } from "../../../lib/protocol";
import { speech } from "../../../lib/speech.svelte";
import { levelAt, terrainAt } from "../ground";
import type { Hex } from "../hexes";
import { terrainName } from "../words";
import { CAMPS } from "./draft";
import type { ScenarioEditor, Tool } from "./editor.svelte";

export const say = (id: string, facts?: Facts): string => speech.say("tideofiron.editor", id, facts);

const GROUND: Record<string, string> = { "terrain-.": "clear", "terrain-w": "woods", "terrain-r": "rough", "terrain-b": "building", "terrain-s": "stream", "terrain-p": "pond", "terrain-B": "bridge" };
export const toolName = (tool: Tool): string => say(`tool-${GROUND[tool] ?? tool.replaceAll("_", "-")}`);
export const toolHow = (tool: Tool): string => say(`how-${GROUND[tool] ?? tool.replaceAll("_", "-").replace(/-(us|de)$/, "")}`);
/** The rule that says what a tool's ground or work does. */
export const RULES: Record<string, string> = {
  "terrain-.": "TOI-TERRAIN-03", "terrain-w": "TOI-TERRAIN-05", "terrain-r": "TOI-TERRAIN-04", "terrain-b": "TOI-TERRAIN-21", "terrain-s": "TOI-TERRAIN-09", "terrain-p": "TOI-TERRAIN-13", "terrain-B": "TOI-TERRAIN-14", road: "TOI-TERRAIN-06",
  "level-0": "TOI-RANGE-10", "level-1": "TOI-TERRAIN-15", "level-2": "TOI-TERRAIN-18", "fort-entrenchment": "TOI-FORT-04", "fort-pillbox": "TOI-FORT-09", "fort-razor_wire": "TOI-FORT-12", "fort-tank_traps": "TOI-FORT-20", "fort-minefield": "TOI-FORT-24", "fort-smoke": "TOI-FORT-29",
  "goal-victory": "TOI-COMMAND-12", "goal-command": "TOI-COMMAND-05", "zone-us": "TOI-SETUP-19", "zone-de": "TOI-SETUP-19", "entry-us": "TOI-STATUS-21", "entry-de": "TOI-STATUS-21",
};

/** What a hex of the draft has, for eyes that do not see it. */
export function describe(editor: ScenarioEditor, hex: Hex): string {
  const { draft } = editor;
  const level = levelAt(draft, hex);
  const parts = [`${hex}, ${terrainName(terrainAt(draft, hex))}${level ? `, ${say("level", { level })}` : ""}.`];
  for (const fort of draft.forts.filter((one) => one.hex === hex)) parts.push(`${say(`tool-fort-${fort.kind.replaceAll("_", "-")}`)}${fort.n > 1 ? ` × ${fort.n}` : ""}.`);
  for (const goal of draft.objectives.filter((one) => one.hex === hex)) parts.push(`${say(`tool-goal-${goal.kind}`)}.`);
  for (const camp of CAMPS) {
    if (draft[camp].zone.includes(hex)) parts.push(`${say(`tool-zone-${camp}`)}.`);
    if (draft[camp].entry.includes(hex)) parts.push(`${say(`tool-entry-${camp}`)}.`);
  }
  for (const fault of editor.faults.filter((one) => one.spots.includes(hex))) parts.push(`${fault.reason}.`);
  return parts.join(" ");
}
