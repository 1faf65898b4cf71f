/** What turns in Porta Nigra without an event of its own: a majority that changes hands. */
import type { Happened } from "../../lib/words";
import type { PortaNigraView } from "./view";

/** Whoever alone has most in a part. */
function leaderOf(view: PortaNigraView, part: string): number | undefined {
  const standings = view.majorities.find((one) => one.part === part)?.standings ?? [];
  const most = Math.max(0, ...standings.map(({ count }) => count));
  const first = standings.filter(({ count }) => count === most && most > 0);
  return first.length === 1 ? first[0]!.seat : undefined;
}

export function turned(before: PortaNigraView, after: PortaNigraView): Happened | undefined {
  for (const { part } of after.majorities) {
    const [had, has] = [leaderOf(before, part), leaderOf(after, part)];
    if (had !== undefined && has !== undefined && had !== has)
      return { type: "happened", name: "majority-taken", seat: has, args: { part: `part-${part}` } };
  }
  return undefined;
}
