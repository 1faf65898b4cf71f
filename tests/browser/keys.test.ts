/** Keys on a board: Tab from glow to glow, arrows to the rest, and the focus back on the board after a move. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch, Somebody } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Focused {
  tag: string;
  id: string;
  thing: string;
  legal: boolean;
  move: string;
  dialog: boolean;
}

const focused = (one: Somebody): Promise<Focused> =>
  one.page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return {
      tag: element.tagName,
      id: element.id,
      thing: element.dataset["thing"] ?? "",
      legal: element.matches(".legal"),
      move: element.dataset["move"] ?? "",
      dialog: !!element.closest("dialog[open]"),
    };
  });

/** The next decision of somebody's is on their screen. */
async function asked(one: Somebody): Promise<number> {
  await expect.poll(async () => (await one.now()).position?.moves?.length ?? 0).toBeGreaterThan(0);
  const seq = await one.head();
  await one.settled(seq);
  return seq;
}

/** What Tab comes by, once round the page. */
async function tabbed(one: Somebody): Promise<Focused[]> {
  const met: Focused[] = [];
  await one.page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (let pressed = 0; pressed < 250; pressed++) {
    await one.page.keyboard.press("Tab");
    const now = await focused(one);
    if (now.tag === "BODY") return met;
    met.push(now);
  }
  throw new Error("Tab goes on for ever");
}

const things = (one: Somebody, selector: string): Promise<string[]> =>
  one.page.locator(selector).evaluateAll((found) =>
    found
      .filter((element) => element.checkVisibility())
      .map((element) => (element as HTMLElement).dataset["thing"]!)
      .sort(),
  );

for (const game of ["builders", "minerva"])
  it(`Tab comes by what glows and by no other thing, and arrows come by the rest: ${game}`, async () => {
    const anna = await Somebody.arrive(browser, inject("base"));
    await anna.playNow(game);
    await asked(anna);
    const met = await tabbed(anna);
    const glowing = await things(anna, ".thing.legal");
    expect(
      met
        .map((one) => one.thing)
        .filter(Boolean)
        .sort(),
    ).toEqual(glowing);
    // The controls are there still.
    expect(met.filter((one) => !one.thing && one.tag === "BUTTON").length).toBeGreaterThan(3);

    // What does not glow is beside something, and says why not.
    await anna.tabTo(".thing.legal");
    const seen = new Set<string>();
    const way = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
    let now = await focused(anna);
    for (let pressed = 0; pressed < 60 && now.legal; pressed++) {
      await anna.page.keyboard.press(way[Math.floor(pressed / 5) % 4]!);
      now = await focused(anna);
      seen.add(now.thing);
    }
    expect(now.legal, [...seen].join(" ")).toBe(false);
    expect(now.thing).not.toBe("");
    await anna.page.keyboard.press("Enter");
    await anna.page.locator("[data-why]").waitFor();
    await anna.leave();
  });

