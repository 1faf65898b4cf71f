/**
 * Text in the reader's language, from the same catalogues and by the same derivation as the engine's own
 * `words` layer; `docs/words.md` describes it, and the same cases test both.
 */
import { FluentBundle, FluentResource, type Message as FluentMessage } from "@fluent/bundle";
import { kindOf, lying, zoneOf } from "./things";

type Pattern = NonNullable<FluentMessage["value"]>;

export interface Reader {
  seat: number | null;
  players: readonly string[];
  /** Things that go by another name now, such as a card that was turned over. */
  forms: Readonly<Record<string, string>>;
}

export interface Pending {
  seat: number;
  name: string;
  args?: Record<string, unknown>;
}

export interface Moved {
  type: "moved";
  kind: string | null;
  count: number;
  source: string;
  target: string;
}

export interface Happened {
  type: "happened";
  name: string;
  seat?: number | null;
  args?: Record<string, unknown>;
}

export type TableEvent = Moved | Happened;

/** A line of the log, and the message that made it. */
export interface Line {
  id: string;
  text: string;
  /** What it names, each with the place it came to: `b23@p0.sites`; `@p0.purse` where only the place is known. */
  things: readonly string[];
}

export interface Refusal {
  rule: string;
  args: Record<string, unknown>;
}

/** What a message may be told: text and numbers, nothing else, as in the engine. */
export type Told = Record<string, string | number>;

/** A message, what it is told, and whose doing it tells. */
interface Message {
  id: string;
  told: Told;
  seat: number | null;
  things: readonly string[];
}

/** What one message says: a sentence, or the detail of one; what joins it stands behind it in brackets. */
interface Said {
  id: string;
  sentence: string;
  detail: string | null;
  seat: number | null;
  details: string[];
  things: string[];
}

/** A zone's id taken apart. */
interface ZonePlace {
  kind: string;
  seat: number | null;
  thing: string | null;
  numbers: Record<string, number>;
}

export const NOBODY: Reader = { seat: null, players: [], forms: {} };
const NONE = "none";
/** Arguments that are seats, told as the player's name; `seat` itself is told as `player`. */
const SEATS = new Set(["seat", "asker", "giver", "leader", "other", "owner", "taker", "target", "victim"]);
/** What an argument can mean; `docs/words.md` has the table. */
type Sort = "none" | "truth" | "seat" | "number" | "thing" | "text" | "sum" | "things";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The sum of a list of numbers, or of lists of them; a truth counts one. Nothing for a list of things. */
function total(value: unknown): number | null {
  if (typeof value === "number" || typeof value === "boolean") return Number(value);
  if (!Array.isArray(value) || value.length === 0) return null;
  return value.reduce<number | null>((sum, one) => {
    const part = total(one);
    return sum === null || part === null ? null : sum + part;
  }, 0);
}

/** An id of the engine as an id of a message. */
export function slug(id: string): string {
  return id.replace(/[^A-Za-z0-9_-]+/g, "-");
}

export class Words {
  readonly #bundle: FluentBundle;
  readonly #spare: Words | null;

  /** What the language lacks is told by the spare: a message, a form of one, one that wants a form that is not there. */
  constructor(
    readonly language: string,
    sources: readonly string[],
    readonly pointsPer = 1,
    spare: Words | null = null,
  ) {
    this.#spare = spare;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string, attribute = ""): boolean {
    return this.#pattern(id, attribute) !== null || (this.#spare?.has(id, attribute) ?? false);
  }

  text(id: string, told: Told = {}, attribute = ""): string {
    const pattern = this.#pattern(id, attribute);
    const errors: Error[] = [];
    const text = pattern === null ? null : this.#bundle.formatPattern(pattern, told, errors);
    if ((text === null || errors.length > 0) && this.#spare?.has(id, attribute))
      return this.#spare.text(id, told, attribute);
    return text ?? (id === "unnamed" ? "" : this.text("unnamed"));
  }

  #pattern(id: string, attribute: string): Pattern | null {
    const message = this.#bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  /** Whether there is a message, if only for its forms. */
  #knows(id: string): boolean {
    return this.#bundle.hasMessage(id) || (this.#spare !== null && this.#spare.#knows(id));
  }

