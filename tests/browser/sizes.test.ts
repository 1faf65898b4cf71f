/** How much a first visit loads, and how much each board adds; printed, and held to what was promised. */
import { gzipSync } from "node:zlib";
import type { Browser, Response } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, Somebody } from "./people";

const FIRST_VISIT = 250;
const BOARD = 90;
/** What all tables share, with the common table. */
const FRAME = 120;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/**
 * The client's files a page loads from now on for the first time, each as it would come over the wire, in KB. They are
 * asked for once more: the browser forgets what came with a page as soon as it leaves it.
 */
function weigh(one: Somebody, seen: Set<string>): () => Promise<number> {
  const files: string[] = [];
  const note = (response: Response): void => {
    const { pathname } = new URL(response.url());
    if ((pathname !== "/" && !pathname.startsWith("/assets/")) || seen.has(pathname)) return;
    seen.add(pathname);
    files.push(pathname);
  };
  const size = async (file: string): Promise<number> => {
    const answer = await fetch(new URL(file, one.base));
    expect(answer.status, file).toBe(200);
    const body = Buffer.from(await answer.arrayBuffer());
    return file.endsWith(".woff2") ? body.length : gzipSync(body, { level: 9 }).length;
  };
  one.page.on("response", note);
  return async () => {
    one.page.off("response", note);
    return (await Promise.all(files.map(size))).reduce((sum, one) => sum + one, 0) / 1024;
  };
}

it("is light: the first visit, and each board when it is opened", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  const seen = new Set<string>();
  const first = weigh(anna, seen);
  await anna.goto("/");
  await anna.page.locator("article").nth(3).waitFor();
  await anna.page.evaluate(() => document.fonts.ready);
  const sizes: Record<string, number> = { "first visit": await first() };
  // Who stays a moment sees a film of a game, which brings that game's board along; it is weighed as a board again below.
  const film = weigh(anna, new Set(seen));
  await anna.goto("/");
  await anna.page.locator(".plates .scene svg").first().waitFor();
  sizes["film"] = await film();
  for (const game of ["toy", "builders", "glory-to-rome", "porta-nigra", "minerva"]) {
    const opened = weigh(anna, seen);
    await (game === "toy" ? anna.playByForm(game) : anna.playNow(game));
    sizes[game] = await opened();
  }
  for (const [name, size] of Object.entries(sizes)) console.log(`${name}: ${size.toFixed(1)} KB gzipped`);
  // The test game opens first, so it also loads the frame of a table, which all games share.
  const { "first visit": visit, film: shown, ...boards } = sizes;
  expect(visit! + shown!).toBeLessThan(FIRST_VISIT);
  for (const [game, size] of Object.entries(boards)) expect(size, game).toBeLessThan(game === "toy" ? FRAME : BOARD);
  await anna.leave();
});
