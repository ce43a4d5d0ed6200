import { mount } from "svelte";

import "./lib/fonts.css";
import "./lib/tokens.css";
import "./lib/shell.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("page")! });
