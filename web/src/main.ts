import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("page");
if (target === null) throw new Error("index.html has no #page");
mount(App, { target });
