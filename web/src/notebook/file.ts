/** The notebook as compact JSON, and back: reads older versions, and preserves unknown parts. */

import { t } from "../words/notebook";
import { emptyNotebook, INK, isBlank, isEmpty, NO_STEPS, STEPS } from "./model";
import type {
  Cell, Certainty, Fragment, Layer, Notebook, Rest, Shape, Sheet,
} from "./model"; // prettier-ignore
import { cellKey } from "./places";
import { CELL, isJson, list, mapped, number, place, words } from "./plain";
import type { Json } from "./plain";
import { readSteps, writtenSteps } from "./steps-file";

export const VERSION = 1;
/** What the server takes; an ordinary notebook is a tenth of it. */
export const LARGEST = 250 * 1024;

const EDGE = /^-?\d{1,4},-?\d{1,4},[ul]$/;
const SIGNS: Readonly<Record<Certainty, string>> = { sure: "", maybe: "?", not: "!" };

export function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Why a notebook cannot be saved, in words; empty if it can. */
export function tooLarge(text: string): string {
  const size = sizeOf(text);
  if (size <= LARGEST) return "";
  const kib = (bytes: number) => Math.ceil(bytes / 1024);
  return t("notebook-too-large", { size: kib(size), most: kib(LARGEST) });
}

// ---- writing

export function write(notebook: Notebook): string {
  const { rest, book, shape, steps, settled } = notebook;
  return JSON.stringify({
    v: VERSION,
    ...rest,
    book,
    shape: {
      columns: shape.columns,
      rows: shape.rows,
      levels: shape.levels,
      mask: shape.mask.length > 0 ? shape.mask.join("/") : undefined,
    },
    fragments: notebook.fragments.map(({ rest, id, name, mark, colour, seat, at, held, levelled }) => ({
      ...rest,
      ...{ id, name, mark, colour, seat, at: cellKey(at), held: held || undefined, levelled: levelled || undefined },
    })),
    layers: notebook.layers.map(({ rest, id, name, shown, sheets }) => ({
      ...rest,
      ...{ id, name, hidden: shown ? undefined : true },
      sheets: mapped(sheets, (sheet) => (isEmpty(sheet) ? undefined : writtenSheet(sheet))),
    })),
    steps: writtenSteps(steps),
    settled: settled && settled.length > 0 ? settled : undefined,
  });
}

function writtenSheet({ cells, edges, rest }: Sheet): Json {
  const byKind: Record<string, string[]> = {};
  for (const [key, is] of Object.entries(edges)) (byKind[is] ??= []).push(key);
  const odd = (rest ?? {}) as { e?: Json; c?: Json };
  return {
    ...rest,
    e: { ...odd.e, ...mapped(byKind, (keys) => keys.sort().join(";")) },
    c: { ...odd.c, ...mapped(cells, writtenCell) },
  };
}

function writtenCell({ stamps, number, text, rest }: Cell): unknown {
  const signed = Object.entries(stamps).map(([stamp, as]) => SIGNS[as] + stamp);
  const s = signed.sort().join(";");
  if (!number && !text && !rest) return s;
  return { ...rest, s, n: number || undefined, t: text || undefined };
}

// ---- reading

/** A notebook from its saved form; what is missing is as in an empty one of this shape. */
export function read(text: string, book: string, shape: Shape): Notebook {
  const blank = emptyNotebook(book, shape);
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return blank;
  }
  if (!isJson(raw)) return blank;
  const { v, book: named, shape: drawn, fragments, layers, steps, settled, ...others } = raw;
  const later = typeof v === "number" && v > VERSION ? { v } : {};
  const rest = restOf({ ...later, ...others });
  return {
    book: typeof named === "string" ? named : book,
    shape: readShape(drawn) ?? shape,
    fragments: list(fragments).filter(isJson).map(readFragment),
    layers: withUsual(list(layers).filter(isJson).map(readLayer), blank.layers),
    steps: isJson(steps) ? readSteps(steps) : NO_STEPS,
    ...(list(settled).length > 0 ? { settled: list(settled).map((one) => words(one)) } : {}),
    ...(rest ? { rest } : {}),
  };
}

