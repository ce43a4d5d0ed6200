import { ATTACKS, targetsOf, type FirstWaveDesk } from "./desk.svelte";

/** What to press next to give this answer, from what is half done on the desk. */
export function press(desk: FirstWaveDesk, action: string): string {
  const said = desk.said(action);
  const { verb, parts } = said;
  const target = targetsOf(said)[0];
  if (desk.aim === action) return ".decision .actions .primary";
  if (ATTACKS.includes(verb) && target) return desk.target === target ? `.decision [data-choice="${action}"]` : `[data-target="${target}"], [data-figure="${target}"]`;
  if (["move", "leave", "token", "place"].includes(verb)) return `[data-spot="${action}"]`;
  if (verb === "deploy" && desk.deploying === parts.figure) return `[data-spot="${action}"]`;
  if (verb === "deploy" && desk.deploying !== parts.figure) return `[data-pick="${parts.figure}"]`;
  return `.decision [data-choice="${action}"]`;
}
