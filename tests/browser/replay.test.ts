/** A game again: every position has an address, says what happened or what is asked then, and is seen as any seat saw it. */
import { randomUUID } from "node:crypto";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, Somebody } from "./people";
import { playOn } from "./screens";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The cards in a seat's hand that are drawn. */
const hand = (anna: Somebody, seat: number) =>
  anna.page.locator(`main [data-thing$="@p${seat}.hand"]`).filter({ visible: true });

it("opens every hand after the end, a pair of eyes at a time, and none before", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  await anna.playNow("glory-to-rome");
  await playOn(anna, "glory-to-rome", ({ seq }) => seq >= 4);
  const { page, table } = anna;
  const { seat: own, seats } = (await anna.ask<{ table: { seat: number; seats: object[] } }>(`/tables/${table}`)).table;
  const other = own === 0 ? 1 : 0;
  const eyes = page.locator(".eyes button");
  const status = (path: string): Promise<number> =>
    page.evaluate(async (asked) => (await fetch(asked)).status, `/tables/${table}/${path}seat=${other}`);
  const asked = ["positions/2?", "positions/2/layout?", "steps?from=1&"];

  // Before the end nobody is offered other eyes, nor given what they see to whoever asks for it by the address.
  await anna.goto(`/replay/${table}?n=2`);
  await page.locator('main[data-seq="2"]').waitFor();
  expect(await eyes.count()).toBe(1);
  expect(await hand(anna, own).count()).toBeGreaterThan(0);
  expect(await hand(anna, other).count()).toBe(0);
  for (const path of asked) expect(await status(path), path).toBe(403);
  await anna.goto(`/replay/${table}?n=2&seat=${other}`);
  await page.locator("main h1").waitFor();
  expect(await page.locator("main[data-seq]").count()).toBe(0);

  await anna.goto(`/t/${table}`);
  await page.evaluate(
    async ([path, body]) => {
      await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body });
    },
    [`/tables/${table}/resignation`, JSON.stringify({ request: randomUUID() })] as const,
  );
  await expect.poll(async () => (await anna.now()).table.status).toBe("over");
  for (const path of asked) expect(await status(path), path).toBe(200);
  await anna.goto(`/replay/${table}?n=2`);
  await page.locator('main[data-seq="2"]').waitFor();
  await expect.poll(() => eyes.count()).toBe(seats.length);
  expect(await hand(anna, other).count()).toBe(0);
  await eyes.nth(other).click();
  await hand(anna, other).first().waitFor();
  await expect.poll(() => hand(anna, own).count()).toBe(0);
  const { view } = await anna.ask<{ view: { players: { hand?: string[] }[] } }>(
    `/tables/${table}/positions/2?seat=${other}`,
  );
  const seen = await hand(anna, other).evaluateAll((found) =>
    found.map((one) => (one as HTMLElement).dataset["thing"]!.split("@")[0]!),
  );
  expect(new Set(seen)).toEqual(new Set(view.players[other]!.hand));
  await anna.leave();
});

it.each([false, true])("opens where its address says and tells every move; phone: %s", async (phone) => {
  const anna = await Somebody.arrive(browser, inject("base"), { phone });
  await anna.playNow("builders");
  await playOn(anna, "builders", ({ seq }) => seq >= 24);
  const { table } = anna;
  const last = await anna.head();
  const { steps } = await anna.ask<{ steps: { seq: number; move?: string }[] }>(`/tables/${table}/steps?from=1`);

  // The first position drawn is the one that was asked for, not the beginning.
  const asked: number[] = [];
  anna.page.on("request", (request) => {
    const found = /\/positions\/(\d+)/.exec(request.url());
    if (found) asked.push(Number(found[1]));
  });
  const [begin, told] = [4, anna.page.locator("[data-told]")];
  await anna.goto(`/replay/${table}?n=${begin}`);
  await anna.page.locator(`main[data-seq="${begin}"]`).waitFor();
  expect(asked[0]).toBe(begin);

  const quiet: string[] = [];
  for (let n = begin; n <= last; n++) {
    await anna.page.locator(`main[data-seq="${n}"]`).waitFor();
    const text = (await told.textContent())!;
    // The end of a turn is no event of its own: what is asked next is said instead.
    if (steps.find((step) => step.seq === n)!.move === "end") quiet.push(text);
    expect(text, `at ${n}`).toMatch(/\w/);
    expect(text, `at ${n}`).not.toContain("One moment");
    if (n < last) await anna.page.keyboard.press("ArrowRight");
  }
  expect(quiet.length).toBeGreaterThan(0);
  for (const text of quiet) expect(text).toMatch(/Your turn: what do you do|choosing an action/);
  await anna.leave();
});
