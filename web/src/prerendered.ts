// The first page as it is before any script has run: rendered once, when the page is built.

import { render } from "svelte/server";
import App from "./App.svelte";
import Home from "./pages/Home.svelte";

export const html: string = render(App, { props: { first: Home } }).body;
