/**
 * Commit and reveal, and the receipt of it: sitting down at a table with a share in its deal. The browser makes a secret, promises it before it knows anything,
 * shows it when all have promised, and notes what it was shown, so that nobody can choose the cards unnoticed.
 */
import { api, ask, inNameOf } from "../api/ask";
import { newNonce } from "../api/chance";
import type { Forking, GameMeta, NewTable, PositionShown, TableShown } from "../api/types";
import { type Local, ownName } from "../lib/companions";
import type { Receipt } from "../lib/fair";
import { keep, recall } from "../lib/kept";

/** Each function is for the browser's own person, or for `by`, who shares the device with them. */
export function receiptOf(table: string, by: Local | null = null): Receipt | null {
  return recall<Receipt | null>(ownName("receipt", table, by), null);
}

function note(receipt: Receipt, by: Local | null): void {
  keep(ownName("receipt", receipt.table, by), receipt);
}

/** Take a seat, or promise a new secret for the one taken after the deal was sealed anew. */
export async function sitDown(table: TableShown, seat: number, by: Local | null = null): Promise<TableShown> {
  const { nonce, hash } = newNonce();
  note({ table: table.id, seat, commitment: table.commitment, nonce, nonce_hashes: [], seq: 0, hash: "" }, by);
  const params = { path: { table_id: table.id, seat } };
  const body = { nonce_hash: hash };
  return ask(() => api.PUT("/tables/{table_id}/seats/{seat}", { params, body, ...inNameOf(by?.token ?? "") }));
}

/** Whether this browser's secret for a seat no longer fits the seal it was promised under. */
export function mustPromiseAnew(table: TableShown, seat: number | null, by: Local | null = null): boolean {
  if (seat === null || table.status !== "open") return false;
  const receipt = receiptOf(table.id, by);
  const promised = table.seats[seat]?.nonce_hash ?? "";
  return promised === "" || receipt?.commitment !== table.commitment;
}

/** Show the secret, if the server still stands by the seal it showed. */
export async function showNonce(table: TableShown, seat: number | null, by: Local | null = null): Promise<void> {
  const receipt = receiptOf(table.id, by);
  if (!receipt || table.status !== "revealing" || seat !== receipt.seat) return;
  if (receipt.commitment !== table.commitment) throw new Error("the server has taken another commitment");
  note({ ...receipt, nonce_hashes: table.seats.map((one) => one.nonce_hash ?? "") }, by);
  const params = { path: { table_id: table.id, seat } };
  const body = { nonce: receipt.nonce };
  await ask(() => api.PUT("/tables/{table_id}/seats/{seat}/nonce", { params, body, ...inNameOf(by?.token ?? "") }));
}

/**
 * After a restore from a backup: promise a new secret, and show it once all have promised. Every tab may promise; which of their secrets
 * counts is the one the server holds the hash of, so all are kept until then.
 */
export async function sealAnew(
  table: string,
  seat: number | null,
  position: PositionShown,
  by: Local | null = null,
): Promise<void> {
  const exchange = position.exchange;
  if (seat === null || !exchange?.awaited.includes(seat)) return;
  const params = { path: { table_id: table, seat } };
  const name = ownName("sealed", table, by);
  const who = inNameOf(by?.token ?? "");
  const kept = recall<Record<string, string>>(name, {});
  if (!exchange.revealing) {
    const { nonce, hash } = newNonce();
    keep(name, { ...kept, [hash]: nonce });
    await ask(() => api.PUT("/tables/{table_id}/seats/{seat}", { params, body: { nonce_hash: hash }, ...who }));
    return;
  }
  const nonce = kept[exchange.nonce_hashes[seat] ?? ""];
  if (nonce === undefined) return;
  const receipt = receiptOf(table, by);
  const later = receipt?.later_nonces ?? [];
  if (receipt && !later.includes(nonce)) note({ ...receipt, later_nonces: [...later, nonce] }, by);
  await ask(() => api.PUT("/tables/{table_id}/seats/{seat}/nonce", { params, body: { nonce }, ...who }));
}

/** Note how far the chain has come; after a restore it may be shorter than it was. */
export function noteChain(table: string, position: PositionShown, restored = false, by: Local | null = null): void {
  const receipt = receiptOf(table, by);
  if (receipt && position.hash && (position.seq >= receipt.seq || restored)) {
    note({ ...receipt, seq: position.seq, hash: position.hash }, by);
  }
}

/** Open a table, sit down, and start at once when nobody else is awaited. */
export async function openTable(wish: NewTable): Promise<TableShown> {
  return begin(await ask(() => api.POST("/tables", { body: wish })), 0);
}

/** The same from a position of a game that is over. */
export async function forkTable(id: string, wish: Forking): Promise<TableShown> {
  const params = { path: { table_id: id } };
  return begin(await ask(() => api.POST("/tables/{table_id}/fork", { params, body: wish })), wish.seat);
}

async function begin(table: TableShown, seat: number): Promise<TableShown> {
  const seated = await sitDown(table, seat);
  if (seated.seats.some((seat) => !seat.name && !seat.bot)) return seated;
  return startTable(seated);
}

export async function startTable(table: TableShown): Promise<TableShown> {
  const started = await ask(() => api.POST("/tables/{table_id}/start", { params: { path: { table_id: table.id } } }));
  await showNonce(started, started.seat ?? null);
  return started;
}

/** A game against so many bots at one click. */
export async function playNow(game: GameMeta, bot: string, bots: number): Promise<TableShown> {
  return openTable({ game: game.id, players: bots + 1, bots: Array<string>(bots).fill(bot) });
}
