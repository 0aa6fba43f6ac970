import english from "./en/profile.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("profile", english);
