/** No two scenes of a game are alike: small and grey they still differ, by a distance that is stated here. */
import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch } from "./people";

const GAMES = ["builders", "glory_to_rome", "minerva", "porta_nigra"];
/** Wide, in pixels; as high as a scene is. */
const SIZE = 64;
/** The mean difference of two greys, of 255. */
const APART = 2.3;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Each scene of a sheet in grey, drawn with the tokens of the page. */
function greys([sheet, size]: [string, number]): Promise<[string, number[]][]> {
  const root = getComputedStyle(document.documentElement);
  const token = (name: string): string => root.getPropertyValue(`--${name}`).trim();
  const tones: Record<string, string> = {
    lit: token("sunlit"),
    lit2: "#e8d3b0",
    shd: "#7d634488",
    deep: token("night"),
    roof: "#a1492c",
    roof2: "#6d3220",
    far: "#c8c5b8",
    far2: "#b8b09f",
    gr: token("earth"),
    gr2: "#b8945e",
    tree: token("leaf"),
    tree2: token("leaf-shade"),
    trunk: token("timber"),
    water: token("sea"),
    fire: token("flame"),
    fg: token("near"),
    joint: "#7d634499",
    bar: token("near"),
    rope: token("near"),
    rib: token("timber"),
  };
  const text = sheet
    .replaceAll(/var\(--limb,(var\(--[a-z0-9-]+\))\)/g, "$1")
    .replaceAll(/var\(--([a-z0-9-]+)\)/g, (_, name: string) => tones[name] ?? (token(name) || "#888"));
  const game = /<g id="([a-z_]+)\./.exec(text)![1]!;
  const ids = [
    ...new Set([...text.matchAll(/<g id="[a-z_]+\.([a-z0-9-]+)\.(?:back|main|front)"/g)].map((found) => found[1]!)),
  ];
  const high = Math.round((size * 2) / 3);
  return Promise.all(
    ids.map(async (id) => {
      const uses = ["back", "main", "front"].map((layer) => `<use href="#${game}.${id}.${layer}"/>`).join("");
      const drawn = text
        .replace("<svg ", `<svg width="${size}" height="${high}" viewBox="0 0 120 80" `)
        .replace("</defs>", `</defs><rect width="120" height="80" fill="#d8d8c8"/>${uses}`);
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([drawn], { type: "image/svg+xml" }));
      await image.decode();
      const canvas = new OffscreenCanvas(size, high).getContext("2d")!;
      canvas.drawImage(image, 0, 0, size, high);
      const { data } = canvas.getImageData(0, 0, size, high);
      const grey: number[] = [];
      for (let at = 0; at < data.length; at += 4)
        grey.push(0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!);
      return [id, grey] as [string, number[]];
    }),
  );
}

it.each(GAMES)("tells the scenes of %s apart, small and grey", async (game) => {
  const sheet = readFileSync(new URL(`../../src/quadriga/games/${game}/scenes.svg`, import.meta.url), "utf8");
  const page = await browser.newPage();
  await page.goto(inject("base"));
  const drawn = await page.evaluate(greys, [sheet, SIZE] as [string, number]);
  const pairs = drawn.flatMap(([one, grey], place) =>
    drawn.slice(place + 1).map(([other, its]) => {
      const sum = grey.reduce((all, value, at) => all + Math.abs(value - its[at]!), 0);
      return { one, other, apart: sum / grey.length };
    }),
  );
  pairs.sort((one, other) => one.apart - other.apart);
  const nearest = pairs.slice(0, 3).map(({ one, other, apart }) => `${one} and ${other} ${apart.toFixed(1)}`);
  console.log(`${game}: ${drawn.length} scenes; nearest: ${nearest.join(", ")}`);
  expect(drawn.length).toBeGreaterThan(40);
  expect(pairs[0]!.apart).toBeGreaterThan(APART);
  await page.close();
});
