// The ground of a map as a few paths per chunk. A chunk is made again only when something in it or
// beside it has changed, and only those in the window are shown.

import { chance } from "./chance";
import { hatch } from "./hatch";
import { CELL, cross, gridBrush, pebbles, thread, type Drawing } from "./ink";
import { Atlas, type Layer, type PictureCell } from "./picture";
import { doorway } from "./places";

export const CHUNK = 16;

/** The paths of one chunk, by what they are drawn with. */
export interface Chunk {
  x: number;
  y: number;
  fills: { kind: string; layer: Layer; d: string }[];
  hatches: Partial<Record<Layer, string>>;
  walls: Partial<Record<Layer, string>>;
  edges: Partial<Record<Layer, string>>; // of passages, and of the frame around everything
  crumbs: Partial<Record<Layer, string>>;
  doors: Drawing;
}

const made = new Map<string, Chunk>();
const MOST = 400;

/** All chunks of a map. */
export function chunksOf(atlas: Atlas): Chunk[] {
  const { left, top, width, height } = atlas.picture;
  const chunks: Chunk[] = [];
  const first = (from: number): number => Math.floor(from / CHUNK);
  for (let y = first(top); y <= first(top + height - 1); y++) {
    for (let x = first(left); x <= first(left + width - 1); x++) chunks.push(chunkAt(atlas, x, y));
  }
  return chunks;
}

function codeOf(cell: PictureCell | undefined): string {
  return cell === undefined ? " " : `${cell.ground[0]}${cell.layer[0]}`;
}

function chunkAt(atlas: Atlas, x: number, y: number): Chunk {
  let key = `${x} ${y} ${atlas.picture.small} `;
  for (let row = y * CHUNK - 2; row < (y + 1) * CHUNK + 2; row++) {
    for (let column = x * CHUNK - 2; column < (x + 1) * CHUNK + 2; column++) {
      key += codeOf(atlas.at(column, row));
    }
  }
  let chunk = made.get(key);
  if (chunk === undefined) {
    if (made.size > MOST) made.clear();
    made.set(key, (chunk = makeChunk(atlas, x, y)));
  }
  return chunk;
}

function add(paths: Partial<Record<Layer, string>>, layer: Layer, d: string): void {
  if (d) paths[layer] = (paths[layer] ?? "") + d;
}

/** The layer of a line between two cells: what is in sight is in ink. */
function stronger(one: Layer, other: Layer | undefined): Layer {
  return one === "seen" || other === "seen" ? "seen" : one;
}

function makeChunk(atlas: Atlas, cx: number, cy: number): Chunk {
  const chunk: Chunk = { x: cx, y: cy, fills: [], hatches: {}, walls: {}, edges: {}, crumbs: {}, doors: [] };
  const { small } = atlas.picture;
  const isOpen = (x: number, y: number): boolean => atlas.isOpen(x, y);
  // On small cells the band of rock has a ragged rim; on large ones nothing is drawn on bare paper.
  const isClear = small ? isOpen : (x: number, y: number): boolean => atlas.at(x, y)?.ground !== "rock";
  for (let y = cy * CHUNK; y < (cy + 1) * CHUNK; y++) {
    for (let x = cx * CHUNK; x < (cx + 1) * CHUNK; x++) {
      const cell = atlas.at(x, y);
      if (cell === undefined) continue;
      if (cell.ground === "rock") {
        if (small && !touches(atlas, x, y)) add(chunk.edges, cell.layer, frame(atlas, x, y));
        else add(chunk.hatches, cell.layer, hatch(x, y, isClear, small ? 2 : 3));
      } else if (cell.ground === "floor") add(chunk.crumbs, cell.layer, crumbs(atlas, x, y));
      else if (cell.ground === "passage") add(chunk.edges, cell.layer, gravel(x, y));
      else if (cell.ground === "door") {
        const upright = isOpen(x - 1, y) || isOpen(x + 1, y);
        chunk.doors.push(...doorway(x, y, upright));
      }
    }
  }
  fill(atlas, chunk);
  for (const flat of [true, false]) outline(atlas, chunk, flat);
  return chunk;
}

/** Whether rock has open ground around it, other than a passage: the wall of a chamber. */
function touches(atlas: Atlas, x: number, y: number): boolean {
  for (let n = 0; n < 9; n++) {
    const beside = atlas.at(x + (n % 3) - 1, y + Math.floor(n / 3) - 1);
    if (beside && (beside.ground === "floor" || beside.ground === "door")) return true;
  }
  return false;
}

/** Rock far from everything is a line through its middle. */
function frame(atlas: Atlas, x: number, y: number): string {
  let d = "";
  for (const [dx, dy] of [[1, 0], [0, 1]] as const) {
    const beside = atlas.at(x + dx, y + dy);
    if (beside?.ground !== "rock" || touches(atlas, x + dx, y + dy)) continue;
    d += thread(
      [[(x + 0.5) * CELL, (y + 0.5) * CELL], [(x + dx + 0.5) * CELL, (y + dy + 0.5) * CELL]], 3, 2, 50,
    );
  }
  return d;
}

