/** A data file of one's own, on its way to the server. */

/** The server takes no longer one, and says what is wrong in a shorter one. */
export const LONGEST = 48 * 1024;

export class TooLong extends Error {}

/** The text of a file somebody chose; nothing for none. */
export async function textOf(files: FileList | null): Promise<string> {
  const file = files?.[0];
  if (!file) return "";
  if (file.size > LONGEST) throw new TooLong(file.name);
  return file.text();
}
