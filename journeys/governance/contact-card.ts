import { z } from 'zod'
import { say } from '../../prompts/copy/index.ts'
import type { InboundMessage } from '../../src/domain/messaging/schemas.ts'
import { mobileIn } from '../../src/language/forms/mobile-in.ts'
import type { Pending } from '../pending.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { oneLine } from './one-line.ts'

const Card = z.object({ name: z.string().nullable(), phones: z.array(z.string()) })

/**
 * What was read from a contact card that has been acknowledged already. Only where a number to pay with is asked for is
 * it of use, and there it is put as a question: the prompt goes to nobody's phone because of a card.
 * @returns null when the message is no such card
 */
export function answerCard(message: InboundMessage, state: TurnState, turn: TurnContext): TurnPatch | null {
  const card = Card.safeParse(message.payload.card)
  if (message.kind !== 'contact' || !card.success) return null
  const msisdn = card.data.phones.map(mobileIn).find((phone) => phone !== null) ?? null
  const pending = msisdn === null ? null : payingFrom(msisdn, state.pending)
  if (pending === null) {
    // Read before its message was answered: then this turn acknowledges it.
    const isNews = turn.messages.some(({ kind, payload }) => kind === 'contact' && payload.card === undefined)
    if (isNews) addReply(turn, say('kind_contact', state.responseLanguage))
    return { ended: true }
  }
  const question = turn.journeys.questionOf({ ...state, pending })
  const found = say('contact_phone_found', state.responseLanguage, { name: oneLine(card.data.name ?? '') || '—' })
  addReply(turn, [found, question?.text ?? ''].join('\n'), { menu: question?.menu ?? null })
  return { ended: true, pending }
}

/** "Shall it be paid from this number?", where a number is of use. */
function payingFrom(msisdn: string, pending: Pending | null): Pending | null {
  if (pending?.kind !== 'confirm_checkout' && pending?.kind !== 'give_phone') return null
  const { orderId, total, methods } = pending
  return methods.includes('stk') ? { kind: 'confirm_checkout', orderId, total, methods, method: 'stk', msisdn } : null
}
