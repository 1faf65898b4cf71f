/**
 * No screen has a fault that axe can find, in either light, on a screen or a phone; none is wider than its phone. The
 * four tables at their fullest are looked at with the gate of `fit.test.ts`, whose deals are always the same.
 */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { accessFaults } from "./axe";
import { launch, Somebody } from "./people";
import { SCREENS } from "./screens";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each([{ phone: false }, { phone: true }])("phone: $phone", ({ phone }) => {
  it("every screen is without fault in either light", async () => {
    const anna = await Somebody.arrive(browser, inject("base"), { phone });
    const found: Record<string, string[]> = {};
    for (const { name, open } of SCREENS) {
      await open(anna);
      const wrong = await accessFaults(anna.page);
      // A phone zooms out of a page that is too wide, and innerWidth with it: the screen itself is the measure.
      const { width } = anna.page.viewportSize()!;
      const wide = (await anna.page.evaluate(() => document.documentElement.scrollWidth)) - width;
      if (wide > 0) wrong.push(`wider than the screen by ${wide}px`);
      if (wrong.length > 0) found[name] = wrong;
    }
    expect(found).toEqual({});
    await anna.leave();
  });
});
