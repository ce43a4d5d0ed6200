/** How far this browser has come in a lesson: the step to go on with; the number of steps when all are done. */
const key = (slug: string) => `warbox.lesson.${slug}`;

export interface Progress {
  step: number;
  of: number;
}

export function progress(slug: string): Progress | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(slug)) ?? "null");
    const { step, of } = (kept ?? {}) as Partial<Progress>;
    return typeof step === "number" && typeof of === "number" ? { step, of } : null;
  } catch {
    return null;
  }
}

export const keepProgress = (slug: string, step: number, of: number): void => localStorage.setItem(key(slug), JSON.stringify({ step, of }));
