export { assignConversation } from './assign-conversation.ts'
export { assignWaiting } from './assign-waiting.ts'
export { changeTicket, type TicketChange } from './change-ticket.ts'
export { claimConversation } from './claim-conversation.ts'
export { claimTicket } from './claim-ticket.ts'
export { createTicket, type NewTicket } from './create-ticket.ts'
export { askRating } from './csat/ask-rating.ts'
export { type Rating, recordRating } from './csat/record-rating.ts'
export { escalateTicket } from './escalate-ticket.ts'
export { getTicket, TicketDetail } from './get-ticket.ts'
export { handBack } from './hand-back.ts'
export { INBOX_TRANSITIONS } from './inbox-transitions.ts'
export { insistOnOwner } from './insist-on-owner.ts'
export { insistOnSnoozeTime } from './insist-on-snooze-time.ts'
export { ListedTicket, listTickets, TicketCursor } from './list-tickets.ts'
export { priorityOf } from './priority.ts'
export { promiseAt } from './promise.ts'
export { recordAssignments } from './record-assignments.ts'
export { releaseConversation } from './release-conversation.ts'
export { reopenConversation } from './reopen-conversation.ts'
export { type PersonReply, replyAsPerson } from './reply-as-person.ts'
export { resolveConversation } from './resolve-conversation.ts'
export { resolveReason } from './resolve-reason.ts'
export { resolveTicket } from './resolve-ticket.ts'
export { type Returned, returnToBot } from './return-to-bot.ts'
export {
  HandoffReason,
  LastStretch,
  Priority,
  Resolution,
  StretchSummary,
  StretchWords,
  SurveyAsked,
  SurveyWhy,
  TicketView,
} from './schemas.ts'
export { sendTemplate } from './send-template.ts'
export { snoozeConversation } from './snooze-conversation.ts'
export { type TakeOver, takeOver } from './take-over.ts'
export { type TendedStretch, tendStretch } from './tend-stretch.ts'
export { TicketContext } from './ticket-context.ts'
export { unsaidDrafts } from './unsaid-drafts.ts'
export { wakeConversation } from './wake-conversation.ts'
