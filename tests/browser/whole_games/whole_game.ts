/** Two people in two browsers play a whole game by clicking the board; a third watches. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chance, type Counted, launch, playOut, Somebody } from "../people";
import { CHOICES, noting } from "../tastes";
import { Wire } from "../wire";

/** Every view and every event that came over a wire. */
function told(heard: string): { views: Record<string, unknown>[]; events: Record<string, unknown>[] } {
  const views: Record<string, unknown>[] = [];
  const events: Record<string, unknown>[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (value && typeof value === "object") {
      const one = value as Record<string, unknown>;
      if ("pending" in one && "edition" in one) views.push(one);
      if (one["type"] === "moved" || one["type"] === "happened") events.push(one);
      Object.values(one).forEach(look);
    }
  };
  for (const line of heard.split("\n")) {
    const json = /^(?:data: )?(\{.*\})\r?$/.exec(line)?.[1];
    if (!json) continue;
    try {
      look(JSON.parse(json));
    } catch {
      // A line that is no JSON of ours: part of a script or a style.
    }
  }
  return { views, events };
}

/** Whether anything in what was told is only for its owner, who may be the one that was told. */
function secretsIn(heard: string, own: number | null = null): string[] {
  const { views, events } = told(heard);
  const found: string[] = [];
  for (const view of views) {
    const players = (view["players"] ?? []) as Record<string, unknown>[];
    for (const [seat, player] of players.entries()) {
      for (const field of ["hand", "aside", "basilica"]) {
        const held = player[field];
        if (seat !== own && Array.isArray(held) && held.length > 0) found.push(`${field} in a view`);
      }
    }
    // Of a pile nobody is told more than how much is left.
    for (const whole of [view, ...players])
      for (const [field, value] of Object.entries(whole))
        if (/deck|bag/.test(field) && typeof value !== "number") found.push(`${field} in a view`);
  }
  for (const { source, target, kind } of events) {
    const hand = /^p(\d+)\.hand$/.exec(String(target))?.[1];
    if (!/(^|\.)deck$/.test(String(source)) || hand === undefined || Number(hand) === own) continue;
    if (kind !== null) found.push("a drawn card in an event");
  }
  return found;
}

/** Sorts of moves that come up in every whole game, whatever is dealt. */
const SORTS: Record<string, string[]> = {
  "porta-nigra": ["place", "play", "buy", "build", "on", "points", "first"],
  minerva: ["build", "at", "residence", "pass"],
};

/** Decisions that are clicked on the boards unless `TEST_WHOLE` asks for all; the boards follow those that are not. */
const CLICKED = process.env["TEST_WHOLE"] ? Infinity : 24;

/** The test of one game: each has a file of its own, so that two are played at the same time. */
export function testWholeGame(game: string): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it(`${game} is played out on two boards, in two languages, on a screen and a phone, watched by a third`, async () => {
    const base = inject("base");
    const wires = await Promise.all([Wire.lay(base), Wire.lay(base)]);
    const anna = await Somebody.arrive(browser, base, { language: "en" });
    const bruno = await Somebody.arrive(browser, wires[1]!.base, { language: "fr", phone: true });
    const clara = await Somebody.arrive(browser, wires[0]!.base, { language: "en" });
    const link = await anna.openTable(game, "Anna");
    await bruno.comeBy(link, "Bruno");
    await bruno.sitDown();
    await clara.comeBy(link, "Clara");
    await anna.start();
    await Promise.all([bruno.atTheTable(), clara.atTheTable()]);

    const used = new Set<string>();
    const end = await playOut([anna, bruno], chance(7), noting(CHOICES[game]!, used), CLICKED);
    expect(end.outcome?.places).toHaveLength(2);
    const counted = (what: keyof Counted): number => anna.counted[what] + bruno.counted[what];
    const ratio = counted("clicks") / counted("choices");
    console.log(
      `${game}: ${counted("clicks")} clicks for ${counted("choices")} choices (${ratio.toFixed(3)} each); of decisions with one answer`,
      `${counted("themselves")} would make themselves and ${counted("waiting")} wait for a click`,
    );
    expect([...used]).toEqual(expect.arrayContaining(SORTS[game] ?? []));

    // The end stands on every screen, each in its reader's language.
    for (const one of [anna, bruno, clara]) await one.page.locator("dialog[open] table tfoot td").first().waitFor();
    await expect.poll(() => anna.page.locator("#question").textContent()).toMatch(/wins? |share/);
    await expect.poll(() => bruno.page.locator("#question").textContent()).toMatch(/emporte|partagent/);
    const scores = (one: Somebody): Promise<string[]> => one.page.locator("dialog[open] tfoot td").allTextContents();
    expect((await scores(bruno)).map((text) => text.replace(",", "."))).toEqual(await scores(anna));

    // Who watches is told no secret. The same search finds what a player was told, so it can find something.
    expect(secretsIn(wires[0]!.heard)).toEqual([]);
    expect(told(wires[0]!.heard).views.length).toBeGreaterThan(20);
    expect(secretsIn(wires[1]!.heard, 1)).toEqual([]);
    if (["glory-to-rome", "porta-nigra"].includes(game)) expect(secretsIn(wires[1]!.heard)).not.toEqual([]);

    // The deal can be checked in the browser, with the receipt it kept.
    await anna.page.locator("[data-fair] summary").click();
    await anna.page.getByRole("button", { name: "Check it here" }).click();
    await anna.page.getByText("Everything holds.").waitFor();
    await expect.poll(() => anna.page.locator("dialog[open] li").filter({ hasText: "own secret" }).count()).toBe(1);

    // A rematch takes both to the same new table.
    await anna.page.getByRole("button", { name: "Rematch" }).click();
    await anna.page.locator("ol .button.main").first().waitFor();
    const again = anna.table;
    await bruno.page.locator("dialog[open] .acts .button.main").click();
    await bruno.page.waitForURL(`**/t/${again}`);

    for (const one of [anna, bruno, clara]) await one.leave();
    for (const wire of wires) await wire.remove();
  });
}
