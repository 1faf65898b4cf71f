/** The table speaks like a friend: what a click does, why it did nothing, and whether it can be taken back. */
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { accessFaults } from "./axe";
import { launch, Somebody } from "./people";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function atBuilders(wishes: Parameters<typeof Somebody.arrive>[2] = {}): Promise<Somebody> {
  const one = await Somebody.arrive(browser, inject("base"), wishes);
  await one.playNow("builders");
  await expect.poll(async () => (await one.now()).position?.moves?.length ?? 0).toBeGreaterThan(0);
  await one.settled(await one.head());
  return one;
}

/** Two rectangles on the screen. */
async function boxes(one: Locator, other: Locator): Promise<[DOMRect, DOMRect]> {
  const box = (element: Element): DOMRect => element.getBoundingClientRect().toJSON() as DOMRect;
  return [await one.evaluate(box), await other.evaluate(box)];
}

/** Beside what it speaks of, and inside the window. */
async function standsBeside(one: Somebody, said: Locator, thing: Locator): Promise<void> {
  const [panel, at] = await boxes(said, thing);
  const window = one.page.viewportSize()!;
  const apart = panel.right <= at.left || panel.left >= at.right || panel.bottom <= at.top || panel.top >= at.bottom;
  expect(apart, "it covers what was clicked").toBe(true);
  expect(panel.left >= 0 && panel.top >= 0 && panel.right <= window.width && panel.bottom <= window.height).toBe(true);
  const across = Math.max(at.left - panel.right, panel.left - at.right, 0);
  const down = Math.max(at.top - panel.bottom, panel.top - at.bottom, 0);
  expect(Math.hypot(across, down), "it stands far from what was clicked").toBeLessThan(24);
}

it("says what a click does, what comes of it and whether it can be taken back", async () => {
  const anna = await atBuilders();
  await anna.page.setViewportSize({ width: 1366, height: 650 });
  const tip = anna.page.locator("[data-tip]");
  await anna.thing("take.1").hover();
  await tip.locator("[data-verb]").waitFor();
  await expect.poll(() => tip.locator("[data-verb]").textContent()).toBe("Trade 1 action for sesterces");
  await tip.locator("[data-result]").waitFor();
  await expect.poll(() => tip.locator("[data-result]").textContent()).toContain("sesterce");
  await expect.poll(() => tip.locator("[data-price]").textContent()).toBe("1 action");
  await expect.poll(() => tip.locator("[data-or]").textContent()).toContain("Start construction");
  await expect.poll(() => tip.textContent()).toContain("Can be taken back");
  await tip.locator(".rule").waitFor();
  await expect.poll(() => tip.locator(".rule").textContent()).toBe("One, three, six");
  await standsBeside(anna, tip, anna.thing("take.1"));

  // Opening a site turns up another building: the seal is on the card, and in the tip.
  const { position } = await anna.now();
  const open = position!.moves!.find((move) => move.key.startsWith("open "))!;
  await anna.thing(open.at[0]!).locator(".seal").waitFor();
  await anna.thing(open.at[0]!).hover();
  await expect.poll(() => tip.textContent()).toContain("Cannot be taken back");
  await expect.poll(() => tip.locator("[data-verb]").textContent()).toMatch(/^Start construction of /);
  await expect.poll(() => tip.locator("[data-price]").textContent()).toBe("1 action");

  await anna.thing("extra").hover();
  await expect.poll(() => tip.locator("[data-price]").textContent()).toMatch(/^\d+ sesterces$/);
  await anna.leave();
});

