import english from "./en/composer.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("composer", english);
