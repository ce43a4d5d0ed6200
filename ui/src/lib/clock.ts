import type { MatchFacts } from "./protocol";
import { t } from "./speech.svelte";

/** A clock as people set it: "15 minutes, 10 seconds more a move". */
export function clockName(clock: MatchFacts["clock"]): string {
  const seconds = clock.seconds ?? 0;
  return t(`clock-${clock.kind}`, { seconds, minutes: seconds / 60, increment: clock.increment ?? 0, days: clock.days ?? 0 });
}
