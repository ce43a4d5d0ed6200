/** Whether a key is meant for what has the focus or for a dialog above the table, not for the table. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector("dialog[open]")) return true;
  const target = event.target;
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Whether Enter already presses what has the focus. */
export const isPressing = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest("button, a, summary, [role=radio]") !== null;
