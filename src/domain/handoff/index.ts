export { createTicket, type NewTicket } from './create-ticket.ts'
export { escalateTicket } from './escalate-ticket.ts'
export { promiseAt } from './promise.ts'
export { HandoffReason, TicketView } from './schemas.ts'
