// Several files in one: a ZIP archive without compression, which every system opens.

const TABLE = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

export function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) crc = TABLE[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Numbers of two and four bytes, the least first. */
function packed(...parts: [number, 2 | 4][]): Uint8Array {
  const bytes = parts.flatMap(([value, size]) => Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 255));
  return Uint8Array.from(bytes);
}

const UTF8 = 0x800;
const NEW_YEAR_1980 = 0x21; // the first day that an archive can name

export function zip(files: { name: string; text: string }[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const index: Uint8Array[] = [];
  let at = 0;
  for (const { name, text } of files) {
    const path = encoder.encode(name);
    const data = encoder.encode(text);
    const facts: [number, 2 | 4][] = [[20, 2], [UTF8, 2], [0, 2], [0, 2], [NEW_YEAR_1980, 2], [crc32(data), 4], [data.length, 4], [data.length, 4], [path.length, 2], [0, 2]];
    const head = packed([0x04034b50, 4], ...facts);
    index.push(packed([0x02014b50, 4], [20, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), path);
    parts.push(head, path, data);
    at += head.length + path.length + data.length;
  }
  const size = index.reduce((sum, part) => sum + part.length, 0);
  const end = packed([0x06054b50, 4], [0, 2], [0, 2], [files.length, 2], [files.length, 2], [size, 4], [at, 4], [0, 2]);
  const whole = new Uint8Array(at + size + end.length);
  let place = 0;
  for (const part of [...parts, ...index, end]) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
