import Router from '@koa/router'
import { z } from 'zod'
import { getOutreach, type OutreachReport, resetOutreach } from '../../domain/outreach/index.ts'
import { answer } from '../answer.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'

const Instant = z.iso.datetime()

const OutreachWire = z.strictObject({
  breaker: z.strictObject({
    tripped: z.boolean(),
    tripped_at: Instant.nullable(),
    reason: z.string().nullable(),
    reset_at: Instant.nullable(),
    reset_by: z.string().nullable(),
  }),
  limits: z.strictObject({ per_hour: z.int(), per_customer_per_week: z.int() }),
  last_hour: z.strictObject({ queued: z.int(), sent: z.int(), suppressed: z.int() }),
  recent: z.array(
    z.strictObject({
      order_id: z.uuid(),
      kind: z.string(),
      status: z.string(),
      reason: z.string().nullable(),
      queued_at: Instant.nullable(),
      sent_at: Instant.nullable(),
    }),
  ),
})

const ResetWire = z.strictObject({ outcome: z.enum(['reset', 'not_tripped']), ...OutreachWire.shape })

/**
 * GET /v1/outreach: what the shop sends unasked and whether its breaker has tripped. POST /v1/outreach/reset lets it go
 * on after somebody has looked why; `outcome` is `not_tripped` when there was nothing to reset.
 */
export function outreachRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/outreach' })
  router.get('/', async (http) => {
    answer(http, OutreachWire, outreachWire(await getOutreach(await deps.staff(http))))
  })
  router.post('/reset', async (http) => {
    const ctx = await deps.staff(http)
    const outcome = await resetOutreach(ctx)
    answer(http, ResetWire, { outcome, ...outreachWire(await getOutreach(ctx)) })
  })
  return router
}

function outreachWire({ breaker, limits, lastHour, recent }: OutreachReport): z.infer<typeof OutreachWire> {
  return {
    breaker: {
      tripped: breaker.tripped,
      tripped_at: breaker.trippedAt?.toISOString() ?? null,
      reason: breaker.reason,
      reset_at: breaker.resetAt?.toISOString() ?? null,
      reset_by: breaker.resetBy,
    },
    limits: { per_hour: limits.perHour, per_customer_per_week: limits.perCustomerPerWeek },
    last_hour: lastHour,
    recent: recent.map(({ orderId, queuedAt, sentAt, ...outreach }) => ({
      ...outreach,
      order_id: orderId,
      queued_at: queuedAt?.toISOString() ?? null,
      sent_at: sentAt?.toISOString() ?? null,
    })),
  }
}
