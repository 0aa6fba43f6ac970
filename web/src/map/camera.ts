// Which part of a map is in the window. Plain numbers, so that it can be tried without a browser.

/** A part of a map, in cells. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What covers the window's edges, in px: what lies under it does not count as visible. */
export type Covered = Box;

export interface Room extends Covered {
  readonly width: number;
  readonly height: number;
}

/** Where the map's corner is in the window, in px, and how large a cell is. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

export const SMALLEST = 6;
/** No cell becomes larger than this by itself, and by hand. */
export const LARGEST = 150;
const NEAREST = 200;
/** Less of the window than this is never free, in px: a sheet that covers all of it moves nothing. */
const LEAST = 80;

export const ROOM: Room = { width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0 };

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

export const grown = (box: Box, by: number): Box =>
  ({ left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by });

/** The part of the window that nothing covers, in px. */
export function free({ width, height, top, right, bottom, left }: Room): Box {
  return {
    left, top, right: Math.max(left + LEAST, width - right), bottom: Math.max(top + LEAST, height - bottom),
  };
}

/** How large a cell is if all of this box is to be seen. */
export function cellIn(box: Box, room: Room): number {
  const open = free(room);
  return Math.min(
    (open.right - open.left) / (box.right - box.left), (open.bottom - open.top) / (box.bottom - box.top),
  );
}

/** All of a box in the free part of the window, with cells no larger and no smaller than these. */
export function fitted(box: Box, room: Room, least = SMALLEST, most = LARGEST): View {
  return centred(
    (box.left + box.right) / 2, (box.top + box.bottom) / 2, clamp(cellIn(box, room), least, most), room,
  );
}

/** With this place in the middle of the free part. */
export function centred(x: number, y: number, cell: number, room: Room): View {
  const open = free(room);
  return { x: (open.left + open.right) / 2 - x * cell, y: (open.top + open.bottom) / 2 - y * cell, cell };
}

/** Moved as little as is needed to have a box in the free part; what is too large, its middle. */
export function revealed(view: View, box: Box, room: Room): View {
  const open = free(room);
  const shift = (low: number, high: number, from: number, to: number): number => {
    if (high - low > to - from) return (from + to - low - high) / 2;
    return low < from ? from - low : high > to ? to - high : 0;
  };
  const [x, y] = [(at: number) => view.x + at * view.cell, (at: number) => view.y + at * view.cell];
  return {
    ...view,
    x: view.x + shift(x(box.left), x(box.right), open.left, open.right),
    y: view.y + shift(y(box.top), y(box.bottom), open.top, open.bottom),
  };
}

/** With this share of the free part left around the one who is followed, and never less than a cell. */
export function roomAround(room: Room, cell: number, share: number): Room {
  const open = free(room);
  const [wide, high] = [open.right - open.left, open.bottom - open.top];
  const by = (length: number): number =>
    Math.min(Math.max(length * share, cell / 2), (length - cell) / 2);
  const [x, y] = [Math.max(0, by(wide)), Math.max(0, by(high))];
  return { ...room, left: room.left + x, right: room.right + x, top: room.top + y, bottom: room.bottom + y };
}

/** Not moved off the map: where there is more map than window no empty paper is shown. */
export function within(view: View, bounds: Box, room: Room): View {
  const open = free(room);
  const held = (at: number, low: number, high: number, from: number, to: number): number => {
    if (high - low <= to - from) return (from + to - low - high) / 2;
    return clamp(at, to - high, from - low);
  };
  const { x, y, cell } = view;
  return {
    cell,
    x: held(x, bounds.left * cell, bounds.right * cell, open.left, open.right),
    y: held(y, bounds.top * cell, bounds.bottom * cell, open.top, open.bottom),
  };
}

/** Larger or smaller by a factor, with the point of the window where it is. */
export function zoomed(view: View, by: number, px: number, py: number): View {
  const cell = clamp(view.cell * by, SMALLEST, NEAREST);
  const real = cell / view.cell;
  return { cell, x: px - (px - view.x) * real, y: py - (py - view.y) * real };
}

const shownIn = ({ x, y, cell }: View, { left, top, right, bottom }: Box): Box =>
  ({ left: (left - x) / cell, top: (top - y) / cell, right: (right - x) / cell, bottom: (bottom - y) / cell });

/** The part of the map in the window, in cells, and what of it nothing covers. */
export const inWindow = (view: View, { width, height }: Room): Box =>
  shownIn(view, { left: 0, top: 0, right: width, bottom: height });
export const seenIn = (view: View, room: Room): Box => shownIn(view, free(room));

/** `by`: how far, in cells, it may reach beyond. */
export function isWithin(inner: Box, outer: Box, by = 0): boolean {
  return inner.left >= outer.left - by && inner.top >= outer.top - by
    && inner.right <= outer.right + by && inner.bottom <= outer.bottom + by;
}
