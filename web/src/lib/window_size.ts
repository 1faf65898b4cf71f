/** How large the window is. Asked in an effect, a change runs it again. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import type { Size } from "./arrangement";

export const windowSize = (): Size => ({ width: innerWidth.current ?? 1366, height: innerHeight.current ?? 650 });
