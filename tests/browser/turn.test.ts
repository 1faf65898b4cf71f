/**
 * A turn in sixty seconds: drawn for every game in both languages, and in front of the rules. It passes the gate of sizes
 * that tables pass; `TEST_WHOLE` looks at all of them by day and by lamplight, without it at some.
 */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { accessFaults } from "./axe";
import { faults as gate, SIZES as ALL } from "./fit";
import { launch, Somebody } from "./people";

const GAMES = ["builders", "glory-to-rome", "minerva", "porta-nigra"];
const WHOLE = !!process.env["TEST_WHOLE"];
/** Which sizes are looked at in which light; the smallest in both. */
const SAMPLE = { day: ["1366x650", "768x954", "360x640"], lamplight: ["1024x700", "390x844", "360x640"] };
/** What is framed is at its own size; one of Porta Nigra's is wider than a phone. */
const LEAST_SCALE = 0.8;
const PICTURES = process.env["TURN_PICTURES"];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Everything is drawn: each panel has found what it frames, and its window. */
async function drawn(one: Somebody, panels: number): Promise<void> {
  await expect.poll(() => one.page.locator('[data-cutout][data-missing="0"]').count()).toBe(panels);
}

/** What is wrong with the panels that are shown. */
async function faultsOfPanels(one: Somebody): Promise<string[]> {
  return one.page.evaluate((leastScale) => {
    const found: string[] = [];
    const cut = (outer: DOMRect, inner: DOMRect): boolean =>
      inner.left < outer.left - 5 ||
      inner.right > outer.right + 5 ||
      inner.top < outer.top - 5 ||
      inner.bottom > outer.bottom + 5;
    document.querySelectorAll("[data-turn-page] > li").forEach((panel, n) => {
      const cutout = panel.querySelector<HTMLElement>("[data-cutout]")!;
      const window = cutout.getBoundingClientRect();
      if (Number(cutout.dataset["scale"]) < leastScale) found.push(`panel ${n}: at ${cutout.dataset["scale"]}`);
      for (const ring of cutout.querySelectorAll(":scope > svg > .ring"))
        if (cut(window, ring.getBoundingClientRect())) found.push(`panel ${n}: what is framed is cut`);
      for (const text of panel.querySelectorAll<HTMLElement>(":scope > h3, :scope > p, :scope > button"))
        if (text.scrollWidth > text.clientWidth + 1 || cut(panel.getBoundingClientRect(), text.getBoundingClientRect()))
          found.push(`panel ${n}: ${text.textContent}`);
    });
    return found;
  }, LEAST_SCALE);
}

async function faults(one: Somebody): Promise<string[]> {
  return [...(await faultsOfPanels(one)), ...(await gate(one.page, [], "[data-turn-page]"))];
}

it.each([
  ["en", "day"],
  ["fr", "lamplight"],
  ...(WHOLE
    ? ([
        ["en", "lamplight"],
        ["fr", "day"],
      ] as const)
    : []),
] as const)("is drawn whole for every game, in every size (%s, %s)", async (language, theme) => {
  const one = await Somebody.arrive(browser, inject("base"), { language, theme });
  const sizes = ALL.filter(({ width, height }) => WHOLE || SAMPLE[theme].includes(`${width}x${height}`));
  for (const game of GAMES) {
    await one.page.setViewportSize(sizes[0]!);
    await one.goto(`/learn/${game}/turn`);
    const { panels } = await one.ask<{ panels: { title: string }[] }>(`/games/${game}/turn?language=${language}`);
    await drawn(one, panels.length);
    expect(await one.page.locator("[data-turn-page] > li > .title").allTextContents()).toEqual(
      panels.map(({ title }) => expect.stringContaining(title) as string),
    );
    for (const size of sizes) {
      await one.page.setViewportSize(size);
      await one.drawn();
      const name = `${game}-${size.width}x${size.height}-${language}-${theme}`;
      if (PICTURES) await one.page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
      await expect.poll(() => faults(one), { message: name }).toEqual([]);
    }
    // Nothing in a picture can be reached by keys.
    expect(await one.page.locator("[data-cutout]:not([inert])").count()).toBe(0);
  }
  expect(await accessFaults(one.page)).toEqual([]);
  await one.leave();
});

it("stands in front of the rules, which have contents and fold away where they are from", async () => {
  const one = await Somebody.arrive(browser, inject("base"), { language: "en", phone: true });
  const { page } = one;
  await one.goto("/");
  await page.getByRole("link", { name: /^A turn in 60 seconds: The Builders/ }).waitFor();
  await page.getByRole("button", { name: /^Rules: The Builders/ }).click();
  const drawer = page.locator("dialog[open]");
  await drawn(one, 6);
  // The drawer is scrolled, which the gate takes for cut off: tables have nothing to scroll.
  await expect.poll(() => faultsOfPanels(one)).toEqual([]);
  expect(await accessFaults(page)).toEqual([]);
  expect(await drawer.locator("code").first().isVisible()).toBe(false);
  await drawer.locator("nav button", { hasText: "The end" }).click();
  const section = drawer.locator("h3[data-section]", { hasText: "The end" });
  await expect.poll(() => section.evaluate((element) => element === document.activeElement)).toBe(true);
  // A panel leads to its rule, and whoever searches is shown rules alone.
  await drawer.locator('[data-turn-page] [data-rule-link="b.finish.income"]').click();
  const rule = drawer.locator('[data-rule="b.finish.income"]');
  await expect.poll(() => rule.evaluate((element) => element === document.activeElement)).toBe(true);
  await rule.locator("summary").click();
  await expect.poll(() => rule.locator("code").isVisible()).toBe(true);
  await drawer.getByRole("searchbox").fill("b.finish.income");
  await drawer.locator("[data-turn-page]").waitFor({ state: "detached" });
  expect(await drawer.locator("nav").count()).toBe(0);
  await expect.poll(() => drawer.locator("[data-rule]").count()).toBe(1);
  await one.leave();
});
