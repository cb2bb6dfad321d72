import { recordAudit } from '../audit/index.ts'
import type { TxCtx } from '../context.ts'
import type { TripReason } from './schemas.ts'

/** The one breaker of a shop. */
export const SCOPE = 'outreach'

export interface Breaker {
  trippedAt: Date | null
  resetAt: Date | null
}

/** The shop's breaker, locked: whoever is about to send counts alone, so that no two processes take the last place. */
export async function lockBreaker(ctx: TxCtx): Promise<Breaker> {
  const [row] = await ctx.tx.$queryRaw<Breaker[]>`
    INSERT INTO outreach_breakers AS b (tenant_id, scope) VALUES (${ctx.tenantId}::uuid, ${SCOPE})
    ON CONFLICT (tenant_id, scope) DO UPDATE SET scope = excluded.scope
    RETURNING b.tripped_at AS "trippedAt", b.reset_at AS "resetAt"`
  if (!row) throw new Error('the breaker was written but gave no row')
  return row
}

/** Stops all outreach of the shop until staff reset it. Called under the breaker's lock while it is not tripped. */
export async function tripBreaker(ctx: TxCtx, reason: TripReason, counts: { lastHour: number; optOuts: number }) {
  await ctx.tx.outreachBreaker.updateMany({
    where: { tenantId: ctx.tenantId, scope: SCOPE, trippedAt: null },
    data: { trippedAt: ctx.clock.now(), reason },
  })
  await recordAudit(ctx, {
    action: 'outreach.breaker_tripped',
    subjectType: 'tenant',
    subjectId: ctx.tenantId,
    data: { reason, ...counts },
  })
  ctx.log.error('outreach_breaker_tripped', { tenantId: ctx.tenantId, reason, ...counts })
}
