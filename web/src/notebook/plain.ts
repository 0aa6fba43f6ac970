/** Plain JSON that somebody else may have written: read with care, written in a fixed order. */

import { ORIGIN, placeOf } from "./places";

export type Json = Record<string, unknown>;

export const CELL = /^-?\d{1,4},-?\d{1,4},-?\d{1,2}$/;

export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function words(value: unknown, otherwise = ""): string {
  return typeof value === "string" ? value : otherwise;
}

export function number(value: unknown, otherwise: number): number {
  return typeof value === "number" && Number.isFinite(value) ? value : otherwise;
}

export function place(value: unknown) {
  return typeof value === "string" && CELL.test(value) ? placeOf(value) : ORIGIN;
}

/** In the order of the keys, so that the same notebook is always the same text. */
export function mapped<T, U>(record: Readonly<Record<string, T>>, to: (value: T) => U) {
  const keys = Object.keys(record).sort();
  return Object.fromEntries(keys.map((key) => [key, to(record[key] as T)]));
}
