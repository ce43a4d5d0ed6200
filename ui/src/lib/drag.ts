import type { Attachment } from "svelte/attachments";

const BEGIN_PX = 6;

export interface Dragged {
  enabled: boolean;
  over: (place: Element | null) => void; // what the pointer is above, on its way
  drop: (place: Element | null) => void;
}

/** Lets an element be dragged by mouse, pen or finger onto another that has `data-drop`. A tap stays a click. */
export function drag(options: () => Dragged): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let copy: HTMLElement | null = null;
    let moved = false;

    const under = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;

    function down(event: PointerEvent): void {
      moved = false;
      if (event.button !== 0 || !options().enabled) return;
      from = { x: event.clientX, y: event.clientY };
      node.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent): void {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!copy) {
        if (Math.hypot(dx, dy) < BEGIN_PX) return;
        moved = true;
        const box = node.getBoundingClientRect();
        copy = node.cloneNode(true) as HTMLElement;
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

    function end(event: PointerEvent): void {
      const dropped = copy !== null && event.type === "pointerup";
      copy?.remove();
      node.classList.remove("lifted");
      from = copy = null;
      options().over(null);
      if (dropped) options().drop(under(event));
    }

    function click(event: MouseEvent): void {
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
