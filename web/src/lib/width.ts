/** How wide the window is, by the breakpoints that the styles use too. Asked in an effect, a change runs it again. */
import { innerWidth } from "svelte/reactivity/window";
import { NARROW, WIDE } from "./breakpoints";

export const isNarrow = (): boolean => innerWidth.current !== undefined && innerWidth.current < NARROW;
export const isWide = (): boolean => innerWidth.current === undefined || innerWidth.current >= WIDE;
