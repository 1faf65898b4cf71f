/**
 * FLIP animation (first, last, invert, play): where everything lies is measured, the new view is drawn at once, and each
 * thing flies from where it lay to where it lies now, above everything else. Which things moved need not be found by
 * comparing: the events of the step say what went from where to where.
 */
import { kindOf } from "./things";
import type { Moved, TableEvent } from "./words";

/** The longest a step may take. */
const WHOLE = 390;
const STAGGER = 45;
const SHIFT = 260;
const EASE = "cubic-bezier(0.3, 0.7, 0.25, 1)";

interface Spot {
  rect: DOMRect;
  look: HTMLElement;
}

interface Flight {
  ghost: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  /** What it becomes, where that is drawn. */
  real: HTMLElement | null;
}

/** One measurement, the "first" or the "last" of FLIP: where things lie, by zone and kind, and the zones themselves. */
class Scene {
  readonly things = new Map<string, Spot>();
  readonly zones = new Map<string, DOMRect>();

  constructor(readonly root: HTMLElement) {
    for (const element of root.querySelectorAll<HTMLElement>("[data-thing], [data-zone]")) {
      const rect = element.getBoundingClientRect();
      if (rect.width === 0) continue;
      const { thing: id, zone } = element.dataset;
      const thing = id === undefined ? undefined : kindOf(id);
      if (thing === undefined) {
        if (!this.zones.has(zone!)) this.zones.set(zone!, rect);
      } else {
        for (const key of [`${zone ?? ""}|${thing}`, `*|${thing}`, `*|${id}`]) {
          if (!this.things.has(key)) this.things.set(key, { rect, look: element });
        }
      }
    }
  }

  thing(zone: string, thing: string | null): Spot | undefined {
    return thing === null ? undefined : this.things.get(`${zone}|${thing}`);
  }

  anywhere(thing: string | undefined): Spot | undefined {
    return thing === undefined ? undefined : this.things.get(`*|${thing}`);
  }

  /** A place: its own frame, or what it is a part of where only that is shown. */
  place(zone: string): DOMRect | undefined {
    for (let part = zone; part; part = part.slice(0, Math.max(0, part.lastIndexOf(".")))) {
      const found = this.zones.get(part);
      if (found) return found;
    }
    return this.zones.get("table");
  }
}

/** How a kind of thing looks when the table shows no card of it: coins, tokens. */
export type Token = (kind: string | null, count: number) => HTMLElement;

/** The things a piece leaves and comes to, where the places it is told to lie in are larger than it. */
export interface Way {
  from?: string;
  to?: string;
  /** The thing it comes to is the piece itself. */
  becomes?: boolean;
}

export type Route = (event: Moved, place: number, events: readonly TableEvent[]) => Way | null;

export function plainToken(_: string | null, count: number): HTMLElement {
  const token = document.createElement("span");
  token.className = "token";
  token.textContent = count > 1 ? String(count) : "";
  return token;
}

