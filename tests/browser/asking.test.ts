/** A refused click explains itself with its rule; undo reaches exactly as far as the screen says. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, Somebody } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function untilAsked(one: Somebody): Promise<void> {
  await expect.poll(async () => (await one.now()).position?.moves?.length ?? 0).toBeGreaterThan(0);
  await one.settled(await one.head());
}

it("explains a click that is not possible, with the rule, in the reader's language", async () => {
  const marcel = await Somebody.arrive(browser, inject("base"), { language: "fr" });
  await marcel.playNow("builders");
  await untilAsked(marcel);
  const { position } = await marcel.now();
  const next = (position!.view as { next_building: string }).next_building;
  await marcel.touch(`${next}@next.building`);
  const why = marcel.page.locator(`[data-why="${next}@next.building"]`);
  await why.waitFor();
  await expect.poll(() => why.textContent()).toContain("pas encore dans la ligne");
  const link = why.locator("[data-rule-link]");
  await expect.poll(() => link.getAttribute("data-rule-link")).toBe("b.open.from-the-row");
  await link.click();
  const rule = marcel.page.locator('dialog[open] [data-rule="b.open.from-the-row"]');
  await rule.waitFor();
  await expect.poll(() => rule.isVisible()).toBe(true);
  await expect.poll(() => rule.evaluate((element) => element === document.activeElement)).toBe(true);
  await marcel.leave();
});

it("glows faintly where more than twelve things are possible, and whole where it is pointed at", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  await anna.playNow("builders");
  await untilAsked(anna);
  const { position } = await anna.now();
  const firsts = new Set(position!.moves!.map((move) => move.at[0]));
  expect(firsts.size).toBeGreaterThan(12);
  const card = anna.thing(`${(position!.view as { building_row: string[] }).building_row[0]!}@row.buildings`);
  const edge = (): Promise<number> =>
    card.evaluate((element) => Number.parseFloat(getComputedStyle(element).outlineWidth));
  const faint = await edge();
  expect(faint).toBeGreaterThan(0);
  await card.hover();
  await expect.poll(edge).toBeGreaterThan(faint);
  await anna.leave();
});

it("takes back exactly as far as the screen says", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  await anna.playNow("builders");
  await untilAsked(anna);
  const undo = anna.page.locator("button[data-undo]");
  const reach = async (): Promise<number> => ((await undo.count()) ? Number(await undo.getAttribute("data-undo")) : 0);
  const start = await anna.now();
  expect(await reach()).toBe(start.position!.undo ?? 0);

  // Taking money shows nothing to anyone, so both times can be taken back.
  const views: string[] = [];
  for (const made of [1, 2]) {
    views.push(JSON.stringify((await anna.now()).position!.view));
    await anna.touch("take.1");
    await expect.poll(reach).toBe(made);
    await expect.poll(() => anna.page.locator("#undo-reach").textContent()).toContain(String(made));
  }
  for (const left of [1, 0]) {
    await undo.click();
    await expect.poll(async () => JSON.stringify((await anna.now()).position!.view)).toBe(views[left]);
    await expect.poll(reach).toBe(left);
  }
  await expect.poll(() => undo.isDisabled()).toBe(true);

  // Opening a site turns a card over: the screen says so before, and nothing can be taken back after.
  const card = (start.position!.view as { building_row: string[] }).building_row[0]!;
  await anna.thing(`${card}@row.buildings`).hover();
  await anna.page.getByText("Cannot be taken back: it").first().waitFor();
  await anna.touch(`${card}@row.buildings`);
  await expect.poll(async () => (await anna.now()).position!.seq).toBeGreaterThan(start.position!.seq + 4);
  await untilAsked(anna);
  expect(await reach()).toBe(0);
  await anna.leave();
});
