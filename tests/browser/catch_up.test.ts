/** Coming back to a table: what happened meanwhile is a short film with captions, or a list for who wants no motion. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { accessFaults } from "./axe";
import { launch, Somebody } from "./people";
import { playOn } from "./screens";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The screen shows the last position there is; bots may have gone on meanwhile. */
const abreast = (one: Somebody): Promise<void> =>
  expect
    .poll(async () => (await one.page.locator("main").getAttribute("data-seq")) === String(await one.head()))
    .toBe(true);

/** Somebody who left a table, at which then more happened than a film shows. */
async function away(phone: boolean, language: string, still: boolean): Promise<[Somebody, string]> {
  const anna = await Somebody.arrive(browser, inject("base"), { phone, language, still });
  if (!phone) await anna.page.setViewportSize({ width: 1366, height: 650 });
  await anna.playNow("builders");
  const { table } = anna;
  await anna.atTheTable();
  const seen = await anna.head();
  await anna.goto("/");
  const elsewhere = await Somebody.arrive(browser, inject("base"), { as: anna, still: true });
  await elsewhere.goto(`/t/${table}`);
  await elsewhere.atTheTable();
  await playOn(elsewhere, "builders", ({ seq }) => seq >= seen + 24);
  await elsewhere.leave();
  await anna.goto(`/t/${table}`);
  return [anna, table];
}

/** Each is begun with a table that is left and played on; `TEST_WHOLE` closes both in every way. */
const WHOLE = !!process.env["TEST_WHOLE"];
const BY_KEY = [false, "en", "key"] as const;
const BY_BUTTON = [true, "fr", "button"] as const;
const BY_BOARD = [false, "en", "board"] as const;

it.each(WHOLE ? [BY_KEY, BY_BUTTON, BY_BOARD] : [BY_KEY, BY_BUTTON])(
  "is a film that can be skipped; phone: %s, %s, by %s",
  async (phone, language, by) => {
    const [anna] = await away(phone, language, false);
    const { page } = anna;
    const film = page.locator("[data-film]");
    await film.waitFor();
    await expect.poll(() => film.locator("b").textContent()).toMatch(/\w/);
    await expect
      .poll(() => film.textContent())
      .toMatch(language === "en" ? /earlier steps? (was|were) left out/ : /\d/);
    const { left, right } = await film.evaluate((one) => one.getBoundingClientRect());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(page.viewportSize()!.width);
    if (by === "key") await page.keyboard.press("Escape");
    else if (by === "button") await film.locator("button").click();
    else await page.locator("main").dispatchEvent("pointerdown");
    await abreast(anna);
    await film.waitFor({ state: "detached" });
    await anna.leave();
  },
);

it.each(WHOLE ? [BY_KEY, BY_BUTTON, BY_BOARD] : [BY_BUTTON, BY_BOARD])(
  "is a list for who wants no motion; phone: %s, %s, closed by %s",
  async (phone, language, by) => {
    const [anna] = await away(phone, language, true);
    const { page } = anna;
    await abreast(anna);
    const list = page.locator("[data-missed]");
    await list.waitFor();
    await expect
      .poll(() => list.locator("h2").textContent())
      .toBe(language === "en" ? "While you were away" : "Pendant votre absence");
    await expect.poll(() => list.locator("li").count()).toBeGreaterThan(3);
    expect(await page.locator("[data-film]").count()).toBe(0);
    expect(await accessFaults(page)).toEqual([]);
    if (by === "key") await page.keyboard.press("Escape");
    else if (by === "button") await list.locator("button").click();
    else await page.locator("main").dispatchEvent("pointerdown");
    await list.waitFor({ state: "detached" });
    await anna.leave();
  },
);
