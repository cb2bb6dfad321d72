import { Prisma } from '../../../../prisma/generated/client.ts'
import type { PaymentState } from './schemas.ts'

/** Of which status a try is in each state; whatever is named nowhere is `unpaid`. */
const STATUSES: Record<Exclude<PaymentState, 'none' | 'unpaid'>, readonly string[]> = {
  paid: ['paid'],
  in_review: ['needs_review'],
  part: ['partially_paid'],
  refunded: ['refunded'],
  open: ['created', 'submitting', 'submit_unknown', 'pending'],
}

/** Whether a try (`a`) is in a state; of an order that is shared, a paid share may also be all that it has. */
export function isInState(state: Exclude<PaymentState, 'none'>): Prisma.Sql {
  if (state === 'part') return Prisma.sql`(a.status = 'partially_paid' OR a.status = 'paid' AND a.share_id IS NOT NULL)`
  return state === 'unpaid'
    ? Prisma.sql`a.status <> ALL (${Object.values(STATUSES).flat()})`
    : Prisma.sql`a.status = ANY (${[...STATUSES[state]]})`
}

/**
 * The try to pay that counts of an order `o`, as `p.method` and `p.state`: the paid one, else one in review, else one that got a
 * part, else the newest. A paid share is a part until its order is paid. Both are null where there is none.
 */
export const countingAttemptSql = (): Prisma.Sql => Prisma.sql`
  LEFT JOIN LATERAL (
    SELECT a.method, CASE
      WHEN a.status = 'paid' AND a.share_id IS NOT NULL AND o.paid_at IS NULL THEN 'part'
      WHEN ${isInState('paid')} THEN 'paid'
      WHEN ${isInState('in_review')} THEN 'in_review'
      WHEN ${isInState('part')} THEN 'part'
      WHEN ${isInState('refunded')} THEN 'refunded'
      WHEN ${isInState('open')} THEN 'open'
      ELSE 'unpaid' END AS state
    FROM payment_attempts a WHERE a.tenant_id = o.tenant_id AND a.order_id = o.id
    ORDER BY (a.status = 'paid') DESC, (a.status = 'needs_review') DESC, (a.status = 'partially_paid') DESC, a.created_at DESC
    LIMIT 1) p ON true`
