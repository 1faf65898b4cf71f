/** The places of a table, in the order of their seats, turned so that one's own comes first; a watcher's begin with the first. */
export function ownFirst<T extends { readonly seat: number }>(places: readonly T[], own: number | null): T[] {
  const from = Math.max(
    0,
    places.findIndex(({ seat }) => seat >= (own ?? 0)),
  );
  return [...places.slice(from), ...places.slice(0, from)];
}
