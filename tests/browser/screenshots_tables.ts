/**
 * Pictures of the four tables at the start, in the middle and at the end, and one of all four side by side:
 * `scripts/screenshots tables`; one of them with `-t "minerva, 4"` or `-t "side by side"`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, inject, it } from "vitest";
import { launch, Somebody, type Wishes } from "./people";
import { playOn } from "./screens";

const FOLDER = fileURLToPath(new URL("../../build/screenshots", import.meta.url));
/** How many entries into a game of two everybody has something to look at. */
const MIDDLE: Record<string, number> = { builders: 70, "glory-to-rome": 100, "porta-nigra": 110, minerva: 60 };
const GAMES = Object.keys(MIDDLE);
const LOOKS: readonly Wishes[] = (["en", "fr"] as const).flatMap((language) =>
  (["day", "lamplight"] as const).flatMap((theme) => [false, true].map((phone) => ({ language, theme, phone }))),
);

let browser: Browser;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  browser = await launch();
});
afterAll(() => browser.close());

/** A game against so many bots, from the page that makes tables. */
async function against(one: Somebody, game: string, players: number): Promise<void> {
  if (players === 2) return one.playNow(game);
  await one.goto(`/new/${game}`);
  await one.page.locator(`a[href="/new/${game}"][aria-current]`).waitFor();
  await one.page
    .locator("fieldset label", { hasText: new RegExp(`^\\s*${players}\\s*$`) })
    .first()
    .click();
  await one.page.locator(".seats > button").click();
  await one.page.locator("form button[type=submit]").click();
  await one.atTheTable();
}

/** What somebody sees now, as it looks to them in another light or language, or on a phone. */
async function picture(one: Somebody, name: string, looks: Wishes): Promise<string> {
  const again = await Somebody.arrive(browser, one.base, { ...looks, as: one });
  await again.goto(`/t/${one.table}`);
  await again.settled((await one.now()).position!.seq);
  await again.page.evaluate(() => document.fonts.ready);
  const over = again.page.locator("dialog[open]");
  if ((await one.now()).position!.outcome) await over.waitFor();
  while (await over.count()) await again.page.keyboard.press("Escape");
  const path = `${FOLDER}/${name}-${looks.phone ? 390 : 1440}-${looks.theme}-${looks.language}.png`;
  await again.page.screenshot({ path });
  await again.leave();
  return path;
}

describe.each(GAMES.flatMap((game) => [2, 4].map((players) => [game, players] as const)))(
  "%s, %i players",
  (game, players) => {
    it("is seen at the start, in the middle and at the end", async () => {
      const livia = await Somebody.arrive(browser, inject("base"));
      await against(livia, game, players);
      const enough = { start: 0, middle: (MIDDLE[game]! * players) / 2, end: Infinity };
      for (const [stage, entries] of Object.entries(enough)) {
        await playOn(livia, game, (position) => position.seq >= entries);
        for (const looks of LOOKS) await picture(livia, `table-${game}-${players}p-${stage}`, looks);
      }
      await livia.leave();
    });
  },
);

it("all four are seen side by side", async () => {
  const shown: Record<"wide" | "narrow", string[]> = { wide: [], narrow: [] };
  for (const game of GAMES) {
    const livia = await Somebody.arrive(browser, inject("base"));
    await against(livia, game, 2);
    await playOn(livia, game, (position) => position.seq >= MIDDLE[game]!);
    const theme = shown.wide.length % 3 === 0 ? "day" : "lamplight";
    shown.wide.push(await picture(livia, `side-by-side-${game}`, { theme, language: "en" }));
    shown.narrow.push(await picture(livia, `side-by-side-${game}`, { theme, language: "fr", phone: true }));
    await livia.leave();
  }
  const images = (paths: readonly string[]): string =>
    paths.map((path) => `<img src="${path.slice(FOLDER.length + 1)}" alt="">`).join("");
  const style = "body{margin:20px;display:grid;gap:20px}div{display:grid;gap:20px}img{width:100%;border-radius:8px}";
  const columns = (count: number): string => `style="grid-template-columns:repeat(${count},1fr)"`;
  writeFileSync(
    `${FOLDER}/side-by-side.html`,
    `<!doctype html><meta charset="utf-8"><title>Four tables</title><style>${style}</style>
<div ${columns(2)}>${images(shown.wide)}</div><div ${columns(4)}>${images(shown.narrow)}</div>`,
  );
  const page = await browser.newPage({ viewport: { width: 1900, height: 1200 } });
  await page.goto(pathToFileURL(`${FOLDER}/side-by-side.html`).href);
  await page.screenshot({ path: `${FOLDER}/side-by-side.png`, fullPage: true });
  await page.close();
});
