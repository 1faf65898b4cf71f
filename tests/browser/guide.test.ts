/**
 * Every guided first game is played through by clicking what lies on the board, with a wrong and an illegal click at each
 * step. A sample of languages, sizes and keyboards; `TEST_WHOLE` plays each game in every one of them.
 */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { accessFaults } from "./axe";
import { launch, type Shown, Somebody } from "./people";

interface Step {
  seq: number;
  title: string;
  move?: string;
  at?: string[];
  shows?: string[];
}
interface Way {
  game: string;
  language: string;
  phone: boolean;
  keys: boolean;
}

const GAMES = ["builders", "glory-to-rome", "minerva", "porta-nigra"];
const WHOLE: Way[] = GAMES.flatMap((game) =>
  ["en", "fr"].flatMap((language) => [
    { game, language, phone: false, keys: false },
    { game, language, phone: true, keys: false },
    { game, language, phone: false, keys: true },
  ]),
);
/** Each game once, and between them both languages, both sizes and the keyboard. */
const SAMPLE: Way[] = GAMES.map((game, n) => ({
  game,
  language: n % 2 ? "fr" : "en",
  phone: n % 2 === 1,
  keys: n === 2,
}));
const SIZES = { screen: { width: 1366, height: 650 }, phone: { width: 390, height: 844 } };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

class Newcomer {
  constructor(
    readonly one: Somebody,
    readonly way: Way,
    readonly steps: readonly Step[],
  ) {}

  static async arrive(way: Way): Promise<Newcomer> {
    const { game, language, phone } = way;
    const one = await Somebody.arrive(browser, inject("base"), { language, phone });
    await one.page.setViewportSize(phone ? SIZES.phone : SIZES.screen);
    await one.goto(`/learn/${game}`);
    const { steps } = await one.ask<{ steps: Step[] }>(`/games/${game}/guide?language=${language}`);
    return new Newcomer(one, way, steps);
  }

  at(step: number): Promise<void> {
    return this.one.page.locator(`main[data-step="${step}"][data-ready=true]`).waitFor();
  }

  /** Click something on the board, by hand or by keys. */
  async touch(id: string): Promise<void> {
    const { one, way } = this;
    if (!way.keys) return one.touch(id);
    // Arrows go to whatever does not glow; which way they take is tested elsewhere.
    if (await one.thing(id).evaluate((element) => element.matches(".legal"))) await one.tabTo(`[data-thing="${id}"]`);
    else await one.thing(id).focus();
    await one.page.keyboard.press("Enter");
  }

  async press(selector: string): Promise<void> {
    const { one, way } = this;
    if (!way.keys) return one.page.locator(selector).click();
    await one.tabTo(selector);
    await one.page.keyboard.press("Enter");
  }

  /** Something that can be seen and is not what the step waits for: legal now, or leading nowhere. */
  async other(step: Step, legal: boolean): Promise<string | undefined> {
    const { one, way } = this;
    const { moves = [] } = await one.ask<Shown>(`/games/${way.game}/guide/positions/${step.seq}`);
    const first = new Set(moves.flatMap((move) => move.at.slice(0, 1)));
    const wanted = new Set([...(step.at ?? []), ...(step.shows ?? [])]);
    const ids = await one.page
      .locator("main .thing")
      .filter({ visible: true })
      .evaluateAll((found) =>
        found
          .filter((thing, n) => {
            // Of cards that are alike the first is clicked.
            const id = (thing as HTMLElement).dataset["thing"];
            if (found.findIndex((one) => (one as HTMLElement).dataset["thing"] === id) < n) return false;
            const { left, top, width, height } = thing.getBoundingClientRect();
            return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          })
          .map((thing) => (thing as HTMLElement).dataset["thing"]!),
      );
    return ids.find((id) => !wanted.has(id) && first.has(id) === legal);
  }

  /**
   * A click on the table where nothing lies: a caption on a small screen may leave nothing else to click, and sometimes
   * everything in sight belongs to the move.
   */
  async touchBare(): Promise<void> {
    const spot = await this.one.page.evaluate(() => {
      const main = document.querySelector("main")!;
      const { left, top, right, bottom } = main.getBoundingClientRect();
      for (let y = Math.max(0, top) + 3; y < Math.min(innerHeight, bottom); y += 5)
        for (let x = Math.max(0, left) + 3; x < Math.min(innerWidth, right); x += 5) {
          const found = document.elementFromPoint(x, y);
          if (found && main.contains(found) && !found.closest("button, a, summary, dialog")) return { x, y };
        }
      return null;
    });
    expect(spot).not.toBeNull();
    const { mouse, touchscreen } = this.one.page;
    await (this.way.phone ? touchscreen.tap(spot!.x, spot!.y) : mouse.click(spot!.x, spot!.y));
  }

  /** It is answered, and the step is still the same. */
  async answered(kind: string, step: number): Promise<void> {
    const { page } = this.one;
    const reply = page.locator(`[data-reply="${kind}"]`);
    await reply.waitFor();
    expect((await reply.innerText()).length).toBeGreaterThan(20);
    await expect.poll(() => page.locator("main").getAttribute("data-step")).toBe(String(step));
    await page.keyboard.press("Escape");
    await reply.waitFor({ state: "detached" });
  }

