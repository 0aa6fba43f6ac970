import english from "./en/claims.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("claims", english);
