import { expect, it } from "vitest";
import { NOBODY, Words } from "../lib/words";
import { instead } from "./instead";
import { deedOf } from "./tip";

const words = new Words("en", [
  `
thing-card = Card
thing-hill = Hill
thing-field = Field
move-play = Play { $a }
    .group = Play
move-put-on = Put { $a } on { $b }
    .group = Put
move-end = End
    .group = Other
move-pass = Pass
    .group = Other
`,
]);
const put = [
  { key: "put card on hill", at: ["card", "hill"] },
  { key: "put card on field", at: ["card", "field"] },
];
const end = { key: "end", at: ["end"] };

it("says the move that a click makes", () => {
  expect(deedOf([end, ...put], [], "end", words, NOBODY)).toEqual({ verb: "End", move: end, ways: 1, next: [] });
});

it("says what is clicked next while a click only begins a move, and the move once it ends one", () => {
  const begun = deedOf([end, ...put], [], "card", words, NOBODY);
  expect(begun).toEqual({ verb: "Put", move: null, ways: 2, next: ["Hill", "Field"] });
  expect(deedOf([end, ...put], ["card"], "hill", words, NOBODY)?.verb).toBe("Put Card on Hill");
});

it("says nothing of what leads nowhere", () => {
  expect(deedOf([end, ...put], [], "hill", words, NOBODY)).toBeNull();
});

it("offers the nearest moves first, one by one while they are few or of different sorts", () => {
  const pass = { key: "pass", at: ["pass"] };
  const lines = instead([end, pass, ...put], ["put card on field"], words, NOBODY);
  expect(lines.map((line) => line.text)).toEqual(["Put Card on Field", "Put Card on Hill", "End", "Pass"]);
});

it("takes many of one sort together", () => {
  const many = ["card", "hill", "field"].map((one) => ({ key: `play ${one}`, at: [one] }));
  expect(instead(many, [], words, NOBODY).map((line) => [line.text, line.moves.length])).toEqual([["Play", 3]]);
});
