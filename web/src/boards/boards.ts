/** Which board a game is played on: its own, loaded when it is opened, or the common table. */
import type { Component } from "svelte";
import type { EditionFacts, Layout, Tally } from "../api/types";
import type { Arrangement } from "../lib/arrangement";
import type { Route } from "../lib/flip";
import type { Raised } from "../lib/raised";
import type { Happened, Reader, Words } from "../lib/words";

export interface BoardProps<View = unknown> {
  /** What the reader sees; each board knows its own game's type. */
  view: View;
  facts: EditionFacts;
  layout: Layout | null;
  /** What each seat is called. */
  names: readonly string[];
  /** Everyone's points if the game ended now, as far as the reader can count them. */
  tally?: readonly Tally[];
}

/** A figure of a player, for panels: a sign, a number, and what it counts. */
export interface PlayerFigure {
  icon: string;
  value: number | string;
  text: string;
}

/** A building or card that acts for a seat. */
export interface Acting {
  seat: number;
  kind: string;
  text: string;
}

/**
 * Something that happens and is shown large: the argument that names the thing seen, whether it is among the greatest, and
 * the events by which other seats answer it.
 */
export interface Momentous {
  shows?: string;
  great?: boolean;
  answers?: readonly string[];
}

export interface Board<View = unknown> {
  component: Component<BoardProps<View>>;
  /** The rule behind a line of the log, by the id of its message. */
  links: Readonly<Record<string, string>>;
  needsLayout: boolean;
  /** How its regions lie, by how many play; a phone shows one part at a time, whatever this says. */
  arrangements(players: number): readonly Arrangement[];
  /** Things that go by another name now. */
  forms?(view: View, facts: EditionFacts | null): Record<string, string>;
  /** A second line under the question. */
  status?(view: View, facts: EditionFacts, words: Words): string;
  figures?(view: View, seat: number, words: Words): PlayerFigure[];
  /** The places of a player that are paid from: what leaves them is the price of a move. */
  spends?: readonly string[];
  /** The scene that shows a kind of thing, such as `builders.b01`, and a style with the colour it is seen in. */
  scene?(kind: string, facts: EditionFacts): { of: string; style: string } | undefined;
  /** How far a thing on the table has come, where it is one that is built there; what is only a card has no such state. */
  raised?(thing: string, view: View, facts: EditionFacts): Raised | undefined;
  /** What acts at the table now, each with its whole sentence, whoever's it is; a board without such things has none. */
  functions?(view: View, facts: EditionFacts, words: Words, reader: Reader): Acting[];
  /** What is worth a moment when it happens, by the name of the event; a word `moment-NAME` stands over it. */
  moments?: Readonly<Record<string, Momentous>>;
  /** What turned between two positions without an event of its own, such as a majority; told like one of `moments`. */
  turned?(before: View, after: View): Happened | undefined;
  /** The sign a kind of thing has on this board, where it has one of its own. */
  icon?(kind: string): string | undefined;
  /** How a kind of thing looks on its way when the table shows no card of it. */
  token?(kind: string | null, count: number, facts: EditionFacts): HTMLElement;
  /** Which things a piece leaves and comes to, where the zones are larger than it. */
  route?: Route;
}

const boards = import.meta.glob<{ board: Board }>("./*/index.ts");

export async function findBoard(game: string): Promise<Board> {
  const load = boards[`./${game.replaceAll("-", "_")}/index.ts`] ?? boards["./plain/index.ts"];
  return (await load!()).board;
}
