import type { AttemptStatus } from './schemas.ts'

/** What can happen to a payment attempt, after everything that had to be checked was checked. */
export type AttemptEvent =
  /** The provider took the push and gave its id. */
  | 'accepted'
  /** The provider refused the push: there is no prompt. */
  | 'refused'
  /** Nobody knows whether the provider took the push. */
  | 'no_readable_answer'
  /** Money for this attempt is proven, and its order is open. */
  | 'money_confirmed'
  /** Money for this attempt is proven, but its order cannot take it any more. */
  | 'money_unplaceable'
  /** Money is claimed, but the claim does not stand up to a check. */
  | 'claim_doubtful'
  | 'provider_failed'
  | 'provider_cancelled'
  | 'provider_expired'
  /** An unknown result code, or none: decides nothing. */
  | 'undecided'
  | 'soft_deadline'
  /** Polling ends, and the last word of the provider was a code nobody knows. */
  | 'never_decided'

type Row = Partial<Record<AttemptStatus, AttemptStatus>>

/** A rejected push may still be paid: a refusal can be wrong, money that was taken cannot. */
const UNPAID = [
  'created',
  'submitting',
  'submit_unknown',
  'rejected',
  'pending',
  'expired',
  'failed',
  'cancelled',
] as const
const OPEN = ['submitting', 'submit_unknown', 'pending', 'expired'] as const

const all = (from: readonly AttemptStatus[], to: AttemptStatus): Row =>
  Object.fromEntries(from.map((status) => [status, to]))

/** From which status an event leads where. What is not listed changes nothing; nothing leads away from `paid`. */
export const ATTEMPT_TRANSITIONS: Record<AttemptEvent, Row> = {
  accepted: { submitting: 'pending', submit_unknown: 'pending' },
  refused: { submitting: 'rejected' },
  no_readable_answer: { submitting: 'submit_unknown' },
  money_confirmed: all(UNPAID, 'paid'),
  money_unplaceable: all(UNPAID, 'needs_review'),
  claim_doubtful: all(UNPAID, 'needs_review'),
  provider_failed: all(OPEN, 'failed'),
  provider_cancelled: all(OPEN, 'cancelled'),
  provider_expired: { submitting: 'expired', submit_unknown: 'expired', pending: 'expired' },
  undecided: {},
  soft_deadline: { submitting: 'expired', submit_unknown: 'expired', pending: 'expired' },
  never_decided: { expired: 'needs_review' },
}

/** The status an event leads to; null when it changes nothing. */
export function nextStatus(event: AttemptEvent, from: AttemptStatus): AttemptStatus | null {
  return ATTEMPT_TRANSITIONS[event][from] ?? null
}
