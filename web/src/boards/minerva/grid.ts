/** The grid of a city: how far it reaches, and where its cells are drawn. */
export interface Place {
  column: number;
  row: number;
}

export interface Bounds {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** Where a cell lies: `p0.2,-1` and `2,-1` are two to the right of the forum and one above. */
export function placeOf(cell: string): Place {
  const [column, row] = cell
    .slice(cell.indexOf(".") + 1)
    .split(",")
    .map(Number);
  return { column: column ?? 0, row: row ?? 0 };
}

export const nameOf = (place: Place): string => `${place.column},${place.row}`;

/** The city and, while it can grow, one row of empty cells on every side. */
export function boundsOf(city: readonly Place[], around: number): Bounds {
  const columns = city.map((cell) => cell.column);
  const rows = city.map((cell) => cell.row);
  const [left, top] = [Math.min(0, ...columns) - around, Math.min(0, ...rows) - around];
  return {
    left,
    top,
    columns: Math.max(0, ...columns) + around - left + 1,
    rows: Math.max(0, ...rows) + around - top + 1,
  };
}
