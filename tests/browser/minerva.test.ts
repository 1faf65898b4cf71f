/** The board of Minerva: alone to a title, what a residence would do before it does it, a city that grows and pans. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chance, launch, playOut, type Shown, Somebody } from "./people";
import { CHOICES } from "./tastes";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface View {
  players: { city: unknown[] }[];
  pending: { name: string; args?: Record<string, unknown> }[];
}

const viewOf = (position: Shown): View => position.view as unknown as View;
const question = (position: Shown): string => viewOf(position).pending.at(-1)?.name ?? "";

/** A table for one, from the page that makes tables. */
async function playAlone(one: Somebody): Promise<void> {
  await one.goto("/new/minerva");
  await one.page.locator('a[href="/new/minerva"][aria-current]').waitFor();
  await one.page.locator("input.field").first().fill("Livia");
  await one.page
    .locator("fieldset label", { hasText: /^\s*1\s*$/ })
    .first()
    .click();
  await one.page.locator("form button[type=submit]").click();
  await one.atTheTable();
}

it("is played alone by pairs, to a title", async () => {
  const livia = await Somebody.arrive(browser, inject("base"), { language: "fr" });
  await playAlone(livia);
  await expect.poll(() => livia.page.locator(".pair").count()).toBeGreaterThanOrEqual(3);
  await expect.poll(() => livia.page.locator(".titles li").count()).toBe(7);
  const end = await playOut([livia], chance(8), CHOICES["minerva"]!);
  const title = end.outcome!.endings[0]!;
  expect(["augustus", "consul", "legatus", "tribunus", "centurion", "immune", "civil"]).toContain(title);
  await livia.page.locator("dialog[open] table tfoot td").first().waitFor();
  await expect.poll(() => livia.page.locator(".titles li.won").count()).toBe(1);
  // There was nobody to win against: nothing to review, neither here nor in the replay.
  await livia.page.locator("dialog[open] [data-fair]").waitFor();
  expect(await livia.page.locator("dialog[open] .review").count()).toBe(0);
  await livia.goto(`/replay/${livia.table}`);
  await livia.page.locator("main[data-seq]").waitFor();
  expect(await livia.page.locator("[data-open-review]").count()).toBe(0);
  await livia.leave();
});

/** Play on alone until a question is asked that passes. */
async function playUntil(one: Somebody, wanted: (position: Shown) => boolean): Promise<Shown> {
  const random = chance(5);
  for (;;) {
    const { position } = await one.now();
    expect(position?.outcome ?? null).toBeNull();
    if (wanted(position!)) {
      await one.settled(position!.seq);
      return position!;
    }
    await one.decide(random, CHOICES["minerva"]!);
  }
}

/** Touch what makes a move, and see it made. */
async function touchAndSee(one: Somebody, thing: string): Promise<Shown> {
  const before = await one.seq;
  await one.touch(thing);
  await expect.poll(() => one.seq).toBeGreaterThan(before);
  const { position } = await one.now();
  await one.settled(position!.seq);
  return position!;
}

