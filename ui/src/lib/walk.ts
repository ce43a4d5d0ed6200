/** Arrow keys on a board: to the nearest cell in that direction, as it lies on the screen. True if the key was one. */
export function walk(event: KeyboardEvent, cells: Iterable<Element>): boolean {
  const ways: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  const way = ways[event.key];
  if (!way || event.ctrlKey || event.metaKey || event.altKey) return false;
  event.preventDefault();
  event.stopPropagation();
  const from = middle(event.currentTarget as Element);
  let best: Element | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const to = middle(cell);
    const along = (to.x - from.x) * way[0] + (to.y - from.y) * way[1];
    const aside = Math.abs((to.x - from.x) * way[1]) + Math.abs((to.y - from.y) * way[0]);
    const cost = along + aside;
    if (along > 1 && aside < 3 * along && cost < least) [best, least] = [cell, cost];
  }
  (best as SVGElement | HTMLElement | null)?.focus();
  return true;
}

function middle(cell: Element): { x: number; y: number } {
  const box = cell.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
