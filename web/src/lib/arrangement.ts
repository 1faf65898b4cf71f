/**
 * Arrangements: a board says as data how its regions lie in frames of different shapes. `table/fit.ts` chooses among them
 * by the window's width and height.
 */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `narrow` is no arrangement of regions: a phone shows one of them at a time. */
export type Shape = "wide" | "tall" | "narrow";

export interface Arrangement {
  readonly shape: Exclude<Shape, "narrow">;
  /** The frame it is drawn for, in pixels. In a larger one everything is larger. */
  readonly drawn: Size;
  /** The least frame it fits, with things made smaller. */
  readonly least: Size;
  /** The regions, line by line, as `grid-template-areas` names them. */
  readonly regions: readonly string[];
  readonly columns: string;
  readonly rows: string;
}

/** The frames that boards are drawn for: a small laptop, and a tablet held upright. */
export const WIDE = {
  shape: "wide",
  drawn: { width: 1366, height: 650 },
  least: { width: 960, height: 560 },
} as const;
export const TALL = {
  shape: "tall",
  drawn: { width: 768, height: 954 },
  least: { width: 700, height: 800 },
} as const;

/** The grid of an arrangement, for the element that its regions lie in; nothing where one is shown at a time. */
export function gridOf(arrangement: Arrangement | null): string {
  if (!arrangement) return "";
  const areas = arrangement.regions.map((line) => `"${line}"`).join(" ");
  return `grid-template-areas: ${areas}; grid-template-columns: ${arrangement.columns}; grid-template-rows: ${arrangement.rows}`;
}
