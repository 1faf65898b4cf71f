/** Puzzles: a wrong answer, an illegal click, the right one by the board or the list, and the next; by mouse and by keyboard. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { accessFaults } from "./axe";
import { launch, Somebody } from "./people";

interface Puzzle {
  game: string;
  number: number;
  of: number;
  position: { moves: { key: string; at: string[] }[] };
  answers: { move: string; behind: number }[];
}

const SIZES = [
  { width: 1366, height: 650 },
  { width: 390, height: 844 },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function arrive(game: string, number: number, language: string, size: (typeof SIZES)[0]) {
  const one = await Somebody.arrive(browser, inject("base"), { language, phone: size.width < 500 });
  await one.page.setViewportSize(size);
  await one.goto(`/puzzle/${game}/${number}`);
  await one.page.locator(`main[data-puzzle="${number}"]`).waitFor();
  const puzzle = await one.ask<Puzzle>(`/games/${game}/puzzles/${number}?language=${language}`);
  return { one, puzzle };
}

const answer = (one: Somebody, kind: string) => one.page.locator(`[data-answer="${kind}"]`);

/** Whether the keyboard is where the answer stands, its button gone. */
const answered = (one: Somebody) => one.page.evaluate(() => !!document.activeElement?.matches("[data-answer]"));

async function choose(one: Somebody, move: string): Promise<void> {
  await one.page.locator("[data-moves]").click();
  await one.page.locator(`dialog[open] [data-move="${move}"]`).click();
}

it.each([
  ["builders", "en", SIZES[0]!],
  ["glory-to-rome", "fr", SIZES[1]!],
  ["minerva", "fr", SIZES[0]!],
  ["porta-nigra", "en", SIZES[1]!],
] as const)("a puzzle of %s is solved in %s", async (game, language, size) => {
  const { one, puzzle } = await arrive(game, 1, language, size);
  const { page } = one;
  await answer(one, "").waitFor();
  const wrong = puzzle.answers.at(-1)!;
  await choose(one, wrong.move);
  await answer(one, "wrong").waitFor();
  const points = new Intl.NumberFormat(language).format(wrong.behind);
  await expect.poll(() => answer(one, "wrong").innerText()).toContain(points);
  await page.locator("[data-again]").click();
  await answer(one, "").waitFor();
  await expect.poll(() => answered(one)).toBe(true);
  const best = puzzle.position.moves.find((move) => move.key === puzzle.answers[0]!.move)!;
  const alone = puzzle.position.moves.filter((move) => move.at.join() === best.at.join()).length === 1;
  if (alone && best.at.length === 1 && size.width > 500) await one.touch(best.at[0]!);
  else await choose(one, best.key);
  await answer(one, "right").waitFor();
  expect(await accessFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.locator("[data-next]").click();
  await page.locator('main[data-puzzle="2"]').waitFor();
  await answer(one, "").waitFor();
  await one.leave();
});

it("is offered on the home page, and known to be solved there by whoever found it", async () => {
  const one = await Somebody.arrive(browser, inject("base"), { language: "en" });
  await one.goto("/");
  const { game, number } = await one.ask<{ game: string; number: number }>("/puzzle-of-the-day");
  const asked: string[] = [];
  one.page.on("request", (request) => asked.push(...(/\/puzzles\/\d+\?.*/.exec(request.url()) ?? [])));
  const daily = one.page.locator("[data-daily]");
  await daily.locator("a").click();
  await one.page.locator(`main[data-puzzle="${number}"]`).waitFor();
  // By keyboard alone.
  await one.tabTo("[data-show]");
  await one.page.keyboard.press("Enter");
  await answer(one, "right").waitFor();
  await expect.poll(() => answered(one)).toBe(true);
  expect(asked.length).toBe(1);
  await one.goto("/");
  await daily.locator("a").waitFor();
  expect(await daily.innerText()).not.toContain("solved");
  await daily.locator("a").click();
  await one.page.locator(`main[data-puzzle="${number}"]`).waitFor();
  const { answers } = await one.ask<Puzzle>(`/games/${game}/puzzles/${number}?language=en`);
  await choose(one, answers[0]!.move);
  await answer(one, "right").waitFor();
  await one.goto("/");
  await expect.poll(() => daily.innerText()).toContain("solved");
  expect(one.page.url()).not.toContain(game);
  await one.leave();
});
