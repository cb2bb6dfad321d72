import { z } from 'zod'
import type { Job } from './define-job.ts'

export const TicketRef = z.strictObject({ tenantId: z.uuid(), ticketId: z.uuid() })
export type TicketRef = z.infer<typeof TicketRef>

/** A ticket passed its promise without anybody taking it: tells the customer and marks it overdue. */
export const escalateTicket: Job<TicketRef> = {
  name: 'escalate-ticket',
  payload: TicketRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ ticketId }) => ticketId,
  parallel: 'one',
}
