/** Hints in the browser: asked for by click, finger or key, marked on the board, told in words, and played from the list. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { accessFaults } from "./axe";
import { launch, Somebody, type Wishes } from "./people";

const SIZES = { screen: { width: 1366, height: 650 }, phone: { width: 390, height: 844 } };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function arrive(wishes: Wishes): Promise<Somebody> {
  const one = await Somebody.arrive(browser, inject("base"), wishes);
  await one.page.setViewportSize(wishes.phone ? SIZES.phone : SIZES.screen);
  return one;
}

async function untilAsked(one: Somebody): Promise<number> {
  await expect.poll(async () => (await one.now()).position?.moves?.length ?? 0).toBeGreaterThan(1);
  const seq = await one.head();
  await one.settled(seq);
  return seq;
}

/** The moves a panel tells, once they have been thought about. */
async function told(one: Somebody): Promise<string[]> {
  const moves = one.page.locator("[data-hint-panel] [data-rank]");
  await moves.first().waitFor();
  return moves.evaluateAll((found) => found.map((move) => (move as HTMLElement).dataset["move"]!));
}

/** What is wrong with how the hint lies on the table. */
function faults(one: Somebody): Promise<Record<string, unknown>> {
  return one.page.evaluate(() => {
    const panel = document.querySelector("[data-hint-panel]")!;
    const box = panel.getBoundingClientRect();
    return {
      outside: box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight,
      wide: document.documentElement.scrollWidth > innerWidth,
      cut: panel.scrollWidth > panel.clientWidth,
    };
  });
}

it("marks up to three moves on the board, says why, and plays the one that is clicked", async () => {
  const anna = await arrive({ language: "en" });
  await anna.playNow("builders");
  const seq = await untilAsked(anna);
  const button = anna.page.locator("[data-hint]");
  await expect.poll(() => button.textContent()).toContain("Hint");
  await button.click();
  const keys = await told(anna);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.length).toBeLessThanOrEqual(3);
  const { position } = await anna.now();
  for (const [place, key] of keys.entries())
    for (const thing of position!.moves!.find((move) => move.key === key)!.at) {
      const mark = await anna.page
        .locator(`main [data-thing="${thing}"][data-hinted]`)
        .first()
        .getAttribute("data-hinted");
      expect(mark!.split(" ")).toContain(String(place + 1));
    }
  const panel = anna.page.locator("[data-hint-panel]");
  await expect
    .poll(() => panel.innerText())
    .toMatch(/What would Magister do\?[\s\S]*(ahead of|behind|level with) the best rival/);
  await expect.poll(() => anna.page.locator("[data-hint-spoken]").textContent()).toContain("1. ");
  expect(await faults(anna)).toEqual({ outside: false, wide: false, cut: false });
  expect(await accessFaults(anna.page)).toEqual([]);
  // Asked again it is the same, and closing it takes the marks along.
  await anna.page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  expect(await anna.page.locator("[data-hinted]").count()).toBe(0);
  await button.click();
  expect(await told(anna)).toEqual(keys);
  await anna.page.locator(`[data-hint-panel] [data-rank="1"]`).click();
  await expect.poll(() => anna.head()).toBeGreaterThan(seq);
  await panel.waitFor({ state: "detached" });
  expect(await anna.page.locator("[data-hinted]").count()).toBe(0);
  await anna.leave();
});

it("goes with its position, and leaves neither lights nor a lost keyboard behind", async () => {
  const anna = await arrive({ language: "en" });
  const { page } = anna;
  await anna.playNow("builders");
  const seq = await untilAsked(anna);
  const button = page.locator("[data-hint]");
  const panel = page.locator("[data-hint-panel]");
  const lit = page.locator("main [data-lit]");
  await button.click();
  await told(anna);
  await page.locator(`[data-hint-panel] [data-rank="1"]`).hover();
  await expect.poll(() => lit.count()).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await expect.poll(() => lit.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.matches("[data-hint]"))).toBe(true);
  // The button closes what it opened.
  await button.click();
  await told(anna);
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  await button.click();
  await panel.waitFor({ state: "detached" });
  expect(await button.getAttribute("aria-expanded")).toBe("false");
  // And what is taken back takes it along.
  const { position } = await anna.now();
  const { finals } = await anna.ask<{ finals: object }>(`/tables/${anna.table}/finals`);
  await anna.move(seq, position!.moves!.find(({ key }) => !(key in finals))!.key);
  await expect.poll(async () => (await anna.now()).position?.undo ?? 0).toBeGreaterThan(0);
  await untilAsked(anna);
  await page.keyboard.press("h");
  await told(anna);
  await page.keyboard.press("u");
  await panel.waitFor({ state: "detached" });
  expect(await page.locator("[data-hinted]").count()).toBe(0);
  await anna.leave();
});

