import { sayMoney } from '../../../prompts/copy/format.ts'
import { say } from '../../../prompts/copy/index.ts'
import { type OrderStatusVars, orderStatusResponse } from '../../../prompts/order-status-response/index.ts'
import { paymentSentence } from '../../../prompts/order-status-response/payment-sentence.ts'
import type { Menu } from '../../../src/domain/messaging/schemas.ts'
import type { OrderView } from '../../../src/domain/orders/schemas.ts'
import type { SpokenLang } from '../../../src/domain/tenancy/schemas.ts'
import { promptNode } from '../../core/prompt-node.ts'
import { addReply } from '../../replies.ts'
import { choiceLinesOf, choiceMenu } from '../../sales/choices.ts'
import { lineText } from '../../sales/order-text.ts'
import { pastesReceipt } from '../../sales/reading/claims.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { statusPatch } from '../after-status.ts'

/** Tells the recorded state; what was asked about comes first, and what can be done next follows under numbers. */
export const orderStatusResponseNode = promptNode(orderStatusResponse, {
  vars: (state, turn): OrderStatusVars => {
    const order = targetOf(state)
    const language = state.responseLanguage
    const payment = paymentSaid(order, language)
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
    const payment = paymentSaid(targetOf(state), state.responseLanguage)
    return payment === null || text.includes(payment) ? null : 'the payment sentence must be there word for word'
  },
  keep: (text, state, turn) => {
    const patch = statusPatch(targetOf(state), state)
    const { lines, menu } = nextSteps(state, patch)
    const claim = pastesReceipt(state.message) ? [say('claim_checked', state.responseLanguage)] : []
    addReply(turn, [...claim, text, ...lines].join('\n'), { kind: 'payment', menu })
    return { ...patch, clarificationLoops: 0 }
  },
})

/** A payment that was started for an older total says nothing about the order as it is now. */
function paymentSaid({ payment, total, status }: OrderView, language: SpokenLang): string | null {
  if (payment === null) return null
  const outdated = status === 'awaiting_payment' && payment.amount.amountMinor !== total.amountMinor
  if (outdated && !MONEY_CAME.has(payment.status)) return say('pay_state_changed', language, { total: sayMoney(total) })
  return paymentSentence(payment, language)
}

const MONEY_CAME: ReadonlySet<string> = new Set(['paid', 'partially_paid', 'in_review', 'refunded'])

function nextSteps(
  { cart, paymentMethods, responseLanguage }: TurnState,
  { pending }: TurnPatch,
): { lines: string[]; menu: Menu | null } {
  const choosing = { pending: pending ?? null, cart, paymentMethods }
  const choices = choiceLinesOf(choosing, responseLanguage)
  if (choices.length === 0) return { lines: [], menu: null }
  const question =
    pending?.kind === 'confirm_order'
      ? [say('order_confirm', responseLanguage, { total: sayMoney(pending.total) })]
      : []
  return { lines: [...question, ...choices], menu: choiceMenu(choosing, responseLanguage) }
}

function targetOf({ order }: TurnState): OrderView {
  if (order === null) throw new Error('no order was found')
  return order
}
