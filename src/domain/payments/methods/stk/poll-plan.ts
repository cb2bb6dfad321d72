import { STK_LIMITS } from './stk-limits.ts'

/** Up to `untilSeconds` after the push, the provider is asked every `everySeconds`, up to `jitterSeconds` later. */
interface Stretch {
  untilSeconds: number
  everySeconds: number
  jitterSeconds: number
}

const POLL_PLAN: readonly Stretch[] = [
  { untilSeconds: 15, everySeconds: 15, jitterSeconds: 5 },
  { untilSeconds: 120, everySeconds: 10, jitterSeconds: 5 },
  { untilSeconds: 180, everySeconds: 60, jitterSeconds: 5 },
  { untilSeconds: 300, everySeconds: 120, jitterSeconds: 10 },
  { untilSeconds: 600, everySeconds: 300, jitterSeconds: 20 },
  { untilSeconds: 1_200, everySeconds: 600, jitterSeconds: 30 },
  { untilSeconds: 2_400, everySeconds: 1_200, jitterSeconds: 60 },
  { untilSeconds: STK_LIMITS.hardStopSeconds, everySeconds: 3_600, jitterSeconds: 120 },
]

/**
 * When to look at an attempt again: the next query of the plan, or earlier when something else falls due (the waiting
 * sentence, the soft expiry). Null after the hard stop.
 * @param chance 0 to 1, spreads the queries of many attempts
 */
export function nextLookAt(
  attempt: { createdAt: Date; expiresAt: Date; canQuery: boolean },
  now: Date,
  chance: number,
): Date | null {
  const startMs = attempt.createdAt.getTime()
  const ageSeconds = (now.getTime() - startMs) / 1000
  if (ageSeconds >= STK_LIMITS.hardStopSeconds) return null
  const marks = [
    startMs + STK_LIMITS.waitingNoticeSeconds * 1000,
    attempt.expiresAt.getTime(),
    startMs + STK_LIMITS.hardStopSeconds * 1000,
  ].filter((at) => at > now.getTime())
  const query = attempt.canQuery ? [startMs + nextQuerySeconds(ageSeconds, chance) * 1000] : []
  return new Date(Math.min(...marks, ...query))
}

function nextQuerySeconds(ageSeconds: number, chance: number): number {
  let reached = 0
  for (const { untilSeconds, everySeconds, jitterSeconds } of POLL_PLAN) {
    while (reached < untilSeconds) {
      reached = Math.min(reached + everySeconds, untilSeconds)
      if (reached > ageSeconds) return reached + chance * jitterSeconds
    }
  }
  return STK_LIMITS.hardStopSeconds
}
