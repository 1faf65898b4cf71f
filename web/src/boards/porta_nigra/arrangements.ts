/** How the regions of this table lie: the city is as large as its height lets it be, the rest is read beside it. */
import { type Arrangement, TALL, WIDE } from "../../lib/arrangement";

const LAPTOP: Arrangement = {
  ...WIDE,
  regions: ["city majorities displays", "city others displays", "tray tray tray"],
  columns: "minmax(0, 1fr) 384px 244px",
  rows: "auto minmax(0, 1fr) auto",
};
/** A tablet lying down: too narrow for three columns, and high enough for a line of players. */
const TABLET: Arrangement = {
  ...WIDE,
  drawn: { width: 1024, height: 768 },
  regions: ["city majorities", "city displays", "others others", "tray tray"],
  columns: "minmax(0, 1fr) 366px",
  rows: "auto minmax(0, 1fr) auto auto",
};
const UPRIGHT: Arrangement = {
  ...TALL,
  regions: ["city displays", "majorities majorities", "others others", "tray tray"],
  columns: "minmax(0, 1fr) 196px",
  rows: "minmax(0, 1fr) auto auto auto",
};

export const arrangements = (): readonly Arrangement[] => [LAPTOP, TABLET, UPRIGHT];

/** Is what the reader has shown beside the cards in hand? Where these need all the width, it stands with the others. */
export const withHand = (arrangement: Arrangement | null): boolean => arrangement === null || arrangement === LAPTOP;

/** Do players lie in one line? */
export const inLine = (arrangement: Arrangement | null): boolean => arrangement === TABLET;
