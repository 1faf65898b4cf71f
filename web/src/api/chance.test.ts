import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { newNonce, requestId } from "./chance";

it("promises a secret by its SHA-256, as another implementation gives it", () => {
  const { nonce, hash } = newNonce();
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(hash).toBe(createHash("sha256").update(Buffer.from(nonce, "hex")).digest("hex"));
  expect(newNonce().nonce).not.toBe(nonce);
});

it("names requests by random UUIDs", () => {
  expect(requestId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
