const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]

/** From one try to the next. The first is made at once; after the tenth, 76 hours later, nobody tries again unasked. */
export const WAITS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

/** Many that failed together come back one by one. */
const JITTER = 0.2
/** Nobody may ask to be left alone for longer. */
const LONGEST_ASKED_MS = 24 * HOUR

/**
 * When to try again after `tries` in vain; null for never. Whoever asks for more time gets it.
 * @param chance in [0, 1)
 */
export function nextTry(
  tries: number,
  { now, retryAfterMs, chance }: { now: Date; retryAfterMs: number | null; chance: number },
): Date | null {
  const wait = WAITS_MS[tries - 1]
  if (wait === undefined) return null
  const jittered = wait * (1 - JITTER + 2 * JITTER * chance)
  return new Date(now.getTime() + Math.max(jittered, Math.min(retryAfterMs ?? 0, LONGEST_ASKED_MS)))
}
