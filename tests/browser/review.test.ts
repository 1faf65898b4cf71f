/** After the game: the review is asked for, comes by itself, and leads to the positions it speaks of. */
import { randomUUID } from "node:crypto";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { accessFaults } from "./axe";
import { inPostgres } from "./house";
import { chance, launch, Somebody } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const SIZES = [
  { width: 1366, height: 650 },
  { width: 1024, height: 700 },
  { width: 390, height: 844 },
];

/** Some moves of a game against bots, and then enough of it. */
async function giveUp(anna: Somebody): Promise<{ played: string; better: string; seq: number }> {
  const random = chance(3);
  let found = { played: "", better: "", seq: 0 };
  while (found.seq < 12) {
    const { position } = await anna.now();
    const moves = position?.moves ?? [];
    if (!moves.length) continue;
    const move = moves[Math.floor(random() * moves.length)]!;
    const other = moves.find((one) => one.key !== move.key);
    if (other) found = { played: move.key, better: other.key, seq: position!.seq };
    await anna.move(position!.seq, move.key);
  }
  await anna.page.evaluate(
    async ([path, body]) => {
      const done = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body });
      if (!done.ok) throw new Error(await done.text());
    },
    [`/tables/${anna.table}/resignation`, JSON.stringify({ request: randomUUID() })] as const,
  );
  return found;
}

it("is made when it is asked for and leads into the replay", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  await anna.playNow("builders");
  const { played, better, seq } = await giveUp(anna);
  const { table, page } = anna;
  await page.setViewportSize(SIZES[0]!);
  await anna.goto(`/replay/${table}`);
  await page.locator("main[data-seq]").waitFor();
  await page.locator("[data-open-review]").click();
  await page.locator("[data-make]").click();
  await page.locator('[data-review="made"]').waitFor();
  const { review } = await anna.ask<{ review: { seats: string[]; points: { seq: number }[] } }>(
    `/tables/${table}/review`,
  );
  await expect.poll(() => page.locator(".curve path").count()).toBe(review.seats.length);

  // By keys along the line, and from there to the position.
  await page.locator(".curve input").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  const at = review.points.at(-2)!.seq;
  await expect.poll(() => page.locator(".curve input").getAttribute("aria-valuetext")).toContain(`Move ${at}.`);
  await page.locator(`[data-here="${at}"]`).click();
  await page.locator(`main[data-seq="${at}"]`).waitFor();

  // Whoever hears it has a row for every point.
  await page.locator("[data-open-review]").click();
  await expect.poll(() => page.locator(".review table tbody tr").count()).toBe(review.points.length);

  // So short a review seldom finds a decision that was clearly worse: one is written into it.
  const costly = [
    { seq: seq + 1, before: seq, seat: 0, played, better, loss: 0.13, error: 0.04, because: [["points", 2.4]] },
  ];
  const seat = (await anna.now()).table.seat!;
  costly[0]!.seat = seat;
  const told = `UPDATE review SET told = jsonb_set(told, '{costly}', '${JSON.stringify(costly)}') WHERE table_id = '${table}'`;
  inPostgres(told, inject("settings")["QUADRIGA_DATABASE"]);
  for (const language of ["en", "fr"]) {
    const reader = await Somebody.arrive(browser, inject("base"), { as: anna, language });
    for (const size of language === "en" ? SIZES : SIZES.slice(2)) {
      await reader.page.setViewportSize(size);
      await reader.goto(`/replay/${table}`);
      await reader.page.locator("main[data-seq]").waitFor();
      await reader.page.locator("[data-open-review]").click();
      const card = reader.page.locator(`[data-costly="${seq}"]`);
      await card.waitFor();
      expect(await card.innerText()).toContain(language === "en" ? "+2.4" : "+2,4");
      await reader.drawn();
      const wide = await reader.page.evaluate(() => {
        const body = document.querySelector("dialog[open] .body")!;
        return [body.scrollWidth - body.clientWidth, document.documentElement.scrollWidth - innerWidth];
      });
      expect(Math.max(...wide), `${size.width}`).toBeLessThanOrEqual(0);
      const folder = process.env["REVIEW_PICTURES"];
      if (folder) await reader.page.screenshot({ path: `${folder}/review-${language}-${size.width}.png` });
      if (size.width === 390) expect(await accessFaults(reader.page)).toEqual([]);
    }
    await reader.page.locator(`[data-costly="${seq}"] button`).click();
    await reader.page.locator(`main[data-seq="${seq}"]`).waitFor();
    expect(reader.page.url()).toContain(`n=${seq}&seat=${seat}`);
    await reader.leave();
  }
  await anna.leave();
});

it("offers nothing while the game runs", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  await anna.playNow("builders");
  await anna.goto(`/replay/${anna.table}`);
  await anna.page.locator("main[data-seq]").waitFor();
  expect(await anna.page.locator("[data-open-review]").count()).toBe(0);
  await anna.leave();
});
