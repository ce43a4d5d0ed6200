import type { ToiDesk } from "./desk.svelte";

/** What to press next to give this answer, from what is half done on the desk. */
export function press(desk: ToiDesk, action: string): string {
  const said = desk.said(action);
  const { verb, units, hex } = said;
  if (desk.chosen === action) return ".decision .actions .primary";
  if (verb === "go" && hex) return desk.way.at(-1) === hex ? ".decision [data-choice=way]" : `[data-hex="${hex}"]`;
  if (verb === "play" || verb === "retry" || verb === "repeat") return desk.card === said.parts.card ? `.decision [data-choice="${action}"]` : `.mat [data-card="${said.parts.card}"]`;
  const subject = units[0];
  if (desk.question === "act" && subject) {
    if (desk.picked === subject) return `.decision [data-choice="${action}"]`;
    return desk.fan && desk.fan === desk.hexOf(subject) ? `.fan [data-unit="${subject}"]` : `[data-hex="${desk.hexOf(subject)}"]`;
  }
  if (hex && subject && desk.picked !== subject && document.querySelector(`.decision [data-unit="${subject}"]`)) return `.decision [data-unit="${subject}"]`;
  if (hex) return `[data-hex="${hex}"]`;
  // The panel knows which type is chosen: the type first while it is not, then the button.
  if (verb === "normal" || verb === "suppress") return `.decision [data-type="${verb}"][aria-checked="false"], .decision .actions [data-choice="${action}"]`;
  return `.decision [data-choice="${action}"]`;
}
