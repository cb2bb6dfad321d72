import type { TxCtx } from '../context.ts'
import { createTicket } from '../handoff/index.ts'

/** Why a message did not leave. */
const WHY = {
  window_closed: 'The 24-hour window of WhatsApp has closed, so a message to the customer could not leave.',
  withheld: 'A message to the customer was withheld, because it held what nobody may be told.',
} as const

/**
 * Asks a person of the shop to reach the customer in another way, because a message could not leave and nothing else says it.
 * What nobody asked for, and a reply that the customer has written after, may stay unsaid. One open ticket stands for all of them.
 */
export async function askPersonForUnsaid(ctx: TxCtx, outboundId: string, why: keyof typeof WHY): Promise<void> {
  const [row] = await ctx.tx.$queryRaw<{ conversationId: string; kind: string }[]>`
    SELECT o.conversation_id AS "conversationId", o.kind FROM outbound_messages o
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.id = ${outboundId}::uuid AND o.kind NOT IN ('outreach', 'consent')
      AND NOT (o.kind = 'reply' AND o.author = 'bot' AND EXISTS (SELECT FROM inbound_messages i
        WHERE i.tenant_id = o.tenant_id AND i.conversation_id = o.conversation_id AND i.epoch > o.epoch))`
  if (!row) return
  const { conversationId, kind } = row
  ctx.log.warn('outbound_unsaid', { tenantId: ctx.tenantId, conversationId, outboundId, kind })
  await createTicket(
    { ...ctx, conversationId },
    {
      reason: 'not_told',
      summary: WHY[why],
      journey: 'messaging',
      step: why,
    },
  )
}
