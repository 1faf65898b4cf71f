/** How the regions of this table lie. */
import { type Arrangement, TALL, WIDE } from "../../lib/arrangement";

export const arrangements = (): readonly Arrangement[] => [
  {
    ...WIDE,
    regions: ["common panels", "homeless homeless"],
    columns: "minmax(0, 1fr) minmax(0, 2fr)",
    rows: "minmax(0, 1fr) auto",
  },
  { ...TALL, regions: ["common", "panels", "homeless"], columns: "minmax(0, 1fr)", rows: "auto minmax(0, 1fr) auto" },
];
