/** Which languages there are: one for each catalogue of the core. Read when the client is built. */
import { readFileSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";

export interface Spoken {
  id: string;
  /** What the language calls itself. */
  name: string;
  /** Whether it promises to lack nothing; otherwise the first language stands in. */
  complete: boolean;
}

/** What all others fall back to. */
const FIRST = "en";

/** The languages of a folder of catalogues, as `quadriga.core.languages` finds them. */
export function languagesIn(folder: URL): Spoken[] {
  const ids = readdirSync(folder).flatMap((file) => /^(.+)\.ftl$/.exec(file)?.[1] ?? []);
  const others = ids.filter((id) => id !== FIRST).sort();
  return [FIRST, ...others].map((id) => {
    const text = readFileSync(new URL(`${id}.ftl`, folder), "utf8");
    const name = /^language-name = (.+)$/m.exec(text)?.[1] ?? id;
    return { id, name, complete: /^language-complete = yes$/m.test(text) };
  });
}

/** `import LANGUAGES from "languages:all"` gives the languages of a folder, without the words themselves. */
export function languages(folder: URL): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (id === "languages:all" ? `\0${id}` : null),
    load: (id) => (id === "\0languages:all" ? `export default ${JSON.stringify(languagesIn(folder))}` : null),
  };
}
