import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { languagesIn } from "../../languages";
import { DEFAULT, isComplete, LANGUAGES, languageFor, titleIn } from "./languages";

it("knows the languages of the core, the default first", () => {
  expect(LANGUAGES).toEqual(languagesIn(new URL("../../../src/quadriga/core/words/", import.meta.url)));
  expect(LANGUAGES[0]).toEqual({ id: "en", name: "English", complete: true });
  expect(LANGUAGES).toContainEqual({ id: "fr", name: "Français", complete: true });
});

it("takes a file more for a language more", () => {
  const folder = mkdtempSync(`${tmpdir()}/words-`);
  writeFileSync(`${folder}/en.ftl`, "language-name = English\nlanguage-complete = yes\n");
  writeFileSync(`${folder}/de.ftl`, "language-name = Deutsch\n");
  expect(languagesIn(pathToFileURL(`${folder}/`))).toEqual([
    { id: "en", name: "English", complete: true },
    { id: "de", name: "Deutsch", complete: false },
  ]);
  rmSync(folder, { recursive: true });
});

it.each([
  [["fr-CA", "en"], "fr"],
  [["FR"], "fr"],
  [["tlh", "fr", "en"], "fr"],
  [["en-GB", "fr"], "en"],
  [["tlh"], DEFAULT],
  [[], DEFAULT],
])("%j is read in %s", (wishes, language) => {
  expect(languageFor(wishes)).toBe(language);
});

it("calls a game by its title, or as the default does", () => {
  const game = { id: "toy", titles: { en: "Toy", fr: "Jouet" } };
  expect(["fr", "tlh"].map((language) => titleIn(language, game))).toEqual(["Jouet", "Toy"]);
  expect(titleIn("fr", { id: "toy", titles: {} })).toBe("toy");
});

it("promises nothing for a language that is not there", () => {
  expect([isComplete(DEFAULT), isComplete("tlh")]).toEqual([true, false]);
});
