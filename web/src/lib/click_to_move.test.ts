import { describe, expect, it } from "vitest";
import { click, follow, pick } from "./click_to_move";

const moves = [
  { key: "send a1", at: ["a1"] },
  { key: "send a1 with t1", at: ["t1", "a1"] },
  { key: "send a2 with t1", at: ["t1", "a2"] },
  { key: "end", at: ["end"] },
];

describe("pick", () => {
  it("lights everything a first click may touch", () => {
    expect([...pick(moves, []).targets].sort()).toEqual(["a1", "end", "t1"]);
  });
  it("completes a move when its last thing is clicked", () => {
    expect(pick(moves, ["a1"]).move?.key).toBe("send a1");
    expect(pick(moves, ["t1", "a2"]).move?.key).toBe("send a2 with t1");
  });
  it("waits while clicks could still become several moves", () => {
    expect(pick(moves, ["t1"]).move).toBeNull();
    expect([...pick(moves, ["t1"]).targets].sort()).toEqual(["a1", "a2"]);
  });
  it("leaves two moves on the same things to the list", () => {
    const twins = [
      { key: "pay 1", at: ["x"] },
      { key: "pay 2", at: ["x"] },
    ];
    expect(pick(twins, ["x"]).move).toBeNull();
  });
});

describe("click", () => {
  it("goes on, begins anew, takes back, or leads nowhere", () => {
    expect(click(moves, ["t1"], "a2")).toEqual(["t1", "a2"]);
    expect(click(moves, ["t1"], "end")).toEqual(["end"]);
    expect(click(moves, ["t1"], "t1")).toEqual([]);
    expect(click(moves, [], "b23")).toBeNull();
  });
  it("takes back what came after it too", () => {
    expect(click(moves, ["t1", "a2"], "t1")).toEqual([]);
  });
});

describe("follow", () => {
  const bought = [
    { key: "buy from shop with coin", at: ["icon", "shop", "coin"] },
    { key: "buy from shop with token", at: ["icon", "shop", "token"] },
    { key: "sell a torch", at: ["torch", "bank"] },
  ];
  const never = (): boolean => false;
  it("goes as far as there is one way", () => {
    expect(follow(bought, ["icon"], never)).toEqual(["icon", "shop"]);
    expect(follow(bought, ["torch"], never)).toEqual(["torch", "bank"]);
  });
  it("begins nothing by itself, and ends where a move does", () => {
    expect(follow(bought.slice(2), [], never)).toEqual([]);
    expect(follow(bought, ["torch", "bank"], never)).toEqual(["torch", "bank"]);
  });
  it("leaves the last click of what waits to the reader", () => {
    expect(follow(bought, ["torch"], ({ key }) => key.startsWith("sell"))).toEqual(["torch"]);
  });
});
