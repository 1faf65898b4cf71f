/** What this browser remembers. Some browsers refuse to: then it is forgotten with the tab. */

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`quadriga.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Forget what is remembered under names that begin so. */
export function drop(...beginnings: string[]): void {
  try {
    const names = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? "");
    for (const name of names)
      if (beginnings.some((one) => name.startsWith(`quadriga.${one}`))) localStorage.removeItem(name);
  } catch {
    // Nothing was remembered either.
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`quadriga.${name}`, JSON.stringify(value));
  } catch {
    // Private windows may have no room; nothing here is needed for playing on.
  }
}
