/** What is shown large: for a moment, over a table that can be played on below it, as often as the reader wants. */
import { randomUUID } from "node:crypto";
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

const standing = (position: Shown): number =>
  (position.view as { players: { done: unknown[] }[] }).players.reduce((sum, { done }) => sum + done.length, 0);
const built = (position: Shown): boolean => standing(position) > 0;

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

it("is over as soon as something is clicked or a key is pressed", async () => {
  const dora = await Somebody.arrive(browser, inject("base"), { moments: "all" });
  await dora.playNow("builders");
  await dora.page.evaluate(() => {
    const ended: Record<string, boolean> = {};
    Object.assign(window, { ended });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (!(node instanceof HTMLElement) || node.dataset["moment"] === undefined) continue;
        const kind = "pointerdown" in ended ? "keydown" : "pointerdown";
        ended[kind] = false;
        document.body.dispatchEvent(new KeyboardEvent(kind, { key: "Shift", bubbles: true }));
        // Its own end is asked for later, however busy the machine is: this comes before it.
        setTimeout(() => (ended[kind] = !node.isConnected));
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await playOn(dora, "builders", (position) => standing(position) > 1);
  const ended = (): Promise<unknown> =>
    dora.page.evaluate(() => (window as unknown as { ended: Record<string, boolean> }).ended);
  await expect.poll(ended).toEqual({ pointerdown: true, keydown: true });
  await dora.leave();
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

interface Told {
  text: string;
  at: number;
}

/**
 * Comes to a table that has ended, and notes what stands over the points while they are counted; once something does, one
 * event of this kind comes to the heading, as from a click or a key. The last is who has won.
 */
async function countedTo(
  anna: Somebody,
  { still = false, moments = "all", pace = "normal", event = "" } = {} as {
    still?: boolean;
    moments?: "all" | "great" | "none";
    pace?: string;
    event?: string;
  },
): Promise<Told[]> {
  const one = await Somebody.arrive(browser, anna.base, { as: anna, still, moments });
  await one.context.addInitScript(
    ([table, quick, kind]) => {
      localStorage.setItem("quadriga.pace", JSON.stringify(quick));
      // Nobody has seen them counted.
      localStorage.removeItem(`quadriga.seen.end.${table}`);
      const told: Told[] = [];
      Object.assign(window, { told });
      new MutationObserver(() => {
        const text = document.querySelector("dialog[open] .winner")?.textContent?.trim() ?? "";
        if (!text || text === told.at(-1)?.text) return;
        told.push({ text, at: performance.now() });
        if (kind && told.length === 1)
          document
            .querySelector("dialog[open] h2")!
            .dispatchEvent(new KeyboardEvent(kind, { key: "Shift", bubbles: true }));
      }).observe(document, { childList: true, subtree: true, characterData: true });
    },
    [anna.table, pace, event] as const,
  );
  await one.goto(`/t/${anna.table}`);
  await one.page.locator("dialog[open] .how").waitFor();
  const told = await one.page.evaluate(() => (window as unknown as { told: Told[] }).told);
  await one.leave();
  return told;
}

it("counts the points no longer than a moment, and at once for whoever clicks, presses a key, or does not wait", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  await anna.playNow("builders");
  await anna.page.evaluate(
    async ([path, body]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(path, { method: "POST", headers, body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [`/tables/${anna.table}/resignation`, JSON.stringify({ request: randomUUID() })] as const,
  );
  const whole = await countedTo(anna);
  // That they are counted, what is counted, and who has won.
  expect(whole.length).toBeGreaterThan(3);
  expect(whole.at(-1)!.at - whole[0]!.at).toBeLessThan(LONGEST + LATE);
  const hurried = [
    { event: "click" },
    { event: "keydown" },
    { moments: "none" },
    { pace: "instant" },
    { still: true },
  ] as const;
  for (const wishes of hurried) {
    const told = await countedTo(anna, wishes);
    expect(told.length, JSON.stringify(wishes)).toBeLessThanOrEqual(2);
    expect(told.at(-1)!.text).toBe(whole.at(-1)!.text);
  }
  await anna.leave();
});
