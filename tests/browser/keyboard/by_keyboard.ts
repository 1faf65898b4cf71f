/** A whole game by keyboard alone. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chance, launch, Somebody } from "../people";
import { CHOICES } from "../tastes";

interface Title {
  game: string;
  /** The button of the home page that starts it. */
  start: string;
  /** What glows at the first decision and is reached by Tab. */
  thing: string;
  /** How many moves are made unless whole games are asked for by `TEST_WHOLE`; a whole game if nothing is said. */
  most?: number;
}

/** The test of one game: each has a file of its own, so that two are played at the same time. */
export function testByKeyboard(title: Title): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  const most = process.env["TEST_WHOLE"] ? Infinity : (title.most ?? Infinity);
  it(`${title.game} is played without ever touching a mouse, from the home page on, to the scores or for ${most} moves`, async () => {
    const anna = await Somebody.arrive(browser, inject("base"));
    const { page } = anna;
    const random = chance(11);
    await anna.goto("/");
    await page.locator("article").first().waitFor();

    // The home page: as far as the button that starts this game.
    await anna.tabTo(title.start);
    await page.keyboard.press("Enter");
    await anna.atTheTable();

    // One move on the board itself: the focus is led to a thing that glows, and Enter makes the move.
    await expect.poll(async () => (await anna.now()).position?.moves?.length ?? 0).toBeGreaterThan(0);
    await anna.settled(await anna.head());
    await anna.tabTo(`.thing.legal${title.thing}`);
    const began = await anna.seq;
    await page.keyboard.press("Enter");
    await expect.poll(() => anna.seq).toBeGreaterThan(began);

    // The rest by the numbered list: M opens it, digits find the move, Enter makes it.
    let made = 0;
    for (; made < most;) {
      const { position } = await anna.now();
      if (position?.outcome) break;
      if (!position?.moves?.length) {
        await page.waitForTimeout(30);
        continue;
      }
      await anna.settled(position.seq);
      const move = CHOICES[title.game]!(position, random);
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
      made++;
    }
    if (made < most) {
      await page.locator("dialog[open] table tfoot td").first().waitFor();
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "hidden" });
    }
    await anna.leave();
  });
}
