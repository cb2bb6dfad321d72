/** What this browser remembers under a key; null when it is nothing that `fits`, or when the browser keeps nothing. */
export function readStored<T>(key: string, fits: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return fits(value) ? value : null
  } catch {
    return null
  }
}

/** A browser that keeps nothing loses a preference, and nothing else. */
export function store(key: string, value: string | boolean): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Nothing depends on it.
  }
}
