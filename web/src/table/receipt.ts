/**
 * Commit and reveal, and the receipt of it: sitting down at a table with a share in its deal. The browser makes a secret, promises it before it knows anything,
 * shows it when all have promised, and notes what it was shown, so that nobody can choose the cards unnoticed.
 */
import { api, ask } from "../api/ask";
import { newNonce } from "../api/chance";
import type { GameMeta, NewTable, PositionShown, TableShown } from "../api/types";
import type { Receipt } from "../lib/fair";
import { keep, recall } from "../lib/kept";

export function receiptOf(table: string): Receipt | null {
  return recall<Receipt | null>(`receipt.${table}`, null);
}

function note(receipt: Receipt): void {
  keep(`receipt.${receipt.table}`, receipt);
}

/** Take a seat, or promise a new secret for the one taken after the deal was sealed anew. */
export async function sitDown(table: TableShown, seat: number): Promise<TableShown> {
  const { nonce, hash } = newNonce();
  note({ table: table.id, seat, commitment: table.commitment, nonce, nonce_hashes: [], seq: 0, hash: "" });
  const params = { path: { table_id: table.id, seat } };
  return ask(() => api.PUT("/tables/{table_id}/seats/{seat}", { params, body: { nonce_hash: hash } }));
}

/** Whether this browser's secret no longer fits the seal it was promised under. */
export function mustPromiseAnew(table: TableShown): boolean {
  if (table.seat === undefined || table.seat === null || table.status !== "open") return false;
  const receipt = receiptOf(table.id);
  const promised = table.seats[table.seat]?.nonce_hash ?? "";
  return promised === "" || receipt?.commitment !== table.commitment;
}

/** Show the secret, if the server still stands by the seal it showed. */
export async function showNonce(table: TableShown): Promise<void> {
  const receipt = receiptOf(table.id);
  if (!receipt || table.status !== "revealing" || table.seat !== receipt.seat) return;
  if (receipt.commitment !== table.commitment) throw new Error("the server has taken another commitment");
  note({ ...receipt, nonce_hashes: table.seats.map((seat) => seat.nonce_hash ?? "") });
  const params = { path: { table_id: table.id, seat: receipt.seat } };
  await ask(() => api.PUT("/tables/{table_id}/seats/{seat}/nonce", { params, body: { nonce: receipt.nonce } }));
}

/**
 * After a restore from a backup: promise a new secret, and show it once all have promised. Every tab may promise; which of their secrets
 * counts is the one the server holds the hash of, so all are kept until then.
 */
export async function sealAnew(table: string, seat: number | null, position: PositionShown): Promise<void> {
  const exchange = position.exchange;
  if (seat === null || !exchange?.awaited.includes(seat)) return;
  const params = { path: { table_id: table, seat } };
  const kept = recall<Record<string, string>>(`sealed.${table}`, {});
  if (!exchange.revealing) {
    const { nonce, hash } = newNonce();
    keep(`sealed.${table}`, { ...kept, [hash]: nonce });
    await ask(() => api.PUT("/tables/{table_id}/seats/{seat}", { params, body: { nonce_hash: hash } }));
    return;
  }
  const nonce = kept[exchange.nonce_hashes[seat] ?? ""];
  if (nonce === undefined) return;
  const receipt = receiptOf(table);
  const later = receipt?.later_nonces ?? [];
  if (receipt && !later.includes(nonce)) note({ ...receipt, later_nonces: [...later, nonce] });
  await ask(() => api.PUT("/tables/{table_id}/seats/{seat}/nonce", { params, body: { nonce } }));
}

/** Note how far the chain has come; after a restore it may be shorter than it was. */
export function noteChain(table: string, position: PositionShown, restored = false): void {
  const receipt = receiptOf(table);
  if (receipt && position.hash && (position.seq >= receipt.seq || restored)) {
    note({ ...receipt, seq: position.seq, hash: position.hash });
  }
}

/** Open a table, sit down, and start at once when nobody else is awaited. */
export async function openTable(wish: NewTable): Promise<TableShown> {
  const table = await ask(() => api.POST("/tables", { body: wish }));
  const seated = await sitDown(table, 0);
  if (seated.seats.some((seat) => !seat.name && !seat.bot)) return seated;
  return startTable(seated);
}

export async function startTable(table: TableShown): Promise<TableShown> {
  const started = await ask(() => api.POST("/tables/{table_id}/start", { params: { path: { table_id: table.id } } }));
  await showNonce(started);
  return started;
}

/** A game against so many bots at one click. */
export async function playNow(game: GameMeta, bot: string, bots: number): Promise<TableShown> {
  return openTable({ game: game.id, players: bots + 1, bots: Array<string>(bots).fill(bot) });
}
