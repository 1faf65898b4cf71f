/**
 * The store of a guided first game: a table that nobody else sits at and no server keeps. Every position of it is known;
 * which step the newcomer is at is remembered by this browser alone.
 */
import { tick, untrack } from "svelte";
import { api, askAgain } from "../api/ask";
import type { GuideShown, GuideStepShown, Layout, PositionShown, StepShown, TableShown } from "../api/types";
import type { Board } from "../boards/boards";
import { keep, recall } from "../lib/kept";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/speech.svelte";
import { linesOf } from "../table/lines";
import { Pauses, slownessOf } from "../table/pace";
import { TableStore } from "../table/store.svelte";

/** How far somebody has come. A guide that was changed since begins anew. */
interface Progress {
  edition: string;
  steps: number;
  at: number;
}

const nameOf = (game: string): string => `guide.${game}`;

export const askGuide = (game: string, language: string): Promise<GuideShown> =>
  askAgain(() => api.GET("/games/{game}/guide", { params: { path: { game }, query: { language } } }));

/** The table a guide is played at, for everything that draws tables. */
export function tableOf(guide: GuideShown, own: string): TableShown {
  return {
    id: nameOf(guide.game),
    game: guide.game,
    edition: guide.edition,
    options: guide.options,
    status: "playing",
    seats: guide.names.map((name, seat) => ({ seat, name: name || own, here: true })),
    commitment: "",
    watch: "nobody",
    seat: guide.seat,
  };
}

export class GuideStore extends TableStore {
  guide = $state.raw() as GuideShown;
  /** The step that is shown; past the last, the guide is over. */
  at = $state(0);
  /** What was done is being shown. */
  busy = $state(false);
  /** What somebody else did last, in words. */
  told = $state("");
  readonly #pauses = new Pauses();
  readonly #seen = new Map<number, Promise<[PositionShown, Layout | null]>>();
  /** Raised by every jump: what is still being shown then is not shown to its end. */
  #jumps = 0;

  constructor(guide: GuideShown, board: Board, own: string) {
    super(tableOf(guide, own), board);
    this.guide = guide;
    const kept = recall<Progress | null>(nameOf(guide.game), null);
    const same = kept?.edition === guide.edition && kept.steps === guide.steps.length;
    this.at = same ? Math.max(0, Math.min(guide.steps.length, kept.at)) : 0;
  }

  get seat(): number {
    return this.guide.seat;
  }

  get step(): GuideStepShown | undefined {
    return this.guide.steps[this.at];
  }

  get over(): boolean {
    return this.at >= this.guide.steps.length;
  }

  /** Draw where the newcomer was, and keep the captions in their language; for an effect. */
  follow(): void {
    this.load();
    untrack(() => void this.go(this.at));
    $effect(() => {
      const { language } = settings;
      void askGuide(this.table.game, language).then(
        (guide) => {
          if (language === settings.language) this.guide = guide;
        },
        (error: unknown) => (this.failure = error),
      );
    });
  }

  /** Jump to a step. */
  async go(at: number): Promise<void> {
    const jump = ++this.#jumps;
    this.#keep(at);
    this.told = "";
    this.busy = true;
    this.#pauses.skip();
    this.flip.finish();
    try {
      const found = await this.#look(this.#seqAt(at));
      if (jump === this.#jumps) await this.#draw(found);
    } catch (error) {
      this.failure = error;
    } finally {
      if (jump === this.#jumps) {
        this.at = at;
        this.busy = false;
      }
    }
  }

  /** Make the step's move, let everything happen that follows, and go on to the next step. */
  async forward(): Promise<void> {
    if (this.busy || this.over) return;
    const jump = this.#jumps;
    const at = this.at + 1;
    // Left in the middle of it, one comes back to what was to come next.
    this.#keep(at);
    this.busy = true;
    this.told = "";
    try {
      for (let seq = this.#seqAt(this.at) + 1; seq <= this.#seqAt(at); seq++) {
        const found = await this.#look(seq);
        if (jump !== this.#jumps) return;
        await this.#perform(found);
      }
    } catch (error) {
      this.failure = error;
    } finally {
      if (jump === this.#jumps) {
        this.at = at;
        this.busy = false;
        if (!this.over) void this.#look(Math.min(this.guide.last, this.#seqAt(at) + 1)).catch(() => undefined);
      }
    }
  }

  #keep(at: number): void {
    const { edition, steps } = this.guide;
    keep(nameOf(this.table.game), { edition, steps: steps.length, at } satisfies Progress);
  }

  #seqAt(at: number): number {
    return this.guide.steps[at]?.seq ?? this.guide.last;
  }

  async #perform(found: [PositionShown, Layout | null]): Promise<void> {
    const step = found[0].steps?.[0];
    if (!step) return this.#draw(found);
    this.#tell(step);
    await this.#pauses.before(step.seat ?? null, this.seat, settings.pace);
    this.flip.slowness = slownessOf(settings.pace);
    await this.animate(step, () => this.#draw(found));
  }

  #tell(step: StepShown): void {
    if (!this.words || step.seat === this.seat) return;
    const line = linesOf(step, this.words, this.reader).at(-1);
    if (line) this.told = line.text;
  }

  #look(seq: number): Promise<[PositionShown, Layout | null]> {
    let found = this.#seen.get(seq);
    if (!found) {
      found = Promise.all([this.positionAt(seq), this.layoutAt(seq)]);
      this.#seen.set(seq, found);
      found.catch(() => this.#seen.delete(seq));
    }
    return found;
  }

  async #draw([position, layout]: [PositionShown, Layout | null]): Promise<void> {
    this.shown = position;
    this.layout = layout;
    await tick();
  }

  protected override positionAt(seq: number): Promise<PositionShown> {
    const params = { path: { game: this.table.game, seq } };
    return askAgain(() => api.GET("/games/{game}/guide/positions/{seq}", { params }));
  }

  protected override async layoutAt(seq: number): Promise<Layout | null> {
    if (!this.board.needsLayout) return null;
    const params = { path: { game: this.table.game, seq } };
    return askAgain(() => api.GET("/games/{game}/guide/positions/{seq}/layout", { params }));
  }

  /** Why a click on a thing does nothing now, as a sentence; empty where a move begins with it. */
  async whyNot(thing: string, begun: readonly string[]): Promise<string> {
    const { words, reader } = this;
    if (!words) return "";
    const query = { thing, begun: begun.join(" "), language: settings.language };
    const params = { path: { game: this.table.game, seq: this.shown?.seq ?? 0 }, query };
    const { refusals } = await askAgain(() => api.GET("/games/{game}/guide/positions/{seq}/why", { params }));
    const [first] = refusals;
    return first ? words.whyNot(first, reader) || say("why-rule") : "";
  }
}
