/** The store of a table as it is played: what the connection tells is queued, shown step by step, until it is all drawn. */
import { tick } from "svelte";
import { api, ask, askAgain, Refused } from "../api/ask";
import { requestId } from "../api/chance";
import type {
  Acknowledged,
  Layout,
  NoteShown,
  PositionShown,
  ProblemShown,
  Proposing,
  StepShown,
  TableShown,
} from "../api/types";
import type { Board } from "../boards/boards";
import { noted } from "../live/notes";
import { portOf } from "../live/port";
import { type Local, localsAt, ownName } from "../lib/companions";
import { motionIsWelcome } from "../lib/flip";
import { keep, recall } from "../lib/kept";
import { noteChain, sealAnew } from "./receipt";
import { PAGE, TableStore } from "./store.svelte";

interface Scene {
  step: StepShown;
  /** Where the game stood after the step; fetched when it is shown, unless it is the newest. */
  position: PositionShown | null;
}

/** Shows one step: draws the change, and resolves when everything has arrived. */
export type Stage = (step: StepShown, change: () => Promise<void>) => Promise<void>;

/** What happened while somebody was away is shown as a film: so many of the last steps, for so many milliseconds at most. */
const FILM_STEPS = 16;
const FILM_LONGEST = 20_000;

export class LiveStore extends TableStore {
  /** The newest position there is. */
  latest = $state.raw<PositionShown | null>(null);
  notes = $state.raw<NoteShown[]>([]);
  refused = $state.raw<ProblemShown | null>(null);
  /** Steps still to be shown, and those too old to be told. */
  queued = $state(0);
  leftOut = $state(0);
  /** What happened since somebody was last here, for those who would rather read it than see it. */
  missed = $state.raw<StepShown[]>([]);
  /** The move on its way to the server. */
  sending = $state("");
  stage: Stage = (_, change) => change();
  #steps = $state.raw<StepShown[]>([]);
  #queue: Scene[] = [];
  #showing = false;
  /** Where the reader left the table, when something has happened since. */
  #lastVisit: number | null = null;
  #hurry = false;
  #filmEnds = Infinity;
  #awaited = $state(-1);
  /** Where the table stood when something was sent. */
  #sentAt = Infinity;
  /** How often the stream has told what the table looks like. */
  #told = 0;
  /** Who at this device the table is shown to, where several sit at it. */
  readonly by: Local | null;
  readonly #leave: () => void;
  #open = true;
  #taken: Promise<unknown> = Promise.resolve();

