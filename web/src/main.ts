import "@fontsource/cinzel/latin-600.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./lib/tokens.css";
import "./lib/base.css";
import { mount } from "svelte";
import App from "./shell/App.svelte";

mount(App, { target: document.getElementById("app")! });
