/** Play on from here: a position of a replay becomes a table that says whence it comes, and two lines of Python. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { accessFaults } from "./axe";
import { launch, PATIENCE, Somebody } from "./people";
import { playOn } from "./screens";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const AT = 8;

/** Somebody at the replay of a game against bots that they gave up. */
async function atReplay(phone: boolean, language: string): Promise<Somebody> {
  const anna = await Somebody.arrive(browser, inject("base"), { phone, language, still: true });
  if (!phone) await anna.page.setViewportSize({ width: 1366, height: 650 });
  await anna.playNow("builders");
  await playOn(anna, "builders", ({ seq }) => seq >= AT + 4);
  const { table } = anna;
  await anna.page.evaluate(async (path) => {
    const body = JSON.stringify({ request: crypto.randomUUID() });
    await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body });
  }, `/tables/${table}/resignation`);
  await expect.poll(async () => (await anna.now()).table.status).toBe("over");
  await anna.goto(`/replay/${table}?n=${AT}`);
  await anna.page.locator(`main[data-seq="${AT}"]`).waitFor();
  return anna;
}

interface Origin {
  table: { origin?: { table: string; entry: number; seat?: number }; seat: number };
}

it.each([
  [false, "en"],
  [true, "fr"],
] as const)("plays on from a position of a replay; phone: %s, %s", async (phone, language) => {
  const anna = await atReplay(phone, language);
  const { page, table } = anna;
  const go = page.locator("footer .button.main");
  await expect.poll(() => go.textContent()).toBe(language === "en" ? "Play on from here" : "Reprendre d’ici");
  const { scrolled, wide } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollHeight - innerHeight,
    wide: document.documentElement.scrollWidth - innerWidth,
  }));
  expect(wide).toBeLessThanOrEqual(0);
  if (!phone) expect(scrolled).toBeLessThanOrEqual(0);

  await go.click();
  const sheet = page.locator("dialog[open]");
  await sheet.locator("[data-play-on]").waitFor();
  expect(await accessFaults(page)).toEqual([]);
  const inside = await sheet.evaluate((one) => one.scrollWidth <= one.clientWidth);
  expect(inside).toBe(true);
  await sheet.locator("[data-play-on]").click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith(table));
  await anna.atTheTable();
  const told = await anna.ask<Origin>(`/tables/${anna.table}`);
  expect(told.table.origin).toEqual({ table, entry: AT, seat: told.table.seat });
  const mark = page.locator("[data-origin]").first();
  await expect.poll(() => mark.textContent()).toContain(String(AT));
  await expect.poll(() => mark.isVisible()).toBe(true);
  expect(await accessFaults(page)).toEqual([]);
  // In a list the mark stands apart from the game's name.
  await anna.goto("/mine");
  const listed = page.locator("li b", { has: page.locator("[data-origin]") });
  await expect.poll(() => listed.first().textContent()).toMatch(/\s(From move|Du coup)/);
  await anna.leave();
});

it("opens a table for a friend with what was hidden as it was, and everybody reads it", async () => {
  const anna = await atReplay(false, "en");
  const { page } = anna;
  await page.locator("footer .button.main").click();
  const sheet = page.locator("dialog[open]");
  await sheet.locator("select").first().selectOption("");
  await sheet.getByText("As it was").click();
  await sheet.locator("[data-play-on]").click();
  const field = page.locator(".copy input");
  await field.waitFor();
  const note = await page.locator("[data-origin]").textContent();
  expect(note).toBe(
    `This game goes on from move ${AT} of another one and does not count. What was hidden lies as it lay there.`,
  );
  const livia = await Somebody.arrive(browser, inject("base"));
  await livia.goto(new URL(await field.inputValue()).pathname + new URL(await field.inputValue()).hash);
  // Before the server has told it the page says one moment.
  await expect
    .poll(() => livia.page.locator("main").textContent(), { timeout: PATIENCE })
    .toContain(`From move ${AT} of another game`);
  await livia.comeBy(await field.inputValue(), "Livia");
  await expect.poll(() => livia.page.locator("[data-origin]").textContent()).toBe(note);
  await livia.leave();
  await anna.leave();
});

it("gives two lines that rebuild the position in Python", async () => {
  const anna = await atReplay(false, "en");
  const { page, table } = anna;
  await page.getByRole("button", { name: "Link to this position" }).click();
  const sheet = page.locator("dialog[open]");
  await sheet.getByRole("button", { name: "Copy" }).last().click();
  const copied = await sheet.locator("[data-python]").evaluate((field) => {
    const { selectionStart, selectionEnd, value } = field as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });
  expect(copied.trim().split("\n")).toHaveLength(2);
  expect(await accessFaults(page)).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), "quadriga-python-"));
  try {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      sheet.getByRole("link", { name: "Keep the record" }).click(),
    ]);
    await download.saveAs(join(folder, download.suggestedFilename()));
    const print = "import msgspec\nprint(msgspec.json.encode(table.view(0)).decode())";
    const view: unknown = JSON.parse(execFileSync("python", ["-c", copied + print], { cwd: folder, encoding: "utf8" }));
    const shown = await anna.ask<{ view: unknown }>(`/tables/${table}/positions/${AT}?seat=0`);
    expect(view).toEqual(shown.view);
  } finally {
    rmSync(folder, { recursive: true });
  }
  await anna.leave();
});

it("plays on from the end of a game", async () => {
  const anna = await atReplay(false, "en");
  const { page, table } = anna;
  await anna.goto(`/t/${table}`);
  await page.locator("dialog[open]").getByRole("button", { name: "Play on from here" }).click();
  await page.locator("[data-play-on]").click();
  await page.waitForURL((url) => !url.pathname.endsWith(table));
  await anna.atTheTable();
  const { table: told } = await anna.ask<Origin>(`/tables/${anna.table}`);
  expect(told.origin!.table).toBe(table);
  expect(told.origin!.entry).toBeGreaterThan(AT);
  await anna.leave();
});
