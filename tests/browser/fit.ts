/**
 * What a table must show at every size: whatever lies open has an element that nothing covers and nothing cuts off, with
 * its name on it; letters are large enough to read; nothing needs scrolling where there is room for all.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { POSTGRES } from "./house";

export interface FullTable {
  game: string;
  players: number;
  id: string;
  cookie: string;
  /** An early entry, one in the middle, and the last, at which most lies on the table. */
  entries: [number, number, number];
}

export interface Frame {
  width: number;
  height: number;
}

export const SIZES: readonly Frame[] = [
  [360, 640],
  [390, 844],
  [430, 932],
  [844, 390],
  [768, 954],
  [1024, 700],
  [1280, 600],
  [1366, 650],
  [1440, 780],
  [1536, 730],
  [1920, 950],
  [2560, 1300],
].map(([width, height]) => ({ width: width!, height: height! }));

export function fullTables(base: string, settings: Record<string, string>, wanted: readonly string[]): FullTable[] {
  const program = fileURLToPath(new URL("full_tables.py", import.meta.url));
  const key = settings["QUADRIGA_SEED_KEYS"]!;
  const database = settings["QUADRIGA_DATABASE"] ?? POSTGRES;
  return JSON.parse(
    execFileSync("python", [program, base, database, key, ...wanted], { encoding: "utf8" }),
  ) as FullTable[];
}

interface Item {
  id: string;
  items?: Item[];
  empty?: boolean;
}
interface Section {
  id: string;
  zone?: string;
  items?: Item[];
}
interface Layout {
  sections: Section[];
  panels: { seat: number; sections?: Section[] }[];
}

/** Sections that tell what can be done and not what lies on the table: no replay draws them, since nothing can be done. */
const DEEDS = new Set(["take"]);

/** Every thing that lies open, as the game itself tells it to whoever draws without knowing it. */
export function thingsOf(layout: Layout, playing: boolean): string[] {
  const ids = (items: Item[] | undefined): string[] =>
    (items ?? []).flatMap((item) => [...(item.empty ? [] : [item.id]), ...ids(item.items)]);
  const sections = [...layout.sections, ...layout.panels.flatMap((panel) => panel.sections ?? [])];
  const drawn = sections.filter(({ id }) => playing || !DEEDS.has(id));
  return [...new Set(drawn.flatMap((section) => ids(section.items)))];
}

/**
 * What is wrong with the screen as it is now, a line for each fault. `root` is what is looked at where it is no table but
 * a page, which may be scrolled down; pictures cut out of a board are no text.
 */
