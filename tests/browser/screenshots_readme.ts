/** The pictures of the README, each table wide, on a tablet and on a phone: `scripts/screenshots readme`. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, inject, it } from "vitest";
import { launch, Somebody } from "./people";
import { keepPicture, playOn } from "./screens";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const SHAPES = { wide: [1366, 650], tablet: [768, 954], phone: [390, 844] } as const;
const TABLES = [
  { game: "builders", entries: 50, theme: "day", language: "en" },
  { game: "glory-to-rome", entries: 60, theme: "lamplight", language: "en" },
  { game: "porta-nigra", entries: 90, theme: "day", language: "fr" },
  { game: "minerva", entries: 60, theme: "lamplight", language: "fr" },
] as const;

it("home", async () => {
  const livia = await Somebody.arrive(browser, inject("base"));
  await livia.goto("/");
  await livia.page.locator("article").nth(3).waitFor();
  await keepPicture(livia, "home");
  await livia.leave();
});

it.each(TABLES)("$game", async ({ game, entries, ...wishes }) => {
  const livia = await Somebody.arrive(browser, inject("base"), wishes);
  await livia.playNow(game);
  // A position with something to choose.
  await playOn(livia, game, ({ seq, moves }) => seq >= entries && moves!.length > 3);
  for (const [shape, [width, height]] of Object.entries(SHAPES)) {
    await livia.page.setViewportSize({ width, height });
    await livia.drawn();
    await keepPicture(livia, `${game}-${shape}`);
  }
  await livia.leave();
});
