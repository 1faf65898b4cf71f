import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import type { Plugin as PostCssPlugin } from "postcss";
import { defineConfig } from "vitest/config";
import { languages } from "./languages.ts";
import { CUSTOM_MEDIA } from "./src/lib/breakpoints.ts";

/**
 * `import arch from "icon:triumphal-arch"` gives the drawing of one icon of the game-icons set:
 * only the icons that are used reach the browser.
 */
function gameIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const { icons } = JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, { body: string }> };
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      const icon = icons[id.slice("\0icon:".length)];
      if (!icon) this.error(`game-icons has no icon ${id.slice("\0icon:".length)}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}

/** Catalogues reach the browser without their comments, which are for who translates. */
function bareCatalogues(): Plugin {
  return {
    name: "bare-catalogues",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const text = readFileSync(id.slice(0, -"?raw".length), "utf8");
      this.addWatchFile(id.slice(0, -"?raw".length));
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, "").replace(/\n{2,}(?=[a-zA-Z-])/g, "\n"))}`;
    },
  };
}

/** PostCSS: `@media (--narrow)` in any style becomes the query of that breakpoint. */
const customMedia: PostCssPlugin = {
  postcssPlugin: "custom-media",
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(/\((--[a-z-]+)\)/g, (_, name: string) => {
        const query = CUSTOM_MEDIA[name];
        if (query === undefined) throw rule.error(`src/lib/breakpoints.ts has no ${name}`);
        return query;
      });
    },
  },
};

/** The server hands out each file packed if there is a packed one. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }) {
      const folder = `${dir}/assets`;
      for (const name of readdirSync(folder)) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        writeFileSync(`${folder}/${name}.gz`, gzipSync(readFileSync(`${folder}/${name}`), { level: 9 }));
      }
    },
  };
}

const SERVER = process.env["QUADRIGA_SERVER"] ?? "http://127.0.0.1:8000";
const ROUTES = ["/guests", "/me", "/lobby", "/games", "/tables", "/stream"];

export default defineConfig({
  plugins: [
    gameIcons(),
    bareCatalogues(),
    languages(new URL("../src/quadriga/core/words/", import.meta.url)),
    svelte(),
    packed(),
  ],
  worker: { format: "es" },
  css: { postcss: { plugins: [customMedia] } },
  build: {
    outDir: "../src/quadriga/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: {
    // The host stays the one the browser typed, which is the server's origin: it answers to no other.
    proxy: Object.fromEntries(ROUTES.map((route) => [route, { target: SERVER, changeOrigin: false }])),
    fs: { allow: [".."] },
  },
  // Five seconds, which is the default, are a busy machine's and not a test's.
  test: { include: ["src/**/*.test.ts", "layers.test.ts"], testTimeout: 120_000 },
});
