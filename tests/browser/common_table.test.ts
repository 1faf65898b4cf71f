/** A game that has no board of its own is played on the common table: the core's test game, and one written for you. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { faults } from "./fit";
import { house, REDIS_INDEX } from "./house";
import { chance, launch, Somebody } from "./people";
import { byChance } from "./tastes";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** To the end, by clicking where a move lies on the table and from the list where it does not. */
async function playOut(anna: Somebody): Promise<void> {
  const random = chance(5);
  for (;;) {
    const { position } = await anna.now();
    if (position?.outcome) break;
    if (!position?.moves?.length) {
      await anna.page.waitForTimeout(30);
      continue;
    }
    await anna.settled(position.seq);
    const move = byChance(position, random);
    const same = position.moves.filter((one) => one.at.join() === move.at.join());
    if (move.at.length === 0) await anna.page.locator(`.loose [data-move="${move.key}"]`).click();
    else for (const id of move.at) await anna.touch(id);
    // Two moves on the same things are told apart in the list.
    if (same.length > 1 && move.at.length > 0)
      await anna.page.locator(`dialog[open] [data-move="${move.key}"]`).click();
    await anna.page.waitForFunction(
      (seq) => Number(document.querySelector<HTMLElement>("main[data-seq]")?.dataset["seq"] ?? -1) > seq,
      position.seq,
    );
  }
  await anna.page.locator("dialog[open] table tfoot td").first().waitFor();
}

/** A first game by its captions, and the page that says what a turn is: drawn on the common table, as its package tells them. */
async function learn(anna: Somebody, game: string): Promise<void> {
  const { page } = anna;
  await anna.goto(`/learn/${game}`);
  const { steps } = await anna.ask<{ steps: { move?: string; at?: string[] }[] }>(`/games/${game}/guide?language=en`);
  expect(steps.length).toBeGreaterThan(3);
  for (const [n, { move, at = [] }] of steps.entries()) {
    await page.locator(`main[data-step="${n}"][data-ready=true]`).waitFor();
    if (move) for (const thing of at) await anna.touch(thing);
    else await page.locator("[data-next]").click();
  }
  await page.locator('[data-caption="over"]').waitFor();
  await anna.goto(`/learn/${game}/turn`);
  const { panels } = await anna.ask<{ panels: object[] }>(`/games/${game}/turn?language=en`);
  await expect.poll(() => page.locator('[data-cutout][data-missing="0"]').count()).toBe(panels.length);
  await expect.poll(() => faults(page, [], "[data-turn-page]")).toEqual([]);
}

/** Every thing on the table has a picture, and every part of one is there to be drawn. */
async function pictured(anna: Somebody): Promise<void> {
  const { things, pictures, missing } = await anna.page.evaluate(() => ({
    things: document.querySelectorAll("main .item").length,
    pictures: document.querySelectorAll("main .item svg.scene").length,
    missing: [...document.querySelectorAll("main svg.scene use")]
      .map((use) => use.getAttribute("href")!)
      .filter((href) => /\.main$/.test(href) && !document.querySelector(`[id="${href.slice(1)}"]`)),
  }));
  expect(things).toBeGreaterThan(0);
  expect(pictures).toBe(things);
  expect(missing).toEqual([]);
}

/** What a strong bot would do, told and marked on a thing of the table. */
async function hinted(anna: Somebody): Promise<void> {
  const { page } = anna;
  await expect.poll(async () => (await anna.now()).position?.moves?.length ?? 0).toBeGreaterThan(1);
  await anna.settled(await anna.head());
  await page.locator("[data-hint]").click();
  await page.locator('[data-hint-panel] [data-rank="1"]').waitFor();
  expect(await page.locator("main [data-thing][data-hinted]").count()).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
}

/** After the end: the review, and a table that goes on from the replay. */
async function lookBack(anna: Somebody): Promise<void> {
  const { page, table } = anna;
  await anna.goto(`/replay/${table}?n=1`);
  await page.locator('main[data-seq="1"]').waitFor();
  await page.locator("[data-open-review]").click();
  await page.locator("[data-make]").click();
  await page.locator('[data-review="made"]').waitFor();
  await anna.goto(`/replay/${table}?n=1`);
  await page.locator('main[data-seq="1"]').waitFor();
  await page.locator("footer .button.main").click();
  await page.locator("[data-play-on]").click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith(table));
  await anna.atTheTable();
  const { table: told } = await anna.ask<{ table: { origin?: object } }>(`/tables/${anna.table}`);
  expect(told.origin).toMatchObject({ table, entry: 1 });
}

it("says kindly that a game teaches nothing where it brings no lessons", async () => {
  const anna = await Somebody.arrive(browser, inject("base"), { language: "en" });
  for (const path of ["/learn/toy", "/learn/toy/turn", "/puzzle/toy/1"]) {
    await anna.goto(path);
    await anna.page.getByRole("navigation", { name: "Ways on" }).waitFor();
    expect(await anna.page.locator("main h1").textContent()).toBe("There is nothing here.");
  }
  await anna.leave();
});

it("plays the test game to its end", async () => {
  const anna = await Somebody.arrive(browser, inject("base"), { language: "fr" });
  await anna.playByForm("toy");
  await playOut(anna);
  await expect.poll(() => anna.page.locator("dialog[open] .winner").textContent()).toMatch(/emporte|partagent/);
  await anna.leave();
});

it("teaches, plays, advises and looks back on the game of docs/own-game.md, on a server that has it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "own-game-"));
  execFileSync("python", ["../tests/project/own_game.py", folder]);
  const { base, close } = await house(REDIS_INDEX - 1, { PATH: `${folder}/environment/bin:${process.env["PATH"]}` });
  const anna = await Somebody.arrive(browser, base, { language: "en" });
  await learn(anna, "high-card");
  await anna.playByForm("high-card");
  await pictured(anna);
  await hinted(anna);
  expect((await anna.now()).table?.seats.map((seat) => seat.bot)).toContain("magister");
  await playOut(anna);
  await expect.poll(() => anna.page.locator("dialog[open] .winner").textContent()).toMatch(/wins? with|share/);
  await lookBack(anna);
  await anna.leave();
  await close();
  rmSync(folder, { recursive: true });
});