function restOf(others: Json): Rest | undefined {
  return Object.keys(others).length > 0 ? others : undefined;
}

function readShape(raw: unknown): Shape | null {
  if (!isJson(raw)) return null;
  const side = (name: string) => Math.min(100, Math.max(0, Math.floor(number(raw[name], 0))));
  const [columns, rows, levels] = [side("columns"), side("rows"), side("levels")];
  if (!columns || !rows) return null;
  const mask = words(raw["mask"]);
  return { columns, rows, levels: levels || 1, mask: mask ? mask.split("/") : [] };
}

function readFragment(raw: Json): Fragment {
  const { id, name, mark, colour, seat, at, held, levelled, ...others } = raw;
  const rest = restOf(others);
  const fragment = {
    id: words(id, "f0"),
    name: words(name, "Piece"),
    mark: words(mark, "?"),
    colour: number(colour, 0),
    seat: typeof seat === "number" ? seat : null,
    at: place(at),
    ...(held === true ? { held } : {}),
    ...(levelled === true ? { levelled } : {}),
  };
  return rest ? { ...fragment, rest } : fragment;
}

function readLayer(raw: Json): Layer {
  const { id, name, hidden, sheets, ...others } = raw;
  const rest = restOf(others);
  const drawn = Object.entries(isJson(sheets) ? sheets : {}).filter(([, sheet]) => isJson(sheet));
  const layer = {
    id: words(id, "h0"),
    name: words(name, "Layer"),
    shown: hidden !== true,
    sheets: Object.fromEntries(drawn.map(([sheet, marks]) => [sheet, readSheet(marks as Json)])),
  };
  return rest ? { ...layer, rest } : layer;
}

function readSheet(raw: Json): Sheet {
  const { e, c, ...others } = raw;
  const edges: Record<string, string> = {};
  const oddEdges: Json = {};
  for (const [is, keys] of Object.entries(isJson(e) ? e : {})) {
    const all = words(keys).split(";");
    for (const key of all) if (EDGE.test(key)) edges[key] = is;
    if (!all.some((key) => EDGE.test(key))) oddEdges[is] = keys;
  }
  const cells: Record<string, Cell> = {};
  const oddCells: Json = {};
  for (const [key, value] of Object.entries(isJson(c) ? c : {})) {
    const cell = CELL.test(key) ? readCell(value) : null;
    if (!cell) oddCells[key] = value;
    else if (!isBlank(cell)) cells[key] = cell;
  }
  const odd = {
    ...(restOf(oddEdges) ? { e: oddEdges } : {}),
    ...(restOf(oddCells) ? { c: oddCells } : {}),
  };
  const rest = restOf({ ...others, ...odd });
  return rest ? { cells, edges, rest } : { cells, edges };
}

function readCell(raw: unknown): Cell | null {
  if (typeof raw === "string") return { stamps: readStamps(raw), number: "", text: "" };
  if (!isJson(raw)) return null;
  const { s, n, t, ...others } = raw;
  const rest = restOf(others);
  const cell = { stamps: readStamps(words(s)), number: words(n), text: words(t) };
  return rest ? { ...cell, rest } : cell;
}

function readStamps(written: string): Record<string, Certainty> {
  const stamps: Record<string, Certainty> = {};
  for (const one of written.split(";").filter((stamp) => stamp !== "")) {
    if (one.startsWith("?")) stamps[one.slice(1)] = "maybe";
    else if (one.startsWith("!")) stamps[one.slice(1)] = "not";
    else stamps[one] = "sure";
  }
  return stamps;
}

/** The pencil and the ink are always there, at the bottom. */
function withUsual(layers: readonly Layer[], usual: readonly Layer[]): Layer[] {
  const bottom = usual.map((one) => layers.find((layer) => layer.id === one.id) ?? one);
  return [...bottom, ...layers.filter((layer) => layer.id !== STEPS && layer.id !== INK)];
}
