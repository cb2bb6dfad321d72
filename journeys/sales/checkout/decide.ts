import { say } from '../../../prompts/copy/index.ts'
import type { FulfilmentChoice } from '../../../src/domain/fulfilment/schemas.ts'
import type { Act } from '../../../src/language/reading.ts'
import { goOn } from '../../core/go-on.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { isCheckoutAct } from './acts.ts'
import { checkoutChoices } from './choices.ts'
import { decideCart } from './decide-cart.ts'
import { decideChoosing } from './decide-choosing.ts'
import { decidePaying } from './decide-paying.ts'
import type { CheckoutFacts, Decision } from './decision.ts'
import { type CheckoutHeard, hearCheckout } from './hear-checkout.ts'
import { type CheckoutPending, isCheckoutPending } from './pending.ts'
import { hasWays } from './resolve-delivery.ts'
import { sayPhone } from './say-phone.ts'
import { type AskDelivery, type CheckoutStep, NOTHING_DECIDED } from './scratch.ts'

/** Where the acts of this part lead. Pure: the same acts in the same state always lead to the same step. */
export function decideCheckout(before: TurnState, facts: CheckoutFacts): TurnPatch {
  const unknown = before.acts.some(({ act }) => act === 'set_delivery') && !hasWays(facts.served)
  if (!unknown) return decideWay(before, facts)
  const told = say('way_unknown', before.responseLanguage, { shop: before.tenantName ?? '' })
  const said = [...before.said, told]
  const acts = before.acts.filter(({ act }) => act !== 'set_delivery')
  return { said, ...decideWay({ ...before, said, acts }, facts) }
}

function decideWay(state: TurnState, facts: CheckoutFacts): TurnPatch {
  const asked = isCheckoutPending(state.pending) ? state.pending : null
  const acts = state.acts.filter((act) => isCheckoutAct(act, state.pending))
  const said = state.reading?.acts ?? []
  const all = hearCheckout(acts, asked, state.reading)
  const heard = said.some(speaksOfSentMoney) ? { ...all, ...NO_PAYING } : all
  if (heard.checks) return { ...enough(), ...goOn(state, 'orders', [{ act: 'ask_payment' }]) }
  if (heard.person) return { ...enough(), escalationRequired: true, escalationReason: 'human_requested' }
  if (heard.outOfRange && asked !== null) return outOfRange(asked, state)
  if (heard.remembers && state.fulfilment !== null) return remember(state.fulfilment)
  const kept = numberKept(heard, state)
  const { step, checkout, patch } = phaseOf(state)({ ...state, ...kept }, heard, facts)
  const answered = withQuestions(step, heard, { ...state, ...kept }, facts)
  const wish = { method: heard.method, msisdn: heard.msisdn }
  const decided = { ...NOTHING_DECIDED, wish, ...checkout, ...answered.checkout }
  return { checkout: { ...decided, step: answered.step }, ...kept, ...patch, ...answered.patch }
}

/** A number said while something else is asked first holds for the prompt to come; she hears that it does. */
function numberKept({ msisdn }: CheckoutHeard, state: TurnState): Pick<TurnPatch, 'payFrom' | 'said'> {
  if (msisdn === null) return {}
  const asksFirst = state.cart.length > 0 && state.fulfilment === null
  const told = say('number_kept', state.responseLanguage, { phone: sayPhone(msisdn) })
  return { payFrom: msisdn, ...(asksFirst ? { said: [...state.said, told] } : {}) }
}

/** Who speaks of money that was sent, or wants it back, starts no other payment in the same message. */
function speaksOfSentMoney({ act }: Act): boolean {
  return act === 'claim_paid' || act === 'ask_payment' || act === 'misdirected_payment' || act === 'refund'
}

const NO_PAYING = { yes: false, pays: false, method: null, msisdn: null, otherWay: false, otherNumber: false } as const

type Phase = (state: TurnState, heard: CheckoutHeard, facts: CheckoutFacts) => Decision

