import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { CUSTOM_MEDIA } from "./breakpoints";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|css|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => [path, readFileSync(`${SOURCES}/${path}`, "utf8")] as const);

it("is the only place with a breakpoint: styles name it, and code asks lib/window_size", () => {
  const own = /@media[^{]*\d(px|em)|innerWidth\.current|matchMedia\([^)]*width/;
  expect(files.flatMap(([path, text]) => (own.test(text) ? [path] : []))).toEqual(["lib/window_size.ts"]);
});

it("is not for tables, whose frame is fitted by width and height", () => {
  const tables = files.filter(([path]) =>
    /^(boards|replay)\/|^table\/(Play|Frame|Rail|Question|Strip|Bar|Log)/.test(path),
  );
  expect(tables.flatMap(([path, text]) => (/@media (not )?\(--(?!low|rather-low)/.test(text) ? [path] : []))).toEqual(
    [],
  );
});

it("has the names that styles use, and only those", () => {
  const queries = files.flatMap(([, text]) => text.match(/@media[^{`]*\{/g) ?? []);
  const used = new Set(queries.flatMap((query) => query.match(/--[a-z-]+/g) ?? []));
  expect([...used].sort()).toEqual(Object.keys(CUSTOM_MEDIA).sort());
});
