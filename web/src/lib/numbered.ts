/** Names at one table, each told apart: the second of the same name is the II. */

export const ROMAN = ["", " II", " III", " IV", " V"];

/** How many of the same name come before each; a seat without a name is like no other. */
export function copies(names: readonly string[]): number[] {
  return names.map((name, place) => (name ? names.slice(0, place).filter((one) => one === name).length : 0));
}

export function numbered(names: readonly string[]): string[] {
  const before = copies(names);
  return names.map((name, place) => name + (ROMAN[before[place]!] ?? ""));
}
