/** A table as it lives: what the line tells is queued, shown step by step, and settles on where the game stands. */
import { askAgain, read, Refused } from "../api/ask";
import { requestId } from "../api/chance";
import type { Acknowledged, Layout, NoteShown, PositionShown, ProblemShown, StepShown, TableShown } from "../api/types";
import { tab } from "../live/tab";
import { keep, recall } from "../shell/kept";
import { noteChain } from "./seat";

interface Scene {
  step: StepShown;
  /** Where the game stood after the step; fetched when it is shown, unless it is the newest. */
  position: PositionShown | null;
}

/** Shows one step: draws the change, and resolves when everything has arrived. */
export type Stage = (step: StepShown, change: () => Promise<void>) => Promise<void>;

const PAGE = 200;

export class LiveTable {
  table = $state.raw<TableShown | null>(null);
  /** The position that is drawn now. */
  shown = $state.raw<PositionShown | null>(null);
  /** The same drawn in data, for a table without a board of its own. */
  layout = $state.raw<Layout | null>(null);
  /** The newest position there is. */
  latest = $state.raw<PositionShown | null>(null);
  notes = $state.raw<NoteShown[]>([]);
  refused = $state.raw<ProblemShown | null>(null);
  /** Steps still to be shown, and those too old to be told. */
  queued = $state(0);
  leftOut = $state(0);
  /** The move on its way to the server. */
  sending = $state("");
  stage: Stage = (_, change) => change();
  #steps = $state.raw<StepShown[]>([]);
  #queue: Scene[] = [];
  #showing = false;
  /** Where the reader left the table, when something has happened since. */
  #lastVisit: number | null = null;
  #hurry = false;
  #awaited = $state(-1);
  #leave: () => void;

  constructor(
    readonly id: string,
    readonly needsLayout: boolean,
    readonly settled: () => Promise<void>,
  ) {
    this.#leave = tab.look(id, recall<number | null>(`seen.${id}`, null), {
      table: (data) => {
        this.table = data as TableShown;
        this.refused = null;
      },
      note: (data) => this.#noted(data as NoteShown),
      position: (data) => this.hear(data as PositionShown),
      refused: (data) => (this.refused = data as ProblemShown),
    });
  }

  close(): void {
    this.#leave();
    this.#queue = [];
  }

  /** What happened up to what is drawn. */
  get log(): StepShown[] {
    const seq = this.shown?.seq ?? -1;
    return this.#steps.filter((step) => step.n <= seq);
  }

  /** Whether the newest position is drawn and no move of ours is under way. */
  get ready(): boolean {
    return this.sending === "" && this.shown !== null && this.shown === this.latest && this.shown.seq >= this.#awaited;
  }

  hear(position: PositionShown): void {
    const before = this.latest;
    if (before && position.seq < before.seq) return;
    noteChain(this.id, position);
    this.latest = position;
    if (!before) void this.#recount(position.seq);
    const known = before?.seq ?? recall<number | null>(`seen.${this.id}`, null) ?? position.seq;
    const fresh = (position.steps ?? []).filter((step) => step.n > known);
    this.#add(fresh);
    this.leftOut = position.skipped ?? 0;
    if (fresh.length === 0) {
      if (this.#queue.length > 0) this.#queue.at(-1)!.position = position;
      else if (!this.#showing) void this.#draw(position).then(() => this.#seen());
      return;
    }
    if (!before) this.#lastVisit = known;
    this.#queue.push(...fresh.map((step) => ({ step, position: null as PositionShown | null })));
    this.#queue.at(-1)!.position = position;
    void this.#show();
  }

  skip(): void {
    this.#hurry = true;
  }

  async #show(): Promise<void> {
    this.queued = this.#queue.length;
    if (this.#showing) return;
    this.#showing = true;
    await this.#beginWhereLeft();
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      this.queued = this.#queue.length;
      if (this.#hurry && this.#queue.length > 0) continue;
      try {
        await this.#perform(scene);
      } catch {
        if (this.#queue.length === 0 && this.latest) await this.#draw(this.latest);
      }
    }
    this.#showing = false;
    this.#hurry = false;
    this.queued = 0;
    this.#seen();
  }

  /** Coming back: first the table as it was, then what happened since. */
  async #beginWhereLeft(): Promise<void> {
    if (this.#lastVisit === null || this.shown) return;
    try {
      await this.#draw(await read<PositionShown>(`/tables/${this.id}/positions/${this.#lastVisit}`));
    } catch {
      // Then it begins with the first thing that happened.
    }
    this.#lastVisit = null;
  }

  async #perform(scene: Scene): Promise<void> {
    const position = scene.position ?? (await read<PositionShown>(`/tables/${this.id}/positions/${scene.step.n}`));
    const layout = await this.#layoutOf(position);
    const change = (): Promise<void> => this.#draw(scene.position ?? position, layout);
    if (this.#hurry || !this.shown) await change();
    else await this.stage(scene.step, change);
  }

  async #draw(position: PositionShown, layout?: Layout | null): Promise<void> {
    this.layout = layout ?? (await this.#layoutOf(position));
    this.shown = position;
    await this.settled();
  }

  async #layoutOf(position: PositionShown): Promise<Layout | null> {
    if (!this.needsLayout) return null;
    return read<Layout>(`/tables/${this.id}/positions/${position.seq}/layout`);
  }

  #seen(): void {
    if (this.shown && !document.hidden) keep(`seen.${this.id}`, this.shown.seq);
  }

  #add(steps: readonly StepShown[]): void {
    const known = new Set(this.#steps.map((step) => step.n));
    const fresh = steps.filter((step) => !known.has(step.n));
    if (fresh.length > 0) this.#steps = [...this.#steps, ...fresh].sort((one, other) => one.n - other.n);
  }

  /** The whole log, from the beginning. */
  async #recount(last: number): Promise<void> {
    for (let from = 1; from <= last; from += PAGE) {
      const { steps } = await read<{ steps: StepShown[] }>(`/tables/${this.id}/steps?from=${from}`);
      this.#add(steps);
    }
  }

  #noted(note: NoteShown): void {
    if (!this.notes.some((one) => one.n === note.n)) this.notes = [...this.notes, note];
  }

  async move(key: string): Promise<void> {
    this.sending = key;
    await this.#do("moves", { move: key });
  }

  async undo(moves: number): Promise<void> {
    this.sending = "undo";
    await this.#do("undo", { moves });
  }

  /** Something that answers the newest position. Sent again until somebody answers; refused, it throws why. */
  async #do(what: string, body: Record<string, unknown>): Promise<void> {
    try {
      const said = { request: requestId(), version: this.latest?.seq ?? -1, ...body };
      this.#awaited = (await askAgain<Acknowledged>("POST", `/tables/${this.id}/${what}`, said)).seq;
    } catch (error) {
      if (error instanceof Refused && error.problem.position) this.hear(error.problem.position as PositionShown);
      throw error;
    } finally {
      this.sending = "";
    }
  }

  ask<T>(what: string, body: Record<string, unknown> = {}): Promise<T> {
    return askAgain<T>("POST", `/tables/${this.id}/${what}`, { request: requestId(), ...body });
  }
}