it("is asked for and played by the keyboard alone", async () => {
  const cleo = await arrive({ language: "fr" });
  await cleo.playNow("builders");
  const seq = await untilAsked(cleo);
  await cleo.page.keyboard.press("h");
  const keys = await told(cleo);
  const focused = (): Promise<string | undefined> =>
    cleo.page.evaluate(() => (document.activeElement as HTMLElement).dataset["rank"]);
  await expect.poll(focused).toBe("1");
  await expect.poll(() => cleo.page.locator("[data-hint-panel]").innerText()).toContain("meilleur rival");
  if (keys.length > 1) {
    await cleo.page.keyboard.press("Tab");
    expect(await focused()).toBe("2");
  }
  await cleo.page.keyboard.press("Escape");
  await cleo.page.locator("[data-hint-panel]").waitFor({ state: "detached" });
  await cleo.page.keyboard.press("h");
  await expect.poll(focused).toBe("1");
  await cleo.page.keyboard.press("Enter");
  await expect.poll(() => cleo.head()).toBeGreaterThan(seq);
  await cleo.leave();
});

it("is under the thumb on a phone, and offered where a guided first game ends", async () => {
  const marcel = await arrive({ language: "fr", phone: true });
  await marcel.goto("/learn/builders");
  await marcel.page.locator("[data-skip]").click();
  const over = marcel.page.locator('[data-caption="over"]');
  await over.waitFor();
  await expect.poll(() => over.innerText()).toContain("Conseil");
  await marcel.page.locator("[data-free]").click();
  await marcel.atTheTable();
  const seq = await untilAsked(marcel);
  const button = marcel.page.locator("footer [data-hint]");
  await expect.poll(() => button.isVisible()).toBe(true);
  await button.tap();
  await told(marcel);
  expect(await faults(marcel)).toEqual({ outside: false, wide: false, cut: false });
  expect(await accessFaults(marcel.page)).toEqual([]);
  await marcel.page.locator(`[data-hint-panel] [data-rank="1"]`).tap();
  await expect.poll(() => marcel.head()).toBeGreaterThan(seq);
  await marcel.leave();
});

it("is not there where others play, unless the table was opened with hints for everyone, which all are told", async () => {
  for (const everyone of [false, true]) {
    const anna = await arrive({ language: "en" });
    await anna.goto("/new/builders");
    await anna.page.locator(`a[href="/new/builders"][aria-current]`).waitFor();
    await anna.page.locator("input.field").first().fill("Anna");
    if (everyone) await anna.page.getByText("For everyone at the table").click();
    await anna.page.locator("form button[type=submit]").click();
    const field = anna.page.locator(".copy input");
    await field.waitFor();
    const bob = await arrive({ language: "en", phone: true });
    const link = new URL(await field.inputValue());
    await bob.goto(link.pathname + link.hash);
    const enter = bob.page.locator("#guest-name");
    await enter.waitFor();
    expect((await bob.page.locator("main").innerText()).includes("Hints for everyone")).toBe(everyone);
    await enter.fill("Bob");
    await bob.page.locator("form button[type=submit]").click();
    await bob.sitDown();
    for (const one of [anna, bob])
      await expect.poll(() => one.page.locator("[data-hints]").count()).toBe(everyone ? 1 : 0);
    await anna.start();
    await bob.atTheTable();
    for (const one of [anna, bob])
      await expect.poll(() => one.page.locator("[data-hint]").count()).toBe(everyone ? 1 : 0);
    await anna.leave();
    await bob.leave();
  }
});
