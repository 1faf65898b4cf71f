import type { Board } from "../boards";
import { arrangements } from "./arrangements";
import Table from "./Table.svelte";

export const board: Board = { component: Table, links: {}, needsLayout: true, arrangements };