  /** The forms a message has beside its value. */
  #formsOf(id: string): string[] {
    const own = Object.keys(this.#bundle.getMessage(id)?.attributes ?? {});
    return this.#spare ? [...new Set([...own, ...this.#spare.#formsOf(id)])] : own;
  }

  name(thing: string, reader: Reader = NOBODY, form = "", count = 1): string {
    if (!this.hasName(thing) && this.#isPlace(thing)) return this.zone(thing, reader, form);
    const [id, a] = this.#thing(thing, reader);
    return this.text(id, { count, a }, form && this.has(id, form) ? form : "");
  }

  hasName(thing: string): boolean {
    return this.#knows(slug(`thing-${this.#owned(thing)[0]}`));
  }

  hasForm(thing: string, form: string, reader: Reader = NOBODY): boolean {
    return this.has(this.#thingId(thing, reader), form);
  }

  player(seat: number, reader: Reader): string {
    return reader.players[seat] || this.text("seat", { number: seat + 1 });
  }

  zone(zone: string, reader: Reader = NOBODY, form = ""): string {
    const place = this.#place(zone);
    const told = this.#arguments({ place: place.thing, ...place.numbers }, reader);
    if (place.seat !== null) told["player"] = this.player(place.seat, reader);
    const id = `zone-${place.kind}`;
    return this.text(id, told, form && this.has(id, form) ? form : "");
  }

  category(name: string): string {
    return this.text(`category-${name}`);
  }

  /** How a move differs from the next best in a part of what bots take a position to be worth. */
  reason(name: string, apart: number): string {
    const points = Math.abs(Math.round(apart * 10)) / 10;
    return this.text(apart > 0 ? "advice-more" : "advice-less", { term: this.text(slug(`term-${name}`)), points });
  }

  ending(name: string): string {
    return this.text(`ending-${name}`);
  }

  option(name: string): string {
    return this.text(`option-${name}`);
  }

  /** What choosing this value means. */
  optionValue(name: string, value: unknown): string {
    const word = typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
    return this.text(slug(`option-${name}-${word}`));
  }

  points(units: number): string {
    return this.text(`points-${this.pointsPer}`, { points: units / this.pointsPer });
  }

  /** Who won, and with how many points, in one sentence. */
  winners(places: readonly number[], totals: readonly number[], reader: Reader): string {
    const best = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    const total = totals[best[0]!] ?? 0;
    const told = {
      count: best.length,
      players: this.listed(best.map((seat) => this.player(seat, reader))),
      points: this.points(total),
      value: total / this.pointsPer,
    };
    return this.#forReader("winners", told, best.length === 1 ? best[0]! : null, reader);
  }

  listed(texts: readonly string[]): string {
    if (texts.length < 2) return texts.join("");
    const first = texts.slice(1, -1).reduce((begun, next) => this.text("list-more", { first: begun, next }), texts[0]!);
    return this.text("list-last", { first, last: texts.at(-1)! });
  }

  question(pending: Pending, reader: Reader): string {
    const told = this.#arguments({ seat: pending.seat, ...pending.args }, reader);
    return this.#forReader(`question-${pending.name}`, told, pending.seat, reader);
  }

  /** A move in full, or in one of its forms: `group` heads similar moves, `short` tells them apart. */
  move(key: string, reader: Reader = NOBODY, form = ""): string {
    const [verb = "", ...rest] = key.split(" ");
    const parts = [verb];
    const given: Record<string, unknown> = {};
    for (const token of rest) {
      const letter = LETTERS[Object.keys(given).length]!;
      const seat = /^p(\d+)$/.exec(token);
      if (seat) given[letter] = this.player(Number(seat[1]), reader);
      else if (/^-?\d+$/.test(token)) given[letter] = Number(token);
      else if (this.hasName(token)) given[letter] = token;
      else parts.push(token);
    }
    const cell = rest.filter((token) => /^-?\d+$/.test(token)).join(",");
    if (cell.includes(",")) given["cell"] = cell in reader.forms ? cell : null;
    const id = slug(["move", ...parts].join("-"));
    return this.text(id, this.#arguments(given, reader), form && this.has(id, form) ? form : "");
  }

  refusal(refusal: Refusal, reader: Reader = NOBODY): string {
    return this.text(slug(`why-${refusal.rule}`), this.#arguments(refusal.args, reader));
  }

  /** Why not: the sentence that was written for it, or else the rule's title. */
  whyNot({ rule, args = {}, title = "" }: Partial<Refusal> & { rule: string; title?: string }, reader: Reader): string {
    return this.has(slug(`why-${rule}`)) ? this.refusal({ rule, args }, reader) : title;
  }

  /** What an entry that is no move says: an undo, a resignation, the end. */
  entry(type: string, seat: number | null, to: number | null, reader: Reader): string {
    if (!this.has(`entry-${type}`)) return "";
    const told = this.#arguments({ seat: type === "concede" ? to : seat, to }, reader);
    return this.#forReader(`entry-${type}`, told, type === "concede" ? to : seat, reader);
  }

  /** The lines of one entry's events: what each effect gave is told behind it, and nowhere else. */
  log(events: readonly TableEvent[], reader: Reader): string[] {
    return this.lines(events, reader).map((line) => line.text);
  }

  /** The same, each line with the id of the message it came from. */
  lines(events: readonly TableEvent[], reader: Reader): Line[] {
    return this.#effects(events, reader).flatMap((effect) => {
      const said = this.#messages(effect, reader).map((message) => this.#said(message, reader));
      return this.#joined(said).map(({ id, sentence, details, things }) => ({
        id,
        text: this.text("log-line", { sentence, details: details.join(", ") || NONE }),
        things: [...new Set(things)],
      }));
    });
  }

  /**
   * The events apart by what brought them about. Whatever happened begins another effect, but for what is only a
   * detail: a sentence once there is one before it, and what is not worth a word always.
   */
  #effects(events: readonly TableEvent[], reader: Reader): TableEvent[][] {
    const effects: TableEvent[][] = [[]];
    let told = false;
    for (const event of events) {
      const message = event.type === "moved" ? this.#moved(event, [event], reader) : this.#happened(event, reader);
      const { sentence, detail } = this.#said(message, reader);
      if (detail === null) {
        if (event.type === "happened" && (told || !sentence)) {
          effects.push([]);
          told = false;
        }
        told ||= sentence !== "";
      }
      effects.at(-1)!.push(event);
    }
    return effects;
  }

  #said({ id, told, seat, things }: Message, reader: Reader): Said {
    const you = seat !== null && seat === reader.seat && this.has(id, "you") ? "you" : "";
    const detail = this.has(id, "detail") ? this.text(id, told, "detail") : null;
    return { id, sentence: this.text(id, told, you), detail, seat, details: [], things: [...things] };
  }

  /** Details join the sentence about the same seat before them, else the next, else they are sentences themselves. */
  #joined(said: readonly Said[]): Said[] {
    const lines = said.filter((one, place) => {
      if (one.detail === null) return true;
      const near = [...said.slice(0, place).reverse(), ...said.slice(place + 1)];
      const home = near.find(
        (other) => other.detail === null && other.sentence && (one.seat === null || one.seat === other.seat),
      );
      if (home && one.detail) {
        home.details.push(one.detail);
        home.things.push(...one.things);
      }
      return !home;
    });
    return lines.filter((line) => line.sentence);
  }

  #messages(events: readonly TableEvent[], reader: Reader): Message[] {
    const ways = new Map<string, Moved[]>();
    const order: TableEvent[] = [];
    for (const event of events) {
      if (event.type === "moved") {
        const key = `${event.source}>${event.target}`;
        const way = ways.get(key) ?? [];
        ways.set(key, way);
        const same = way.find((one) => one.kind === event.kind);
        if (same) {
          way[way.indexOf(same)] = { ...same, count: same.count + event.count };
          continue;
        }
        way.push(event);
        if (way.length > 1) continue;
      }
      order.push(event);
    }
    return order.map((event) =>
      event.type === "moved"
        ? this.#moved(event, ways.get(`${event.source}>${event.target}`)!, reader)
        : this.#happened(event, reader),
    );
  }

  /** The few words that stand over something that happened when it is shown large. */
  moment(event: Happened, reader: Reader): string {
    return this.text(slug(`moment-${event.name}`), this.#happened(event, reader).told);
  }

  #happened(event: Happened, reader: Reader): Message {
    const seat = event.seat ?? null;
    const things = Object.entries(event.args ?? {}).flatMap(([name, value]) => {
      const sort = this.#sort(name, value, reader);
      return sort === "thing" || sort === "things" ? (value as string | string[]) : [];
    });
    return { id: slug(`happened-${event.name}`), told: this.#arguments({ seat, ...event.args }, reader), seat, things };
  }

  #moved(event: Moved, together: readonly Moved[], reader: Reader): Message {
    const source = this.#place(event.source);
    const target = this.#place(event.target);
    const ids = [`moved-${source.kind}-to-${target.kind}`, `moved-to-${target.kind}`, "moved"];
    const id = ids.find((one) => this.#knows(one)) ?? "moved";
    const seat = target.seat ?? source.seat;
    const told: Told = {
      ...this.#arguments({ place: target.thing ?? source.thing, origin: source.thing }, reader),
      ...this.#things(
        together.map((one) => [one.kind, one.count]),
        "thing",
        reader,
      ),
      count: together.reduce((sum, one) => sum + one.count, 0),
      same: source.seat === target.seat ? "yes" : "no",
    };
    for (const [name, owner] of [
      ["player", seat] as const,
      ["from", source.seat] as const,
      ["to", target.seat] as const,
    ])
      told[name] = owner === null ? NONE : this.player(owner, reader);
    return { id, told, seat, things: together.map((one) => lying(one.kind ?? "", one.target)) };
  }

  #forReader(id: string, told: Told, seat: number | null, reader: Reader): string {
    const you = seat !== null && seat === reader.seat && this.has(id, "you");
    return this.text(id, told, you ? "you" : "");
  }

  #arguments(given: Record<string, unknown>, reader: Reader): Told {
    const told: Told = {};
    for (const [name, value] of Object.entries(given)) {
      const called = name === "seat" ? "player" : name;
      switch (this.#sort(name, value, reader)) {
        case "none":
          told[called] = NONE;
          break;
        case "truth":
          told[name] = value ? "yes" : "no";
          break;
        case "seat":
          told[called] = this.player(value as number, reader);
          break;
        case "number":
        case "text":
          told[name] = value as number | string;
          break;
        case "sum":
          told[name] = total(value) ?? 0;
          break;
        case "thing":
          Object.assign(told, this.#things([[value as string, 1]], name, reader));
          break;
        case "things": {
          const things = (value as string[]).map((one) => [one, 1] as const);
          Object.assign(told, this.#things(things, name, reader));
        }
      }
    }
    return told;
  }

  /** What an argument means. The clauses and their order are those of `_sort` in the engine's words.py. */
  #sort(name: string, value: unknown, reader: Reader): Sort {
    if (value === null || value === undefined) return "none";
    if (typeof value === "boolean") return "truth";
    if (SEATS.has(name)) return "seat";
    if (typeof value === "number") return "number";
    if (typeof value === "string") {
      const known = value in reader.forms || this.hasName(value) || this.#isPlace(value);
      return known ? "thing" : "text";
    }
    return total(value) === null ? "things" : "sum";
  }

  #things(things: readonly (readonly [string | null, number])[], name: string, reader: Reader): Told {
    const kinds = things.filter((one): one is readonly [string, number] => one[0] !== null);
    if (kinds.length === 0) return { [name]: NONE };
    const told: Told = { [name]: this.listed(kinds.map(([kind, count]) => this.counted(kind, count, reader))) };
    const forms = kinds.map(([kind]) => this.#formsOf(this.#thingId(kind, reader)));
    for (const form of forms[0]!.filter((one) => forms.every((all) => all.includes(one))))
      told[`${name}-${form}`] = this.listed(kinds.map(([kind, count]) => this.counted(kind, count, reader, form)));
    const owners = kinds.flatMap(([kind]) => this.#owned(kind)[1] ?? []);
    if (owners.length === kinds.length)
      told[`${name}-owner`] = this.listed(owners.map((owner) => this.player(owner, reader)));
    const places = kinds.map(([kind]) => zoneOf(reader.forms[kind] ?? kind));
    if (places.every((place) => place && this.#isPlace(place)))
      told[`${name}-at`] = this.listed(places.map((place) => this.zone(place, reader)));
    return told;
  }

  /** A name for so many; where the name itself does not say how many, it is said behind it. */
  counted(thing: string, count: number, reader: Reader, form = ""): string {
    const name = this.name(thing, reader, form, count);
    if (count === 1 || name !== this.name(thing, reader, form)) return name;
    return this.text("list-several", { name, count });
  }

  #isPlace(thing: string): boolean {
    return this.#knows(`zone-${this.#place(thing).kind}`);
  }

  #thingId(thing: string, reader: Reader): string {
    return this.#thing(thing, reader)[0];
  }

  /** The message that names a thing, and the number it is told: `card.30` is `thing-card` with `$a` = 30. */
  #thing(thing: string, reader: Reader): [string, string | number] {
    const called = this.#owned(reader.forms[kindOf(thing)] ?? thing)[0];
    const id = slug(`thing-${called}`);
    const found = /^(.+)\.(\d+)$/.exec(called);
    return found && !this.#knows(id) ? [slug(`thing-${found[1]}`), Number(found[2])] : [id, NONE];
  }

  /**
   * A thing and whose it is: `p1.dock` is seat 1's dock, unless something else has that very name. A thing is called by
   * what it is, wherever it lies: `gate@p0.hand` is a Gate.
   */
  #owned(id: string): [string, number | null] {
    const thing = kindOf(id);
    const found = /^p(\d+)\.([^.]+)$/.exec(thing);
    const taken = (id: string) => this.#knows(slug(id));
    if (!found || taken(`thing-${thing}`) || taken(`zone-p-${found[2]}`)) return [thing, null];
    return [found[2]!, Number(found[1])];
  }

  /**
   * A zone's id taken apart: `p1.team` is seat 1's `p-team`, `crew.b23` is the `crew` of b23. Numbers are told, not part of
   * the kind: `above.2.b23` is `above`, told `$a` = 2.
   */
  #place(zone: string): ZonePlace {
    let seat: number | null = null;
    const parts = zone.split(".").map((part) => {
      const found = /^p(\d+)$/.exec(part);
      if (found) seat = Number(found[1]);
      return found ? "p" : part;
    });
    const kind = slug(parts.join("-"));
    if (this.has(`zone-${kind}`)) return { kind, seat, thing: null, numbers: {} };
    const thing = parts.slice(1).find((part) => this.hasName(part)) ?? null;
    const digits = parts.slice(1).filter((part) => /^\d+$/.test(part));
    const numbers = Object.fromEntries(digits.map((part, place) => [LETTERS[place]!, Number(part)]));
    const rest = parts.filter((part) => part !== thing && !digits.includes(part));
    return { kind: slug(rest.join("-")), seat, thing, numbers };
  }
}
