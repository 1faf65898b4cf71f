/** People at browsers: how they come to a table, and how they play there by clicking what lies on it. */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright-core";
import { expect } from "vitest";

export interface Wishes {
  language?: string;
  theme?: "day" | "lamplight";
  phone?: boolean;
  still?: boolean;
  /** Moves without a choice make themselves. Whoever counts decisions makes each. */
  forced?: boolean;
  /** Whether a tap that cannot be taken back asks once more; whoever plays many games has that turned off. */
  seals?: boolean;
  /** What of all that happens is shown large. */
  moments?: "all" | "great" | "none";
  /** The same person at another screen, or whoever has this cookie. */
  as?: Somebody | { cookie: string };
}

export interface Shown {
  seq: number;
  decider?: number | null;
  undo?: number;
  moves?: { key: string; at: string[] }[];
  outcome?: { places: number[]; endings: string[] } | null;
  view: Record<string, unknown>;
}

export interface TableNow {
  table: { id: string; seat?: number; status: string; invite?: string };
  position?: Shown;
}

/** Where screens are kept that a test could not click. */
const FAILURES = fileURLToPath(new URL("../../build/browser", import.meta.url));

/** Which of the legal moves somebody makes. */
export type Choose = (position: Shown, random: () => number) => { key: string; at: string[] };

/** How long somebody waits for what has to come: on a busy machine nothing is late that comes at all. */
export const PATIENCE = 180_000;

/** Debian's Chromium; first the one without windows, which takes a third less of the processor for the same pages. */
const PROGRAMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** `more` are further arguments of Chromium's. */
export function launch(...more: string[]): Promise<Browser> {
  return chromium.launch({
    timeout: PATIENCE,
    executablePath: process.env["CHROMIUM"] ?? PROGRAMS.find((program) => existsSync(program)) ?? "chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...more,
    ],
  });
}

/** Chance that is the same every time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * What a person clicked, and what they chose by it. A choice is each selection among alternatives: of several moves, and
 * within a move of several things each time something is to be clicked next. A click where one thing alone can be clicked
 * chooses nothing; nor does the answer to a decision with one answer, which is counted apart: one that makes itself for
 * whoever wants that takes no click, one that waits (since it is final, or others could not tell) takes its own. Clicks
 * are counted as the usual setting asks for them, which clicks by itself where one thing alone can follow.
 */
export interface Counted {
  choices: number;
  clicks: number;
  themselves: number;
  waiting: number;
}

/** How many things could be clicked, or moves be complete, where this move goes on after so many clicks. */
function alternatives(moves: readonly { at: string[] }[], at: readonly string[], after: number): number {
  const open = moves.filter((move) => at.slice(0, after).every((thing, place) => move.at[place] === thing));
  return new Set(open.map((move) => move.at[after] ?? "")).size;
}

export class Somebody {
  readonly mistakes: string[] = [];
  readonly counted: Counted = { choices: 0, clicks: 0, themselves: 0, waiting: 0 };

  private constructor(
    readonly base: string,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly phone: boolean,
  ) {
    page.on("pageerror", (error) => this.mistakes.push(error.message));
  }

  static async arrive(browser: Browser, base: string, wishes: Wishes = {}): Promise<Somebody> {
    const {
      language = "en",
      theme = "day",
      phone = false,
      still = true,
      forced = false,
      seals = false,
      moments = "none",
      as,
    } = wishes;
    const context = await browser.newContext({
      ...(as instanceof Somebody ? { storageState: await as.context.storageState() } : {}),
      viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      hasTouch: phone,
      isMobile: phone,
      locale: language,
      reducedMotion: still ? "reduce" : "no-preference",
    });
    if (as && !(as instanceof Somebody)) {
      const [name, value] = as.cookie.split("=") as [string, string];
      await context.addCookies([{ name, value, url: base }]);
    }
    await context.addInitScript(
      ([kept, light, byThemselves, asks, large]) => {
        localStorage.setItem("quadriga.language", JSON.stringify(kept));
        localStorage.setItem("quadriga.theme", JSON.stringify(light));
        localStorage.setItem("quadriga.forced", JSON.stringify(byThemselves));
        localStorage.setItem("quadriga.seals", JSON.stringify(asks));
        localStorage.setItem("quadriga.moments", JSON.stringify(large));
      },
      [language, theme, forced, seals, moments] as const,
    );
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    return new Somebody(base, context, page, phone);
  }

