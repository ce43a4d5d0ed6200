// Things on the board in words: the same facts for hover, focus and speech.

import type { Facts } from "../../lib/protocol";
import { speech } from "../../lib/speech.svelte";
import type { OnBoardDesk } from "./desk.svelte";
import { preview, type Cut } from "./outlook";
import { cellAt, columnOf, edgeBetween, rowOf, stateOf, zoneAt } from "./plan";
import { teamOf, type Card, type Cell, type Edge, type Mission, type Team, type Zone } from "./types";

export const say = (id: string, facts?: Facts): string => speech.say("onboard", id, facts);

interface Named {
  name_en: string;
  name_fr: string;
}
const nameOf = (one: Named): string => (speech.lang === "fr" ? one.name_fr : one.name_en);

export const teamName = (team: Team): string => say(`ui-team-${team}`);
export const agentName = (desk: OnBoardDesk, agent: string): string => desk.content.agents.find((one) => one.id === agent)?.name ?? agent;
export const initials = (desk: OnBoardDesk, agent: string): string => agentName(desk, agent).slice(0, 2);
export const cardOf = (desk: OnBoardDesk, card: string): Card => desk.content.cards.find((one) => one.id === card)!;
export const cardName = (desk: OnBoardDesk, card: string): string => nameOf(cardOf(desk, card));
export const zoneName = (zone: Zone): string => nameOf(zone);
export const missionName = (mission: Mission): string => nameOf(mission) || mission.id;
export const bombName = (bomb: string): string => bomb.slice(-1).toUpperCase();
export const edgeName = (desk: OnBoardDesk, edge: Edge): string => say(`ui-edge-${stateOf(desk.mission, desk.view, edge).replaceAll("_", "-")}`);

const DRAWN: Record<string, string> = {
  smoke_grenade: "c-smoke", flash_grenade: "c-flash", covering_fire: "c-covering", counter: "c-counter", double_attack: "c-double-attack", double_defence: "c-double",
  breach_charge: "c-breach", exothermic_charge: "c-exothermic", barricade: "c-barricade", wall_reinforcement: "c-reinforcement",
  trap_explosive: "c-trap-explosive", trap_jaws: "c-trap-jaws", trap_stun: "c-trap-stun", trap_wire: "c-trap-wire",
};
export const drawing = (card: string): string => DRAWN[card] ?? "c-double";
export const effectOf = (card: string): string => say(`ui-effect-${card.replaceAll("_", "-")}`);

/** Who plays a seat: the team, and which of two players. */
export const seatTitle = (desk: OnBoardDesk, seat: string): string => {
  const team = teamName(teamOf(seat));
  return desk.players.filter((one) => teamOf(one.seat) === teamOf(seat)).length > 1 ? say("ui-seat", { team, number: Number(seat[1]) }) : team;
};

export const together = (parts: string[]): string => new Intl.ListFormat(speech.lang, { type: "conjunction" }).format(parts);

export function describeAgent(desk: OnBoardDesk, agent: string): string {
  const one = desk.view.agents[agent]!;
  const parts = [say("ui-hit-points", { points: one.hit_points })];
  if (one.flashed) parts.push(say("ui-is-flashed"));
  if (one.disoriented) parts.push(say("ui-is-disoriented"));
  if (one.activated && desk.actor !== agent) parts.push(say("ui-has-acted"));
  return say("ui-agent-facts", { agent: agentName(desk, agent), team: teamName(one.team), facts: parts.join(", ") });
}

/** What a line is cut by: "wall C5|D5", "smoke". */
export const cutBy = (cut: Cut): string => (cut.by === "smoke" ? say("ui-cut-smoke") : say("ui-cut-edge", { what: say(`ui-edge-${cut.state!.replaceAll("_", "-")}`), edge: cut.edge! }));

