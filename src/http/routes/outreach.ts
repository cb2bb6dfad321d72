import * as outreach from '../../domain/outreach/index.ts'
import * as contract from '../contract/outreach.ts'
import { type Api, serve } from '../serve/serve.ts'

/** What the shop sends unasked. */
export function serveOutreach(api: Api): void {
  serve(api, contract.getOutreach, async (ctx) => outreachWire(await outreach.getOutreach(ctx)))
  serve(api, contract.resetOutreach, async (ctx) => {
    const outcome = await outreach.resetOutreach(ctx)
    return { outcome, ...outreachWire(await outreach.getOutreach(ctx)) }
  })
}

function outreachWire({ breaker, limits, lastHour, recent }: outreach.OutreachReport): contract.OutreachWire {
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
    recent: recent.map(({ orderId, queuedAt, sentAt, ...sent }) => ({
      ...sent,
      order_id: orderId,
      queued_at: queuedAt?.toISOString() ?? null,
      sent_at: sentAt?.toISOString() ?? null,
    })),
  }
}
