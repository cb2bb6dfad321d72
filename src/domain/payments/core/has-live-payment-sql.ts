import { Prisma } from '../../../../prisma/generated/client.ts'

/** Whether money for the order `o` is on its way, has come, or is being looked into. */
export function hasLivePaymentSql(): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM payment_attempts a WHERE a.tenant_id = o.tenant_id AND a.order_id = o.id AND NOT a.superseded
    AND a.status IN ('created', 'submitting', 'submit_unknown', 'pending', 'partially_paid', 'paid', 'needs_review'))`
}
