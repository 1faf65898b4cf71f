/** One device round the table: several seats at one browser, and a curtain between them that hides all. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { accessFaults } from "./axe";
import { launch, Somebody, type TableNow } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Local {
  seat: number;
  name: string;
  token: string;
}

/** Seat somebody beside the browser's own person. */
async function seatBeside(anna: Somebody, seat: number, name: string): Promise<void> {
  const row = anna.page.locator("ol li").nth(seat);
  await row.getByRole("button", { name: `on seat ${seat + 1}` }).click();
  await row.locator("input").fill(name);
  await row.locator("button[type=submit]").click();
  await row.getByText("beside you").waitFor();
}

const curtain = (one: Somebody, seat: number) => one.page.locator(`[data-curtain="${seat}"]`);

async function lift(one: Somebody, seat: number): Promise<void> {
  await curtain(one, seat).locator("button.main").click();
  await one.atTheTable();
}

function locals(one: Somebody): Promise<Local[]> {
  return one.page.evaluate(
    (id) => JSON.parse(localStorage.getItem(`quadriga.round.${id}`) ?? "[]") as Local[],
    one.table,
  );
}

/** The table as somebody at the device may see it. */
async function seenBy(one: Somebody, seat: number): Promise<TableNow> {
  const token = (await locals(one)).find((local) => local.seat === seat)!.token;
  return one.page.evaluate(
    async ([path, bearer]) => {
      const headers: HeadersInit = bearer ? { authorization: `Bearer ${bearer}` } : {};
      return (await fetch(path, { headers })).json() as Promise<TableNow>;
    },
    [`/tables/${one.table}`, token] as const,
  );
}

/** Make the first legal move on the board; answers what its seat sees then. */
async function moveOnce(one: Somebody, { table, position }: TableNow): Promise<TableNow> {
  await one.settled(position!.seq);
  for (const id of position!.moves![0]!.at) await one.touch(id);
  const after = (): Promise<TableNow> => seenBy(one, table.seat!);
  await expect.poll(async () => (await after()).position!.seq).toBeGreaterThan(position!.seq);
  return after();
}

it("hands one device from seat to seat, with nothing of either hand behind the curtain", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  await anna.openTable("glory-to-rome", "Anna");
  await seatBeside(anna, 1, "Bruno");
  await anna.page.locator(".acts .button.main").click();

  for (let turn = 0; turn < 4; turn++) {
    const hanging = anna.page.locator("[data-curtain]");
    await hanging.waitFor();
    const seat = Number(await hanging.getAttribute("data-curtain"));
    // Nothing of the table is on the page: neither shown, nor hidden, nor spoken.
    expect(await anna.page.locator("[data-thing], [data-seq], [data-spoken]").count()).toBe(0);
    expect(await accessFaults(anna.page)).toEqual([]);
    await lift(anna, seat);
    const mine = await seenBy(anna, seat);
    expect(mine.table.seat).toBe(seat);
    expect(mine.position!.decider).toBe(seat);
    // Play until somebody else is asked.
    for (let now = mine; now.position!.decider === seat;) now = await moveOnce(anna, now);
    await curtain(anna, 1 - seat).waitFor();
  }

  // Whoever has just played may have forgotten something, and stays until something happens.
  const next = Number(await anna.page.locator("[data-curtain]").getAttribute("data-curtain"));
  await anna.page.locator("[data-curtain] button.plain").click();
  await anna.atTheTable();
  await anna.page.locator("header .menu").click();
  await anna.page.getByRole("button", { name: "Hand the device to" }).click();
  await lift(anna, next);

  // After a reload nobody is believed to be anybody.
  await anna.page.reload();
  await curtain(anna, next).waitFor();
  expect(await anna.page.locator("[data-thing]").count()).toBe(0);

  // On the list it is a table where somebody here is asked; elsewhere this browser is Anna.
  await anna.goto("/mine");
  await anna.page.locator(".asked, [data-asked]").first().waitFor();
  expect((await anna.ask<{ name: string }>("/me")).name).toBe("Anna");
  await anna.leave();
});

it("knows those who sat here before, and lets them get up", async () => {
  const anna = await Somebody.arrive(browser, inject("base"), { language: "en" });
  await anna.openTable("builders", "Anna");
  await seatBeside(anna, 1, "Bruno");
  const [bruno] = (await locals(anna)).filter((one) => one.token);
  await anna.page.locator("ol li").nth(1).locator("button.small").click();
  await expect.poll(async () => (await locals(anna)).length).toBe(0);
  await seatBeside(anna, 1, "Bruno");
  expect((await locals(anna)).find((one) => one.token)).toEqual(bruno);
  // Whose token has ended comes as somebody new.
  await anna.page.locator("ol li").nth(1).locator("button.small").click();
  await expect.poll(async () => (await locals(anna)).length).toBe(0);
  await anna.page.evaluate(
    (token) => fetch("/me/sessions", { method: "DELETE", headers: { authorization: `Bearer ${token}` } }),
    bruno!.token,
  );
  await seatBeside(anna, 1, "Bruno");
  expect((await locals(anna)).find((one) => one.token)!.token).not.toBe(bruno!.token);
  await anna.leave();
});
