import english from "./en/club.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("club", english);
