/** `scripts/dev`: everything is started, answers through Vite, is started again after a change, and ends without a trace. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, utimesSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { freePort, inPostgres, POSTGRES, REDIS } from "./house";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** The longest that anything is waited for; a busy machine takes a while to start four processes. */
const PATIENCE = { timeout: 120_000 };
const DATABASE = `quadriga_dev_test_${randomBytes(4).toString("hex")}`;

let dev: ChildProcess | undefined;
afterEach(async () => {
  if (dev?.exitCode === null) {
    const gone = new Promise((done) => dev!.once("exit", done));
    dev.kill("SIGTERM");
    await gone;
  }
  inPostgres(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
});

/** The state and the parent of a process: they come behind its name in parentheses, which may hold anything. */
function stateOf(id: number): [state: string, parent: number] | null {
  try {
    const [state, parent] = readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return [state!, Number(parent)];
  } catch {
    return null; // it has ended
  }
}

/** Whether it runs; one that has ended may wait as a zombie for who inherited it. */
const runs = (id: number): boolean => !["Z", undefined].includes(stateOf(id)?.[0]);

/** The processes that a process has started, theirs among them. */
function descendants(of: number): number[] {
  const all = readdirSync("/proc").map(Number).filter(Boolean);
  const own = all.filter((id) => stateOf(id)?.[1] === of);
  return own.flatMap((child) => [child, ...descendants(child)]);
}

it("starts everything, sees changes, and leaves nothing behind", async () => {
  const [port, server] = [await freePort(), await freePort()];
  const told: string[] = [];
  const env = {
    ...process.env,
    DEV_PORT: String(port),
    QUADRIGA_PORT: String(server),
    QUADRIGA_DATABASE: `${POSTGRES}/${DATABASE}`,
    QUADRIGA_REDIS: `${REDIS}/8`,
    QUADRIGA_BOT_PROCESSES: "1",
    QUADRIGA_SEED_KEYS: `${"A".repeat(43)}=`,
    QUADRIGA_LOG: "warning",
  };
  dev = spawn("python", [`${ROOT}scripts/dev`], { env, stdio: ["ignore", "pipe", "inherit"] });
  dev.stdout!.on("data", (text: Buffer) => told.push(text.toString()));
  const base = `http://127.0.0.1:${port}`;
  const answer = (path: string): Promise<string> =>
    fetch(base + path).then(
      async (response) => `${response.status} ${await response.text()}`,
      () => "nobody answers",
    );

  await expect.poll(() => answer("/"), PATIENCE).toMatch(/^200 [^]*\/@vite\/client/);
  await expect.poll(() => answer("/games"), PATIENCE).toMatch(/^200 [^]*porta-nigra/);
  // A browser says where its page comes from, and the server must take Vite's address for its own.
  const guest = await fetch(`${base}/guests`, {
    method: "POST",
    headers: { Origin: base, "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Livia" }),
  });
  expect(guest.status).toBe(201);

  const before = descendants(dev.pid!);
  expect(before.length).toBeGreaterThanOrEqual(3);
  const now = new Date();
  utimesSync(`${ROOT}src/quadriga/server/__init__.py`, now, now);
  await expect.poll(() => told.join(""), PATIENCE).toContain("the source has changed");
  await expect
    .poll(() => descendants(dev!.pid!).filter((id) => !before.includes(id)).length, PATIENCE)
    .toBeGreaterThanOrEqual(2);
  await expect.poll(() => answer("/games"), PATIENCE).toMatch(/^200 /);

  const started = [...before, ...descendants(dev.pid!)];
  const ended = new Promise<number | null>((done) => dev!.once("exit", done));
  dev.kill("SIGINT");
  expect(await ended).toBe(0);
  expect(started.filter(runs)).toEqual([]);
});
