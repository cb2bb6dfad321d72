import type { Ctx, TxCtx } from '../context.ts'
import { askPersonForUnsaid } from './ask-person.ts'
import { deliveryRank } from './delivery-rank.ts'
import { noteIfGivenUp, recordArrival } from './record-arrival.ts'
import { closeWindow } from './record-send.ts'
import { sayAgain } from './say-again.ts'
import type { ChannelKind } from './schemas.ts'

/**
 * Applies one delivery status. It may overtake the answer of the call that sent the message, so the row is found by our
 * own id and learns the provider's id from the callback. Whatever we believed of the row, a status means that the
 * provider has the message: it is not sent again, and when it had been given up, or went twice, staff are told. `stale` changed nothing; `again`: its form was refused, and the same
 * waits in the outbox in a form that can pass.
 */
export async function recordStatus(
  ctx: Ctx,
  event: StatusEvent,
): Promise<{ outcome: 'applied' | 'stale' } | { outcome: 'again'; conversationId: string }> {
  const come = deliveryRank(event.status)
  if (come === null) return { outcome: 'stale' }
  const { failed } = come
  return ctx.transaction(async (ctx) => {
    const row = await applyStatus(ctx, event, come)
    if (!row) return failed ? { outcome: 'stale' } : noteCopy(ctx, event)
    if (row.was === 'uncertain') ctx.wake({ work: 'sends', conversationId: row.conversationId })
    if (!failed && row.isNews) {
      await noteIfGivenUp(ctx, {
        ...row,
        status: row.was,
        outboundId: row.id,
        providerMessageId: event.providerMessageId,
      })
    }
    if (!failed || event.errorCode === null) return { outcome: 'applied' }
    const action = ctx.ports.channels[row.channelKind].failureAction(event.errorCode)
    if (action === 'window') await closeWindow(ctx, row.channelKind, row.id)
    const conversationId = await sayAgain(ctx, row.id, action)
    if (conversationId !== null) return { outcome: 'again', conversationId }
    if (action === 'window') await askPersonForUnsaid(ctx, row.id, 'window_closed')
    return { outcome: 'applied' }
  })
}

export interface StatusEvent {
  outboundId: string | null
  providerMessageId: string
  status: string
  errorCode: number | null
}

interface StatusRow {
  id: string
  conversationId: string
  channelKind: ChannelKind
  author: string
  owner: string
  /** Its own status before. */
  was: string
  /** We did not know yet that the provider has it. */
  isNews: boolean
}

async function applyStatus(
  ctx: TxCtx,
  event: StatusEvent,
  { rank, failed }: { rank: number; failed: boolean },
): Promise<StatusRow | null> {
  const rows = await ctx.tx.$queryRaw<StatusRow[]>`
    WITH before AS (
      SELECT o.tenant_id, o.id, o.status, o.author, o.conversation_id, o.provider_message_id, v.owner, ch.kind
      FROM outbound_messages o JOIN conversations v ON v.tenant_id = o.tenant_id AND v.id = o.conversation_id
      JOIN channels ch ON ch.tenant_id = v.tenant_id AND ch.id = v.channel_id
      WHERE o.tenant_id = ${ctx.tenantId}::uuid
        AND (o.id = ${event.outboundId}::uuid OR (${event.outboundId}::uuid IS NULL AND o.provider_message_id = ${event.providerMessageId}))
        AND (o.provider_message_id IS NULL OR o.provider_message_id = ${event.providerMessageId})
        AND o.provider_rank < ${rank}
      FOR UPDATE OF o)
    UPDATE outbound_messages o SET
      provider_message_id = coalesce(o.provider_message_id, ${event.providerMessageId}),
      provider_status = ${event.status}, provider_rank = ${rank},
      error_code = coalesce(${event.errorCode}::int, o.error_code),
      status = CASE WHEN ${failed} THEN 'failed' ELSE 'sent' END,
      reason = CASE WHEN ${failed} THEN ${`provider_${event.status}`} ELSE o.reason END,
      sent_at = coalesce(o.sent_at, ${ctx.clock.now()}), uncertain_since = NULL
    FROM before WHERE o.tenant_id = before.tenant_id AND o.id = before.id
    RETURNING o.id, o.conversation_id AS "conversationId", before.kind AS "channelKind", o.author, before.owner, before.status AS was,
      before.provider_message_id IS NULL AS "isNews"`
  return rows[0] ?? null
}

/** News of a message whose row has another id at the provider: it went twice. */
async function noteCopy(ctx: TxCtx, event: StatusEvent): Promise<{ outcome: 'applied' | 'stale' }> {
  if (event.outboundId === null) return { outcome: 'stale' }
  const arrival = await recordArrival(ctx, {
    outboundId: event.outboundId,
    providerMessageId: event.providerMessageId,
    at: ctx.clock.now(),
  })
  return { outcome: arrival === 'copy' ? 'applied' : 'stale' }
}
