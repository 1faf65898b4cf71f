import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

function ids(path: string): string[] {
  return new FluentResource(read(path)).body.map((message) => message.id).sort();
}

it.each([".", "../boards/builders/words", "../boards/glory_to_rome/words", "../boards/minerva/words"])(
  "%s has the same messages in both languages, each once",
  (folder) => {
    const english = ids(`${folder}/en.ftl`);
    expect(ids(`${folder}/fr.ftl`)).toEqual(english);
    expect(new Set(english).size).toBe(english.length);
  },
);
