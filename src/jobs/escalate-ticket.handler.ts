import type { Ctx } from '../domain/context.ts'
import { escalateTicket } from '../domain/handoff/index.ts'
import type { SweptHandler } from './define-job.ts'
import { escalateTicketJob, type TicketRef } from './escalate-ticket.job.ts'

export function escalateTicketHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<TicketRef> {
  return {
    job: escalateTicketJob,
    async run({ tenantId, ticketId }) {
      await escalateTicket(deps.ctxFor(tenantId), { ticketId })
      return null
    },
  }
}
