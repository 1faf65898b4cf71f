/** The languages there are words in can be chosen by their own names, and the choice is kept. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, Somebody } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it.each([false, true])("a language is chosen by its name, and stays chosen; on a phone: %s", async (phone) => {
  const anna = await Somebody.arrive(browser, inject("base"), { phone });
  await anna.goto("/about");
  const { page } = anna;
  const heading = page.getByRole("heading", { level: 1 });
  await expect.poll(() => heading.textContent()).toBe("About");
  const choice = page.getByLabel("Language");
  expect(await choice.locator("option").allTextContents()).toEqual(["English", "Français"]);
  await choice.selectOption({ label: "Français" });
  await expect.poll(() => heading.textContent()).toBe("À propos");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");
  expect(await page.evaluate(() => localStorage.getItem("quadriga.language"))).toBe('"fr"');
  await anna.leave();
});
