// What a card does, in the few words of a filter.

import { isReaction } from "./cards";
import type { Design } from "./types";

const OF_VERB: Record<string, string> = {
  deal: "damage", modify_damage: "damage", draw: "draw", vision: "vision", kill: "kill", destroy: "kill", sacrifice: "kill", modify: "boost", ignore_defenders: "boost", make_supporter: "support", reset: "support", commit: "support",
  shift: "track", switch: "track", advance: "track", place: "track", deploy: "track", storm: "track", extra_turn: "track", return_to_hand: "return", move: "return", discard: "take", negate: "negate", copy_negated: "negate",
  shapeshift: "shapeshift", modify_cost: "shapeshift", heal: "heal", steal: "take", raise: "take", protect: "protect",
};
export const KINDS = ["damage", "kill", "draw", "vision", "boost", "support", "track", "return", "shapeshift", "heal", "take", "protect", "negate", "reaction", "activated"];

export function kindsOf(design: Design): Set<string> {
  const entries = [...(design.action ?? []), ...(design.passive ?? [])];
  const found = new Set(entries.map((entry) => OF_VERB[entry.do]).filter((kind) => kind !== undefined));
  if (isReaction(design.action) || entries.some((entry) => entry.when === "reaction")) found.add("reaction");
  if (entries.some((entry) => entry.when === "activated" || (entry.when === "reaction" && entry.cost !== undefined))) found.add("activated");
  return found;
}
