/**
 * Asking the server: paths, bodies and answers are typed by its OpenAPI description (`schema.ts`), so that a request that
 * does not fit it does not compile. Whatever may be sent twice is retried when the network or the database was away.
 */
// Version 0.17 of openapi-fetch types tuples in answers as plain arrays; so it is held at 0.16.
import createClient from "openapi-fetch";
import type { paths } from "./schema";
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
/** Linear backoff: each pause is longer by this much. */
const BACKOFF = 400;
/** Too many requests, and a proxy or a server that is busy or away: it passes. */
const PASSING = [429, 502, 503, 504];

let language = "en";

/** Rules in refusals come in this language. */
export function speak(chosen: string): void {
  language = chosen;
}

let acting = "";

/** Ask in the name of whoever this token is of; without one, of the person the browser's cookie is of. */
export function actAs(token: string): void {
  acting = token;
}

/** For one request in somebody's name, whoever acts. */
export function inNameOf(token: string): { headers: { authorization: string } } {
  return { headers: { authorization: token && bearer(token) } };
}

function bearer(token: string): string {
  return `Bearer ${token}`;
}

/** `api.GET("/tables/{table_id}", { params: { path: { table_id } } })`, to be given to `ask` or `askAgain`. */
export const api = createClient<paths>({
  credentials: "same-origin",
  headers: { accept: "application/json" },
  fetch: async (request) => {
    request.headers.set("accept-language", language);
    if (request.headers.get("authorization") === "") request.headers.delete("authorization");
    else if (acting && !request.headers.has("authorization")) request.headers.set("authorization", bearer(acting));
    try {
      return await fetch(request);
    } catch {
      throw new Away();
    }
  },
});

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The answer to a request. Throws `Refused` where the server says no and `Away` where nobody answers. */
export async function ask<Data>(send: () => Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await send();
  if (response.ok) return data as Data;
  // An answer that is no problem in JSON comes from something between us and the server.
  const known = typeof error === "object" && error !== null;
  throw new Refused(
    response.status,
    known ? (error as ProblemShown) : { error: "failed", detail: response.statusText },
  );
}

/** The same request until somebody answers it: for reading, and for what carries an id of its own. */
export async function askAgain<Data>(send: () => Promise<Answer<Data>>): Promise<Data> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(send);
    } catch (error) {
      const passing = error instanceof Away || (error instanceof Refused && PASSING.includes(error.status));
      if (!passing || attempt === ATTEMPTS) throw error;
      await new Promise((done) => setTimeout(done, BACKOFF * attempt));
    }
  }
}
