import { z } from 'zod'
import { createTicket, HandoffReason, TicketView } from '../src/domain/handoff/index.ts'
import { defineTool } from './define-tool.ts'

export const handoffCreateTicket = defineTool({
  name: 'handoff_create_ticket',
  access: 'write',
  description:
    'Asks a person to take this conversation over and gives the ticket with the time of the promise. Asking again for the same reason gives the same ticket.',
  input: {
    reason: HandoffReason,
    summary: z.string().min(1).max(2000),
    journey: z.string().min(1).max(60),
    step: z.string().min(1).max(60),
  },
  output: z.strictObject({ ticket: TicketView }),
  run: async (ctx, input) => ({ ticket: await createTicket(ctx, input) }),
})
