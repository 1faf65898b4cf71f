/** Asking the server. Whatever may be sent twice is sent again when the network or the database was away. */
import type { ProblemShown } from "./types";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: ProblemShown,
  ) {
    super(problem.detail);
  }
}

/** Nobody answered. */
export class Away extends Error {}

const ATTEMPTS = 6;
const PAUSE = 400;

let language = "en";

/** Rules in refusals come in this language. */
export function speak(chosen: string): void {
  language = chosen;
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        accept: "application/json",
        "accept-language": language,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Away();
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  let problem: ProblemShown = { error: "failed", detail: response.statusText };
  try {
    problem = (await response.json()) as ProblemShown;
  } catch {
    // An answer that is no JSON comes from something between us and the server.
  }
  throw new Refused(response.status, problem);
}

/** The same request until somebody answers it: for reading, and for what carries an id of its own. */
export async function askAgain<T>(method: string, path: string, body?: unknown): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask<T>(method, path, body);
    } catch (error) {
      const passing =
        error instanceof Away || (error instanceof Refused && [429, 502, 503, 504].includes(error.status));
      if (!passing || attempt === ATTEMPTS) throw error;
      await new Promise((done) => setTimeout(done, PAUSE * attempt));
    }
  }
}

export const read = <T>(path: string): Promise<T> => askAgain<T>("GET", path);
