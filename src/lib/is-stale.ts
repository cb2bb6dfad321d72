/**
 * Whether a thing has been changed since the caller saw it.
 * @param seen its version then, 0 when there was none; null when the caller changes whatever is there
 */
export function isStale(seen: number | null, now: { version: number } | null): boolean {
  return seen !== null && seen !== (now?.version ?? 0)
}