it("shows what a residence would activate in all four directions, and then that happens", async () => {
  const livia = await Somebody.arrive(browser, inject("base"));
  await playAlone(livia);
  const { page } = livia;
  const placing = await playUntil(
    livia,
    (position) => question(position) === "placing" && viewOf(position).pending.at(-1)!.args!["tile"] === "residence",
  );
  // Beside the forum: pointed at, the place shows the forum as the first thing a residence there would activate.
  const beside = placing.moves!.find((move) => /^at (0 -?1|-?1 0)$/.test(move.key))!;
  await livia.thing(beside.at[0]!).hover();
  await page.locator(".ways .way").nth(3).waitFor();
  await expect.poll(() => page.locator('[data-thing="p0.0,0"] ~ .mark').textContent()).toMatch(/^\s*\?\s*$/);
  // What was asked about another place is answered late, when the residence already stands: it changes nothing.
  const elsewhere = placing.moves!.find((move) => move.key.startsWith("at") && move !== beside)!;
  let answer = (): void => undefined;
  const late = new Promise<void>((done) => (answer = done));
  await page.route(/ahead\?after=/, async (route) => {
    const response = await route.fetch();
    await late;
    await route.fulfill({ response });
  });
  const asking = page.waitForRequest(/ahead\?after=/);
  await livia.thing(elsewhere.at[0]!).hover();
  const asked = await asking;
  expect(question(await touchAndSee(livia, beside.at[0]!))).toBe("facing");
  await page.locator(".ways .way .text").first().waitFor();
  answer();
  await (await asked.response())!.finished();

  const ahead = await livia.ask<{ moves: Record<string, { events: { name?: string }[] }> }>(
    `/tables/${livia.table}/ahead`,
  );
  await expect.poll(() => page.locator(".mark", { hasText: "?" }).count()).toBe(1);
  let marked = 0;
  for (const direction of ["up", "down", "left", "right"]) {
    const acts = ahead.moves[direction]!.events.filter((event) => event.name === "activated");
    marked += acts.length;
    await expect.poll(() => page.locator(`.thing[data-thing="${direction}"] .text`).count()).toBe(acts.length ? 1 : 0);
  }
  await expect.poll(() => page.locator(".mark").count()).toBeGreaterThanOrEqual(marked);
  const [column, row] = beside.key.split(" ").slice(1).map(Number) as [number, number];
  const towards = column > 0 ? "left" : column < 0 ? "right" : row > 0 ? "up" : "down";
  await expect.poll(() => livia.thing(towards).textContent()).toMatch(/activates.*Forum/);
  expect(question(await touchAndSee(livia, towards))).toBe("choosing");
  await livia.leave();
});

it("shows a tile travelling from the row into the hand, and from there to its cell", async () => {
  const livia = await Somebody.arrive(browser, inject("base"), { still: false });
  await playAlone(livia);
  const { page } = livia;
  const { position } = await livia.now();
  await livia.settled(position!.seq);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const node of change.addedNodes)
          if (node instanceof HTMLElement && node.dataset["travelling"]) seen.push(node.dataset["travelling"]);
    }).observe(document.body, { childList: true });
  });
  const offer = position!.moves!.find((move) => move.key.startsWith("build"))!;
  const tile = offer.key.split(" ")[1]!;
  await livia.touch(offer.at[0]!);
  await page.locator(`[data-zone="p0.placing"][data-thing="${tile}"]`).waitFor();
  await livia.settled(position!.seq + 1);
  await livia.touch("p0.1,0");
  await livia.settled(position!.seq + 2);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.filter((kind) => kind === tile)).toHaveLength(2);
  await livia.leave();
});

it("has a city that grows with every tile, is moved by the hand, and is brought back", async () => {
  const livia = await Somebody.arrive(browser, inject("base"));
  await playAlone(livia);
  const { page } = livia;
  const grown = await playUntil(livia, (position) => viewOf(position).players[0]!.city.length >= 8);
  const cells = page.locator('.frame [data-thing^="p0."]:has(.tile)');
  await expect.poll(() => cells.count()).toBeGreaterThanOrEqual(viewOf(grown).players[0]!.city.length);
  // Enlarged it is larger than its frame, and follows the hand that drags it.
  const frame = page.locator(".frame[data-zone]");
  await frame.hover();
  await page.keyboard.down("Control");
  for (let turned = 0; turned < 10; turned++) await page.mouse.wheel(0, -100);
  await page.keyboard.up("Control");
  await page.locator(".zoom button").nth(2).waitFor();
  const where = (): Promise<number[]> => frame.evaluate((one) => [one.scrollLeft, one.scrollTop]);
  await frame.evaluate((one) => one.scrollTo((one.scrollWidth - one.clientWidth) / 2, 20));
  const before = await where();
  const box = (await frame.boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y + 15, { steps: 4 });
  await page.mouse.up();
  const after = await where();
  expect(Math.abs(after[0]! - before[0]! - 30)).toBeLessThan(1);
  expect(Math.abs(after[1]! - before[1]! - 25)).toBeLessThan(1);
  // The last of the three buttons shows the whole city again.
  await page.locator(".zoom button").nth(2).click();
  await page.locator(".zoom button").nth(2).waitFor({ state: "detached" });
  for (const cell of await cells.all()) await expect.poll(() => cell.isVisible()).toBe(true);
  await livia.leave();
});
