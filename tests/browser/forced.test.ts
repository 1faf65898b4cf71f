/** Moves without a choice make themselves. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chance, launch, type Shown, Somebody } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Finals {
  finals: Record<string, string>;
  forced?: boolean;
}

/** Play until there is a decision with one answer, as everybody can tell. */
async function playToForced(one: Somebody): Promise<Shown> {
  const random = chance(4);
  for (;;) {
    const { position } = await one.now();
    expect(position?.outcome ?? null).toBe(null);
    if (!position?.moves?.length) continue; // a bot's turn
    const { finals, forced } = await one.ask<Finals>(`/tables/${one.table}/finals`);
    if (forced && !finals[position.moves[0]!.key]) return position;
    await one.move(position.seq, position.moves[Math.floor(random() * position.moves.length)]!.key);
  }
}

it("makes the only move by itself for whoever wants it, and asks who does not", async () => {
  const base = inject("base");
  const anna = await Somebody.arrive(browser, base);
  await anna.playNow("builders");
  const forced = await playToForced(anna);
  expect(forced.moves).toHaveLength(1);
  // Who does not want it is asked.
  await anna.settled(forced.seq);

  expect(await anna.head()).toBe(forced.seq);

  const again = await Somebody.arrive(browser, base, { as: anna, forced: true });
  await again.goto(`/t/${anna.table}`);
  await expect.poll(() => again.head()).toBeGreaterThan(forced.seq);
  await Promise.all([anna.leave(), again.leave()]);
});
