import type { JsonObject } from '../../../lib/json.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { CardNotice } from '../card-provider.ts'
import { wakeCard } from './wake-card.ts'

/** The attempt that a notification is about, and when it is looked at; null when it is none of this shop's. */
export type RecordedIpn = { attemptId: string; lookInMs: number } | null

/** What one order may cause: the payer's browser knows the address too. More still makes us look, only less often. */
const NOTIFICATIONS = { burst: 30, perSecond: 0.05 }
const FLOODED_MS = 60_000

/**
 * Writes down that the provider has notified us. It says that something happened, not what, so all that follows is a
 * look at the attempt under our own tracking id. An order that is not ours leaves its row and nothing else: whoever
 * knows the address must not make us ask the provider.
 */
export async function recordIpn(
  ctx: Ctx,
  { accountId, notice, raw }: { accountId: string; notice: CardNotice; raw: JsonObject },
): Promise<RecordedIpn> {
  const { granted } = await ctx.ports.limiter.take(ctx.tenantId, `card-ipn:${notice.trackingId}`, NOTIFICATIONS)
  return ctx.tx(async (tx) => {
    const attemptId = await findNoticed(tx, ctx, notice)
    if (!granted)
      return attemptId === null ? null : { attemptId, lookInMs: await wakeCard(tx, ctx, attemptId, FLOODED_MS) }
    const now = ctx.clock.now()
    const id = ctx.ids.uuid()
    await tx.paymentNotification.createMany({
      data: {
        tenantId: ctx.tenantId,
        id,
        accountId,
        source: 'ipn',
        // What nobody knows is kept once, however often it is sent.
        eventKey: attemptId === null ? `ipn:unknown:${notice.trackingId}` : `ipn:${id}`,
        claim: { ...notice, attemptId },
        raw,
        verdict: attemptId === null ? 'unknown_order' : 'looked_up',
        receivedAt: now,
        handledAt: now,
      },
      skipDuplicates: true,
    })
    return attemptId === null ? null : { attemptId, lookInMs: await wakeCard(tx, ctx, attemptId) }
  })
}

/** By the tracking id we stored; by our reference only where the provider never told us its id. */
async function findNoticed(tx: Tx, ctx: Ctx, notice: CardNotice): Promise<string | null> {
  const found = await tx.paymentAttempt.findFirst({
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
