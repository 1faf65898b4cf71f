/** What one need not give is declined for whoever said so once, at the question or in the menu. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, Somebody } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Spared {
  id: string;
  cookies: string[];
}

/** A table where the first seat is about to demand what the third need not give. */
function spared(): Spared {
  const program = fileURLToPath(new URL("spared_table.py", import.meta.url));
  const { QUADRIGA_DATABASE: database, QUADRIGA_SEED_KEYS: key } = inject("settings");
  return JSON.parse(execFileSync("python", [program, inject("base"), database!, key!], { encoding: "utf8" })) as Spared;
}

async function at({ id, cookies }: Spared, seat: number, language = "en"): Promise<Somebody> {
  const somebody = await Somebody.arrive(browser, inject("base"), { as: { cookie: cookies[seat]! }, language });
  await somebody.goto(`/t/${id}`);
  await somebody.page.locator("#question").waitFor();
  return somebody;
}

async function demand(somebody: Somebody): Promise<number> {
  const { position } = await somebody.now();
  const move = position!.moves!.find(({ key }) => key.startsWith("demand"))!;
  await somebody.move(position!.seq, move.key);
  return position!.seq + 1;
}

/** The moves that were made after an entry, and by whom. */
async function madeAfter(somebody: Somebody, seq: number): Promise<(number | undefined)[]> {
  const { steps } = await somebody.ask<{ steps: { seq: number; seat?: number; kind: string }[] }>(
    `/tables/${somebody.table}/steps?from=${seq + 1}`,
  );
  return steps.map(({ seat }) => seat);
}

it("asks once, declines, and keeps the answer for the questions to come", async () => {
  const table = spared();
  const [asker, asked] = await Promise.all([at(table, 0), at(table, 2)]);
  const always = asked.page.locator("[data-always]");
  expect(await always.count()).toBe(0);
  const seq = await demand(asker);
  await always.click();
  await expect.poll(() => asked.head()).toBeGreaterThan(seq);
  expect((await madeAfter(asker, seq))[0]).toBe(2);
  expect(await asked.ask(`/tables/${table.id}/standing`)).toEqual({ orders: [{ answer: "decline", kind: "gift" }] });
  await asked.page.locator("header .menu").click();
  await expect.poll(() => asked.page.locator("[data-standing]").isChecked()).toBe(true);
  // Nobody else has it.
  expect(await asker.ask(`/tables/${table.id}/standing`)).toEqual({ orders: [] });
  await Promise.all([asker.leave(), asked.leave()]);
});

it("declines by itself for whoever switched it on, and asks again once it is off", async () => {
  const table = spared();
  const [asker, asked] = await Promise.all([at(table, 0), at(table, 2, "fr")]);
  await asked.page.locator("header .menu").click();
  const box = asked.page.locator("[data-standing]");
  await box.check();
  await expect.poll(() => asked.ask(`/tables/${table.id}/standing`)).toHaveProperty("orders.length", 1);
  // It is the server's: another screen of theirs knows.
  await asked.page.reload();
  await asked.page.locator("header .menu").click();
  await expect.poll(() => box.isChecked()).toBe(true);
  const seq = await demand(asker);
  await expect.poll(() => asker.head()).toBeGreaterThan(seq);
  expect((await madeAfter(asker, seq))[0]).toBe(2);
  await box.uncheck();
  await expect.poll(() => asked.ask(`/tables/${table.id}/standing`)).toHaveProperty("orders.length", 0);
  await Promise.all([asker.leave(), asked.leave()]);
});

it("offers it only where the game has such questions", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  await anna.goto("/");
  await anna.playNow("builders");
  await anna.page.locator("header .menu").click();
  await anna.page.locator(".switch").first().waitFor();
  expect(await anna.page.locator("[data-standing]").count()).toBe(0);
  await anna.leave();
});