/** A cell with all that is in it and what one can do there. */
export function describeCell(desk: OnBoardDesk, cell: Cell): string {
  const view = desk.view;
  const zone = zoneAt(desk.mission, cell);
  const parts = [`${cell}, ${zoneName(zone)}.`];
  for (const agent of desk.agentsIn(cell)) parts.push(`${describeAgent(desk, agent)}.`);
  for (const [bomb, { cell: where, defused, checks, needed }] of Object.entries(view.bombs))
    if (where === cell) parts.push(say("ui-bomb-here", { bomb: bombName(bomb), state: defused ? "defused" : checks ? "held" : "armed", checks, needed }));
  const smoke = view.smoke[zone.id] ?? 0;
  if (smoke) parts.push(say("ui-smoke-here", { tokens: smoke }));
  for (const trap of view.traps) {
    if (trap.cell === cell && trap.card) parts.push(say("ui-trap-here", { card: cardName(desk, trap.card), whose: desk.own !== null && desk.team === "defence" ? "own" : "theirs" }));
    else if (!trap.cell && trap.possible.includes(cell)) parts.push(say("ui-trap-maybe"));
  }
  const way = desk.reach[cell];
  const found = desk.at(cell);
  if (way && found?.action === way.way[0]) {
    parts.push(say("ui-walk-here", { cost: way.cost, doors: way.doors }));
    for (const [target, kind] of Object.entries(way.targets)) parts.push(say("ui-from-here", { agent: agentName(desk, target), kind }));
  } else if (found) parts.push(`${choiceLabel(desk, found.action)}.`);
  else {
    const cut = cutTo(desk, cell);
    if (cut) parts.push(say("ui-no-line", { cut: cutBy(cut) }));
    else if (isAside(desk, cell)) parts.push(say("ui-not-in-line"));
  }
  return parts.join(" ");
}

const SIDES = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const;

/** What stands on the sides of a cell, for those who cannot see it. */
export function describeSides(desk: OnBoardDesk, cell: Cell): string {
  const parts = Object.entries(SIDES).flatMap(([side, [right, down]]) => {
    const next = cellAt(columnOf(cell) + right, rowOf(cell) + down);
    const state = next ? stateOf(desk.mission, desk.view, edgeBetween(cell, next)) : "open";
    return state === "open" ? [] : [say("ui-side", { side, what: say(`ui-edge-${state.replaceAll("_", "-")}`) })];
  });
  return parts.length ? `${parts.join(", ")}.` : "";
}

/** What cuts the acting Agent's line to an enemy in a cell of its row or column. */
export function cutTo(desk: OnBoardDesk, cell: Cell): Cut | null {
  const actor = desk.question === "act" ? desk.actor : null;
  const from = actor ? desk.view.agents[actor]!.cell : null;
  if (!actor || !from || from === cell || (from[0] !== cell[0] && from.slice(1) !== cell.slice(1))) return null;
  if (!desk.agentsIn(cell).some((agent) => desk.view.agents[agent]!.team !== desk.view.agents[actor]!.team)) return null;
  const way = from[0] === cell[0] ? (Number(cell.slice(1)) < Number(from.slice(1)) ? "north" : "south") : cell[0]! < from[0]! ? "west" : "east";
  const line = preview(desk.now)?.lines[actor]?.[way];
  return line && !line.cells.includes(cell) ? line.cut : null;
}

/** Whether an enemy stands in a cell that is neither in the row nor in the column of the acting Agent. */
function isAside(desk: OnBoardDesk, cell: Cell): boolean {
  const actor = desk.question === "act" && !desk.card ? desk.view.agents[desk.actor!] : null;
  if (!actor?.cell || actor.cell[0] === cell[0] || actor.cell.slice(1) === cell.slice(1)) return false;
  return desk.agentsIn(cell).some((agent) => desk.view.agents[agent]!.team !== actor.team);
}

export function describeEdge(desk: OnBoardDesk, edge: Edge): string {
  const action = desk.targets.get(edge);
  return `${say("ui-edge-at", { what: edgeName(desk, edge), edge })}${action ? ` ${choiceLabel(desk, action)}.` : ""}`;
}

/** A choice in words. */
export function choiceLabel(desk: OnBoardDesk, choice: string): string {
  const { verb, parts } = desk.said(choice);
  const { agent = "", cell = "", edge = "", card = "" } = parts;
  const who = (id = "") => agentName(desk, id);
  switch (verb) {
    case "take":
      return say("ui-do-take", { first: who(parts.first), second: who(parts.second) });
    case "place":
      return say("ui-do-place", { agent: who(agent), cell });
    case "activate":
      return say("ui-do-activate", { agent: who(agent) });
    case "move":
      return say("ui-do-move", { cell });
    case "open":
      return say("ui-do-open", { edge });
    case "fight":
      return say("ui-do-fight", { agent: who(agent) });
    case "lay":
      return say("ui-do-lay", { card: cardName(desk, card), cell });
    case "play":
      return say("ui-do-play", { card: cardName(desk, card), target: edge ? say("ui-edge-short", { what: edgeName(desk, edge), edge }) : agent ? who(agent) : cell });
    case "commit":
      return parts.cards?.length ? say("ui-do-commit", { cards: together(parts.cards.map((one) => cardName(desk, one))) }) : say("ui-do-commit-none");
    default:
      return say(verb === "pass" ? `ui-do-pass-${desk.question}` : `ui-do-${verb}`);
  }
}
