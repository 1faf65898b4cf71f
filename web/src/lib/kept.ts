/** What this browser remembers. Some browsers refuse to: then it is forgotten with the tab. */

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`quadriga.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`quadriga.${name}`, JSON.stringify(value));
  } catch {
    // Private windows may have no room; nothing here is needed for playing on.
  }
}
