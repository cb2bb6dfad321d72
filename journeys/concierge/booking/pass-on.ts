import { sayWhen } from '../../../prompts/copy/format.ts'
import { say } from '../../../prompts/copy/index.ts'
import { handoffCreateTicket } from '../../../tools/handoff-create-ticket.ts'
import { goOn } from '../../core/go-on.ts'
import { toolNode } from '../../core/tool-node.ts'
import { addReply } from '../../replies.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { contactLines } from '../contacts.ts'
import type { BookingRequest } from '../pending.ts'
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
  keep: ({ ticket }, state, turn) => {
    const { responseLanguage: language, guestRequest } = state
    const { ctx, tenant } = turn
    const when = sayWhen(new Date(ticket.promisedAt), ctx.clock.now(), tenant.settings.timezone, language)
    addReply(turn, say('guest_booking_passed', language, { reference: ticket.reference, when }), { kind: 'handoff' })
    return { ticket, ...tellOf(guestRequest, state) }
  },
  failed: ({ code }, { responseLanguage: language }, turn) => {
    const failed = say('guest_booking_failed', language, { contacts: contactLines(turn, language) })
    addReply(turn, code === 'forbidden' ? say('untrusted_refused', language) : failed)
    return { failed: true }
  },
})

/** What she asked for is something that she says of herself. */
function tellOf(request: BookingRequest | null, state: TurnState): TurnPatch {
  const { what = null, dates = null, name = null } = request ?? {}
  const told = [
    ...(what === null ? [] : [{ kind: 'request' as const, value: what, dates }]),
    ...(name === null ? [] : [{ kind: 'name' as const, value: name, dates: null }]),
  ]
  return told.length === 0 ? {} : goOn(state, 'memory', [{ act: 'memory', does: 'tell', told }])
}
