import type { Attempt } from '../../core/attempt.ts'
import { type NextLook, RECEIPT_ALARM_SECONDS, TICKET_SECONDS } from '../../core/next-look.ts'
import { nextLookAt } from './poll-plan.ts'

type Looked = Pick<Attempt, 'createdAt' | 'expiresAt' | 'providerRequestId'>

/** When a prompt that has just got this status is looked at again. A paid one is, until its receipt has come. */
export function stkSchedule(
  attempt: Looked & Pick<Attempt, 'status' | 'receipt'>,
  now: Date,
  chance: number,
  providerFinal: boolean,
): NextLook {
  const closed = (seconds: number | null): NextLook => ({
    closedAt: now,
    nextQueryAt: seconds === null ? null : new Date(now.getTime() + seconds * 1000),
  })
  switch (attempt.status) {
    case 'paid':
      return closed(attempt.receipt === null ? RECEIPT_ALARM_SECONDS : null)
    case 'needs_review':
      return closed(TICKET_SECONDS)
    case 'rejected':
    case 'failed':
    case 'cancelled':
    case 'refunded':
      return closed(null)
    case 'expired':
      return providerFinal ? closed(null) : { closedAt: null, nextQueryAt: lookAgainAt(attempt, now, chance) }
    case 'created':
    case 'submitting':
    case 'submit_unknown':
    case 'pending':
    case 'partially_paid':
      return { closedAt: null, nextQueryAt: lookAgainAt(attempt, now, chance) }
  }
}

/** The next look by the poll plan: the provider can be asked about what it has given an id. */
export function lookAgainAt(attempt: Looked, now: Date, chance: number): Date | null {
  return nextLookAt({ ...attempt, canQuery: attempt.providerRequestId !== null }, now, chance)
}
