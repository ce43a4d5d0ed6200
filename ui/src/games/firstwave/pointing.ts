import { ATTACKS, type FirstWaveDesk } from "./desk.svelte";

/** What to press next to give this answer, from what is half done on the desk. */
export function press(desk: FirstWaveDesk, action: string): string {
  const { verb, parts } = desk.said(action);
  if (desk.aim === action) return ".decision .actions .primary";
  if (ATTACKS.includes(verb) && parts.target) return desk.target === parts.target ? `.decision [data-choice="${action}"]` : `[data-target="${parts.target}"], [data-figure="${parts.target}"]`;
  if (["move", "leave", "token", "place"].includes(verb)) return `[data-spot="${action}"]`;
  if (verb === "deploy" && desk.deploying === parts.figure) return `[data-spot="${action}"]`;
  if (verb === "deploy" && desk.deploying !== parts.figure) return `[data-pick="${parts.figure}"]`;
  return `.decision [data-choice="${action}"]`;
}
