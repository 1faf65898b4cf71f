/**
 * From `quadriga home` to the first move against a bot, in a folder where nothing is yet. The time is printed, and is no
 * part of the test: `python bench/home.py` measures it with an installed wheel.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "./house";
import { chance, launch, Somebody } from "./people";
import { CHOICES } from "./tastes";

let browser: Browser;
let folder = "";
beforeAll(async () => {
  browser = await launch();
  folder = mkdtempSync(join(tmpdir(), "qh"));
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

it("plays the first move against a bot on a home server that was never started before", async () => {
  const port = await freePort();
  const words = ["home", "--folder", join(folder, "home"), "--port", String(port), "--only-here", "--no-browser"];
  const began = performance.now();
  const home = spawn("quadriga", [...words, "--lang", "en"], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<number | null>((done) => home.once("exit", done));
  try {
    let said = "";
    await new Promise<void>((ready, failed) => {
      home.stdout.on("data", (data: Buffer) => {
        said += data.toString();
        if (said.includes("Ctrl-C")) ready();
      });
      home.once("exit", () => failed(new Error(`it ended: ${said}`)));
    });
    const ready = performance.now();
    const anna = await Somebody.arrive(browser, `http://127.0.0.1:${port}`);
    await anna.playNow("builders");
    const random = chance(2);
    const mine = (await anna.now()).table.seat;
    // Whoever begins: the bots are waited for, and then she moves by clicking.
    let before = await anna.now();
    while (before.position?.decider !== mine) {
      await anna.page.waitForTimeout(30);
      before = await anna.now();
    }
    await anna.settled(before.position!.seq);
    expect(await anna.decide(random, CHOICES["builders"]!)).toBe(true);
    const moved = performance.now();
    expect(await anna.head()).toBeGreaterThan(before.position!.seq);
    const seconds = (to: number): string => ((to - began) / 1000).toFixed(1);
    console.log(`quadriga home: ready after ${seconds(ready)} s, first move after ${seconds(moved)} s`);
    await anna.leave();
  } finally {
    home.kill("SIGINT");
  }
  expect(await ended).toBe(0);
});
