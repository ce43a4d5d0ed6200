// SHA-256 (FIPS 180-4) in plain code: crypto.subtle is not there for a page that came over http from another machine,
// and the one who plays from a phone in the same room must be able to commit to a seed, too.

const primes: number[] = [];
for (let number = 2; primes.length < 64; number++) if (primes.every((prime) => number % prime)) primes.push(number);
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const right = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The digest of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  bytes.forEach((byte, index) => view.setUint8(index, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);

  const hash = [...START];
  const words = new Int32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let at = 0; at < 64; at++) {
      if (at < 16) words[at] = view.getInt32(block + 4 * at);
      else {
        const [early, late] = [words[at - 15]!, words[at - 2]!];
        const mixed = (right(early, 7) ^ right(early, 18) ^ (early >>> 3)) + (right(late, 17) ^ right(late, 19) ^ (late >>> 10));
        words[at] = words[at - 16]! + words[at - 7]! + mixed;
      }
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at++) {
      const first = (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at]! + words[at]!) | 0;
      const second = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = (hash[index]! + word) | 0));
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
