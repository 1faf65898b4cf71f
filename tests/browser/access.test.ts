/** No screen has a fault that axe can find, in either light, on a screen or a phone; none is wider than its phone. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launch, Somebody } from "./people";
import { SCREENS } from "./screens";

const axe = readFileSync(createRequire(`${process.cwd()}/package.json`).resolve("axe-core/axe.min.js"), "utf8");
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Fault {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  // What scrolls under a bar of a phone is not small for that: bars lie in the flow while sizes are measured.
  const flat = await page.addStyleTag({
    content: `[data-part="always"], footer { position: static !important }`,
  });
  const found = await page.evaluate(async () => {
    const run = (
      window as unknown as { axe: { run(context: Document, options: object): Promise<{ violations: Fault[] }> } }
    ).axe.run;
    return (await run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }))
      .violations;
  });
  await flat.evaluate((style) => style.remove());
  return found.flatMap((fault) =>
    fault.nodes.map((node) => `${fault.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
  );
}

describe.each([{ phone: false }, { phone: true }])("phone: $phone", ({ phone }) => {
  it("every screen is without fault in either light", async () => {
    const anna = await Somebody.arrive(browser, inject("base"), { phone });
    const found: Record<string, string[]> = {};
    for (const { name, open } of SCREENS) {
      await open(anna);
      const wrong: string[] = [];
      for (const theme of ["lamplight", "day"]) {
        await anna.page.evaluate((light) => (document.documentElement.dataset["theme"] = light), theme);
        wrong.push(...(await faults(anna.page)).map((fault) => `${theme}: ${fault}`));
      }
      // A phone zooms out of a page that is too wide, and innerWidth with it: the screen itself is the measure.
      const { width } = anna.page.viewportSize()!;
      const wide = (await anna.page.evaluate(() => document.documentElement.scrollWidth)) - width;
      if (wide > 0) wrong.push(`wider than the screen by ${wide}px`);
      if (wrong.length > 0) found[name] = wrong;
    }
    expect(found).toEqual({});
    await anna.leave();
  });
});
