/**
 * By http, under a name that is not localhost: as a home server is reached from everywhere in its network. Browsers count
 * localhost as secure, and withhold from every other http page what they withhold from strangers on the way.
 */
import { hostname } from "node:os";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chance, launch, Somebody } from "./people";
import { byChance, CHOICES } from "./tastes";

/** This machine's own name, which a server without an origin answers to; nobody need know it but this browser. */
const NAME = `${hostname().toLowerCase().split(".")[0]!}.local`;

let browser: Browser;
beforeAll(async () => {
  browser = await launch(`--host-resolver-rules=MAP ${NAME} 127.0.0.1`);
});
afterAll(() => browser.close());

function byName(): string {
  return inject("base").replace("127.0.0.1", NAME);
}

/** Requests that are refused in the course of things, and a header that has no meaning by http. */
const ORDINARY = /^Failed to load resource|^The Cross-Origin-Opener-Policy header has been ignored/;

/** Somebody who also counts what the browser complains of. */
async function arrive(): Promise<[Somebody, string[]]> {
  const complaints: string[] = [];
  const one = await Somebody.arrive(browser, byName());
  one.page.on("console", (said) => {
    const complains = said.type() === "error" || said.type() === "warning";
    if (complains && !ORDINARY.test(said.text())) complaints.push(said.text());
  });
  return [one, complaints];
}

it("is no secure context, which is what is tried here", async () => {
  const [anna] = await arrive();
  await anna.goto("/");
  expect(
    await anna.page.evaluate(() => [
      isSecureContext,
      "subtle" in crypto,
      "randomUUID" in crypto,
      "clipboard" in navigator,
    ]),
  ).toEqual([false, false, false, false]);
  await anna.leave();
});

it("opens a table, copies its link, seats a guest who came by it, and both play", async () => {
  const [anna, complaints] = await arrive();
  const [bruno, others] = await arrive();
  const link = await anna.openTable("builders", "Anna");
  expect(link.startsWith(`${byName()}/t/`)).toBe(true);
  const copy = anna.page.locator(".copy button").first();
  await copy.click();
  await expect.poll(() => copy.textContent()).toBe("Copied");
  await bruno.comeBy(link, "Bruno");
  await bruno.sitDown();
  await anna.start();
  await bruno.atTheTable();
  const random = chance(4);
  const people = [anna, bruno];
  for (let made = 0; made < 6; made++) {
    const { position } = await anna.now();
    const mover = people[position!.decider!]!;
    await mover.settled(position!.seq);
    expect(await mover.decide(random, CHOICES["builders"]!)).toBe(true);
  }
  const head = await anna.head();
  await Promise.all([anna.settled(head), bruno.settled(head)]);
  // Who comes back is still who they were: the cookie is kept by http.
  await bruno.page.reload();
  await bruno.atTheTable();
  expect((await bruno.now()).table.seat).toBe(1);
  await Promise.all([anna.leave(), bruno.leave()]);
  expect([...complaints, ...others]).toEqual([]);
});

it("plays a game to its end and checks there that the deal was fair", async () => {
  const [anna, complaints] = await arrive();
  await anna.playByForm("toy");
  const random = chance(5);
  for (;;) {
    const { position } = await anna.now();
    if (position?.outcome) break;
    if (position?.moves?.length) await anna.move(position.seq, byChance(position, random).key);
    else await anna.page.waitForTimeout(30);
  }
  await anna.page.locator("dialog[open] table tfoot td").first().waitFor();
  await anna.page.locator("[data-fair] summary").click();
  await anna.page.getByRole("button", { name: "Check it here" }).click();
  await anna.page.locator("dialog[open] [data-fair] .sum").waitFor();
  expect(await anna.page.locator("dialog[open] [data-fair] .sum.broken").count()).toBe(0);
  await anna.leave();
  expect(complaints).toEqual([]);
});
