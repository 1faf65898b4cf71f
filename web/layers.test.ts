/** The layer rule bites: imports that point up, or into another game's board, are errors. */
import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";
import { expect, it, vi } from "vitest";

vi.setConfig({ testTimeout: 60_000 }); // reading the types of the whole client comes first
const here = fileURLToPath(new URL(".", import.meta.url));
const eslint = new ESLint({
  cwd: here,
  overrideConfigFile: `${here}/eslint.config.js`,
  ruleFilter: ({ ruleId }) => ruleId === "no-restricted-imports",
});

async function mayImport(file: string, from: string): Promise<boolean> {
  const [result] = await eslint.lintText(`import { one } from "${from}";\nexport const two = one;\n`, {
    filePath: `${here}/src/${file}`,
  });
  return !result!.messages.some((message) => message.ruleId === "no-restricted-imports");
}

it.each([
  ["api/ask.ts", "../lib/fair"],
  ["lib/fair.ts", "../live/port"],
  ["live/port.ts", "../table/names"],
  ["boards/boards.ts", "../table/names"],
  ["boards/minerva/grid.ts", "../../table/names"],
  ["boards/minerva/grid.ts", "../porta_nigra/plan"],
  ["table/names.ts", "../shell/Home.svelte"],
  ["table/names.ts", "../replay/replay_store.svelte"],
  ["table/names.ts", "../boards/minerva/grid"],
  ["replay/replay_store.svelte.ts", "../shell/Home.svelte"],
  ["guide/guide_store.svelte.ts", "../replay/replay_store.svelte"],
])("%s may not import %s", async (file, from) => {
  expect(await mayImport(file, from)).toBe(false);
});

it.each([
  ["api/ask.ts", "./types"],
  ["live/port.ts", "../lib/kept"],
  ["boards/minerva/grid.ts", "../boards"],
  ["boards/minerva/grid.ts", "../../lib/words"],
  ["table/names.ts", "../boards/boards"],
  ["replay/replay_store.svelte.ts", "../table/names"],
])("%s may import %s", async (file, from) => {
  expect(await mayImport(file, from)).toBe(true);
});
