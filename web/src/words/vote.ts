import english from "./en/vote.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("vote", english);
