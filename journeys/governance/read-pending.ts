import { parseReference } from '../../src/lib/reference.ts'
import { fold } from '../../src/llm/offline/tokens.ts'
import { namesChange, referenceIn } from '../orders/wish.ts'
import type { Pending } from '../pending.ts'
import { hear } from '../sales/hear.ts'
import { removesFromCart } from '../sales/read-answer.ts'
import { pastesReceipt } from '../sales/reading/claims.ts'
import { isPaymentChoice } from '../sales/reading/rescue.ts'
import { MORE_OF_THESE } from '../sales/reading/words.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { chosenIntent } from './chosen-intent.ts'
import {
  asksForPerson,
  asksToCollect,
  asksToPay,
  asksToResume,
  dropsQuestion,
  isWordless,
  namesWayToPay,
  putsOff,
  withdrawsMarketing,
} from './talk-rules.ts'

/** Answers to these mean what they say: "cancel" to "shall I cancel?" is an answer, and a live prompt cannot be left. */
const NOT_DROPPED: ReadonlySet<Pending['kind']> = new Set(['confirm_cancel_order', 'await_payment', 'offer_handoff'])

/** The order stands with its total: a code that is sent now is meant for it. */
const PRICED: ReadonlySet<Pending['kind']> = new Set(['confirm_order', 'choose_payment', 'confirm_phone'])

/** Reads the message against what was asked last, before any classifier. */
export function readPending(state: TurnState, turn: TurnContext): TurnPatch {
  const decided = state.pending === null ? withoutQuestion(state, turn) : withQuestion(state, state.pending, turn)
  turn.steps.push({ node: 'read_pending', kind: 'rule', ms: 0, note: noteOf(state.pending, decided, turn) })
  return decided
}

/** What means one thing in every state. */
function byWords({ message, pending }: TurnState, { choice }: TurnContext): TurnPatch | null {
  if (asksForPerson(message)) return { intent: 'human_request', fit: 'rule' }
  const paying = pending?.kind === 'await_payment' || pending?.kind === 'choose_payment'
  if (asksToCollect(message)) return { intent: 'support_question', fit: 'rule' }
  if (!paying && (isPaymentChoice(choice) || pastesReceipt(message))) return { intent: 'payment_help', fit: 'rule' }
  return withdrawsMarketing(message) ? { intent: 'preferences_consent', fit: 'rule' } : null
}

function withoutQuestion(state: TurnState, turn: TurnContext): TurnPatch {
  const { message, suspended } = state
  const ruled = byWords(state, turn)
  if (ruled !== null) return ruled
  if (isWordless(message)) return { intent: 'spam_casual', fit: 'rule' }
  if (givesCode(message, turn)) return { intent: 'discounts_offers', fit: 'rule' }
  if (asksToResume(message)) {
    return suspended === null ? { fit: 'rule', because: 'nothing_to_resume' } : { fit: 'rule', because: 'resumed' }
  }
  if (state.lastCatalogResults.length > 0 && MORE_OF_THESE.test(fold(message))) {
    return { intent: 'sales_discovery', fit: 'rule' }
  }
  return asksToPay(message) || namesWayToPay(message) ? { intent: 'payment_help', fit: 'rule' } : { fit: 'none' }
}

function withQuestion(state: TurnState, pending: Pending, turn: TurnContext): TurnPatch {
  const { message, responseLanguage } = state
  const heard = { text: message, choice: turn.choice, engine: turn.llm.engine, named: turn.outside.named }
  const ruled = byWords(state, turn)
  if (ruled !== null) return ruled
  if (!turn.journeys.outlivesDigression(pending) && state.parked && state.suspended !== null && asksToResume(message)) {
    return { fit: 'rule', because: 'resumed' }
  }
  // What tries to instruct the bot answers none of its questions.
  if (state.untrusted) return { fit: 'none' }
  if (pending.kind === 'confirm_cancel_order' && namesChange(message)) return { intent: 'order_status', fit: 'rule' }
  const drops = putsOff(message) || dropsQuestion(message, turn.llm.engine)
  const removes = drops && removesFromCart(state, hear(message, turn.choice, turn.llm.engine, turn.outside.named))
  if (drops && !removes && !NOT_DROPPED.has(pending.kind)) return { fit: 'rule', because: 'cancelled' }
  if (PRICED.has(pending.kind) && givesCode(message, turn)) {
    return { intent: 'discounts_offers', fit: 'rule' }
  }
  // No goods are called like an order: its reference alone asks where it is.
  if (pending.kind === 'narrow_query' && parseReference(message.trim()) !== null) {
    return { intent: 'order_status', fit: 'rule' }
  }
  if (pending.kind === 'clarify_intent') {
    const intent = chosenIntent(pending.options, heard, responseLanguage, turn.journeys)
    if (intent !== null) return { intent, fit: 'rule', message: pending.message, pending: null }
    return withoutQuestion(state, turn)
  }
  const fit = turn.journeys.fits(pending, state, heard)
  if (fit === 'answer') return { fit, answersPending: true, ...intentOf(pending, turn) }
  return givesCode(message, turn) ? { intent: 'discounts_offers', fit: 'rule' } : { fit }
}

/** A coupon code; an order's reference looks like one and is none. */
function givesCode(message: string, { llm }: TurnContext): boolean {
  return llm.engine.parseCoupon(message) !== null && referenceIn(message) === null
}

/** What the trace calls an answer: the intent that its question served. */
function intentOf(pending: Pending, { journeys }: TurnContext): TurnPatch {
  const intent = journeys.servedBy(pending)
  return intent === null ? {} : { intent }
}

function noteOf(pending: Pending | null, { fit, because }: TurnPatch, { journeys }: TurnContext): string {
  if (because !== undefined) return because
  if (pending === null) return fit === 'rule' ? 'a rule knows what is wanted' : 'nothing was asked'
  return `${pending.kind} of ${journeys.ownerOf(pending)}: ${fit}`
}
