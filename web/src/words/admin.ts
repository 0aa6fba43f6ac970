import english from "./en/admin.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("admin", english);
