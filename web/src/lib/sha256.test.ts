import { createHash, createHmac, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hex, hmac, sha256, unhex, utf8 } from "./sha256";

describe("sha256", () => {
  it("gives the standard's digests", () => {
    expect(hex(sha256(utf8("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hex(sha256(utf8("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
  it("agrees with another implementation for every length around a block", () => {
    for (let length = 0; length < 200; length++) {
      const message = randomBytes(length);
      expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    }
  });
});

describe("hmac", () => {
  it("agrees with another implementation for short and long keys", () => {
    for (const size of [0, 16, 32, 64, 65, 200]) {
      const [key, message] = [randomBytes(size), randomBytes(size * 2)];
      expect(hex(hmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
    }
  });
});

it("reads hexadecimal back", () => {
  expect(hex(unhex("00ff10"))).toBe("00ff10");
});
