/** A game again: every position has an address, and says what happened or what is asked then. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, Somebody } from "./people";
import { playOn } from "./screens";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

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
