/** Before and after the game: home, invitation, seats, lists, the end; at a small laptop's size and a phone's. */
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, Somebody } from "./people";
import { playOn } from "./screens";

const SIZES = [
  { width: 1366, height: 650 },
  { width: 390, height: 844 },
];
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Whether something can be seen whole without scrolling, once the page has taken the size. */
async function inReach(one: Somebody, thing: Locator): Promise<void> {
  for (const size of SIZES) {
    await one.page.setViewportSize(size);
    const outside = async () => {
      const { x, y, width, height } = (await thing.boundingBox())!;
      return { top: y < 0, bottom: y + height > size.height, right: x + width > size.width };
    };
    await expect.poll(outside, { message: `at ${size.width}` }).toEqual({ top: false, bottom: false, right: false });
  }
}

/** Open a table by the server itself, with options that the form folds away. */
function open(one: Somebody, wish: object): Promise<{ id: string; invite: string }> {
  return one.page.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/tables", { method: "POST", headers, body });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as { id: string; invite: string };
    },
    JSON.stringify({ players: 2, ...wish }),
  );
}

it("names the game and the level it starts, and remembers them", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  const { page } = anna;
  await anna.goto("/");
  const play = page.locator(".hero .play");
  await expect.poll(() => play.textContent()).toMatch(/Play The Builders: Antiquity, fair\s*1 bot, about 30 minutes/);
  await inReach(anna, play);
  for (const [place, label] of ["Glory to Rome", "2", "Hard"].entries())
    await page.locator(".start select").nth(place).selectOption({ label });
  await expect.poll(() => page.locator(".start .about").textContent()).toContain("beats “fair”");
  await expect.poll(() => play.textContent()).toMatch(/Play Glory to Rome, hard\s*2 bots, about \d+ minutes/);
  await page.setViewportSize(SIZES[0]!);
  await play.click();
  await anna.atTheTable();
  const { table } = await anna.ask<{ table: { game: string; seats: { bot?: string }[] } }>(`/tables/${anna.table}`);
  expect([table.game, ...table.seats.map((seat) => seat.bot ?? "")]).toEqual(["glory-to-rome", "", "faber", "faber"]);
  // Two alike have two faces, and what waits is told first on the way back.
  const faces = page.locator("nav [data-face]");
  await faces.nth(1).waitFor();
  expect(await faces.evaluateAll((found) => found.map((one) => one.innerHTML)).then((all) => new Set(all).size)).toBe(
    2,
  );
  await anna.goto("/");
  await expect.poll(() => play.textContent()).toContain("Play Glory to Rome, hard");
  await anna.leave();
});

it("shows a film of the game that is chosen, which can be stopped", async () => {
  const anna = await Somebody.arrive(browser, inject("base"), { still: false, language: "fr" });
  const { page } = anna;
  await anna.goto("/");
  const names = page.locator(".plates .name");
  await expect.poll(() => names.count()).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Arrêter le film" }).click();
  const slider = page.getByRole("slider");
  const before = await slider.inputValue();
  await page.locator(".start select").first().selectOption({ label: "Porta Nigra" });
  await page.getByRole("button", { name: "Reprendre le film" }).waitFor();
  await expect.poll(() => page.locator("section header b").textContent()).toBe("Porta Nigra");
  await expect.poll(() => names.last().textContent()).toMatch(/Basilique|Amphithéâtre|Mur|Porta/);
  expect(await slider.inputValue()).not.toBe(before);
  await expect.poll(() => page.locator(".plates svg use").count()).toBeGreaterThan(0);
  // Whoever wants no motion sees its end, and can go through it.
  const still = await Somebody.arrive(browser, inject("base"));
  await still.goto("/");
  await expect.poll(() => still.page.locator(".plates .name").count()).toBe(6);
  await still.page.getByRole("slider").press("Home");
  await expect.poll(() => still.page.locator(".plates .name").count()).toBe(1);
  await anna.leave();
  await still.leave();
});

it("says who invites to what, and what a dead link is", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  const link = await anna.openTable("builders", "Livia");
  const bob = await Somebody.arrive(browser, inject("base"), { phone: true });
  const path = new URL(link).pathname + new URL(link).hash;
  await bob.goto(path);
  await expect
    .poll(() => bob.page.locator("main h1").textContent())
    .toBe("Livia invites you to The Builders: Antiquity");
  const facts = await bob.page.locator("main li").allTextContents();
  expect(facts).toEqual(["1 of 2 seats is free", "no clock", "about 30 minutes"]);
  await anna.page.locator(".acts .plain").click();
  await anna.page.waitForURL(/\/$/);
  for (const dead of [path, path.slice(0, -1), `/t/${"0".repeat(16)}#invite=nothing`]) {
    await bob.goto("/about");
    await bob.goto(dead);
    await expect.poll(() => bob.page.locator("main h1").textContent()).toBe("This invitation leads nowhere");
    await expect.poll(() => bob.page.locator("main nav a").count()).toBe(3);
  }
  await anna.leave();
  await bob.leave();
});

