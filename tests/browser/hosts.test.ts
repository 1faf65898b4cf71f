/** The peace of a table: hosts send away for good, links change, people are muted, devices end, and all of it shows. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chance, launch, Somebody } from "./people";
import { CHOICES } from "./tastes";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it("who is sent away stays away, and the link they had is dead for everyone", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  const bruno = await Somebody.arrive(browser, inject("base"));
  const link = await anna.openTable("builders", "Anna");
  await bruno.comeBy(link, "Bruno");
  await bruno.sitDown();
  const seat = anna.page.locator("ol li", { hasText: "Bruno" });
  await seat.locator("button").click();
  await seat.waitFor({ state: "detached" });
  // He is told so where he is, and again when he tries the link; the link itself is another one now.
  const told = bruno.page.getByText("You were sent away from this table");
  await told.first().waitFor();
  await bruno.goto(new URL(link).pathname + new URL(link).hash);
  await told.first().waitFor();
  const field = anna.page.locator(".copy input");
  await expect.poll(() => field.inputValue()).not.toBe(link);
  const chloe = await Somebody.arrive(browser, inject("base"));
  await chloe.goto(new URL(link).pathname + new URL(link).hash);
  await chloe.page.getByRole("heading", { name: "This invitation leads nowhere" }).waitFor();
  // By the new one somebody else sits down.
  const dario = await Somebody.arrive(browser, inject("base"));
  await dario.comeBy(await field.inputValue(), "Dario");
  await dario.sitDown();
  await anna.page.locator("ol li", { hasText: "Dario" }).waitFor();
  for (const one of [anna, bruno, chloe, dario]) await one.leave();
});

it("who looks on is seen by name and can be sent away", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  const bruno = await Somebody.arrive(browser, inject("base"));
  const link = await anna.openTable("builders", "Anna");
  await bruno.comeBy(link, "Bruno");
  const watcher = anna.page.locator(".people li", { hasText: "Bruno" });
  await watcher.waitFor();
  await watcher.locator("button").click();
  await watcher.waitFor({ state: "detached" });
  await bruno.page.getByText("You were sent away from this table").first().waitFor();
  for (const one of [anna, bruno]) await one.leave();
});

it("who sits down looks on no more, and who is here is not called absent", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  const bruno = await Somebody.arrive(browser, inject("base"));
  await bruno.comeBy(await anna.openTable("builders", "Anna"), "Bruno");
  const watcher = anna.page.locator(".people li", { hasText: "Bruno" });
  await watcher.waitFor();
  await bruno.sitDown();
  // Listed once: as somebody who sits here, whom one may mute.
  await expect.poll(() => watcher.allInnerTexts()).toEqual([expect.stringContaining("Mute")]);
  await anna.start();
  await bruno.atTheTable();
  const absent = anna.page.locator("dialog[open] button", { hasText: "Bruno is absent" });
  const menu = async (offered: number): Promise<void> => {
    await anna.page.locator("header .menu").click();
    await anna.page.locator("dialog[open] nav").waitFor();
    await expect.poll(() => absent.count()).toBe(offered);
    await anna.page.keyboard.press("Escape");
  };
  const random = chance(5);
  while ((await anna.now()).position?.decider === 0) await anna.decide(random, CHOICES["builders"]!);
  await menu(0);
  await bruno.leave();
  await menu(2);
  await anna.leave();
});

it("whoever is muted is not heard, and knows nothing of it", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  const bruno = await Somebody.arrive(browser, inject("base"));
  await bruno.comeBy(await anna.openTable("builders", "Anna"), "Bruno");
  await bruno.sitDown();
  const mute = anna.page.locator(".people li", { hasText: "Bruno" }).locator("button");
  await mute.click();
  await anna.page.locator(".people small").waitFor();
  expect(await bruno.page.locator(".people small").count()).toBe(0);
  await mute.click();
  await anna.page.locator(".people small").waitFor({ state: "detached" });
  for (const one of [anna, bruno]) await one.leave();
});

it("a token for a program is shown once, listed by name, and ended alone", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  await anna.openTable("builders", "Anna");
  await anna.goto("/mine");
  const devices = anna.page.locator("section", { has: anna.page.locator("#devices") });
  await devices.locator("#program-name").fill("my bot");
  await devices.locator("form button").click();
  const token = await devices.locator(".copy input").inputValue();
  expect(token.length).toBeGreaterThan(20);
  const listed = devices.locator("li", { hasText: "my bot" });
  const status = (): Promise<number> =>
    fetch(`${anna.base}/me`, { headers: { authorization: `Bearer ${token}` } }).then((answer) => answer.status);
  expect(await status()).toBe(200);
  await listed.locator("button").click();
  await listed.waitFor({ state: "detached" });
  expect(await status()).toBe(401);
  await anna.page.reload();
  await devices.locator("li").first().waitFor();
  expect(await devices.locator(".copy input").count()).toBe(0);
  await anna.leave();
});
