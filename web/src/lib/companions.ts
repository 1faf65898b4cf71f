/**
 * One device round the table: people who share this browser with its own person. Each is a guest of their own, with a
 * token that this browser keeps, so that to the server every seat is somebody who is told no more than they may know.
 */
import type { Listed } from "../api/types";
import { keep, recall } from "./kept";

export interface Companion {
  name: string;
  token: string;
}

/** Somebody at this device who has a seat at a table; the browser's own person has no token. */
export interface Local extends Companion {
  seat: number;
}

/** More than fit around any table of ours. */
const MOST = 8;

/** Those who have sat at this device, the last first. */
export function companions(): Companion[] {
  return recall<Companion[]>("companions", []);
}

export function keepCompanion(one: Companion): void {
  const others = companions().filter(({ name }) => name !== one.name);
  keep("companions", [{ name: one.name, token: one.token }, ...others].slice(0, MOST));
}

export function dropCompanion(token: string): void {
  keep(
    "companions",
    companions().filter((one) => one.token !== token),
  );
}

/** Who of this device sits at a table; nobody where its own person is the only one. */
export function localsAt(table: string): Local[] {
  return recall<Local[]>(`round.${table}`, []);
}

export function keepLocals(table: string, locals: readonly Local[]): void {
  keep(`round.${table}`, locals);
}

/** Whether a table waits for somebody at this device. */
export function isAsked(table: Listed): boolean {
  if (table.status !== "playing" || table.seat === undefined) return false;
  return table.decider === table.seat || localsAt(table.id).some(({ seat }) => seat === table.decider);
}

/** A name under which this browser keeps what is one person's at a table. */
export function ownName(what: string, table: string, by: Local | null): string {
  return by?.token ? `${what}.${table}.${by.seat}` : `${what}.${table}`;
}
