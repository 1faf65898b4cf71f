/** What is worth a moment: a few things that happen at a table are shown large, before the game goes on. */
import type { EditionFacts, StepShown } from "../api/types";
import type { Board } from "../boards/boards";
import { motionIsWelcome } from "../lib/flip";
import type { Moments } from "../lib/settings.svelte";
import type { Happened, Reader, TableEvent, Words } from "../lib/words";

export interface Moment {
  title: string;
  text: string;
  seat: number | null;
  scene: { of: string; style: string } | undefined;
  /** What others say to it, by seat. */
  answers: readonly { seat: number; text: string }[];
}

/** The longest one is seen, in milliseconds; the shorter one is for whoever wants no motion. */
export const LONGEST = 1400;
const STILL = 900;

export const lasts = (): number => (motionIsWelcome() ? LONGEST : STILL);

/** The first thing of a step, or of what it turned, that is worth it, greater ones before others. */
export function momentOf(
  step: StepShown,
  wanted: Moments,
  board: Board,
  facts: EditionFacts,
  words: Words,
  reader: Reader,
  turned?: Happened,
): Moment | null {
  if (wanted === "none" || !board.moments) return null;
  const { moments } = board;
  const all = ((step.events ?? []) as TableEvent[]).filter((event): event is Happened => event.type === "happened");
  const happened = [...all, ...(turned ? [turned] : [])].filter((event) => event.name in moments);
  const event = happened.find(({ name }) => moments[name]!.great) ?? (wanted === "all" ? happened[0] : undefined);
  if (!event) return null;
  const thing = event.args?.[moments[event.name]!.shows ?? ""];
  return {
    title: words.moment(event, reader),
    text: words.lines([event], reader)[0]?.text ?? "",
    seat: event.seat ?? null,
    scene: typeof thing === "string" ? board.scene?.(thing, facts) : undefined,
    answers: all
      .filter(({ name, seat }) => typeof seat === "number" && moments[event.name]!.answers?.includes(name))
      .map((answer) => ({ seat: answer.seat!, text: words.lines([answer], reader)[0]?.text ?? "" })),
  };
}
