import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { queueReply } from '../messaging/index.ts'

/**
 * Marks an open ticket whose promise has passed, and says so to the customer once.
 * @returns `stale` when somebody took it in the meantime or it was escalated before.
 */
export async function escalateTicket(
  ctx: Ctx,
  input: { ticketId: string },
): Promise<{ outcome: 'escalated'; conversationId: string } | { outcome: 'stale' }> {
  const now = ctx.clock.now()
  return ctx.tx(async (tx) => {
    const overdue = await tx.$queryRaw<{ conversation_id: string; reference: string; language: string }[]>`
      UPDATE handoff_tickets t SET overdue_at = ${now}
      FROM conversations v, customers cu, tenants s
      WHERE t.tenant_id = ${ctx.tenantId}::uuid AND t.id = ${input.ticketId}::uuid AND t.status = 'open'
        AND t.overdue_at IS NULL AND t.promised_at <= ${now}
        AND v.tenant_id = t.tenant_id AND v.id = t.conversation_id
        AND cu.tenant_id = v.tenant_id AND cu.id = v.customer_id AND s.id = t.tenant_id
      RETURNING t.conversation_id, t.reference, coalesce(cu.language_pref, s.settings->>'defaultLanguage') AS language`
    const [ticket] = overdue
    if (!ticket) return { outcome: 'stale' }
    await recordAudit(tx, ctx, { action: 'ticket.overdue', subjectType: 'ticket', subjectId: input.ticketId, data: {} })
    await queueReply(tx, ctx, {
      conversationId: ticket.conversation_id,
      author: 'system',
      kind: 'handoff',
      text: ctx.ports.sentences.say('ticket_overdue', ticket.language, { reference: ticket.reference }),
      menu: null,
      dedupeKey: `ticket:${input.ticketId}:overdue`,
    })
    return { outcome: 'escalated', conversationId: ticket.conversation_id }
  })
}
