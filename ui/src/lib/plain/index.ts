import type { GameModule } from "../../games";
import * as api from "../api";
import { Desk, ruleOf, type Reach } from "../desk.svelte";
import type { GameEvent, Update } from "../protocol";
import { speech } from "../speech.svelte";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import Help from "./Help.svelte";
import { momentOf } from "./position";

const DIE = /^dice( [1-6])+$/; // the faces of which there are drawings
const CHAPTERS = ["turn", "round"];

/** A game that has no board of its own: its position as text, its choices by their verbs. Nothing else is known of it. */
export function plainGame(slug: string): Promise<GameModule> {
  const found = known.get(slug) ?? plainly(slug);
  known.set(slug, found);
  found.catch(() => known.delete(slug)); // the server may answer next time
  return found;
}

const known = new Map<string, Promise<GameModule>>();

async function plainly(slug: string): Promise<GameModule> {
  const facts = (await api.games()).find((game) => game.slug === slug);
  const letters = [...new Set([...(facts?.seats ?? []), ...Object.values(facts?.seats_by ?? {}).flatMap((tables) => Object.values(tables).flat())])];
  const say = (id: string, otherwise: string, given = {}): string => (speech.has(slug, id) ? speech.say(slug, id, given) : otherwise);
  const seatClass = (letter: string): string => (letters.includes(letter) ? `seat-${(letters.indexOf(letter) % 4) + 1}` : "");
  return {
    Board,
    Decision,
    Help,
    desk: (content: unknown, reach: Reach) => new Desk(slug, content, reach),
    director: { moments: {} }, // each event a sentence and the usual time
    conceal: (view: unknown) => view,
    hands: true, // it does not know what is secret
    seatClass,
    seatName: (letter: string) => say("seat-name", letter, { seat: letter }),
    where: (desk: Desk) => momentOf(desk.now?.position ?? ""),
    question: (desk: Desk) => say(`ask-${desk.question}`, desk.question),
    because: (desk: Desk) => ({ text: "", rule: ruleOf(desk) }),
    parts: () => [{ id: "position", label: speech.say("page", "plain-position") }],
    partFor: () => "position",
    dice: (update: Pick<Update, "by" | "action" | "events">) => {
      if (update.by !== "*" || !DIE.test(update.action ?? "")) return null;
      return { dice: update.action!.split(" ").slice(1).map((face) => ({ seat: letters[0]!, face: Number(face) })), events: update.events };
    },
    log: { heading: (event: GameEvent) => (CHAPTERS.includes(event.kind) ? { event } : null) },
    sound: () => null,
  };
}
