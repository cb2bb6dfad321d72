import type { TxCtx } from '../../context.ts'

/** How long reports are kept that settled nothing and that nobody was asked about. */
const KEPT_DAYS = 30
const BATCH = 1_000

/** Deletes old reports that settled nothing, a batch at a time. What became money, or a question, stays. */
export async function forgetReports(ctx: TxCtx): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_DAYS * 86_400_000)
  return ctx.tx.$executeRaw`
    DELETE FROM payment_notifications n WHERE n.tenant_id = ${ctx.tenantId}::uuid AND n.id IN (
      SELECT o.id FROM payment_notifications o
      WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.received_at < ${before}::timestamptz AND o.handled_at IS NOT NULL
        AND (o.source = 'c2b_validation' OR o.verdict IN ('unknown_order', 'flooded', 'wrong_address'))
      LIMIT ${BATCH}::int)`
}
