import { sayMoney } from '../../../prompts/copy/format.ts'
import { say } from '../../../prompts/copy/index.ts'
import { type OrderStatusVars, orderStatusResponse } from '../../../prompts/order-status-response/index.ts'
import { paymentSentence } from '../../../prompts/order-status-response/payment-sentence.ts'
import type { OrderView } from '../../../src/domain/orders/schemas.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import { promptNode } from '../../core/prompt-node.ts'
import { addReply } from '../../replies.ts'
import { lineText } from '../../sales/checkout/order-text.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnState } from '../../turn-state.ts'
import { statusPatch } from '../after-status.ts'
import { promiseText } from '../promise-text.ts'

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
        stage: order.stage,
        carrier: order.carrier,
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
    const order = targetOf(state)
    const patch = statusPatch(order, state)
    const question = patch.pending == null ? null : turn.journeys.questionOf({ ...state, ...patch })
    const claim = state.ordersWish?.receipt == null ? [] : [say('claim_checked', state.responseLanguage)]
    const promise = state.ordersWish?.kind === 'payment' ? null : promiseOf(order, state, turn)
    // Asked when it comes, that is the answer; the rest is known.
    const told = state.ordersWish?.kind === 'when' && promise !== null ? [promise] : [text, promise]
    const said = [...claim, ...told, question?.text ?? null].filter((part) => part !== null)
    addReply(turn, said.join('\n'), { kind: 'payment', menu: question?.menu ?? null })
    return { ...patch, clarificationLoops: 0 }
  },
})

/** Where the shop has promised nothing for a paid order, that is said and not made up. */
function promiseOf(order: OrderView, { responseLanguage, ordersWish }: TurnState, { ctx, tenant }: TurnContext) {
  const saying = { now: ctx.clock.now(), timezone: tenant.settings.timezone, language: responseLanguage }
  const promise = promiseText(order, saying)
  // Where they are is the better answer once they have moved.
  if (order.stage !== null && order.stage !== 'to_prepare') return null
  if (promise !== null || ordersWish?.kind !== 'when' || order.status !== 'paid') return promise
  return say('order_no_time', responseLanguage, { reference: order.reference })
}

/** A payment that was started for an older total says nothing about the order as it is now. */
function paymentSaid({ payment, total, status }: OrderView, language: SpokenLang): string | null {
  if (payment === null) return null
  const outdated = status === 'awaiting_payment' && payment.amount.amountMinor !== total.amountMinor
  if (outdated && !MONEY_CAME.has(payment.status)) return say('pay_state_changed', language, { total: sayMoney(total) })
  return paymentSentence(payment, language)
}

const MONEY_CAME: ReadonlySet<string> = new Set(['paid', 'partially_paid', 'in_review', 'refunded'])

function targetOf({ order }: TurnState): OrderView {
  if (order === null) throw new Error('no order was found')
  return order
}
