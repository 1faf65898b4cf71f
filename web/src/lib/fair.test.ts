import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { caveatsOf, checkRecord, type Receipt } from "./fair";

const record = readFileSync(new URL("../../../tests/golden/builders/tie.jsonl", import.meta.url), "utf8");
const lines = record.trimEnd().split("\n");
const header = JSON.parse(lines[0]!) as { seed: string; nonces: string[]; hash: string };
const receipt: Receipt = {
  table: "t",
  seat: 0,
  commitment: header.seed,
  nonce: "",
  nonce_hashes: header.nonces,
  seq: 0,
  hash: header.hash,
};

function failing(text: string, noted: Receipt | null): string[] {
  return checkRecord(text, noted).flatMap((one) => (one.holds ? [] : [one.what]));
}

describe("checkRecord", () => {
  it("finds a sound record sound, with and without a receipt", () => {
    expect(failing(record, null)).toEqual([]);
    expect(failing(record, receipt)).toEqual([]);
    expect(checkRecord(record, receipt)).toHaveLength(6);
  });
  it("finds a changed move in the chain", () => {
    const changed = [...lines];
    changed[3] = changed[3]!.replace(/"seat":\d/, '"seat":7');
    expect(failing(changed.join("\n"), null)).toEqual(["chain"]);
  });
  it("finds another seed", () => {
    const swapped = lines.with(-1, lines.at(-1)!.replace(/"seed":"[0-9a-f]+"/, `"seed":"${"ab".repeat(32)}"`));
    expect(failing(swapped.join("\n"), null)).toContain("seed");
  });
  it("finds a record that is sound in itself but not the one this player saw", () => {
    expect(failing(record, { ...receipt, commitment: "00" })).toEqual(["commitment"]);
    expect(failing(record, { ...receipt, nonce: "ab" })).toEqual(["own-nonce"]);
    expect(failing(record, { ...receipt, hash: "00" })).toEqual(["noted"]);
  });
});

describe("records of format 1", () => {
  const folder = new URL("../../../tests/golden/format1/", import.meta.url);
  const expected = JSON.parse(readFileSync(new URL("expected.json", folder), "utf8")) as Record<
    string,
    { entries: number; rules: number; undone_before_draws: number }
  >;
  it.each(Object.entries(expected))("%s: chain and commitments hold, nothing is replayed", (name, answer) => {
    const old = readFileSync(new URL(`${name}.jsonl`, folder), "utf8");
    expect(failing(old, null)).toEqual([]);
    expect(old.trimEnd().split("\n")).toHaveLength(answer.entries + 1);
    expect(caveatsOf(old)).toEqual([
      { what: "not-replayed", number: answer.rules },
      { what: "undone", number: answer.undone_before_draws },
    ]);
  });
  it("says nothing of the kind about a record of today", () => {
    expect(caveatsOf(record)).toEqual([]);
  });
});

describe("a table that was put back from a backup", () => {
  const folder = new URL("../../../tests/golden/", import.meta.url);
  const restored = readFileSync(new URL("restored.jsonl", folder), "utf8");
  const shown = restored.split("\n").find((line) => line.includes('"type":"reveal"'))!;
  const { seat, nonce } = JSON.parse(shown) as { seat: number; nonce: string };
  const head = JSON.parse(restored.split("\n")[0]!) as { seed: string; nonces: string[]; hash: string };
  const end = JSON.parse(restored.trimEnd().split("\n").at(-1)!) as { nonces: string[] };
  const noted: Receipt = {
    table: "t",
    seat,
    commitment: head.seed,
    nonce: end.nonces[seat]!,
    nonce_hashes: head.nonces,
    seq: 0,
    hash: head.hash,
    later_nonces: [nonce],
  };
  it("holds, and says so", () => {
    expect(failing(restored, noted)).toEqual([]);
    expect(caveatsOf(restored)).toEqual([{ what: "restored", number: 1 }]);
  });
  it("must contain this player's later secrets, and each as it was promised", () => {
    expect(failing(restored, { ...noted, later_nonces: ["ab"] })).toEqual(["own-nonce"]);
    expect(failing(restored.replace(nonce, "ab"), null)).toEqual(["nonces", "chain"]);
  });
});
