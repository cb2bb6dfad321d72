import { recordAudit } from '../../audit/index.ts'
import type { TxCtx } from '../../context.ts'
import type { Sharing } from './read-sharing.ts'
import { PLAN_TRANSITIONS, type PlanEvent } from './transitions.ts'

/**
 * The only place where the sharing of an order changes its status: by the transition table, with an audit row, under the
 * order's lock. Null when the event changes nothing.
 */
export async function movePlan(
  ctx: TxCtx,
  sharing: Sharing,
  event: PlanEvent,
  { reason }: { reason: string },
): Promise<Sharing | null> {
  const status = PLAN_TRANSITIONS[event][sharing.status]
  if (status === undefined) return null
  const now = ctx.clock.now()
  await ctx.tx.sharePlan.updateMany({
    where: { tenantId: ctx.tenantId, id: sharing.planId },
    data: { status, nextLookAt: null, endedAt: status === 'overdue' ? null : now },
  })
  await recordAudit(ctx, {
    action: `share_plan.${status}`,
    subjectType: 'share_plan',
    subjectId: sharing.planId,
    data: { orderId: sharing.orderId, from: sharing.status, event, reason },
  })
  ctx.tell({ kind: 'order', id: sharing.orderId })
  return { ...sharing, status }
}
