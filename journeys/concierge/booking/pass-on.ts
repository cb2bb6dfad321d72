import { sayWhen } from '../../../prompts/copy/format.ts'
import { say } from '../../../prompts/copy/index.ts'
import { handoffCreateTicket } from '../../../tools/handoff-create-ticket.ts'
import { toolNode } from '../../core/tool-node.ts'
import { addReply } from '../../replies.ts'
import { contactLines } from '../contacts.ts'
import { requestLines } from './question.ts'

/** The confirmed request as a ticket of the team: only they can make a booking of it, and that is what is said. */
export const passOnNode = toolNode(handoffCreateTicket, {
  args: ({ guestRequest, message }) => ({
    reason: 'booking_request' as const,
    // Staff read English, and the guest's own words.
    summary: `A guest asks for a booking. ${guestRequest === null ? message : requestLines(guestRequest, 'en')}`,
    journey: 'concierge',
    step: 'booking',
  }),
  keep: ({ ticket }, { responseLanguage: language }, turn) => {
    const { ctx, tenant } = turn
    const when = sayWhen(new Date(ticket.promisedAt), ctx.clock.now(), tenant.settings.timezone, language)
    addReply(turn, say('guest_booking_passed', language, { reference: ticket.reference, when }), { kind: 'handoff' })
    return { ticket }
  },
  failed: ({ code }, { responseLanguage: language }, turn) => {
    const failed = say('guest_booking_failed', language, { contacts: contactLines(turn, language) })
    addReply(turn, code === 'forbidden' ? say('untrusted_refused', language) : failed)
    return { failed: true }
  },
})
