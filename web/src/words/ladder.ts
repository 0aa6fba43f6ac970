import english from "./en/ladder.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("ladder", english);
