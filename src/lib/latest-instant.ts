/** Two hosts may be this far apart. */
const SKEW_MS = 60_000

/**
 * The latest instant that we can have written down. What lies behind it was written while our clock ran ahead of what it
 * says since it was put back, and is no reason to wait.
 * @param plannedMs how far ahead such an instant is written at most; 0 for when something happened
 */
export function latestInstant(now: Date, plannedMs = 0): Date {
  return new Date(now.getTime() + plannedMs + SKEW_MS)
}
