import { thingOf, type Held, type SiegestormDesk } from "./desk.svelte";

/** What to press next to give this answer, from what is half done on the desk. */
export function press(desk: SiegestormDesk, action: string): string {
  const said = desk.said(action);
  const { verb } = said;
  const card = thingOf(said);
  const choice = `.decision [data-choice="${action}"]`;
  switch (verb) {
    case "play":
    case "deploy":
      return desk.uses.includes(action) ? choice : `[data-held="${card}"]`;
    case "use":
      return desk.uses.includes(action) ? choice : `.decision [data-choice="${card}"]`;
    case "discard":
    case "commit":
      return verb === "discard" && !desk.paying.some((coin) => coin.startsWith(`discard:${card}.`)) ? `[data-held="${card}"]` : '.decision [data-choice="pay"]';
    case "mulligan": {
      const wanted = [said.parts.card, said.parts.other];
      const back = (held: Held): boolean => Number(held.key.slice(held.card.length + 1)) < wanted.filter((one) => one === held.card).length;
      const next = desk.mulligan === action ? undefined : desk.hand(desk.own!).find((held) => desk.marked.includes(held.key) !== back(held));
      return next ? `.decision [data-choice="${next.key}"]` : ".decision .actions .primary";
    }
    case "storm":
    case "hold":
    case "support":
    case "attack":
      return `.decision:has([data-choice="${action}"][aria-pressed="true"]) .actions .primary, .decision:not(:has([data-choice="${action}"][aria-pressed="true"])) [data-choice="${action}"]`;
    default:
      return choice;
  }
}
