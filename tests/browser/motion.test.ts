/** Pieces move, unless the reader wants stillness. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, Somebody } from "./people";

const STRIP = fileURLToPath(new URL("../../build/browser/strip", import.meta.url));
/** How far off a piece may seem to be: what is pointed at is lifted a little. */
const NEAR = 12;
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
  mkdirSync(STRIP, { recursive: true });
});
afterAll(() => browser.close());

interface Point {
  x: number;
  y: number;
}

/** Notes everything that moves, frame by frame. */
async function watchMotion(one: Somebody): Promise<void> {
  await one.page.evaluate(() => {
    const seen = { travelling: 0, moving: 0 };
    Object.assign(window, { seen });
    const look = (): void => {
      seen.travelling += document.querySelectorAll("[data-travelling]").length;
      seen.moving += document.getAnimations().filter((animation) => animation.playState === "running").length;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Holds a piece as soon as it sets out, so that a busy machine misses nothing of its way. */
async function holdTraveller(one: Somebody, kind: string): Promise<void> {
  await one.page.evaluate((wanted) => {
    new MutationObserver((changes, watch) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (!(node instanceof HTMLElement) || node.dataset["travelling"] !== wanted) continue;
        watch.disconnect();
        const held = node.getAnimations({ subtree: true });
        for (const animation of held) animation.pause();
        Object.assign(window, { held, ends: held.map((animation) => animation.effect!.getComputedTiming().endTime) });
      }
    }).observe(document.body, { childList: true });
  }, kind);
}

interface Held {
  held: Animation[];
  ends: number[];
}

/** Where a held piece is so many milliseconds after it set out. */
async function heldAt(one: Somebody, kind: string, time: number): Promise<Point> {
  await one.page.evaluate((now) => {
    for (const animation of (window as unknown as Held).held) animation.currentTime = now;
  }, time);
  return middle(one, `[data-travelling="${kind}"]`);
}

async function letGo(one: Somebody): Promise<void> {
  await one.page.evaluate(() => {
    for (const animation of (window as unknown as Held).held) {
      animation.currentTime = 0;
      animation.play();
    }
  });
}

const middle = async (one: Somebody, selector: string): Promise<Point> => {
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
  const from = await middle(anna, `[data-thing="${card}@row.buildings"]`);
  await holdTraveller(anna, card);
  await anna.thing(`${card}@row.buildings`).click();
  await anna.page.locator(`[data-travelling="${card}"]`).waitFor();
  const ends = await anna.page.evaluate(() => (window as unknown as Held).ends);
  const whole = Math.max(...ends);
  expect(whole).toBeLessThan(400);
  const path: Point[] = [];
  for (let frame = 0; frame < 6; frame++) {
    path.push(await heldAt(anna, card, (whole * frame) / 5));
    await anna.page.screenshot({ path: `${STRIP}/${frame}.png` });
  }
  await letGo(anna);
  await anna.page.locator(`[data-travelling="${card}"]`).waitFor({ state: "detached" });
  const to = await middle(anna, `[data-thing^="${card}@"][data-zone$=".sites"]`);
  const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
  expect(far(from, to)).toBeGreaterThan(100);
  expect(far(path[0]!, from)).toBeLessThan(NEAR);
  expect(far(path.at(-1)!, to)).toBeLessThan(NEAR);
  // With every frame it is further on its way.
  const left = path.map((point) => far(point, to));
  expect(left).toEqual([...left].sort((one, other) => other - one));
  expect(new Set(left.map(Math.round)).size).toBeGreaterThan(3);
  await anna.leave();
});

it("moves nothing for a reader who wants stillness", async () => {
  const anna = await Somebody.arrive(browser, inject("base"), { still: true });
  await anna.playNow("builders");
  const card = await openASite(anna);
  await watchMotion(anna);
  const before = await anna.seq;
  await anna.touch(`${card}@row.buildings`);
  await expect.poll(() => anna.seq).toBeGreaterThan(before);
  await anna.page.waitForTimeout(600);
  expect(await anna.page.evaluate(() => (window as unknown as { seen: unknown }).seen)).toEqual({
    travelling: 0,
    moving: 0,
  });
  await anna.leave();
});

it("shows the move as under way at once, before the server has answered", async () => {
  const anna = await Somebody.arrive(browser, inject("base"), { still: false });
  await anna.playNow("builders");
  const card = await openASite(anna);
  const before = await anna.seq;
  let answer = (): void => undefined;
  const answered = new Promise<void>((done) => (answer = done));
  await anna.page.route(/\/moves$/, async (route) => {
    await answered;
    await route.continue();
  });
  // What a machine takes until its next frame is not ours: the table itself has changed by then.
  const shown = await anna.page.evaluate(async (id) => {
    const thing = document.querySelector<HTMLElement>(`.thing.legal[data-thing="${id}"]`)!;
    const began = performance.now();
    thing.click();
    await Promise.resolve();
    const after = performance.now() - began;
    const sent = thing.classList.contains("sent");
    await new Promise(requestAnimationFrame);
    return { sent, still: thing.classList.contains("sent"), after };
  }, `${card}@row.buildings`);
  expect(shown).toMatchObject({ sent: true, still: true });
  expect(shown.after).toBeLessThan(100);
  expect(await anna.seq).toBe(before);
  answer();
  await expect.poll(() => anna.seq).toBeGreaterThan(before);
  await anna.leave();
});

it("holds still under a pointer at its lower edge", async () => {
  const anna = await Somebody.arrive(browser, inject("base"), { still: false });
  await anna.playNow("builders");
  const card = await openASite(anna);
  const box = await anna.thing(`${card}@row.buildings`).boundingBox();
  await anna.page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height - 1);
  const heights = await anna.thing(`${card}@row.buildings`).evaluate(async (thing) => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    await frame();
    await Promise.all(thing.getAnimations().map((animation) => animation.finished));
    const seen: number[] = [];
    for (let count = 0; count < 40; count++) {
      await frame();
      seen.push(thing.getBoundingClientRect().y);
    }
    return seen;
  });
  const unit = await anna.page.locator("[data-shape]").evaluate((frame) => Number(getComputedStyle(frame).zoom));
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeCloseTo(box!.y - 3 * unit, 1);
  await anna.leave();
});
