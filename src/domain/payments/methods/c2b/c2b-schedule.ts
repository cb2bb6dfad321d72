import type { Attempt } from '../../core/attempt.ts'
import { type NextLook, TICKET_SECONDS } from '../../core/next-look.ts'

/** When an instruction that has just got this status is looked at again: nobody can be asked, so at its deadline alone. */
export function c2bSchedule({ status, expiresAt }: Pick<Attempt, 'status' | 'expiresAt'>, now: Date): NextLook {
  switch (status) {
    case 'needs_review':
      return { closedAt: now, nextQueryAt: new Date(now.getTime() + TICKET_SECONDS * 1000) }
    case 'paid':
    case 'rejected':
    case 'failed':
    case 'cancelled':
    case 'expired':
    case 'refunded':
      return { closedAt: now, nextQueryAt: null }
    case 'created':
    case 'submitting':
    case 'submit_unknown':
    case 'pending':
    case 'partially_paid':
      return { closedAt: null, nextQueryAt: expiresAt }
  }
}
