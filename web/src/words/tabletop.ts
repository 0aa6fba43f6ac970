import english from "./en/tabletop.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("tabletop", english);
