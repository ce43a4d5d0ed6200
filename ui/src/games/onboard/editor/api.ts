// The server's part of the editor: checking a draft, letting computers play on it.

import { beginBatch as begin, checkThing, type Batch, type Thing } from "../../../lib/workshop";

export { showBatch, stopBatch, type Batch, type Fault } from "../../../lib/workshop";

export const checkMission = (text: string): Promise<Thing> => checkThing("onboard", "mission", text);
export const beginBatch = (text: string, games: number, player: string): Promise<Batch> => begin("onboard", "mission", text, games, player);