it("explains its buttons and the moves of the list as it does the things on it, to a mouse and to the keyboard", async () => {
  const anna = await atBuilders();
  await anna.page.setViewportSize({ width: 1366, height: 650 });
  const { position } = await anna.now();
  await anna.touch("take.1");
  await anna.settled(position!.seq + 1);
  const tip = anna.page.locator("[data-tip]");
  const buttons = [
    [anna.page.locator("header .menu"), "way out"],
    [anna.page.locator("[data-list]"), "numbered list"],
    [anna.page.locator("[data-undo]"), "take back 1 move"],
    [anna.page.getByRole("button", { name: "Rules", exact: true }), "with a search"],
  ] as const;
  for (const [button, told] of buttons) {
    await button.hover();
    await expect.poll(() => tip.textContent()).toContain(told);
    await standsBeside(anna, tip, button);
    await anna.page.mouse.move(683, 648);
    await tip.waitFor({ state: "detached" });
  }
  // The keyboard comes from one to the next, and Escape puts away what is told.
  await buttons[2][0].focus();
  await anna.page.keyboard.press("Tab");
  await expect.poll(() => tip.textContent()).toContain("with a search");
  expect(await accessFaults(anna.page)).toEqual([]);
  await anna.page.keyboard.press("Escape");
  await tip.waitFor({ state: "detached" });

  await anna.page.keyboard.press("m");
  const [first, second] = [1, 2].map((number) => anna.page.locator(`[data-number="${number}"]`));
  await expect.poll(() => tip.locator("[data-price]").textContent()).toBe("1 action");
  await standsBeside(anna, tip, first!);
  await anna.page.keyboard.press("ArrowDown");
  const verb = await second!.locator("span").first().textContent();
  await expect.poll(() => tip.locator("[data-verb]").textContent()).toBe(verb);
  expect(await accessFaults(anna.page)).toEqual([]);
  await anna.leave();
});

it.each([
  [1366, 650, false],
  [390, 844, true],
])("answers a click that does nothing where it was made, at %i x %i", async (width, height, phone) => {
  const anna = await atBuilders({ phone });
  await anna.page.setViewportSize({ width, height });
  const next = ((await anna.now()).position!.view as { next_building: string }).next_building;
  const id = `${next}@next.building`;
  const why = anna.page.locator(`[data-why="${id}"]`);
  await anna.touch(id);
  await why.waitFor();
  await standsBeside(anna, why, anna.thing(id));
  // What can be done instead is done by its line: money is taken with one of them, or its things are shown.
  const lines = why.locator("[data-instead]");
  await expect.poll(() => lines.count()).toBeGreaterThan(0);
  await expect.poll(() => lines.first().textContent()).toContain("Start construction");

  // It goes away with Escape, and by itself.
  await anna.page.keyboard.press("Escape");
  await why.waitFor({ state: "detached" });
  await anna.touch(id);
  await why.waitFor();
  await anna.page.mouse.move(width - 2, height - 2);
  await why.waitFor({ state: "detached", timeout: 60_000 });

  await anna.touch(id);
  await why.waitFor();
  await lines.first().click();
  await why.waitFor({ state: "detached" });
  const focused = anna.page.locator(".thing.legal:focus");
  await focused.waitFor();
  await expect.poll(() => focused.getAttribute("data-zone")).toBe("row.buildings");

  // A dialog takes its place.
  await anna.touch(id);
  await why.waitFor();
  await anna.page.keyboard.press("m");
  await why.waitFor({ state: "detached" });
  await anna.leave();
});

it("asks once more before a tap that cannot be taken back, and not before others", async () => {
  const anna = await atBuilders({ phone: true, seals: true });
  const { position } = await anna.now();
  const open = position!.moves!.find((move) => move.key.startsWith("open "))!;
  const [card] = open.at;
  await anna.thing(card!).locator(".seal").waitFor();
  const asked = anna.page.locator(`[data-sealed="${open.key}"]`);
  await anna.touch(card!);
  await asked.waitFor();
  await standsBeside(anna, asked, anna.thing(card!));
  await asked.locator('[data-seal="no"]').tap();
  await asked.waitFor({ state: "detached" });
  expect(await anna.head()).toBe(position!.seq);

  await anna.touch(card!);
  await asked.locator('[data-seal="yes"]').tap();
  await expect.poll(() => anna.head()).toBe(position!.seq + 1);
  await anna.settled(position!.seq + 1);

  await anna.touch("take.1");
  await expect.poll(() => anna.head()).toBe(position!.seq + 2);
  await anna.leave();
});
