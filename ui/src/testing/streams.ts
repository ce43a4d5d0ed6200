// What a server told a seat of whole matches: see tests/server/streams.py.

import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

import type { Now, Update } from "../lib/protocol";

export interface Stream {
  name: string;
  slug: string;
  seat: string | null;
  updates: (Update<any> & { now: Now<any> })[];
}

const FOLDER = "src/testing/streams";

export const streams = (): Stream[] =>
  readdirSync(FOLDER).map((file) => {
    const name = file.split(".")[0]!;
    const { seat, updates } = JSON.parse(gunzipSync(readFileSync(`${FOLDER}/${file}`)).toString()) as Pick<Stream, "seat" | "updates">;
    return { name, slug: name.split("-")[0]!, seat, updates };
  });
