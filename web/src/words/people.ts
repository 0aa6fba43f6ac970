import english from "./en/people.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("people", english);
