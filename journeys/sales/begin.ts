import type { PaymentMethod } from '../../src/domain/tenancy/schemas.ts'
import type { ShoppingAsk } from '../../src/llm/offline/types.ts'
import { toJsonObject } from '../facts.ts'
import type { Pending } from '../pending.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { openCart } from './cart.ts'
import { countLoop } from './count-loop.ts'
import { type Filters, newFilters, readFilters, refineFilters, sayFilters } from './filters.ts'
import { namesThing, narrows } from './reading/search-reading.ts'
import type { Reading, SalesNotice, SalesScratch, SalesStep } from './step.ts'

const NARROW: Pending = { kind: 'narrow_query', asked: 'what' }

/** What a step changes at once, before any tool runs. */
export function begin(state: TurnState, { step, certain }: Reading): TurnPatch {
  const { sales, ...changes } = beginStep(state, step)
  const { lastCatalogFilters, lastCatalogQuery, catalogRejections, pending } = state
  const before = { lastCatalogFilters, lastCatalogQuery, catalogRejections, pending }
  return sales ? { ...changes, sales: { ...sales, sure: certain, before } } : changes
}

function beginStep(state: TurnState, step: SalesStep): TurnPatch {
  switch (step.kind) {
    case 'search':
      return {
        ...scratch(step, step.next.length > 0 ? { say: 'one_by_one' } : null),
        ...filtersPatch(searchFilters(state, step)),
        ...rejection(state, step),
      }
    case 'link':
      return {
        ...scratch(step, { say: 'see_all' }),
        pending: state.pending?.kind === 'pick_item' ? state.pending : NARROW,
      }
    case 'order':
      return {
        ...scratch(step, step.notice),
        ...filtersPatch({ ...readFilters(state.lastCatalogFilters), next: [] }),
        cart: step.cart,
      }
    case 'method':
      return { ...scratch(step, null), ...chosenMethod(state, step.method) }
    case 'retry':
      return retry(state, step)
    case 'ask_phone':
      return { ...scratch(step, null), ...phonePatch(state, null) }
    case 'another_order':
      return { ...scratch(step, null), ...DROPPED, ...NO_PAYMENT, pending: NARROW }
    case 'later':
      return later(state, step)
    case 'back_to_list':
      return { ...scratch(step, null), pending: listPending(state) }
    case 'narrow_again':
      return { ...scratch(step, step.notice), ...(step.notice?.say === 'cart_empty' ? DROPPED : {}), pending: NARROW }
    case 'drop':
      return drop(state, step)
    case 'person':
      return { ...scratch(step, null), escalationRequired: true, escalationReason: 'human_requested' }
    case 'say':
      return { ...scratch(step, step.notice), ...misunderstood(state, step.notice) }
    case 'open':
    case 'confirm':
    case 'push':
    case 'status':
      return scratch(step, null)
  }
}

const DROPPED: TurnPatch = {
  pending: null,
  cart: [],
  orderId: null,
  orderTotals: null,
  paymentMethods: [],
  selectedItemIds: [],
  clarificationLoops: 0,
}

/** The session is about no payment. */
export const NO_PAYMENT: TurnPatch = {
  paymentRequestId: null,
  paymentStatus: null,
  paymentMethods: [],
  changingOrderId: null,
}

export function scratch(step: SalesStep, notice: SalesNotice | null): { sales: SalesScratch } {
  return { sales: { step, sure: true, before: null, notice, goesOn: false, gone: null, replyKind: 'reply' } }
}

export function filtersPatch(filters: Filters): TurnPatch {
  const words = sayFilters(filters)
  return { lastCatalogFilters: toJsonObject(filters), lastCatalogQuery: words === '' ? null : words }
}

/** The list that was shown last, to be chosen from again; without one, what is looked for is asked. */
export function listPending(state: Pick<TurnState, 'lastCatalogResults'>, without: string | null = null): Pending {
  const options = state.lastCatalogResults.filter(({ itemId }) => itemId !== without)
  return options.length > 0 ? { kind: 'pick_item', options } : NARROW
}

