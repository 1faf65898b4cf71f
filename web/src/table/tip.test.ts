import { expect, it } from "vitest";
import type { Foreseen } from "../api/types";
import { NOBODY, Words } from "../lib/words";
import { instead } from "./instead";
import { bargainOf, deedOf, otherwise } from "./tip";

const words = new Words("en", [
  `
thing-card = Card
thing-hill = Hill
thing-field = Field
thing-coin = coin
    .the = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
takes-actions = { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
log-line = { $sentence }
list-last = { $first } and { $last }
moved-to-p-land = You get { $thing }
moved-to-bank = You pay { $count }
zone-bank = Bank
zone-p-purse = Purse
zone-p-land = Land
zone-p-play = Play
zone-market = Market
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

const YOU = { ...NOBODY, seat: 0 };
const pays = (count: number) => ({ type: "moved", kind: "coin", count, source: "p0.purse", target: "bank" }) as const;
const gets = { type: "moved", kind: "hill", count: 1, source: "market", target: "p0.land" } as const;
const foreseen = (events: unknown[], takes = {}) =>
  ({ events, takes, draws: false, reveals: false, pending: [] }) as unknown as Foreseen;

it("tells what a move costs apart from what comes of it", () => {
  const bargain = bargainOf(foreseen([pays(2), gets, pays(1)], { actions: 1 }), ["purse"], words, YOU);
  expect(bargain).toEqual({ price: ["1 action", "3 coins"], result: ["You get Hill"] });
});

it("takes for a price only what the reader pays, and pays away", () => {
  const others = { ...pays(2), source: "p1.purse" };
  const kept = { ...pays(2), source: "p0.land" };
  const back = { ...pays(2), target: "p0.purse.box" };
  expect(bargainOf(foreseen([others, kept, back]), ["purse"], words, YOU).price).toEqual([]);
  expect(bargainOf(foreseen([pays(2)]), ["purse"], words, YOU)).toEqual({ price: ["2 coins"], result: [] });
});

it("names what else could be done, what the same thing is good for first", () => {
  const play = { key: "play card", at: ["card"] };
  const moves = [end, play, ...put];
  const deed = deedOf(moves, [], "end", words, NOBODY)!;
  expect(otherwise(moves, deed, "end", words, NOBODY)).toEqual(["Play Card", "Put Card on Hill", "Put Card on Field"]);
  const putting = deedOf(moves, ["card"], "hill", words, NOBODY)!;
  expect(otherwise(moves, putting, "card", words, NOBODY)).toEqual(["Play Card", "End"]);
  expect(otherwise([end], deed, "end", words, NOBODY)).toEqual([]);
});
