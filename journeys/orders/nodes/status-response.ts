import { numbered, sayMoney } from '../../../prompts/copy/format.ts'
import { say } from '../../../prompts/copy/index.ts'
import { type OrderStatusVars, orderStatusResponse } from '../../../prompts/order-status-response/index.ts'
import { paymentSentence } from '../../../prompts/order-status-response/payment-sentence.ts'
import type { Menu } from '../../../src/domain/messaging/schemas.ts'
import type { OrderView } from '../../../src/domain/orders/schemas.ts'
import { promptNode } from '../../node-makers/prompt-node.ts'
import { addReply } from '../../replies.ts'
import { choiceMenu, choicesOf, labelOf } from '../../sales/choices.ts'
import { lineText } from '../../sales/order-text.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { statusPatch } from '../after-status.ts'

/** Tells the recorded state; what was asked about comes first, and what can be done next follows under numbers. */
export const orderStatusResponseNode = promptNode(orderStatusResponse, {
  vars: (state, turn): OrderStatusVars => {
    const order = targetOf(state)
    const language = state.responseLanguage
    const payment = order.payment === null ? null : paymentSentence(order.payment, language)
    if (payment !== null) turn.facts.literals.push(payment)
    return {
      language,
      question: state.ordersWish?.kind === 'payment' ? 'payment' : 'status',
      order: {
        reference: order.reference,
        status: order.status,
        total: sayMoney(order.total),
        lines: order.lines.map((line) => lineText(line, language)),
      },
      payment,
    }
  },
  check: (text, state) => {
    const { payment } = targetOf(state)
    const told = payment === null || text.includes(paymentSentence(payment, state.responseLanguage))
    return told ? null : 'the payment sentence must be there word for word'
  },
  keep: (text, state, turn) => {
    const patch = statusPatch(targetOf(state), state)
    const { lines, menu } = nextSteps(state, patch)
    addReply(turn, [text, ...lines].join('\n'), { kind: 'payment', menu })
    return { ...patch, clarificationLoops: 0 }
  },
})

function nextSteps(
  { cart, responseLanguage }: TurnState,
  { pending }: TurnPatch,
): { lines: string[]; menu: Menu | null } {
  const choices = pending === undefined ? [] : choicesOf(pending, cart)
  if (choices.length === 0) return { lines: [], menu: null }
  const labels = choices.map((id) => labelOf(id, responseLanguage))
  const question =
    pending?.kind === 'confirm_order'
      ? [say('order_confirm', responseLanguage, { total: sayMoney(pending.total) })]
      : []
  return { lines: [...question, numbered(labels)], menu: choiceMenu(choices, responseLanguage) }
}

function targetOf({ order }: TurnState): OrderView {
  if (order === null) throw new Error('no order was found')
  return order
}
