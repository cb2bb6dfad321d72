import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { settlePromise } from '../messaging/index.ts'
import { lockTicket } from './lock-ticket.ts'
import { priorityOf } from './priority.ts'
import type { Priority } from './schemas.ts'

export interface TicketChange {
  priority?: Priority | undefined
  promisedAt?: Date | undefined
  /** What it is about, in a sentence. */
  topic?: string | undefined
}

/**
 * Changes what a ticket is about, how urgent it is, and by when a person answers; the customer is told nothing of it. A secret in the topic is
 * not kept, and the audit says only that it is another. `stale`: somebody has changed it since the version that was seen. Throws `not_found`, `conflict` for what is resolved, and `invalid_input` for a time that is past.
 */
export async function changeTicket(
  ctx: Ctx,
  input: { ticketId: string; change: TicketChange; seen: number | null },
): Promise<'saved' | 'stale'> {
  const { ticketId, seen } = input
  const { priority, promisedAt, topic } = input.change
  return ctx.transaction(async (ctx) => {
    const ticket = await lockTicket(ctx, ticketId)
    if (seen !== null && seen !== ticket.version) return 'stale'
    if (ticket.status === 'resolved') throw new AppError('conflict', 'this ticket is resolved')
    if (promisedAt !== undefined && promisedAt <= ctx.clock.now()) {
      throw new AppError('invalid_input', 'promised_at must be to come')
    }
    const before = {
      priority: ticket.priority ?? priorityOf(ticket.reason),
      promised_at: ticket.promisedAt.toISOString(),
    }
    const after = {
      priority: priority ?? before.priority,
      promised_at: (promisedAt ?? ticket.promisedAt).toISOString(),
    }
    const changes: { field: string; before: string; after: string }[] = (['priority', 'promised_at'] as const)
      .filter((field) => before[field] !== after[field])
      .map((field) => ({ field, before: before[field], after: after[field] }))
    const summary = topic === undefined ? ticket.summary : ctx.ports.secrets.read(topic).text
    if (summary !== ticket.summary) changes.push({ field: 'topic', before: '', after: 'changed' })
    if (changes.length === 0) return 'saved'
    await ctx.tx.handoffTicket.updateMany({
      where: { tenantId: ctx.tenantId, id: ticketId },
      data: {
        version: ticket.version + 1,
        summary,
        ...(priority !== undefined && { priority }),
        ...(promisedAt !== undefined && { promisedAt, overdueAt: null }),
      },
    })
    await settlePromise(ctx, ticket.conversationId)
    await recordAudit(ctx, { action: 'ticket.changed', subjectType: 'ticket', subjectId: ticketId, data: { changes } })
    return 'saved'
  })
}
