/** The figures of things in words, by the same messages that the terminal uses. */
import type { Words } from "../../lib/words";
import { RESOURCES } from "./icons";
import type { Building, Four, SiteView, WorkerView } from "./view";

function figure(words: Words, id: string, value: number): string {
  return words.text(`figure-${id}`, { value });
}

/** What belongs together: needs 2 stone and 1 wood. */
function facts(words: Words, id: string, figures: readonly string[]): string {
  return figures.length > 0 ? words.text(`facts-${id}`, { list: words.listed(figures) }) : "";
}

function four(words: Words, amounts: Four): string[] {
  return RESOURCES.flatMap((name, place) => (amounts[place] ? [figure(words, name, amounts[place])] : []));
}

/** What it brings when it stands; a machine brings no money. */
function gains(words: Words, card: Building): string {
  const brought = [
    card.sesterces ? figure(words, "sesterces", card.sesterces) : "",
    card.points ? figure(words, "points", card.points) : "",
  ];
  return facts(words, "gives", brought.filter(Boolean));
}

function together(parts: readonly string[]): string {
  return parts.filter(Boolean).join("; ");
}

export function aboutBuilding(words: Words, card: Building): string {
  return together([
    facts(words, "needs", four(words, card.needs)),
    gains(words, card),
    card.makes ? facts(words, "makes", four(words, card.makes)) : "",
  ]);
}

export function aboutSite(words: Words, site: SiteView, card: Building, crew: readonly string[]): string {
  return together([
    four(words, site.missing).length > 0
      ? words.text("site-missing", { list: words.listed(four(words, site.missing)) })
      : "",
    crew.length > 0 ? words.text("site-crew", { list: words.listed(crew) }) : "",
    gains(words, card),
    site.actions > 0 ? facts(words, "sending", [figure(words, "actions", site.actions)]) : "",
  ]);
}

export function aboutWorker(words: Words, worker: WorkerView): string {
  return together([
    facts(words, "makes", four(words, worker.makes)),
    worker.pay > 0 ? facts(words, "wage", [figure(words, "wage", worker.pay)]) : "",
    worker.lesson ? words.text("note-taught") : "",
  ]);
}

export function aboutTool(words: Words, adds: Four, price: number | null): string {
  return together([facts(words, "adds", four(words, adds)), price === null ? "" : priced(words, price)]);
}

export function aboutUniversity(words: Words, resource: number, level: number, price: number): string {
  return together([facts(words, "teaches", [figure(words, RESOURCES[resource]!, level)]), priced(words, price)]);
}

export function priced(words: Words, price: number): string {
  return facts(words, "price", [figure(words, "sesterces", price)]);
}

export function aboutLoan(words: Words, gives: number, left: number): string {
  return together([
    facts(words, "loan", [figure(words, "sesterces", gives)]),
    words.text("loans-left", { count: left }),
  ]);
}