function crumbs(atlas: Atlas, x: number, y: number): string {
  const four = [[-1, -1], [0, -1], [-1, 0]] as const;
  const meets = four.every(([dx, dy]) => atlas.at(x + dx, y + dy)?.ground === "floor");
  const { small } = atlas.picture;
  const mark = meets ? cross(x * CELL, y * CELL, small ? 4 : 7) : "";
  return mark + (!small && chance(x, y, 77) < 0.45 ? pebbles(x, y) : "");
}

function gravel(x: number, y: number): string {
  let d = "";
  for (let n = 0; n < 3; n++) {
    const px = (x + 0.12 + 0.7 * chance(x, y, n, 8)) * CELL;
    const py = (y + 0.15 + 0.7 * chance(x, y, n, 9)) * CELL;
    d += `M${px.toFixed(0)} ${py.toFixed(0)}h${10 + Math.round(9 * chance(x, y, n, 10))}`;
  }
  return d;
}

/** Squares of the same ground and layer, row by row. */
function fill(atlas: Atlas, chunk: Chunk): void {
  const paths = new Map<string, string>();
  for (let y = chunk.y * CHUNK; y < (chunk.y + 1) * CHUNK; y++) {
    let [start, last] = [0, ""];
    for (let x = chunk.x * CHUNK; x <= (chunk.x + 1) * CHUNK; x++) {
      const cell = x < (chunk.x + 1) * CHUNK ? atlas.at(x, y) : undefined;
      const kind = cell === undefined ? "" : `${cell.ground} ${cell.layer}`;
      if (kind === last) continue;
      if (last) {
        const wide = (x - start) * CELL;
        paths.set(last, `${paths.get(last) ?? ""}M${start * CELL} ${y * CELL}h${wide}v${CELL}h${-wide}Z`);
      }
      [start, last] = [x, kind];
    }
  }
  for (const [name, d] of paths) {
    const [kind = "", layer = "seen"] = name.split(" ");
    chunk.fills.push({ kind, layer: layer as Layer, d });
  }
}

/** Long strokes where rock meets open ground, and thin ones beside passages. */
function outline(atlas: Atlas, chunk: Chunk, flat: boolean): void {
  const at = (along: number, across: number): PictureCell | undefined =>
    flat ? atlas.at(along, across) : atlas.at(across, along);
  const [from, begin] = flat ? [chunk.x * CHUNK, chunk.y * CHUNK] : [chunk.y * CHUNK, chunk.x * CHUNK];
  for (let across = begin; across < begin + CHUNK; across++) {
    let [start, last] = [0, ""];
    for (let along = from; along <= from + CHUNK; along++) {
      const kind = along < from + CHUNK ? lineBetween(at(along, across - 1), at(along, across)) : "";
      if (kind === last) continue;
      if (last) stroke(atlas, chunk, flat, start, along, across, last);
      [start, last] = [along, kind];
    }
  }
}

function lineBetween(one: PictureCell | undefined, other: PictureCell | undefined): string {
  const rock = one?.ground === "rock" ? one : other?.ground === "rock" ? other : undefined;
  const open = rock === one ? other : one;
  if (rock && open && open.ground !== "rock") {
    const kind = open.ground === "passage" ? "edge" : "wall";
    return open.ground === "door" ? "" : `${kind} ${stronger(open.layer, rock.layer)}`;
  }
  const passage = one?.ground === "passage" ? one : other?.ground === "passage" ? other : undefined;
  if (passage && (one === undefined || other === undefined)) return `edge ${passage.layer}`;
  return "";
}

function stroke(
  atlas: Atlas, chunk: Chunk, flat: boolean, start: number, end: number, across: number, kind: string,
): void {
  const [line = "", layer = "seen"] = kind.split(" ") as [string, Layer];
  const place = flat ? [start, across, end, across] as const : [across, start, across, end] as const;
  const [x1, y1, x2, y2] = place;
  if (line === "edge") {
    add(chunk.edges, layer, thread([[x1 * CELL, y1 * CELL], [x2 * CELL, y2 * CELL]], 3 + across, 2.5, 25));
    return;
  }
  const { small } = atlas.picture;
  const width = (small ? 15 : 8) * (layer === "seen" ? 1 : 0.6);
  add(chunk.walls, layer, gridBrush(x1, y1, x2, y2, width, {
    step: CELL / (small ? 5 : 9), wander: small ? 2.4 : 1.8, vary: 0.3, ends: 0.9,
  }));
}

/** The open ground that a lamp lights: as far as its light comes through no rock and no door. */
export function litBy(atlas: Atlas, x: number, y: number, reach: number): string {
  const lit = new Set<string>([`${x} ${y}`]);
  let edge = [[x, y] as const];
  let d = square(x, y);
  while (edge.length) {
    const next: (readonly [number, number])[] = [];
    for (const [cx, cy] of edge) {
      for (let n = 0; n < 9; n++) {
        const [nx, ny] = [cx + (n % 3) - 1, cy + Math.floor(n / 3) - 1];
        const cell = atlas.at(nx, ny);
        if (lit.has(`${nx} ${ny}`) || cell?.layer !== "seen") continue;
        if (Math.hypot(nx - x, ny - y) > reach) continue;
        lit.add(`${nx} ${ny}`);
        if (cell.ground === "rock") continue;
        if (cell.ground !== "door") next.push([nx, ny]); // a door stops it
        d += square(nx, ny);
      }
    }
    edge = next;
  }
  return d;
}

const square = (x: number, y: number): string => `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h${-CELL}Z`;
