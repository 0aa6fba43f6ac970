// Which part of a map is in the window. Plain numbers, so that it can be tried without a browser.

export interface Room {
  width: number;
  height: number;
  /** What covers the window's edges: what lies under it does not count as visible. */
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Where the map's corner stands in the window, in px, and how large a cell is. */
export interface View {
  x: number;
  y: number;
  cell: number;
}

export interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const SMALLEST = 6;
export const LARGEST = 150;
/** How much of the free part of the window is left around whoever is followed. */
const MARGIN = 0.3;
/** Cells of empty paper around the map. */
const RIM = 1.2;

export const ROOM: Room = { width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0 };

function free(room: Room): { x: number; y: number; width: number; height: number } {
  return {
    x: room.left,
    y: room.top,
    width: Math.max(1, room.width - room.left - room.right),
    height: Math.max(1, room.height - room.top - room.bottom),
  };
}

/** The whole map in the free part of the window, with cells no larger and no smaller than these. */
export function fitted(extent: Extent, room: Room, least = SMALLEST, most = LARGEST): View {
  const open = free(room);
  const fits = Math.min(
    open.width / (extent.width + RIM * 2), open.height / (extent.height + RIM * 2),
  );
  const cell = Math.max(least, Math.min(most, fits));
  return centred(extent.left + extent.width / 2, extent.top + extent.height / 2, cell, room);
}

/** With this place in the middle of the free part. */
export function centred(x: number, y: number, cell: number, room: Room): View {
  const open = free(room);
  return { x: open.x + open.width / 2 - x * cell, y: open.y + open.height / 2 - y * cell, cell };
}

/** Moved as little as is needed to have a cell well inside the free part of the window. */
export function following(view: View, x: number, y: number, extent: Extent, room: Room): View {
  const open = free(room);
  const along = (at: number, from: number, length: number): number => {
    const margin = Math.max(length * MARGIN, Math.min(view.cell, length / 2));
    return Math.max(from + margin, Math.min(from + length - margin, at)) - at;
  };
  const [px, py] = [view.x + (x + 0.5) * view.cell, view.y + (y + 0.5) * view.cell];
  const moved = {
    ...view,
    x: view.x + along(px, open.x, open.width),
    y: view.y + along(py, open.y, open.height),
  };
  return within(moved, extent, room);
}

/** Not moved off the map: where there is more map than window no empty paper is shown. */
export function within(view: View, extent: Extent, room: Room): View {
  const open = free(room);
  const held = (at: number, start: number, length: number, from: number, space: number): number => {
    const [first, size] = [(start - RIM) * view.cell, (length + RIM * 2) * view.cell];
    if (size <= space) return from + (space - size) / 2 - first;
    return Math.min(from - first, Math.max(from + space - size - first, at));
  };
  return {
    ...view,
    x: held(view.x, extent.left, extent.width, open.x, open.width),
    y: held(view.y, extent.top, extent.height, open.y, open.height),
  };
}

/** Larger or smaller by a factor, with the point of the window where it is. */
export function zoomed(view: View, by: number, px: number, py: number): View {
  const cell = Math.max(SMALLEST, Math.min(LARGEST, view.cell * by));
  const real = cell / view.cell;
  return { cell, x: px - (px - view.x) * real, y: py - (py - view.y) * real };
}

/** Whether the whole map is in the free part of the window. */
export function showsAll(view: View, extent: Extent, room: Room): boolean {
  const open = free(room);
  return extent.width * view.cell <= open.width + 1 && extent.height * view.cell <= open.height + 1;
}

/** The part of the map in the window, in cells. */
export function inWindow(view: View, room: Room): Extent {
  return {
    left: -view.x / view.cell,
    top: -view.y / view.cell,
    width: room.width / view.cell,
    height: room.height / view.cell,
  };
}
