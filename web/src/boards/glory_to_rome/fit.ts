/** How large cards can be drawn in the room there is, so that all of them are seen, with their names. */

/** A card with its picture and text; name and text; picture and name, also in little height; badge beside the name. */
export type Form = "card" | "text" | "plate" | "low" | "strip";

export interface Fit {
  form: Form;
  /** Of one, in pixels. */
  width: number;
  height: number;
  /** Between two, below and beside each other; cards of a fan overlap. */
  gap: number;
  /** How many the room holds at that size. */
  places: number;
}

interface Size {
  form: Form;
  /** Widths, from the largest. */
  from: number;
  to: number;
  /** The least height at a width, and how far it may grow where there is room. */
  height: (width: number) => number;
  most: (width: number) => number;
  /** How far it may be widened to fill its line. */
  widest: number;
  gap: number;
  /** Cards held in a hand lie in one line. */
  lines?: number;
}

const GAP = 5;
const CARD: Size = {
  form: "card",
  from: 150,
  to: 100,
  height: (width) => 70 + width * 0.6,
  most: (width) => width * 1.42,
  widest: 0,
  gap: 7,
};
const TEXT: Size = {
  form: "text",
  from: 156,
  to: 108,
  height: (width) => (width < 150 ? 68 : 56),
  most: () => 96,
  widest: 240,
  gap: GAP,
};
const PLATE: Size = { form: "plate", from: 112, to: 78, height: () => 62, most: () => 88, widest: 128, gap: GAP };
const LOW: Size = { form: "low", from: 112, to: 74, height: () => 46, most: () => 54, widest: 128, gap: GAP };
const STRIP: Size = { form: "strip", from: 200, to: 86, height: () => 27, most: () => 34, widest: 220, gap: 4 };

/** From the most beautiful to the smallest: others' buildings lose their texts, one's own only at the very last. */
export const OTHERS: readonly Size[] = [CARD, PLATE, LOW, STRIP];
export const OWN: readonly Size[] = [CARD, TEXT, LOW, STRIP];
/** A fan: cards overlap where nothing is written, and stand in one line. */
export const HELD: readonly Size[] = [{ ...CARD, gap: -8, lines: 1 }, TEXT, PLATE, LOW, STRIP];

export function fitCards(count: number, width: number, height: number, sizes: readonly Size[]): Fit {
  let most: Fit = { form: "text", width: 112, height: 68, gap: GAP, places: 0 };
  if (width <= 0 || height <= 0 || count === 0) return { ...most, places: count };
  for (const size of sizes) {
    for (let wide = size.from; wide >= size.to; wide -= 2) {
      const least = size.height(wide);
      const columns = Math.floor((width + size.gap) / (wide + size.gap));
      const rows = Math.min(size.lines ?? Infinity, Math.floor((height + size.gap) / (least + size.gap)));
      const fit = { form: size.form, width: wide, height: least, gap: size.gap, places: columns * rows };
      if (fit.places >= count) return grown(fit, size, count, columns, width, height);
      if (fit.places >= most.places) most = fit;
    }
  }
  return most;
}

/** What is left of the room is given to them. */
function grown(fit: Fit, size: Size, count: number, columns: number, width: number, height: number): Fit {
  const lines = Math.ceil(count / columns);
  const shared = Math.floor((width + size.gap) / columns - size.gap);
  const wide = Math.max(fit.width, Math.min(size.widest, shared));
  /** A fan lies as loosely as it can. */
  const gap = size.lines ? Math.min(6, Math.floor((width - count * wide) / Math.max(1, count - 1))) : size.gap;
  const high = Math.min(size.most(wide), Math.floor((height + size.gap) / lines - size.gap));
  return { ...fit, gap, width: wide, height: Math.max(fit.height, high) };
}

/** On a phone a city is as high as it likes: names and texts beside each other, as many as the width holds. */
export function fitWidth(count: number, width: number): Fit {
  const columns = Math.max(1, Math.floor((width + GAP) / (152 + GAP)));
  return { form: "text", width: Math.floor((width + GAP) / columns - GAP), height: 62, gap: GAP, places: count };
}

/** On a phone a hand is plates beside each other, lower where one line does not hold them. */
export function fitHeld(count: number, width: number): Fit {
  const gap = 4;
  const columns = Math.max(1, Math.floor((width + gap) / (66 + gap)));
  const share = Math.floor((width + gap) / Math.max(1, Math.min(columns, count)) - gap);
  const [form, height] = count > columns ? (["low", 48] as const) : (["plate", 80] as const);
  return { form, width: Math.min(104, share), height, gap, places: count };
}
