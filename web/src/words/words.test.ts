import { readFileSync, readdirSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { LANGUAGES } from "../lib/languages";

const source = new URL("../", import.meta.url);

function ids(path: string): string[] {
  const text = readFileSync(new URL(path, source), "utf8");
  return new FluentResource(text).body.map((message) => message.id).sort();
}

const catalogues = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("en.ftl"));

it("finds the catalogues of the shell and of the boards", () => {
  expect(catalogues).toContain("words/en.ftl");
  expect(catalogues.length).toBeGreaterThan(1);
});

it.each(catalogues)("%s has the same messages in every language that promises them, each once", (english) => {
  const messages = ids(english);
  for (const { id } of LANGUAGES.filter((one) => one.complete))
    expect(ids(english.replace(/en\.ftl$/, `${id}.ftl`)), id).toEqual(messages);
  expect(new Set(messages).size).toBe(messages.length);
});
