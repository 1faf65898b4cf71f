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

it("clicks by itself what alone can follow, for whoever wants it, and never what is final", async () => {
  const base = inject("base");
  const anna = await Somebody.arrive(browser, base);
  await anna.playNow("porta-nigra");
  const random = chance(4);
  const found = async (): Promise<{ position: Shown; move: { key: string; at: string[] } }> => {
    for (;;) {
      const { position } = await anna.now();
      expect(position?.outcome ?? null).toBe(null);
      if (!position?.moves?.length) continue; // a bot's turn
      const moves = position.moves;
      const { finals } = await anna.ask<Finals>(`/tables/${anna.table}/finals`);
      const single = moves.find(
        (one) => one.at.length > 1 && !finals[one.key] && moves.filter(({ at }) => at[0] === one.at[0]).length === 1,
      );
      if (single && moves.length > 1) return { position, move: single };
      await anna.move(position.seq, moves[Math.floor(random() * moves.length)]!.key);
    }
  };
  const { position, move } = await found();
  await anna.settled(position.seq);
  await anna.touch(move.at[0]!);
  await anna.page.locator(`.thing.chosen[data-thing="${move.at[0]!}"]`).waitFor();
  expect(await anna.head()).toBe(position.seq);

  const again = await Somebody.arrive(browser, base, { as: anna, forced: true });
  await again.goto(`/t/${anna.table}`);
  await again.settled(position.seq);
  await again.touch(move.at[0]!);
  await expect.poll(() => again.head()).toBeGreaterThan(position.seq);
  await Promise.all([anna.leave(), again.leave()]);
});
