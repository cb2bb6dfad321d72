import { numbered, sayMoney, sayWhen } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import { orderState } from '../../prompts/copy/order-state.ts'
import type { Menu, ReplyKind } from '../../src/domain/messaging/schemas.ts'
import type { OrderView } from '../../src/domain/orders/schemas.ts'
import { goOn } from '../core/go-on.ts'
import { yesNoMenu } from '../menus.ts'
import { NO_PAYMENT } from '../sales/checkout/begin-payment.ts'
import { isCheckoutPending } from '../sales/checkout/pending.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { statusPatch } from './after-status.ts'
import { promptIsLive } from './edges.ts'
import { pickAgain } from './reask.ts'
import { openOrders } from './target-order.ts'
import { troubleText } from './trouble-text.ts'
import type { OrdersWish } from './wish.ts'

export interface OrdersAnswer {
  /** Null when another journey says it. */
  text: string | null
  kind: ReplyKind
  menu: Menu | null
  patch: TurnPatch
}

/** The fixed answer for what was wanted, from the record. */
export function ordersAnswer(state: TurnState, turn: TurnContext): OrdersAnswer {
  const { order, orders, ordersWish, responseLanguage: language } = state
  if (state.ticket !== null) return ticketAnswer(state, turn)
  if (state.toolFailure !== null && (orders.length === 0 || ordersWish?.kind !== 'keep')) {
    return plain(say('cannot_now', language))
  }
  if (order === null || ordersWish === null) return withoutOrder(state)
  const { reference } = order
  if (ordersWish.kind === 'keep') return plain(say('order_kept', language, { reference }), { pending: null })
  if (state.withdrawal === 'withdrawn') return withdrawn(state, order)
  if (order.status === 'cancelled' || order.status === 'fulfilled') {
    return plain(say('order_already_closed', language, { reference }), { pending: null })
  }
  if (promptIsLive(order) || state.withdrawal === 'payment_pending') return promptFirst(state, order, turn)
  return askCancel(state, order)
}

function withoutOrder(state: TurnState): OrdersAnswer {
  const { ordersWish, orders, responseLanguage: language } = state
  const reference = ordersWish?.reference ?? null
  if (orders.length === 0 && reference !== null) return plain(say('order_not_yours', language, { reference }))
  if (orders.length === 0) return nothingOrdered(state)
  const lines = orders.map((order) => orderState({ ...order, total: sayMoney(order.total) }, language))
  if (ordersWish?.kind === 'list') return plain(numbered(lines))
  const wish = wishFor(ordersWish)
  const asked = wish === 'status' ? orders : openOrders(orders)
  const choices = asked.map(({ orderId, reference: named }) => ({ orderId, reference: named }))
  const said = asked.map((order) => orderState({ ...order, total: sayMoney(order.total) }, language))
  return {
    text: [say('pick_order', language), numbered(said)].join('\n'),
    kind: 'reply',
    menu: pickAgain(choices, language).menu,
    patch: { pending: { kind: 'pick_order', wish, orders: choices } },
  }
}

/** Before anything is ordered the cart is all there is; who says she has paid is asked about by a person. */
function nothingOrdered(state: TurnState): OrdersAnswer {
  const { ordersWish, cart, responseLanguage: language } = state
  if (ordersWish?.kind === 'payment') {
    const text = say('payment_not_seen', language, { shop: state.tenantName ?? '' })
    const pending = { kind: 'offer_handoff' as const, reason: 'payment_review' }
    return { text, kind: 'reply', menu: yesNoMenu(language), patch: { pending, digression: false } }
  }
  if (cart.length > 0)
    return { text: null, kind: 'reply', menu: null, patch: goOn(state, 'sales', [{ act: 'show_cart' }]) }
  return plain(say('orders_none', language), { pending: null })
}

function wishFor(wish: OrdersWish | null): 'status' | 'cancel' | 'change' {
  return wish?.kind === 'cancel' || wish?.kind === 'change' ? wish.kind : 'status'
}

function askCancel(state: TurnState, order: OrderView): OrdersAnswer {
  const { responseLanguage: language } = state
  const { orderId, reference } = order
  const question = say('ask_cancel_order', language, { reference })
  const choices = numbered([say('yes_title', language), say('no_title', language)])
  return {
    text: [orderState({ ...order, total: sayMoney(order.total) }, language), question, choices].join('\n'),
    kind: 'reply',
    menu: yesNoMenu(language),
    patch: { pending: { kind: 'confirm_cancel_order', orderId, reference }, digression: false },
  }
}

/** The order is cancelled in its record; whatever the session still had of it goes too. */
function withdrawn(state: TurnState, { orderId, reference }: OrderView): OrdersAnswer {
  const { responseLanguage: language } = state
  const mine = orderId === state.orderId || orderId === state.changingOrderId
  const emptied: TurnPatch = mine ? { cart: [], orderId: null, orderTotals: null, ...NO_PAYMENT } : {}
  const asked = state.suspended
  const suspended =
    asked !== null && ((mine && isCheckoutPending(asked)) || ('orderId' in asked && asked.orderId === orderId))
  const settled: TurnPatch = suspended ? { suspended: null, parked: false, digression: false } : {}
  return plain(say('order_withdrawn', language, { reference }), { ...emptied, ...settled, pending: null }, 'owed')
}

/** Money may be on its way: the prompt is answered or cancelled on the phone before anything else happens to its order. */
function promptFirst(state: TurnState, order: OrderView, { journeys }: TurnContext): OrdersAnswer {
  const { ordersWish, responseLanguage: language } = state
  const patch = statusPatch(order, state)
  const said =
    ordersWish?.kind === 'change'
      ? say('order_in_payment', language)
      : say('cancel_in_payment', language, { reference: order.reference })
  return { text: said, kind: 'owed', menu: journeys.questionOf({ ...state, ...patch })?.menu ?? null, patch }
}

function ticketAnswer(state: TurnState, { ctx, tenant }: TurnContext): OrdersAnswer {
  const { ticket, order, ordersWish, responseLanguage: language, tenantName } = state
  const now = ctx.clock.now()
  const opened = say(state.caseGoesOn ? 'case_goes_on' : 'handoff_opened', language, {
    shop: tenantName ?? '',
    reference: ticket?.reference ?? '',
    when: sayWhen(new Date(ticket?.promisedAt ?? now), now, tenant.settings.timezone, language),
  })
  const trouble = ordersWish?.trouble ?? null
  if (trouble !== null) return plain([troubleText(trouble, order, language), opened].join('\n'), {}, 'handoff')
  const why = order?.status === 'needs_review' ? 'review_needs_person' : 'paid_needs_person'
  const reason = order === null ? [] : [say(why, language, { reference: order.reference })]
  return plain([...reason, opened].join('\n'), { pending: null }, 'handoff')
}

function plain(text: string, patch: TurnPatch = {}, kind: ReplyKind = 'reply'): OrdersAnswer {
  return { text, kind, menu: null, patch }
}
