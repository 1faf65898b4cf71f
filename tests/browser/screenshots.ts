/** Pictures of every screen, to be looked at: `scripts/screenshots`. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, inject, it } from "vitest";
import { launch, Somebody } from "./people";
import { SCREENS, TABLES } from "./screens";

const FOLDER = fileURLToPath(new URL("../../build/screenshots", import.meta.url));
let browser: Browser;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  browser = await launch();
});
afterAll(() => browser.close());

describe.each([
  { language: "en", theme: "day" },
  { language: "fr", theme: "lamplight" },
  { language: "fr", theme: "day" },
  { language: "en", theme: "lamplight" },
] as const)("$language, $theme", ({ language, theme }) => {
  it.each([false, true])("phone: %s", async (phone) => {
    const livia = await Somebody.arrive(browser, inject("base"), { language, theme, phone });
    for (const { name, open } of [...SCREENS, ...TABLES]) {
      await open(livia);
      await livia.page.evaluate(() => document.fonts.ready);
      await livia.page.screenshot({ path: `${FOLDER}/${name}-${phone ? 390 : 1440}-${theme}-${language}.png` });
    }
    await livia.leave();
  });
});
