/** The board of Porta Nigra: two whole games on it, bricks and builders that travel, the walk and its price. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chance, type Choose, launch, playOut, Somebody } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** From the keenest on: build whenever it is possible, buy what is missing, and try everything else now and then. */
const KEEN = [
  /^on /,
  /^add /,
  /^stack /,
  /^white /,
  /^points /,
  /^build /,
  /^spend build/,
  /^honour /,
  /^coins /,
  /^buy /,
];
const LATER = [/^influence /, /^torch /, /^spend roman/, /^play /, /^place /, /^first /, /^forfeit/, /^end/];

function keenly(used: Set<string>): Choose {
  return (position, random) => {
    const moves = position.moves!;
    const kinds = random() < 0.12 ? [/^(?!end)/] : [...KEEN, ...LATER];
    const found = kinds.map((kind) => moves.filter((move) => kind.test(move.key))).find((some) => some.length > 0);
    const move = (found ?? moves)[Math.floor(random() * (found ?? moves).length)]!;
    used.add(move.key.split(" ")[0]!);
    return move;
  };
}

it("is played out on two boards by clicking what lies there, in two languages, one of them on a phone", async () => {
  const base = inject("base");
  const anna = await Somebody.arrive(browser, base, { language: "en", theme: "lamplight" });
  const bruno = await Somebody.arrive(browser, base, { language: "fr", phone: true });
  const link = await anna.openTable("porta-nigra", "Anna");
  await bruno.comeBy(link, "Bruno");
  await bruno.sitDown();
  await anna.start();
  await bruno.atTheTable();
  const used = new Set<string>();
  const end = await playOut([anna, bruno], chance(11), keenly(used));
  expect(end.outcome?.places).toHaveLength(2);
  for (const kind of ["place", "play", "buy", "build", "on", "honour", "points", "first", "end"])
    expect(used).toContain(kind);
  for (const one of [anna, bruno]) await one.leave();
});

it("shows the walk and its price before it is paid, and the master builder going", async () => {
  const base = inject("base");
  const anna = await Somebody.arrive(browser, base, { still: false });
  await anna.playNow("porta-nigra");
  const random = chance(5);
  let walked = false;
  for (let turn = 0; turn < 400 && !walked; turn++) {
    const { position } = await anna.now();
    const decision = (position?.view["pending"] as { name: string }[] | undefined)?.at(-1)?.name;
    if (position?.decider !== 0) await anna.page.waitForTimeout(50);
    else if (decision !== "act") await anna.decide(random, keenly(new Set()));
    else {
      await anna.settled(position.seq);
      const prices = position.view["prices"] as Record<string, number>;
      const facts = { "shop.black": 1, "shop.blue": 2, "shop.red": 3, "shop.yellow": 4 } as Record<string, number>;
      const far = position.moves!.find(({ at }) => at.length === 2 && prices[at[1]!]! > (facts[at[1]!] ?? 99));
      if (!far) {
        await anna.decide(random, keenly(new Set()));
        continue;
      }
      const [icon, shop] = far.at as [string, string];
      await anna.touch(icon);
      await anna.thing(shop).hover();
      const toll = prices[shop]! - facts[shop]!;
      expect(await anna.page.locator("[data-walk]").getAttribute("data-walk")).toBe(String(toll));
      expect(await anna.page.locator("path.route").count()).toBe(1);
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
