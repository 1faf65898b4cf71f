/** Where a cell lies, as people say it: the twin of `place_of` and `asked_cells` of the engine. */
import { lying } from "../../lib/things";
import { nameOf, placeOf, type Place } from "./grid";
import { asked, type CellView, type MinervaView } from "./view";

const SIDES: readonly [string, number, number][] = [
  ["above", 0, 1],
  ["below", 0, -1],
  ["left", 1, 0],
  ["right", -1, 0],
];

/**
 * From the nearest building that there is only one of in this city: `above.1.quarry` is the cell above the quarry,
 * `below-left.2.1.forum` two below the forum and one to its left. Empty where nothing else lies in the city.
 */
export function whereIn(city: readonly CellView[], cell: Place): string {
  const others = city.filter((one) => one.column !== cell.column || one.row !== cell.row);
  const single = others.filter(
    (one) => one.tile !== "residence" && city.filter((other) => other.tile === one.tile).length === 1,
  );
  for (const [side, x, y] of SIDES) {
    const beside = single.find((one) => one.column === cell.column + x && one.row === cell.row + y);
    if (beside) return `${side}.1.${beside.tile}`;
  }
  const far = (one: CellView): number => Math.abs(one.column - cell.column) + Math.abs(one.row - cell.row);
  const nearest = [...single].sort((one, other) => far(one) - far(other))[0] ?? others[0];
  if (!nearest) return "";
  const [rows, columns] = [cell.row - nearest.row, cell.column - nearest.column];
  const ways: [number, string][] = [
    [rows, rows < 0 ? "above" : "below"],
    [columns, columns < 0 ? "left" : "right"],
  ];
  const taken = ways.filter(([steps]) => steps !== 0);
  const sides = taken.map(([, side]) => side).join("-");
  return [sides, ...taken.map(([steps]) => String(Math.abs(steps))), nearest.tile].join(".");
}

/** Moves name cells of whoever decides by their numbers alone: for these, what lies there, and where that is. */
export function askedCells(view: MinervaView): Record<string, string> {
  const question = asked(view);
  if (!question) return {};
  const { column, row } = (question.args ?? {}) as Partial<Place>;
  // What goes away tells nothing of where it goes.
  const lifted = question.name === "moving" ? `${column},${row}` : "";
  const city = view.players[question.seat]!.city.filter((cell) => nameOf(cell) !== lifted);
  const cells = [
    ...city.map((cell) => ({ place: nameOf(cell), kind: cell.tile, where: whereIn(city, cell) })),
    ...view.spots.map((id) => ({ place: nameOf(placeOf(id)), kind: "spot", where: whereIn(city, placeOf(id)) })),
  ];
  return Object.fromEntries(cells.filter((one) => one.where).map((one) => [one.place, lying(one.kind, one.where)]));
}
