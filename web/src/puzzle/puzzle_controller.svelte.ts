/** The controller of a puzzle: everything legal glows, and a move that is chosen is answered instead of made. */
import type { MoveShown } from "../api/types";
import type { Touched } from "../lib/board_context";
import { click, pick } from "../lib/click_to_move";
import { Spectator } from "../table/spectator.svelte";
import type { PuzzleStore } from "./puzzle_store.svelte";

/** Why a click led nowhere. */
export interface Reply {
  thing: string;
  element: Element | null;
  text: string;
}

export class PuzzleController extends Spectator {
  override readonly playing = true;
  readonly puzzle: PuzzleStore;
  reply = $state.raw<Reply | null>(null);
  /** The list of moves lies open. */
  listed = $state(false);

  constructor(puzzle: PuzzleStore) {
    super(puzzle);
    this.puzzle = puzzle;
  }

  get moves(): readonly MoveShown[] {
    return this.puzzle.shown?.moves ?? [];
  }

  #targets = $derived.by(() => (this.puzzle.chosen ? new Set<string>() : pick(this.moves, this.clicked).targets));

  override get targets(): ReadonlySet<string> {
    return this.#targets;
  }

  override touch(thing: string, by: Touched = {}): void {
    this.reply = null;
    if (this.puzzle.chosen) this.again();
    const further = click(this.moves, this.clicked, thing);
    if (further === null) {
      void this.#explain(thing, by.element ?? null);
      return;
    }
    this.clicked = further;
    const { move, targets } = pick(this.moves, further);
    if (move) this.choose(this.moves.find((one) => one.key === move.key)!);
    else if (targets.size === 0 && further.length > 0) this.listed = true;
  }

  choose(move: MoveShown): void {
    this.listed = false;
    this.reply = null;
    this.clicked = [...move.at];
    this.puzzle.choose(move);
  }

  again(): void {
    this.clicked = [];
    this.puzzle.chosen = null;
  }

  show(): void {
    const best = this.moves.find((move) => move.key === this.puzzle.best.move);
    if (!best) return;
    this.puzzle.tell();
    this.choose(best);
  }

  async #explain(thing: string, element: Element | null): Promise<void> {
    const text = await this.puzzle.whyNot(thing, this.clicked).catch(() => "");
    if (text) this.reply = { thing, element, text };
  }
}
