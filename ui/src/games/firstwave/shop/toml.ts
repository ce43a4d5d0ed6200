// Plain data as lines of a file.

export const quoted = (text: string): string => JSON.stringify(text.normalize("NFC")).replace(/\u007f/g, "\\u007f");
const isTable = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** A value in one line. */
export function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (isTable(value)) return `{ ${pairs(value).join(", ")} }`;
  return typeof value === "string" ? quoted(value) : String(value);
}

export const pairs = (table: Record<string, unknown>): string[] => Object.entries(table).filter(([, value]) => value !== undefined).map(([key, value]) => `${key} = ${inline(value)}`);
