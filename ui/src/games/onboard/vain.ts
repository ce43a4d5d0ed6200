// What is clicked in vain. The rules say why: the answer is sent that they refuse, unless nothing in the notation says it.

import type { Refusal } from "../../lib/protocol";
import type { OnBoardDesk } from "./desk.svelte";
import { preview } from "./outlook";
import { columnOf, rowOf, stateOf } from "./plan";
import type { Cell, Edge } from "./types";
import { agentName, cardName, cardOf, say } from "./words";

const told = (desk: OnBoardDesk, message: string, why: string): Refusal => ({ kind: "", rule: preview(desk.now)?.rules[why] ?? "", facts: {}, message });

const apart = (a: Cell, b: Cell) => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));

/** A cell where nothing can be done. */
export function vainAt(desk: OnBoardDesk, cell: Cell): string | Refusal | null {
  const here = desk.agentsIn(cell);
  const actor = desk.actor ? desk.view.agents[desk.actor]! : null;
  switch (desk.question) {
    case "place":
      return desk.placing ? `place ${desk.placing} ${cell}` : null;
    case "activate":
      return here.length ? `activate ${here.find((agent) => desk.view.agents[agent]!.team === desk.team) ?? here[0]}` : null;
    case "prepare":
      return told(desk, say("ui-vain-prepare"), "prepare");
    case "act":
      break;
    default:
      return null;
  }
  if (!actor?.cell) return null;
  if (desk.card) {
    const kind = cardOf(desk, desk.card).kind;
    if (kind === "trap") return `lay ${desk.card} ${cell}`;
    const enemy = here.find((agent) => desk.view.agents[agent]!.team !== actor.team);
    return `play ${desk.card} ${desk.card === "covering_fire" ? (enemy ?? here[0] ?? cell) : cell}`;
  }
  const enemy = here.find((agent) => desk.view.agents[agent]!.team !== actor.team);
  if (enemy) return `fight ${enemy}`;
  if (cell === actor.cell) return null;
  if (apart(cell, actor.cell) === 1 || actor.disoriented) return `move ${cell}`;
  return told(desk, say("ui-vain-walk", { agent: agentName(desk, desk.actor!), cell, actions: desk.view.at.actions ?? 0 }), "walk");
}

/** A wall, door or window with which nothing can be done. */
export function vainEdge(desk: OnBoardDesk, edge: Edge): string | null {
  if (desk.question === "act") return desk.card ? `play ${desk.card} ${edge}` : stateOf(desk.mission, desk.view, edge).startsWith("door") ? `open ${edge}` : null;
  if (desk.question !== "prepare") return null;
  const card = desk.card ?? [...desk.playable][0];
  return card ? `play ${card} ${edge}` : null;
}

/** A card without any use now. */
export function vainCard(desk: OnBoardDesk, card: string): Refusal | null {
  const face = cardOf(desk, card);
  const facts = { card: cardName(desk, card) };
  if (desk.question === "prepare") return told(desk, say("ui-vain-prepare-card", facts), "prepare-card");
  if (face.kind === "reaction") return told(desk, say("ui-vain-reaction", facts), "reaction");
  return desk.question === "act" ? told(desk, say("ui-vain-card", facts), "card") : null;
}
