/** How the regions of this table lie: the others above, one's own city and hand below; two players face each other. */
import { type Arrangement, TALL, WIDE } from "../../lib/arrangement";

const HALVES = "minmax(0, 1.1fr) minmax(0, 1fr)";

export const arrangements = (players: number): readonly Arrangement[] =>
  players < 3
    ? [
        {
          ...WIDE,
          regions: ["forum forum", "own others", "hand hand"],
          columns: "minmax(0, 1.4fr) minmax(0, 1fr)",
          rows: "auto minmax(0, 1.12fr) minmax(0, 1fr)",
        },
        {
          ...TALL,
          regions: ["forum", "others", "own", "hand"],
          columns: "minmax(0, 1fr)",
          rows: "auto minmax(0, 1fr) minmax(0, 1fr) minmax(0, 0.8fr)",
        },
      ]
    : [
        {
          ...WIDE,
          regions: ["forum forum", "others others", "own hand"],
          columns: HALVES,
          rows: "auto minmax(190px, 1fr) minmax(0, 1.12fr)",
        },
        {
          ...TALL,
          regions: ["forum", "others", "own", "hand"],
          columns: "minmax(0, 1fr)",
          rows: `auto ${players > 3 ? "minmax(376px, 2.1fr)" : "minmax(0, 1.1fr)"} minmax(0, 1fr) minmax(0, 0.9fr)`,
        },
      ];
