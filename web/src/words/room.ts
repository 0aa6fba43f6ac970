import english from "./en/room.ftl";
import "./common";
import { area } from "./page.svelte";

export const t = area("room", english);
