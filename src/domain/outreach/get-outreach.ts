import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { readSettings } from '../tenancy/index.ts'
import { lockBreaker, SCOPE } from './breaker.ts'

const HOUR_MS = 3_600_000
const RECENT = 20

export interface OutreachReport {
  breaker: {
    tripped: boolean
    trippedAt: Date | null
    reason: string | null
    resetAt: Date | null
    resetBy: string | null
  }
  limits: { perHour: number; perCustomerPerWeek: number }
  lastHour: { queued: number; sent: number; suppressed: number }
  recent: {
    orderId: string
    kind: string
    status: string
    reason: string | null
    queuedAt: Date | null
    sentAt: Date | null
  }[]
}

/** What the shop sends unasked: the breaker, its limits, the last hour, and the newest 20. */
export async function getOutreach(ctx: Ctx): Promise<OutreachReport> {
  const { tenantId } = ctx
  const since = new Date(ctx.clock.now().getTime() - HOUR_MS)
  return ctx.transaction(async (ctx) => {
    const { tx } = ctx
    const breaker = await tx.outreachBreaker.findUnique({ where: { tenantId_scope: { tenantId, scope: SCOPE } } })
    const hour = await tx.outreach.groupBy({
      by: ['status'],
      where: { tenantId, queuedAt: { gt: since } },
      _count: { _all: true },
    })
    const recent = await tx.outreach.findMany({
      where: { tenantId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: RECENT,
      select: { orderId: true, kind: true, status: true, reason: true, queuedAt: true, sentAt: true },
    })
    const count = (status: string) => hour.find((row) => row.status === status)?._count._all ?? 0
    const { perHour, perCustomerPerWeek } = (await readSettings(ctx)).outreach
    const { trippedAt = null, reason = null, resetAt = null, resetBy = null } = breaker ?? {}
    return {
      breaker: { tripped: trippedAt !== null, trippedAt, reason, resetAt, resetBy },
      limits: { perHour, perCustomerPerWeek },
      lastHour: { queued: count('planned'), sent: count('sent'), suppressed: count('suppressed') },
      recent,
    }
  })
}

/** Lets outreach go again; what was counted before counts no more. A breaker that is not tripped stays as it is. */
export async function resetOutreach(ctx: Ctx): Promise<'reset' | 'not_tripped'> {
  return ctx.transaction(async (ctx) => {
    const { trippedAt } = await lockBreaker(ctx)
    if (trippedAt === null) return 'not_tripped'
    await ctx.tx.outreachBreaker.updateMany({
      where: { tenantId: ctx.tenantId, scope: SCOPE },
      data: { trippedAt: null, reason: null, resetAt: ctx.clock.now(), resetBy: ctx.actor },
    })
    await recordAudit(ctx, {
      action: 'outreach.breaker_reset',
      subjectType: 'tenant',
      subjectId: ctx.tenantId,
      data: { trippedAt: trippedAt.toISOString() },
    })
    return 'reset'
  })
}
