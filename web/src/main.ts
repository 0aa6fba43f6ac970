import "./styles/tokens.css";
import "./styles/base.css";
import { mount, type Component } from "svelte";
import App from "./App.svelte";
import { routeOf } from "./lib/router";
import { startWorker } from "./people/worker";

const target = document.getElementById("page");
if (target === null) throw new Error("index.html has no #page");
const page: HTMLElement = target;
// The built page holds the first page in words already: it stays until it can be replaced by itself.
if (page.childElementCount && routeOf(location.pathname, location.search).page === "Home") {
  void import("./pages/Home.svelte").then(({ default: first }) => show(first));
} else show();

function show(first: Component<Record<string, never>> | null = null): void {
  page.replaceChildren();
  mount(App, { target: page, props: { first } });
}
startWorker();
