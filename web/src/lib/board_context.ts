/** The context a board is drawn in: which things glow, which were clicked, and where a click goes. */
import { getContext, setContext } from "svelte";
import type { Foreseen } from "../api/types";
import type { Arrangement, Shape } from "./arrangement";
import type { Reader, Words } from "./words";

/** Something a reader points at and wants explained. */
export interface Pointed {
  id: string;
  name: string;
  about: string;
  rule: string;
  /** The move that it makes, where it is a button that makes one. */
  move?: string;
  element: HTMLElement;
  /** Held by a finger: it stays until it is dismissed. */
  held: boolean;
}

/** How a thing was touched: what was under the pointer, and whether that was a finger. */
export interface Touched {
  element?: Element;
  finger?: boolean;
}

export interface BoardContext {
  readonly targets: ReadonlySet<string>;
  /** Of these, what makes a move that cannot be taken back. */
  readonly sealed: ReadonlySet<string>;
  readonly clicked: readonly string[];
  /** Things of a move that is on its way to the server. */
  readonly sent: readonly string[];
  /** Is this a table that is played, and not one that is looked at again? There, what can be done is not drawn. */
  readonly playing: boolean;
  readonly words: Words;
  readonly reader: Reader;
  /** How the window lets the table be laid out, and with which regions. */
  readonly shape: Shape;
  readonly arrangement: Arrangement | null;
  /** On a phone one part of the table is shown at a time: `table`, or a seat as `p0`. */
  readonly narrow: boolean;
  readonly focus: string;
  /** By thing, the places in the hint of the moves that touch it, the best first. */
  readonly ranks?: ReadonlyMap<string, readonly number[]>;
  /** Whose doing was just shown, and by which rules: what acts can light up. */
  readonly acting?: { readonly seat: number | null; readonly rules: readonly string[] };
  /** A thing was clicked: it goes on towards a move, or says why it leads nowhere. */
  touch(thing: string, by?: Touched): void;
  point(pointed: Pointed | null): void;
  /** What each move would do, by its notation: those possible now, or once these things were clicked. */
  ahead?(things: readonly string[]): Promise<Readonly<Record<string, Foreseen>>>;
}

const KEY = Symbol("context");

export function setBoardContext(context: BoardContext): BoardContext {
  return setContext(KEY, context);
}

export function getBoardContext(): BoardContext {
  return getContext<BoardContext>(KEY);
}

/** Is a part of the table not the one that a phone shows now? `class:away={isAway(context, "p0")}` hides it (`base.css`). */
export function isAway(context: BoardContext, part: string): boolean {
  return context.narrow && context.focus !== part;
}
