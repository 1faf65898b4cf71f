import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DEFAULT, LANGUAGES } from "./languages";
import { type Pending, type Reader, type Refusal, type TableEvent, Words } from "./words";

/** Something to tell: with `forms`, in several forms of its message at once. */
interface Case {
  tell?: string;
  message?: string;
  arguments: Record<string, unknown>;
  form?: string;
  forms?: Record<string, string[]>;
  reader?: Partial<Reader>;
}

type Text = string | string[];

const root = new URL("../../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

/** A game's folder; the test game lives outside the package. */
function folderOf(game: string): string {
  return game === "toy" ? "tests/toy/src/quadriga_toy" : `src/quadriga/games/${game.replaceAll("-", "_")}`;
}

/** The catalogues as a page loads them: the shell's and the board's must not get in the way of the engine's. */
function wordsFor(game: string, language: string): Words {
  const core = [read(`src/quadriga/core/words/${language}.ftl`), read(`web/src/words/${language}.ftl`)];
  if (!game) return new Words(language, core);
  const per = /points_per=(\d+)/.exec(read(`${folderOf(game)}/meta.py`));
  const board = `web/src/boards/${game.replaceAll("-", "_")}/words/${language}.ftl`;
  const own = [`${folderOf(game)}/words/${language}.ftl`, board].filter((path) => existsSync(new URL(path, root)));
  return new Words(language, [...core, ...own.map(read)], Number(per?.[1] ?? 1));
}

function told(words: Words, one: Case): Text {
  const given = one.arguments;
  if (one.message) return words.text(one.message, given as never, one.form ?? "");
  if (one.forms)
    return one.forms[words.language]!.map((form) => told(words, { ...one, forms: undefined, form }) as string);
  const reader: Reader = { seat: null, players: [], forms: {}, ...one.reader };
  switch (one.tell) {
    case "name":
      return words.name(given["thing"] as string, reader, one.form ?? "", (given["count"] as number) ?? 1);
    case "zone":
      return words.zone(given["zone"] as string, reader, one.form ?? "");
    case "move":
      return words.move(given["key"] as string, reader, one.form ?? "");
    case "question":
      return words.question(given as unknown as Pending, reader);
    case "refusal":
      return words.refusal({ rule: given["rule"] as string, args: (given["args"] ?? {}) as Refusal["args"] }, reader);
    case "log":
      return words.log(given["events"] as TableEvent[], reader);
    case "entry":
      return words.entry(
        given["type"] as string,
        (given["seat"] as number | undefined) ?? null,
        (given["to"] as number | undefined) ?? null,
        reader,
      );
    case "winners":
      return words.winners(given["places"] as number[], given["totals"] as number[], reader);
    case "points":
      return words.points(given["units"] as number);
    case "list":
      return words.listed(given["texts"] as string[]);
    case "category":
      return words.category(given["name"] as string);
    case "ending":
      return words.ending(given["name"] as string);
    case "option":
      return words.option(given["name"] as string);
    case "option-value":
      return words.optionValue(given["option"] as string, given["value"]);
  }
  throw new Error(`nothing is told as ${one.tell}`);
}

describe("cases written by hand", () => {
  const cases = JSON.parse(read("tests/words/cases.json")) as (Case & {
    language: string;
    game: string;
    expected: Text;
  })[];
  it.each(cases.map((one) => [`${one.language} ${one.message ?? one.tell} ${JSON.stringify(one.arguments)}`, one]))(
    "%s",
    (_, one) => {
      const { language, game, expected } = one as (typeof cases)[number];
      expect(told(wordsFor(game, language), one as Case)).toEqual(expected);
    },
  );
});

describe("what the engine told while games were played", () => {
  const files = readdirSync(new URL("tests/words/played/", root));
  const complete = LANGUAGES.filter((one) => one.complete);
  const runs = files.flatMap((file) => complete.map(({ id }) => [file, id] as const));
  it.each(runs)("%s in %s", (file, language) => {
    const cases = JSON.parse(read(`tests/words/played/${file}`)) as (Case & { expected: Record<string, Text> })[];
    const words = wordsFor(file.replace(".json", ""), language);
    const wrong = cases.flatMap((one) => {
      const said = told(words, one);
      const expected = one.expected[language];
      return JSON.stringify(said) === JSON.stringify(expected)
        ? []
        : [{ tell: one.tell, arguments: one.arguments, said, expected }];
    });
    expect(cases.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});

describe("a language that lacks nearly everything", () => {
  const files = readdirSync(new URL("tests/words/played/", root));
  const german = "language-name = Deutsch\nseat = Spieler { $number }\n";
  const inGerman = (text: string): string => text.replaceAll(/Player (?=\d)/g, "Spieler ");

  it.each(files)("tells %s in its own words and otherwise as the default does", (file) => {
    const cases = JSON.parse(read(`tests/words/played/${file}`)) as (Case & { expected: Record<string, Text> })[];
    const game = file.replace(".json", "");
    const spare = wordsFor(game, DEFAULT);
    const filled = new Words("de", [german], spare.pointsPer, spare);
    for (const one of cases) {
      const forms = one.forms && { ...one.forms, de: one.forms[DEFAULT]! };
      const expected = one.expected[DEFAULT]!;
      expect(told(filled, { ...one, forms })).toEqual(
        typeof expected === "string" ? inGerman(expected) : expected.map(inGerman),
      );
    }
  });

  it("tells a sentence as the default does when a thing lacks the form it asks for", () => {
    const own =
      "thing-x = Haus\n    .dem = dem Haus\nhappened-seen = Man sieht { $thing-den }\n    .detail = von { $thing-dem }\n";
    const spare = new Words("en", ["thing-x = House\n    .the = the house\nhappened-seen = One sees { $thing-the }\n"]);
    const words = new Words("de", [own], 1, spare);
    const seen = { thing: words.name("x"), "thing-dem": words.name("x", undefined, "dem"), "thing-the": "the house" };
    expect(words.text("happened-seen", seen)).toBe("One sees the house");
    expect(words.text("happened-seen", seen, "detail")).toBe("von dem Haus");
    expect(words.name("x", undefined, "the")).toBe("the house");
  });
});
