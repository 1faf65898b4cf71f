/** The browser tests: a real server, a real database, a real browser. `npm run test:browser`. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Whole games and the gate first: a long file that begins last is waited for by an idle core. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const long = (file: TestSpecification): boolean => /fit\.test|whole_games|keyboard|access/.test(file.moduleId);
    return [...files.filter(long), ...files.filter((file) => !long(file))];
  }
}

export default defineConfig({
  resolve: {
    alias: Object.fromEntries(["playwright-core", "axe-core"].map((name) => [name, here(`node_modules/${name}`)])),
  },
  server: { fs: { strict: false } },
  test: {
    dir: here("../tests/browser"),
    include: [process.env["SCREENSHOTS"] ? "screenshots*.ts" : "**/*.test.ts"],
    globalSetup: [here("../tests/browser/house.ts")],
    testTimeout: 1_200_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 180_000 } },
    // Two files at a time: a browser waits for the server about as long as it draws.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
