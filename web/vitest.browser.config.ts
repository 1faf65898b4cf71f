/** The browser tests: a real server, a real database, a real browser. `npm run test:browser`. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: Object.fromEntries(["playwright-core", "axe-core"].map((name) => [name, here(`node_modules/${name}`)])),
  },
  server: { fs: { strict: false } },
  test: {
    dir: here("../tests/browser"),
    include: [process.env["SCREENSHOTS"] ? "screenshots.ts" : "**/*.test.ts"],
    globalSetup: [here("../tests/browser/house.ts")],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    // Two cores: the server needs one of them.
    maxWorkers: 1,
    fileParallelism: false,
  },
});
