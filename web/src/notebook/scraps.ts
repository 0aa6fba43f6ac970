/** Loose pieces of paper, and where they would fit: fetched when there is one. */

export { default as Piece } from "./Piece.svelte";
export { default as Spots } from "./Spots.svelte";
