/**
 * What the browser does while a card travels, by its own trace: nothing is animated but transform and opacity. How often it
 * lays something out after the first frame, and how long its thread works a frame, is printed and no part of the test: what
 * the mouse rests on, an answer that comes late and the machine have a share in it. `TEST_WHOLE=1` also slows it down
 * four times.
 */
import type { Browser, CDPSession } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chance, launch, Somebody } from "./people";
import { CHOICES } from "./tastes";

interface Traced {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { data?: { message?: string }; name?: string };
}

const GAMES = ["builders", "glory-to-rome", "minerva", "porta-nigra"] as const;
/** Flights of each game that are looked at, and the most decisions until there have been so many. */
const FLIGHTS = 2;
const PATIENCE = 60;
const CATEGORIES = "devtools.timeline,blink.user_timing,disabled-by-default-devtools.timeline,toplevel";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Marks in the trace when something sets out and when nothing travels any more, and notes what is animated. */
async function markFlights(one: Somebody): Promise<void> {
  await one.page.evaluate(() => {
    const animated = new Set<string>();
    Object.assign(window, { animated, flights: 0 });
    let aloft = false;
    new MutationObserver(() => {
      const travelling = document.querySelector("[data-travelling]") !== null;
      if (travelling === aloft) return;
      aloft = travelling;
      performance.mark(travelling ? "flight-begins" : "flight-ends");
      if (!travelling) (window as unknown as { flights: number }).flights++;
      for (const animation of travelling ? document.getAnimations() : [])
        for (const frame of (animation.effect as KeyframeEffect).getKeyframes())
          for (const name of Object.keys(frame)) animated.add(name);
    }).observe(document.body, { childList: true });
  });
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
    const lasted = tasks.map(({ dur = 0 }) => dur / 1000);
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

it.each(GAMES)("moves a card of %s by transform and opacity alone", async (game) => {
  for (const throttle of process.env["TEST_WHOLE"] ? [1, 4] : [1]) {
    const anna = await Somebody.arrive(browser, inject("base"), { still: false });
    await anna.playNow(game);
    await markFlights(anna);
    const session = await anna.context.newCDPSession(anna.page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
    const random = chance(7);
    const count = (): Promise<number> => anna.page.evaluate(() => (window as unknown as { flights: number }).flights);
    const events = await traced(session, async () => {
      for (let made = 0; made < PATIENCE && (await count()) < FLIGHTS;) {
        if (await anna.decide(random, CHOICES[game]!)) made++;
        // What is clicked meanwhile is drawn at once, as it must be: it is not the flight's doing.
        await anna.page.waitForFunction(() => !document.querySelector("[data-travelling]"));
      }
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
    const animated = await anna.page.evaluate(() => [...(window as unknown as { animated: Set<string> }).animated]);
    const timing = ["offset", "computedOffset", "easing", "composite"];
    expect(animated.filter((name) => !timing.includes(name)).sort()).toEqual(
      ["opacity", "transform", "translate"].filter((name) => animated.includes(name)),
    );
    await anna.leave();
  }
});
