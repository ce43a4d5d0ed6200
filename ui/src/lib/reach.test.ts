import { expect, test } from "vitest";

import { isOnlyHere } from "./reach";

test.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]"])("%s leads nowhere else", (host) => expect(isOnlyHere(host)).toBe(true));
test.each(["192.168.1.4", "table.local", "play.example.org", "localhost.example.org", "[2001:db8::1]"])("%s may be reached", (host) => expect(isOnlyHere(host)).toBe(false));
