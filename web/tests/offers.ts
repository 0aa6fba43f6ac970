import type { Offer } from "../src/lib/types";

/** A command that has a way: its words without it are what it does. */
export const aimed = (verb: string, ...ways: [say: string, way: NonNullable<Offer["way"]>][]): Offer[] =>
  ways.map(([say, way]) => ({ say, verb, way }));

/** Commands that are no more than their words. */
export const alone = (...said: string[]): Offer[] => said.map((say) => ({ say, verb: say }));

/** Commands that name a cell, counted from 0. */
export const onCells = (verb: string, cells: Record<string, [number, number, number]>): Offer[] =>
  Object.entries(cells).map(([say, [column, row, level]]) => ({ say, verb, cell: { column, row, level } }));

export const MOVES = aimed("move", ["move north", "n"], ["move east", "e"], ["move south", "s"]);
