/** Every scene of each game on one sheet, as the documents show it: `scripts/screenshots scenes`. */
import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, inject, it } from "vitest";
import { launch, Somebody } from "./people";
import { keepPicture } from "./screens";

const GAMES = ["builders", "glory-to-rome", "minerva", "porta-nigra"];
const TOKENS = ["terracotta", "lapis", "verdigris", "marble", "gold-leaf", "stone-fill"];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** In place of the page, a copy of one of its scenes for each there is. */
function lay({ names, game, tokens }: { names: string[]; game: string; tokens: string[] }): void {
  const model = document.querySelector<SVGElement>("svg.scene")!;
  const sheet = document.querySelector("defs")!.closest("div")!;
  const grid = document.createElement("div");
  grid.style.cssText =
    "display: grid; grid-template-columns: repeat(9, 1fr); gap: 8px; padding: 12px; background: var(--ground)";
  names.forEach((name, place) => {
    const cell = document.createElement("div");
    cell.style.cssText = `--m: var(--${tokens[place % tokens.length]}); font: 12px var(--text); color: var(--ink)`;
    const picture = model.cloneNode() as SVGElement;
    picture.setAttribute("class", model.getAttribute("class")!.replace(/\b(plan|rising|done)\b/, "hand"));
    picture.setAttribute("viewBox", "0 0 120 80");
    picture.style.cssText = "aspect-ratio: 3 / 2; border-radius: 6px";
    picture.innerHTML = ["sky", `${name}.back`, "cast", `${name}.main`, `${name}.front`]
      .map((part) => `<use href="#${game}.${part}"/>`)
      .join("");
    cell.append(picture, name);
    grid.append(cell);
  });
  document.body.replaceChildren(sheet, grid);
}

it.each(GAMES)("%s", async (game) => {
  const folder = game.replaceAll("-", "_");
  const sheet = readFileSync(new URL(`../../src/quadriga/games/${folder}/scenes.svg`, import.meta.url), "utf8");
  const names = [...sheet.matchAll(/<g id="[a-z_]+\.([a-z0-9-]+)\.back"/g)].map((found) => found[1]!);
  const anna = await Somebody.arrive(browser, inject("base"), { theme: "day" });
  await anna.page.setViewportSize({ width: 1280, height: 900 });
  await anna.playNow(game);
  await anna.page.locator("svg.scene").first().waitFor();
  await anna.page.evaluate(lay, { names, game: folder, tokens: TOKENS });
  const height = await anna.page.evaluate(() => document.body.scrollHeight);
  await keepPicture(anna, `scenes-${game}`, height);
  await anna.leave();
});
