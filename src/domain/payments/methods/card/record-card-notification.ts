import type { JsonObject } from '../../../../lib/json.ts'
import type { Ctx, TxCtx } from '../../../context.ts'
import { mayKeepReport } from '../../core/notification-quota.ts'
import { PESAPAL } from '../../schemas.ts'
import type { CardNotice } from './card-provider.ts'
import { wakeCard } from './wake-card.ts'

/** The attempt that a notification is about, and when it is looked at; null when it is none of this shop's. */
export type RecordedCardNotification = { attemptId: string; lookInMs: number } | null

/** What one order may cause: the payer's browser knows the address too. More still makes us look, only less often. */
const NOTIFICATIONS = { burst: 30, perSecond: 0.05 }
const FLOODED_MS = 60_000

/**
 * Writes down that the provider has notified us. It says that something happened, not what, so all that follows is a
 * look at the attempt under our own tracking id. An order that is not ours leaves its row and nothing else: whoever
 * knows the address must not make us ask the provider.
 */
export async function recordCardNotification(
  ctx: Ctx,
  { accountId, notice, raw }: { accountId: string; notice: CardNotice; raw: JsonObject },
): Promise<RecordedCardNotification> {
  const attemptId = await ctx.transaction((ctx) => findNoticed(ctx, notice))
  if (attemptId === null) {
    await ctx.transaction(async (ctx) => {
      if (!(await mayKeepReport(ctx, { accountId, provider: PESAPAL, kind: 'unknown_order' }))) return
      // What nobody knows is kept once, however often it is sent.
      await keep(ctx, { accountId, notice, raw }, { attemptId, eventKey: `card:unknown:${notice.trackingId}` })
    })
    return null
  }
  // Only of what is ours: whoever makes up ids must not fill the limiter's table with them.
  const { granted } = await ctx.ports.limiter.take(ctx.tenantId, `card-notification:${attemptId}`, NOTIFICATIONS)
  return ctx.transaction(async (ctx) => {
    if (!granted) return { attemptId, lookInMs: await wakeCard(ctx, attemptId, FLOODED_MS) }
    await keep(ctx, { accountId, notice, raw }, { attemptId, eventKey: `card:${ctx.ids.uuid()}` })
    return { attemptId, lookInMs: await wakeCard(ctx, attemptId) }
  })
}

async function keep(
  ctx: TxCtx,
  { accountId, notice, raw }: { accountId: string; notice: CardNotice; raw: JsonObject },
  { attemptId, eventKey }: { attemptId: string | null; eventKey: string },
): Promise<void> {
  const now = ctx.clock.now()
  await ctx.tx.paymentNotification.createMany({
    data: {
      tenantId: ctx.tenantId,
      id: ctx.ids.uuid(),
      accountId,
      provider: PESAPAL,
      source: 'card_notification',
      eventKey,
      claim: { ...notice, attemptId },
      raw,
      verdict: attemptId === null ? 'unknown_order' : 'looked_up',
      receivedAt: now,
      handledAt: now,
    },
    skipDuplicates: true,
  })
}

/** By the tracking id we stored; by our reference only where the provider never told us its id. */
async function findNoticed(ctx: TxCtx, notice: CardNotice): Promise<string | null> {
  const found = await ctx.tx.paymentAttempt.findFirst({
    where: {
      tenantId: ctx.tenantId,
      method: 'card',
      OR: [{ providerRequestId: notice.trackingId }, { providerRequestId: null, reference: notice.reference }],
    },
    orderBy: { providerRequestId: { sort: 'asc', nulls: 'last' } },
    select: { id: true },
  })
  return found?.id ?? null
}
