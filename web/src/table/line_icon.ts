/** The sign a line of the log begins with: that of what it names, else of what happened. */
import back from "icon:anticlockwise-rotation";
import draw from "icon:card-draw";
import discard from "icon:card-discard";
import play from "icon:card-play";
import laurel from "icon:laurel-crown";
import quill from "icon:scroll-quill";
import coins from "icon:two-coins";
import type { Board } from "../boards/boards";
import { kindOf } from "../lib/things";
import type { Line } from "../lib/words";

/** By the message of a line, the first that fits. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^entry-(undo|back)/, back],
  [/^entry-|^happened-(end|count|final)/, laurel],
  [/purse|bank|-sold|-fee/, coins],
  [/^moved-(deck|pile|bag|supply)/, draw],
  [/-to-(box|pool|discard|supply)/, discard],
  [/^moved/, play],
];

export function lineIcon(line: Line, board: Pick<Board, "icon">, forms: Readonly<Record<string, string>> = {}): string {
  for (const thing of line.things) {
    const kind = kindOf(thing);
    const own = board.icon?.(kind) ?? board.icon?.(forms[kind] ?? "");
    if (own) return own;
  }
  return SIGNS.find(([pattern]) => pattern.test(line.id))?.[1] ?? quill;
}
