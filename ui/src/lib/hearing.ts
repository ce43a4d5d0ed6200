import type { GameModule } from "../games";
import type { Heard } from "./film";
import { sound } from "./sound.svelte";

/** What is heard of what is being told: the dice as they roll, then the sound of the event; at the end its own. */
export const hearing = (game: () => GameModule | null): Heard => (events, rolling) => {
  if (rolling) return sound.play("dice");
  const name = events.some((event) => event.kind.startsWith("over-") || event.kind === "resigned") ? "end" : events.map((event) => game()?.sound(event)).find(Boolean);
  if (name) sound.play(name);
};
