import english from "./en/learn.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("learn", english);
