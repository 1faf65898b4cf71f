/** The four pictures of the README: `scripts/screenshots readme`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, Somebody, type Wishes } from "./people";
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

interface Picture extends Wishes {
  name: string;
  game?: string;
  entries?: number;
}
const PICTURES: readonly Picture[] = [
  { name: "home" },
  { name: "builders", game: "builders", entries: 50 },
  { name: "glory-to-rome", game: "glory-to-rome", entries: 90, theme: "lamplight" },
  { name: "phone", game: "glory-to-rome", entries: 70, phone: true, language: "fr" },
];

it.each(PICTURES)("$name", async ({ name, game, entries = 0, ...wishes }) => {
  const livia = await Somebody.arrive(browser, inject("base"), wishes);
  await livia.goto("/");
  await livia.page.locator("article").nth(3).waitFor();
  if (game) {
    await livia.playNow(game);
    // A position with something to choose.
    await playOn(livia, game, ({ seq, moves }) => seq >= entries && moves!.length > 3);
  }
  await livia.page.evaluate(() => document.fonts.ready);
  const { width, height } = livia.page.viewportSize()!;
  const camera = await livia.context.newCDPSession(livia.page);
  const { data } = await camera.send("Page.captureScreenshot", {
    format: "webp",
    quality: 84,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  const picture = Buffer.from(data, "base64");
  expect(picture.length).toBeLessThan(HEAVIEST);
  writeFileSync(`${FOLDER}/${name}.webp`, picture);
  await livia.leave();
});
