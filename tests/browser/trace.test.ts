/**
 * What the browser does while a card travels, by its own trace: nothing is animated but transform and opacity, and nothing
 * is laid out after the first frame. How long the page's thread works is printed, and held to what was promised where
 * `TEST_WHOLE=1` asks for it, which also slows it down four times: the time is the machine's, although it is counted by the
 * thread's own clock (`tdur`), which does not go on while others have the processor.
 */
import type { Browser, CDPSession } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chance, type Choose, launch, Somebody } from "./people";
import { CHOICES } from "./tastes";

interface Traced {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Microseconds the thread itself ran, whatever else the machine did meanwhile. */
  tdur?: number;
  pid: number;
  tid: number;
  args?: { data?: { message?: string }; name?: string };
}

const GAMES = ["builders", "glory-to-rome", "minerva", "porta-nigra"] as const;
/** Flights of each game that are looked at, and the most decisions until there have been so many. */
const FLIGHTS = 2;
const PATIENCE = 60;
/** Milliseconds of a frame on the mean, and of the longest task where the processor is slowed down four times. */
const FRAME = 4;
const TASK = 50;
const CATEGORIES = "devtools.timeline,blink.user_timing,disabled-by-default-devtools.timeline,toplevel";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Watched {
  flights: number;
  animated: Set<string>;
  /** Resolves when the newest position is drawn, is not this one any more, and nothing travels. */
  after(seq: number): Promise<void>;
}

/**
 * Marks in the trace when something sets out and when nothing travels any more, and notes what is animated. The page tells
 * by itself when it is at rest: a test that asked it again and again would be most of what its thread does.
 */
async function markFlights(one: Somebody): Promise<void> {
  await one.page.evaluate(() => {
    let aloft = false;
    const asked: [number, () => void][] = [];
    const watched: Watched = {
      flights: 0,
      animated: new Set(),
      after: (seq) => new Promise((done) => (asked.push([seq, done]), look())),
    };
    Object.assign(window, { watched });
    const look = (): void => {
      const travelling = document.querySelector("[data-travelling]") !== null;
      if (travelling !== aloft) {
        aloft = travelling;
        performance.mark(travelling ? "flight-begins" : "flight-ends");
        if (!travelling) watched.flights++;
        for (const animation of travelling ? document.getAnimations() : [])
          for (const frame of (animation.effect as KeyframeEffect).getKeyframes())
            for (const name of Object.keys(frame)) watched.animated.add(name);
      }
      if (!aloft) requestAnimationFrame(() => requestAnimationFrame(answer)); // what is drawn now may set out only then
    };
    const answer = (): void => {
      const { seq, ready } = document.querySelector<HTMLElement>("main[data-seq]")!.dataset;
      if (ready !== "true" || aloft) return;
      for (let place = asked.length - 1; place >= 0; place--)
        if (Number(seq) > asked[place]![0]) asked.splice(place, 1)[0]![1]();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    observer.observe(document.querySelector("main[data-seq]")!, { attributeFilter: ["data-seq", "data-ready"] });
  });
}

/** Answer a decision, if one is asked, and wait for what comes of it without asking the page anything meanwhile. */
async function decide(one: Somebody, random: () => number, choose: Choose): Promise<void> {
  const after = (seq: number): Promise<void> =>
    one.page.evaluate((drawn) => (window as unknown as { watched: Watched }).watched.after(drawn), seq);
  const position = (await one.now()).position!;
  const asked = (position.moves ?? []).length > 0;
  if (asked) await after(position.seq - 1);
  const rest = after(position.seq);
  if (asked) for (const id of choose(position, random).at) await one.touch(id);
  await rest;
}

async function traced(session: CDPSession, during: () => Promise<void>): Promise<Traced[]> {
  const events: Traced[] = [];
  const collect = ({ value }: { value: unknown[] }): void => void events.push(...(value as Traced[]));
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", { transferMode: "ReportEvents", categories: CATEGORIES });
  await during();
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", collect);
  return events.sort((first, second) => first.ts - second.ts);
}

interface Flight {
  layouts: number;
  frames: number;
  /** Milliseconds the page's thread worked in all after the first frame, and in its longest task. */
  worked: number;
  longest: number;
}

/** What the page's own thread did in each flight, from its second frame on. */
function flightsIn(events: readonly Traced[]): Flight[] {
  const begins = events.filter(({ name }) => name === "flight-begins");
  return begins.flatMap((begin) => {
    const own = events.filter(({ pid, tid, ts }) => pid === begin.pid && tid === begin.tid && ts > begin.ts);
    const end = own.find(({ name }) => name === "flight-ends");
    // Of the first frame is whatever comes before it is committed to be drawn.
    const first = own.find(({ name }) => name === "Commit");
    if (!end || !first) return [];
    const within = own.filter(({ ts }) => ts > first.ts && ts < end.ts);
    // In the last one everything has arrived, and what can be done next is drawn: nothing travels then.
    const tasks = within.filter(({ name, ts, dur = 0 }) => name === "RunTask" && ts + dur < end.ts);
    const lasted = tasks.map(({ tdur = 0 }) => tdur / 1000);
    return [
      {
        layouts: within.filter(({ name }) => name === "Layout").length,
        frames: within.filter(({ name }) => name === "Commit").length,
        worked: lasted.reduce((sum, one) => sum + one, 0),
        longest: Math.max(0, ...lasted),
      },
    ];
  });
}

it.each(GAMES)("moves a card of %s by transform and opacity alone, and lays nothing out", async (game) => {
  for (const throttle of process.env["TEST_WHOLE"] ? [1, 4] : [1]) {
    const anna = await Somebody.arrive(browser, inject("base"), { still: false });
    await anna.playNow(game);
    await markFlights(anna);
    const session = await anna.context.newCDPSession(anna.page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
    const random = chance(7);
    const count = (): Promise<number> =>
      anna.page.evaluate(() => (window as unknown as { watched: Watched }).watched.flights);
    const events = await traced(session, async () => {
      for (let made = 0; made < PATIENCE && (await count()) < FLIGHTS; made++)
        await decide(anna, random, CHOICES[game]!);
    });
    const flights = flightsIn(events);
    const frames = flights.reduce((sum, one) => sum + one.frames, 0);
    const worked = flights.reduce((sum, one) => sum + one.worked, 0);
    const longest = Math.max(...flights.map((one) => one.longest));
    console.log(
      `${game}, throttled ${throttle} times: ${flights.length} flights, ${frames} frames, ` +
        `layouts ${flights.map((one) => one.layouts).join(", ")}, ` +
        `${(worked / Math.max(1, frames)).toFixed(1)} ms a frame, longest task ${longest.toFixed(1)} ms`,
    );
    expect(flights.length).toBeGreaterThanOrEqual(1);
    expect(flights.map((one) => one.layouts)).toEqual(flights.map(() => 0));
    if (process.env["TEST_WHOLE"] && throttle === 1) expect(worked / Math.max(1, frames)).toBeLessThan(FRAME);
    if (throttle > 1) expect(longest).toBeLessThan(TASK);
    const animated = await anna.page.evaluate(() => [...(window as unknown as { watched: Watched }).watched.animated]);
    const timing = ["offset", "computedOffset", "easing", "composite"];
    expect(animated.filter((name) => !timing.includes(name)).sort()).toEqual(
      ["opacity", "transform", "translate"].filter((name) => animated.includes(name)),
    );
    await anna.leave();
  }
});
