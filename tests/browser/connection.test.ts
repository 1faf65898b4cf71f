/** The line between a browser and the server: it is cut and comes back, and its tabs share one. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chance, launch, Somebody } from "./people";
import { CHOICES } from "./tastes";
import { Wire } from "./wire";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const TEN_SECONDS = 10_000;

it("is cut for ten seconds in mid-game and comes back: nothing missed, nothing doubled", async () => {
  const base = inject("base");
  const wire = await Wire.lay(base);
  const anna = await Somebody.arrive(browser, base);
  const bruno = await Somebody.arrive(browser, wire.base, { still: false });
  const link = await anna.openTable("builders", "Anna");
  await bruno.comeBy(link, "Bruno");
  await bruno.sitDown();
  await anna.start();
  await bruno.atTheTable();
  const random = chance(3);

  /** Both play until it is Anna's turn to go on alone. */
  const people = [anna, bruno];
  for (let made = 0; made < 8 || (await anna.now()).position?.decider !== 0; made++) {
    await people[(await anna.now()).position!.decider!]!.decide(random, CHOICES["builders"]!);
  }
  const before = await anna.head();
  await bruno.settled(before);

  wire.cut();
  await bruno.page.locator('[data-connection="closed"]').waitFor();
  const cutAt = Date.now();
  // Anna plays on until Bruno is asked, or for as long as he is away.
  while ((await anna.now()).position?.decider === 0) await anna.decide(random, CHOICES["builders"]!);
  const after = await anna.head();
  expect(after).toBeGreaterThan(before);
  await bruno.page.waitForTimeout(Math.max(0, TEN_SECONDS - (Date.now() - cutAt)));
  expect(await bruno.seq).toBe(before);
  wire.mend();

  await bruno.page.locator('[data-connection="back"]').waitFor();
  await Promise.all([anna.settled(after), bruno.settled(after)]);
  // Every entry stands in the log once, in order, as it does for who was never away.
  const steps = async (one: Somebody): Promise<string[]> => {
    await one.page.keyboard.press("l");
    const lines = one.page.locator(".log li[data-step]");
    await lines.first().waitFor();
    const found = await lines.evaluateAll((all) => all.map((line) => (line as HTMLElement).dataset["step"]!));
    await one.page.keyboard.press("Escape");
    return found;
  };
  const seen = await steps(bruno);
  expect(seen).toEqual([...seen].sort((one, other) => Number(one) - Number(other)));
  expect(seen).toEqual(await steps(anna));
  // And he goes on playing.
  expect(await bruno.decide(random, CHOICES["builders"]!)).toBe(true);
  await anna.settled(await bruno.head());
  await Promise.all([anna.leave(), bruno.leave()]);
  await wire.remove();
});

it("is one for all tabs of a browser, and each of them follows", async () => {
  const wire = await Wire.lay(inject("base"));
  const anna = await Somebody.arrive(browser, wire.base);
  await anna.playNow("builders");
  const address = anna.page.url();
  const others = [await anna.context.newPage(), await anna.context.newPage()];
  for (const page of others) {
    await page.goto(address);
    await page.locator("main[data-ready=true]").waitFor();
  }
  await expect.poll(() => wire.streams).toBe(1);
  // The bot may have been dealt the first turn.
  await expect.poll(() => anna.decide(chance(1), CHOICES["builders"]!)).toBe(true);
  const seq = await anna.seq;
  for (const page of others) {
    await page.waitForFunction(
      (least) => Number(document.querySelector<HTMLElement>("main[data-seq]")?.dataset["seq"]) >= least,
      seq,
    );
  }
  expect(wire.streams).toBe(1);
  await anna.leave();
  await wire.remove();
});
