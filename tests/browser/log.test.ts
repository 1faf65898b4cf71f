/** The log: blocks by turn, and what a line names is lit on the board. */
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chance, launch, Somebody } from "./people";
import { CHOICES } from "./tastes";

/** Lines that are pointed at, beyond ten, until one lights something: what some name has left the table. */
const NEWEST = 30;
const PICTURES = process.env["TEST_PICTURES"] ? fileURLToPath(new URL("../../build/log", import.meta.url)) : "";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Steps {
  steps: { events?: { name?: string }[] }[];
}

/** Play without the board, against bots, until there were some turns. */
async function play(one: Somebody, game: string, turns: number): Promise<void> {
  const random = chance(5);
  for (;;) {
    const { steps } = await one.ask<Steps>(`/tables/${one.table}/steps?from=1`);
    if (steps.filter((step) => step.events?.some((event) => event.name === "turn")).length >= turns) break;
    const { position } = await one.now();
    if (position?.moves?.length) await one.move(position.seq, CHOICES[game]!(position, random).key);
  }
  await expect.poll(async () => (await one.now()).position?.moves?.length ?? 0).toBeGreaterThan(0);
  await one.settled(await one.head());
}

/** How many units the server counts a point as. */
async function pointsPer(one: Somebody, game: string): Promise<number> {
  const { games } = await one.ask<{ games: { id: string; points_per?: number }[] }>("/games");
  return games.find((each) => each.id === game)?.points_per ?? 1;
}

const lit = (one: Somebody): Promise<number> => one.page.locator("#content [data-lit]").count();

it.each(["builders", "glory-to-rome", "minerva", "porta-nigra"])(
  "tells what happened in blocks by turn, and lights what a line names: %s",
  async (game) => {
    const anna = await Somebody.arrive(browser, inject("base"));
    const { page } = anna;
    await (game === "glory-to-rome" ? anna.playByForm(game) : anna.playNow(game));
    await play(anna, game, 6);
    await page.keyboard.press("l");
    const turns = page.locator(".log .turn");
    await turns.first().waitFor();

    // The running score is what the server counts, in the rail and with where it comes from beside the log.
    const { position } = await anna.ask<{ position: { tally: { lines: [string, number][] }[] } }>(
      `/tables/${anna.table}`,
    );
    const per = await pointsPer(anna, game);
    const sums = position.tally.map((one) => one.lines.reduce((sum, [, points]) => sum + points, 0) / per);
    expect((await page.locator(".rail .score").allTextContents()).map(Number)).toEqual(sums);
    const scores = await page.locator("dialog[open] [data-score]").allTextContents();
    expect(scores.map((text) => parseFloat(text))).toEqual(sums);

    // Turn by turn another player's name heads a block; every line has its sign.
    const heads = await page.locator(".log h3").allTextContents();
    expect(heads.length).toBeGreaterThan(2);
    expect(new Set(heads.map((head) => head.trim())).size).toBeGreaterThan(1);
    const lines = page.locator(".log li[data-step]");
    await expect.poll(() => lines.locator(".sign svg").count()).toBe(await lines.count());

    // Pointing at the newest lines lights something, and leaving puts it out.
    await page.mouse.move(0, 0);
    await expect.poll(() => lit(anna)).toBe(0);
    const count = await lines.count();
    let most = 0;
    for (let back = 1; back <= Math.min(most > 0 ? 10 : NEWEST, count); back++) {
      await lines.nth(count - back).hover();
      await expect.poll(() => lines.nth(count - back).getAttribute("data-pointed")).toBe("");
      const now = await lit(anna);
      if (PICTURES && now > 0 && most === 0) await page.screenshot({ path: `${PICTURES}/${game}.png` });
      most = Math.max(most, now);
    }
    expect(most).toBeGreaterThan(0);
    await page.locator("dialog[open] h2").first().hover();
    await expect.poll(() => lit(anna)).toBe(0);

    // The focus does the same, and closing the log leaves nothing lit.
    const rule = page.locator(".log li .rule").last();
    if (await rule.count()) {
      await rule.focus();
      await expect.poll(() => page.locator(".log li[data-pointed]").count()).toBe(1);
    }
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "hidden" });
    expect(await lit(anna)).toBe(0);

    // A replay tells it the same way.
    await page.goto(`${anna.base}/replay/${anna.table}`);
    await page.locator("main[data-seq] .thing").first().waitFor();
    await page.keyboard.press("End");
    await page.locator("nav .icon-button").first().click();
    await turns.first().waitFor();
    expect((await page.locator(".log h3").allTextContents()).slice(0, heads.length)).toEqual(heads);
    const all = await lines.count();
    most = 0;
    for (let back = 1; back <= Math.min(most > 0 ? 10 : NEWEST, all); back++) {
      await lines.nth(all - back).hover();
      most = Math.max(most, await lit(anna));
    }
    expect(most).toBeGreaterThan(0);
    await anna.leave();
  },
);
