import shared from "../../../src/asterion/words/en/common.ftl";
import english from "./en/common.ftl";
import { area } from "./page.svelte";

area("shared", shared);
export const t = area("common", english);
