import { Prisma } from '../../../../prisma/generated/client.ts'

/**
 * The try to pay that counts of an order `o`, as `p.method` and `p.state`: the paid one, else one in review, else one that got a
 * part, else the newest. Both are null where there is none.
 */
export const countingAttemptSql = (): Prisma.Sql => Prisma.sql`
  LEFT JOIN LATERAL (
    SELECT a.method, CASE
      WHEN a.status = 'paid' THEN 'paid'
      WHEN a.status = 'needs_review' THEN 'in_review'
      WHEN a.status = 'partially_paid' THEN 'part'
      WHEN a.status = 'refunded' THEN 'refunded'
      WHEN a.status IN ('created', 'submitting', 'submit_unknown', 'pending') THEN 'open'
      ELSE 'unpaid' END AS state
    FROM payment_attempts a WHERE a.tenant_id = o.tenant_id AND a.order_id = o.id
    ORDER BY (a.status = 'paid') DESC, (a.status = 'needs_review') DESC, (a.status = 'partially_paid') DESC, a.created_at DESC
    LIMIT 1) p ON true`
