import { isPressing, isTyping } from "../../lib/typing";

/** Enter anywhere but on a button or in a field does what the primary button does. */
export function onEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" || isTyping(event) || isPressing(event)) return;
  event.preventDefault();
  act();
}
