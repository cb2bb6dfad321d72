const SECOND = 1_000
/**
 * Ages at which the provider's list is looked at, counted from the end of the attempt: soon while a lost answer is the likely
 * reason, and then for as long as a slow provider may still take the message, because a look costs it one small request.
 */
const LOOKS_MS = [2, 5, 10, 20, 40, 60, 90, 120, 150].map((seconds) => seconds * SECOND)
/** The last look must have been answered: while the list cannot be read it is tried again and again. */
const LAST_LOOK_AGAIN_MS = 10 * SECOND

/** How long after `ageMs` the next look follows; the last one is at `lateMs`, when the message can no longer turn up. */
export function nextLookInMs(ageMs: number, lateMs: number): number {
  if (ageMs >= lateMs) return LAST_LOOK_AGAIN_MS
  const at = LOOKS_MS.find((look) => look > ageMs && look < lateMs) ?? lateMs
  return at - ageMs
}
