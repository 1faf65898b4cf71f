import type { Board } from "../boards";
import { arrangements } from "./arrangements";
import { plainScene } from "./scenes";
import Table from "./Table.svelte";

export const board: Board = { component: Table, links: {}, needsLayout: true, arrangements, scene: plainScene };
