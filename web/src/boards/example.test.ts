/** The example in `docs/boards.md` is a board: it compiles, and what it imports is there. */
import { existsSync, readFileSync } from "node:fs";
import { compile } from "svelte/compiler";
import ts from "typescript";
import { expect, it } from "vitest";

const guide = readFileSync(new URL("../../../docs/boards.md", import.meta.url), "utf8");

/** The block of the guide that is a file of the example. */
function exampleOf(file: string, language: string): string {
  const fence = "```";
  const found = new RegExp(`${fence}${language}\\n[^\\n]*${file.replace(".", "\\.")}[^\\n]*\\n([^]*?)${fence}`).exec(
    guide,
  );
  return found![1]!;
}

/** Whatever a file imports from this tree, with the names it asks for. */
function importsOf(source: string): [string, string[]][] {
  return [...source.matchAll(/import (?:type )?(.+) from "(\.[^"]+)"/g)].map(([, what, path]) => [
    path!,
    /\{(.+)\}/
      .exec(what!)?.[1]
      ?.split(",")
      .map((name) => name.trim().replace(/^type /, "")) ?? [],
  ]);
}

it.each([
  ["index.ts", "ts"],
  ["view.ts", "ts"],
])("%s has no mistake in its grammar", (file, language) => {
  const { diagnostics } = ts.transpileModule(exampleOf(file, language), { reportDiagnostics: true });
  expect(diagnostics).toEqual([]);
});

it("Table.svelte compiles without a warning", () => {
  const { warnings } = compile(exampleOf("Table.svelte", "svelte"), { filename: "Table.svelte", generate: "client" });
  expect(warnings.map((warning) => warning.message)).toEqual([]);
});

it("imports only what there is", () => {
  const files = [exampleOf("index.ts", "ts"), exampleOf("view.ts", "ts"), exampleOf("Table.svelte", "svelte")];
  const asked = files.flatMap(importsOf).filter(([path]) => path.startsWith("../"));
  expect(asked.length).toBeGreaterThan(4);
  for (const [path, names] of asked) {
    // As it would be seen from a board's own folder.
    const beside = new URL(`plain/${path}`, import.meta.url);
    const file = [beside.pathname, `${beside.pathname}.ts`].find((one) => existsSync(one) && !one.endsWith("boards"));
    expect(file, path).toBeDefined();
    const source = readFileSync(file!, "utf8");
    for (const name of names) expect(source, path).toMatch(new RegExp(`export (\\w+ )+${name}\\b`));
  }
});
