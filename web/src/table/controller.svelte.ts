/** The controller of a table: clicks become moves, and what leads nowhere is explained. */
import { api, askAgain, Refused } from "../api/ask";
import type { Foreseen, MoveShown, RefusalShown } from "../api/types";
import { begun, click, pick } from "../lib/click_to_move";
import type { LiveStore } from "./live_store.svelte";
import { Spectator } from "./spectator.svelte";

/** Why something is not possible: sentences with their rules, or what has to be clicked before. */
export interface Why {
  thing: string;
  refusals: readonly RefusalShown[];
  /** Things to click first, when the thing belongs to a move that begins elsewhere. */
  first: readonly string[];
  /** Something else that went wrong. */
  failure: unknown;
}

/** A move that cannot be taken back, and what makes it so. */
export type Final = "draws" | "reveals";

export class Controller extends Spectator {
  acting = $state.raw<{ seat: number | null; rules: readonly string[] }>({ seat: null, rules: [] });
  why = $state.raw<Why | null>(null);
  finals = $state.raw<Record<string, Final>>({});
  /** The list of moves lies open. */
  listed = $state(false);
  readonly live: LiveStore;

  constructor(live: LiveStore) {
    super(live);
    this.live = live;
  }

  /** The moves that can be made now. */
  get moves(): readonly MoveShown[] {
    return this.live.ready ? (this.live.shown?.moves ?? []) : [];
  }

  /** The moves that what was clicked can still become. */
  get open(): readonly MoveShown[] {
    return begun(this.moves, this.clicked);
  }

  override get targets(): ReadonlySet<string> {
    return this.#targets;
  }

  #targets = $derived(pick(this.moves, this.clicked).targets);

  override touch(thing: string): void {
    this.why = null;
    const further = this.moves.length > 0 ? click(this.moves, this.clicked, thing) : null;
    if (further === null) {
      void this.#explain(thing);
      return;
    }
    this.clicked = further;
    const { move, targets } = pick(this.moves, further);
    if (move) void this.make(move);
    else if (targets.size === 0 && further.length > 0) this.listed = true;
  }

  drop(): void {
    this.clicked = [];
  }

  async make(move: { key: string; at: readonly string[] }): Promise<void> {
    this.listed = false;
    this.pointed = null;
    this.why = null;
    this.sent = [...move.at];
    this.clicked = [];
    await this.#try(move.at[0] ?? "", () => this.live.move(move.key));
    this.sent = [];
  }

  async undo(moves: number): Promise<void> {
    this.clicked = [];
    await this.#try("", () => this.live.undo(moves));
  }

  async #try(thing: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      const problem = error instanceof Refused ? error.problem : null;
      const refusals = problem?.rule ? [{ rule: problem.rule, title: problem.detail, args: problem.args ?? {} }] : [];
      this.why = { thing, refusals, first: [], failure: refusals.length > 0 ? null : error };
    }
  }

  async #explain(thing: string): Promise<void> {
    if (this.reader.seat === null || !this.live.latest) return;
    try {
      const params = { ...this.#path, query: { thing, language: this.words.language } };
      const { refusals } = await askAgain(() => api.GET("/tables/{table_id}/why", { params }));
      const first = refusals.length > 0 ? [] : this.#before(thing);
      if (refusals.length > 0 || first.length > 0) this.why = { thing, refusals, first, failure: null };
    } catch (failure) {
      this.why = { thing, refusals: [], first: [], failure };
    }
  }

  get #path(): { path: { table_id: string } } {
    return { path: { table_id: this.live.id } };
  }

  /** What the moves that touch a thing begin with. */
  #before(thing: string): string[] {
    const touching = this.moves.filter((move) => move.at.includes(thing));
    return [...new Set(touching.map((move) => move.at[0]!).filter((first) => first !== thing))];
  }

  async ahead(things: readonly string[]): Promise<Readonly<Record<string, Foreseen>>> {
    if (this.moves.length === 0) return {};
    const made = this.moves.find((move) => move.at.join(" ") === things.join(" "));
    if (things.length > 0 && !made) return {};
    const params = { ...this.#path, query: made ? { after: made.key } : {} };
    return (await askAgain(() => api.GET("/tables/{table_id}/ahead", { params }))).moves;
  }

  /** Which moves cannot be taken back; asked once for each decision. */
  async lookAhead(): Promise<void> {
    const seq = this.live.shown?.seq;
    this.finals = {};
    if (this.moves.length === 0) return;
    const { finals } = await askAgain(() => api.GET("/tables/{table_id}/finals", { params: this.#path }));
    if (this.live.shown?.seq === seq) this.finals = finals;
  }
}
