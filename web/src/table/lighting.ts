/** What a line of the log names is lit on the board while the line is pointed at. */
import { kindOf, zoneOf } from "../lib/things";

/** Where a thing is now: where the line left it, else the only one of its sort, else the place, or what that is part of. */
function find(board: Element, thing: string): Element[] {
  const kind = kindOf(thing);
  const zone = zoneOf(thing);
  const all = [...board.querySelectorAll<HTMLElement>("[data-thing], [data-zone]")];
  const same = kind ? all.filter((one) => kindOf(one.dataset["thing"] ?? "") === kind) : [];
  const there = same.filter((one) => (one.dataset["zone"] ?? "") === zone || one.dataset["thing"] === thing);
  if (there.length > 0) return there;
  if (same.length === 1) return same;
  for (let part = zone; part; part = part.slice(0, Math.max(0, part.lastIndexOf(".")))) {
    const place = all.filter((one) => one.dataset["zone"] === part && !one.dataset["thing"]);
    if (place.length > 0) return place;
  }
  return [];
}

/** Light these, and answer how to put them out. */
export function light(board: Element | null, things: readonly string[]): () => void {
  const lit = board ? things.flatMap((thing) => find(board, thing)) : [];
  for (const one of lit) one.setAttribute("data-lit", "");
  return () => {
    for (const one of lit) one.removeAttribute("data-lit");
  };
}
