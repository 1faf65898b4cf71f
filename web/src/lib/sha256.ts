/** SHA-256 and HMAC, because `crypto.subtle` does not exist on plain http and a fair deal must be checkable there too. */

const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The first bits of the fractional parts of roots of the first primes, as the standard defines its constants. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

for (let found = 0, number = 2; found < 64; number++) {
  let prime = true;
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) prime = false;
  if (!prime) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(number));
  K[found] = fraction(Math.cbrt(number));
  found++;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const size = ((message.length + 8) >> 6) + 1;
  const bytes = new Uint8Array(size * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const data = new DataView(bytes.buffer);
  data.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  data.setUint32(bytes.length - 4, message.length << 3);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < bytes.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = data.getUint32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const early = words[i - 15]!;
      const late = words[i - 2]!;
      const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[i] = (words[i - 16]! + s0 + words[i - 7]! + s1) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + words[i]!) | 0;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = state[place]! + word));
  }
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, place) => out.setUint32(place * 4, word));
  return digest;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(64);
  padded.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    joined(
      padded.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

const encoder = new TextEncoder();
export const utf8 = (text: string): Uint8Array => encoder.encode(text);
