import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const TicketRef = z.strictObject({ tenantId: z.uuid(), ticketId: z.uuid() })
export type TicketRef = z.infer<typeof TicketRef>

/** A ticket passed its promise without anybody taking it: tells the customer and marks it overdue. */
export const escalateTicketJob: SweptJob<TicketRef> = {
  name: 'escalate-ticket',
  payload: TicketRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ ticketId }) => ticketId,
  parallel: 'one',
  due: {
    rows: 'tickets',
    age: 'due',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, ticketId: subjectId }),
  },
  deadAfter: 32,
}