it("lets Tab come by everything where nothing can be done", async () => {
  const base = inject("base");
  const anna = await Somebody.arrive(browser, base);
  await anna.playNow("builders");
  await asked(anna);
  const { table } = await anna.now();
  const clara = await Somebody.arrive(browser, base);
  await clara.goto(`/t/${table.id}${table.invite ? `#invite=${table.invite}` : ""}`);
  await clara.page.locator("#guest-name").fill("Clara");
  await clara.page.locator("form button[type=submit]").click();
  await clara.atTheTable();
  expect(await clara.page.locator(".thing[tabindex='-1']").count()).toBe(0);
  await expect.poll(() => clara.page.locator(".thing").count()).toBeGreaterThan(10);
  await Promise.all([anna.leave(), clara.leave()]);
});

it("brings the focus back to what glows after a move by keyboard", async () => {
  const anna = await Somebody.arrive(browser, inject("base"));
  const { page } = anna;
  await anna.playNow("builders");
  await asked(anna);
  for (let made = 0; made < 12; made++) {
    const seq = await asked(anna);
    if (made === 0) await anna.tabTo(".thing.legal");
    const before = await focused(anna);
    expect(before.legal, `${made}: ${JSON.stringify(before)}`).toBe(true);
    // Until a move is made: some take two things.
    for (let pressed = 0; pressed < 4 && (await anna.head()) === seq; pressed++) {
      if (pressed > 0) await anna.tabTo(".thing.legal:not(.chosen)");
      await page.keyboard.press("Enter");
      await page.waitForFunction(
        (old) =>
          document.querySelector(".thing.chosen") ||
          Number(document.querySelector<HTMLElement>("main[data-seq]")!.dataset["seq"]) > old,
        seq,
      );
    }
    await expect.poll(() => anna.seq).toBeGreaterThan(seq);
    await asked(anna);
    await expect.poll(async () => (await focused(anna)).legal, { message: `after move ${made}` }).toBe(true);
  }
  await anna.leave();
});

it("leaves the focus on the board while others are asked, and takes it from no dialog, no text and no mouse", async () => {
  const base = inject("base");
  const anna = await Somebody.arrive(browser, base);
  const bruno = await Somebody.arrive(browser, base);
  const link = await anna.openTable("minerva", "Anna");
  await bruno.comeBy(link, "Bruno");
  await bruno.sitDown();
  await anna.start();
  await bruno.atTheTable();
  const people = [anna, bruno];
  const seats = await Promise.all(people.map(async (one) => (await one.now()).table.seat));
  /** Whose turn it is, the same as long as one person is asked. */
  const turn = async (): Promise<[Somebody, Somebody]> => {
    const { position } = await anna.now();
    const one = people[seats.indexOf(position?.decider ?? -1)]!;
    return [one, people.find((other) => other !== one)!];
  };
  /** Move without the board until the other is asked. */
  const finish = async (one: Somebody): Promise<void> => {
    for (;;) {
      const { position } = await one.now();
      if (!position?.moves?.length) return;
      await one.move(position.seq, (position.moves.find((move) => move.key === "pass") ?? position.moves[0]!).key);
    }
  };

  // By keyboard to the end of the turn: then the board has the focus, and what glows once the question is back.
  const [first, second] = await turn();
  await asked(first);
  await first.page.keyboard.press("m");
  for (let made = 0; made < 9 && (await turn())[0] === first; made++) {
    const seq = await asked(first);
    if (!(await first.page.locator("dialog[open] [data-number]").count())) await first.page.keyboard.press("m");
    const rest = first.page.locator("dialog[open] [data-move]");
    await rest.first().waitFor();
    await rest.last().focus();
    await first.page.keyboard.press("Enter");
    await expect.poll(() => first.seq).toBeGreaterThan(seq);
  }
  expect((await turn())[0]).toBe(second);
  await expect.poll(async () => (await focused(first)).id).toBe("content");
  await finish(second);
  await asked(first);
  await expect.poll(async () => (await focused(first)).legal).toBe(true);

  // A move by keyboard, then the log is opened: it keeps the focus when the question comes back.
  await first.page.keyboard.press("m");
  await first.page.locator("dialog[open] [data-move]").first().waitFor();
  await first.page.keyboard.press("Escape");
  await first.page.keyboard.press("l");
  const field = first.page.locator("dialog[open] form input").first();
  await field.focus();
  await finish(first);
  await finish(second);
  await asked(first);
  expect((await focused(first)).dialog).toBe(true);
  expect((await focused(first)).tag).toBe("INPUT");

  // By mouse nothing is led anywhere.
  const [mouse] = await turn();
  if (mouse === first) await first.page.keyboard.press("Escape");
  const seq = await asked(mouse);
  const { position } = await mouse.now();
  const short = position!.moves!.find((move) => move.at.length > 0)!;
  for (const id of short.at) await mouse.touch(id);
  await expect.poll(() => mouse.seq).toBeGreaterThan(seq);
  await mouse.settled(await mouse.head());
  const after = await focused(mouse);
  expect(after.id).not.toBe("content");
  await Promise.all([anna.leave(), bruno.leave()]);
});
