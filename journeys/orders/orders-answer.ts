import { numbered, sayMoney, sayWhen } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import type { Menu, ReplyKind } from '../../src/domain/messaging/schemas.ts'
import type { OrderView } from '../../src/domain/orders/schemas.ts'
import { yesNoMenu } from '../menus.ts'
import { NO_PAYMENT } from '../sales/begin.ts'
import { choiceLinesOf, choiceMenu, menuOf } from '../sales/choices.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { statusPatch } from './after-status.ts'
import { promptIsLive } from './edges.ts'
import { openOrders } from './target-order.ts'
import type { OrdersWish } from './wish.ts'

export interface OrdersAnswer {
  text: string
  kind: ReplyKind
  menu: Menu | null
  patch: TurnPatch
}

/** The fixed answer for what was wanted, from the record. */
export function ordersAnswer(state: TurnState, now: Date, timezone: string): OrdersAnswer {
  const { order, orders, ordersWish, responseLanguage: language } = state
  if (state.toolFailure !== null && state.ticket === null && (orders.length === 0 || ordersWish?.kind !== 'keep')) {
    return plain(say('cannot_now', language))
  }
  if (order === null || ordersWish === null) return withoutOrder(state)
  if (state.ticket !== null) return ticketAnswer(state, order, now, timezone)
  const { reference } = order
  if (ordersWish.kind === 'keep') return plain(say('order_kept', language, { reference }), { pending: null })
  if (state.withdrawal === 'withdrawn') return withdrawn(state, order)
  if (order.status === 'cancelled' || order.status === 'fulfilled') {
    return plain(say('order_already_closed', language, { reference }), { pending: null })
  }
  if (promptIsLive(order) || state.withdrawal === 'payment_pending') return promptFirst(state, order)
  return askCancel(state, order)
}

function withoutOrder(state: TurnState): OrdersAnswer {
  const { ordersWish, responseLanguage: language } = state
  const reference = ordersWish?.reference ?? null
  if (state.orders.length === 0 && reference !== null) return plain(say('order_not_yours', language, { reference }))
  if (state.orders.length === 0) return plain(say('orders_none', language), { pending: null })
  const wish = wishFor(ordersWish)
  const orders = wish === 'status' ? state.orders : openOrders(state.orders)
  const lines = orders.map((order) => say(`order_is_${order.status}`, language, totals(order)))
  const rows = orders.map(({ reference: title, total }, at) => ({
    id: `order:${at + 1}`,
    title,
    description: sayMoney(total),
  }))
  return {
    text: [say('pick_order', language), numbered(lines)].join('\n'),
    kind: 'reply',
    menu: menuOf(rows, language),
    patch: {
      pending: {
        kind: 'pick_order',
        wish,
        orders: orders.map(({ orderId, reference: named }) => ({ orderId, reference: named })),
      },
    },
  }
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
    text: [say(`order_is_${order.status}`, language, totals(order)), question, choices].join('\n'),
    kind: 'reply',
    menu: yesNoMenu(language),
    patch: { pending: { kind: 'confirm_cancel_order', orderId, reference } },
  }
}

/** The order is cancelled in its record; whatever the session still had of it goes too. */
function withdrawn(state: TurnState, { orderId, reference }: OrderView): OrdersAnswer {
  const { responseLanguage: language } = state
  const mine = orderId === state.orderId || orderId === state.changingOrderId
  const emptied: TurnPatch = mine ? { cart: [], orderId: null, orderTotals: null, ...NO_PAYMENT } : {}
  const suspended = state.suspended !== null && 'orderId' in state.suspended && state.suspended.orderId === orderId
  const settled: TurnPatch = suspended ? { suspended: null, parked: false, digression: false } : {}
  return plain(say('order_withdrawn', language, { reference }), { ...emptied, ...settled, pending: null }, 'owed')
}

/** Money may be on its way: the prompt is answered or cancelled on the phone before anything else happens to its order. */
function promptFirst(state: TurnState, order: OrderView): OrdersAnswer {
  const { cart, paymentMethods, ordersWish, responseLanguage: language } = state
  const patch = statusPatch(order, state)
  const choosing = { pending: patch.pending ?? null, cart, paymentMethods }
  const said =
    ordersWish?.kind === 'change'
      ? say('order_in_payment', language)
      : say('cancel_in_payment', language, { reference: order.reference })
  const text = [said, ...choiceLinesOf(choosing, language)].join('\n')
  return { text, kind: 'owed', menu: choiceMenu(choosing, language), patch }
}

function ticketAnswer(state: TurnState, order: OrderView, now: Date, timezone: string): OrdersAnswer {
  const { ticket, responseLanguage: language, tenantName } = state
  const why = order.status === 'needs_review' ? 'review_needs_person' : 'paid_needs_person'
  const opened = say('handoff_opened', language, {
    shop: tenantName ?? '',
    reference: ticket?.reference ?? '',
    when: sayWhen(new Date(ticket?.promisedAt ?? now), now, timezone, language),
  })
  return plain([say(why, language, { reference: order.reference }), opened].join('\n'), { pending: null }, 'handoff')
}

function totals(order: OrderView): { reference: string; total: string } {
  return { reference: order.reference, total: sayMoney(order.total) }
}

function plain(text: string, patch: TurnPatch = {}, kind: ReplyKind = 'reply'): OrdersAnswer {
  return { text, kind, menu: null, patch }
}
