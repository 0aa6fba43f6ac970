import english from "./en/map.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("map", english);
