/** A whole server for the browser tests: processes of its own on a database of its own. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import type { TestProject } from "vitest/node";

export const POSTGRES = process.env["TEST_POSTGRES"] ?? "postgresql://postgres@127.0.0.1:5432";
export const REDIS = process.env["TEST_REDIS"] ?? "redis://127.0.0.1:6379";
const PATIENCE = 180_000;

declare module "vitest" {
  export interface ProvidedContext {
    base: string;
    /** The settings of the server's processes. */
    settings: Record<string, string>;
  }
}

export function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });
}

export function inPostgres(statement: string, database = `${POSTGRES}/postgres`): void {
  const program = "import psycopg, sys; psycopg.connect(sys.argv[1], autocommit=True).execute(sys.argv[2])";
  execFileSync("python", ["-c", program, database, statement]);
}

/** One more web process of the server that all tests share. */
export async function anotherWeb(settings: Record<string, string>): Promise<{ base: string; stop(): void }> {
  const port = await freePort();
  const web = spawn("quadriga", ["serve"], {
    env: { ...process.env, ...settings, QUADRIGA_PORT: String(port) },
    stdio: "inherit",
  });
  const base = `http://127.0.0.1:${port}`;
  await answers(base, web);
  return { base, stop: () => void web.kill("SIGTERM") };
}

async function answers(base: string, process: ChildProcess): Promise<void> {
  const late = Date.now() + PATIENCE;
  while (Date.now() < late && process.exitCode === null) {
    try {
      if ((await fetch(`${base}/ready`)).ok) return;
    } catch {
      // It has not begun to listen.
    }
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error("the server does not answer");
}

export interface House {
  base: string;
  settings: Record<string, string>;
  close(): Promise<void>;
}

/** A web process and a job process, on a database of their own; `more` is what else stands in their environment. */
export async function house(redis: number, more: Record<string, string> = {}): Promise<House> {
  const database = `quadriga_browser_${randomBytes(4).toString("hex")}`;
  const port = await freePort();
  const settings = {
    QUADRIGA_DATABASE: `${POSTGRES}/${database}`,
    QUADRIGA_REDIS: `${REDIS}/${redis}`,
    QUADRIGA_PORT: String(port),
    QUADRIGA_BOT_PROCESSES: "1",
    // How well they play is not what is looked at here.
    QUADRIGA_BOT_MILLISECONDS: "20",
    QUADRIGA_HINT_ITERATIONS: "6",
    QUADRIGA_SEED_KEYS: `${"A".repeat(43)}=`,
    // One machine plays everybody, faster than anyone could.
    QUADRIGA_REQUESTS_PER_SECOND: "0",
    QUADRIGA_GUESTS_PER_MINUTE: "0",
    QUADRIGA_TABLES_PER_PERSON: "0",
    QUADRIGA_BOT_TABLES_PER_PERSON: "0",
    QUADRIGA_STREAMS_PER_PERSON: "0",
    QUADRIGA_CHAT_PER_MINUTE: "0",
    QUADRIGA_HINTS_PER_MINUTE: "0",
    QUADRIGA_TABLE_HINTS_PER_MINUTE: "0",
    // So few that a review is there in seconds.
    QUADRIGA_REVIEW_DECISIONS: "1000",
    QUADRIGA_LOG: "warning",
  };
  const env = { ...process.env, ...settings, ...more };
  inPostgres(`CREATE DATABASE ${database}`);
  execFileSync("quadriga", ["migrate"], { env });
  const processes = ["serve", "work"].map((command) => spawn("quadriga", [command], { env, stdio: "inherit" }));
  const base = `http://127.0.0.1:${port}`;
  await answers(base, processes[0]!);
  const close = async (): Promise<void> => {
    for (const one of processes) {
      const gone = new Promise((done) => one.once("exit", done));
      one.kill("SIGTERM");
      await gone;
    }
    inPostgres(`DROP DATABASE ${database} WITH (FORCE)`);
  };
  return { base, settings, close };
}

/** The database of Redis that tests may use; the one before it is for a second server. */
export const REDIS_INDEX = Number(process.env["TEST_REDIS_INDEX"] ?? 9);

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { base, settings, close } = await house(REDIS_INDEX);
  project.provide("base", base);
  project.provide("settings", settings);
  return close;
}
