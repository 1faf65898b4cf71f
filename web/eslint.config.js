/** What is wrong by its look: types that are not awaited or not checked, markup, and imports that point up. */
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The folders of `src`, and the folders that each may import from besides itself. */
export const LAYERS = {
  api: [],
  lib: ["api"],
  live: ["api", "lib"],
  boards: ["api", "lib"],
  table: ["api", "lib", "live", "boards"],
  replay: ["api", "lib", "live", "boards", "table"],
  guide: ["api", "lib", "live", "boards", "table"],
  shell: ["api", "lib", "live", "boards", "table", "replay", "guide"],
};

const outside = {
  regex: "^(\\.\\./)+boards/(?!boards$|films$|scenes$|GamePicture\\.svelte$)",
  message: "A game is known to its own board only.",
};
const others = { regex: "^\\.\\./(?!boards$|scenes$|\\.\\./)", message: "A board imports no other board." };

/** `no-restricted-imports` for each folder: whatever lies above it, and what is one board's own. */
const layers = Object.entries(LAYERS).flatMap(([folder, below]) => {
  const above = Object.keys(LAYERS).filter((other) => other !== folder && !below.includes(other));
  const patterns = above.map((other) => ({
    regex: `^(\\.\\./)+${other}/`,
    message: `src/${folder} imports from ${[folder, ...below].join(", ")} only.`,
  }));
  const rule = (files, ...more) => ({
    files: [files],
    rules: { "no-restricted-imports": ["error", { patterns: [...patterns, ...more] }] },
  });
  if (folder === "boards") return [rule("src/boards/*.ts"), rule("src/boards/*/**", others)];
  return [rule(`src/${folder}/**`, outside)];
});

export default ts.config(
  { ignores: ["node_modules/", "src/api/schema.ts"] },
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      // TypeScript knows what there is.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Caches and what lives within one function are plain on purpose; what is drawn from is `$state`.
      "svelte/prefer-svelte-reactivity": "off",
      // Only drawings of the icon package, bundled at build time, are put in as HTML.
      "svelte/no-at-html-tags": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // With types, where a promise nobody waits for hides; components are left out, for which it takes minutes.
    files: ["src/**/*.ts"],
    ignores: ["src/**/*.svelte.ts"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { "@typescript-eslint/no-floating-promises": "error", "@typescript-eslint/await-thenable": "error" },
  },
  ...layers,
);
