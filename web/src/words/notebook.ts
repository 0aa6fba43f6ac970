import english from "./en/notebook.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("notebook", english);
