import type { Facts } from "../../../lib/protocol";
import { speech } from "../../../lib/speech.svelte";

/** The words of the workshops. */
export const say = (id: string, facts?: Facts): string => speech.say("firstwave.shop", id, facts);
