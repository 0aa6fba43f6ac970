import english from "./en/home.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("home", english);
