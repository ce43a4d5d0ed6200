// A scenario in a link: packed, after the #, so that no server ever sees it.

const pump = async (bytes: Uint8Array, through: CompressionStream | DecompressionStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes as BlobPart]).stream().pipeThrough(through as unknown as ReadableWritablePair<Uint8Array, Uint8Array>)).arrayBuffer());

export async function packed(text: string): Promise<string> {
  const bytes = await pump(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const MOST = 200_000; // signs of what a link may hold

/** Raises an error if it was no such link. */
export async function unpacked(sign: string): Promise<string> {
  if (sign.length > MOST) throw new Error("too long");
  const bytes = Uint8Array.from(atob(sign.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(await pump(bytes, new DecompressionStream("deflate-raw")));
}

export const linkTo = async (text: string): Promise<string> => `${location.origin}${location.pathname}#/workshop/tideofiron/scenario?made=${await packed(text)}`;
export const linked = (): string | null => new URLSearchParams(location.hash.split("?")[1] ?? "").get("made");
