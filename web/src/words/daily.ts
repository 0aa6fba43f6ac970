import english from "./en/daily.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("daily", english);