  /** One thing glows, all of it is in sight, and neither it nor the caption covers or loses anything. */
  async inSight(step: Step): Promise<void> {
    const found = await this.one.page.evaluate(() => {
      const seen = (one: Element): boolean => one.getBoundingClientRect().width > 0;
      const caption = document.querySelector("[data-caption]")!;
      const box = caption.getBoundingClientRect();
      const glows = [...document.querySelectorAll("main .legal")].filter(seen);
      const inside = (at: DOMRect): boolean =>
        at.left >= 0 && at.top >= 0 && at.right <= innerWidth + 1 && at.bottom <= innerHeight + 1;
      const covered = (at: DOMRect): boolean =>
        at.left < box.right - 1 && at.right > box.left + 1 && at.top < box.bottom - 1 && at.bottom > box.top + 1;
      const rects = glows.map((one) => one.getBoundingClientRect());
      return {
        glows: [...new Set(glows.map((one) => (one as HTMLElement).dataset["thing"]))],
        lost: rects.filter((at) => !inside(at) || covered(at)).length,
        caption: inside(box),
        cut: caption.scrollHeight > caption.clientHeight + 1,
        wide: document.documentElement.scrollWidth > innerWidth,
        title: caption.querySelector("h2")!.textContent,
      };
    });
    expect(found).toEqual({
      glows: (step.at ?? []).slice(0, 1),
      lost: 0,
      caption: true,
      cut: false,
      wide: false,
      title: step.title,
    });
  }
}

it.each(process.env["TEST_WHOLE"] ? WHOLE : SAMPLE)(
  "plays $game through ($language, phone: $phone, keys: $keys)",
  async (way) => {
    const anna = await Newcomer.arrive(way);
    const answered = { other: 0, not: 0, bare: 0 };
    for (const [n, step] of anna.steps.entries()) {
      await anna.at(n);
      await anna.one.drawn();
      await anna.inSight(step);
      for (const [kind, legal] of [
        ["other", true],
        ["not", false],
      ] as const) {
        const id = await anna.other(step, legal);
        if (id !== undefined) await anna.touch(id);
        else await anna.touchBare();
        await anna.answered(id === undefined ? "bare" : kind, n);
        answered[id === undefined ? "bare" : kind]++;
      }
      if (!step.move) await anna.press("[data-next]");
      else if (!step.at?.length) await anna.press("section [data-move]");
      else for (const thing of step.at) await anna.touch(thing);
    }
    await anna.one.page.locator('[data-caption="over"]').waitFor();
    // Twice at every step; most of them on things.
    expect(answered.other + answered.not + answered.bare).toBe(2 * anna.steps.length);
    expect(answered.other).toBeGreaterThan(anna.steps.length / 2);
    expect(answered.not).toBeGreaterThan(anna.steps.length / 2);
    await anna.press("[data-free]");
    await anna.one.page.waitForURL(/\/t\//);
    await anna.one.atTheTable();
    const { table } = await anna.one.ask<{ table: { game: string; seats: { bot?: string }[] } }>(
      `/tables/${anna.one.table}`,
    );
    expect([table.game, ...table.seats.map((seat) => seat.bot ?? "")]).toEqual([way.game, "", "tiro"]);
    await anna.one.leave();
  },
);

it("is taken up where it was left, goes back, does it for one, and can be skipped", async () => {
  const anna = await Newcomer.arrive({ game: "builders", language: "en", phone: false, keys: false });
  const { page } = anna.one;
  await anna.at(0);
  await expect.poll(() => page.locator("[data-back]").isDisabled()).toBe(true);
  await page.locator("[data-next]").click();
  await anna.at(1);
  await page.locator("[data-do]").click();
  await anna.at(2);
  await page.reload();
  await anna.at(2);
  await expect.poll(() => page.locator("main").getAttribute("data-seq")).toBe(String(anna.steps[2]!.seq));
  await page.locator("[data-back]").click();
  await anna.at(1);
  await expect.poll(() => page.locator("main").getAttribute("data-seq")).toBe(String(anna.steps[1]!.seq));
  await page.locator("[data-skip]").click();
  await page.locator('[data-caption="over"]').waitFor();
  await page.reload();
  await page.locator("[data-again]").click();
  await anna.at(0);
  await anna.one.leave();
});

it("speaks its captions, and axe finds nothing in them nor in an answer", async () => {
  for (const phone of [false, true]) {
    const anna = await Newcomer.arrive({ game: "builders", language: "fr", phone, keys: false });
    const { page } = anna.one;
    await anna.at(0);
    await expect.poll(() => page.locator("[data-caption-spoken]").textContent()).toContain(anna.steps[0]!.title);
    await page.locator("[data-next]").click();
    await anna.at(1);
    if (!phone) {
      await anna.one.touch((await anna.other(anna.steps[1]!, false))!);
      await page.locator("[data-reply]").waitFor();
    }
    expect(await accessFaults(page)).toEqual([]);
    await anna.one.leave();
  }
});