export const motionIsWelcome = (): boolean => !matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Flip {
  /** How much longer than usual everything takes; 0 is at once. */
  slowness = 1;
  #running: Animation[] = [];
  /** How many pixels of the window one of the table's takes. */
  #unit = 1;
  #ghosts: HTMLElement[] = [];
  /** Resolves when nothing travels: whatever else is to be drawn waits for that, and lays nothing out on the way. */
  settled: Promise<unknown> = Promise.resolve();

  /** Draw what changed, and show it going. Resolves when everything has arrived. */
  async show(
    root: HTMLElement,
    events: readonly TableEvent[],
    change: () => Promise<void>,
    token: Token = plainToken,
    route: Route = () => null,
  ): Promise<void> {
    this.finish();
    if (!motionIsWelcome() || document.hidden || this.slowness === 0) {
      await change();
      return;
    }
    this.#unit = Number(getComputedStyle(root).zoom) || 1;
    const before = new Scene(root);
    const kept = this.#copies(before, events);
    await change();
    const after = new Scene(root);
    const moved = events.filter((event): event is Moved => event.type === "moved");
    const flights = moved.slice(0, 12);
    const stagger = this.slowness * (flights.length > 1 ? Math.min(STAGGER, 150 / (flights.length - 1)) : 0);
    const length = WHOLE * this.slowness - stagger * Math.max(0, flights.length - 1);
    const flying = new Set<HTMLElement>();
    // All lie above the table before the first of them is measured: one layout, not one for each.
    const set = flights.map((event) => {
      const way = route(event, events.indexOf(event), events);
      const from =
        before.anywhere(way?.from)?.rect ?? before.thing(event.source, event.kind)?.rect ?? before.place(event.source);
      const target = after.anywhere(way?.to);
      const spot = way?.becomes ? target : after.thing(event.target, event.kind);
      const to = target?.rect ?? spot?.rect ?? after.place(event.target);
      if (!from || !to) return null;
      const look = spot?.look ?? kept.get(event) ?? token(event.kind, event.count);
      if (spot) flying.add(spot.look);
      return { ghost: this.#ghost(look, from, spot ?? null, to, event.kind), from, to, real: spot?.look ?? null };
    });
    const sizes = set.map((one) => one?.ghost.getBoundingClientRect());
    set.forEach((one, place) => one && this.#fly(one, sizes[place]!, length, place * stagger));
    this.#shift(before, after, flying, flights.length > 0 ? WHOLE : SHIFT);
    this.settled = Promise.allSettled(this.#running.map((one) => one.finished));
    await this.settled;
    this.finish();
  }

  /** Everything arrives now. */
  finish(): void {
    for (const animation of this.#running) {
      animation.finish();
      animation.cancel(); // where it ended is where it lies
    }
    for (const ghost of this.#ghosts) ghost.remove();
    this.#running = [];
    this.#ghosts = [];
  }

  /** Things that will not be drawn where they go have to be copied while they still are where they were. */
  #copies(before: Scene, events: readonly TableEvent[]): Map<Moved, HTMLElement> {
    const copies = new Map<Moved, HTMLElement>();
    for (const event of events) {
      if (event.type !== "moved") continue;
      const spot = before.thing(event.source, event.kind);
      if (spot) copies.set(event, copyOf(spot.look));
    }
    return copies;
  }

  /** What is seen going: a copy that lies above everything else, as large as what it becomes. */
  #ghost(look: HTMLElement, from: DOMRect, becomes: Spot | null, to: DOMRect, kind: string | null): HTMLElement {
    const ghost = look.isConnected ? copyOf(look) : look;
    const size = becomes?.rect ?? (look.isConnected ? to : null);
    ghost.classList.add("travelling");
    ghost.dataset["travelling"] = kind ?? "?";
    const unit = this.#unit;
    ghost.style.zoom = String(unit);
    ghost.style.width = `${(size?.width ?? Math.min(from.width, 120 * unit)) / unit}px`;
    if (size) ghost.style.height = `${size.height / unit}px`;
    if (ghost.classList.contains("token")) ghost.style.width = ghost.style.height = "";
    ghost.style.left = ghost.style.top = "0";
    document.body.append(ghost);
    this.#ghosts.push(ghost);
    return ghost;
  }

  #fly({ ghost, from, to, real }: Flight, own: DOMRect, duration: number, delay: number): void {
    const unit = this.#unit;
    const at = (rect: DOMRect, scale: number): string =>
      `translate(${(rect.x + rect.width / 2 - own.width / 2) / unit}px, ${(rect.y + rect.height / 2 - own.height / 2) / unit}px) scale(${scale})`;
    const grown = (rect: DOMRect): number => Math.max(0.25, Math.min(1.15, rect.width / own.width));
    const small = ghost.classList.contains("token");
    const flight = ghost.animate(
      [
        { transform: at(from, small ? 1 : grown(from)), opacity: 1 },
        { transform: at(to, small ? 1 : real ? 1 : grown(to)), opacity: real ? 1 : 0 },
      ],
      { duration, delay, easing: EASE, fill: "both" },
    );
    this.#running.push(flight);
    if (!real) return;
    // Till all have arrived: each that came to light before would be laid out while others are on their way.
    const waiting = real.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay, fill: "forwards" });
    this.#running.push(waiting);
  }

  /**
   * What no event names and only made room slides there: plain FLIP, inverted by `translate`. It arrives with what
   * travels: where one of both ends first, the browser lays the table out while the other is on its way.
   */
  #shift(before: Scene, after: Scene, flying: ReadonlySet<HTMLElement>, duration: number): void {
    for (const [key, { rect, look }] of after.things) {
      if (key.startsWith("*") || flying.has(look)) continue;
      const was = before.things.get(key)?.rect;
      if (!was) continue;
      const [x, y] = [(was.x - rect.x) / this.#unit, (was.y - rect.y) / this.#unit];
      if (Math.abs(x) + Math.abs(y) < 2) continue;
      this.#running.push(
        look.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
          duration: duration * this.slowness,
          easing: EASE,
          fill: "both",
        }),
      );
    }
  }
}

function copyOf(look: HTMLElement): HTMLElement {
  const copy = look.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("inert", "");
  for (const inner of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
    delete inner.dataset["thing"];
    delete inner.dataset["zone"];
    inner.removeAttribute("id");
  }
  return copy;
}
