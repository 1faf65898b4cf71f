/** The board of Porta Nigra: bricks and builders that travel, the walk and its price, elements with a Roman on top. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chance, launch, Somebody } from "./people";
import { CHOICES } from "./tastes";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it("shows the walk and its price before it is paid, and the master builder going", async () => {
  const base = inject("base");
  const anna = await Somebody.arrive(browser, base, { still: false });
  await anna.playNow("porta-nigra");
  const random = chance(5);
  let walked = false;
  for (let decisions = 0; decisions < 200 && !walked;) {
    const { position } = await anna.now();
    const decision = (position?.view["pending"] as { name: string }[] | undefined)?.at(-1)?.name;
    // Only what Anna decides counts: a bot may take its time.
    if (position?.decider !== 0) {
      await anna.page.waitForTimeout(50);
      continue;
    }
    decisions++;
    if (decision !== "act") await anna.decide(random, CHOICES["porta-nigra"]!);
    else {
      await anna.settled(position.seq);
      const prices = position.view["prices"] as Record<string, number>;
      const facts = { "shop.black": 1, "shop.blue": 2, "shop.red": 3, "shop.yellow": 4 } as Record<string, number>;
      const far = position.moves!.find(({ at }) => at.length === 2 && prices[at[1]!]! > (facts[at[1]!] ?? 99));
      if (!far) {
        await anna.decide(random, CHOICES["porta-nigra"]!);
        continue;
      }
      const [icon, shop] = far.at as [string, string];
      await anna.touch(icon);
      await anna.thing(shop).hover();
      const toll = prices[shop]! - facts[shop]!;
      await expect.poll(() => anna.page.locator("[data-walk]").getAttribute("data-walk")).toBe(String(toll));
      await expect.poll(() => anna.page.locator(".ground path.route").count()).toBe(1);
      // And off the road, to the shop that is pointed at.
      await expect.poll(() => anna.page.locator(".above path.route").count()).toBe(2);
      // What explains the shop leaves the walk in sight.
      await anna.page.locator("[data-tip] dl").waitFor();
      const covered = (): Promise<boolean> =>
        anna.page.evaluate(() => {
          const tip = document.querySelector("[data-tip]")!.getBoundingClientRect();
          const walk = [...document.querySelectorAll("[data-clear]")].map((one) => one.getBoundingClientRect());
          return walk.some(
            (one) => one.left < tip.right && one.right > tip.left && one.top < tip.bottom && one.bottom > tip.top,
          );
        });
      await expect.poll(covered).toBe(false);
      const travelling = anna.page.evaluate(
        () =>
          new Promise<string[]>((seen) => {
            const kinds = new Set<string>();
            const watch = new MutationObserver((changes) => {
              for (const change of changes)
                for (const node of change.addedNodes)
                  if (node instanceof HTMLElement && node.dataset["travelling"]) kinds.add(node.dataset["travelling"]);
              if (kinds.has("brick") && kinds.has("p0.builder")) {
                watch.disconnect();
                seen([...kinds]);
              }
            });
            watch.observe(document.body, { childList: true });
          }),
      );
      await anna.touch(shop);
      expect(await travelling).toContain("sesterce");
      walked = true;
    }
  }
  expect(walked).toBe(true);
  await anna.leave();
});

it("shows an element as its bricks with a Roman on top, the icon it took covered, and who leads there now", async () => {
  const anna = await Somebody.arrive(browser, inject("base"), { language: "fr", phone: true });
  await anna.playNow("porta-nigra");
  const random = chance(5);
  interface Seen {
    spots: { id: string; owner?: number; bricks?: number }[];
    icons: { id: string; covered: boolean }[];
    majorities: { part: string; standings: { seat: number; count: number }[] }[];
    active: number;
  }
  const own = (view: Seen): Seen["spots"] => view.spots.filter((spot) => spot.owner === 0);
  const iconsCovered = (view: Seen): number => view.icons.filter((icon) => icon.covered).length;
  let view: Seen;
  for (;;) {
    await anna.decide(random, CHOICES["porta-nigra"]!);
    const position = (await anna.now()).position!;
    expect(position.outcome ?? null).toBeNull();
    view = position.view as unknown as Seen;
    // Asked herself: nobody changes the table while she looks at it.
    if (position.decider !== 0 || view.active !== 0 || own(view).length === 0 || iconsCovered(view) === 0) continue;
    await anna.settled(position.seq);
    break;
  }
  const [spot] = own(view) as [Seen["spots"][number]];
  const element = anna.page.locator(`.thing[data-thing="${spot.id}"]`);
  const bricks = element.locator("svg use");
  await expect.poll(() => bricks.count()).toBe(spot.bricks);
  // A brick takes the colour of the place it is laid on, a white one too.
  const colours = await bricks.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(new Set(colours).size).toBe(1);
  // Higher on the screen than the highest brick, and where a Roman of one's own stands.
  const roman = element.locator('[data-thing="p0.roman"]');
  const top = async (piece: typeof roman): Promise<number> =>
    piece.evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().y)));
  expect(await top(roman)).toBeLessThan(await top(bricks));

  await expect.poll(() => anna.page.locator(".played .icon.covered").count()).toBe(iconsCovered(view));
  const claims = view.majorities.flatMap(({ standings }) => standings);
  await expect.poll(() => anna.page.locator(".majorities .standing > span").count()).toBe(claims.length);
  await anna.leave();
});
