import type { AttemptStatus } from '../schemas.ts'

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
  /** An instruction got money, but less than is due. */
  | 'part_received'
  /** The sharing of the order has ended before it was paid, and what came for a share goes back. */
  | 'share_withdrawn'
  /** A person gave the order money that covers it. */
  | 'allocated_by_staff'
  /** The provider took the money back before anything was delivered. */
  | 'money_reversed'
  /** The provider took the money back, and the goods are gone. */
  | 'money_reversed_late'
  /** All that an instruction had got of what is due was sent back. */
  | 'parts_returned'
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
  'partially_paid',
  'expired',
  'failed',
  'cancelled',
] as const
const OPEN = ['submitting', 'submit_unknown', 'pending', 'expired'] as const

const all = (from: readonly AttemptStatus[], to: AttemptStatus): Row =>
  Object.fromEntries(from.map((status) => [status, to]))

/** From which status an event leads where. What is not listed changes nothing; from `paid` only money that goes back leads away. */
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
  part_received: { pending: 'partially_paid', expired: 'partially_paid' },
  share_withdrawn: { paid: 'needs_review' },
  allocated_by_staff: all([...UNPAID, 'needs_review'], 'paid'),
  money_reversed: { paid: 'refunded' },
  money_reversed_late: { paid: 'needs_review' },
  parts_returned: { partially_paid: 'pending' },
  // What came in of a part must go somewhere, and only a person knows where.
  never_decided: { expired: 'needs_review', partially_paid: 'needs_review' },
}

/** The status an event leads to; null when it changes nothing. */
export function nextStatus(event: AttemptEvent, from: AttemptStatus): AttemptStatus | null {
  return ATTEMPT_TRANSITIONS[event][from] ?? null
}
