import "./styles/tokens.css";
import "./styles/base.css";
import { mount, type Component } from "svelte";
import App from "./App.svelte";
import { takeUp } from "./lib/early";
import { reloadWhenRenewed } from "./lib/renewed";
import { routeOf } from "./lib/router";
import { startWorker } from "./people/worker";
import { language, showLanguage } from "./words/language.svelte";
import { ready } from "./words/page.svelte";

const target = document.getElementById("page");
if (target === null) throw new Error("index.html has no #page");
const page: HTMLElement = target;
showLanguage();
reloadWhenRenewed();
// The built page holds the first page in words already: it stays until it can be replaced by itself.
// It is English; in another language nothing is shown before there are words for it.
if (language() !== "en") {
  page.hidden = true;
  void ready().then(() => show(), () => show());
} else if (page.childElementCount && routeOf(location.pathname, location.search).page === "Home") {
  void import("./pages/Home.svelte").then(({ default: first }) => show(first));
} else show();

function show(first: Component<Record<string, never>> | null = null): void {
  takeUp(() => {
    page.replaceChildren();
    page.hidden = false;
    mount(App, { target: page, props: { first } });
  });
  page.dataset["alive"] = "";
}
startWorker();