export function faults(page: Page, things: readonly string[], root = "[data-shape]"): Promise<string[]> {
  const asked = { wanted: things, looked: root, scrolls: root !== "[data-shape]" };
  return page.evaluate(({ wanted, looked, scrolls }) => {
    const found: string[] = [];
    const narrow = scrolls || document.querySelector<HTMLElement>("[data-shape]")?.dataset["shape"] === "narrow";
    const label = (element: Element): string =>
      (element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 40) || element.className.toString();
    const drawn = (element: HTMLElement): boolean => element.getClientRects().length > 0;

    // Every thing is there and can be seen whole.
    const showing = new Map<string, Set<HTMLElement>>();
    for (const one of document.querySelectorAll<HTMLElement>("[data-thing], [data-zone], [data-shows]"))
      for (const id of [one.dataset["thing"], one.dataset["zone"], ...(one.dataset["shows"]?.split(" ") ?? [])])
        if (id) showing.set(id, (showing.get(id) ?? new Set()).add(one));
    for (const id of wanted) {
      const elements = [...(showing.get(id) ?? [])];
      if (elements.length === 0) {
        found.push(`${id}: nowhere`);
        continue;
      }
      const shown = elements.filter(drawn);
      if (shown.length === 0) {
        found.push(`${id}: not drawn`);
        continue;
      }
      const best = shown.map((element) => {
        if (narrow) element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { x, y, width, height } = element.getBoundingClientRect();
        // Inside of rounded corners, which grow with the table.
        const inner = 5 * ((element as unknown as { currentCSSZoom?: number }).currentCSSZoom ?? 1);
        // The corners of a card that leans are inside the box around it: they are turned with it.
        const turn = (Number.parseFloat(turned(element)) * Math.PI) / 180;
        const [cos, sin] = [Math.cos(turn), Math.abs(Math.sin(turn))];
        const [wide, high] = [width * cos - height * sin, height * cos - width * sin].map(
          (one) => one / Math.cos(2 * turn),
        );
        const [dx, dy] = [wide! / 2 - Math.min(inner, wide! / 4), high! / 2 - Math.min(inner, high! / 4)];
        const corners = [
          [-dx, -dy],
          [dx, -dy],
          [-dx, dy],
          [dx, dy],
        ].map(
          ([right, down]) =>
            [
              x + width / 2 + right! * cos - down! * Math.sin(turn),
              y + height / 2 + right! * Math.sin(turn) + down! * cos,
            ] as const,
        );
        const covered = corners.filter(([left, top]) => {
          // The whole stack takes far longer to find than its top, which is the thing itself nearly always.
          const first = document.elementFromPoint(left, top);
          if (first && element.contains(first)) return false;
          const stack = document.elementsFromPoint(left, top);
          return !stack.some((one) => one === element || element.contains(one)) || !visibleAt(stack, element);
        });
        return { element, covered: covered.length, size: [Math.round(width), Math.round(height)].join("x") };
      });
      const one = best.sort((a, b) => a.covered - b.covered)[0]!;
      if (one.covered > 0) found.push(`${id}: ${one.covered} of 4 corners covered or outside (${one.size})`);
    }

    function turned(element: HTMLElement): string {
      const leaning = element.closest<HTMLElement>('[style*="rotate:"]');
      return leaning ? getComputedStyle(leaning).rotate : "0";
    }

    /** Is anything opaque of another part of the table above it? Things that overlap on purpose are one group. */
    function visibleAt(stack: Element[], element: HTMLElement): boolean {
      const at = stack.findIndex((one) => one === element || element.contains(one));
      return stack
        .slice(0, at)
        .every(
          (above) =>
            above.closest("[data-overlaps]") === element.closest("[data-overlaps]") &&
            above.closest("[data-overlaps]") !== null,
        );
    }

    // Letters large enough, after whatever transforms and zooms.
    const walker = document.createTreeWalker(document.querySelector(looked)!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const small = new Map<string, number>();
    // Letters share what is around them: each box is measured once.
    const around = new Map<HTMLElement, { scale: number; hidesX: boolean; hidesY: boolean; edge: DOMRect }>();
    const measured = (one: HTMLElement) => {
      const known = around.get(one);
      if (known) return known;
      const { transform, scale: own, overflowX, overflowY } = getComputedStyle(one);
      let scale = 1;
      if (transform !== "none") scale *= Math.hypot(new DOMMatrix(transform).c, new DOMMatrix(transform).d);
      if (own !== "none") scale *= Number.parseFloat(own);
      const hides = (overflow: string): boolean =>
        overflow === "hidden" || overflow === "clip" || (!narrow && overflow === "auto");
      const told = { scale, hidesX: hides(overflowX), hidesY: hides(overflowY), edge: one.getBoundingClientRect() };
      around.set(one, told);
      return told;
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      const parent = node.parentElement!;
      if (!text || parent.closest(".unseen, title, option, [data-cutout]")) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const style = getComputedStyle(parent);
      // For who reads by ear alone: as `.unseen`, in some widths.
      if (box.width === 0 || style.visibility === "hidden" || style.clipPath === "inset(50%)") continue;
      const zoom =
        parent instanceof SVGElement ? 1 : ((parent as unknown as { currentCSSZoom?: number }).currentCSSZoom ?? 1);
      let size = Number.parseFloat(style.fontSize) * zoom;
      if (parent instanceof SVGGraphicsElement) {
        const matrix = parent.getScreenCTM();
        if (matrix) size = Number.parseFloat(style.fontSize) * Math.hypot(matrix.b, matrix.d);
      } else {
        for (let up: HTMLElement | null = parent; up; up = up.parentElement) size *= measured(up).scale;
      }
      const least = parent.closest("[data-repeats]") ? 11 : 12;
      if (size < least - 0.05) small.set(`${label(parent)}`, Math.round(size * 10) / 10);
      // Cut off sideways or downwards by a box that hides what does not fit.
      for (
        let up: HTMLElement | null = parent instanceof HTMLElement ? parent : parent.closest("div");
        up && up !== document.body;
        up = up.parentElement
      ) {
        const { hidesX, hidesY, edge } = measured(up);
        if (
          (hidesX && (box.right > edge.right + 2 || box.left < edge.left - 2)) ||
          (hidesY && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3))
        ) {
          found.push(`"${label(parent)}": cut off`);
          break;
        }
      }
    }
    for (const [text, size] of small) found.push(`"${text}": ${size} px`);

    // No scrolling.
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth + 1)
      found.push(`the page is ${page.scrollWidth - page.clientWidth} px too wide`);
    if (!narrow) {
      if (page.scrollHeight > page.clientHeight + 1)
        found.push(`the page is ${page.scrollHeight - page.clientHeight} px too high`);
      for (const one of document.querySelectorAll<HTMLElement>("[data-shape] *:not(svg, svg *)")) {
        const { overflowX, overflowY } = getComputedStyle(one);
        if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1)
          found.push(`.${one.className || one.tagName} scrolls down by ${one.scrollHeight - one.clientHeight}`);
        if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1)
          found.push(`.${one.className || one.tagName} scrolls sideways by ${one.scrollWidth - one.clientWidth}`);
      }
    }
    return [...new Set(found)];
  }, asked);
}
