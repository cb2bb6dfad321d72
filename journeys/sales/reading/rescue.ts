import type { PaymentMethod } from '../../../src/domain/tenancy/schemas.ts'
import { fold } from '../../../src/llm/offline/tokens.ts'
import { putsOff } from '../../governance/talk-rules.ts'
import type { TurnState } from '../../turn-state.ts'
import { promptedNumber } from '../begin.ts'
import type { Heard } from '../hear.ts'
import type { Reading, SalesStep } from '../step.ts'

const WAYS = { 'pay:stk': 'stk', 'pay:c2b': 'c2b', 'pay:card': 'card' } as const

const OTHER_CHOICES: readonly string[] = ['pay:check', 'pay:later']

/** Whether a tapped id is one of a payment notice. */
export function isPaymentChoice(choice: string | null): boolean {
  return choice !== null && (choice in WAYS || OTHER_CHOICES.includes(choice))
}

/** The longest message that is taken for nothing but the name of a way to pay. */
const FEW_WORDS = 7

/** A button of a payment notice: it means the same whatever is asked, because it is tapped whenever the notice comes. */
export function readPaymentTap(state: TurnState, { choice }: Heard): Reading | null {
  if (choice === 'pay:check') return certainly({ kind: 'status', wish: 'payment' })
  if (choice === 'pay:later') return certainly({ kind: 'later' })
  const way = Object.entries(WAYS).find(([id]) => id === choice)
  return way === undefined ? null : payBy(way[1], state)
}

/** Pays the order that waits for payment by this method; without one in the session it is looked up first. */
export function payBy(method: PaymentMethod, state: TurnState): Reading {
  const { pending } = state
  if (pending?.kind === 'choose_payment' && pending.methods.includes(method))
    return certainly({ kind: 'method', method })
  if (isClosed(method, state)) {
    return certainly({ kind: 'say', notice: { say: 'method_not_enabled' } })
  }
  if (pending?.kind === 'confirm_phone') return certainly({ kind: 'method', method })
  if (state.paymentRequestId === null || state.orderId === null || state.orderTotals === null) {
    return certainly({ kind: 'status', wish: `pay_${method}` })
  }
  const another = pending?.kind !== 'await_payment' || pending.method === 'stk'
  if (method === 'stk' && another) return certainly({ kind: 'retry', msisdn: promptedNumber(state) })
  return certainly({ kind: 'method', method })
}

/** Not offered for this order, or switched off by the shop where no order was asked about yet. */
function isClosed(method: PaymentMethod, { paymentMethods, paymentsEnabled }: TurnState): boolean {
  return paymentMethods.length > 0 ? !paymentMethods.includes(method) : paymentsEnabled[method] !== true
}

/** Cards that a shop sells. */
const CARD_TO_BUY =
  /\b(?:memory|sim|sd|gift|graphics|birthday|scratch|id) cards?\b|\bkadi ya (?:kumbukumbu|simu|zawadi|harusi)\b|\bcard ya (?:memory|simu)\b/

/** "Paybill", "lipa na kadi", "nitumie prompt": a way to pay, named in few words; null for anything longer. */
export function namedWay({ text, tokens, engine }: Heard): PaymentMethod | null {
  return tokens.length > FEW_WORDS || CARD_TO_BUY.test(fold(text)) ? null : engine.parsePaymentMethod(text)
}

/** "Later", "baadaye". */
export function readPutOff({ text }: Heard): Reading | null {
  return putsOff(text) ? certainly({ kind: 'later' }) : null
}

function certainly(step: SalesStep): Reading {
  return { step, certain: true }
}
