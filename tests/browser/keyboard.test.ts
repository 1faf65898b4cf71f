/** A whole game by keyboard alone. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chance, launch, Somebody } from "./people";
import { CHOICES } from "./tastes";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it("is played without ever touching a mouse, from the home page to the scores", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  const { page } = anna;
  const random = chance(11);
  await anna.goto("/");
  await page.locator("article").first().waitFor();

  // The home page: as far as the first button that starts a game.
  for (let pressed = 0; pressed < 40; pressed++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.matches(".hero button.main"))) break;
  }
  expect(await page.evaluate(() => document.activeElement?.matches(".hero button.main"))).toBe(true);
  await page.keyboard.press("Enter");
  await anna.atTheTable();

  // One move on the board itself: the focus is led to a thing that glows, and Enter makes the move.
  for (let pressed = 0; pressed < 60; pressed++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.matches(".thing.legal[data-zone='row.buildings']"))) break;
  }
  const began = await anna.seq;
  await page.keyboard.press("Enter");
  await expect.poll(() => anna.seq).toBeGreaterThan(began);

  // The rest by the numbered list: M opens it, digits find the move, Enter makes it.
  for (;;) {
    const { position } = await anna.now();
    if (position?.outcome) break;
    if (!position?.moves?.length) {
      await page.waitForTimeout(30);
      continue;
    }
    await anna.settled(position.seq);
    const move = CHOICES["builders"]!(position, random);
    const number = position.moves.indexOf(move) + 1;
    await page.keyboard.press("m");
    await page.locator("dialog[open] [data-number]").first().waitFor();
    for (const digit of String(number)) await page.keyboard.press(digit);
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset["move"])).toBe(move.key);
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (seq) => Number(document.querySelector<HTMLElement>("main[data-seq]")?.dataset["seq"] ?? -1) > seq,
      position.seq,
    );
  }
  await page.locator("dialog[open] table tfoot td").first().waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "hidden" });
  await anna.leave();
});