  constructor(table: TableShown, board: Board, by: Local | null = null) {
    super(table, board);
    this.by = by;
    this.#leave = portOf(by?.token ?? "").subscribe(table.id, this.#lastSeen, {
      table: (data) => {
        this.#told++;
        this.#calmly(() => {
          this.table = data as TableShown;
          this.refused = null;
        });
      },
      note: (data) => this.#calmly(() => this.#noted(data as NoteShown)),
      position: (data) => this.#calmly(() => this.hear(data as PositionShown)),
      refused: (data) => this.#calmly(() => (this.refused = data as ProblemShown)),
    });
  }

  /** What is told while something travels is taken over once that has arrived: on the way it would be laid out anew. */
  #calmly(take: () => void): void {
    const before = this.#taken.catch(() => undefined); // one that failed keeps no other back
    this.#taken = before.then(() => this.flip.settled).then(() => this.#open && take());
  }

  /**
   * Ask for something that may change the table, and take it over as the answer tells it. An answer that comes after the
   * stream has told anything may be older than that, and is not taken: what it says is told by the stream as well.
   */
  async change(act: () => Promise<unknown>): Promise<void> {
    const told = this.#told;
    const answer = await act();
    const isTable = typeof answer === "object" && answer !== null && "seats" in answer;
    if (isTable && told === this.#told) this.table = answer as TableShown;
  }

  close(): void {
    this.#open = false;
    this.#leave();
    this.#queue = [];
  }

  get seat(): number | null {
    return this.table.seat ?? null;
  }

  /** What happened up to what is drawn. */
  get log(): StepShown[] {
    const seq = this.shown?.seq ?? -1;
    return this.#steps.filter((step) => step.seq <= seq);
  }

  /** Whether the newest position is drawn and no move of ours is under way. */
  get ready(): boolean {
    return this.sending === "" && this.shown !== null && this.shown === this.latest && this.shown.seq >= this.#awaited;
  }

  hear(position: PositionShown): void {
    const before = this.latest;
    // Put back from a backup, the table may stand before what this tab has seen: that is true no longer.
    const restored = (position.restored ?? 0) > 0 && (before?.restored ?? 0) !== position.restored;
    if (before && position.seq < before.seq && !restored) return;
    this.latest = position;
    // What was sent is in it: told by the stream first, it is drawn with all that can be done next, in one frame.
    if (position.seq > this.#sentAt) this.sending = "";
    const locals = localsAt(this.id);
    // Those who do not look now keep their promises as well.
    for (const one of locals.length > 0 ? locals : [null]) {
      noteChain(this.id, position, restored, one);
      // A refusal means that another tab was faster, or that the next position asks otherwise.
      sealAnew(this.id, one ? one.seat : this.seat, position, one).catch(() => undefined);
    }
    if (before && restored) {
      this.#queue = [];
      this.#steps = [];
      void this.#recount(position.seq);
      void this.#draw(position).then(() => this.#seen());
      return;
    }
    if (!before) void this.#recount(position.seq);
    const known = before?.seq ?? this.#lastSeen ?? position.seq;
    const fresh = (position.steps ?? []).filter((step) => step.seq > known);
    this.#add(fresh);
    this.leftOut = position.skipped ?? 0;
    if (fresh.length === 0) {
      if (this.#queue.length > 0) this.#queue.at(-1)!.position = position;
      else if (!this.#showing) void this.#draw(position).then(() => this.#seen());
      return;
    }
    const film = fresh.slice(-FILM_STEPS);
    this.leftOut += fresh.length - film.length;
    if (!before) {
      this.#lastVisit = film.length < fresh.length ? film[0]!.seq - 1 : known;
      if (motionIsWelcome()) this.#filmEnds = performance.now() + FILM_LONGEST;
      else {
        this.missed = film;
        this.#hurry = true;
      }
    }
    this.#queue.push(...film.map((step) => ({ step, position: null as PositionShown | null })));
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
      if (performance.now() > this.#filmEnds) this.#hurry = true;
      if (this.#hurry && this.#queue.length > 0) continue;
      try {
        await this.#perform(scene);
      } catch {
        if (this.#queue.length === 0 && this.latest) await this.#draw(this.latest);
      }
    }
    this.#showing = false;
    this.#hurry = false;
    this.#filmEnds = Infinity;
    this.queued = 0;
    this.#seen();
  }

  /** Coming back: first the table as it was, then what happened since. */
  async #beginWhereLeft(): Promise<void> {
    if (this.#lastVisit === null || this.shown) return;
    try {
      await this.#draw(await this.positionAt(this.#lastVisit));
    } catch {
      // Then it begins with the first thing that happened.
    }
    this.#lastVisit = null;
  }

  async #perform(scene: Scene): Promise<void> {
    const position = scene.position ?? (await this.positionAt(scene.step.seq));
    const layout = await this.layoutAt(position.seq);
    const change = (): Promise<void> => this.#draw(scene.position ?? position, layout);
    if (this.#hurry || !this.shown) await change();
    else await this.stage(scene.step, change);
  }

  async #draw(position: PositionShown, layout?: Layout | null): Promise<void> {
    this.layout = layout ?? (await this.layoutAt(position.seq));
    this.shown = position;
    await tick();
  }

  get #lastSeen(): number | null {
    return recall<number | null>(ownName("seen", this.id, this.by), null);
  }

  #seen(): void {
    if (this.shown && !document.hidden) keep(ownName("seen", this.id, this.by), this.shown.seq);
  }

  #add(steps: readonly StepShown[]): void {
    const known = new Set(this.#steps.map((step) => step.seq));
    const fresh = steps.filter((step) => !known.has(step.seq));
    if (fresh.length > 0) this.#steps = [...this.#steps, ...fresh].sort((one, other) => one.seq - other.seq);
  }

  /** The whole log, from the beginning. */
  async #recount(last: number): Promise<void> {
    for (let from = 1; from <= last; from += PAGE) {
      this.#add(await this.stepsFrom(from));
    }
  }

  #noted(note: NoteShown): void {
    if (!this.notes.some((one) => one.n === note.n)) this.notes = noted(this.notes, note);
  }

  get #path(): { path: { table_id: string } } {
    return { path: { table_id: this.id } };
  }

  /** Idempotency key, and the position that is answered: optimistic concurrency control. */
  get #head(): { request: string; seq: number } {
    return { request: requestId(), seq: this.latest?.seq ?? -1 };
  }

  async move(key: string): Promise<void> {
    const body = { ...this.#head, move: key };
    await this.#send(key, () => api.POST("/tables/{table_id}/moves", { params: this.#path, body }));
  }

  async undo(moves: number): Promise<void> {
    const body = { ...this.#head, moves };
    await this.#send("undo", () => api.POST("/tables/{table_id}/undo", { params: this.#path, body }));
  }

  /** Something that answers the newest position. Sent again until somebody answers; refused, it throws why. */
  async #send(what: string, send: Parameters<typeof askAgain<Acknowledged>>[0]): Promise<void> {
    this.sending = what;
    this.#sentAt = this.latest?.seq ?? -1;
    try {
      const { seq } = await askAgain(send);
      await this.flip.settled; // told by the stream before, it may be on its way
      this.#awaited = seq;
    } catch (error) {
      if (error instanceof Refused && error.problem.position) this.hear(error.problem.position as PositionShown);
      throw error;
    } finally {
      this.sending = "";
    }
  }

  async propose(kind: Proposing["kind"], target: number): Promise<void> {
    const body = { ...this.#head, kind, target };
    await askAgain(() => api.POST("/tables/{table_id}/proposals", { params: this.#path, body }));
  }

  async vote(proposal: number, agree: boolean): Promise<void> {
    const params = { path: { table_id: this.id, n: proposal } };
    await ask(() => api.POST("/tables/{table_id}/proposals/{n}/votes", { params, body: { agree } }));
  }

  async resign(): Promise<void> {
    const body = { request: requestId() };
    await askAgain(() => api.POST("/tables/{table_id}/resignation", { params: this.#path, body }));
  }

  async chat(text: string): Promise<void> {
    const body = { request: requestId(), text };
    await askAgain(() => api.POST("/tables/{table_id}/chat", { params: this.#path, body }));
  }
}
