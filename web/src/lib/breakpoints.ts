/**
 * Breakpoints: the widths of the window, in pixels, at which the pages and tables are laid out in another way. Styles name
 * them as custom media, `@media (--narrow)`; `vite.config.ts` puts these queries in their place.
 */

/** Below this one part of the table is shown at a time, as on a phone. */
export const NARROW = 760;
/** From this on there is room for a column beside the table. */
export const WIDE = 1100;

export const CUSTOM_MEDIA: Readonly<Record<string, string>> = {
  "--narrow": `(max-width: ${NARROW - 1}px)`,
  "--wide": `(min-width: ${WIDE}px)`,
  "--below-wide": `(max-width: ${WIDE - 1}px)`,
  "--below-roomy": "(max-width: 1399px)",
  "--page-in-one-column": "(max-width: 900px)",
  "--small-page": "(max-width: 640px)",
};
