/**
 * The store of a table: one of its positions, and whatever drawing it takes. A table that is played and one that is looked
 * at again differ only in where the position comes from: `live_store.svelte.ts`, `replay/replay_store.svelte.ts`.
 */
import { api, askAgain } from "../api/ask";
import type { EditionFacts, Layout, PositionShown, StepShown, TableShown } from "../api/types";
import type { Board } from "../boards/boards";
import { Flip, plainToken } from "../lib/flip";
import { titleIn } from "../lib/languages";
import { settings } from "../lib/settings.svelte";
import { wordsFor } from "../lib/speech.svelte";
import type { Reader, TableEvent, Words } from "../lib/words";
import { session } from "../live/session.svelte";
import { seatNames } from "./names";
import { type Score, scoreOf } from "./score";

/** How many steps the server tells at once. */
export const PAGE = 200;

export abstract class TableStore {
  readonly board: Board;
  table = $state.raw() as TableShown;
  /** The position that is drawn now. */
  shown = $state.raw<PositionShown | null>(null);
  /** The same drawn in data, for a table without a board of its own. */
  layout = $state.raw<Layout | null>(null);
  facts = $state.raw<EditionFacts | null>(null);
  words = $state.raw<Words | null>(null);
  failure = $state.raw<unknown>(null);
  /** What everything that moves is inside of. */
  root = $state.raw<HTMLElement | null>(null);
  readonly flip = new Flip();

  /** Whose eyes it is seen through. */
  abstract readonly seat: number | null;

  names = $derived(seatNames(this.table));
  reader = $derived.by<Reader>(() => ({
    seat: this.seat,
    players: this.names,
    forms: (this.shown && this.board.forms?.(this.shown.view, this.facts)) ?? this.layout?.forms ?? {},
  }));
  /** What panels tell of each player. */
  figures = $derived.by(() => {
    const { shown, words } = this;
    if (!shown || !words) return [];
    return this.table.seats.map(({ seat }) => this.board.figures?.(shown.view, seat, words) ?? []);
  });
  /** Points if the game ended now, by seat, as far as the reader can count them; none once it has. */
  scores = $derived.by<Score[]>(() => {
    const { shown, words } = this;
    if (!shown || shown.outcome || !words) return [];
    return (shown.tally ?? []).map((tally) => scoreOf(tally, words));
  });
  #game = $derived(this.table.game);
  #edition = $derived(this.table.edition);
  meta = $derived(session.games.find((one) => one.id === this.#game));

  constructor(table: TableShown, board: Board) {
    this.table = table;
    this.board = board;
  }

  get id(): string {
    return this.table.id;
  }

  get title(): string {
    return this.meta ? titleIn(settings.language, this.meta) : this.#game;
  }

  /** Whether there is enough to draw a board. */
  get drawable(): boolean {
    return this.shown !== null && this.facts !== null && this.words !== null;
  }

  /** Keep the words and the edition at hand; for an effect or a component that is being set up. */
  load(): void {
    $effect(() => {
      void wordsFor(settings.language, this.#game, this.meta?.points_per ?? 1).then((words) => (this.words = words));
    });
    $effect(() => {
      const params = { path: { game: this.#game, hash: this.#edition } };
      askAgain(() => api.GET("/games/{game}/editions/{hash}", { params })).then(
        (facts) => (this.facts = facts),
        (error: unknown) => (this.failure = error),
      );
    });
  }

  /** The seat to ask for where it is not one's own. */
  protected get eyes(): { seat?: number } {
    return {};
  }

  protected positionAt(seq: number): Promise<PositionShown> {
    const params = { path: { table_id: this.id, seq }, query: this.eyes };
    return askAgain(() => api.GET("/tables/{table_id}/positions/{seq}", { params }));
  }

  protected async layoutAt(seq: number): Promise<Layout | null> {
    if (!this.board.needsLayout) return null;
    const params = { path: { table_id: this.id, seq }, query: this.eyes };
    return askAgain(() => api.GET("/tables/{table_id}/positions/{seq}/layout", { params }));
  }

  /** What happened from an entry on, a page of it. */
  protected async stepsFrom(seq: number): Promise<StepShown[]> {
    const params = { path: { table_id: this.id }, query: { from: seq, ...this.eyes } };
    return (await askAgain(() => api.GET("/tables/{table_id}/steps", { params }))).steps;
  }

  /** Draw a change as it happened: what the step's events moved is seen going there. */
  async animate(step: StepShown, change: () => Promise<void>): Promise<void> {
    const events = (step.events ?? []) as TableEvent[];
    if (this.root) await this.flip.show(this.root, events, change, this.#token, this.board.route);
    else await change();
  }

  #token = (kind: string | null, count: number): HTMLElement =>
    this.facts && this.board.token ? this.board.token(kind, count, this.facts) : plainToken(kind, count);
}