/** Money is awaited for what was ordered; or the cart is ready to be ordered; or there is nothing to order yet. */
function phaseOf({ paymentRequestId, orderId, orderTotals, cartChanged, cart, asks, openLines }: TurnState): Phase {
  const started = paymentRequestId !== null && orderId !== null && orderTotals !== null
  if (started && !cartChanged) return decidePaying
  return cart.length > 0 && !asks && openLines.length === 0 ? decideCart : decideChoosing
}

function remember(delivery: FulfilmentChoice): Pick<TurnPatch, 'checkout'> {
  return { checkout: { ...NOTHING_DECIDED, step: { kind: 'remember', delivery } } }
}

/** A number that stands beside none of the choices: which there are is said, and the question is asked again. */
function outOfRange(asked: CheckoutPending, state: TurnState): TurnPatch {
  const count = String(checkoutChoices(asked, state).length)
  return {
    checkout: NOTHING_DECIDED,
    said: [...state.said, say('out_of_range', state.responseLanguage, { count })],
  }
}

function enough(): Pick<TurnPatch, 'checkout'> {
  return { checkout: { ...NOTHING_DECIDED, asks: 'nothing' } }
}

/** Questions are answered before anything else is done or asked. */
function withQuestions(step: CheckoutStep, heard: CheckoutHeard, state: TurnState, facts: CheckoutFacts): Decision {
  const { questions, asksAbout } = heard
  const ways: Decision = asksAbout === null ? { step } : { step: showWays(step), checkout: { asksAbout } }
  const [first] = questions
  if (first === undefined) return ways
  const said = state.reading?.acts ?? []
  // What no setting of the shop can tell stands in its documents, if anywhere; they hand back what they do not say.
  if (questions.every((question) => isOpen(question) && said.includes(question))) {
    const asking = questions.map(({ words }) => ({ act: 'ask_shop', topic: 'delivery', words }) as const)
    return { ...ways, patch: goOn(state, 'support', asking) }
  }
  const { zones, pickup } = facts.served
  const silent = questions.every(({ aspect }) => (aspect === 'pickup' ? pickup.length === 0 : zones.length === 0))
  if (!hasWays(facts.served) || (silent && pickup.length === 0)) {
    const asking = questions.map(({ words }) => ({ act: 'ask_shop', topic: 'other', words }) as const)
    return { ...ways, patch: goOn(state, 'support', asking) }
  }
  const lookUp = questions.find((question) => asksWhenItComes(question, state, facts))
  const next = ways.step
  // Money that is awaited needs no answer in the chat, so it is not asked about again.
  const asks = state.pending?.kind === 'await_payment' ? ('nothing' as const) : ('question' as const)
  const answer: CheckoutStep =
    lookUp === undefined ? { kind: 'quote', next } : { kind: 'look_up', wanted: 'promise', next }
  return { step: answer, checkout: { asks, ...ways.checkout, questions }, patch: { lastQuestion: lastOf(questions) } }
}

function isOpen({ aspect, zoneId, elsewhere, spendMinor }: AskDelivery): boolean {
  return aspect === 'other' && zoneId === null && elsewhere === null && spendMinor === null
}

/** "When do you bring it?" of something that was ordered already. */
function asksWhenItComes({ aspect, zoneId, elsewhere }: AskDelivery, state: TurnState, facts: CheckoutFacts): boolean {
  const ordered = state.paymentRequestId !== null || (state.cart.length === 0 && facts.lastOrder?.paid === true)
  return aspect === 'time' && zoneId === null && elsewhere === null && ordered
}

function lastOf(questions: readonly AskDelivery[]): TurnPatch['lastQuestion'] {
  const last = questions.at(-1)
  if (last === undefined) return null
  const zoneId = questions.findLast((question) => question.zoneId !== null)?.zoneId ?? null
  return { act: 'ask_delivery', topic: last.aspect, words: last.words, zoneId }
}

function showWays(step: CheckoutStep): CheckoutStep {
  return step.kind === 'done' ? { kind: 'methods', shows: 'ways' } : step
}
