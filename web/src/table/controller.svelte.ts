/** The controller of a table: clicks become moves, and what leads nowhere is explained. */
import { api, askAgain, Refused } from "../api/ask";
import type { Foreseen, MoveShown, RefusalShown } from "../api/types";
import type { Touched } from "../lib/board_context";
import { begun, click, follow, pick } from "../lib/click_to_move";
import { settings } from "../lib/settings.svelte";
import { Hints } from "./hints.svelte";
import type { LiveStore } from "./live_store.svelte";
import { Spectator } from "./spectator.svelte";

/** Why something is not possible: the reason that matters first, with its rule. */
export interface Why {
  thing: string;
  /** What was clicked, where the answer stands. */
  element: Element | null;
  refusals: readonly RefusalShown[];
  /** Legal moves that come nearest to it. */
  instead: readonly string[];
  /** Something else that went wrong. */
  failure: unknown;
}

/** A move that cannot be taken back, and what makes it so. */
export type Final = "draws" | "reveals";

/** A tap that asks once more before it is made. */
export interface Sealing {
  move: MoveShown;
  final: Final;
  element: Element | null;
}

export class Controller extends Spectator {
  acting = $state.raw<{ seat: number | null; rules: readonly string[] }>({ seat: null, rules: [] });
  why = $state.raw<Why | null>(null);
  finals = $state.raw<Record<string, Final>>({});
  /** There is one answer, and everybody can tell. */
  forced = $state(false);
  sealing = $state.raw<Sealing | null>(null);
  /** The list of moves lies open. */
  listed = $state(false);
  override readonly playing = true;
  readonly live: LiveStore;
  readonly hints: Hints;

  constructor(live: LiveStore) {
    super(live);
    this.live = live;
    this.hints = new Hints(live);
  }

