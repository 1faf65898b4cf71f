/** A game that has no board of its own is played on the common table: the core's test game, and one written for you. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { house, REDIS_INDEX } from "./house";
import { chance, launch, Somebody } from "./people";
import { byChance } from "./tastes";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** To the end, by clicking where a move lies on the table and from the list where it does not. */
async function playOut(anna: Somebody): Promise<void> {
  const random = chance(5);
  for (;;) {
    const { position } = await anna.now();
    if (position?.outcome) break;
    if (!position?.moves?.length) {
      await anna.page.waitForTimeout(30);
      continue;
    }
    await anna.settled(position.seq);
    const move = byChance(position, random);
    const same = position.moves.filter((one) => one.at.join() === move.at.join());
    if (move.at.length === 0) await anna.page.locator(`.loose [data-move="${move.key}"]`).click();
    else for (const id of move.at) await anna.touch(id);
    // Two moves on the same things are told apart in the list.
    if (same.length > 1 && move.at.length > 0)
      await anna.page.locator(`dialog[open] [data-move="${move.key}"]`).click();
    await anna.page.waitForFunction(
      (seq) => Number(document.querySelector<HTMLElement>("main[data-seq]")?.dataset["seq"] ?? -1) > seq,
      position.seq,
    );
  }
  await anna.page.locator("dialog[open] table tfoot td").first().waitFor();
}

it("plays the test game to its end", async () => {
  const anna = await Somebody.arrive(browser, inject("base"), { language: "fr" });
  await anna.playByForm("toy");
  await playOut(anna);
  expect(await anna.page.locator("dialog[open] .winner").textContent()).toMatch(/emporte|partagent/);
  await anna.leave();
});

it("plays the game of docs/own-game.md against magister, on a server that has it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "own-game-"));
  execFileSync("python", ["../tests/project/own_game.py", folder]);
  const { base, close } = await house(REDIS_INDEX - 1, { PATH: `${folder}/environment/bin:${process.env["PATH"]}` });
  const anna = await Somebody.arrive(browser, base, { language: "en" });
  await anna.playByForm("high-card");
  expect((await anna.now()).table?.seats.map((seat) => seat.bot)).toContain("magister");
  await playOut(anna);
  expect(await anna.page.locator("dialog[open] .winner").textContent()).toMatch(/wins? with|share/);
  await anna.leave();
  await close();
  rmSync(folder, { recursive: true });
});
