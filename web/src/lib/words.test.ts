import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Language, type Pending, type Reader, type Refusal, type TableEvent, Words } from "./words";

interface Case {
  language: Language;
  game: string;
  tell?: string;
  message?: string;
  arguments: Record<string, never>;
  form?: string;
  reader?: Partial<Reader>;
  expected: string | string[];
}

const root = new URL("../../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");
const cases = JSON.parse(read("tests/words/cases.json")) as Case[];

/** A game's folder; the test game lives outside the package. */
function folderOf(game: string): string {
  return game === "toy" ? "tests/toy/src/quadriga_toy" : `src/quadriga/games/${game.replaceAll("-", "_")}`;
}

function wordsFor(game: string, language: Language): Words {
  const core = read(`src/quadriga/core/words/${language}.ftl`);
  if (!game) return new Words(language, [core]);
  const per = /points_per=(\d+)/.exec(read(`${folderOf(game)}/meta.py`));
  return new Words(language, [core, read(`${folderOf(game)}/words/${language}.ftl`)], Number(per?.[1] ?? 1));
}

function told(words: Words, one: Case): string | string[] {
  const given = one.arguments as Record<string, unknown>;
  if (one.message) return words.text(one.message, given as never, one.form ?? "");
  const reader: Reader = { seat: null, players: [], forms: {}, ...one.reader };
  switch (one.tell) {
    case "name":
      return words.name(given["thing"] as string, reader, one.form ?? "", (given["count"] as number) ?? 1);
    case "zone":
      return words.zone(given["zone"] as string, reader);
    case "move":
      return words.move(given["key"] as string, reader, one.form ?? "");
    case "question":
      return words.question(given as unknown as Pending, reader);
    case "refusal":
      return words.refusal({ rule: given["rule"] as string, args: (given["args"] ?? {}) as Refusal["args"] }, reader);
    case "log":
      return words.log(given["events"] as TableEvent[], reader);
    case "points":
      return words.points(given["units"] as number);
    case "list":
      return words.listed(given["texts"] as string[]);
  }
  throw new Error(`nothing is told as ${one.tell}`);
}

describe("the engine's own cases", () => {
  const named = cases.map((one): [string, Case] => [
    `${one.language} ${one.message ?? one.tell} ${JSON.stringify(one.arguments)}`,
    one,
  ]);
  it.each(named)("%s", (_, one) => {
    expect(told(wordsFor(one.game, one.language), one)).toEqual(one.expected);
  });
});