  get ranks(): ReadonlyMap<string, readonly number[]> {
    return this.hints.ranks;
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

  /** Things whose click makes a move that cannot be taken back. */
  override get sealed(): ReadonlySet<string> {
    return this.#sealed;
  }

  #sealed = $derived.by(() => {
    const last = this.open.filter((move) => move.at.length === this.clicked.length + 1);
    return new Set(last.filter((move) => this.finals[move.key]).map((move) => move.at.at(-1)!));
  });

  override touch(thing: string, by: Touched = {}): void {
    this.why = null;
    const asked = this.sealing;
    this.sealing = null;
    if (asked && asked.move.at.at(-1) === thing) {
      void this.make(asked.move);
      return;
    }
    const element = by.element ?? null;
    const further = this.moves.length > 0 ? click(this.moves, this.clicked, thing) : null;
    if (further === null) {
      void this.#explain(thing, element);
      return;
    }
    this.#go(further, element, by.finger ?? false);
    // What was taken back is not clicked again.
    if (settings.forced && further.at(-1) === thing) void this.#follow(element, by.finger ?? false);
  }

  #go(clicks: readonly string[], element: Element | null, finger: boolean): void {
    this.clicked = [...clicks];
    const { move, targets } = pick(this.moves, clicks);
    if (move) void this.#choose(move, element, finger);
    else if (targets.size === 0 && clicks.length > 0) this.listed = true;
  }

  /** Where one thing alone can be clicked next it need not be; the last click of what is final is the reader's own. */
  async #follow(element: Element | null, finger: boolean): Promise<void> {
    const { clicked } = this;
    if (pick(this.moves, clicked).targets.size !== 1) return;
    await this.#looking.catch(() => undefined);
    if (this.clicked !== clicked) return;
    const whole = this.onwards(clicked);
    if (whole.length > clicked.length) this.#go(whole, element, finger);
  }

  /** Clicks with those that are made for the reader, once it is known what is final. */
  onwards(clicks: readonly string[]): readonly string[] {
    const { finals } = this;
    if (!settings.forced || this.#known !== this.live.shown?.seq) return clicks;
    return follow(this.moves, clicks, (move) => move.key in finals);
  }

  /** A finger slips: what cannot be taken back asks once more. */
  async #choose(move: MoveShown, element: Element | null, finger: boolean): Promise<void> {
    if (finger && settings.seals) {
      const seq = this.live.shown?.seq;
      // A quick finger is before the answer; without one there is nothing to warn of.
      await this.#looking.catch(() => undefined);
      if (this.live.shown?.seq !== seq) return;
      const final = this.finals[move.key];
      if (final) {
        this.sealing = { move, final, element };
        return;
      }
    }
    await this.make(move);
  }

  /** Not sealed after all: what led there is dropped. */
  breakOff(): void {
    this.sealing = null;
    this.clicked = [];
  }

  /** Point at where these moves begin: one thing is clicked for the reader, several are shown. */
  show(moves: readonly MoveShown[]): void {
    const things = new Set(moves.flatMap((move) => move.at.slice(0, 1)));
    if (things.size === 0) this.listed = true;
    else if (things.size === 1) this.touch([...things][0]!);
    else this.point(null);
    const lit = [...(this.live.root?.querySelectorAll<HTMLElement>("[data-thing]") ?? [])].filter((element) =>
      things.has(element.dataset["thing"]!),
    );
    const part = lit[0]?.closest<HTMLElement>("[data-part]")?.dataset["part"];
    if (this.narrow && part && part !== "always") this.focus = part;
    lit[0]?.focus({ focusVisible: false } as FocusOptions);
    lit[0]?.scrollIntoView({ block: "nearest" });
    for (const element of lit)
      element.animate([{ scale: 1 }, { scale: 1.07 }, { scale: 1 }], { duration: 420, iterations: 3 });
  }

  drop(): void {
    this.clicked = [];
  }

  async make(move: { key: string; at: readonly string[] }): Promise<void> {
    this.listed = false;
    this.sealing = null;
    this.pointed = null;
    this.why = null;
    this.hints.close();
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
      this.why = { thing, element: null, refusals, instead: [], failure: refusals.length > 0 ? null : error };
    }
  }

  async #explain(thing: string, element: Element | null): Promise<void> {
    if (this.reader.seat === null || !this.live.latest) return;
    try {
      const begun = this.clicked.join(" ");
      const params = { ...this.#path, query: { thing, begun, language: this.words.language } };
      const { refusals, instead = [] } = await askAgain(() => api.GET("/tables/{table_id}/why", { params }));
      if (refusals.length > 0) this.why = { thing, element, refusals, instead, failure: null };
    } catch (failure) {
      this.why = { thing, element, refusals: [], instead: [], failure };
    }
  }

  get #path(): { path: { table_id: string } } {
    return { path: { table_id: this.live.id } };
  }

  async ahead(things: readonly string[]): Promise<Readonly<Record<string, Foreseen>>> {
    if (this.moves.length === 0) return {};
    const made = this.moves.find((move) => move.at.join(" ") === things.join(" "));
    if (things.length > 0 && !made) return {};
    const params = { ...this.#path, query: made ? { after: made.key } : {} };
    const { moves } = await askAgain(() => api.GET("/tables/{table_id}/ahead", { params }));
    await this.live.flip.settled;
    return moves;
  }

  /** What each move possible now would do; asked once for each decision, by whoever first wants to know. */
  foreseen(): Promise<Readonly<Record<string, Foreseen>>> {
    const seq = this.live.shown?.seq ?? -1;
    if (this.#asked.seq !== seq) this.#asked = { seq, answer: this.ahead([]) };
    return this.#asked.answer;
  }

  #asked: { seq: number; answer: Promise<Readonly<Record<string, Foreseen>>> } = {
    seq: -1,
    answer: Promise.resolve({}),
  };
  #looking: Promise<void> = Promise.resolve();
  /** The entry after which it is known what is final. */
  #known: number | undefined;

  /** Which moves cannot be taken back; asked once for each decision. */
  lookAhead(): Promise<void> {
    return (this.#looking = this.#look());
  }

  async #look(): Promise<void> {
    const seq = this.live.shown?.seq;
    this.finals = {};
    this.forced = false;
    if (this.moves.length === 0) return;
    const { finals, forced = false } = await askAgain(() =>
      api.GET("/tables/{table_id}/finals", { params: this.#path }),
    );
    await this.live.flip.settled;
    if (this.live.shown?.seq !== seq) return;
    this.#known = seq;
    this.finals = finals;
    this.forced = forced;
  }
}
