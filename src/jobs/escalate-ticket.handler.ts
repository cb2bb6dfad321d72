import type { Ctx } from '../domain/context.ts'
import { escalateTicket as escalate } from '../domain/handoff/index.ts'
import type { JobHandler } from './define-job.ts'
import { escalateTicket, type TicketRef } from './escalate-ticket.job.ts'
import type { WorkQueue } from './queue.ts'
import { sendMessages } from './send-messages.job.ts'

export function escalateTicketHandler(deps: {
  ctxFor: (tenantId: string) => Ctx
  queue: WorkQueue
}): JobHandler<TicketRef> {
  return {
    job: escalateTicket,
    async run({ tenantId, ticketId }) {
      const escalated = await escalate(deps.ctxFor(tenantId), { ticketId })
      if (escalated.outcome === 'escalated') {
        await deps.queue.enqueue(sendMessages, { tenantId, conversationId: escalated.conversationId })
      }
      return null
    },
  }
}