/** "Shall the prompt go to ...?" for the order that was confirmed; nothing when there is none. */
export function phonePatch(state: TurnState, msisdn: string | null): TurnPatch {
  const { pending, orderId, orderTotals } = state
  if (pending !== null && 'total' in pending) {
    return { pending: { kind: 'confirm_phone', orderId: pending.orderId, total: pending.total, msisdn } }
  }
  if (orderId === null || orderTotals === null) return {}
  return { pending: { kind: 'confirm_phone', orderId, total: orderTotals.total, msisdn } }
}

/** The method to pay with; for the prompt the number it goes to is asked first. */
export function chosenMethod(state: TurnState, method: PaymentMethod): TurnPatch {
  return method === 'stk' ? { method, ...phonePatch(state, ownMsisdn(state)) } : { method }
}

/** The WhatsApp number as M-PESA writes it, when it is a Kenyan mobile number. */
export function ownMsisdn({ phoneE164 }: Pick<TurnState, 'phoneE164'>): string | null {
  const digits = phoneE164?.replace(/^\+/, '') ?? ''
  return /^254[17]\d{8}$/.test(digits) ? digits : null
}

function searchFilters(state: TurnState, { mode, ask, next }: Extract<SalesStep, { kind: 'search' }>): Filters {
  const before = readFilters(state.lastCatalogFilters)
  if (mode === 'others') return { ...before, seeAll: false }
  if (mode === 'refine' || (state.pending !== null && onlyNarrows(ask))) return refineFilters(before, ask)
  return { ...newFilters(ask), next, replaces: mode === 'replace' ? openCart(state).length - 1 : null }
}

/** "Size 43" or "cheaper" alone goes on with what was looked for. */
function onlyNarrows(ask: ShoppingAsk): boolean {
  return !namesThing(ask) && narrows(ask)
}

/** Two lists in a row that were not wanted bring the link to the whole range; a new wish starts the count again. */
function rejection(state: TurnState, { mode }: Extract<SalesStep, { kind: 'search' }>): TurnPatch {
  return { catalogRejections: mode === 'others' ? state.catalogRejections + 1 : 0 }
}

function retry(state: TurnState, step: Extract<SalesStep, { kind: 'retry' }>): TurnPatch {
  if (state.paymentRequestId === null || state.orderId === null || state.orderTotals === null) {
    return { ...scratch(step, { say: 'nothing_to_pay' }), pending: NARROW }
  }
  return { ...scratch(step, null), ...phonePatch(state, step.msisdn ?? ownMsisdn(state)) }
}

/** The number that the last prompt of this order went to, or may go to; null when the session does not know it. */
export function promptedNumber({ pending, suspended }: Pick<TurnState, 'pending' | 'suspended'>): string | null {
  const known = [pending, suspended].find((one) => one?.kind === 'await_payment' || one?.kind === 'confirm_phone')
  return known?.kind === 'await_payment' || known?.kind === 'confirm_phone' ? known.msisdn : null
}

/** What was chosen is put aside. An order that is with M-PESA already is not: its question stands. */
function drop(state: TurnState, step: SalesStep): TurnPatch {
  const { paymentRequestId: attemptId, orderId, changingOrderId } = state
  if (changingOrderId !== null) return { ...scratch(step, { say: 'kept_unpaid' }), pending: null }
  const waiting = [state.pending, state.suspended].find((one) => one?.kind === 'await_payment')
  const method = waiting?.kind === 'await_payment' ? waiting.method : 'stk'
  if (attemptId === null || orderId === null) return { ...scratch(step, { say: 'dropped' }), ...DROPPED }
  return {
    ...scratch(step, null),
    pending: { kind: 'await_payment', orderId, attemptId, method, msisdn: promptedNumber(state) },
  }
}

/** The order stays as it is, unpaid; "continue" and "pay" come back to it. */
function later(state: TurnState, step: SalesStep): TurnPatch {
  const { pending } = state
  const aside = pending?.kind === 'await_payment' || pending?.kind === 'choose_payment' ? pending : null
  if (aside === null) return { ...scratch(step, { say: 'kept_unpaid' }), pending }
  return { ...scratch(step, { say: 'kept_unpaid' }), pending: null, suspended: aside, parked: true }
}

function misunderstood(state: TurnState, notice: SalesNotice): TurnPatch {
  const lost = notice.say === 'not_understood' || notice.say === 'out_of_range'
  return lost ? countLoop(state) : {}
}
