// Where the names of the figures stand: beside their bases, on no other base and on no other name.

import type { Point } from "./land/types";

export interface Tag {
  id: string;
  at: Point; // the middle of the base, as the table is drawn
  radius: number;
  name: string; // empty: only in the way of others
  first: boolean; // is named whatever is in the way
}

export interface Label {
  x: number; // from the middle of the base to the middle of the name's line
  y: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LETTER = 4.9; // the width of a letter, the height of a line: drawn at scale 1
const LINE = 9;
const CROWDED = 0.3; // of a name may be covered

const shared = (a: Box, b: Box): number => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The free place nearest to below for each name, drawn `grow` times as large; a name without room is left out. */
export function labels(tags: Tag[], { width, height }: { width: number; height: number }, grow: number): Map<string, Label> {
  const taken: Box[] = tags.map(({ at: [x, y], radius }) => ({ left: x - radius * 0.85, right: x + radius * 0.85, top: y - radius * 0.85, bottom: y + radius * 0.85 }));
  const found = new Map<string, Label>();
  const tall = LINE * grow;
  for (const { id, at: [x, y], radius, name, first } of tags.filter((one) => one.name).sort((a, b) => Number(b.first) - Number(a.first))) {
    const wide = name.length * LETTER * grow;
    const beyond = radius + 1 + tall / 2;
    const spots: Label[] = [{ x: 0, y: beyond }, { x: 0, y: -beyond }, { x: radius + 3 + wide / 2, y: 0 }, { x: -radius - 3 - wide / 2, y: 0 }];
    let best: { spot: Label; box: Box; hidden: number } | null = null;
    for (const spot of spots) {
      // Along an edge a name is pushed on to the table; across it, it goes elsewhere.
      const middle = Math.max(wide / 2 + 1, Math.min(width - wide / 2 - 1, x + spot.x));
      const pushed = { x: spot.x && middle !== x + spot.x ? spot.x : middle - x, y: spot.y };
      const box = { left: x + pushed.x - wide / 2, right: x + pushed.x + wide / 2, top: y + pushed.y - tall / 2, bottom: y + pushed.y + tall / 2 };
      const outside = box.top < 0 || box.bottom > height || box.left < 0 || box.right > width;
      const hidden = outside ? 1 : taken.reduce((sum, one) => sum + shared(one, box), 0) / (wide * tall);
      if (!best || hidden < best.hidden - 0.01) best = { spot: pushed, box, hidden };
      if (hidden < 0.02) break;
    }
    if (best!.hidden > CROWDED && !first) continue;
    found.set(id, best!.spot);
    taken.push(best!.box);
  }
  return found;
}
