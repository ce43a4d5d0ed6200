import { mount } from "svelte";

import "./lib/fonts.css";
import "./lib/tokens.css";
import "./lib/shell.css";
import App from "./App.svelte";

// The server has been brought up to date and has other files now: the page is fetched anew, once.
addEventListener("vite:preloadError", async () => {
  const again = sessionStorage.getItem("fetched-anew") === null;
  const there = await fetch("/api/health").then((answer) => answer.ok, () => false);
  if (!again || !there) return;
  sessionStorage.setItem("fetched-anew", "yes");
  location.reload();
});

mount(App, { target: document.getElementById("page")! });
