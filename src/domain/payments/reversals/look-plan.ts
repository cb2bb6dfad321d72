/** After these, counted from the request, somebody looks whether its result has come, and asks when it has not. */
const LOOKS_SECONDS = [120, 600, 1_800, 2 * 3_600, 6 * 3_600, 24 * 3_600] as const

/** From when on a result is so late that a person should know. */
export const PERSON_SECONDS = 1_800

/** The next look at a reversal without a result; null when there are no more. */
export function lookAgainAt(requestedAt: Date, now: Date): Date | null {
  const next = LOOKS_SECONDS.map((seconds) => requestedAt.getTime() + seconds * 1000).find((at) => at > now.getTime())
  return next === undefined ? null : new Date(next)
}
