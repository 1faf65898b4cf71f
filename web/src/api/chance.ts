/** Random ids and secrets. Plain http has no `crypto.randomUUID` and no `crypto.subtle`, but it has this. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** A request's own name: sent again, it gets its first answer again. */
export function requestId(): string {
  const bytes = randomBytes(16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytesToHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A seat's share in the deal, and the promise of it. */
export function newNonce(): { nonce: string; hash: string } {
  const bytes = randomBytes(16);
  return { nonce: bytesToHex(bytes), hash: bytesToHex(sha256(bytes)) };
}
