/** The buildings of a city by kind, for a list that names them. */
import type { Reader, Words } from "../../lib/words";
import type { Listed } from "./plan";
import { signsOf } from "./signs";
import type { Tile, Tiles } from "./tiles";
import type { CellView } from "./view";

export interface Kind {
  tile: Tile;
  name: string;
  /** Where tiles of this kind lie, and on how many of them somebody works. */
  cells: string[];
  assistants: number;
}

export function kindsOf(city: readonly CellView[], tiles: Tiles, words: Words, reader: Reader): Kind[] {
  return tiles.kinds(city.map((cell) => cell.tile)).map(({ tile }) => {
    const lying = city.filter((cell) => cell.tile === tile.id);
    // What a temple counts is told by signs: in words it is longer than the list is wide.
    const name = tile.category === "temple" ? words.text("temple") : words.name(tile.id, reader);
    const assistants = lying.filter((cell) => cell.assistant).length;
    return { tile, name, cells: lying.map((cell) => cell.id), assistants };
  });
}

/** About how wide the name of a kind and what is told of it are, as `Kinds.svelte` draws them. */
function widthOf({ tile, name, cells, assistants }: Kind): number {
  const signs = (tile.category === "temple" ? 45 : 0) + (cells.length > 1 ? 17 : 0) + (assistants ? 24 : 0);
  return 18 + name.length * 5.7 + signs + 7;
}

export function listed(kinds: readonly Kind[]): Listed {
  return { widths: kinds.map(widthOf), line: 16 };
}

/** With what each kind does, and room for the buttons that enlarge the city. */
export function listedWhole(kinds: readonly Kind[], perToken: boolean): Listed {
  const signs = kinds.map(({ tile }) => signsOf(tile, perToken));
  const widths = kinds.map(
    (kind, place) => widthOf(kind) + 4 + (signs[place]!.length > 1 ? 66 : 38 * signs[place]!.length),
  );
  return { widths: [...widths, BUTTONS], line: 18 };
}

const BUTTONS = 84;
/** The same in columns: how wide one is, and how high a line. */
export const [COLUMN, LINE] = [192, 22];

export function listedInColumns(kinds: readonly Kind[]): Listed {
  return { widths: [...kinds.map(() => COLUMN), COLUMN], line: LINE };
}
