/** What is shown large: for a moment, over a table that can be played on below it, as often as the reader wants. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, Somebody, type Shown } from "./people";
import { playOn } from "./screens";

const LONGEST = 1400;
/** What a busy machine may be late with a timer. */
const LATE = 600;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Seen {
  title: string;
  takesClicks: boolean;
  scene: boolean;
  from: number;
  till: number;
}

/** Notes every moment: what it says, whether it takes a click from the table, and for how long it is there. */
async function watch(one: Somebody): Promise<() => Promise<Seen[]>> {
  await one.page.evaluate(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement) || node.dataset["moment"] === undefined) continue;
          const title = node.querySelector("b")?.textContent ?? "";
          const takesClicks = getComputedStyle(node).pointerEvents !== "none";
          const scene = node.querySelector("svg.scene") !== null;
          seen.push({ title, takesClicks, scene, from: performance.now(), till: Infinity });
        }
        for (const node of removedNodes)
          if (node instanceof HTMLElement && node.dataset["moment"] !== undefined)
            seen.at(-1)!.till = performance.now();
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => one.page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
}

const built = (position: Shown): boolean =>
  (position.view as { players: { done: unknown[] }[] }).players.some(({ done }) => done.length > 0);

it("shows a building that is finished, lets clicks through, and is gone in time", async () => {
  const anna = await Somebody.arrive(browser, inject("base"), { moments: "all" });
  await anna.playNow("builders");
  const seen = await watch(anna);
  await playOn(anna, "builders", built);
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
  await expect.poll(async () => (await seen()).every(({ till }) => till < Infinity)).toBe(true);
  for (const { title, takesClicks, scene, from, till } of await seen()) {
    expect(title).not.toBe("");
    expect(takesClicks).toBe(false);
    expect(scene).toBe(true);
    expect(till - from).toBeLessThan(LONGEST + LATE);
  }
  await anna.leave();
});

it("shows none to whoever wants none", async () => {
  const bela = await Somebody.arrive(browser, inject("base"), { moments: "none" });
  await bela.playNow("builders");
  const seen = await watch(bela);
  await playOn(bela, "builders", built);
  expect(await seen()).toEqual([]);
  await bela.leave();
});

it("keeps silent until somebody switches sounds on", async () => {
  const cara = await Somebody.arrive(browser, inject("base"));
  await cara.page.addInitScript(() => {
    const made = { contexts: 0 };
    Object.assign(window, { made });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        made.contexts++;
      }
    };
  });
  await cara.playNow("builders");
  await playOn(cara, "builders", ({ seq }) => seq > 12);
  const made = (): Promise<number> =>
    cara.page.evaluate(() => (window as unknown as { made: { contexts: number } }).made.contexts);
  expect(await made()).toBe(0);
  await cara.page.locator("header .menu").click();
  await cara.page.locator("[data-sounds]").check();
  expect(await made()).toBe(1);
  expect(await cara.page.evaluate(() => localStorage.getItem("quadriga.sounds"))).toBe("true");
  await cara.leave();
});
