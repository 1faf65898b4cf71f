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
    include: [process.env["SCREENSHOTS"] ? "screenshots*.ts" : "**/*.test.ts"],
    globalSetup: [here("../tests/browser/house.ts")],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Two files at a time: a browser waits for the server about as long as it draws.
    maxWorkers: 2,
  },
});
