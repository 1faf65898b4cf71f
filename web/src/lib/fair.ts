/**
 * Holds the record of a finished game against its own promises and against what this browser noted meanwhile.
 * Whether every draw came from its bag and every move was legal needs the rules: `quadriga verify` checks that too.
 * The hashes come from a library because `crypto.subtle` does not exist on plain http.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** What a player noted before and during a game; the same file that `quadriga verify --receipt` reads. */
export interface Receipt {
  table: string;
  seat: number;
  commitment: string;
  nonce: string;
  nonce_hashes: string[];
  seq: number;
  hash: string;
  /** Own secrets after restores from a backup. */
  later_nonces?: string[];
}

/** One thing that was checked; the first that fails says where. */
export interface Finding {
  what: "seed" | "nonces" | "chain" | "commitment" | "own-nonce" | "noted";
  holds: boolean;
}

/** What a check cannot prove of a record, and must not be silent about. */
export interface Caveat {
  what: "not-replayed" | "undone" | "restored";
  number: number;
}

/** Format 1 keyed draws by their entry: its moves and draws are replayed by no program of today. */
const FORMAT = 2;

interface Header {
  format: number;
  rules: number;
  seed: string;
  nonces: string[];
}

interface Line {
  type: string;
  draws?: string[];
  agreed?: boolean;
  seat?: number;
  nonce?: string;
  nonce_hash?: string;
}

interface End {
  type: string;
  seed: string;
  nonces: string[];
}

const HASH = /,"hash":"([0-9a-f]{64})"\}$/;

export function checkRecord(text: string, receipt: Receipt | null): Finding[] {
  const lines = text.trimEnd().split("\n");
  const bodies = lines.map((line) => line.replace(HASH, "}"));
  const digests = lines.map((line) => HASH.exec(line)?.[1] ?? "");
  const header = JSON.parse(bodies[0]!) as Header;
  const end = JSON.parse(bodies.at(-1)!) as End;
  const nonces = end.nonces.map(hexToBytes);
  const findings: Finding[] = [
    { what: "seed", holds: end.type === "end" && bytesToHex(sha256(hexToBytes(end.seed))) === header.seed },
    {
      what: "nonces",
      holds: nonces.every((nonce, seat) => promiseOf(nonce) === header.nonces[seat]) && laterNoncesHold(bodies),
    },
    { what: "chain", holds: chainHolds(keyOf(hexToBytes(end.seed), nonces), bodies, digests) },
  ];
  if (!receipt) return findings;
  return [
    ...findings,
    {
      what: "commitment",
      holds:
        header.seed === receipt.commitment &&
        header.nonces.length === receipt.nonce_hashes.length &&
        header.nonces.every((hash, seat) => hash === receipt.nonce_hashes[seat]),
    },
    {
      what: "own-nonce",
      holds:
        end.nonces[receipt.seat] === receipt.nonce &&
        promiseOf(hexToBytes(receipt.nonce)) === header.nonces[receipt.seat] &&
        (receipt.later_nonces ?? []).every((nonce) => shownLater(bodies, receipt.seat).includes(nonce)),
    },
    { what: "noted", holds: digests[receipt.seq] === receipt.hash },
  ];
}

/** What remains open of a record even if everything that can be checked holds. */
export function caveatsOf(text: string): Caveat[] {
  const lines = text.trimEnd().split("\n");
  const header = JSON.parse(lines[0]!) as Header;
  const entries = lines.slice(1).map((line) => JSON.parse(line) as Line);
  const restores = entries.filter((entry) => entry.type === "restored").length;
  if (header.format >= FORMAT) return restores > 0 ? [{ what: "restored", number: restores }] : [];
  const last = entries.findLastIndex((entry) => (entry.draws?.length ?? 0) > 0);
  const undone = entries.filter((entry, at) => entry.type === "undo" && !entry.agreed && at < last).length;
  return [
    { what: "not-replayed", number: header.rules },
    { what: "undone", number: undone },
  ];
}

/** The secrets that a seat showed after restores. */
function shownLater(bodies: readonly string[], seat: number): string[] {
  const entries = bodies.map((body) => JSON.parse(body) as Line);
  return entries.flatMap((entry) => (entry.type === "reveal" && entry.seat === seat ? [entry.nonce ?? ""] : []));
}

/** Whether every secret shown after a restore is the one its seat had promised. */
function laterNoncesHold(bodies: readonly string[]): boolean {
  const promised = new Map<number, string>();
  return bodies.every((body) => {
    const entry = JSON.parse(body) as Line;
    if (entry.type === "commit") promised.set(entry.seat!, entry.nonce_hash!);
    return entry.type !== "reveal" || promised.get(entry.seat!) === promiseOf(hexToBytes(entry.nonce!));
  });
}

function promiseOf(secret: Uint8Array): string {
  return secret.length > 0 ? bytesToHex(sha256(secret)) : "";
}

function keyOf(seed: Uint8Array, nonces: readonly Uint8Array[]): Uint8Array {
  const parts = nonces.flatMap((nonce) => [Uint8Array.of(nonce.length >> 8, nonce.length & 255), nonce]);
  return hmac(sha256, seed, concatBytes(utf8ToBytes("key"), ...parts));
}

function chainHolds(key: Uint8Array, bodies: readonly string[], digests: readonly string[]): boolean {
  let previous: Uint8Array = new Uint8Array();
  return bodies.every((body, seq) => {
    const number = new Uint8Array(8);
    new DataView(number.buffer).setUint32(4, seq);
    const salt = hmac(sha256, key, concatBytes(utf8ToBytes("salt"), number));
    previous = sha256(concatBytes(previous, salt, utf8ToBytes(body)));
    return bytesToHex(previous) === digests[seq];
  });
}
