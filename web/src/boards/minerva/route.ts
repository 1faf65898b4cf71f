/** The way pieces take across the table of Minerva, where the place they are told to lie in is larger than they are. */
import type { Way } from "../../lib/flip";
import { lying } from "../../lib/things";
import type { Moved, TableEvent } from "../../lib/words";

/** The cell that an event speaks of. */
function cellIn(event: TableEvent | undefined, name: string, seat: string): string | undefined {
  if (event?.type !== "happened" || event.name !== name) return undefined;
  return `${seat}.${String(event.args?.["column"])},${String(event.args?.["row"])}`;
}

/** Tiles go to their cell; tokens come out of the building that gives them, and go to their slots. */
export function route(event: Moved, place: number, events: readonly TableEvent[]): Way | null {
  const seat = (event.target.startsWith("p") ? event.target : event.source).split(".")[0]!;
  if (event.target === `${seat}.city`) {
    const cell = cellIn(events[place + 1], "built", seat) ?? cellIn(events[place + 1], "assisted", seat);
    return cell ? { to: cell, becomes: event.kind !== "assistant" } : null;
  }
  if (event.source === `${seat}.city`) {
    const cell = cellIn(events[place - 1], "cleared", seat);
    return cell ? { from: cell } : null;
  }
  if (event.source === "row" && event.target === `${seat}.placing`) {
    const other = events.find(
      (one): one is Moved => one.type === "moved" && one.source === "row" && one.target === "box",
    );
    return other ? { from: lying(event.kind ?? "", `row/${other.kind}`) } : null;
  }
  if (event.source === `${seat}.stores`) return { from: `${seat}.${event.kind}` };
  if (event.source !== "supply" && event.source !== "bank") return null;
  const slot = event.target === `${seat}.stores` ? { to: `${seat}.${event.kind}` } : {};
  const acting = events.slice(0, place).findLast((one) => one.type === "happened" && one.name === "activated");
  const cell = cellIn(acting, "activated", seat);
  return cell ? { from: cell, ...slot } : slot;
}
