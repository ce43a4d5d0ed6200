import type { Attachment } from "svelte/attachments";

const BEGIN_PX = 6;

export interface Dragged {
  enabled: boolean;
  over: (place: Element | null) => void; // what the pointer is above, on its way
  drop: (place: Element | null) => void;
  copy?: () => HTMLElement; // what is seen to move, where it is not the element itself
}

/** Lets an element be dragged by mouse, pen or finger onto another that has `data-drop`. A tap stays a click. */
export function drag(options: () => Dragged): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let copy: HTMLElement | null = null;
    let moved = false;

    const under = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;

    function down(given: Event): void {
      const event = given as PointerEvent;
      moved = false;
      if (event.button !== 0 || !options().enabled) return;
      from = { x: event.clientX, y: event.clientY };
      event.stopPropagation(); // the board behind it stays where it is
    }

    function move(given: Event): void {
      const event = given as PointerEvent;
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!copy) {
        if (Math.hypot(dx, dy) < BEGIN_PX) return;
        moved = true;
        node.setPointerCapture(event.pointerId); // not sooner: a tap is for what lies inside
        const made = options().copy?.();
        const whole = node.getBoundingClientRect();
        const size = made ? 44 : null;
        const box = size ? { left: from.x - size / 2, top: from.y - size / 2, width: size, height: size } : whole;
        copy = made ?? (node.cloneNode(true) as HTMLElement);
        copy.classList.add("dragged");
        copy.removeAttribute("id");
        copy.setAttribute("aria-hidden", "true");
        Object.assign(copy.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
        (node.closest("[data-game]") ?? document.body).append(copy);
        node.classList.add("lifted");
      }
      copy.style.transform = `translate(${dx}px, ${dy}px) rotate(-3deg)`;
      options().over(under(event));
    }

    function end(given: Event): void {
      const event = given as PointerEvent;
      const dropped = copy !== null && event.type === "pointerup";
      copy?.remove();
      node.classList.remove("lifted");
      from = copy = null;
      options().over(null);
      if (dropped) options().drop(under(event));
    }

    function click(event: Event): void {
      if (!moved) return;
      moved = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", end);
    node.addEventListener("pointercancel", end);
    node.addEventListener("click", click, true);
    return () => {
      copy?.remove();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", end);
      node.removeEventListener("pointercancel", end);
      node.removeEventListener("click", click, true);
    };
  };
}
