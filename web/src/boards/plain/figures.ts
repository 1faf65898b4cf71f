/** The figures of a layout as words and colours. */
import type { Layout } from "../../api/types";
import type { Words } from "../../lib/words";

type Figure = NonNullable<Layout["figures"]>[number];

const TONES: Record<string, string> = {
  grey: "stone",
  brown: "wood",
  blue: "lapis",
  red: "red",
  green: "verdigris",
  gold: "gold",
  purple: "marble",
};

export function tone(name: string | undefined): string {
  return `var(--${TONES[name ?? ""] ?? "ink"})`;
}

export function inWords(words: Words, figure: Figure): string {
  const whole = typeof figure.of === "number" ? ` / ${figure.of}` : "";
  if (!figure.id || !words.has(`figure-${figure.id}`)) return String(figure.value) + whole;
  return words.text(`figure-${figure.id}`, { value: figure.value }) + whole;
}
