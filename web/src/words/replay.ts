import english from "./en/replay.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("replay", english);
