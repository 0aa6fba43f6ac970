import english from "./en/plans.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("plans", english);