  async leave(): Promise<void> {
    await this.context.close();
    expect(this.mistakes).toEqual([]);
  }

  /** What is measured in one frame is drawn in the next. */
  async drawn(): Promise<void> {
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(this.base + path);
  }

  get table(): string {
    return /\/(?:t|replay)\/([0-9a-f]+)/.exec(this.page.url())?.[1] ?? "";
  }

  /** Ask the server in this person's name. */
  ask<T>(path: string): Promise<T> {
    return this.page.evaluate(async (asked) => (await fetch(asked)).json() as Promise<T>, path);
  }

  now(): Promise<TableNow> {
    return this.ask<TableNow>(`/tables/${this.table}`);
  }

  /** The entry the game stands at, whatever the screen has shown of it. */
  async head(): Promise<number> {
    return (await this.now()).position!.seq;
  }

  /** Make a move without the board. */
  move(seq: number, move: string): Promise<unknown> {
    const said = { request: randomUUID(), seq, move };
    return this.page.evaluate(
      async ([path, body]) => {
        const made = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body });
        if (!made.ok) throw new Error(await made.text());
      },
      [`/tables/${this.table}/moves`, JSON.stringify(said)] as const,
    );
  }

  /** From the home page to a game against bots in one click. */
  async playNow(game: string): Promise<void> {
    await this.goto("/");
    const card = this.page.locator("article", { has: this.page.locator(`a[href="/new/${game}"]`) });
    await card.locator("button.main").click();
    await this.atTheTable();
  }

  /** A game against bots from the form: the way to a game that the home page does not offer. */
  async playByForm(game: string): Promise<void> {
    await this.goto(`/new/${game}`);
    await this.page.locator(".seat label").last().click();
    await this.page.locator("form button[type=submit]").click();
    await this.atTheTable();
  }

  /** Open a table for friends and answer with its link. */
  async openTable(game: string, name: string): Promise<string> {
    await this.goto(`/new/${game}`);
    await this.page.locator(`a[href="/new/${game}"][aria-current]`).waitFor();
    await this.page.locator("input.field").first().fill(name);
    await this.page.locator("form button[type=submit]").click();
    const field = this.page.locator(".copy input");
    await field.waitFor();
    return field.inputValue();
  }

  /** Come by a link with nothing but a name. */
  async comeBy(link: string, name: string): Promise<void> {
    await this.goto(new URL(link).pathname + new URL(link).hash);
    await this.page.locator("#guest-name").fill(name);
    await this.page.locator("form button[type=submit]").click();
    await this.page.locator("ol li").first().waitFor();
  }

  async sitDown(): Promise<void> {
    await this.page.locator("ol .button.main").first().click();
    await this.page.locator("ol .button.main").first().waitFor({ state: "detached" });
  }

  async start(): Promise<void> {
    const start = this.page.locator(".acts .button.main");
    await expect.poll(() => start.isEnabled()).toBe(true);
    await start.click();
    await this.atTheTable();
  }

  async atTheTable(): Promise<void> {
    await this.page.locator("main[data-seq] .thing").filter({ visible: true }).first().waitFor();
  }

  /** The entry the screen stands at; the server may be further. */
  get seq(): Promise<number> {
    return this.page
      .locator("main[data-seq]")
      .getAttribute("data-seq")
      .then((text) => Number(text ?? -1));
  }

  /** The screen has settled on a position, and nothing is under way. */
  async settled(seq: number): Promise<void> {
    await this.page.locator(`main[data-seq="${seq}"][data-ready=true]`).waitFor();
  }

  thing(id: string): Locator {
    return this.page.locator(`.thing[data-thing="${id}"]`).filter({ visible: true }).first();
  }

  /** Click a thing on the board; on a phone, turn to the part of the table it lies on first. */
  async touch(id: string): Promise<void> {
    if (this.phone && !(await this.thing(id).isVisible())) {
      const part = await this.page
        .locator(`.thing[data-thing="${id}"]`)
        .first()
        .evaluate((element) => element.closest<HTMLElement>("[data-part]")?.dataset["part"]);
      await this.page.locator(`nav .tab[data-zone="${part}"]`).click();
    }
    const thing = this.thing(id);
    // Cards of a hand overlap: a person clicks where the card can be seen, once it lies still.
    const spot = await thing.evaluate(async (element) => {
      element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const frame = (): Promise<number> => new Promise(requestAnimationFrame);
      let box = element.getBoundingClientRect();
      for (let still = 0; still < 2;) {
        await frame();
        const now = element.getBoundingClientRect();
        still =
          now.x === box.x && now.y === box.y && now.width === box.width && now.height === box.height ? still + 1 : 0;
        box = now;
      }
      const { x, y, width, height } = box;
      for (const across of [0.5, 0.25, 0.12, 0.75, 0.05])
        for (const down of [0.5, 0.3, 0.7, 0.15]) {
          const found = document.elementFromPoint(x + width * across, y + height * down);
          if (found && element.contains(found)) return { x: x + width * across, y: y + height * down };
        }
      return undefined;
    });
    try {
      if (!spot) await thing.click();
      else if (this.phone) await this.page.touchscreen.tap(spot.x, spot.y);
      else await this.page.mouse.click(spot.x, spot.y);
    } catch (error) {
      await this.page.screenshot({ path: `${FAILURES}/${this.phone ? "phone" : "screen"}-${id}.png` });
      throw error;
    }
  }

  /** Tab on until something has the focus, as a person does who sees where it is. */
  async tabTo(selector: string): Promise<void> {
    const there = (): Promise<boolean> =>
      this.page.evaluate((wanted) => !!document.activeElement?.matches(wanted), selector);
    for (let pressed = 0; pressed < 150 && !(await there()); pressed++) await this.page.keyboard.press("Tab");
    expect(await there(), selector).toBe(true);
  }

  async #count({ moves = [] }: Shown, { at, key }: { at: readonly string[]; key: string }): Promise<void> {
    const { counted } = this;
    const { finals, forced } = await this.ask<{ finals: object; forced?: boolean }>(`/tables/${this.table}/finals`);
    if (moves.length === 1) {
      if (forced && Object.keys(finals).length === 0) counted.themselves++;
      else counted.waiting++;
      return;
    }
    const own = (place: number): boolean => place === 0 || (place === at.length - 1 && key in finals);
    counted.clicks += at.filter((_, place) => own(place) || alternatives(moves, at, place) > 1).length;
    counted.choices += at.filter((_, place) => alternatives(moves, at, place) > 1).length;
  }

  /** Answer a decision without the board, if one is asked. */
  async decideUnseen(random: () => number, choose: Choose): Promise<void> {
    const { position } = await this.now();
    if (position?.moves?.length) await this.move(position.seq, choose(position, random).key);
  }

  /** Answer a decision on the board, if one is asked; true when something was done. */
  async decide(random: () => number, choose: Choose): Promise<boolean> {
    const { position } = await this.now();
    if (!position?.moves?.length) return false;
    await this.settled(position.seq);
    const move = choose(position, random);
    const reachable = await this.page.evaluate(
      (ids) => ids.filter((id) => !document.querySelector(`.thing.legal[data-thing="${id}"]`)),
      [...new Set(position.moves.flatMap((one) => one.at.slice(0, 1)))],
    );
    expect(reachable, `not lit on the board at ${position.seq}`).toEqual([]);
    await this.#count(position, move);
    for (const id of move.at) await this.touch(id);
    await this.page.waitForFunction(
      (seq) => Number(document.querySelector<HTMLElement>("main[data-seq]")?.dataset["seq"] ?? -1) > seq,
      position.seq,
    );
    return true;
  }
}

/** People play a whole game by clicking the board alone; after so many decisions they make the rest without it. */
export async function playOut(
  people: readonly Somebody[],
  random: () => number,
  choose: Choose,
  clicked = Infinity,
): Promise<Shown> {
  const seats = await Promise.all(people.map(async (one) => (await one.now()).table.seat));
  for (let made = 0; ; made++) {
    const { position } = await people[0]!.now();
    if (position?.outcome) return position;
    const asked = people[seats.indexOf(position?.decider ?? -1)];
    if (made < clicked) await asked?.decide(random, choose);
    else await asked?.decideUnseen(random, choose);
  }
}
