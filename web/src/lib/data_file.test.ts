import { expect, test } from "vitest";
import { LONGEST, textOf, TooLong } from "./data_file";

const chosen = (text: string): FileList => [new File([text], "mine.toml")] as unknown as FileList;

test("a file is sent as it is", async () => {
  expect(await textOf(chosen("[numbers]\nrounds = 2\n"))).toBe("[numbers]\nrounds = 2\n");
  expect(await textOf(null)).toBe("");
});

test("a file the server would not take is not sent", async () => {
  await expect(textOf(chosen("#".repeat(LONGEST + 1)))).rejects.toThrow(TooLong);
});
