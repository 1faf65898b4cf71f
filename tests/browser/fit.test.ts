/**
 * Nothing that lies open is ever off the screen, covered or too small to read, at any size. `TEST_WHOLE` looks at every
 * number of players, early, in the middle and at its fullest, in both languages; without it at the fullest table of the
 * most players, in French, whose words are longer, and at its replay at three sizes. `TEST_GAME=minerva` looks at one
 * game; pictures are kept in `build/fit` where `TEST_PICTURES` asks for them, with a list of what is wrong. At three sizes
 * axe looks too; without `TEST_WHOLE` at replays on a phone alone.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { accessFaults } from "./axe";
import { faults, type FullTable, fullTables, SIZES, thingsOf } from "./fit";
import { anotherWeb } from "./house";
import { launch, Somebody } from "./people";

const GAMES: Record<string, number[]> = {
  builders: [2, 3, 4],
  "glory-to-rome": [2, 3, 4, 5],
  "porta-nigra": [2, 3, 4],
  minerva: [1, 2, 3, 4],
};
const whole = !!process.env["TEST_WHOLE"];
const only = process.env["TEST_GAME"];
const sizes = process.env["TEST_SIZES"]?.split(",");
const languages = process.env["TEST_LANGUAGE"]?.split(",") ?? (whole ? ["fr", "en"] : ["fr"]);
const games = Object.keys(GAMES).filter((game) => !only || game === only);
const cases = games.flatMap((game) => languages.map((language) => [game, language] as const));
const AXE = new Set(["390x844", "1024x700", "1366x650"]);
const FOLDER = fileURLToPath(new URL("../../build/fit", import.meta.url));
const PICTURES = process.env["TEST_PICTURES"] ? FOLDER : "";

let browser: Browser;
let web: { base: string; stop(): void } | undefined;
let tables: FullTable[];
beforeAll(async () => {
  browser = await launch();
  const wanted = games.flatMap((game) =>
    GAMES[game]!.slice(whole || process.env["TEST_PLAYERS"] ? 0 : -1)
      .filter((players) => !process.env["TEST_PLAYERS"] || players === Number(process.env["TEST_PLAYERS"]))
      .map((players) => `${game}:${players}`),
  );
  tables = fullTables(inject("base"), inject("settings"), wanted);
  // One that has not seen them before they were written into the database.
  web = await anotherWeb(inject("settings"));
}, 600_000);
afterAll(async () => {
  web?.stop();
  await browser.close();
});

it.each(cases)("shows all of %s at every size (%s)", async (game, language) => {
  const wrong: string[] = [];
  for (const table of tables.filter((one) => one.game === game)) {
    const anna = await Somebody.arrive(browser, web!.base, { language, as: table });
    const [early, middle, last] = table.entries;
    const pages = [
      ["play", `/t/${table.id}`, last] as const,
      ...(whole ? [early, middle] : []).map((n) => ["replay", `/replay/${table.id}?n=${n}&seat=0`, n] as const),
      ["replay", `/replay/${table.id}?n=${last}&seat=0`, last] as const,
    ];
    for (const [kind, path, seq] of pages) {
      await anna.page.setViewportSize(SIZES[0]!);
      await anna.goto(path);
      await anna.page.locator(`main[data-seq="${seq}"] .thing`).filter({ visible: true }).first().waitFor();
      await anna.page.evaluate(() => document.fonts.ready);
      const things = thingsOf(await anna.ask(`/tables/${table.id}/positions/${seq}/layout`), kind === "play");
      const looked = SIZES.filter((one) => {
        const name = `${one.width}x${one.height}`;
        return sizes ? sizes.includes(name) : whole || kind === "play" || AXE.has(name);
      });
      for (const size of looked) {
        await anna.page.setViewportSize(size);
        await anna.drawn();
        const parts = anna.page.locator("nav .tab[data-zone]");
        const name = `${game} ${table.players}p ${kind} ${seq} ${size.width}x${size.height} ${language}`;
        const seen = new Set<string>();
        if (PICTURES) await anna.page.screenshot({ path: `${PICTURES}/${name.replaceAll(" ", "-")}.png` });
        if (AXE.has(`${size.width}x${size.height}`) && (whole || kind === "play" || size.width === 390))
          for (const fault of await accessFaults(anna.page)) seen.add(`axe: ${fault}`);
        const count = await parts.count();
        if (count === 0) for (const fault of await faults(anna.page, things)) seen.add(fault);
        // On a phone each part in turn; a thing has to be seen on one of them.
        const missing = new Map<string, number>();
        for (let part = 0; part < count; part++) {
          await parts.nth(part).click();
          await anna.drawn();
          for (const fault of await faults(anna.page, things)) {
            if (fault.endsWith(": not drawn")) missing.set(fault, (missing.get(fault) ?? 0) + 1);
            else seen.add(fault);
          }
          if (PICTURES && part > 0)
            await anna.page.screenshot({ path: `${PICTURES}/${name.replaceAll(" ", "-")}-${part}.png` });
        }
        for (const [fault, times] of missing) if (times === count) seen.add(fault);
        wrong.push(...[...seen].map((fault) => `${name}: ${fault}`));
      }
    }
    await anna.leave();
  }
  console.log(`${game} (${language}): ${wrong.length} faults`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${game}-${language}.txt`, wrong.join("\n"));
  expect(wrong).toEqual([]);
});
