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
  if (verb === "normal" || verb === "suppress") {
    const radio = document.querySelector<HTMLElement>(`.decision [data-type="${verb}"]`);
    return radio && radio.getAttribute("aria-checked") !== "true" ? `.decision [data-type="${verb}"]` : `.decision [data-choice="${action}"]`;
  }
  return `.decision [data-choice="${action}"]`;
}
