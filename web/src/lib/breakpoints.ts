/**
 * Breakpoints: the sizes of the window, in pixels, at which the pages are laid out in another way. Styles name them as
 * custom media, `@media (--narrow)`; `vite.config.ts` puts these queries in their place. Tables have none: their frame is
 * fitted by width and height (`table/fit.ts`), and styles there ask for its shape, `[data-shape="narrow"]`; only what sticks
 * to the edge of a phone asks how low the window is.
 */
export const CUSTOM_MEDIA: Readonly<Record<string, string>> = {
  "--narrow": "(max-width: 759px)",
  "--page-in-two-columns": "(max-width: 1199px)",
  "--small-page": "(max-width: 640px)",
  // A phone on its side, and a small one: what sticks to its lower edge would cover the rest.
  "--low": "(max-height: 499px)",
  "--rather-low": "(max-height: 700px)",
};
