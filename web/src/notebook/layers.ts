/** All that others draw over the paper, fetched together where it is wanted. */

export { default as ArgumentLayer } from "../map/ArgumentLayer.svelte";
export { default as Noted } from "./Noted.svelte";
export { default as Possible } from "./Possible.svelte";
export { default as Proved } from "./Proved.svelte";
export { default as ProvedPlayers } from "./ProvedPlayers.svelte";
export { default as Shown } from "./Shown.svelte";
export { default as Truth } from "./Truth.svelte";
