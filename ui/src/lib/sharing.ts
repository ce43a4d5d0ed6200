// A thing that somebody has made, in a link: packed, after the #, so that no server ever sees it.

const MOST = 100_000; // signs of a thing

/** Through a stream of the browser, no more than so many bytes: a short link may unpack to very much. */
async function pump(bytes: Uint8Array, through: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const writer = through.writable.getWriter();
  const written = Promise.all([writer.write(bytes as BufferSource), writer.close()]).catch(() => undefined); // the reader says why
  for (const reader = through.readable.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST) {
      await reader.cancel();
      throw new Error("too long");
    }
    parts.push(value);
  }
  await written;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export async function packed(text: string): Promise<string> {
  const bytes = await pump(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Raises an error if it was no such link. */
export async function unpacked(sign: string): Promise<string> {
  if (sign.length > 2 * MOST) throw new Error("too long");
  const bytes = Uint8Array.from(atob(sign.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(await pump(bytes, new DecompressionStream("deflate-raw")));
}

export const linkTo = async (game: string, kind: string, text: string): Promise<string> => `${location.origin}${location.pathname}#/workshop/${game}/${kind}?made=${await packed(text)}`;

/** The thing in the link by which the page was opened; null if there is none, empty if it cannot be read. The address is
 * then that of the workshop itself: who reloads it goes on with what was changed since. */
export async function linkedThing(): Promise<string | null> {
  const [path, query = ""] = location.hash.split("?");
  const sign = new URLSearchParams(query).get("made");
  if (sign === null) return null;
  history.replaceState(history.state, "", path);
  return unpacked(sign).catch(() => "");
}
