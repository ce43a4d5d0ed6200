import type { Desk } from "./desk.svelte";

/** Where what happens is told at a table with a hand below the board: where the question will stand; in a replay, or beside a
 * teacher, who speaks there, above the hand. */
export const besideHand = (desk: Desk<any, any>): "side" | "hand" => (desk.live && desk.running && !document.querySelector(".teacher") ? "side" : "hand");
