/** How the regions of this table lie: what is on offer, everybody's place beside or below one's own, what can be done. */
import { type Arrangement, TALL, WIDE } from "../../lib/arrangement";

/** The regions of the places, in the order in which they are drawn: one's own first. */
export const PLACES = ["first", "second", "third", "fourth"] as const;

/** How much wider than another's one's own place is, and how high beside what lies below it, by the number of players. */
const WIDTH: Readonly<Record<number, string>> = { 2: "1.4fr", 3: "2fr", 4: "1.6fr" };
const HEIGHT: Readonly<Record<number, string>> = { 2: "1fr", 3: "0.8fr", 4: "0.58fr" };

export function arrangements(players: number): readonly Arrangement[] {
  const [own, ...others] = PLACES.slice(0, players);
  const across = (region: string, columns: number): string => Array<string>(columns).fill(region).join(" ");
  return [
    {
      ...WIDE,
      regions: [
        across("offers", players),
        across("track", players),
        [own, ...others].join(" "),
        ["actions", ...others].join(" "),
      ],
      columns: `minmax(0, ${WIDTH[players] ?? "1fr"}) repeat(${others.length}, minmax(0, 1fr))`,
      rows: "auto auto minmax(0, 1fr) auto",
    },
    {
      ...TALL,
      regions: [
        ...["offers", "track", own!, "actions"].map((region) => across(region, others.length)),
        others.join(" "),
      ],
      columns: `repeat(${others.length}, minmax(0, 1fr))`,
      rows: `auto auto minmax(0, ${HEIGHT[players] ?? "1fr"}) auto minmax(0, 1fr)`,
    },
  ];
}
