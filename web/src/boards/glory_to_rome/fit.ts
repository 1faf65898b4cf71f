/** How large buildings can be drawn in the room a city has, so that all of them are seen. */

export type Form = "card" | "plate" | "line";

export interface Fit {
  form: Form;
  /** Width of one, in pixels. */
  width: number;
  /** How many the room holds at that size. */
  places: number;
}

export const GAP = 8;
/** Height by width of each form; a line is as high as a finger wants it. */
export const HEIGHTS: Readonly<Record<Form, (width: number) => number>> = {
  card: (width) => width * 1.4,
  plate: (width) => width * 0.8,
  line: () => 30,
};
/** From the most beautiful to the smallest. */
const SIZES: readonly { form: Form; from: number; to: number }[] = [
  { form: "card", from: 150, to: 90 },
  { form: "plate", from: 124, to: 92 },
  { form: "line", from: 200, to: 118 },
];

export function fitBuildings(count: number, width: number, height: number): Fit {
  let last: Fit = { form: "card", width: 104, places: count };
  if (width <= 0 || height <= 0) return last;
  for (const { form, from, to } of SIZES) {
    for (let size = from; size >= to; size -= 2) {
      const columns = Math.floor((width + GAP) / (size + GAP));
      const rows = Math.floor((height + GAP) / (HEIGHTS[form](size) + GAP));
      last = { form, width: size, places: columns * rows };
      if (last.places >= count) return last;
    }
  }
  return last;
}

/** Lines share the whole width of their room. */
export function stretched({ form, width, places }: Fit, room: number): number {
  if (form !== "line" || places === 0) return width;
  const columns = Math.max(1, Math.floor((room + GAP) / (width + GAP)));
  return Math.floor((room + GAP) / columns) - GAP;
}
