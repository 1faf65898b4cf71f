/** How the regions of this table lie. */
import { type Arrangement, TALL, WIDE } from "../../lib/arrangement";

/** A frame hardly wider than high: the others lie above the own city rather than beside what is on offer. */
const SQUARER = { ...WIDE, drawn: { width: 1024, height: 700 } };

/** How high the others lie above it, by the number of players: less, the wider each lies. */
const SQUARER_HEIGHTS: Readonly<Record<number, number>> = { 2: 172, 3: 128, 4: 160 };
const TALL_HEIGHTS: Readonly<Record<number, number>> = { 2: 170, 3: 170, 4: 222 };

/** How wide the others and what is on offer lie beside the own city. */
export const WIDE_OFFERS = 642;

export const arrangements = (players: number): readonly Arrangement[] => {
  const rows = "minmax(0, 1fr) auto";
  if (players === 1)
    return [
      { ...WIDE, regions: ["cities offers", "own offers"], columns: "minmax(0, 1fr) 50%", rows },
      { ...TALL, regions: ["cities offers", "own own"], columns: "minmax(0, 1fr) 396px", rows },
    ];
  const wide = { ...WIDE, least: { width: 1180, height: 560 } };
  return [
    players === 4
      ? {
          ...wide,
          regions: ["cities offers rivals", "own offers rivals"],
          columns: "minmax(0, 1fr) 440px 330px",
          rows,
        }
      : {
          ...wide,
          regions: ["cities rivals", "cities offers", "own offers"],
          columns: `minmax(0, 1fr) ${WIDE_OFFERS}px`,
          // As high as the others' cities need: the table knows them.
          rows: `var(--rivals) ${rows}`,
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
