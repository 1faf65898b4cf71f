/** What every part of this board needs: what is seen, the facts of the edition, and words for both. */
import { getContext, setContext } from "svelte";
import type { BoardContext } from "../../lib/board_context";
import type { Words } from "../../lib/words";
import type { City } from "./city";
import type { PlayerView, PortaNigraView } from "./view";

export interface Seen {
  readonly view: PortaNigraView;
  readonly city: City;
  readonly names: readonly string[];
  readonly words: Words;
  readonly context: BoardContext;
  /** The seat this reader sits on. */
  readonly own: number | null;
  /** The reader is asked for something now. */
  readonly asked: boolean;
  /** The question that is asked now. */
  readonly question: string;
  name(thing: string): string;
  player(seat: number): PlayerView;
}

const KEY = Symbol("porta nigra");

export function giveTable(seen: Seen): Seen {
  return setContext(KEY, seen);
}

export function takeTable(): Seen {
  return getContext<Seen>(KEY);
}
