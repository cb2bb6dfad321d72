import { Prisma } from '../../../../prisma/generated/client.ts'
import type { AttemptOutcome } from './schemas.ts'

/** What a try to pay `a` is counted as by a report, and listed by for whoever opens its number: one condition for both. */
export function outcomeSql(outcome: AttemptOutcome): Prisma.Sql {
  switch (outcome) {
    case 'paid':
      return Prisma.sql`a.status = 'paid'`
    case 'rescued':
      return Prisma.sql`a.status = 'paid' AND EXISTS (SELECT FROM payment_attempts e
        WHERE e.tenant_id = a.tenant_id AND e.order_id = a.order_id AND e.created_at < a.created_at
          AND e.status IN ('failed', 'expired', 'cancelled', 'rejected'))`
    case 'open':
      return Prisma.sql`a.status IN ('created', 'submitting', 'submit_unknown', 'pending', 'partially_paid')`
    case 'in_review':
      return Prisma.sql`a.status = 'needs_review'`
    case 'unpaid':
      return Prisma.sql`a.status IN ('failed', 'expired', 'cancelled', 'rejected')`
    case 'refunded':
      return Prisma.sql`a.status = 'refunded'`
  }
}
