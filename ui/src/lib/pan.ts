// Where a board lies behind its frame: how much it is magnified, and which part of it is seen. Lengths are pixels of the screen.

export interface Size {
  width: number;
  height: number;
}

/** The board is drawn `scale` times its own size, its corner at x, y of the frame. */
export interface Lie {
  scale: number;
  x: number;
  y: number;
}

/** A part of the board, in shares of its width and height. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What lies in the frame may ask how much it is magnified (a Svelte context): words keep their size. */
export const PAN = Symbol("pan");
export interface Glass {
  readonly scale: number;
}

export const CLOSEST = 6; // times the scale at which the whole board is seen, and at least twice the size it was laid out for

/** The scale at which the whole board is seen; a board is never made larger than it was laid out for that. */
export const farthest = (frame: Size, board: Size): number => Math.min(1, frame.width / board.width, frame.height / board.height);

const nearest = (frame: Size, board: Size): number => Math.max(2, CLOSEST * farthest(frame, board));

/** The nearest allowed lie: a board larger than the frame fills it, a smaller one stands in its middle. */
export function within(lie: Lie, frame: Size, board: Size): Lie {
  const least = farthest(frame, board);
  const scale = Math.max(least, Math.min(lie.scale, nearest(frame, board)));
  const along = (at: number, room: number, length: number) => (length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at)));
  return { scale, x: along(lie.x, frame.width, scale * board.width), y: along(lie.y, frame.height, scale * board.height) };
}

/** As near as the whole part can be seen, with the part in the middle. */
export function showing(part: Part, frame: Size, board: Size): Lie {
  const wide = part.width * board.width;
  const tall = part.height * board.height;
  const scale = Math.min(frame.width / wide, frame.height / tall, nearest(frame, board));
  const x = frame.width / 2 - scale * (part.x * board.width + wide / 2);
  const y = frame.height / 2 - scale * (part.y * board.height + tall / 2);
  return within({ scale, x, y }, frame, board);
}

/** Magnified about a point of the frame, which stays where it is. */
export function zoomed(lie: Lie, by: number, at: { x: number; y: number }, frame: Size, board: Size): Lie {
  const least = farthest(frame, board);
  const scale = Math.max(least, Math.min(lie.scale * by, nearest(frame, board)));
  const grown = scale / lie.scale;
  return within({ scale, x: at.x - (at.x - lie.x) * grown, y: at.y - (at.y - lie.y) * grown }, frame, board);
}

export const moved = (lie: Lie, dx: number, dy: number, frame: Size, board: Size): Lie => within({ scale: lie.scale, x: lie.x + dx, y: lie.y + dy }, frame, board);
