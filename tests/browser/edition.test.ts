/** A table is opened with a data file of one's own: the table names it and gives it to who asks. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, Somebody } from "./people";

const SHIPPED = fileURLToPath(new URL("../../src/quadriga/games/builders/data/antiquity.toml", import.meta.url));
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const chosen = (text: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name: "mine.toml",
  mimeType: "application/toml",
  buffer: Buffer.from(text),
});

it("opens a table with a file, names its hash, and gives the file to who asks", async () => {
  const text = readFileSync(SHIPPED, "utf8").replace("start_sesterces = 10", "start_sesterces = 11");
  const anna = await Somebody.arrive(browser, inject("base"));
  await anna.goto("/new/builders");
  const file = anna.page.locator("#edition-file");

  // What is wrong in a file is said with its line, and nothing is opened.
  await file.setInputFiles(chosen(text.replace("[numbers]", "[numbers")));
  await anna.page.locator("form button[type=submit]").click();
  await expect.poll(() => anna.page.locator("[role=alert]").textContent()).toContain("line ");

  await file.setInputFiles(chosen(text));
  await anna.page.locator("form button[type=submit]").click();
  await anna.page.waitForURL(/\/t\//);
  const { table } = await anna.ask<{ table: { edition: string } }>(`/tables/${anna.table}`);
  await anna.page.locator("[data-edition] summary").click();
  const named = anna.page.locator("code", { hasText: table.edition });
  await named.waitFor();
  const link = anna.page.locator(`a[href="/games/builders/editions/${table.edition}/file"]`);
  await link.waitFor();
  const given = await anna.page.evaluate(
    async (path) => (await fetch(path)).text(),
    (await link.getAttribute("href"))!,
  );
  expect(createHash("sha256").update(given).digest("hex")).toBe(createHash("sha256").update(text).digest("hex"));
  await anna.leave();
});
