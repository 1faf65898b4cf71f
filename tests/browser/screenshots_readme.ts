/** The pictures of the README, each table wide, on a tablet and on a phone: `scripts/screenshots readme`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, Somebody } from "./people";
import { playOn } from "./screens";

const FOLDER = fileURLToPath(new URL("../../docs/pictures", import.meta.url));
/** Nobody waits for the pictures of a README. */
const HEAVIEST = 200 * 1024;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  browser = await launch();
});
afterAll(() => browser.close());

const SHAPES = { wide: [1366, 650], tablet: [768, 954], phone: [390, 844] } as const;
const TABLES = [
  { game: "builders", entries: 50, theme: "day", language: "en" },
  { game: "glory-to-rome", entries: 90, theme: "lamplight", language: "en" },
  { game: "porta-nigra", entries: 90, theme: "day", language: "fr" },
  { game: "minerva", entries: 60, theme: "lamplight", language: "fr" },
] as const;

async function take(one: Somebody, name: string): Promise<void> {
  await one.page.evaluate(() => document.fonts.ready);
  const { width, height } = one.page.viewportSize()!;
  const camera = await one.context.newCDPSession(one.page);
  const { data } = await camera.send("Page.captureScreenshot", {
    format: "webp",
    quality: 84,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  const picture = Buffer.from(data, "base64");
  expect(picture.length).toBeLessThan(HEAVIEST);
  writeFileSync(`${FOLDER}/${name}.webp`, picture);
}

it("home", async () => {
  const livia = await Somebody.arrive(browser, inject("base"));
  await livia.goto("/");
  await livia.page.locator("article").nth(3).waitFor();
  await take(livia, "home");
  await livia.leave();
});

it.each(TABLES)("$game", async ({ game, entries, ...wishes }) => {
  const livia = await Somebody.arrive(browser, inject("base"), wishes);
  await livia.playNow(game);
  // A position with something to choose.
  await playOn(livia, game, ({ seq, moves }) => seq >= entries && moves!.length > 3);
  for (const [shape, [width, height]] of Object.entries(SHAPES)) {
    await livia.page.setViewportSize({ width, height });
    await livia.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await take(livia, `${game}-${shape}`);
  }
  await livia.leave();
});
