import { expect, it } from "vitest";
import { invitationIn } from "./invitation";

it.each([
  [["t", "abc"], "#invite=x_-9", { table: "abc", invite: "x_-9" }],
  [[], "#welcome=x_-9", { invite: "x_-9" }],
  [["t", "abc"], "#welcome=x", {}],
  [[], "#invite=x", {}],
  [["replay", "abc"], "#invite=x", {}],
  [["t"], "#invite=x", {}],
  [["t", "abc"], "", {}],
  [["t", "abc"], "#invite=", {}],
  [["t", "abc"], "#invite=<b>", {}],
])("of %j and %j it is %j", (parts, hash, invitation) => {
  expect(invitationIn(parts, hash)).toEqual(invitation);
});
