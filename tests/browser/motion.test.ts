/** Pieces move, unless the reader wants stillness. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, Somebody } from "./people";

const STRIP = fileURLToPath(new URL("../../build/browser/strip", import.meta.url));
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
  mkdirSync(STRIP, { recursive: true });
});
afterAll(() => browser.close());

interface Glimpse {
  kind: string;
  x: number;
  y: number;
  at: number;
}

/** Notes where everything that travels is, frame by frame. */
async function watchTravellers(one: Somebody): Promise<void> {
  await one.page.evaluate(() => {
    const seen: Glimpse[] = [];
    Object.assign(window, { seen, moving: 0 });
    const look = (now: number): void => {
      for (const ghost of document.querySelectorAll<HTMLElement>("[data-travelling]")) {
        const { x, y, width, height } = ghost.getBoundingClientRect();
        seen.push({ kind: ghost.dataset["travelling"]!, x: x + width / 2, y: y + height / 2, at: now });
      }
      const all = document.getAnimations().filter((animation) => animation.playState === "running");
      Object.assign(window, { moving: (window as unknown as { moving: number }).moving + all.length });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const middle = async (one: Somebody, selector: string): Promise<{ x: number; y: number }> => {
  const box = await one.page.locator(selector).first().boundingBox();
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
};

async function openASite(one: Somebody): Promise<string> {
  await expect.poll(async () => (await one.now()).position?.moves?.length ?? 0).toBeGreaterThan(0);
  const { position } = await one.now();
  await one.settled(position!.seq);
  return (position!.view as { building_row: string[] }).building_row[1]!;
}

it("shows a card travelling from where it lay to where it comes to, in less than 400 ms", async () => {
  const anna = await Somebody.arrive(browser, inject("base"), { still: false });
  await anna.playNow("builders");
  const card = await openASite(anna);
  const from = await middle(anna, `[data-thing="${card}"]`);
  await watchTravellers(anna);
  const shots: Promise<unknown>[] = [];
  const clicked = anna.thing(card).click();
  await anna.page.locator(`[data-travelling="${card}"]`).waitFor();
  for (let frame = 0; frame < 6; frame++) {
    shots.push(anna.page.screenshot({ path: `${STRIP}/${frame}.png` }));
    await anna.page.waitForTimeout(40);
  }
  await clicked;
  await Promise.all(shots);
  await anna.page.locator(`[data-travelling="${card}"]`).waitFor({ state: "detached" });
  const to = await middle(anna, `[data-thing="${card}"][data-zone$=".sites"]`);
  const path = (await anna.page.evaluate(() => (window as unknown as { seen: Glimpse[] }).seen)).filter(
    (glimpse) => glimpse.kind === card,
  );
  const far = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
    Math.hypot(one.x - other.x, one.y - other.y);
  expect(path.length).toBeGreaterThan(2);
  expect(far(path[0]!, from)).toBeLessThan(far(from, to) / 2);
  expect(far(path.at(-1)!, to)).toBeLessThan(far(from, to) / 3);
  expect(path.at(-1)!.at - path[0]!.at).toBeLessThan(400);
  await anna.leave();
});

it("moves nothing for a reader who wants stillness", async () => {
  const anna = await Somebody.arrive(browser, inject("base"), { still: true });
  await anna.playNow("builders");
  const card = await openASite(anna);
  await watchTravellers(anna);
  const before = await anna.seq;
  await anna.touch(card);
  await expect.poll(() => anna.seq).toBeGreaterThan(before);
  await anna.page.waitForTimeout(600);
  expect(await anna.page.evaluate(() => (window as unknown as { seen: unknown[]; moving: number }).seen.length)).toBe(
    0,
  );
  expect(await anna.page.evaluate(() => (window as unknown as { moving: number }).moving)).toBe(0);
  await anna.leave();
});

it("shows the move as under way at once, before the server has answered", async () => {
  const anna = await Somebody.arrive(browser, inject("base"), { still: false });
  await anna.playNow("builders");
  const card = await openASite(anna);
  const late = await anna.page.evaluate(async (id) => {
    const thing = document.querySelector<HTMLElement>(`.thing.legal[data-thing="${id}"]`)!;
    const began = performance.now();
    thing.click();
    await new Promise(requestAnimationFrame);
    return { shown: thing.classList.contains("sent"), after: performance.now() - began };
  }, card);
  expect(late.shown).toBe(true);
  expect(late.after).toBeLessThan(100);
  await anna.leave();
});
