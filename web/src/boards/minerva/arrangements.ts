/** How the regions of this table lie. */
import { type Arrangement, TALL, WIDE } from "../../lib/arrangement";

/** A frame hardly wider than high: the others lie above the own city rather than beside what is on offer. */
const SQUARER = { ...WIDE, drawn: { width: 1024, height: 700 } };

/** How high the others lie above it, by the number of players: less, the wider each lies. */
const SQUARER_HEIGHTS: Readonly<Record<number, number>> = { 2: 172, 3: 128, 4: 160 };
const TALL_HEIGHTS: Readonly<Record<number, number>> = { 2: 170, 3: 170, 4: 222 };

export const arrangements = (players: number): readonly Arrangement[] => {
  const rows = "minmax(0, 1fr) auto";
  if (players === 1)
    return [
      { ...WIDE, regions: ["cities offers", "own offers"], columns: "minmax(0, 1fr) 50%", rows },
      { ...TALL, regions: ["cities offers", "own own"], columns: "minmax(0, 1fr) 396px", rows },
    ];
  return [
    {
      ...WIDE,
      least: { width: 1180, height: 560 },
      regions: ["cities offers rivals", "own offers rivals"],
      columns: "minmax(0, 1fr) 440px 330px",
      rows,
    },
    {
      ...SQUARER,
      regions: [players === 2 ? "rivals offers" : "rivals rivals", "cities offers", "own offers"],
      columns: "minmax(0, 1fr) 456px",
      rows: `${SQUARER_HEIGHTS[players]!}px ${rows}`,
    },
    {
      ...TALL,
      regions: ["rivals rivals", "cities offers", "own own"],
      columns: "minmax(0, 1fr) 372px",
      rows: `${TALL_HEIGHTS[players]!}px ${rows}`,
    },
  ];
};
