// Addresses after the #, so that links to seats are never sent to a server.

export type Route =
  | { page: "lobby"; game?: string; level?: string } // a new match of a game, against a level
  | { page: "workshop"; game: string; kind: string }
  | { page: "lesson"; game: string }
  | { page: "rules"; game: string; rule: string; table?: true } // from a table: what is shown there stands on top
  | { page: "table"; match: string }
  | { page: "replay"; match: string; step: number | null; seat: string | null }
  | { page: "review"; match: string; step: number | null }
  | { page: "opponents"; game: string }
  | { page: "lab"; game: string; run: string } // an experiment that goes on, or none
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
  if (page === "lab") return { page, game: match ?? "", run: asked.get("run") ?? "" };
  if (page === "opponents") return { page, game: match ?? "" };
  if ((page === "replay" || page === "review") && match) {
    const number = Number(rest);
    const step = rest && Number.isInteger(number) && number >= 0 ? number : null;
    return page === "review" ? { page, match, step } : { page, match, step, seat: asked.get("seat") };
  }
  const game = asked.get("game");
  return game ? { page: "lobby", game, level: asked.get("level") ?? "" } : { page: "lobby" };
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
