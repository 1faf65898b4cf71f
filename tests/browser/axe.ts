/** What axe finds wrong with a page, in either light. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(`${process.cwd()}/package.json`).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string; target: string[] }[];
}

const ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What is otherwise in another light: the rest of a page is the same. */
const BY_LIGHT = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

async function violations(page: Page, rules: object): Promise<string[]> {
  const found = await page.evaluate(async (runOnly) => {
    // A small tile may be one of many in a city that a button beside it enlarges: what WCAG 2.5.8 calls equivalent.
    const enlarged = (target: string): boolean => !!document.querySelector(target)?.closest("[data-enlargeable]");
    const run = (
      window as unknown as { axe: { run(context: Document, options: object): Promise<{ violations: Violation[] }> } }
    ).axe.run;
    return (await run(document, { runOnly })).violations.map((fault) => ({
      ...fault,
      nodes: fault.nodes.filter(({ target }) => fault.id !== "target-size" || !enlarged(target[0]!)),
    }));
  }, rules);
  return found.flatMap((fault) =>
    fault.nodes.map((node) => `${fault.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
  );
}

export async function accessFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  await page.evaluate(() => scrollTo(0, 0));
  // What scrolls under a bar of a phone is not small for that: bars lie in the flow while sizes are measured.
  const flat = await page.addStyleTag({
    content: `[data-part="always"], [data-sticks], footer { position: static !important }`,
  });
  const wrong: string[] = [];
  const before = await page.evaluate(() => document.documentElement.dataset["theme"]);
  for (const [theme, rules] of [
    ["lamplight", BY_LIGHT],
    ["day", ALL],
  ] as const) {
    await page.evaluate((light) => (document.documentElement.dataset["theme"] = light), theme);
    wrong.push(...(await violations(page, rules)).map((fault) => `${theme}: ${fault}`));
  }
  await page.evaluate((light) => {
    if (light === undefined) delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = light;
  }, before);
  await flat.evaluate((style) => style.remove());
  return wrong;
}