it("sets the table: seats, link and start in reach, what is usual folded", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  const { page } = anna;
  await anna.openTable("glory-to-rome", "Livia");
  const options = { "closed-vaults": true };
  const { id } = await open(anna, { game: "glory-to-rome", players: 5, move_seconds: 120, options });
  await anna.goto(`/t/${id}`);
  await anna.sitDown();
  await page.locator(".code path").waitFor();
  await expect.poll(() => page.locator(".invite").textContent()).toContain("“Livia invites you to Glory to Rome”");
  await expect.poll(() => page.locator("h1").textContent()).toBe("Livia’s table: Glory to Rome");
  const usual = page.locator("[data-usual]");
  await expect.poll(() => usual.locator("summary").textContent()).toMatch(/^\d+ other rules as usual/);
  expect(await usual.locator("li").first().isVisible()).toBe(false);
  await expect.poll(() => page.locator(".at > .options li").count()).toBe(1);
  await expect.poll(() => page.locator(".at").innerText()).toContain("2 minutes for each move");
  expect(await page.locator(".seal code").isVisible()).toBe(false);
  const start = page.locator(".acts .button.main");
  await inReach(anna, start);
  const free = page.locator("ol select");
  for (const [taken, level] of ["Easy", "Fair", "Hard", "Hard"].entries()) {
    await expect.poll(() => free.count()).toBe(4 - taken);
    await free.first().selectOption({ label: level });
  }
  await expect.poll(() => start.textContent()).toMatch(/Start with Livia, Magpie, Tiro, Faber and Faber II/);
  await inReach(anna, start);
  await anna.leave();
});

it("makes a page of an unknown address, and JSON of it for programs", async () => {
  const anna = await Somebody.arrive(browser, inject("base"), { language: "fr", phone: true });
  const answer = await anna.page.goto(`${anna.base}/nulle/part`);
  expect(answer!.status()).toBe(404);
  await expect.poll(() => anna.page.locator("main").textContent()).toContain("Aucune page n’a cette adresse");
  const told = await anna.page.evaluate(async () => {
    const asked = await fetch("/nulle/part", { headers: { accept: "application/json" } });
    return [asked.status, ((await asked.json()) as { error: string }).error];
  });
  expect(told).toEqual([404, "not-found"]);
  await anna.page.locator('main nav a[href="/"]').click();
  await anna.page.locator(".hero .play").waitFor();
  await anna.leave();
});

it("counts the points before it names the winner, then lists the result", async () => {
  const anna = await Somebody.arrive(browser, inject("base"), { still: false, moments: "all" });
  const { page } = anna;
  await anna.playNow("builders");
  await playOn(anna, "builders", ({ seq }) => seq > 20);
  const menu = page.locator("header .menu");
  expect((await menu.textContent())!.trim()).toBe("Menu");
  await expect.poll(() => menu.locator("path").count()).toBe(5);
  await menu.click();
  const sheet = page.locator("dialog[open]");
  for (const within of ['nav a[href="/"]', "select", ".switches button"]) await sheet.locator(within).first().waitFor();
  // Everything the screen says from here on is noted, until the winner is named.
  await page.evaluate(() => {
    const said: string[] = ((window as unknown as { said: string[] }).said = []);
    const note = (): void => {
      const result = document.querySelector("dialog[open] .columns");
      if (!result) return;
      const [bar, sum] = [document.querySelector("#question"), document.querySelector("dialog[open] .winner")];
      said.push(`${bar?.textContent ?? ""} | ${sum?.textContent ?? ""} | ${document.title}`);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await sheet.locator("nav ~ .column > .button").last().click();
  await sheet.locator(".pair .main").click();
  await sheet.locator("tfoot td").first().waitFor();
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  const named = said.findIndex((text) => text.includes("wins"));
  expect(named).toBeGreaterThan(3);
  expect(said.slice(0, named).some((text) => text.includes("Tiro"))).toBe(false);
  await expect.poll(() => sheet.locator(".crown svg").count()).toBe(1);
  await inReach(anna, sheet.locator(".head .button.main"));
  await inReach(anna, sheet.locator('.head a[href^="/replay/"]'));
  expect(await sheet.locator("[data-fair] .acts").isVisible()).toBe(false);
  await page.reload();
  // Who has seen it counted is not kept waiting.
  await sheet.locator(".winner").waitFor();
  await expect.poll(() => sheet.locator(".winner").textContent()).toContain("wins");

  await page.setViewportSize(SIZES[0]!);
  await open(anna, { game: "minerva" });
  await anna.goto("/mine");
  const rows = page.locator("main ul li.panel");
  await expect.poll(() => rows.count()).toBe(1);
  await expect.poll(() => rows.first().textContent()).toMatch(/1\. Tiro, -?[\d.]+.*2\. .*Place 2 of 2.*\d{4}/s);
  for (const [filter, count] of [
    ["Waiting for me", 0],
    ["Going on", 0],
    ["Over", 1],
  ] as const) {
    await page.locator(".filters label", { hasText: filter }).click();
    await expect.poll(() => rows.count(), filter).toBe(count);
  }
  await anna.leave();
});

it("tells of a reconstruction in the menu alone", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  const { page } = anna;
  for (const game of ["minerva", "porta-nigra"]) {
    await anna.playNow(game);
    expect(await page.locator("main").innerText()).not.toMatch(/reconstructed|≈/i);
    await page.locator("header .menu").click();
    const account = page.locator("dialog[open] [data-edition]");
    await expect.poll(() => account.locator("summary").textContent()).toMatch(/reconstructed/);
    expect(await account.locator("li").first().isVisible()).toBe(false);
    await account.locator("summary").click();
    await account.locator("li", { hasText: "worked out" }).first().waitFor();
    await page.keyboard.press("Escape");
  }
  await anna.leave();
});
