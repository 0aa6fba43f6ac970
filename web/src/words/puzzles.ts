import english from "./en/puzzles.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("puzzles", english);
