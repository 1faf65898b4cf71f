/** Everything that acts at a table in one list: each completed building, whoever's, with its picture and its sentence. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { accessFaults } from "./axe";
import { launch, type Shown, Somebody } from "./people";
import { playOn } from "./screens";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const completed = ({ view }: Shown): number =>
  (view as { players: { buildings: { done?: boolean }[] }[] }).players.flatMap(({ buildings }) =>
    buildings.filter(({ done }) => done),
  ).length;

it("lists what acts, by key and from the menu", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  await anna.playNow("glory-to-rome");
  const sheet = anna.page.locator("[data-functions]");
  await anna.page.keyboard.press("f");
  await sheet.waitFor({ state: "attached" });
  expect(await sheet.locator("li").count()).toBe(0);
  await anna.page.keyboard.press("Escape");
  await playOn(anna, "glory-to-rome", (position) => completed(position) > 0);
  const { position } = await anna.now();
  await anna.page.locator("header .menu").click();
  await anna.page.getByRole("button", { name: "All functions in play" }).click();
  await expect.poll(() => sheet.locator("li").count()).toBe(completed(position!));
  for (const one of await sheet.locator("li").all()) {
    await expect.poll(() => one.locator("svg.scene").count()).toBe(1);
    expect((await one.locator("p").last().textContent())!.length).toBeGreaterThan(10);
  }
  expect(await accessFaults(anna.page)).toEqual([]);
  await anna.leave();
});
