import { describe, expect, it } from "vitest";
import { click, pick } from "./click_to_move";

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
});
