// Addresses after the #, so that links to seats are never sent to a server.

export type Route =
  | { page: "lobby" }
  | { page: "workshop"; game: string; kind: string }
  | { page: "lesson"; game: string }
  | { page: "rules"; game: string; rule: string; table?: true } // from a table: what is shown there stands on top
  | { page: "table"; match: string }
  | { page: "replay"; match: string; step: number | null; seat: string | null }
  | { page: "join"; match: string; token: string | null } // without a token: an open table
  | { page: "seat"; match: string };

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page, match, rest] = path.split("/"); // of a workshop: game and kind
  const asked = new URLSearchParams(query);
  if (page === "workshop" && match && rest) return { page, game: match, kind: rest };
  if (page === "lesson" && match) return { page, game: match };
  if (page === "rules" && match) return { page, game: match, rule: rest ?? "", ...(asked.has("table") ? { table: true } : {}) };
  if (page === "table" && match) return { page, match };
  if (page === "join" && match && rest) return { page, match, token: rest };
  if (page === "open" && match) return { page: "join", match, token: null };
  if (page === "seat" && match) return { page, match };
  if (page === "replay" && match) {
    const step = Number(rest);
    return { page, match, step: rest && Number.isInteger(step) && step >= 0 ? step : null, seat: asked.get("seat") };
  }
  return { page: "lobby" };
}

class Router {
  route = $state<Route>(parseRoute(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = parseRoute(location.hash)));
  }

  go(hash: string): void {
    location.hash = hash;
  }
}

export const router = new Router();
