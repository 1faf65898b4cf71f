import type { Board } from "../boards";
import Table from "./Table.svelte";

export const board: Board = { component: Table, links: {}, needsLayout: true };
