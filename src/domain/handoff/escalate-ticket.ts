import { latestInstant } from '../../lib/latest-instant.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { noticeTemplate, queueReply } from '../messaging/index.ts'
import { parseTenantSettings, readSettings } from '../tenancy/index.ts'
import { promiseAt } from './promise.ts'

interface OverdueTicket {
  conversationId: string
  reference: string
  owner: string
  language: string
  settings: unknown
}

/**
 * Marks an open ticket whose promise has passed, tells staff, and gives the customer a new promise once. While a person
 * has the conversation nothing is said over her.
 * @returns `stale` when somebody took it in the meantime, it was escalated before, or its time is still to come.
 */
export async function escalateTicket(
  ctx: Ctx,
  input: { ticketId: string },
): Promise<{ outcome: 'escalated' | 'stale' }> {
  const now = ctx.clock.now()
  return ctx.transaction(async (ctx) => {
    await beginAnew(ctx, input.ticketId)
    const overdue = await ctx.tx.$queryRaw<OverdueTicket[]>`
      UPDATE handoff_tickets t SET overdue_at = ${now}
      FROM conversations v, customers cu, tenants s
      WHERE t.tenant_id = ${ctx.tenantId}::uuid AND t.id = ${input.ticketId}::uuid AND t.status = 'open'
        AND t.overdue_at IS NULL AND t.promised_at <= ${now}
        AND v.tenant_id = t.tenant_id AND v.id = t.conversation_id
        AND cu.tenant_id = v.tenant_id AND cu.id = v.customer_id AND s.id = t.tenant_id
      RETURNING t.conversation_id AS "conversationId", t.reference, v.owner, s.settings,
        coalesce(cu.language_pref, v.language, s.settings->>'defaultLanguage') AS language`
    const [ticket] = overdue
    if (!ticket) return { outcome: 'stale' }
    const { conversationId, reference, language } = ticket
    const settings = parseTenantSettings(ticket.settings)
    const promisedAt = promiseAt(settings, now)
    await ctx.tx.handoffTicket.updateMany({
      where: { tenantId: ctx.tenantId, id: input.ticketId },
      data: { promisedAt },
    })
    await recordAudit(ctx, {
      action: 'ticket.overdue',
      subjectType: 'ticket',
      subjectId: input.ticketId,
      data: { promisedAt: promisedAt.toISOString() },
    })
    ctx.log.warn('ticket_overdue', { tenantId: ctx.tenantId, ticketId: input.ticketId, reference })
    if (ticket.owner === 'human') return { outcome: 'escalated' }
    const when = ctx.ports.sentences.when(promisedAt, now, settings.timezone, language)
    await queueReply(ctx, {
      conversationId,
      author: 'system',
      kind: 'handoff',
      text: ctx.ports.sentences.say('ticket_overdue', language, { reference, when }),
      menu: null,
      template: noticeTemplate('ticket_overdue', { reference, when }, language),
      dedupeKey: `ticket:${input.ticketId}:overdue`,
    })
    return { outcome: 'escalated' }
  })
}

/** What was promised while our clock ran ahead is promised from now on. */
async function beginAnew(ctx: TxCtx, ticketId: string): Promise<void> {
  const now = ctx.clock.now()
  const ahead = { tenantId: ctx.tenantId, id: ticketId, status: 'open', createdAt: { gt: latestInstant(now) } }
  if ((await ctx.tx.handoffTicket.count({ where: ahead })) === 0) return
  const promisedAt = promiseAt(await readSettings(ctx), now)
  await ctx.tx.handoffTicket.updateMany({ where: ahead, data: { createdAt: now, promisedAt } })
}
