/** The controller of a guided first game: one thing glows, its click goes on, and every other click has a kind answer. */
import type { MoveShown } from "../api/types";
import type { Touched } from "../lib/board_context";
import { click } from "../lib/click_to_move";
import { Spectator } from "../table/spectator.svelte";
import type { GuideStore } from "./guide_store.svelte";

/** What is said to a click that is not the one the step waits for. */
export interface Reply {
  /** `other` is a legal click that belongs to another move, `not` one that leads nowhere, `bare` one beside all things. */
  kind: "other" | "not" | "bare";
  thing: string;
  element: Element | null;
  /** Why not, where there is a reason. */
  text: string;
}

export class GuideController extends Spectator {
  override readonly playing = true;
  readonly guide: GuideStore;
  reply = $state.raw<Reply | null>(null);

  constructor(guide: GuideStore) {
    super(guide);
    this.guide = guide;
  }

  /** What is to be clicked now; nothing while something happens, and where there is only something to look at. */
  get awaited(): string | undefined {
    const { step, busy } = this.guide;
    return busy ? undefined : step?.at?.[this.clicked.length];
  }

  #targets = $derived(new Set(this.awaited === undefined ? [] : [this.awaited]));

  override get targets(): ReadonlySet<string> {
    return this.#targets;
  }

  get moves(): readonly MoveShown[] {
    return this.guide.shown?.moves ?? [];
  }

  override touch(thing: string, by: Touched = {}): void {
    this.reply = null;
    const { step, busy } = this.guide;
    if (busy || !step) return;
    if (thing === this.awaited) {
      this.clicked = [...this.clicked, thing];
      if (this.clicked.length === step.at?.length) void this.go();
    } else if (step.shows?.includes(thing)) void this.go();
    else if (this.clicked.includes(thing)) this.clicked = this.clicked.slice(0, this.clicked.indexOf(thing));
    else void this.#answer(thing, by.element ?? null);
  }

  /** A click on the table where nothing lies. */
  touchBare(): void {
    const { step, busy } = this.guide;
    this.reply = busy || !step ? null : { kind: "bare", thing: "", element: null, text: "" };
  }

  /** Make the move of the step, whoever clicks: the newcomer, or "do it for me". */
  async go(): Promise<void> {
    this.reply = null;
    this.sent = [...(this.guide.step?.at ?? [])];
    this.clicked = [];
    await this.guide.forward();
    this.sent = [];
  }

  async jump(at: number): Promise<void> {
    this.reply = null;
    this.clicked = [];
    await this.guide.go(at);
  }

  async #answer(thing: string, element: Element | null): Promise<void> {
    const { at } = this.guide;
    if (click(this.moves, this.clicked, thing) !== null) {
      this.reply = { kind: "other", thing, element, text: "" };
      return;
    }
    const text = await this.guide.whyNot(thing, this.clicked).catch(() => "");
    if (this.guide.at === at) this.reply = { kind: "not", thing, element, text };
  }
}
