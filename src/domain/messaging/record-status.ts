import type { Ctx } from '../context.ts'
import { closeWindow } from './record-send.ts'
import { sayAgain } from './say-again.ts'

/** Twilio's life cycle as a monotone rank: a callback that does not raise the rank is old news. */
const RANK: Record<string, number> = {
  accepted: 0,
  scheduled: 0,
  queued: 1,
  sending: 2,
  sent: 3,
  delivered: 4,
  read: 5,
  failed: 3,
  undelivered: 4,
  canceled: 4,
}
const FAILED = new Set(['failed', 'undelivered', 'canceled'])

/**
 * Applies one delivery status. It may overtake the answer of the call that sent the message, so the row is found by our
 * own id and learns the provider's id from the callback. Whatever we believed of the row, a status means that the
 * provider has the message: it is not sent again. `stale` changed nothing; `again`: its form was refused, and the same
 * waits in the outbox in a form that can pass.
 */
export async function recordStatus(
  ctx: Ctx,
  event: { outboundId: string | null; providerMessageId: string; status: string; errorCode: number | null },
): Promise<{ outcome: 'applied' | 'stale' } | { outcome: 'again'; conversationId: string }> {
  const rank = RANK[event.status]
  if (rank === undefined) return { outcome: 'stale' }
  const failed = FAILED.has(event.status)
  const now = ctx.clock.now()
  return ctx.tx(async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      UPDATE outbound_messages SET
        provider_message_id = coalesce(provider_message_id, ${event.providerMessageId}),
        provider_status = ${event.status}, provider_rank = ${rank},
        error_code = coalesce(${event.errorCode}::int, error_code),
        status = CASE WHEN ${failed} THEN 'failed' ELSE 'sent' END,
        reason = CASE WHEN ${failed} THEN ${`provider_${event.status}`} ELSE reason END,
        sent_at = coalesce(sent_at, ${now})
      WHERE tenant_id = ${ctx.tenantId}::uuid
        AND (id = ${event.outboundId}::uuid OR (${event.outboundId}::uuid IS NULL AND provider_message_id = ${event.providerMessageId}))
        AND (provider_message_id IS NULL OR provider_message_id = ${event.providerMessageId})
        AND provider_rank < ${rank}
      RETURNING id`
    const [row] = rows
    if (!row) return { outcome: 'stale' }
    if (!failed || event.errorCode === null) return { outcome: 'applied' }
    const action = ctx.ports.channel.failureAction(event.errorCode)
    if (action === 'window') await closeWindow(tx, ctx, row.id)
    const conversationId = await sayAgain(tx, ctx, row.id, action)
    return conversationId === null ? { outcome: 'applied' } : { outcome: 'again', conversationId }
  })
}
