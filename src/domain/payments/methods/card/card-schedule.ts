import { type NextLook, TICKET_SECONDS } from '../../core/next-look.ts'
import type { AttemptStatus } from '../../schemas.ts'
import { CARD_LIMITS } from './card-limits.ts'

/** Up to `untilSeconds` after the link was made, the provider is asked every `everySeconds`, a little later by chance. */
const POLL_PLAN = [
  { untilSeconds: 600, everySeconds: 60 },
  { untilSeconds: 3_600, everySeconds: 300 },
  { untilSeconds: 6 * 3_600, everySeconds: 1_800 },
  { untilSeconds: CARD_LIMITS.hardStopSeconds, everySeconds: 3 * 3_600 },
] as const

/** Chance moves a question later by up to this part of its interval. */
const SPREAD = 0.1

export interface ScheduledCard {
  status: AttemptStatus
  createdAt: Date
  expiresAt: Date
  providerRequestId: string | null
}

/**
 * When a card attempt that has just got this status is looked at again. A failed one is still asked about, because its
 * page lets the payer try again; a paid one is not, because only a notification can say that the money went back.
 * @param chance 0 to 1, spreads the questions of many attempts
 */
export function cardSchedule(attempt: ScheduledCard, now: Date, chance: number): NextLook {
  switch (attempt.status) {
    case 'paid':
    case 'rejected':
    case 'cancelled':
      return { closedAt: now, nextQueryAt: null }
    case 'needs_review':
    case 'refunded':
      return { closedAt: now, nextQueryAt: new Date(now.getTime() + TICKET_SECONDS * 1000) }
    case 'failed':
    case 'expired':
    case 'created':
    case 'submitting':
    case 'submit_unknown':
    case 'pending':
    case 'partially_paid': {
      const nextQueryAt = nextCardLook(attempt, now, chance)
      return { closedAt: nextQueryAt === null ? now : null, nextQueryAt }
    }
  }
}

/** The next question of the plan, or earlier when a deadline falls due. Null after the hard stop. */
function nextCardLook(attempt: ScheduledCard, now: Date, chance: number): Date | null {
  const startMs = attempt.createdAt.getTime()
  const stopMs = startMs + CARD_LIMITS.hardStopSeconds * 1000
  if (now.getTime() >= stopMs) return null
  const ageSeconds = (now.getTime() - startMs) / 1000
  const { everySeconds } = POLL_PLAN.find(({ untilSeconds }) => ageSeconds < untilSeconds) ?? POLL_PLAN[3]
  const question = now.getTime() + everySeconds * (1 + chance * SPREAD) * 1000
  const marks = [attempt.expiresAt.getTime(), stopMs].filter((at) => at > now.getTime())
  return new Date(Math.min(...marks, ...(attempt.providerRequestId === null ? [] : [question])))
}
