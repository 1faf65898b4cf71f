/** How far something has come that is built on a table. */

export interface Raised {
  state: "plan" | "rising" | "done";
  /** How much of it stands, from 0 to 1. */
  part: number;
}

/** With so much laid of what it needs; until it stands, the last of it is missing. */
export function raised(laid: number, needs: number, done = false): Raised {
  if (done) return { state: "done", part: 1 };
  return { state: laid > 0 ? "rising" : "plan", part: needs > 0 ? laid / needs : 0 };
}
