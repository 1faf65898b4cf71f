/** A card or a building, whosever it is, comes large where it is pointed at or held, and as far as it has come. */
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type FullTable, fullTables } from "./fit";
import { anotherWeb } from "./house";
import { launch, Somebody } from "./people";

let browser: Browser;
let web: { base: string; stop(): void } | undefined;
let tables: FullTable[];
beforeAll(async () => {
  browser = await launch();
  tables = fullTables(inject("base"), inject("settings"), ["builders:3", "porta-nigra:3"]);
  // One that has not seen them before they were written into the database.
  web = await anotherWeb(inject("settings"));
}, 600_000);
afterAll(async () => {
  web?.stop();
  await browser.close();
});

/** Somebody at a table of this game, late in it, and what lies there. */
async function late<View>(game: string, phone = false): Promise<[Somebody, View]> {
  const table = tables.find((one) => one.game === game)!;
  const one = await Somebody.arrive(browser, web!.base, { as: table, phone });
  await one.goto(`/t/${table.id}`);
  await one.settled(table.entries[2]);
  return [one, (await one.now()).position!.view as View];
}

interface Built {
  players: { done: string[]; sites: { id: string }[] }[];
}

/** What is drawn, and in which state. */
async function drawn(where: Locator): Promise<{ state: string | undefined; lines: string }> {
  const { names, lines } = await where
    .locator("svg.scene")
    .first()
    .evaluate((svg) => ({ names: [...svg.classList], lines: svg.innerHTML }));
  return { state: ["hand", "plan", "rising", "done"].find((state) => names.includes(state)), lines };
}

it("shows what an opponent builds and has built large, as it stands, to a mouse and to a finger that holds it", async () => {
  const [anna, { players }] = await late<Built>("builders");
  // Not the reader's own.
  const seat = players.findIndex(({ done, sites }, place) => place > 0 && done.length > 0 && sites.length > 0);
  const { done, sites } = players[seat]!;
  const finished = `${done[0]}@p${seat}.done`;
  const begun = `${sites[0]!.id}@p${seat}.sites`;
  for (const [thing, states] of [
    [finished, ["done"]],
    [begun, ["plan", "rising"]],
  ] as const) {
    const large = anna.page.locator(`[data-tip="${thing}"] .picture`);
    await anna.thing(thing).hover();
    await large.waitFor();
    const [seen, small] = [await drawn(large), await drawn(anna.thing(thing))];
    expect(states).toContain(seen.state);
    expect(seen).toEqual(small);
  }

  const [phone] = await late("builders", true);
  await phone.page.locator(`nav .tab[data-zone="p${seat}"]`).click();
  await phone.thing(finished).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await phone.thing(finished).boundingBox())!;
  const finger = await phone.context.newCDPSession(phone.page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  const held = phone.page.locator(`[data-tip="${finished}"][role="dialog"]`);
  await held.locator(".picture").waitFor();
  expect((await drawn(held)).state).toBe("done");
  // It stays when the finger is lifted, until it is put away.
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await held.getByRole("button", { name: "Close", exact: true }).click();
  await held.waitFor({ state: "detached" });
  await phone.leave();
  await anna.leave();
});

it("shows the cards that somebody has kept in Porta Nigra large", async () => {
  interface Kept {
    players: { buildings: string[]; honours: string[] }[];
  }
  const [anna, { players }] = await late<Kept>("porta-nigra");
  const kept = players.flatMap(({ buildings, honours }, seat) =>
    [...buildings, ...honours].map((id) => `${id}@p${seat}.cards`),
  );
  expect(kept.length).toBeGreaterThan(1);
  for (const card of [kept[0]!, kept.at(-1)!]) {
    await anna.thing(card).hover();
    await anna.page.locator(`[data-tip="${card}"] .picture svg.scene.hand`).waitFor();
  }
  await anna.leave();
});
