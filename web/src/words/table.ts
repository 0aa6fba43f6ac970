import english from "./en/table.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("table", english);
